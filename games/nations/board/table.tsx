import type { Action, Offer, Thing } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import { createContext, type FocusEvent, type KeyboardEvent, type MouseEvent, useContext } from 'react';
import type { NationsContent } from '../content/types.ts';
import type { NationsState } from '../rules/state.ts';
import type { Lighting, Target } from './targets.ts';

/** What every part of the board needs: the position as it is shown now, what is lit, and ways to act and to point. */
export interface Table extends Lighting {
  readonly content: NationsContent;
  readonly s: NationsState;
  readonly speech: BoardSpeech;
  /** The side whose hand lies open at the bottom, and which sides the viewer plays. */
  readonly mine: number;
  readonly pointed: Thing | null;
  readonly shown: Thing | null;
  readonly act: (action: Action) => void;
  readonly point: (thing: Thing | null) => void;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}

/** Offers of this game have no holes; one that had some could not be taken by a click. */
export function asAction(offer: Offer): Action | null {
  const args = offer.slice(1).filter((part) => typeof part !== 'object');
  return args.length === offer.length - 1 ? [offer[0], ...args] : null;
}

/**
 * The attributes of a thing on the table: lit, it is a button with the words of its offer; unlit, a picture with its
 * name. Either way pointing at it is told to the page.
 */
export function useTargetProps() {
  const table = useTable();
  return (key: Target, name: string, thing: Thing | null) => {
    const offer = table.lit.get(key);
    const point = () => table.point(thing);
    const leave = () => table.point(null);
    const shared = {
      'aria-label': offer === undefined ? name : table.speech.offer(offer),
      'data-thing': key,
      tabIndex: -1,
      onMouseEnter: point,
      onMouseLeave: leave,
      onFocus: (event: FocusEvent) => {
        event.stopPropagation();
        point();
      },
      onBlur: leave,
    };
    if (offer === undefined) return { ...shared, role: 'img' as const, onClick: point };
    const take = () => {
      const action = asAction(offer);
      if (action !== null) table.act(action);
    };
    return {
      ...shared,
      role: 'button' as const,
      'data-lit': offer[0],
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        take();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        take();
      },
    };
  };
}

/**
 * What is pressed and focused of a thing made of text and pictures: it lies over them and has the words, so that what
 * is printed on a card is not read out as well.
 */
export function Hit({ of, name, thing }: { readonly of: Target; readonly name: string; readonly thing: Thing | null }) {
  const targetProps = useTargetProps();
  return <div {...targetProps(of, name, thing)} className="nat-hit" />;
}
