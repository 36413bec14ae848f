import { type Language, languages } from '@bivouac/words';

export { type Language, languages };

/** What the page remembers on this machine. A browser may refuse storage: then it forgets, and works. */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

function read<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  try {
    const kept = localStorage.getItem(key);
    return allowed.find((value) => value === kept);
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is off or full: the choice holds until the page is closed.
  }
}

export const keptLanguage = (): Language | undefined => read('bivouac.language', languages);
export const keepLanguage = (language: Language): void => keep('bivouac.language', language);

export const keptTheme = (): Theme | undefined => read('bivouac.theme', themes);
export const keepTheme = (theme: Theme): void => keep('bivouac.theme', theme);

/** Whether what stands beside the board is folded away. */
const sides = ['open', 'folded'] as const;
export const keptFolded = (): boolean => read('bivouac.side', sides) === 'folded';
export const keepFolded = (folded: boolean): void => keep('bivouac.side', folded ? 'folded' : 'open');

/** Whether things are heard. */
const sounds = ['on', 'off'] as const;
export const keptSound = (): boolean => read('bivouac.sound', sounds) === 'on';
export const keepSound = (on: boolean): void => keep('bivouac.sound', on ? 'on' : 'off');

/** How fast things move: 0 shows only the result. */
export const paces = ['0', '0.5', '1', '2'] as const;
export type Pace = (typeof paces)[number];
export const keptPace = (): Pace | undefined => read('bivouac.pace', paces);
export const keepPace = (pace: Pace): void => keep('bivouac.pace', pace);
