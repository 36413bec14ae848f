import type { Fact } from '@bivouac/kernel';
import type { Still, FramesOf } from '@bivouac/kit';
import { GONE, MARKERS, MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from '../rules/state.ts';

/** How long each fact is shown at the ordinary pace, in milliseconds; what is not named is not shown by itself. */
const pace: { readonly [fact: string]: number } = {
  laid: 250,
  markerPut: 220,
  removed: 420,
  scouted: 420,
  moved: 520,
  jumped: 620,
  placed: 700,
  swept: 320,
  sweptAway: 500,
  unitChosen: 400,
  time: 260,
  date: 600,
  revealed: 1100,
  fight: 900,
  hit: 620,
  lost: 380,
  beaten: 800,
  supports: 500,
  engages: 500,
  mission: 900,
  drew: 420,
  took: 460,
  opened: 240,
  discarded: 380,
  timePlayed: 520,
};

/** What everyone sees of the board, and news change step by step. Hands and missions are never taken from before. */
type Visible = Pick<
  NationsState,
  'status' | 'field' | 'lost' | 'marker' | 'stands' | 'points' | 'scouts' | 'time' | 'dates' | 'active'
>;

const num = (value: unknown): number => (typeof value === 'number' ? value : NOWHERE);

function visibleOf(s: NationsState): Visible {
  return {
    status: [...s.status],
    field: [...s.field],
    lost: [...s.lost],
    marker: [...s.marker],
    stands: [...s.stands],
    points: [...s.points],
    scouts: [...s.scouts],
    time: s.time,
    dates: s.dates,
    active: s.active,
  };
}

function changeMarker(v: Visible, army: number, from: number, to: number): void {
  const first = army * MARKERS_PER_ARMY;
  const slot = v.marker.indexOf(from, first);
  if (slot >= first && slot < first + MARKERS_PER_ARMY) v.marker[slot] = to;
}

/** What a fact changes of what everyone sees. */
function applyFact(v: Visible, fact: Fact): void {
  const army = num(fact['army']);
  const field = num(fact['field']);
  const side = num(fact['side']);
  switch (fact.fact) {
    case 'markerPut':
      v.status[army] = MARKERS;
      changeMarker(v, army, NOWHERE, field);
      break;
    case 'removed':
    case 'scouted':
    case 'swept':
      changeMarker(v, army, field, NOWHERE);
      break;
    case 'moved':
    case 'jumped':
      changeMarker(v, army, num(fact['from']), field);
      break;
    case 'placed':
      changeMarker(v, army, field, NOWHERE);
      v.status[army] = PLACED;
      v.field[army] = field;
      v.stands[field] = army;
      break;
    case 'sweptAway':
      v.status[army] = GONE;
      break;
    case 'lost':
      v.lost[army] = (v.lost[army] ?? 0) + num(fact['points']);
      break;
    case 'beaten':
      v.status[army] = GONE;
      v.stands[field] = NOWHERE;
      break;
    case 'point':
      v.points[side] = (v.points[side] ?? 0) + num(fact['points']);
      break;
    case 'scoutTaken':
      v.scouts[side] = (v.scouts[side] ?? 0) + 1;
      break;
    case 'time':
      v.time = num(fact['at']);
      break;
    case 'turn':
      v.active = side;
      break;
    case 'date':
      v.dates += 1;
      break;
    default:
  }
}

/** The steps from what was shown to what is so now, one for each fact worth seeing. */
export const framesOf: FramesOf<NationsState> = (before, news, after) => {
  // A new game has been set up: nothing of the old board belongs to it.
  if (before.round !== after.round) return [];
  const frames: Still<NationsState>[] = [];
  let now = visibleOf(before);
  for (const fact of news) {
    const next = visibleOf({ ...after, ...now });
    applyFact(next, fact);
    now = next;
    const ms = pace[fact.fact] ?? 0;
    if (ms > 0) frames.push({ state: { ...after, ...now }, fact, ms });
  }
  return frames;
};
