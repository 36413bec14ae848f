import type { GloireContent, Ground, LossTable } from '../../content/types.ts';
import { perPack } from '../../rules/per-pack.ts';
import { columnOf, lossOf, shiftColumn } from '../../rules/battle/table.ts';
import { COVERING, DECISIVE, OFFENSIVE, roundsOf, SKIRMISH } from '../../rules/battle/tactics.ts';
import type { Force } from './force.ts';
import { opinion } from './opinion.ts';

/** What may be expected of a battle, for one side. */
export interface Clash {
  /** The chance to keep the field: the attacker by winning, the defender by not being beaten. */
  readonly won: number;
  readonly lost: number;
  readonly ownLoss: number;
  readonly foeLoss: number;
  /** All of it in victory points. */
  readonly worth: number;
}

export type Site = 'open' | 'defensive' | 'entrenched' | 'fortified';

const LEVEL: Ground = { attackerColumns: 0, defenderColumns: 0, defenderHalves: 2 };
const OVERRUN = 6;
const LOWEST_DIE = -8;
const DICE = 26;

interface Mean {
  readonly points: number;
  readonly test: number;
}

/** By column and what is added to the die: the mean loss, and how often it asks for a test of morale. */
function meansOf(table: LossTable): readonly (readonly Mean[])[] {
  return table.columns.map((_, column) =>
    Array.from({ length: DICE }, (__, i): Mean => {
      let points = 0;
      let test = 0;
      for (let die = 1; die <= 6; die++) {
        const loss = lossOf(table, column, die + i + LOWEST_DIE);
        points += loss.points / 6;
        if (loss.test) test += 1 / 6;
      }
      return { points, test };
    }),
  );
}

const means = perPack(({ tables }) => ({
  combat: meansOf(tables.combat),
  artillery: meansOf(tables.artillery),
  pursuit: meansOf(tables.pursuit),
}));

const NOTHING: Mean = { points: 0, test: 0 };

function meanAt(all: readonly (readonly Mean[])[], column: number, added: number): Mean {
  const i = Math.min(Math.max(Math.round(added) - LOWEST_DIE, 0), DICE - 1);
  return all[column]?.[i] ?? NOTHING;
}

/** GLO 8.2: the boldest and the most careful tactic of a Force. */
export function boldest({ points, rank }: Force): number {
  if (points >= 15 && rank >= 3) return DECISIVE;
  if (points >= 10 && rank > 0) return OFFENSIVE;
  return points >= 3 ? COVERING : SKIRMISH;
}

export function shyest({ points }: Force): number {
  return points < 10 ? SKIRMISH : COVERING;
}

export function pointsOfVictory({ campaign: { victory } }: GloireContent, type: number): number {
  return type >= DECISIVE ? victory.decisive : type === OFFENSIVE ? victory.offensive : 0;
}

function groundOf({ tables: { combat } }: GloireContent, site: Site): Ground {
  return site === 'open' ? LEVEL : combat[site];
}

/** GLO 8.6: how likely a Force breaks, or is no more. */
function breaks({ points, cohesion, tactical }: Force, loss: number, test: number): number {
  const needed = cohesion + (tactical >= 3 ? 2 : tactical >= 1 ? 1 : 0);
  const fails = Math.min(1, Math.max(0, (6 - needed) / 6));
  const shaken = steep(loss - points / 5);
  const gone = points <= 3 ? Math.min(1, loss / points) ** Math.max(1, points) : steep(loss - points);
  return Math.max(gone, fails * Math.max(shaken, 1 - (1 - test) ** 2));
}

const steep = (beyondIt: number) => 1 / (1 + Math.exp(-3 * beyondIt));

/** The share of a normal distribution that lies below so many deviations, near enough. */
const beyond = (deviations: number) => 1 / (1 + Math.exp(-1.7 * deviations));

/** A battle between two Forces, reckoned by averages: quickly, for many are thought of. */
export function clashOf(content: GloireContent, own: Force, foe: Force, site: Site, flank = false): Clash {
  if (foe.points < 0.3) return { won: 1, lost: 0, ownLoss: 0, foeLoss: foe.points, worth: foe.points * 0.5 };
  if (own.points < 0.3) return { won: 0, lost: 1, ownLoss: own.points, foeLoss: 0, worth: -own.points * 0.5 };
  const { columns } = content.tables.combat;
  const mean = means(content);
  const ground = groundOf(content, site);
  const stronger = own.counted > foe.counted;
  const first = boldest(own);
  const type = roundsOf(first, stronger ? shyest(foe) : boldest(foe), own.rank > 0 !== foe.rank > 0);
  const rounds = Math.max(1, type);
  const better = own.cohesion - foe.cohesion;
  const at = (force: Force, halves: number, by: number) =>
    shiftColumn(columns, columnOf(columns, (force.counted * halves) / 2), by);
  const hit = meanAt(mean.combat, at(own, 2, ground.attackerColumns), better + own.tactical + (flank ? 1 : 0));
  const back = meanAt(mean.combat, at(foe, ground.defenderHalves, ground.defenderColumns), foe.tactical - better);
  const volleys = Math.floor(rounds / 2);
  const guns = (force: Force) =>
    meanAt(mean.artillery, columnOf(content.tables.artillery.columns, force.guns), 0).points * volleys;
  const foeLoss = hit.points * rounds + guns(own);
  const ownLoss = back.points * rounds + guns(foe);
  const ownBreaks = breaks(own, ownLoss, back.test);
  const foeBreaks = breaks(foe, foeLoss, hit.test);
  // Where neither or both are broken, whoever lost more is beaten (GLO 8.1#16).
  const even = ownBreaks * foeBreaks + (1 - ownBreaks) * (1 - foeBreaks);
  const spread = Math.sqrt(0.55 * (Math.min(foeLoss, foe.points) + Math.min(ownLoss, own.points)) + 0.02);
  const margin = foeLoss - ownLoss;
  const won = foeBreaks * (1 - ownBreaks) + even * beyond((margin - 0.5) / spread);
  const lost = ownBreaks * (1 - foeBreaks) + even * beyond((-margin - 0.5) / spread);
  const drawn = Math.max(0, 1 - won - lost);
  const chased = ({ horse }: Force) => meanAt(mean.pursuit, columnOf(content.tables.pursuit.columns, horse), 0).points;
  const rout = own.points >= OVERRUN * foe.points ? 0.5 * foe.points : 0;
  const gain = Math.min(foe.points, foeLoss + rout + won * chased(own));
  const cost = Math.min(own.points, ownLoss + lost * chased(foe));
  // A drawn battle is the defender's: the attacker goes back (GLO 8.7#3).
  const worth =
    (won - lost) * pointsOfVictory(content, type) +
    (won - lost - drawn) * opinion.field +
    (gain - cost) * opinion.strength;
  return { won, lost, ownLoss: cost, foeLoss: gain, worth };
}
