import { useState } from 'react';
import type { Pad } from '@bivouac/kit';

const keyOf = (match: string, viewer: number): string => `bivouac.pad.${match}.${viewer}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is off or full: the marks hold until the page is closed.
  }
}

/** The viewer's own pencil marks in this match; a spectator has none. */
export function usePad(match: string, viewer: number): Pad | undefined {
  const key = keyOf(match, viewer);
  const [written, setWritten] = useState({ key: '', text: '' });
  const text = written.key === key ? written.text : read(key);
  if (viewer < 0) return undefined;
  return {
    text,
    write: (next) => {
      setWritten({ key, text: next });
      keep(key, next);
    },
  };
}
