import './table.css';
import '../dialogs/dialog.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { findGame } from '@bivouac/shelf';
import { EndScreen } from '../../end/end-screen.tsx';
import { saveFile } from '../../matches/file.ts';
import { OrdersDialog } from '../../orders/orders-dialog.tsx';
import { usePageTitle } from '../../page-title.ts';
import { useLanguage } from '../../speech/use-language.ts';
import { useSpeech } from '../../speech/use-speech.ts';
import { ActionPanel } from '../actions/action-panel.tsx';
import { BoardArea } from '../board/board-area.tsx';
import { useBoard } from '../board/boards.ts';
import { ConfirmResign } from '../dialogs/confirm-resign.tsx';
import { Ending } from '../dialogs/ending.tsx';
import { HandOver } from '../dialogs/hand-over.tsx';
import { Standing } from '../dialogs/standing.tsx';
import { NoTableNotice } from './no-table.tsx';
import { OverlayChoice } from '../board/overlay-choice.tsx';
import { TableSession } from '../session/session.ts';
import { Shortcuts } from '../keys/shortcuts.tsx';
import { usePanel } from '../panel/panel.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { TableBar } from '../bar/table-bar.tsx';
import { TableContext, type TableTools, useTable } from './table-context.ts';
import type { MenuDeed } from '../bar/table-menu.tsx';
import { useMoment } from './use-moment.ts';
import { useNarrow } from './use-narrow.ts';
import { useTableKeys } from '../keys/use-table-keys.ts';

/** The table: a match of this browser, run in a worker. */
export function TablePage({ match }: { readonly match: string }) {
  return <OneTable key={match} match={match} />;
}

function OneTable({ match }: { readonly match: string }) {
  const [session] = useState(() => new TableSession());
  useEffect(() => {
    void session.open(match);
    return () => session.close();
  }, [session, match]);
  return <SessionTable session={session} />;
}

/** A table on the page, whoever runs its match; `aside` stands in its bar, `banner` over the question. */
export function SessionTable({
  session,
  aside = null,
  banner,
}: {
  readonly session: TableSession;
  readonly aside?: ReactNode;
  readonly banner?: ReactNode;
}) {
  const { t } = useTranslation();
  const opened = useStore(session.store, (state) => state.opened);
  const fault = useStore(session.store, (state) => state.fault);
  const game = opened?.game ?? null;
  const seating = useStore(session.store, (state) => state.seating);
  const speech = useSpeech(game, seating, opened?.pack);
  const board = useBoard(game?.id ?? null);
  const tools = useMemo<TableTools | null>(
    () => (speech === null || !board.ready ? null : { session, speech, board: board.board, banner }),
    [session, speech, board, banner],
  );
  if (fault !== null) return <NoTableNotice fault={fault} />;
  if (tools === null || opened === null || seating === null) {
    return (
      <main className="table-wait">
        <h1>{t('table.opening')}</h1>
      </main>
    );
  }
  return (
    <TableContext value={tools}>
      <OpenTable game={opened.game.id} aside={aside} />
    </TableContext>
  );
}

function OpenTable({ game, aside }: { readonly game: string; readonly aside: ReactNode }) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'keys' | 'orders' | 'resign' | 'standing' | null>(null);
  const [overlay, setOverlay] = useState<string | null>(null);
  const { board, finished, session, handTo, speech } = useTableKeys({
    onHelp: () => setDialog('keys'),
    onOrders: () => setDialog('orders'),
    overlay,
    setOverlay,
  });
  const isNarrow = useNarrow();
  // What must be answered or read there opens the panel, whatever was chosen.
  const isNeeded = useTable(
    ({ hold, refusal, look }) => hold !== 'here' || refusal !== null || (look?.showing.proposal ?? null) !== null,
  );
  const folded = usePanel((panel) => panel.folded) && !isNarrow && !isNeeded;
  const [endSeen, setEndSeen] = useState(false);
  const openStanding = useCallback(() => setDialog('standing'), []);
  useMoment(session.match);
  const title = findGame(game)?.title[language] ?? game;
  usePageTitle(title);

  const onDeed = (deed: MenuDeed) => {
    switch (deed) {
      case 'replay':
        void session.replayAddress().then((address) => address !== null && navigate(address));
        return;
      case 'save':
        void session.desk.fileText().then((text) => text !== null && saveFile(text, game));
        return;
      case 'draw':
        void session.proposeDraw();
        return;
      case 'orders':
      case 'resign':
      case 'keys':
        setDialog(deed);
        return;
      case 'home':
        navigate('/');
    }
  };

  const overlays = (board?.overlays ?? []).map(({ id, key, title: words }) => ({ id, key, title: speech.of(words) }));
  return (
    <div className="table-page">
      <TableBar title={title} aside={aside} overlays={{ overlays, overlay, onOverlay: setOverlay }} onDeed={onDeed} />
      {handTo !== null ? (
        <main className="table-hidden">
          <HandOver />
        </main>
      ) : (
        <main className="table" data-folded={folded}>
          <div className="table-left">
            {isNarrow ? <OverlayChoice overlays={overlays} overlay={overlay} onOverlay={setOverlay} /> : null}
            <BoardArea overlay={overlay} onStanding={openStanding} />
          </div>
          <div className="table-right" hidden={folded}>
            <ActionPanel onEnd={finished ? () => setEndSeen(false) : null} />
            <SidePanel />
          </div>
        </main>
      )}
      <EndScreen open={finished && !endSeen} onClose={() => setEndSeen(true)} />
      <Shortcuts
        open={dialog === 'keys'}
        orders={board?.orders !== undefined}
        overlays={overlays}
        onClose={() => setDialog(null)}
      />
      <Standing open={dialog === 'standing'} onClose={() => setDialog(null)} />
      <Ending />
      <OrdersDialog open={dialog === 'orders'} onClose={() => setDialog(null)} />
      <ConfirmResign
        open={dialog === 'resign'}
        onClose={() => setDialog(null)}
        onResign={() => {
          setDialog(null);
          void session.resign();
        }}
      />
    </div>
  );
}
