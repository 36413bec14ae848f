import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Logged, Thing } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { RulesReader } from '../../rules/rules-reader.tsx';
import type { AnyBoard } from '../board/boards.ts';
import { LookupView } from '../../tables/lookup-view.tsx';
import { useLastDay } from '../../tables/last-day.ts';
import { useMatchTables } from '../../tables/use-tables.ts';
import type { GameFacts, Position } from '../../worker/protocol.ts';
import { LogList } from './log-list.tsx';
import { panelTabs, usePanel } from './panel.ts';
import { TalkForm } from './talk-form.tsx';
import { useTable, useTools } from '../page/table-context.ts';

interface SideTabsProps {
  readonly game: GameFacts;
  readonly log: readonly Logged[];
  /** Asks for what came before the log; null if nothing did. */
  readonly earlier: (() => void) | null;
  readonly speech: Speech;
  readonly board: AnyBoard | null;
  readonly onShow: (thing: Thing) => void;
  /** The position that is looked at: what counts in it is lit in the tables. */
  readonly view: Position['view'] | null;
  /** What stands under the log: a place to speak, where there is somebody to speak to. */
  readonly under?: ReactNode;
}

/** Beside the board: the log and the rules. */
export function SideTabs({ game, log, earlier, speech, board, onShow, view, under }: SideTabsProps) {
  const { t } = useTranslation();
  const rules = useMatchTables({ board, content: game.content, speech, view, log });
  const day = useLastDay({ board, content: game.content, speech, log });
  const tables = day === null ? rules : [day.table, ...rules];
  const tab = usePanel((panel) => panel.tab);
  const clause = usePanel((panel) => panel.clause);
  const openTab = usePanel((panel) => panel.openTab);
  return (
    <Tabs
      className="side"
      selectedKey={tab === 'tables' && tables.length === 0 ? 'log' : tab}
      onSelectionChange={(key) => openTab(panelTabs.find((one) => one === key) ?? 'log')}
    >
      <TabList className="tab-list" aria-label={t('table.side')}>
        <Tab id="log" className="tab">
          {t('table.log')}
        </Tab>
        <Tab id="rules" className="tab">
          {t('rules.title')}
        </Tab>
        {tables.length === 0 ? null : (
          <Tab id="tables" className="tab">
            {t('table.tables')}
          </Tab>
        )}
      </TabList>
      <TabPanel id="log" className="tab-panel">
        <LogList log={log} earlier={earlier} kinds={game.kinds} speech={speech} board={board} onShow={onShow} />
        {under}
      </TabPanel>
      <TabPanel id="rules" className="tab-panel">
        <RulesReader game={game.id} clause={clause} tables={rules} />
      </TabPanel>
      {tables.length === 0 ? null : (
        <TabPanel id="tables" className="tab-panel">
          <div className="lookups">
            {tables.map((table) => (
              <LookupView key={table.id} table={table} />
            ))}
          </div>
        </TabPanel>
      )}
    </Tabs>
  );
}

/** The log and the rules of the match that is played; nothing while the screen changes hands. */
export function SidePanel() {
  const { session, speech, board } = useTools();
  const game = useTable((state) => state.opened?.game);
  const look = useTable((state) => state.look);
  const past = useTable((state) => state.past);
  if (look === null || game === undefined) return null;
  const log = past?.log ?? look.showing.log;
  const earlier = past === null && look.since > 0 ? () => void session.earlier() : null;
  const onShow = (thing: Thing) => session.show(thing);
  const view = past?.view ?? look.showing.view;
  const tabs = { game, log, earlier, speech, board, onShow, view };
  return <SideTabs {...tabs} under={<TalkForm />} />;
}
