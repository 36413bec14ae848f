import { isLanguage, type Language, languages } from '@bivouac/words';
import { Problem } from './problem.ts';

/** A parser for an option that takes a whole number in a range. */
export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new Problem('usage', { say: 'wholeNumber', with: { name, least, most, text } });
  };
}

/** A parser for an option that takes a number of seconds. */
export function seconds(name: string, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value <= most) return value;
    throw new Problem('usage', { say: 'seconds', with: { name, most, text } });
  };
}

/** A parser for an option that takes a share of the whole. */
export function share(name: string): (text: string) => number {
  return (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value > 0 && value < 1) return value;
    throw new Problem('usage', { say: 'share', with: { name, text } });
  };
}

export function language(text: string): Language {
  if (isLanguage(text)) return text;
  throw new Problem('usage', { say: 'language', with: { all: languages, text } });
}

/** The language that the environment asks for; English if it asks for none of ours. */
export function usualLanguage(env: { readonly [name: string]: string | undefined }): Language {
  const asked = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2);
  return isLanguage(asked) ? asked : 'en';
}
