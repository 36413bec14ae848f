/** As long as a name may be. */
const LONGEST = 20;

/** What cannot be seen, or turns the line around, is left out of a name. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Letters of other alphabets, and signs, that look like one of ours. */
const ALIKE: { readonly [sign: string]: string } = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  '0': 'o',
  '1': 'l',
  '|': 'l',
};

/** A name as names are compared: two that look alike are the same. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (sign) => ALIKE[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A name as it is shown: plain text of one line; null if nothing is left of it. */
export function cleanName(name: string): string | null {
  const clean = name.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
  return clean === '' || clean.length > LONGEST ? null : clean;
}
