import type { Fact } from '@bivouac/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
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
};

/** What everyone sees of the board, and news change step by step. Hands and missions are never taken from before. */
type Visible = Pick<
  NationsState,
  'status' | 'field' | 'lost' | 'marker' | 'stands' | 'points' | 'scouts' | 'time' | 'dates'
>;

export interface Frame {
  readonly state: NationsState;
  readonly fact: Fact;
  readonly ms: number;
}

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
    case 'date':
      v.dates += 1;
      break;
    default:
  }
}

/** The steps from what was shown to what is so now, one for each fact worth seeing. */
export function framesOf(before: NationsState, news: readonly Fact[], after: NationsState): readonly Frame[] {
  // A new game has been set up: nothing of the old board belongs to it.
  if (before.round !== after.round) return [];
  const frames: Frame[] = [];
  let now = visibleOf(before);
  for (const fact of news) {
    const next = visibleOf({ ...after, ...now });
    applyFact(next, fact);
    now = next;
    const ms = pace[fact.fact] ?? 0;
    if (ms > 0) frames.push({ state: { ...after, ...now }, fact, ms });
  }
  return frames;
}

const NOTHING: readonly Fact[] = [];

const isSame = (a: readonly Fact[], b: readonly Fact[]): boolean =>
  a === b || (a.length === b.length && a.every((fact, i) => fact === b[i]));

function wantsStillness(): boolean {
  return typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface Run {
  readonly news: readonly Fact[];
  readonly frames: readonly Frame[];
  readonly at: number;
  /** What the table looked like last. */
  readonly last: NationsState;
}

export interface Playback {
  readonly state: NationsState;
  readonly now: Fact | null;
  readonly step: number;
  readonly skip: () => void;
}

/** Plays news in order on the board as it was, and says when it is over. */
export function usePlayback(
  view: NationsState,
  news: readonly Fact[],
  speed: number,
  onNewsOver: () => void,
): Playback {
  const [run, setRun] = useState<Run>({ news: NOTHING, frames: [], at: 0, last: view });
  const isNew = !isSame(news, run.news);
  let current = run;
  if (isNew) {
    const plays = news.length > 0 && speed > 0 && !wantsStillness();
    const frames = plays ? framesOf(run.last, news, view) : [];
    current = { news: news.length === 0 ? NOTHING : news, frames, at: 0, last: frames[0]?.state ?? view };
    setRun(current);
  } else if (run.at >= run.frames.length && run.last !== view) {
    current = { ...run, last: view };
    setRun(current);
  }
  const frame = current.frames[current.at];
  const isOver = frame === undefined;

  useEffect(() => {
    if (frame === undefined) return undefined;
    const timer = setTimeout(() => {
      setRun((was) => {
        const next = was.frames[was.at + 1];
        return { ...was, at: was.at + 1, last: next?.state ?? was.last };
      });
    }, frame.ms / Math.max(speed, 0.05));
    return () => clearTimeout(timer);
  }, [frame, speed]);

  const tellOver = useRef(onNewsOver);
  useEffect(() => {
    tellOver.current = onNewsOver;
  });
  const playing = current.news;
  useEffect(() => {
    if (isOver && playing.length > 0) tellOver.current();
  }, [isOver, playing]);

  const skip = useCallback(() => setRun((was) => ({ ...was, at: was.frames.length })), []);
  return { state: frame?.state ?? view, now: frame?.fact ?? null, step: current.at, skip };
}
