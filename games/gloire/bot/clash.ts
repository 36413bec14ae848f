import type { GloireContent, LossTable } from '../content/types.ts';
import { perPack } from '../rules/per-pack.ts';
import { OFF } from '../rules/state.ts';
import { columnOf, pursuitCost, superiorityOf } from '../rules/battle/table.ts';
import { COVERING, DECISIVE, OFFENSIVE, roundsOf, SKIRMISH } from '../rules/battle/tactics.ts';

/** A side of a battle, as it is reckoned with: everything may be a fraction. */
export interface Fighter {
  readonly points: number;
  /** Points as they count for the column: half where a march was forced. */
  readonly force: number;
  readonly cohesion: number;
  readonly tactical: number;
  readonly guns: number;
  readonly horse: number;
  readonly rank: number;
}

/** What the ground does to a battle: columns of the attacker and of the defender; what the flank adds to the attacker. */
export interface Field {
  readonly attackerColumns: number;
  readonly defenderColumns: number;
  readonly flank: number;
  /** How likely the defender has no way out, and is lost with all he has if he is beaten (GLO 8.7#8, #12). */
  readonly trapped: number;
}

/** How a battle may be expected to end, for the attacker. */
export interface Clash {
  readonly won: number;
  /** Equal losses: nobody has won, and the attacker goes back (GLO 8.1#18, #19). */
  readonly drawn: number;
  readonly lost: number;
  readonly ownLoss: number;
  readonly foeLoss: number;
  /** The type of battle that is to be expected (GLO 8.2). */
  readonly type: number;
  /** The chance that the defender is lost with all he has. */
  readonly caught: number;
}

/** By column and die change (from LEAST on): the points that a throw costs the enemy, and how often it tests his morale. */
interface Averages {
  readonly columns: readonly number[];
  readonly loss: readonly Float64Array[];
  readonly test: readonly Float64Array[];
}

const LEAST = -6;
const MOST = 8;

const averages = perPack(({ tables: { combat, artillery, pursuit } }) => ({
  combat: averagesOf(combat),
  artillery: averagesOf(artillery),
  pursuit: averagesOf(pursuit),
}));

function averagesOf({ columns, cells, lowest }: LossTable): Averages {
  const mean = (of: (cell: LossTable['cells'][number][number]) => number) =>
    cells.map((row) =>
      Float64Array.from({ length: MOST - LEAST + 1 }, (_, i) => {
        let sum = 0;
        for (let die = 1; die <= 6; die++) {
          const cell = row[Math.min(Math.max(die + i + LEAST - lowest, 0), row.length - 1)];
          sum += cell === undefined ? 0 : of(cell);
        }
        return sum / 6;
      }),
    );
  return { columns, loss: mean(({ points }) => points), test: mean(({ test }) => (test ? 1 : 0)) };
}

/** The row of a table for a throw with so much behind it; OFF where it does nothing. */
function rowOf({ columns, loss }: Averages, value: number, shift: number): number {
  const column = columnOf(columns, Math.round(value));
  return column < 0 ? OFF : Math.min(Math.max(column + shift, 0), loss.length - 1);
}

/** What stands in a row, between two whole numbers too: what is believed of an enemy has fractions. */
function meanAt(rows: readonly Float64Array[], row: number, added: number): number {
  if (row === OFF) return 0;
  const low = Math.min(Math.max(Math.floor(added), LEAST), MOST);
  const high = Math.min(low + 1, MOST);
  const at = rows[row] as Float64Array;
  const first = at[low - LEAST] as number;
  return first + Math.min(1, Math.max(0, added - low)) * ((at[high - LEAST] as number) - first);
}

/** The boldest and the most careful tactic of a Force (GLO 8.2#5 to #12). */
function boldest({ points, rank }: Fighter): number {
  if (points >= 15 && rank >= 2.5) return DECISIVE;
  if (points >= 10 && rank >= 1) return OFFENSIVE;
  return points >= 3 ? COVERING : SKIRMISH;
}

const careful = ({ points }: Fighter) => (points < 10 ? SKIRMISH : COVERING);

/** The tactics that a Force may be thought to choose from. */
export function choicesOf(force: Fighter): readonly number[] {
  const [least, most] = [careful(force), boldest(force)];
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, i) => least + i);
}

/** Whoever expects to win wants a long battle, the other a short one. */
function expectedType(attacker: Fighter, defender: Fighter, better: boolean): number {
  const own = better ? boldest(attacker) : careful(attacker);
  const reply = better ? careful(defender) : boldest(defender);
  return roundsOf(own, reply, attacker.rank < 1 !== defender.rank < 1);
}

const FIFTH = 0.2;
const OVERRUN = 6;

/**
 * How a battle may go: the losses of each round on average, and from them who loses more or breaks first; of a type that
 * is given, or of the one that is to be expected.
 */
export function clash(
  content: GloireContent,
  attacker: Fighter,
  defender: Fighter,
  field: Field,
  given?: number,
): Clash {
  const tables = averages(content);
  const numbers = superiorityOf(content.tables.combat, attacker.force, defender.force);
  const dieA = attacker.tactical + field.flank + attacker.cohesion - defender.cohesion + numbers;
  const dieD = defender.tactical + defender.cohesion - attacker.cohesion - numbers;
  const { combat, artillery, pursuit } = tables;
  const first = meanAt(combat.loss, rowOf(combat, attacker.force, field.attackerColumns), dieA);
  const second = meanAt(combat.loss, rowOf(combat, defender.force, field.defenderColumns), dieD);
  const type = given ?? expectedType(attacker, defender, first >= second);
  if (attacker.points >= OVERRUN * Math.max(defender.points, 0.1)) {
    return {
      won: 1,
      drawn: 0,
      lost: 0,
      ownLoss: 0,
      foeLoss: defender.points * (0.7 + 0.3 * field.trapped),
      type: SKIRMISH,
      caught: field.trapped,
    };
  }
  // Losses if it goes on to the end, and as they are to be expected.
  const gunsA = rowOf(artillery, attacker.guns, 0);
  const gunsD = rowOf(artillery, defender.guns, 0);
  let [fallA, fallD, lossA, lossD, going, won, lost] = [0, 0, 0, 0, 1, 0, 0];
  for (let round = 1; round <= type && going > 0.01; round++) {
    const rowA = rowOf(combat, Math.max(0, attacker.force - fallA), field.attackerColumns);
    const rowD = rowOf(combat, Math.max(0, defender.force - fallD), field.defenderColumns);
    let hitD = meanAt(combat.loss, rowA, dieA);
    let hitA = meanAt(combat.loss, rowD, dieD);
    let testD = meanAt(combat.test, rowA, dieA);
    let testA = meanAt(combat.test, rowD, dieD);
    if (round % 2 === 0) {
      hitD += meanAt(artillery.loss, gunsA, 0);
      hitA += meanAt(artillery.loss, gunsD, 0);
      testD = 1 - (1 - testD) * (1 - meanAt(artillery.test, gunsA, 0));
      testA = 1 - (1 - testA) * (1 - meanAt(artillery.test, gunsD, 0));
    }
    lossA += going * hitA;
    lossD += going * hitD;
    fallA += hitA;
    fallD += hitD;
    const failA = fails(attacker, fallA, testA);
    const failD = fails(defender, fallD, testD);
    const ahead = aheadBy(fallD, fallA);
    const behind = aheadBy(fallA, fallD);
    won += going * failD * (1 - failA + failA * ahead);
    lost += going * failA * (1 - failD + failD * behind);
    going *= (1 - failA) * (1 - failD);
  }
  // Otherwise whoever has lost less has won.
  won += going * aheadBy(fallD, fallA);
  lost += going * aheadBy(fallA, fallD);
  lossA = Math.min(lossA, attacker.points);
  lossD = Math.min(lossD, defender.points);
  // Whoever has lost nothing is not beaten: where little is lost on average, often nothing is.
  won = Math.min(won, someOf(lossD));
  lost = Math.min(lost, someOf(lossA));
  const costs = (horse: number, fell: number) =>
    pursuitCost(content.tables.pursuit, meanAt(pursuit.loss, rowOf(pursuit, horse, 0), 0), fell);
  const chase = won * costs(attacker.horse, lossD);
  const chased = lost * costs(defender.horse, lossA);
  const caught = won * field.trapped;
  const foeLoss = caught * defender.points + (1 - caught) * Math.min(defender.points, lossD + chase);
  const ownLoss = Math.min(attacker.points, lossA + chased);
  return { won, drawn: Math.max(0, 1 - won - lost), lost, ownLoss, foeLoss, type, caught };
}

/** How likely anything is lost at all of what is lost on average. */
function someOf(loss: number): number {
  return 1 - Math.exp(-HITS * loss);
}

/** By how thousands of battles ended that bots had expected to win (docs/lab). */
const HITS = 0.9;

/** The share of a bell curve below so many of its widths. */
export function below(widths: number): number {
  return 1 / (1 + Math.exp(-1.702 * widths));
}

/** What a beginner makes of it: he counts the points, and nothing else. */
export function naiveClash(attacker: Fighter, defender: Fighter): Clash {
  const [own, foe] = [attacker.points ** 2, defender.points ** 2];
  const won = own / (own + foe + 0.01);
  const type = Math.min(OFFENSIVE, Math.max(boldest(attacker), boldest(defender)));
  return {
    won,
    drawn: 0,
    lost: 1 - won,
    ownLoss: 0.1 * defender.points,
    foeLoss: 0.1 * attacker.points,
    type,
    caught: 0,
  };
}

/** How likely it is that a side lost more than the other, by what both may be expected to lose. */
function aheadBy(more: number, less: number): number {
  return below((more - less - 0.5) / Math.sqrt(0.04 + VARIES * (more + less)));
}

/** How far losses stray, for each point of them. */
const VARIES = 0.28;

/** How likely a Force breaks in a round: by a test of morale that it fails, or because nobody is left (GLO 8.6). */
function fails(force: Fighter, lost: number, test: number): number {
  const { points } = force;
  const stray = Math.sqrt(0.04 + VARIES * lost);
  const shaken = below((lost - FIFTH * points) / stray);
  const gone = below((lost - points + 0.5) / stray);
  const tested = 1 - (1 - shaken) * (1 - test);
  return 1 - (1 - gone) * (1 - tested * (1 - morale(force)));
}

/** The chance to hold in a test of morale. */
function morale({ cohesion, tactical }: Fighter): number {
  const bonus = tactical >= 3 ? 2 : tactical >= 1 ? 1 : 0;
  return Math.min(1, (cohesion + bonus) / 6);
}
