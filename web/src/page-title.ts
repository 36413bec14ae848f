import { useEffect } from 'react';
import { useWaitingMatches } from './online/use-my-tables.ts';

/** What the browser calls this page; the front page is just the house. Matches that wait for one are counted in it. */
export function usePageTitle(title: string | null): void {
  const waiting = useWaitingMatches().length;
  useEffect(() => {
    const name = title === null ? 'Bivouac' : `${title} · Bivouac`;
    document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
  }, [title, waiting]);
}
