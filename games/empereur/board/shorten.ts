import type { Fact } from '@bivouac/kernel';
import type { LogLine } from '@bivouac/kit';

/** Steps and turns of one unit that follow each other are one march: where it came to, and how it stands there. */
export function shorten(facts: readonly Fact[]): readonly LogLine[] {
  const lines: Fact[] = [];
  const isMarch = ({ fact }: Fact) => fact === 'marched' || fact === 'turned';
  for (const fact of facts) {
    const before = lines.at(-1);
    const goesOn = before !== undefined && isMarch(before) && isMarch(fact) && before['unit'] === fact['unit'];
    // A turn before a step is part of the way; one at the end of it is news.
    if (goesOn && (fact.fact === 'marched' || before.fact === 'turned')) {
      lines.pop();
      const last = lines.at(-1);
      if (fact.fact === 'marched' && last?.fact === 'marched' && last['unit'] === fact['unit']) lines.pop();
    }
    lines.push(fact);
  }
  return lines.map((fact) => ({ fact }));
}
