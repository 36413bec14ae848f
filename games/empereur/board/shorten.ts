import type { Fact } from '@bivouac/kernel';
import type { LogLine } from '@bivouac/kit';

const isMarch = ({ fact }: Fact): boolean => fact === 'marched' || fact === 'turned';

/** Whether a step or a turn goes on with the march that another began. */
export const goesOn = (before: Fact, fact: Fact): boolean =>
  isMarch(before) && isMarch(fact) && before['unit'] === fact['unit'];

/** Steps and turns of one unit that follow each other are one march: where it came to, and how it stands there. */
export function shorten(facts: readonly Fact[]): readonly LogLine[] {
  const lines: Fact[] = [];
  for (const fact of facts) {
    const before = lines.at(-1);
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
