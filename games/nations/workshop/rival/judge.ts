import { cell } from '@bivouac/kernel';
import type { NationsContent } from '../../content/types.ts';
import { armyOf, enemiesInContact, fieldOf, sideOf } from '../../rules/queries.ts';
import { fightingValue } from '../../rules/score.ts';
import {
  ALLIED,
  CARD,
  FRENCH,
  MARKERS,
  MARKERS_PER_ARMY,
  NOWHERE,
  type NationsState,
  PLACED,
} from '../../rules/state.ts';
import { type Aim, distances } from './known.ts';
import { type Budget, needOf } from './pace.ts';
import { opinion } from './opinion.ts';

/** A position as the rival sees it: what is worked out once and used by several parts of its judgement. */
interface Survey {
  readonly content: NationsContent;
  readonly s: NationsState;
  readonly budget: readonly [Budget, Budget];
  /** Per army, what it will fight with at the end, if every contact of now lasts. */
  readonly force: readonly number[];
  /** Per army not yet placed, how much of it is still to be had for another mission. */
  readonly free: number[];
  /** Per army and field, how likely it comes there. */
  readonly odds: Float64Array;
}

/** How good the board is for the French, in points, for somebody who knows of these missions. */
export function judge(
  content: NationsContent,
  s: NationsState,
  aims: readonly Aim[],
  budget: readonly [Budget, Budget],
): number {
  const odds = reaches(content, s, budget);
  const survey: Survey = { content, s, budget, force: forces(content, s), free: s.status.map(() => 1), odds };
  const [french = 0, allied = 0] = s.points;
  let sum = french - allied;
  sum += placements(survey, FRENCH) - placements(survey, ALLIED);
  sum += opinion.scout * (cell(s.scouts, FRENCH) - cell(s.scouts, ALLIED));
  for (const aim of aims) sum += aim.chance * missionWorth(survey, aim);
  return sum;
}

/** What is left of each placed army once the fights to come have been fought where it stands. */
function forces(content: NationsContent, s: NationsState): number[] {
  const fights = content.fightDays.length - s.fightsFought;
  const blows = new Array<number>(s.status.length).fill(0);
  if (fights > 0) {
    for (let army = 0; army < s.status.length; army++) {
      if (s.status[army] !== PLACED) continue;
      const touched = enemiesInContact(content, s, army);
      for (const victim of touched) blows[victim] = cell(blows, victim) + fights / touched.length;
    }
  }
  return blows.map((blow, army) =>
    s.status[army] === PLACED ? Math.max(0, fightingValue(content, s, army) - blow) : 0,
  );
}

/** The points that a side will still make by placing its armies, the cheapest first. */
function placements({ content, s, budget }: Survey, side: number): number {
  const needs: number[] = [];
  for (let army = 0; army < s.status.length; army++) {
    if (sideOf(content, army) === side && cell(s.status, army) <= MARKERS) needs.push(needOf(content, s, army));
  }
  needs.sort((a, b) => a - b);
  let left = (budget[side] as Budget).actions;
  let sum = 0;
  for (const need of needs) {
    if (left <= 0) break;
    sum += opinion.placement * Math.min(1, left / Math.max(need, 0.5));
    left -= need;
  }
  return sum;
}

/** How likely each army not yet placed comes to stand on each field, if its owner wants it there. */
function reaches(content: NationsContent, s: NationsState, budget: readonly [Budget, Budget]): Float64Array {
  const fields = s.stands.length;
  const found = new Float64Array(s.status.length * fields);
  const away = distances(content);
  for (let army = 0; army < s.status.length; army++) {
    const from = standingsOf(content, s, army);
    if (from.length === 0) continue;
    const { share, actions } = budget[sideOf(content, army)] as Budget;
    const need = needOf(content, s, army);
    const odds = opinion.near.map((base, steps) => {
      const all = need + opinion.step * steps;
      return all > actions + 1.5 ? 0 : base / (1 + Math.exp((all - share) / opinion.hurry));
    });
    for (let field = 0; field < fields; field++) {
      if (s.stands[field] !== NOWHERE) continue;
      let steps = 9;
      for (const at of from) steps = Math.min(steps, cell(away[at] as readonly number[], field));
      found[army * fields + field] = odds[steps] ?? 0;
    }
  }
  return found;
}

/** The fields that an army not yet placed has a marker on, or would have. */
function standingsOf(content: NationsContent, s: NationsState, army: number): number[] {
  if (s.status[army] === CARD) return armyOf(content, army).start.filter((field) => s.stands[field] === NOWHERE);
  const found: number[] = [];
  if (s.status[army] !== MARKERS) return found;
  for (let slot = army * MARKERS_PER_ARMY; slot < (army + 1) * MARKERS_PER_ARMY; slot++) {
    const at = cell(s.marker, slot);
    if (at !== NOWHERE) found.push(at);
  }
  return found;
}

function reach({ s, odds }: Survey, army: number, field: number): number {
  return cell(odds, army * s.stands.length + field);
}

/** What a mission promises the French less what it promises the Allies. */
function missionWorth(survey: Survey, { field, french, allied, hidden }: Aim): number {
  const chance = fulfilled(survey, field);
  const secret = hidden ? opinion.secret * 4 * chance * (1 - chance) : 0;
  return chance * french - (1 - chance) * allied + secret;
}

function fulfilled(survey: Survey, field: number): number {
  const { content, s, force, budget } = survey;
  const there = cell(s.stands, field);
  if (there !== NOWHERE && sideOf(content, there) === ALLIED) return cell(force, there) > 0 ? 0.01 : 0.2;
  const neighbours = fieldOf(content, field).neighbours;
  const restless = opinion.doubt + opinion.unrest * Math.min(1, (budget[0].actions + budget[1].actions) / 60);
  let against = 0;
  let beside = 0;
  const counted = new Set<number>();
  for (const next of neighbours) {
    const enemy = cell(s.stands, next);
    if (enemy === NOWHERE || sideOf(content, enemy) === FRENCH) continue;
    against += cell(force, enemy);
    for (const friend of enemiesInContact(content, s, enemy)) {
      if (friend === there || counted.has(friend)) continue;
      counted.add(friend);
      beside += opinion.support * cell(force, friend);
    }
  }
  const threat = opinion.threat * comers(survey, ALLIED, neighbours);
  const help = opinion.help * comers(survey, FRENCH, neighbours);
  if (there !== NOWHERE) {
    const own = cell(force, there);
    if (own <= 0) return 0.1;
    return chanceOf(own + beside + help - against - threat, restless);
  }
  return toCome(survey, field, beside + help - against - threat, restless);
}

function chanceOf(margin: number, restless: number): number {
  return 1 / (1 + Math.exp(-(margin + 0.5) / restless));
}

/** A mission field without an army: the two French armies most likely to come, unless an Ally is there first. */
function toCome(survey: Survey, field: number, balance: number, restless: number): number {
  const { content, s, free } = survey;
  const comes: { army: number; odds: number; holds: number }[] = [];
  let barred = 1;
  for (let army = 0; army < s.status.length; army++) {
    const odds = reach(survey, army, field) * cell(free, army);
    if (odds <= 0) continue;
    const { side, strength } = armyOf(content, army);
    if (side === ALLIED) barred *= 1 - opinion.bar * odds;
    else comes.push({ army, odds, holds: chanceOf(strength + balance, restless) });
  }
  comes.sort((a, b) => b.odds * b.holds - a.odds * a.holds);
  let open = 1;
  let chance = 0;
  for (const { army, odds, holds } of comes.slice(0, 3)) {
    chance += open * odds * holds;
    free[army] = cell(free, army) * (1 - opinion.bound * open * odds);
    open *= 1 - odds;
  }
  return chance * barred;
}

/** The strength that may yet come to stand on one of these fields. */
function comers(survey: Survey, side: number, fields: readonly number[]): number {
  const { content, s, free } = survey;
  let sum = 0;
  for (let army = 0; army < s.status.length; army++) {
    if (cell(s.status, army) > MARKERS || sideOf(content, army) !== side) continue;
    let best = 0;
    for (const field of fields) best = Math.max(best, reach(survey, army, field));
    sum += best * cell(free, army) * armyOf(content, army).strength;
  }
  return sum;
}
