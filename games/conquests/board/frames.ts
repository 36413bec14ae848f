import type { Fact } from '@bivouac/kernel';
import type { FramesOf, Still } from '@bivouac/kit';
import { addTroops } from '../rules/map/troops.ts';
import { type ConquestsState, IN_CONTINGENT, KINDS, POWERS } from '../rules/state.ts';

/** How long each fact is shown at the ordinary pace, in milliseconds; what is not named is not shown by itself. */
const pace: { readonly [fact: string]: number } = {
  turn: 500,
  placed: 260,
  played: 520,
  combatCard: 620,
  enrolled: 200,
  raised: 240,
  launched: 240,
  marched: 420,
  sailed: 380,
  landed: 320,
  contact: 360,
  engaged: 420,
  proposed: 700,
  allied: 800,
  allianceFailed: 600,
  forcedAlly: 800,
  freed: 600,
  battle: 700,
  thrown: 1100,
  victory: 800,
  lostUnit: 260,
  lostShip: 320,
  retreated: 420,
  captured: 900,
  eliminated: 900,
};

/** What everyone sees and news change step by step; hands are never taken from before. */
type Visible = Pick<ConquestsState, 'troops' | 'ship' | 'space' | 'turn'>;

const visibleOf = ({ troops, ship, space, turn }: ConquestsState): Visible => ({
  troops: [...troops],
  ship: [...ship],
  space: [...space],
  turn,
});

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(num) : []);

/** Units of a group, power by power and kind by kind, go from one land to another. */
function carry(v: ConquestsState, group: readonly number[], from: number, to: number): void {
  for (let power = 0; power < POWERS; power++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const count = group[power * KINDS + kind] ?? 0;
      if (count === 0) continue;
      addTroops(v, from, power, kind, -count);
      addTroops(v, to, power, kind, count);
    }
  }
}

/** What a fact changes of what everyone sees. */
function applyFact(v: ConquestsState, fact: Fact): void {
  const [power, land, kind] = [num(fact['power']), num(fact['land']), num(fact['kind'])];
  switch (fact.fact) {
    case 'turn':
      v.turn = num(fact['turn']);
      break;
    case 'placed':
      v.space[num(fact['space'])] = power;
      break;
    case 'marched':
    case 'retreated':
      carry(v, list(fact['group']), num(fact['from']), land);
      break;
    case 'sailed':
    case 'retreatedShip':
      v.ship[num(fact['ship'])] = num(fact['sea']);
      break;
    case 'enrolled':
    case 'raised':
    case 'stationed':
    case 'landed':
      addTroops(v, land, power, kind, 1);
      break;
    case 'loaded':
    case 'lostUnit':
      addTroops(v, land, power, kind, -1);
      break;
    case 'lostShip':
      if (num(fact['ship']) >= 0) v.ship[num(fact['ship'])] = IN_CONTINGENT;
      break;
    default:
  }
}

/** The steps from what was shown to what is so now, one for each fact worth seeing. */
export const framesOf: FramesOf<ConquestsState> = (before, news, after) => {
  const frames: Still<ConquestsState>[] = [];
  let now = visibleOf(before);
  for (const fact of news) {
    const next: ConquestsState = { ...after, ...visibleOf({ ...after, ...now }) };
    applyFact(next, fact);
    now = visibleOf(next);
    const ms = pace[fact.fact] ?? 0;
    if (ms > 0) frames.push({ state: next, fact, ms });
  }
  return frames;
};
