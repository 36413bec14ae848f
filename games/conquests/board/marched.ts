import { type Fact, same } from '@bivouac/kernel';
import type { BoardSpeech, LogLine } from '@bivouac/kit';
import { say } from './words.ts';

/** Whether a step goes on from the one before: the same troops from land to land, the same frigate from sea to sea. */
function goesOn(before: Fact, fact: Fact): boolean {
  if (before.fact !== fact.fact || before['power'] !== fact['power']) return false;
  if (fact.fact === 'marched') return before['land'] === fact['from'] && same(before['group'], fact['group']);
  return fact.fact === 'sailed' && before['sea'] === fact['from'] && before['ship'] === fact['ship'];
}

const costOf = (fact: Fact): number => (typeof fact['cost'] === 'number' ? fact['cost'] : 0);

/** A march or a voyage by destination is one line: from where to where, by which way, what it cost in all. */
export function shorten(speech: BoardSpeech, facts: readonly Fact[]): readonly LogLine[] {
  const ways: Fact[][] = [];
  for (const fact of facts) {
    const last = ways.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && goesOn(before, fact)) last.push(fact);
    else ways.push([fact]);
  }
  return ways.flatMap((way): LogLine[] => {
    const [first] = way;
    const last = way.at(-1);
    if (first === undefined || last === undefined) return [];
    if (way.length === 1) return [{ fact: first }];
    const whole: Fact = { ...last, from: first['from'] ?? -1, cost: way.reduce((sum, step) => sum + costOf(step), 0) };
    const kind = last.fact === 'sailed' ? 'sea' : 'land';
    const places = way.slice(1).map((step) => speech.name(kind, step['from']));
    return [{ fact: whole, words: `${speech.fact(whole)} ${say(speech, 'byWayOf', { places: places.join(', ') })}` }];
  });
}
