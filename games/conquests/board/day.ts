import type { Fact } from '@bivouac/kernel';
import { type DayInfo, type LookupRow, numberIn, numbersIn, type TableSpeech } from '@bivouac/kit';
import type { ConquestsContent } from '../content/types.ts';
import { say } from './words.ts';

const placeOf = (speech: TableSpeech, fact: Fact): string =>
  (numberIn(fact, 'land') ?? -1) >= 0 ? speech.name('land', fact['land']) : speech.name('sea', fact['sea']);

const named = (speech: TableSpeech, fact: Fact, key: string): string =>
  numbersIn(fact, key)
    .map((power) => speech.name('power', power))
    .join(', ');

/** The combats of a turn, each with both sums and what came of it, and the capitals and lands that were taken. */
function rowsOf(speech: TableSpeech, facts: readonly Fact[]): readonly LookupRow[] {
  return facts.flatMap((fact, i) => {
    if (fact.fact === 'captured') {
      const words = say(speech, 'dayCaptured', { power: speech.name('power', fact['power']) });
      return [{ name: speech.name('land', fact['land']), cells: [words, '', ''] }];
    }
    if (fact.fact !== 'battle') return [];
    const next = facts.findIndex(({ fact: kind }, k) => k > i && kind === 'battle');
    const thrown = facts.slice(i, next < 0 ? facts.length : next).find(({ fact: kind }) => kind === 'thrown');
    const defenders = named(speech, fact, 'defenders') || say(speech, 'row_garrison');
    return [
      {
        name: placeOf(speech, fact),
        cells: [
          `${named(speech, fact, 'attackers')} – ${defenders}`,
          thrown === undefined ? '' : `${numberIn(thrown, 'attack') ?? 0} : ${numberIn(thrown, 'defence') ?? 0}`,
          thrown === undefined ? '' : speech.name('result', thrown['result']),
        ],
      },
    ];
  });
}

export const day: DayInfo<ConquestsContent> = {
  begins: ['turn'],
  over: ['turn', 'points'],
  sum(_, speech, facts) {
    const rows = rowsOf(speech, facts);
    return rows.length === 0
      ? null
      : {
          id: 'day',
          title: say(speech, 'dayTitle', { turn: numberIn(facts[0], 'turn') ?? 0 }),
          clause: 'CON 11#1',
          head: [say(speech, 'dayWhere'), say(speech, 'dayWho'), say(speech, 'daySums'), say(speech, 'result')],
          rows,
        };
  },
};
