import { type Board, FRENCH, OFF } from '../rules/state.ts';
import { turnsLeft } from './outlook.ts';
import { asVeteran, type Weights } from './weights.ts';

/** How who thinks to the end judges at other times: like an old soldier, and more boldly before he marches again. */
interface Moods {
  readonly usual: Weights;
  readonly bold: Weights;
}

const moods = new WeakMap<Weights, Moods>();
/** What battles count for that both sides could seek next, where one of them will march twice before the other does. */
const REMOTE = 0.1;

/**
 * The weights for this moment. Thinking to the end pays in the last march that the enemy can still answer, and nowhere
 * else (docs/lab).
 */
export function weightsAt(b: Board, w: Weights, side: number): Weights {
  if (w.foresight === 0 || seesTheEnd(b)) return w;
  let known = moods.get(w);
  if (known === undefined) {
    const usual = asVeteran(w);
    known = { usual, bold: { ...usual, threats: REMOTE, prospects: REMOTE } };
    moods.set(w, known);
  }
  return marchesAgain(b, side) ? known.bold : known.usual;
}

/** Whether the side that is up marches in the last turn, and the enemy after it. */
function seesTheEnd(b: Board): boolean {
  return turnsLeft(b) === 0 && b.s.active === b.s.first;
}

/** Whether the side that is up will march again before the enemy: whoever has Napoleon keeps the last word of the game. */
function marchesAgain(b: Board, side: number): boolean {
  const { active, first } = b.s;
  if (turnsLeft(b) !== 1 || active !== side || active === first) return false;
  const { napoleon } = b.content.campaign;
  return napoleon !== OFF && (b.content.leaders[napoleon]?.side ?? FRENCH) !== side;
}
