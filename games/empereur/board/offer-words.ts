import { isAt, type Offer, openFrames, type State, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { ARTILLERY, type EmpereurContent } from '../content/types.ts';
import { horse } from '../rules/charge/counter.ts';
import { chargePhase } from '../rules/charge/phase.ts';
import { squares } from '../rules/charge/squares.ts';
import { contest } from '../rules/command/contest.ts';
import { writing } from '../rules/command/letters.ts';
import { openings, staff } from '../rules/command/staff.ts';
import { eveOfBattle } from '../rules/deployment/eve.ts';
import { layLeader } from '../rules/deployment/laying.ts';
import { firersAt, shootingPhase } from '../rules/fire/phase.ts';
import { rallyPhase } from '../rules/morale/rally.ts';
import { march } from '../rules/movement/march.ts';
import { movement, riding } from '../rules/movement/phase.ts';
import { bandUnits } from '../rules/piles/board.ts';
import { calls } from '../rules/register.ts';
import { shockPhase } from '../rules/shock/phase.ts';
import { shock } from '../rules/shock/shock.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { say, type WordKey } from './words.ts';

type Speaking = Pick<Given<Empereur>, 'content' | 'view' | 'speech'>;

/** What going on or declining means here, where "Done" would leave one guessing. */
function restWords({ stack }: State<EmpereurState>, verb: string): WordKey | null {
  const asks = openFrames(stack).at(-1);
  if (varsIn(asks, squares) !== null) {
    if (verb === 'waive') return 'noSquareAtAll';
    return verb === 'pass' ? 'noSquare' : 'enough';
  }
  if (varsIn(asks, horse) !== null) {
    if (verb === 'waive') return 'noAnswerAtAll';
    return verb === 'pass' ? 'noAnswer' : 'enough';
  }
  if (verb !== 'done') return null;
  if (varsIn(asks, writing) !== null || varsIn(asks, staff) !== null) return 'closeDesk';
  if (varsIn(asks, openings) !== null) return 'openingsDone';
  if (varsIn(asks, contest) !== null) return isAt(asks, contest, 'settle') ? 'acceptOrder' : 'demandNone';
  if (varsIn(asks, layLeader) !== null) return 'goAlone';
  if (varsIn(asks, eveOfBattle) !== null) return 'restLater';
  if (varsIn(asks, march) !== null || varsIn(asks, riding) !== null) return 'halt';
  if (varsIn(asks, shock) !== null) return 'nobodyAdvances';
  return varsIn(asks, calls.flight) === null ? null : 'stopRunning';
}

/** Whether guns are on the march: their line is a battery, their column is limbered. */
function areGuns(content: EmpereurContent, view: State<EmpereurState>): boolean {
  const marching = varsIn(openFrames(view.stack).at(-1), march);
  const [lead = -1] = marching === null ? [] : bandUnits(view.game, marching.band);
  return content.units[lead]?.arm === ARTILLERY;
}

/** The words of an offer that mean something else in every question. */
export function offerWords({ content, view, speech }: Speaking, offer: Offer): string | null {
  const [verb, facing] = offer;
  if ((verb === 'line' || verb === 'column') && areGuns(content, view)) {
    return say(speech, verb === 'line' ? 'inBattery' : 'limber', { facing: speech.name('facing', facing) });
  }
  // EMP XVIII.4: on the evening before nobody arrives or enters: he is placed.
  if (typeof facing === 'number' && varsIn(openFrames(view.stack).at(-1), eveOfBattle) !== null) {
    if (verb === 'arrive') return say(speech, 'placeUnit', { unit: speech.name('unit', facing) });
    if (verb === 'enter') return say(speech, 'standAt', { place: speech.name('place', facing) });
  }
  if (verb === 'staff' && view.game.letters !== undefined) return say(speech, 'writeLetters');
  if (verb !== 'done' && verb !== 'pass' && verb !== 'waive') return null;
  const key = restWords(view, verb) ?? endOf(view, verb);
  return key === null ? null : say(speech, key);
}

/** The phase that "done" ends, if it ends one. */
function endOf({ stack }: State<EmpereurState>, verb: string): WordKey | null {
  if (verb !== 'done') return null;
  const asks = openFrames(stack).at(-1);
  if (varsIn(asks, movement) !== null) return 'endMovement';
  if (varsIn(asks, shootingPhase) !== null) return 'endFire';
  if (varsIn(asks, chargePhase) !== null) return 'endCharges';
  if (varsIn(asks, shockPhase) !== null) return 'endShock';
  return varsIn(asks, rallyPhase) === null ? null : 'endRally';
}

/** More would bury what matters. */
const LISTED = 4;

/** What would be left unused if the fire ended: only what somebody would fire at anyhow. */
function shotsLeft({ content, view, speech }: Given<Empereur>): readonly string[] {
  const vars = varsIn(openFrames(view.stack).at(-1), shootingPhase);
  if (vars === null) return [];
  const s = view.game;
  const enemies = new Set(s.hex.filter((hex, unit) => hex >= 0 && content.units[unit]?.side !== vars.side));
  return [...enemies]
    .filter((hex) => !vars.aimed.includes(hex) && firersAt(content, s, vars.side, hex).length > 0)
    .slice(0, LISTED)
    .map((hex) => say(speech, 'couldFire', { place: speech.name('place', hex) }));
}

/** What ends a phase for good, and what would be left unused by it. */
export function ends(
  given: Given<Empereur>,
  [verb]: Offer,
): { readonly what: string; readonly unused: readonly string[] } | null {
  const key = endOf(given.view, verb);
  if (key === null) return null;
  return { what: say(given.speech, key), unused: key === 'endFire' ? shotsLeft(given) : [] };
}
