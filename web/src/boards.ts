import type { ComponentType } from 'react';
import type { Kind } from '@bivouac/kernel';
import type { GameBoard } from '@bivouac/kit';

/** Any game's board. The page hands it the view and the content that its own game gave: it never looks inside. */
export type AnyBoard = GameBoard<Kind>;

/** What a game draws of itself: its picture on the front page, and its board, each fetched when it is shown. */
interface Drawn {
  readonly picture: () => Promise<{ readonly default: ComponentType<{ readonly label: string }> }>;
  /** Without one it is played on a list of places. */
  readonly board?: () => Promise<{ readonly default: unknown }>;
}

/** A line a game. */
export const boards: { readonly [game: string]: Drawn } = {
  nations: { picture: () => import('@bivouac/nations/board/picture'), board: () => import('@bivouac/nations/board') },
  gloire: { picture: () => import('@bivouac/gloire/board/picture'), board: () => import('@bivouac/gloire/board') },
  empereur: {
    picture: () => import('@bivouac/empereur/board/picture'),
    board: () => import('@bivouac/empereur/board'),
  },
  conquests: {
    picture: () => import('@bivouac/conquests/board/picture'),
    board: () => import('@bivouac/conquests/board'),
  },
};
