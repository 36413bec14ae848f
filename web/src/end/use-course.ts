import { useEffect, useState } from 'react';
import type { Logged, Viewer } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { storyOf } from '../replay/use-replay.ts';
import { wholeLog } from '../replay/whole-log.ts';
import type { AnyBoard } from '../table/board/boards.ts';
import type { DeskLine } from '../worker/client.ts';
import type { Series } from './plot.tsx';

/** More points than this would not be seen on the plot. */
const MOST_POINTS = 160;

/** What was taken back is no part of the course: the moments that stand, counted without the others. */
export function standingPoints<P extends { readonly at: number }>(
  course: readonly P[],
  log: readonly Logged[],
  length: number,
): readonly P[] {
  const places = new Map(storyOf(log, length, {}).moments.map((at, place) => [at, place]));
  return course.flatMap((point) => {
    const at = places.get(point.at);
    return at === undefined ? [] : [{ ...point, at }];
  });
}

/** What the board counts, over the whole course of the match. */
export function useCourse(
  desk: DeskLine['desk'],
  board: AnyBoard | null,
  viewer: Viewer,
  speech: Speech,
): readonly Series[] {
  const [series, setSeries] = useState<readonly Series[]>([]);
  useEffect(() => {
    if (board === null || board.series.length === 0) return undefined;
    let wanted = true;
    const fetchCourse = async () => {
      const [course, length] = await Promise.all([desk.course(viewer, MOST_POINTS), desk.length()]);
      const standing = standingPoints(course, await wholeLog(desk, length, viewer), length);
      const found = board.series.map((one) => ({
        title: speech.of(one.title),
        points: standing.map(({ at, view }) => ({ at, value: one.value(view) })),
      }));
      if (wanted) setSeries(found);
    };
    void fetchCourse();
    return () => {
      wanted = false;
    };
  }, [desk, board, viewer, speech]);
  return series;
}
