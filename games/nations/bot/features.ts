import type { Seat, State } from '@bivouac/kernel';
import { type Parts, sumOf } from '@bivouac/kernel/guide';
import type { NationsContent } from '../content/types.ts';
import { armiesOf, enemiesInContact, fieldOf, markersLeft, strengthOf } from '../rules/queries.ts';
import { terrainValue } from '../rules/score.ts';
import { ALLIED, CARD, FRENCH, MARKERS, type NationsState, NOWHERE, PLACED } from '../rules/state.ts';
import { isUntouched, judge } from './evaluate.ts';
import { missionProspects, type Prospect, supports } from './missions.ts';
import { likeliest, type Prospects, prospects } from './reach.ts';
import type { WeightSet } from './weights.ts';

/** A position in numbers of about one, as a seat sees it: what a network is taught on. Their order must never change. */

const DISTRICTS = 5;
const OF_A_MISSION = 16;
const OF_AN_ARMY = 7;
const OF_ALL = 22;

/** What makes a number about one: the usual strength of an army, the usual worth of a mission, and so on. */
const STRENGTH = 6;
const MISSION = 5;

export function featureCount(content: NationsContent): number {
  return DISTRICTS * OF_A_MISSION + content.armies.length * OF_AN_ARMY + OF_ALL + 2 * content.cardKinds.length;
}

/** Writes the numbers into a list, and returns the judgement that they were made from. */
export function features(
  content: NationsContent,
  w: WeightSet,
  state: State<NationsState>,
  seat: Seat,
  into: Float64Array,
): Parts {
  const s = state.game;
  const p = prospects(content, s, w);
  const missions = missionProspects(content, s, w, p, seat);
  // Before anything was done a position is judged by other weights.
  const parts = judge(content, w, state, seat, isUntouched(s) ? null : { p, missions });
  into.fill(0);
  for (const mission of missions) if (mission.odds >= HARDLY) aboutMission(content, s, p, mission, into);
  let at = DISTRICTS * OF_A_MISSION;
  for (let army = 0; army < s.status.length; army++, at += OF_AN_ARMY) aboutArmy(content, s, army, into, at);
  const side = state.holder[FRENCH] === seat ? FRENCH : ALLIED;
  for (const value of aboutAll(content, s, p, parts, side)) into[at++] = value;
  count(s.hands[side]?.is ?? [], into, at);
  count(s.row.is, into, at + content.cardKinds.length);
  return parts;
}

/** Missions less likely than this to be Napoleon's are left out. */
const HARDLY = 0.02;

/** A mission of which it is not sure that it is Napoleon's counts by how likely it is. */
function aboutMission(content: NationsContent, s: NationsState, p: Prospects, one: Prospect, into: Float64Array): void {
  const { mission, odds, held, holder, row, stand } = one;
  const [allied, end] = armiesOf(content, ALLIED);
  const there = s.stands[mission.field] as number;
  const { placed, coming, free } = around(content, s, p, one);
  const about = [
    one.revealed ? 1 : 0,
    mission.french / MISSION,
    mission.allied / MISSION,
    held,
    there !== NOWHERE && there < allied ? 1 : 0,
    there >= allied ? 1 : 0,
    holder === NOWHERE ? 0 : (stand.stand[row * stand.armies + holder] as number),
    holder === NOWHERE
      ? 0
      : ((p.strength[holder] as number) + (there === holder ? terrainValue(content, s, holder) : 0)) / STRENGTH,
    placed[FRENCH] / STRENGTH,
    placed[ALLIED] / STRENGTH,
    coming[FRENCH] / STRENGTH,
    coming[ALLIED] / STRENGTH,
    likeliest(stand, row, allied, end),
    free / 6,
    (held * mission.french - (1 - held) * mission.allied) / MISSION,
    odds,
  ];
  let at = mission.district * OF_A_MISSION;
  for (const value of about) {
    into[at] = (into[at] as number) + odds * value;
    at++;
  }
}

interface Around {
  /** By side, the strength beside a mission that stands there already, and that may come. */
  readonly placed: [french: number, allied: number];
  readonly coming: [french: number, allied: number];
  readonly free: number;
}

function around(
  content: NationsContent,
  s: NationsState,
  p: Prospects,
  { mission, holder, row, stand }: Prospect,
): Around {
  const near = fieldOf(content, mission.field).neighbours;
  const [allied] = armiesOf(content, ALLIED);
  const placed: [number, number] = [0, 0];
  const coming: [number, number] = [0, 0];
  for (let army = 0; army < stand.armies; army++) {
    if (army === holder) continue;
    const side = army < allied ? FRENCH : ALLIED;
    const strength = p.strength[army] as number;
    if (s.status[army] !== PLACED) coming[side] += (stand.beside[row * stand.armies + army] as number) * strength;
    else {
      const at = s.field[army] as number;
      if (side === ALLIED ? !near.includes(at) : !supports(content, s, near, at)) continue;
      placed[side] += (strength + terrainValue(content, s, army)) * (p.alive[army] as number);
    }
  }
  let free = 0;
  for (const field of near) if (s.stands[field] === NOWHERE) free++;
  return { placed, coming, free };
}

/** As a card, with three markers, with two, placed, gone; its strength; the enemies beside it. */
function aboutArmy(content: NationsContent, s: NationsState, army: number, into: Float64Array, at: number): void {
  const status = s.status[army] as number;
  const stage = status === MARKERS && markersLeft(s, army) > 2 ? 1 : status === CARD ? 0 : status + 1;
  into[at + stage] = 1;
  if (status <= PLACED) into[at + 5] = strengthOf(content, s, army) / STRENGTH;
  if (status === PLACED) into[at + 6] = enemiesInContact(content, s, army).length / 3;
}

/** The parts of the judgement, in the order in which they are told. */
const PARTS = ['points', 'missions', 'armies', 'strength', 'cards', 'tempo'];

function aboutAll(content: NationsContent, s: NationsState, p: Prospects, parts: Parts, side: number): number[] {
  const left = p.left / p.ground.end;
  const french = s.active === FRENCH;
  const sign = side === FRENCH ? 1 : -1;
  return [
    left,
    left * left,
    (content.fightDays.length - s.fightsFought) / 2,
    french ? 1 : 0,
    french ? s.actionsLeft / 3 : 0,
    french ? 0 : s.actionsLeft / 3,
    (s.points[FRENCH] ?? 0) / 10,
    (s.points[ALLIED] ?? 0) / 10,
    (s.scouts[FRENCH] as number) / 3,
    (s.scouts[ALLIED] as number) / 3,
    (s.hands[FRENCH]?.is.length ?? 0) / 6,
    (s.hands[ALLIED]?.is.length ?? 0) / 6,
    (sign * sumOf(parts)) / 10,
    ...PARTS.map((part) => (sign * (parts[part] ?? 0)) / 5),
    s.deck.is.length / 40,
    s.turn === 0 ? 1 : 0,
    s.idleTurns / 3,
  ];
}

/** How many of each card there are, two of them being one. */
function count(cards: readonly number[], into: Float64Array, from: number): void {
  for (const card of cards) if (card >= 0) into[from + card] = (into[from + card] as number) + 0.5;
}
