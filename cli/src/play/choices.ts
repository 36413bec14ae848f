import { type Action, type Arg, type Hole, type Offer } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { Lines } from '../io.ts';

/** More choices than this are not listed unasked. */
const MOST_LISTED = 60;

/** The numbered choices, all or those with a word in them. */
export function listChoices(offers: readonly Offer[], words: Speech, search: string): string {
  const wide = String(offers.length).length;
  const wanted = search.toLowerCase();
  const lines = offers.flatMap((offer, i) => {
    const said = words.offer(offer);
    return said.toLowerCase().includes(wanted) ? [`  ${String(i + 1).padStart(wide)}  ${said}`] : [];
  });
  if (lines.length === 0) return words.say('noneWith', { word: search });
  if (search !== '' || lines.length <= MOST_LISTED) return lines.join('\n');
  return [...lines.slice(0, MOST_LISTED), '  ...', words.say('choices', { count: offers.length })].join('\n');
}

/** Fills the holes of an offer by asking; null when the input ends. */
export async function fillIn(offer: Offer, words: Speech, lines: Lines): Promise<Action | null> {
  const [verb, ...parts] = offer;
  const args: Arg[] = [];
  for (const part of parts) {
    const arg = typeof part === 'object' ? await fillHole(part, words, lines) : part;
    if (arg === null) return null;
    args.push(arg);
  }
  return [verb, ...args];
}

async function fillHole(hole: Hole, words: Speech, lines: Lines): Promise<Arg | null> {
  const question = 'text' in hole ? words.say('fillText', { most: hole.text }) : words.say('fillNumber', { ...hole });
  for (;;) {
    const line = await lines.next(`${question} `);
    if (line === null) return null;
    const text = line.normalize('NFC').trim();
    if ('text' in hole) {
      if (text.length <= hole.text) return text;
    } else {
      const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= hole.from && number <= hole.to) return number;
    }
  }
}
