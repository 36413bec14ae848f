import type { Setting } from './setting.ts';

/** A position of the suite in words; actions as `verb land`, `verb nation` or a verb alone. */
export interface SuiteFile {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: string;
  readonly position: Setting;
  /** What others have done before: nation, then the action. */
  readonly moves: readonly string[];
  readonly good: readonly (readonly string[])[];
  readonly bad: readonly (readonly string[])[];
}

export const HOME: { readonly [nation: string]: string } = {
  N: 'paris',
  A: 'vienne',
  E: 'londres',
  R: 'moscou',
  P: 'berlin',
};

/** Every nation at home, so that nobody is out of the game; other lands as they are named. */
export function atHome(lands: { readonly [land: string]: string }, but = ''): { readonly [land: string]: string } {
  const homes: { [land: string]: string } = {};
  for (const [nation, land] of Object.entries(HOME)) if (!but.includes(nation)) homes[land] = `${nation}:III`;
  return { ...homes, ...lands };
}
