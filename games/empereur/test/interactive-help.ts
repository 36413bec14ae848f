import type { Action } from '@bivouac/kernel';
import { champ, champLeaders, champUnits } from '../content/testing/champ.ts';
import type { EmpereurContent, Leader, Unit } from '../content/types.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { freshTroops } from '../rules/options/fatigue.ts';
import { FATIGUE, INTERACTIVE, plays } from '../rules/options/options.ts';
import { type Played, type Position, position } from './position.ts';

/** Blue: foot (0), horse (1), a third corps without troops of its own (4); White: two of foot. */
export const [FOOT, HORSE, WHITE, WHITE2, THIRD] = [0, 1, 2, 3, 4];
const CORPS: Readonly<Record<string, number>> = {
  h: HORSE,
  i: HORSE,
  j: HORSE,
  C: WHITE2,
  D: WHITE2,
  e: THIRD,
  f: THIRD,
};

export const leader = (id: string, side: 0 | 1, rank: number, corps: readonly number[]): Leader => ({
  ...(champLeaders[0] as Leader),
  id,
  side,
  rank,
  corps,
});

export const LEADERS: readonly Leader[] = [
  leader('chief', 0, 0, []),
  leader('foot', 0, 2, [FOOT]),
  leader('horse', 0, 2, [HORSE]),
  leader('third', 0, 2, [THIRD]),
  leader('White', 1, 2, [WHITE]),
  leader('White2', 1, 2, [WHITE2]),
];

export function army(more: Partial<EmpereurContent> = {}): EmpereurContent {
  const pack = champ({
    units: champUnits.map((unit): Unit => ({ ...unit, corps: CORPS[unit.id] ?? unit.corps })),
    leaders: LEADERS,
  });
  const third = { id: 'third', name: { en: 'Third', fr: 'Troisième' }, side: 0 } as const;
  return { ...pack, corps: [...pack.corps, third], ...more };
}

/** A turn of activations, with further options: nobody is near the enemy unless a test says so. */
export function round(wanted: Position = {}, options = 0): Played {
  const pack = wanted.pack ?? army();
  return position({
    phase: 'round',
    at: { a: '0205 column 0', b: '0206 column 0', h: '0203 column 0', A: '1105 column 6', C: '1103 column 6' },
    chiefs: { foot: '0205', horse: '0203', White: '1105', White2: '1103' },
    ...wanted,
    pack,
    also: (s) => {
      s.advanced = INTERACTIVE | options;
      s.activation = noActivation(pack);
      if (plays(s, FATIGUE)) s.weary = freshTroops(pack);
      wanted.also?.(s);
    },
  });
}

/** Ends one phase after the other until a corps is to be chosen again, or the turn is over. */
export function playOut(p: Played): Played {
  const { turn } = p.s;
  for (let i = 0; i < 60 && !['activate', 'first'].includes(p.asked()) && p.s.turn === turn; i++) p.act('done');
  return p;
}

/** A corps is called, and nobody goes with it. */
export function activate(p: Played, corps: number): Played {
  p.act('activate', corps);
  return p.asked() === 'company' ? p.act('done') : p;
}

/** What somebody does after so many seconds. */
export function after(p: Played, seconds: number, ...action: Action): Played {
  const [seat = 0] = p.referee.waiting();
  const played = p.referee.play(seat, action, { elapsed: seconds * 1000 });
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(p.referee.offers(seat))}`);
  return p;
}

/** What its lateness takes from the morale of a unit in a test (EMP XIX.2). */
export function lateness(p: Played, id: string): number {
  return modifiersOf(p.content, p.s, p.u(id), PLAIN).find(({ why }) => why === 'late')?.by ?? 0;
}

/** A corps each, the French one in its movement phase. */
export function moving(option: number, wanted: Position & { time?: readonly [number, number] } = {}): Played {
  const pack: EmpereurContent = champ({ scenario: { time: wanted.time ?? [60, 90], ...wanted.scenario } });
  const p = position({
    phase: 'round',
    at: { a: '0205 column 0', b: '0206 column 0', A: '1105 column 6' },
    chiefs: { corps: '0205', Corps: '1105' },
    ...wanted,
    pack,
    also: (s) => {
      s.advanced = INTERACTIVE | option;
      s.activation = noActivation(pack);
      wanted.also?.(s);
    },
  });
  return p.act('lead', 0).act('activate', 0);
}
