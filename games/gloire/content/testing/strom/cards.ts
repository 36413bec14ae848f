import type { Camp, Card, CardEffect, CardHalf, CardTime } from '../../types.ts';
import { leader, town, unit } from './index.ts';

const half = (camp: Camp, time: CardTime, effect: CardEffect, from = 0): CardHalf => ({
  camp,
  title: { en: effect.kind, fr: effect.kind },
  text: { en: effect.kind, fr: effect.kind },
  time,
  from,
  armistice: effect.kind === 'armistice' || effect.kind === 'resumption',
  effect,
});

const points = (count: number, nations: readonly number[], units: readonly number[] = []): CardEffect => ({
  kind: 'replacements',
  nations,
  points: count,
  units,
});

const HALVES: readonly (readonly [CardHalf, CardHalf])[] = [
  [
    half('neutral', 'any', { kind: 'worse-weather', steps: 1 }),
    half('french', 'move', { kind: 'easy-march', leader: leader('napoleon') }),
  ],
  [half('coalition', 'command', { kind: 'harass-supply' }), half('french', 'own', { kind: 'hunt' })],
  [half('neutral', 'any', { kind: 'spy' }), half('neutral', 'own', { kind: 'command', points: 2 })],
  [
    half('coalition', 'sequence', { kind: 'defection', unit: unit('II'), points: 2 }, 2),
    half('french', 'own', points(1, [1], [unit('IV')])),
  ],
  [half('coalition', 'own', points(2, [2])), half('french', 'own', points(2, [0]))],
  [half('coalition', 'own', points(2, [2, 3])), half('french', 'battle', { kind: 'grand-battery', bonus: 4 })],
  [half('coalition', 'after', { kind: 'leader-falls', rank: 3 }), half('french', 'command', { kind: 'confusion' })],
  [
    half('coalition', 'own', { kind: 'desertion', unit: unit('II'), points: 2 }, 2),
    half('french', 'own', { kind: 'depot', town: town('brand'), reach: 2, points: 1 }),
  ],
  [
    half('coalition', 'attacked', { kind: 'evade', leader: leader('napoleon') }),
    half('french', 'move', { kind: 'free-stack', town: town('brand'), reach: 2 }),
  ],
  [half('neutral', 'any', { kind: 'typhus', points: 1 }), half('neutral', 'move', { kind: 'free-boats' })],
  [half('french', 'any', { kind: 'armistice', turns: -1 }), half('coalition', 'reaction', { kind: 'fog', bonus: 1 })],
  [half('coalition', 'any', { kind: 'armistice', turns: 1 }), half('french', 'command', { kind: 'supplied' })],
  [half('coalition', 'any', { kind: 'resumption', turns: -1 }), half('french', 'own', { kind: 'delay' })],
  [half('french', 'any', { kind: 'resumption', turns: -1 }), half('coalition', 'own', { kind: 'delay' })],
];

/** Event cards for the made-up campaign: every effect once at least. */
export const stromCards: readonly Card[] = HALVES.map((halves, i) => ({ number: i + 1, halves }));

/** An event by what it does and for whom: the number that stands for half a card. */
export function event(kind: CardEffect['kind'], camp?: Camp): number {
  const at = stromCards
    .flatMap(({ halves }) => halves)
    .findIndex((one) => one.effect.kind === kind && (camp === undefined || one.camp === camp));
  if (at < 0) throw new Error(`no event is ${kind}`);
  return at;
}
