import { useEffect, useMemo } from 'react';
import { type Action, hasHole } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../board/boards.ts';
import { useMayOrder } from '../../orders/use-orders.ts';
import { keyOf, linesIn, MOST_KEYS } from '../actions/offer-lines.ts';
import { useEnds, useOfferLines } from '../actions/use-offer-lines.ts';
import { useOffersNow } from '../actions/use-runs.ts';
import { usePanel } from '../panel/panel.ts';
import type { TableSession } from '../session/session.ts';
import { useTable, useTools } from '../page/table-context.ts';
import { type KeyDeeds, useKeys } from './use-keys.ts';

interface TableKeysOrders {
  readonly overlay: string | null;
  readonly setOverlay: (overlay: string | null) => void;
  readonly onHelp: () => void;
  readonly onOrders: () => void;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** The keys of the table: what is often done has one. */
export function useTableKeys({ overlay, setOverlay, onHelp, onOrders }: TableKeysOrders): {
  readonly board: AnyBoard | null;
  readonly session: TableSession;
  readonly speech: Speech;
  readonly finished: boolean;
  readonly handTo: number | null;
} {
  const { session, speech, board } = useTools();
  const lines = useOfferLines(useOffersNow());
  const ends = useEnds();
  const content = useTable((state) => state.opened?.game.content);
  useEffect(() => {
    session.warnBefore(ends);
    session.noteOnce({
      onceIn: (view, window) => board?.askedOnce?.(view, window) ?? null,
      endsItself: (view) => board?.endsItself?.(view) ?? false,
      askedAbout: (view) => board?.askedAbout?.(content, view) ?? null,
    });
    session.noteTurns(board?.turn === undefined ? null : (view) => board.turn?.(view) ?? '');
  }, [session, ends, board, content]);
  const turnOver = useTable((state) => state.turnOver);
  const finished = useTable((state) => state.look !== null && state.look.showing.result !== null);
  const handTo = useTable((state) => state.handTo);
  const openTab = usePanel((panel) => panel.openTab);
  const fold = usePanel((panel) => panel.fold);
  const mayOrder = useMayOrder();
  const deeds = useMemo((): KeyDeeds => {
    const found: Record<string, () => void> = {
      u: () => void session.undo(),
      'ctrl+z': () => void session.undo(),
      p: () => void session.playBack(),
      n: () => session.skip(),
      l: () => openTab('log'),
      r: () => openTab('rules'),
      a: () => {
        // What is there already has the focus before the next key comes; only what is folded away must be drawn first.
        if (!usePanel.getState().folded) focusOn('.offers button');
        else {
          fold(false);
          requestAnimationFrame(() => focusOn('.offers button'));
        }
      },
      b: () => focusOn('.table-board .map-viewport, .table-board .generic'),
      h: () => fold(!usePanel.getState().folded),
      '?': onHelp,
      escape: () => session.dismiss(),
      x: () => openTab('tables'),
      ...(turnOver ? { '1': () => void session.endTurn() } : {}),
      ...(mayOrder ? { o: onOrders } : {}),
    };
    for (const { id, key } of board?.overlays ?? []) {
      found[key.toLowerCase()] = () => setOverlay(overlay === id ? null : id);
    }
    for (const { key, offer } of linesIn(lines)) {
      const number = lines.numbers.get(key) ?? MOST_KEYS + 1;
      if (number <= MOST_KEYS && !hasHole(offer)) found[keyOf(number)] = () => void session.act(offer as Action);
    }
    return found;
  }, [session, board, lines, overlay, setOverlay, onHelp, mayOrder, onOrders, openTab, fold, turnOver]);
  useKeys(deeds);
  return { board, session, speech, finished, handTo };
}
