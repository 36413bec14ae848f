import type { Fact } from '@bivouac/kernel';
import { type DayInfo, type LookupRow, numberIn, numbersIn, type TableSpeech } from '@bivouac/kit';
import type { GloireContent } from '../content/types.ts';
import { OFF } from '../rules/state.ts';
import { say } from './words.ts';

/** A battle of the turn as far as it has been told. */
interface Fought {
  readonly town: number;
  readonly beaten: Fact;
  points: number;
}

/** The battles of a turn: the fact that ends each, and what the victor scored for it. */
function battlesIn(facts: readonly Fact[]): readonly Fought[] {
  const found: Fought[] = [];
  for (const fact of facts) {
    if (fact.fact === 'beaten' || fact.fact === 'drawn') {
      found.push({ town: numberIn(fact, 'town') ?? OFF, beaten: fact, points: 0 });
    }
    const last = found.at(-1);
    if (fact.fact === 'victory' && last !== undefined) last.points += numberIn(fact, 'points') ?? 0;
  }
  return found;
}

function outcome(speech: TableSpeech, fact: Fact): string {
  if (fact.fact === 'drawn') return say(speech, 'dayDrawn');
  return say(speech, 'dayWon', { side: speech.name('player', 1 - (numberIn(fact, 'side') ?? 0)) });
}

/** Towns and leaders that changed hands. */
function taken(speech: TableSpeech, facts: readonly Fact[]): readonly LookupRow[] {
  return facts.flatMap((fact) => {
    const side = speech.name('player', numberIn(fact, 'side') ?? 0);
    if (fact.fact === 'fallen') {
      return [{ name: speech.name('town', fact['town']), cells: [say(speech, 'dayFallen', { side }), '', '', ''] }];
    }
    if (fact.fact !== 'captured') return [];
    const points = String(numberIn(fact, 'points') ?? 0);
    return [
      { name: speech.name('leader', fact['leader']), cells: [say(speech, 'dayCaptured', { side }), '', '', points] },
    ];
  });
}

/** The turn in short: its battles with losses and points, what fell, who was taken. */
export const day: DayInfo<GloireContent> = {
  begins: ['turn'],
  over: ['turn', 'score'],
  sum(content, speech, facts) {
    const battles = battlesIn(facts);
    const others = taken(speech, facts);
    if (battles.length + others.length === 0) return null;
    const lost = [0, 1].map((side) =>
      battles.reduce((sum, { beaten }) => sum + (numbersIn(beaten, 'lost')[side] ?? 0), 0),
    );
    const name = content.calendar[numberIn(facts[0], 'turn') ?? OFF]?.name;
    return {
      id: 'day',
      title: say(speech, 'dayTitle', { turn: name === undefined ? '' : speech.of(name) }),
      clause: 'GLO 9#1',
      head: [
        say(speech, 'dayWhere'),
        say(speech, 'dayOutcome'),
        say(speech, 'dayLost', { side: speech.name('player', 0) }),
        say(speech, 'dayLost', { side: speech.name('player', 1) }),
        say(speech, 'dayPoints'),
      ],
      rows: [
        ...battles.map(({ town, beaten, points }) => ({
          name: speech.name('town', town),
          cells: [
            outcome(speech, beaten),
            ...[0, 1].map((side) => String(numbersIn(beaten, 'lost')[side] ?? 0)),
            points === 0 ? '' : String(points),
          ],
        })),
        ...others,
        ...(battles.length > 1 ? [{ name: say(speech, 'dayAll'), cells: ['', ...lost.map(String), ''] }] : []),
      ],
    };
  },
};
