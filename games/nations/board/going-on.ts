import { isAt, openFrames, type State, varsIn } from '@bivouac/kernel';
import { layOut } from '../rules/lay.ts';
import { placeArmy } from '../rules/place.ts';
import { thinking } from '../rules/plan.ts';
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
  const frame = openFrames(view.stack).at(-1);
  const thought = varsIn(frame, thinking);
  if (thought !== null) {
    const { card, wild, army, from } = thought;
    return { card, wild, scout: isAt(frame, thinking, 'scout'), army, from };
  }
  const placed = varsIn(frame, layOut) ?? varsIn(frame, placeArmy);
  return placed === null ? IDLE : { ...IDLE, army: placed.army };
}
