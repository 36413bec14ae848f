import { type EmpereurContent, type Leader, ranks, type Scenario, type Unit } from '../../content/types.ts';
import { distance, fieldOf } from '../ground/field.ts';
import { perScenario } from '../per-pack.ts';
import type { EmpereurState } from '../state.ts';

/** EMP XVII.2: how far a chief's command over units, and over chiefs, reaches. */
export const UNIT_RADIUS = 6;
export const CHIEF_RADIUS = 10;

const [ARMY, WING, CORPS] = [ranks.indexOf('army'), ranks.indexOf('wing'), ranks.indexOf('corps')];

/** Who commands whom in a battle. */
export interface Chain {
  /** Per unit: the leader who commands it, -1 where nobody does: it needs no command. */
  readonly chief: readonly number[];
  /** Per leader: the units that he commands. */
  readonly units: readonly (readonly number[])[];
  /** Per leader: the one above him, -1 for an army leader and whoever has nobody above him. */
  readonly superior: readonly number[];
  /** By side: its army leader in this battle, -1 if it has none; and those who command a corps. */
  readonly army: readonly number[];
  readonly corps: readonly (readonly number[])[];
}

/** The leaders who take part, and where they stand at the start: -1 for those who come later. */
function present({ leaders, arrivals }: Scenario): Map<number, number> {
  const found = new Map(leaders.map((one) => [one.leader, one.hex]));
  for (const arrival of arrivals) for (const leader of arrival.leaders) found.set(leader, -1);
  return found;
}

export const chainOf = perScenario<Chain>((content: EmpereurContent, index: number) => {
  const battle = content.scenarios[index] as Scenario;
  const field = fieldOf(content, index);
  const here = present(battle);
  const sheet = (leader: number) => content.leaders[leader] as Leader;
  const of = (side: number, rank: number) =>
    [...here.keys()].filter((one) => sheet(one).side === side && sheet(one).rank === rank).sort((a, b) => a - b);
  const sides = [0, 1];
  const corps = sides.map((side) => of(side, CORPS));
  const army = sides.map((side) => of(side, ARMY)[0] ?? -1);
  const placed = new Map(battle.units.map((one) => [one.unit, one.hex]));
  /** EMP XVII.2#6: whoever has no chief of his own in this battle goes with one near whom he begins, or with whom he comes. */
  const adopted = (unit: number, side: number): number => {
    const at = placed.get(unit);
    const near = (corps[side] as number[])
      .map((one) => ({ one, far: away(at, here.get(one) as number) }))
      .filter(({ far }) => far <= UNIT_RADIUS)
      .sort((a, b) => a.far - b.far)[0];
    if (near !== undefined) return near.one;
    const arrival = battle.arrivals.find((one) => one.units.includes(unit));
    const with_ = arrival?.leaders.find((one) => sheet(one).rank === CORPS);
    return with_ ?? (army[side] as number);
  };
  const away = (unit = -1, chief: number) => (unit < 0 || chief < 0 ? Infinity : distance(field, unit, chief));
  const chief = content.units.map((unit: Unit, i) => {
    const own = (corps[unit.side] as number[]).find((one) => sheet(one).corps.includes(unit.corps));
    return own ?? adopted(i, unit.side);
  });
  const superior = content.leaders.map((leader, i) => {
    if (!here.has(i) || leader.rank === ARMY) return -1;
    const wings = leader.rank === CORPS ? of(leader.side, WING) : [];
    const wing = wings.find((one) => leader.corps.some((c) => sheet(one).corps.includes(c)));
    return wing ?? (army[leader.side] as number);
  });
  const units = content.leaders.map((_, leader) => chief.flatMap((one, unit) => (one === leader ? [unit] : [])));
  return { chief, units, superior, army, corps };
});

/** EMP XVII.7: what a leader's own initiative is, from 2 to 5 (ruling 451). */
export function initiativeOf({ initiative, combat }: Leader): number {
  return initiative ?? 3 + Math.sign(combat);
}

/** EMP XIV.6: what a successor has, in initiative and in obedience. */
const SUCCESSOR = 2;

/** That of whoever commands now: the leader himself, or his successor. */
export function ofWhoCommands(s: EmpereurState, leader: number, own: number): number {
  return s.chiefLost[leader] === 0 ? own : SUCCESSOR;
}
