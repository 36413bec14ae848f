import { type DayInfo, numberIn } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';
import { say } from './words.ts';

/** The fight of a day in short: who struck whom, what each army lost, who left the field (NAT 15, 16). */
export const day: DayInfo<NationsContent> = {
  begins: ['fight'],
  over: ['turn', 'date', 'scoring', 'score'],
  sum(content, speech, facts) {
    const struck = new Map<number, string[]>();
    for (const fact of facts) {
      const [attacker, victim] = [numberIn(fact, 'attacker'), numberIn(fact, 'victim')];
      if (fact.fact !== 'hit' || attacker === null || victim === null) continue;
      struck.set(victim, [...(struck.get(victim) ?? []), speech.name('army', attacker)]);
    }
    const told = (kind: string, army: number) =>
      facts.find((fact) => fact.fact === kind && numberIn(fact, 'army') === army);
    const rows = [...struck.entries()]
      .toSorted(([one], [two]) => one - two)
      .map(([army, by]) => ({
        name: speech.name('army', army),
        cells: [
          by.join(', '),
          String(numberIn(told('lost', army), 'points') ?? 0),
          say(speech, told('beaten', army) === undefined ? 'dayStands' : 'dayBeaten'),
        ],
      }));
    const lost = [0, 1].map((side) =>
      facts.reduce((sum, fact) => {
        const army = numberIn(fact, 'army') ?? -1;
        return fact.fact === 'lost' && content.armies[army]?.side === side
          ? sum + (numberIn(fact, 'points') ?? 0)
          : sum;
      }, 0),
    );
    return {
      id: 'day',
      title: say(speech, 'dayTitle', { day: numberIn(facts[0], 'day') ?? 0 }),
      clause: 'NAT 16#1',
      head: [say(speech, 'dayArmy'), say(speech, 'dayStruckBy'), say(speech, 'dayLost'), say(speech, 'dayAfter')],
      rows: rows.length > 0 ? rows : [{ name: '–', cells: [say(speech, 'dayNobody'), '0', ''] }],
      note: say(speech, 'daySum', { french: lost[0] ?? 0, allied: lost[1] ?? 0 }),
    };
  },
};
