import { openFrames, type State, varsIn } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { goOnClause, idleAttackers, movementDuty, owing } from '../rules/command/duties.ts';
import { groupOf, march } from '../rules/movement/march.ts';
import { movement } from '../rules/movement/phase.ts';
import { shockPhase } from '../rules/shock/phase.ts';
import type { EmpereurState } from '../rules/state.ts';
import { say, type WordKey } from './words.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly view: State<EmpereurState>;
  readonly speech: BoardSpeech;
}

/** An end that is not open yet: what would end, and what is still to be done before. */
export interface ClosedEnd {
  readonly what: WordKey;
  readonly why: string;
}

/** More names would bury what is asked. */
const NAMED = 3;

/** Why a phase or a march cannot be ended now, for whoever is asked and is not offered its end. */
export function closedEnd({ content, view, speech }: Asked): ClosedEnd | null {
  const asks = openFrames(view.stack).at(-1);
  const asked = { content, s: view.game };
  const marching = varsIn(asks, march);
  if (marching !== null) {
    const owes = goOnClause(asked, groupOf(asked, marching)) !== null;
    return { what: 'halt', why: say(speech, owes ? 'owesMarch' : 'cannotRest') };
  }
  if (varsIn(asks, shockPhase) !== null)
    return { what: 'endShock', why: say(speech, idleAttackers(asked).length > 0 ? 'owesFight' : 'owesCharge') };
  return varsIn(asks, movement) === null ? null : { what: 'endMovement', why: movementOwes({ content, view, speech }) };
}

/** EMP XVII.3, V.7: what orders demand before a movement may end; else it is a pile that does not fit. */
function movementOwes({ content, view, speech }: Asked): string {
  const asked = { content, s: view.game };
  const duty = movementDuty(asked);
  if (duty === null) return say(speech, 'owesTurn');
  const leader = Number(duty.args?.['leader'] ?? -1);
  const name = speech.name('leader', leader);
  if (duty.reason === 'dutyGoal') return say(speech, 'owesGoal', { leader: name });
  if (duty.reason === 'dutyChief') return say(speech, 'owesChief', { leader: name });
  const units = (owing(asked).find((one) => one.leader === leader)?.units ?? []).slice(0, NAMED);
  return say(speech, 'owesUnits', { leader: name, units: units.map((unit) => speech.name('unit', unit)).join(', ') });
}
