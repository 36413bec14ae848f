import { type Dice, type Eyes, type State, UNKNOWN } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';
import { imagine } from './imagine.ts';
import { averageCohesion, type Battle, forceOf, gunsOf, moraleBonus } from './rules/battle/battle-force.ts';
import { countedStrength, modifiersOf } from './rules/battle/modifiers.ts';
import { hasStrength, leadersIn, unitsIn } from './rules/pieces/pieces.ts';
import { type Board, type GloireState, OFF, other, SIDES } from './rules/state.ts';
import { columnOf, lossOf, shiftColumn, superiorityOf } from './rules/battle/table.ts';
import { roundsOf, tacticsOf } from './rules/battle/tactics.ts';
import { artilleryDie, roundsIn } from './rules/turn/weather.ts';

/** How a battle may end for a side, in chances, and what it may be expected to cost both. */
export interface Odds {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly ownLoss: number;
  readonly foeLoss: number;
}

/** One throw against an enemy: points, whether he must test his morale, and how likely. */
interface Blow {
  readonly points: number;
  readonly test: boolean;
  readonly chance: number;
}

/** What a side is after so many points of loss, shared evenly (GLO 8.4#5). */
interface Rung {
  readonly counted: number;
  readonly cohesion: number;
  readonly guns: number;
  readonly needed: number;
}

const SIX = [1, 2, 3, 4, 5, 6] as const;
const FIFTH = 5;

const withPoints = (b: Board, points: number[]): Board => ({ ...b, s: { ...b.s, points } });

/** The next point falls on a unit that has lost fewest; one with a single point left is spared while another has more. */
function bearerOf(points: readonly number[], start: readonly number[], units: readonly number[]): number {
  const alive = units.filter((unit) => (points[unit] as number) > 0);
  const strong = alive.filter((unit) => (points[unit] as number) > 1);
  const lostBy = (unit: number) => (start[unit] as number) - (points[unit] as number);
  return (strong.length > 0 ? strong : alive).reduce(
    (best, unit) => (lostBy(unit) < lostBy(best) ? unit : best),
    strong[0] ?? alive[0] ?? OFF,
  );
}

function ladderOf(b: Board, battle: Battle, side: number): readonly Rung[] {
  const slots = forceOf(b, battle, side);
  const units = unitsIn(b, slots);
  const points = [...b.s.points];
  const rungs: Rung[] = [];
  for (;;) {
    const now = withPoints(b, [...points]);
    const cohesion = averageCohesion(now, slots);
    rungs.push({
      counted: countedStrength(now, battle, side),
      cohesion,
      guns: gunsOf(now, slots),
      needed: cohesion + moraleBonus(now, slots),
    });
    const bearer = bearerOf(points, b.s.points, units);
    if (bearer === OFF) return rungs;
    points[bearer] = (points[bearer] as number) - 1;
  }
}

/** GLO 8.5#5, #9: whether those who came did so by two connections. */
function flanksOf(b: Board, battle: Battle): number[] {
  const comers = battle.surprise === OFF ? battle.attacker : battle.surprise;
  const links = forceOf(b, battle, comers).flatMap((slot) =>
    hasStrength(b, slot) && b.s.came[slot] !== OFF ? [b.s.came[slot]] : [],
  );
  return SIDES.map((side) => (side === comers && new Set(links).size > 1 ? 1 : (battle.flank[side] ?? 0)));
}

function gather(blows: readonly Blow[]): readonly Blow[] {
  const sums = new Map<number, Blow>();
  for (const blow of blows) {
    const key = 2 * blow.points + (blow.test ? 1 : 0);
    sums.set(key, { ...blow, chance: (sums.get(key)?.chance ?? 0) + blow.chance });
  }
  return [...sums.values()];
}

interface Fight {
  readonly b: Board;
  readonly ladders: readonly (readonly Rung[])[];
  /** By side: what changes its die but for cohesion, and its columns. */
  readonly die: readonly number[];
  readonly columns: readonly number[];
  /** Blows that have been reckoned, by side, rung of both and whether guns fire. */
  readonly known: Map<string, readonly Blow[]>;
}

function blowsOf(fight: Fight, side: number, lost: readonly number[], guns: boolean): readonly Blow[] {
  const key = `${side} ${lost[0]} ${lost[1]} ${guns}`;
  const known = fight.known.get(key);
  if (known !== undefined) return known;
  const { combat, artillery } = fight.b.content.tables;
  const own = fight.ladders[side]?.[lost[side] ?? 0];
  const foe = fight.ladders[other(side)]?.[lost[other(side)] ?? 0];
  if (own === undefined || foe === undefined) return [];
  const column = shiftColumn(combat.columns, columnOf(combat.columns, own.counted), fight.columns[side] ?? 0);
  const numbers = superiorityOf(combat, own.counted, foe.counted);
  const added = (fight.die[side] ?? 0) + own.cohesion - foe.cohesion + numbers;
  let blows = gather(SIX.map((die) => ({ ...lossOf(combat, column, die + added), chance: 1 / 6 })));
  const battery = columnOf(artillery.columns, own.guns);
  if (guns && battery >= 0) {
    const shots = gather(
      SIX.map((die) => ({ ...lossOf(artillery, battery, die + artilleryDie(fight.b.s.weather)), chance: 1 / 6 })),
    );
    blows = gather(
      blows.flatMap((blow) =>
        shots.map((shot) => ({
          points: blow.points + shot.points,
          test: blow.test || shot.test,
          chance: blow.chance * shot.chance,
        })),
      ),
    );
  }
  fight.known.set(key, blows);
  return blows;
}

interface Standing {
  readonly lost: readonly [number, number];
  readonly chance: number;
}

/** The chance that a side holds after a round: it tests at a fifth of its strength, or by a star (GLO 8.6). */
function holds(fight: Fight, side: number, lost: number, starred: boolean): number {
  const ladder = fight.ladders[side] ?? [];
  const start = ladder.length - 1;
  if (lost >= start) return 0;
  if (FIFTH * lost < start && !starred) return 1;
  return Math.min(6, Math.max(0, ladder[lost]?.needed ?? 0)) / 6;
}

/** A battle of so many rounds between two Forces that are known, reckoned through: losses shared evenly, nobody joins. */
export function fightOut(b: Board, battle: Battle, rounds: number, side: number): Odds {
  const prepared: Battle = { ...battle, flank: flanksOf(b, battle) };
  // These two change with the losses of a round: see blowsOf.
  const changes = SIDES.map((one) =>
    modifiersOf(b, prepared, one).filter(({ id }) => id !== 'cohesion' && id !== 'superiority'),
  );
  const fight: Fight = {
    b,
    ladders: SIDES.map((one) => ladderOf(b, prepared, one)),
    die: changes.map((list) => list.reduce((sum, { die }) => sum + die, 0)),
    columns: changes.map((list) => list.reduce((sum, { columns }) => sum + columns, 0)),
    known: new Map(),
  };
  const sum = { won: 0, drawn: 0, lost: 0, ownLoss: 0, foeLoss: 0 };
  const end = ({ lost, chance }: Standing, broken: readonly [boolean, boolean]) => {
    const own = lost[side === 0 ? 0 : 1];
    const foe = lost[side === 0 ? 1 : 0];
    const [ownBroken, foeBroken] = side === 0 ? broken : [broken[1], broken[0]];
    // Rulings 100 to 102: where neither or both are broken, whoever lost more is beaten.
    const better = ownBroken === foeBroken ? Math.sign(foe - own) : foeBroken ? 1 : -1;
    if (better > 0) sum.won += chance;
    else if (better < 0) sum.lost += chance;
    else sum.drawn += chance;
    sum.ownLoss += own * chance;
    sum.foeLoss += foe * chance;
  };
  let open: readonly Standing[] = [{ lost: [0, 0], chance: 1 }];
  for (let round = 1; round <= rounds; round++) {
    const next = new Map<string, Standing>();
    for (const now of open) {
      for (const [lost, stars, chance] of roundOf(fight, now, round % 2 === 0)) {
        const [french, coalition] = SIDES.map((one) =>
          holds(fight, one, lost[one === 0 ? 0 : 1], stars[one === 0 ? 0 : 1]),
        );
        for (const [held, part] of [
          [[false, false], (1 - (french ?? 0)) * (1 - (coalition ?? 0))],
          [[false, true], (1 - (french ?? 0)) * (coalition ?? 0)],
          [[true, false], (french ?? 0) * (1 - (coalition ?? 0))],
          [[true, true], (french ?? 0) * (coalition ?? 0)],
        ] as const) {
          if (part === 0) continue;
          const then: Standing = { lost, chance: chance * part };
          if (round === rounds || !held[0] || !held[1]) end(then, [!held[0], !held[1]]);
          else add(next, then);
        }
      }
    }
    open = [...next.values()];
  }
  return sum;
}

function add(all: Map<string, Standing>, one: Standing): void {
  const key = one.lost.join(' ');
  all.set(key, { ...one, chance: (all.get(key)?.chance ?? 0) + one.chance });
}

/** Both throw at once: what both have lost then, and who must test by a star. */
function* roundOf(
  fight: Fight,
  { lost, chance }: Standing,
  guns: boolean,
): Generator<readonly [lost: readonly [number, number], stars: readonly [boolean, boolean], chance: number]> {
  const most = SIDES.map((side) => (fight.ladders[side]?.length ?? 1) - 1);
  for (const onCoalition of blowsOf(fight, 0, lost, guns)) {
    for (const onFrench of blowsOf(fight, 1, lost, guns)) {
      const french = Math.min(most[0] ?? 0, lost[0] + onFrench.points);
      const coalition = Math.min(most[1] ?? 0, lost[1] + onCoalition.points);
      yield [[french, coalition], [onFrench.test, onCoalition.test], chance * onCoalition.chance * onFrench.chance];
    }
  }
}

/** The odds of a tactic, and how they were found: exact if the view says all, otherwise over imagined enemies. */
export interface TacticOdds extends Odds {
  readonly tactic: number;
  readonly exact: boolean;
  readonly imagined: number;
}

export interface OddsOrders {
  readonly content: GloireContent;
  readonly view: State<GloireState>;
  readonly eyes: Eyes;
  readonly battle: Battle;
  readonly side: number;
  /** How many enemies are imagined where the view leaves something open. */
  readonly samples: number;
  readonly dice: Dice;
}

/** GLO 8.1#1: what each tactic would bring, the enemy choosing any of his with the same chance. */
export function tacticOdds(orders: OddsOrders): readonly TacticOdds[] {
  const { content, view, eyes, battle, side, samples, dice } = orders;
  const seen: Board = { content, s: view.game };
  const foes = forceOf(seen, battle, other(side));
  const exact = foes.every((slot) => {
    const piece = view.game.face.is[slot] as number;
    return piece !== UNKNOWN && (piece >= content.units.length || view.game.points[piece] !== UNKNOWN);
  });
  const boards = exact
    ? [seen]
    : Array.from(
        { length: samples },
        (): Board => ({ content, s: imagine(content, structuredClone(view.game), eyes, dice) }),
      );
  const own = tacticsOf(seen, forceOf(seen, battle, side));
  const sums = new Map(own.map((tactic) => [tactic, { won: 0, drawn: 0, lost: 0, ownLoss: 0, foeLoss: 0 }]));
  let counted = 0;
  for (const b of boards) {
    const against = forceOf(b, battle, other(side));
    // Nothing but decoys, leaders or cadres: there would be no battle.
    if (unitsIn(b, against).length === 0) continue;
    counted++;
    const oneLeads = SIDES.map((one) => leadersIn(b, forceOf(b, battle, one)).length > 0);
    const replies = tacticsOf(b, against);
    const byRounds = new Map<number, Odds>();
    for (const tactic of own) {
      for (const reply of replies) {
        const rounds = roundsIn(b.s.weather, roundsOf(tactic, reply, oneLeads[0] !== oneLeads[1]));
        const odds = byRounds.get(rounds) ?? fightOut(b, battle, rounds, side);
        byRounds.set(rounds, odds);
        const sum = sums.get(tactic);
        if (sum === undefined) continue;
        for (const key of ['won', 'drawn', 'lost', 'ownLoss', 'foeLoss'] as const)
          sum[key] += odds[key] / replies.length;
      }
    }
  }
  const share = (value: number) => (counted === 0 ? 0 : value / counted);
  return own.map((tactic) => {
    const { won = 0, drawn = 0, lost = 0, ownLoss = 0, foeLoss = 0 } = sums.get(tactic) ?? {};
    return {
      tactic,
      exact,
      imagined: exact ? 0 : counted,
      won: share(won),
      drawn: share(drawn),
      lost: share(lost),
      ownLoss: share(ownLoss),
      foeLoss: share(foeLoss),
    };
  });
}
