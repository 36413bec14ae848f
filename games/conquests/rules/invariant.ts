import type { ConquestsContent } from '../content/types.ts';
import { type ConquestsState, FIRST_SHIP, FLEETS, KINDS, POOLED, POWERS, SHIPS, SIDES, sideOf } from './state.ts';
import { deckOf, objectivesOf } from './turn/begin.ts';

/** What must hold after every action: nothing is lost and nothing is made. */
export function invariant(content: ConquestsContent, s: ConquestsState): string | null {
  return cardFault(content, s) ?? unitFault(content, s) ?? levelFault(content, s);
}

function cardFault(content: ConquestsContent, s: ConquestsState): string | null {
  const sorted = (cards: readonly number[]) => [...cards].sort((one, two) => one - two).join();
  const secondAge = (content.scenarios[s.scenario]?.secondAge ?? 0) > 0;
  for (let side = 0; side < SIDES; side++) {
    const hands = s.hands.filter((_, power) => sideOf(power) === side);
    const lie = [...hands, s.pile[side], s.spent[side], s.later[side], s.gone[side]].flatMap((one) => one?.is ?? []);
    const all = [...deckOf(content, side, 1), ...(secondAge ? deckOf(content, side, 2) : [])];
    if (sorted(lie) !== sorted(all)) return `the cards of side ${side} are ${sorted(lie)}`;
  }
  const goals = [...s.objective, s.objectives].flatMap(({ is }) => is);
  return sorted(goals) === sorted(objectivesOf(content, s.scenario)) ? null : `the objectives are ${sorted(goals)}`;
}

/** CON 3.1: the counters of the box, wherever they lie. Guards replace others, which wait in the contingent. */
function unitFault(content: ConquestsContent, s: ConquestsState): string | null {
  if (s.troops.some((count) => count < 0)) return 'fewer than no troops on a land';
  if ([...s.reserve, ...s.contingent, ...s.guard, ...s.cargo].some((count) => count < 0)) return 'fewer than none left';
  for (let power = 0; power < POWERS; power++) {
    const set = content.setUps[power];
    if (set === undefined) continue;
    const count = new Array<number>(KINDS).fill(0);
    for (let at = power * KINDS; at < s.troops.length; at += POWERS * KINDS) {
      for (let kind = 0; kind < KINDS; kind++) count[kind] = (count[kind] as number) + (s.troops[at + kind] as number);
    }
    const from = FIRST_SHIP[power] as number;
    for (let ship = from; ship < from + (FLEETS[power] as number); ship++) {
      for (let kind = 0; kind < KINDS; kind++) {
        count[kind] = (count[kind] as number) + (s.cargo[ship * KINDS + kind] as number);
      }
    }
    for (const [kind, id] of (['inf', 'cav', 'can'] as const).entries()) {
      const box = set.reserve[id] + set.contingent[id] + set.troops.reduce((sum, one) => sum + one[id], 0);
      const now =
        (count[kind] as number) +
        (s.reserve[power * POOLED + kind] as number) +
        (s.contingent[power * POOLED + kind] as number);
      if (now !== box) return `power ${power} has ${now} of ${box} ${id}`;
    }
    const guards = [(count[3] as number) + (s.guard[0] as number), (count[4] as number) + (s.guard[1] as number)];
    if (power === 0 && (guards[0] !== set.guard.inf || guards[1] !== set.guard.cav)) return `guards: ${guards.join()}`;
    if (power !== 0 && (count[3] !== 0 || count[4] !== 0)) return `power ${power} has guards`;
  }
  for (let ship = 0; ship < SHIPS; ship++) {
    const load = s.cargo.slice(ship * KINDS, ship * KINDS + KINDS).reduce((sum, count) => sum + count, 0);
    if (load > 3) return `frigate ${ship} carries ${load}`;
    if (load > 0 && (s.ship[ship] as number) < 0) return `frigate ${ship} carries troops off the map`;
  }
  return null;
}

function levelFault({ tracks }: ConquestsContent, s: ConquestsState): string | null {
  if (s.money.some((money) => money < 0)) return 'somebody owes money';
  if (s.moves.some((moves) => moves < 0)) return 'somebody owes movement points';
  if (s.morale.some((level) => level < 0 || level > tracks.morale.top)) return `Moral is ${s.morale.join()}`;
  if (s.society.some((level) => level < 0 || level > tracks.society.top)) return `Society is ${s.society.join()}`;
  for (const pact of [1, 2]) if (s.pact.filter((one) => one === pact).length === 1) return 'an alliance of one';
  if (s.pact[0] !== 0) return 'Napoleon is in an alliance of the Coalition';
  if (s.forced >= 0 && s.pact[s.forced] !== 0) return 'the forced ally is in an alliance';
  return null;
}
