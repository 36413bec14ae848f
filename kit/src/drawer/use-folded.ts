import { useState } from 'react';

const keyOf = (id: string): string => `bivouac.drawer.${id}`;

/** A browser may refuse storage, and a test has none: then a drawer is open at first. */
function kept(id: string): boolean {
  try {
    return localStorage.getItem(keyOf(id)) === 'folded';
  } catch {
    return false;
  }
}

function keep(id: string, folded: boolean): void {
  try {
    localStorage.setItem(keyOf(id), folded ? 'folded' : 'open');
  } catch {
    // The choice holds until the page is closed.
  }
}

/** Whether a drawer is folded away; the browser remembers it. */
export function useFolded(id: string): readonly [folded: boolean, fold: (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => kept(id));
  return [
    folded,
    (next) => {
      keep(id, next);
      setFolded(next);
    },
  ];
}
