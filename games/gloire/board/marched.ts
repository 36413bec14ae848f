import type { Fact } from '@bivouac/kernel';
import type { BoardSpeech, LogLine } from '@bivouac/kit';
import { say } from './words.ts';

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** What happens to a stack on its way that needs no line of its own. */
const ON_THE_WAY = new Set(['paid', 'setOut', 'marched', 'control']);

/** The towns of a march that goes on without a break, the first one first; none where nobody goes further than a town. */
export function wayOf(fact: Fact): readonly number[] {
  const way = fact['way'];
  return Array.isArray(way) ? way.map(num) : [];
}

/** Steps that follow each other as one fact with its way; what becomes of the towns between is told with it. */
export function joinMarches(facts: readonly Fact[]): readonly Fact[] {
  const joined: Fact[] = [];
  for (const fact of facts) {
    const at = joined.findLastIndex((one) => one.fact === 'marched');
    const before = joined[at];
    const isOn =
      fact.fact === 'marched' &&
      before !== undefined &&
      before['town'] === fact['from'] &&
      before['side'] === fact['side'] &&
      joined.slice(at + 1).every((one) => one.fact === 'control');
    if (!isOn) joined.push(fact);
    else {
      const start = wayOf(before);
      const way = [...(start.length > 0 ? start : [num(before['from'])]), num(fact['from']), num(fact['town'])];
      joined[at] = { ...fact, from: before['from'] ?? num(fact['from']), way: [...new Set(way)] };
    }
  }
  return joined;
}

/** A march by destination is one line: who, by which way, what it cost, which towns it took. */
export function shorten(speech: BoardSpeech, facts: readonly Fact[]): readonly LogLine[] {
  const all = joinMarches(facts);
  const march = all.find(({ fact }) => fact === 'marched');
  // One step of a march that goes on is told as ever.
  const isWhole = all.some(({ fact }) => fact === 'setOut') || (march !== undefined && wayOf(march).length > 2);
  if (march === undefined || !isWhole) return facts.map((fact) => ({ fact }));
  const way = wayOf(march).length > 0 ? wayOf(march) : [num(march['from']), num(march['town'])];
  const name = (town: number): string => speech.name('town', town);
  const taken = all.flatMap((fact) => (fact.fact === 'control' ? [name(num(fact['town']))] : []));
  const words = [
    say(speech, all.some((fact) => fact.fact === 'setOut' && fact['forced'] === true) ? 'forcedLine' : 'marchLine', {
      side: speech.name('player', march['side']),
      count: num(march['count']),
      way: way.map(name).join(' → '),
    }),
    ...(taken.length === 0 ? [] : [say(speech, 'takenLine', { towns: taken.join(', ') })]),
    ...all.filter(({ fact }) => fact === 'paid').map((fact) => speech.fact(fact)),
  ].join(' ');
  let told = false;
  return all.flatMap((fact) => {
    if (!ON_THE_WAY.has(fact.fact)) return [{ fact }];
    if (told) return [];
    told = true;
    return [{ fact: march, words }];
  });
}
