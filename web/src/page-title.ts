import { useEffect } from 'react';

/** What the browser calls this page; the front page is just the house. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Bivouac' : `${title} · Bivouac`;
  }, [title]);
}
