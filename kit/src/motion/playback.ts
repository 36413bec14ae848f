import type { Fact } from '@bivouac/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The board as it is shown while one fact of the news is told. */
export interface Still<S> {
  readonly state: S;
  readonly fact: Fact;
  readonly ms: number;
}

/** The steps from what was shown to what is so now, one for each fact worth seeing: a game's own. */
export type FramesOf<S> = (before: S, news: readonly Fact[], after: S) => readonly Still<S>[];

export interface Playback<S> {
  readonly state: S;
  /** The fact that is being told. */
  readonly now: Fact | null;
  /** Its number in the news. */
  readonly step: number;
  readonly ms: number;
  readonly skip: () => void;
}

interface Run<S> {
  readonly news: readonly Fact[];
  readonly frames: readonly Still<S>[];
  readonly at: number;
  /** What the table looked like last. */
  readonly last: S;
}

const NOTHING: readonly Fact[] = [];

const isSame = (a: readonly Fact[], b: readonly Fact[]): boolean =>
  a === b || (a.length === b.length && a.every((fact, i) => fact === b[i]));

function wantsStillness(): boolean {
  return typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface PlaybackOrders<S> {
  readonly view: S;
  readonly news: readonly Fact[];
  /** 0 shows only what is. */
  readonly speed: number;
  readonly framesOf: FramesOf<S>;
  readonly onNewsOver: () => void;
}

/** Plays news in order on the board as it was, and says when it is over. */
export function usePlayback<S>({ view, news, speed, framesOf, onNewsOver }: PlaybackOrders<S>): Playback<S> {
  const [run, setRun] = useState<Run<S>>({ news: NOTHING, frames: [], at: 0, last: view });
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
  const ms = (frame?.ms ?? 0) / Math.max(speed, 0.05);

  useEffect(() => {
    if (frame === undefined) return undefined;
    const timer = setTimeout(() => {
      setRun((was) => {
        const next = was.frames[was.at + 1];
        return { ...was, at: was.at + 1, last: next?.state ?? was.last };
      });
    }, ms);
    return () => clearTimeout(timer);
  }, [frame, ms]);

  const tellOver = useRef(onNewsOver);
  useEffect(() => {
    tellOver.current = onNewsOver;
  });
  const playing = current.news;
  useEffect(() => {
    if (isOver && playing.length > 0) tellOver.current();
  }, [isOver, playing]);

  const skip = useCallback(() => setRun((was) => ({ ...was, at: was.frames.length })), []);
  return { state: frame?.state ?? view, now: frame?.fact ?? null, step: current.at, ms, skip };
}
