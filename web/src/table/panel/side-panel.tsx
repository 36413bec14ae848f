import { useTranslation } from 'react-i18next';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Logged, Thing } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { RulesReader } from '../../rules/rules-reader.tsx';
import type { GameFacts } from '../../worker/protocol.ts';
import { LogList } from './log-list.tsx';
import { usePanel } from './panel.ts';
import { useTable, useTools } from '../page/table-context.ts';

interface SideTabsProps {
  readonly game: GameFacts;
  readonly log: readonly Logged[];
  readonly speech: Speech;
  readonly onShow: (thing: Thing) => void;
}

/** Beside the board: the log and the rules. */
export function SideTabs({ game, log, speech, onShow }: SideTabsProps) {
  const { t } = useTranslation();
  const tab = usePanel((panel) => panel.tab);
  const clause = usePanel((panel) => panel.clause);
  const openTab = usePanel((panel) => panel.openTab);
  return (
    <Tabs className="side" selectedKey={tab} onSelectionChange={(key) => openTab(key === 'rules' ? 'rules' : 'log')}>
      <TabList className="tab-list" aria-label={t('table.side')}>
        <Tab id="log" className="tab">
          {t('table.log')}
        </Tab>
        <Tab id="rules" className="tab">
          {t('rules.title')}
        </Tab>
      </TabList>
      <TabPanel id="log" className="tab-panel">
        <LogList log={log} kinds={game.kinds} speech={speech} onShow={onShow} />
      </TabPanel>
      <TabPanel id="rules" className="tab-panel">
        <RulesReader game={game.id} clause={clause} />
      </TabPanel>
    </Tabs>
  );
}

/** The log and the rules of the match that is played; nothing while the screen changes hands. */
export function SidePanel() {
  const { session, speech } = useTools();
  const game = useTable((state) => state.opened?.game);
  const look = useTable((state) => state.look);
  const past = useTable((state) => state.past);
  if (look === null || game === undefined) return null;
  const log = past?.log ?? look.showing.log;
  return <SideTabs game={game} log={log} speech={speech} onShow={(thing) => session.show(thing)} />;
}
