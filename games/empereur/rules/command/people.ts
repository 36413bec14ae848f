import type { Seating } from '@bivouac/kernel';
import type { EmpereurContent, Scenario } from '../../content/types.ts';
import { chainOf } from './chain.ts';
import { personOf } from './hands.ts';

/** As many corps chiefs of each side as there are people for, fewest first: a table has five seats at most. */
const companies: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
];

/** EMP XVII.9, ruling 465: the corps chiefs of a side for whom there is a person: who is there first, then the strongest. */
function chiefs(content: EmpereurContent, index: number, side: number): number[] {
  const battle = content.scenarios[index] as Scenario;
  const { chief, army, corps } = chainOf(content, index);
  // Without a commander on the field from the start there is nobody to write to.
  if (!battle.leaders.some((one) => one.leader === army[side])) return [];
  const comes = (leader: number) => battle.arrivals.find((one) => one.leaders.includes(leader))?.turn ?? 1;
  const taking = new Set([...battle.units.map((one) => one.unit), ...battle.arrivals.flatMap((one) => one.units)]);
  const strength = (leader: number) => chief.filter((one, unit) => one === leader && taking.has(unit)).length;
  const able = (corps[side] as number[])
    .filter((leader) => comes(leader) <= battle.turns / 2 && strength(leader) > 1)
    .sort((one, two) => comes(one) - comes(two) || strength(two) - strength(one));
  // With a single corps its commander would have nothing to do.
  return able.length > 1 ? able : [];
}

/** Who may play what in a battle: two commanders, and where it has them on the field, people for some of their corps. */
export function seatingsOf(content: EmpereurContent, index: number): Seating[] {
  const able = [0, 1].map((side) => chiefs(content, index, side));
  const commanders = [[0], [1]];
  const more = companies.flatMap((company) => {
    const people = company.flatMap((count, side) => {
      const found = (able[side] as number[]).slice(0, count);
      return found.length === count ? found : [-1];
    });
    return people.includes(-1) ? [] : [[...commanders, ...people.map((leader) => [personOf(leader)])]];
  });
  return [commanders, ...more];
}
