import { knows, type Seat } from '@bivouac/kernel';
import type { Mission, NationsContent } from '../content/types.ts';
import { armiesOf, fieldOf, sideOf } from '../rules/queries.ts';
import { terrainValue } from '../rules/score.ts';
import { ALLIED, FRENCH, type NationsState, NOWHERE, PLACED } from '../rules/state.ts';
import { likeliest, type Odds, oddsAt, type Prospects } from './reach.ts';
import { likelihoods, takenFor } from './secrets.ts';
import type { Weights, WeightSet } from './weights.ts';

/** A mission that is, or may be, one of Napoleon's. */
export interface Chance {
  readonly mission: Mission;
  /** How likely it is his, from 0 to 1. */
  odds: number;
  readonly revealed: boolean;
}

/** The missions that count for a judge, and where the armies may come to stand around each of them. */
interface Outlook {
  readonly chances: readonly Chance[];
  readonly odds: Odds;
}

/** A mission as a judge sees it: how likely it is Napoleon's at all, and how likely he will fulfil it. */
export interface Prospect extends Chance {
  readonly held: number;
  /** The French army that holds it or may. */
  readonly holder: number;
  /** Where the armies may come to stand around it: its row in `odds`. */
  readonly row: number;
  readonly stand: Odds;
}

/** How each mission that counts for a judge is likely to end. */
export function missionProspects(
  content: NationsContent,
  s: NationsState,
  w: WeightSet,
  p: Prospects,
  seat: Seat,
): readonly Prospect[] {
  const outlook = look(content, s, w, p, seat);
  const pull = pulls(outlook);
  const holders = assign(content, outlook, p);
  return outlook.chances.map(({ mission, odds, revealed }, row) => {
    const holder = holders[row] as number;
    const held = fulfilment(content, s, w, p, outlook, row, holder, pull);
    return { mission, odds, revealed, held, holder, row, stand: outlook.odds };
  });
}

/** The points that missions are expected to bring the French and the Allies. */
export function missionPoints(all: readonly Prospect[]): [french: number, allied: number] {
  const points: [number, number] = [0, 0];
  for (const { mission, odds, held } of all) {
    points[FRENCH] += odds * held * mission.french;
    points[ALLIED] += odds * (1 - held) * mission.allied;
  }
  return points;
}

/** What a judge knows: Napoleon his missions, others those revealed, and what he gives away. */
function look(content: NationsContent, s: NationsState, w: WeightSet, p: Prospects, seat: Seat): Outlook {
  const chances: Chance[] = [];
  const guesses: number[] = [];
  for (const [district, all] of p.ground.missionsOf.entries()) {
    const known = s.missions.is[district] ?? NOWHERE;
    if (known !== NOWHERE && knows(s.missions, district, seat)) {
      chances.push({ mission: missionOf(content, known), odds: 1, revealed: s.revealed.includes(known) });
      continue;
    }
    guesses.push(chances.length);
    for (const one of all) chances.push({ mission: missionOf(content, one), odds: 0, revealed: false });
  }
  const fields = chances.map(({ mission }) => mission.field);
  const odds = oddsAt(content, s, p, fields);
  const taken = guesses.length > 0 ? takenFor(content, s, seat) : [];
  for (const from of guesses) {
    const { district } = (chances[from] as Chance).mission;
    const shares = likelihoods(content, s, w, district, odds, from, taken);
    for (const [k, share] of shares.entries()) (chances[from + k] as Chance).odds = share;
  }
  return { chances, odds };
}

function missionOf(content: NationsContent, mission: number): Mission {
  return content.missions[mission] as Mission;
}

/** An unplaced army can be at one mission only: how many it is near, so that it counts once. */
function pulls({ chances, odds: { armies, beside } }: Outlook): Float64Array {
  const sum = new Float64Array(armies);
  let at = 0;
  for (const { odds } of chances) {
    for (let army = 0; army < armies; army++, at++) sum[army] = (sum[army] as number) + odds * (beside[at] as number);
  }
  return sum;
}

/** The French army that holds or may hold each mission. Where all is known one army holds one, the best match first. */
function assign(content: NationsContent, { chances, odds }: Outlook, p: Prospects): number[] {
  const [first, end] = armiesOf(content, FRENCH);
  const taken: number[] = [];
  const bestFor = (i: number) => {
    const { french, allied } = (chances[i] as Chance).mission;
    const best = { army: NOWHERE, worth: 0 };
    for (let army = first; army < end; army++) {
      const stand = odds.stand[i * odds.armies + army] as number;
      const worth = stand * (french + allied + (p.strength[army] as number));
      if (worth > best.worth && !taken.includes(army)) [best.army, best.worth] = [army, worth];
    }
    return best;
  };
  const holders = chances.map(() => NOWHERE);
  if (chances.some((chance) => chance.odds < 1)) return holders.map((_, i) => bestFor(i).army);
  for (;;) {
    let best = { army: NOWHERE, worth: 0 };
    let at = NOWHERE;
    for (let i = 0; i < holders.length; i++) {
      const found = holders[i] === NOWHERE ? bestFor(i) : best;
      if (found.worth > best.worth) [best, at] = [found, i];
    }
    if (at === NOWHERE) return holders;
    holders[at] = best.army;
    taken.push(best.army);
  }
}

/** How likely a mission will be fulfilled. */
function fulfilment(
  content: NationsContent,
  s: NationsState,
  w: Weights,
  p: Prospects,
  outlook: Outlook,
  i: number,
  holder: number,
  pull: Float64Array,
): number {
  const { mission, revealed } = outlook.chances[i] as Chance;
  const there = s.stands[mission.field] as number;
  if (there !== NOWHERE && sideOf(content, there) === ALLIED) return 0.5 * (1 - (p.alive[there] as number));
  if (holder === NOWHERE) return 0;
  const known = revealed ? 1 : 1 - w.secret;
  // The holder is where Napoleon puts his effort: likelier to come there than an army is to come anywhere.
  const stand = 1 - (1 - (outlook.odds.stand[i * outlook.odds.armies + holder] as number)) ** w.focus;
  let held = stand * (p.alive[holder] as number);
  if (there !== holder) held *= 1 - w.block * known * likeliest(outlook.odds, i, ...armiesOf(content, ALLIED));
  const balance = contest(content, s, w, p, outlook, i, holder, w.threat * known, pull);
  const doubt = w.doubt + (w.doubtTime * Math.max(0, p.left)) / p.ground.end;
  return held / (1 + Math.exp(-(balance + 0.5) / doubt));
}

/** French strength minus Allied strength at a mission, as it will be. */
function contest(
  content: NationsContent,
  s: NationsState,
  w: Weights,
  p: Prospects,
  { chances, odds }: Outlook,
  i: number,
  holder: number,
  threat: number,
  pull: Float64Array,
): number {
  const near = fieldOf(content, (chances[i] as Chance).mission.field).neighbours;
  const [allied] = armiesOf(content, ALLIED);
  let balance = (p.strength[holder] as number) + terrainValue(content, s, holder);
  for (let army = 0; army < odds.armies; army++) {
    if (army === holder) continue;
    if (s.status[army] === PLACED) {
      const at = s.field[army] as number;
      if (army >= allied ? !near.includes(at) : !supports(content, s, near, at)) continue;
      const value = ((p.strength[army] as number) + terrainValue(content, s, army)) * (p.alive[army] as number);
      balance += army >= allied ? -value : value;
      continue;
    }
    const beside = odds.beside[i * odds.armies + army] as number;
    if (beside === 0) continue;
    const value = (beside / Math.max(1, pull[army] as number)) * (p.strength[army] as number);
    balance += army >= allied ? -threat * value : w.support * value;
  }
  return balance;
}

/** Whether an army at this field touches an enemy who touches the mission, whose neighbours are given. */
export function supports(content: NationsContent, s: NationsState, near: readonly number[], at: number): boolean {
  for (const field of near) {
    const enemy = s.stands[field] as number;
    if (enemy === NOWHERE || sideOf(content, enemy) !== ALLIED) continue;
    if (fieldOf(content, field).neighbours.includes(at)) return true;
  }
  return false;
}
