import type { Words } from '@bivouac/kernel';

/** Where a match stands, in a few words (“16 October, 4 : 6”), as the list of matches says it. */
export interface Moment {
  readonly words: Words;
  /** The seat whose eyes saw it: the person who plays on. */
  readonly seat: number;
}

const KEY = 'bivouac.moments';
/** So many matches are remembered; the oldest goes first. */
const MOST = 60;

type Kept = { readonly [match: string]: Moment };

const isMoment = (one: unknown): one is Moment => typeof one === 'object' && one !== null && 'words' in one;

/** What is remembered of the matches of this browser: a browser may refuse storage, then nothing is. */
export function keptMoments(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isMoment(one)));
  } catch {
    return {};
  }
}

export function keepMoment(match: string, moment: Moment): void {
  const { [match]: _, ...others } = keptMoments();
  const kept = [...Object.entries(others), [match, moment] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is off or full: the list says how many actions there were.
  }
}
