import './hit.css';
import { type Action, asAction, type Thing } from '@bivouac/kernel';
import { createContext, type FocusEvent, type KeyboardEvent, type MouseEvent, useContext } from 'react';
import type { BoardSpeech, Run } from '../contract.ts';
import type { Lighting, Target } from './lighting.ts';

/** What every part of a board needs: what is lit, and ways to act, to point and to speak. */
export interface BoardTable extends Lighting {
  readonly speech: BoardSpeech;
  readonly pointed: Thing | null;
  readonly shown: Thing | null;
  readonly act: (action: Action) => void;
  /** What a click on a thing further off does: a march by destination. It comes before the offer of the same thing. */
  readonly runs?: ReadonlyMap<Target, Run>;
  readonly run?: (actions: readonly Action[]) => void;
  readonly point: (thing: Thing | null) => void;
}

const BoardTableContext = createContext<BoardTable | null>(null);

export const BoardTableProvider = BoardTableContext.Provider;

export function useBoardTable(): BoardTable {
  const table = useContext(BoardTableContext);
  if (table === null) throw new Error('this part of the board stands on no table');
  return table;
}

/**
 * The attributes of a thing on the table: lit, it is a button with the words of its offer; unlit, a picture with its
 * name. Either way pointing at it is told to the page.
 */
export function useTargetProps() {
  const table = useBoardTable();
  return (key: Target, name: string, thing: Thing | null) => {
    const offer = table.lit.get(key);
    const run = table.runs?.get(key);
    const point = () => table.point(thing);
    const leave = () => table.point(null);
    const shared = {
      'aria-label': run !== undefined ? run.words : offer === undefined ? name : table.speech.offer(offer),
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
    if (offer === undefined && run === undefined) return { ...shared, role: 'img' as const, onClick: point };
    const take = () => {
      if (run !== undefined) {
        table.run?.(run.actions);
        return;
      }
      const action = offer === undefined ? null : asAction(offer);
      if (action !== null) table.act(action);
    };
    return {
      ...shared,
      role: 'button' as const,
      'data-lit': run === undefined ? offer?.[0] : 'run',
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
  return <div {...targetProps(of, name, thing)} className="kit-hit" />;
}
