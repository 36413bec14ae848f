import { type ComponentType, lazy, Suspense } from 'react';
import { boards } from '../boards.ts';
import { Later } from './later.tsx';

const pictures: { readonly [game: string]: ComponentType<{ readonly label: string }> } = Object.fromEntries(
  Object.entries(boards).map(([game, { picture }]) => [game, lazy(picture)]),
);

const EMPTY = <svg aria-hidden="true" />;

/** The picture of a game, as soon as there is time for it; a game without one leaves its place empty. */
export function GamePicture({ game, label }: { readonly game: string; readonly label: string }) {
  const Picture = pictures[game];
  if (Picture === undefined) return EMPTY;
  return (
    <Later instead={EMPTY}>
      <Suspense fallback={EMPTY}>
        <Picture label={label} />
      </Suspense>
    </Later>
  );
}
