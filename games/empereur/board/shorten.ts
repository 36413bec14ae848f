import type { Fact } from '@bivouac/kernel';
import type { LogLine } from '@bivouac/kit';

const isMarch = ({ fact }: Fact): boolean => fact === 'marched' || fact === 'turned';

/** Ways that are told hex by hex, and by whom: of them only the end is news. */
const ways: readonly (readonly [fact: string, who: string])[] = [
  ['rode', 'leader'],
  ['retreated', 'unit'],
];

/** Whether a hex goes on with the ride or the retreat that another began. */
const isSameWay = (before: Fact, fact: Fact): boolean =>
  ways.some(([way, who]) => before.fact === way && fact.fact === way && before[who] === fact[who]);

/** Whether a step or a turn goes on with the march that another began. */
export const goesOn = (before: Fact, fact: Fact): boolean =>
  isSameWay(before, fact) || (isMarch(before) && isMarch(fact) && before['unit'] === fact['unit']);

/** Steps and turns of one unit that follow each other are one march: where it came to, and how it stands there. So are rides and retreats. */
export function shorten(facts: readonly Fact[]): readonly LogLine[] {
  const lines: Fact[] = [];
  for (const fact of facts) {
    const before = lines.at(-1);
    if (before !== undefined && isSameWay(before, fact)) lines.pop();
    const isOne = before !== undefined && goesOn(before, fact);
    // A turn before a step is part of the way; one at the end of it is news.
    if (isOne && (fact.fact === 'marched' || before.fact === 'turned')) {
      lines.pop();
      const last = lines.at(-1);
      if (fact.fact === 'marched' && last?.fact === 'marched' && last['unit'] === fact['unit']) lines.pop();
    }
    lines.push(fact);
  }
  return lines.map((fact) => ({ fact }));
}
