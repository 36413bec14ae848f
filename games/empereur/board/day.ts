import { type DayInfo, numberIn } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { SIDES } from '../rules/state.ts';
import { say } from './words.ts';

/** Half a turn in short: what fire and shock cost either side. */
export const day: DayInfo<EmpereurContent> = {
  begins: ['turn'],
  over: ['turn'],
  sum(content, speech, facts) {
    const sideOf = (unit: number | null) => (unit === null ? -1 : (content.units[unit]?.side ?? -1));
    const count = (kind: string, side: number): number =>
      facts.filter((fact) => fact.fact === kind && sideOf(numberIn(fact, 'unit')) === side).length;
    const steps = (side: number): number =>
      facts.reduce(
        (sum, fact) =>
          fact.fact === 'losses' && sideOf(numberIn(fact, 'unit')) === side
            ? sum + (numberIn(fact, 'count') ?? 0)
            : sum,
        0,
      );
    const chiefs = (side: number): number =>
      facts.filter(
        (fact) =>
          ['fell', 'killed'].includes(fact.fact) && content.leaders[numberIn(fact, 'leader') ?? -1]?.side === side,
      ).length;
    const rows = SIDES.map((side) => ({
      name: speech.name('side', side),
      cells: [
        steps(side),
        count('disordered', side),
        count('rallied', side),
        count('eliminated', side),
        chiefs(side),
      ].map(String),
    }));
    if (rows.every(({ cells }) => cells.every((cell) => cell === '0'))) return null;
    const [first] = facts;
    const side = speech.name('side', numberIn(first, 'side') ?? 0);
    return {
      id: 'day',
      title: say(speech, 'dayTitle', { turn: numberIn(first, 'turn') ?? 0, side }),
      clause: 'EMP III.6#1',
      head: [
        '',
        say(speech, 'daySteps'),
        say(speech, 'dayDisordered'),
        say(speech, 'dayRallied'),
        say(speech, 'dayGone'),
        say(speech, 'dayChiefs'),
      ],
      rows,
      note: say(speech, 'dayFights', {
        shots: facts.filter(({ fact }) => fact === 'fired').length,
        shocks: facts.filter(({ fact }) => fact === 'shock').length,
      }),
    };
  },
};
