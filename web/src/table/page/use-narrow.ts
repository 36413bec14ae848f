import { useSyncExternalStore } from 'react';

/** The width below which the board stands over the question, not beside it; the style sheets say the same. */
const narrow = (): MediaQueryList => matchMedia('(max-width: 60rem)');

function subscribe(tell: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
