import { useEffect, useState } from 'react';
import { type AnyBoard, boards } from '../../boards.ts';

export type { AnyBoard } from '../../boards.ts';

export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const drawn = await boards[game]?.board?.();
  return drawn === undefined ? null : (drawn.default as AnyBoard);
}

export type BoardState = { readonly ready: false } | { readonly ready: true; readonly board: AnyBoard | null };

/** The board of a game; one without a board of its own is played on a list of places. */
export function useBoard(game: string | null): BoardState {
  const [state, setState] = useState<BoardState>({ ready: false });
  useEffect(() => {
    if (game === null) return undefined;
    let wanted = true;
    void loadBoard(game).then(
      (board) => wanted && setState({ ready: true, board }),
      () => wanted && setState({ ready: true, board: null }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return state;
}
