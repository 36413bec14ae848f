import { useEffect, useState } from 'react';
import type { AnyBoard } from '../table/board/boards.ts';
import type { DeskLine } from '../worker/client.ts';
import { type SeatLuck, sumLuck } from './luck-sum.ts';

/** Luck against expectation over a finished match; empty where the game does not say what luck is. */
export function useLuck(
  desk: DeskLine['desk'],
  board: AnyBoard | null,
  content: unknown,
  seats: number,
): readonly SeatLuck[] {
  const [found, setFound] = useState<readonly SeatLuck[]>([]);
  useEffect(() => {
    const luck = board?.luck;
    if (luck === undefined) return undefined;
    let wanted = true;
    const fetchLuck = async () => {
      const [moments, length] = await Promise.all([desk.chances(luck.facts), desk.length()]);
      if (wanted) setFound(sumLuck(luck, content, moments, seats, length));
    };
    void fetchLuck();
    return () => {
      wanted = false;
    };
  }, [desk, board, content, seats]);
  return found;
}
