import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Clocks } from './clocks.tsx';
import { FoldedQuestion, FoldSwitch } from './fold-switch.tsx';
import { OverlayMenu, type OverlayProps } from '../board/overlay-choice.tsx';
import { PackNote } from './pack-note.tsx';
import { Thinking } from './thinking.tsx';
import { Switches } from '../../front/switches.tsx';
import { OrdersMark, OrdersSign } from '../../orders/orders-sign.tsx';
import { TableMenu, type MenuDeed } from './table-menu.tsx';
import { sideName } from '../../speech/use-speech.ts';
import { undoReason } from './undo-reason.ts';
import { WatchDeeds } from './watch-deeds.tsx';
import { useTable, useTools } from '../page/table-context.ts';
import { useNarrow } from '../page/use-narrow.ts';
import { useMenuSettings } from './menu-settings.tsx';

interface TableBarProps {
  readonly title: string;
  /** What else is to be said of the table: who is there, of one with people far apart. */
  readonly aside?: ReactNode;
  readonly overlays: OverlayProps;
  readonly onDeed: (deed: MenuDeed) => void;
}

/** The bar over the table: where one is, whose move it is, undo, and the way back. */
export function TableBar({ title, aside = null, overlays, onDeed }: TableBarProps) {
  const { t } = useTranslation();
  const { session, speech, board } = useTools();
  const isNarrow = useNarrow();
  const inMenu = useMenuSettings();
  const look = useTable((state) => state.look);
  const busy = useTable((state) => state.busy);
  const seat = useTable((state) => state.seat);
  const unseen = useTable((state) => state.unseen);
  const kind = useTable((state) => state.opened?.kind);
  const thinking = useTable((state) => state.thinking !== null);
  const here = useTable((state) => state.hold === 'here');
  const blocked = look === null ? speech.barrier('nothing') : undoReason(look, speech, board);
  const over = look === null || look.showing.result !== null;
  const viewer = look?.viewer ?? -1;
  // At a table with people far apart everybody knows his own name, and there is much else in the bar.
  const side = kind === 'online' && look !== null ? sideName(speech, viewer, look.showing.view.holder) : null;
  // Whoever only watches has nothing to take back, and other buttons for the pace.
  const watching = look !== null && look.showing.seats.every((one) => one.kind === 'bot');
  const isCommon = seat !== null && look?.openly === 'table';
  const mayUndo = here && !over && blocked === null && (!busy || thinking) && (seat !== null || viewer >= 0);
  return (
    <header className="table-bar">
      <Link href="/" className="home" aria-label={t('table.homeLink')}>
        Bivouac
      </Link>
      <div className="table-title">
        <h1>{title}</h1>
        <p>
          <OrdersMark />
          {kind === 'trial' ? `${t('table.trial')} · ` : ''}
          {look === null
            ? ''
            : viewer < 0
              ? t(isCommon ? 'table.common' : 'table.watching')
              : t('table.youAre', { name: side ?? speech.seat(viewer) })}
          <PackNote />
        </p>
      </div>
      {isNarrow ? null : <FoldedQuestion />}
      {aside}
      <Thinking />
      <Clocks />
      <div className="bar-deeds">
        <WatchDeeds />
        {!watching && busy && seat === null && look?.bot !== null && look !== null ? (
          <button type="button" className="button" onClick={() => session.skip()}>
            {t('table.skip')}
          </button>
        ) : null}
        {!busy && unseen.to > unseen.from ? (
          <button type="button" className="button" onClick={() => void session.playBack()}>
            {t('table.changed')}
          </button>
        ) : null}
        {watching ? null : (
          <button
            type="button"
            className="button"
            aria-disabled={!mayUndo}
            title={blocked === null || over ? undefined : t('table.undoBlocked', { why: blocked })}
            onClick={() => mayUndo && void session.undo()}
          >
            {t('table.undo')}
            {blocked === null || over ? null : (
              <span className="undo-why">{t('table.undoBlocked', { why: blocked })}</span>
            )}
          </button>
        )}
        {isNarrow ? null : <OverlayMenu {...overlays} />}
        <OrdersSign onOpen={() => onDeed('orders')} />
        {isNarrow ? null : <FoldSwitch />}
        <TableMenu onDeed={onDeed} />
        {inMenu ? null : <Switches />}
      </div>
    </header>
  );
}
