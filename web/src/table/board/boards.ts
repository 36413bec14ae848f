import { useEffect, useState } from 'react';
import type { Kind } from '@bivouac/kernel';
import type { GameBoard } from '@bivouac/kit';

/** Any game's board. The page hands it the view and the content that its own game gave: it never looks inside. */
export type AnyBoard = GameBoard<Kind>;

/** The boards there are; each is fetched when its game is played. */
const boards: { readonly [game: string]: () => Promise<AnyBoard> } = {
  gloire: async () => (await import('@bivouac/gloire/board')).default as AnyBoard,
  nations: async () => (await import('@bivouac/nations/board')).default as AnyBoard,
};

async function loadBoard(game: string): Promise<AnyBoard | null> {
  return (await boards[game]?.()) ?? null;
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
