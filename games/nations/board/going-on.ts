import type { State } from '@bivouac/kernel';
import { innermost } from '@bivouac/kit';
import { NOWHERE, type NationsState } from '../rules/state.ts';

/** What is being done at this moment, as far as the frames say: the card in play, the marker it acts on. */
export interface GoingOn {
  readonly card: number;
  readonly wild: boolean;
  readonly scout: boolean;
  readonly army: number;
  readonly from: number;
}

const IDLE: GoingOn = { card: NOWHERE, wild: false, scout: false, army: NOWHERE, from: NOWHERE };

export function goingOn(view: State<NationsState>): GoingOn {
  const frame = innermost(view.stack);
  if (frame === undefined) return IDLE;
  const get = (name: string): unknown => Reflect.get(frame.vars, name);
  const num = (name: string): number => {
    const value = get(name);
    return typeof value === 'number' ? value : NOWHERE;
  };
  switch (frame.proc) {
    case 'thinking':
      return {
        card: num('card'),
        wild: get('wild') === true,
        scout: frame.step === 'scout',
        army: num('army'),
        from: num('from'),
      };
    case 'layOut':
    case 'placeArmy':
      return { ...IDLE, army: num('army') };
    default:
      return IDLE;
  }
}
