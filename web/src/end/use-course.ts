import { useEffect, useState } from 'react';
import type { Viewer } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../table/board/boards.ts';
import type { DeskLine } from '../worker/client.ts';
import type { Series } from './plot.tsx';

/** More points than this would not be seen on the plot. */
const MOST_POINTS = 160;

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
      const course = await desk.course(viewer, MOST_POINTS);
      const found = board.series.map((one) => ({
        title: speech.of(one.title),
        points: course.map(({ at, view }) => ({ at, value: one.value(view) })),
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
