/** As long as a name may be. */
const LONGEST = 20;

/** What cannot be seen, or turns the line around, is left out of a name. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** A name as it is shown: plain text of one line; null if nothing is left of it. */
export function cleanName(name: string): string | null {
  const clean = name.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
  return clean === '' || clean.length > LONGEST ? null : clean;
}
