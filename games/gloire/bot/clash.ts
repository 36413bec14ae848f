import type { GloireContent, LossTable } from '../content/types.ts';
import { perPack } from '../rules/per-pack.ts';
import { columnOf } from '../rules/table.ts';
import { COVERING, DECISIVE, OFFENSIVE, roundsOf, SKIRMISH } from '../rules/tactics.ts';

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
}

/** By column and die change (from LEAST on): the points that a throw costs the enemy, on average. */
interface Averages {
  readonly columns: readonly number[];
  readonly loss: readonly Float64Array[];
}

const LEAST = -6;
const MOST = 8;

const averages = perPack(({ tables: { combat, artillery, pursuit } }) => ({
  combat: averagesOf(combat),
  artillery: averagesOf(artillery),
  pursuit: averagesOf(pursuit),
}));

function averagesOf({ columns, cells, lowest }: LossTable): Averages {
  const loss = cells.map((row) => {
    const means = new Float64Array(MOST - LEAST + 1);
    for (let added = LEAST; added <= MOST; added++) {
      let sum = 0;
      for (let die = 1; die <= 6; die++) {
        sum += row[Math.min(Math.max(die + added - lowest, 0), row.length - 1)]?.points ?? 0;
      }
      means[added - LEAST] = sum / 6;
    }
    return means;
  });
  return { columns, loss };
}

function meanLoss({ columns, loss }: Averages, value: number, shift: number, added: number): number {
  const column = columnOf(columns, Math.round(value));
  if (column < 0) return 0;
  const row = loss[Math.min(Math.max(column + shift, 0), loss.length - 1)] as Float64Array;
  const low = Math.floor(added);
  const at = (die: number) => row[Math.min(Math.max(die, LEAST), MOST) - LEAST] as number;
  // Between two whole numbers: what is believed of an enemy has fractions.
  return at(low) + (added - low) * (at(low + 1) - at(low));
}

/** The boldest and the most careful tactic of a Force (GLO 8.2#5 to #12). */
function boldest({ points, rank }: Fighter): number {
  if (points >= 15 && rank >= 2.5) return DECISIVE;
  if (points >= 10 && rank >= 1) return OFFENSIVE;
  return points >= 3 ? COVERING : SKIRMISH;
}

const careful = ({ points }: Fighter) => (points < 10 ? SKIRMISH : COVERING);

const FIFTH = 0.2;
const OVERRUN = 6;

/** How a battle may go: the losses of each round on average, and from them who loses more or breaks first. */
export function clash(content: GloireContent, attacker: Fighter, defender: Fighter, field: Field): Clash {
  const tables = averages(content);
  const dieA = attacker.tactical + field.flank + attacker.cohesion - defender.cohesion;
  const dieD = defender.tactical + defender.cohesion - attacker.cohesion;
  const first = meanLoss(tables.combat, attacker.force, field.attackerColumns, dieA);
  const second = meanLoss(tables.combat, defender.force, field.defenderColumns, dieD);
  // Whoever expects to win wants a long battle, the other a short one.
  const better = first >= second;
  const tactics = better ? [boldest(attacker), careful(defender)] : [careful(attacker), boldest(defender)];
  const type = roundsOf(tactics[0] ?? 1, tactics[1] ?? 1, attacker.rank < 1 !== defender.rank < 1);
  if (attacker.points >= OVERRUN * Math.max(defender.points, 0.1)) {
    return { won: 1, drawn: 0, lost: 0, ownLoss: 0, foeLoss: defender.points * 0.7, type: SKIRMISH };
  }
  let [lossA, lossD, holdA, holdD, brokeA, brokeD] = [0, 0, 1, 1, 0, 0];
  const needA = morale(attacker);
  const needD = morale(defender);
  for (let round = 1; round <= type; round++) {
    const going = (1 - brokeA) * (1 - brokeD);
    const leftA = Math.max(0, attacker.force - lossA);
    const leftD = Math.max(0, defender.force - lossD);
    let hitD = meanLoss(tables.combat, leftA, field.attackerColumns, dieA);
    let hitA = meanLoss(tables.combat, leftD, field.defenderColumns, dieD);
    if (round % 2 === 0) {
      hitD += meanLoss(tables.artillery, attacker.guns, 0, 0);
      hitA += meanLoss(tables.artillery, defender.guns, 0, 0);
    }
    lossA = Math.min(attacker.points, lossA + going * hitA);
    lossD = Math.min(defender.points, lossD + going * hitD);
    holdA = lossA >= attacker.points ? 0 : lossA < FIFTH * attacker.points ? 1 - (1 - needA) * 0.2 : needA;
    holdD = lossD >= defender.points ? 0 : lossD < FIFTH * defender.points ? 1 - (1 - needD) * 0.2 : needD;
    brokeA += going * (1 - holdA);
    brokeD += going * (1 - holdD);
  }
  const broke = Math.max(1, brokeA + brokeD);
  const steady = Math.max(0, 1 - brokeA - brokeD);
  // Otherwise whoever has lost less has won.
  const ahead = lossD - lossA;
  const spread = Math.sqrt(0.05 + 0.8 * (lossA + lossD));
  const won = brokeD / broke + steady * below((ahead - 0.5) / spread);
  const lost = brokeA / broke + steady * below((-ahead - 0.5) / spread);
  const chase = won * meanLoss(tables.pursuit, attacker.horse, 0, 0);
  const chased = lost * meanLoss(tables.pursuit, defender.horse, 0, 0);
  return { won, drawn: Math.max(0, 1 - won - lost), lost, ownLoss: lossA + chased, foeLoss: lossD + chase, type };
}

/** The share of a bell curve below so many of its widths. */
function below(widths: number): number {
  return 1 / (1 + Math.exp(-1.702 * widths));
}

/** What a beginner makes of it: he counts the points, and nothing else. */
export function naiveClash(attacker: Fighter, defender: Fighter): Clash {
  const [own, foe] = [attacker.points ** 2, defender.points ** 2];
  const won = own / (own + foe + 0.01);
  const type = Math.min(OFFENSIVE, Math.max(boldest(attacker), boldest(defender)));
  return { won, drawn: 0, lost: 1 - won, ownLoss: 0.1 * defender.points, foeLoss: 0.1 * attacker.points, type };
}

/** The chance to hold in a test of morale. */
function morale({ cohesion, tactical }: Fighter): number {
  const bonus = tactical >= 3 ? 2 : tactical >= 1 ? 1 : 0;
  return Math.min(1, (cohesion + bonus) / 6);
}
