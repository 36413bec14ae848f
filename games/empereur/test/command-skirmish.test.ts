import { describe, expect, test } from 'vitest';
import { hexOf } from '../content/testing/champ.ts';
import { frontOf } from '../rules/command/obedience.ts';
import { COMMANDED, DEFENCE, FREED, OUT, RESERVE, STRAYED, type tactics } from '../rules/command/state.ts';
import { toLineOf } from '../rules/command/tactics.ts';
import { RADIUS, SKIRMISHERS, TACTICS } from '../rules/options/options.ts';
import { ordered } from './command-help.ts';
import { BLUE, chiefs, clause, MOVEMENT, past, tactic, unitsWith } from './orders-help.ts';
import type { Played, Position } from './position.ts';

const h = (label: string) => hexOf(label, 30);
const FAR = '2405 line 7';

/** Light infantry in line that looks north, alone on its hex or astride it and another one, with an order. */
function light(order: (typeof tactics)[number], [one, two]: readonly string[], wanted: Position = {}): Played {
  return ordered(
    { corps: order },
    {
      units: unitsWith({ a: { range: 2 } }),
      chiefs,
      phase: 'movement',
      ...wanted,
      at: { a: `${one} line 3`, A: FAR, ...wanted.at },
      also: (s) => {
        s.hex2 = s.hex.map(() => -1);
        if (two !== undefined) s.hex2[0] = h(two);
        wanted.also?.(s);
      },
    },
    RADIUS | TACTICS | SKIRMISHERS,
  );
}
/** Which half comes first means nothing. */
const either = <T>([one, two]: readonly [string, string], look: (hexes: readonly string[]) => T): T[] => [
  look([one, two]),
  look([two, one]),
];

describe('EMP IV.6, EMP XVII: light infantry that spreads out and closes up on the other hex has gone there', () => {
  const edge = (p: Played, hex: string) => p.act('move', 0).act('spread', h(hex));

  test('[EMP XVII.2#7, EMP XVII.2#8] out of command only towards its chief; then it does not fire in this turn', () => {
    const out = () => light('attack', ['1005'], { chiefs: { ...chiefs, corps: '0105' }, phase: 'turn' });
    expect(edge(out(), '1105').offers('close')).toEqual([h('1005')]);
    const p = edge(out(), '0905');
    expect(p.offers('close')).toEqual([h('1005'), h('0905')]);
    expect(p.s.command?.out[0]).toBe(OUT);
    expect(p.act('close', h('0905')).s.command?.out[0]).toBe(STRAYED);
    expect(edge(out(), '0905').act('close', h('1005')).s.command?.out[0]).toBe(OUT);
  });

  test('[EMP XVII.3#7, EMP XVII.3#9] on the march as the one that acts as it likes', () => {
    const march = (used: number) =>
      edge(
        light('march', ['1005'], {
          at: { b: '0805 column 0' },
          also: (s) => void s.command?.orders?.acts.fill(used, 1, 2),
        }),
        '1105',
      );
    expect(march(FREED).offers('close')).toEqual([h('1005')]);
    const p = march(0).act('close', h('1105'));
    expect(p.s.command?.orders?.acts[0]).toBe(FREED);
  });

  test('[EMP XVII.3#15] whoever defends does not spread out beyond his line', () => {
    const line = (label: string) => {
      const p = light('defence', ['1005']);
      const front = toLineOf(p, 1, h(label));
      return light('defence', ['1005'], { also: (s) => void s.command?.orders?.front.fill(front, BLUE, BLUE + 1) });
    };
    expect(line('1005').act('move', 0).offers('spread')).toEqual([h('0905')]);
    expect(line('1105').act('move', 0).offers('spread')).toEqual([h('0905'), h('1105')]);
  });

  test('[EMP XVII.3#22] nor a reserve nearer than 6 hexes to an enemy', () => {
    const offers = (A: string) => light('reserve', ['1005'], { at: { A } }).act('move', 0).offers('spread');
    expect([offers('1605 line 7'), offers('1705 line 7')]).toEqual([[h('0905')], [h('0905'), h('1105')]]);
  });
});

describe('EMP IV.6, EMP XVII.3: what orders demand of skirmishers', () => {
  const at = { b: '0806 disordered 0', c: '0806 disordered 0', A: FAR };

  test('[EMP XVII.3#18] in a retreat they close up and go, as lines form column', () => {
    const freed: Position['also'] = (s) => void s.command?.orders?.acts.fill(FREED, 1, 3);
    const p = light('retreat', ['1005', '1105'], { at, also: freed });
    expect(clause(p, 'done')).toBe('EMP XVII.3#18');
    p.act('move', 0).act('close', h('1005'));
    expect(clause(p, 'done')).toBe('EMP XVII.3#18');
    p.act('column', 4).act('turn', 6).act('step', h('0905'));
    expect(p.where('a')).toBe('0905');
  });
});

describe('EMP IV.6, EMP XVII: both halves of skirmishers count', () => {
  test('[EMP XVII.2#1] they are in command if either of them is', () => {
    const out = (hexes: readonly [string, string]) =>
      either(
        hexes,
        (two) => light('attack', two, { phase: 'turn', chiefs: { ...chiefs, corps: '0405' } }).s.command?.out[0],
      );
    expect(out(['1005', '1105'])).toEqual([COMMANDED, COMMANDED]);
    expect(out(['1105', '1205'])).toEqual([OUT, OUT]);
  });

  test('[EMP XVII.3#14] the line of a defence lies one hex before the half that is further forward', () => {
    const p = light('defence', ['1105']);
    expect(either(['1005', '1105'], (two) => frontOf(light('defence', two), BLUE))).toEqual([
      frontOf(p, BLUE),
      frontOf(p, BLUE),
    ]);
  });

  test('[EMP XVII.3#15] neither crosses it on the march', () => {
    const steps = (front: number) => (two: readonly string[]) => {
      const also: Position['also'] = (s) => void s.command?.orders?.front.fill(front, BLUE, BLUE + 1);
      return light('defence', two, { at: { a: `${two[0]} line 9` }, also })
        .act('move', 0)
        .offers('step').length;
    };
    const line = toLineOf(light('defence', ['1102']), 1, h('1102'));
    expect(either(['1002', '1102'], steps(line - 1))).toEqual([2, 2]);
    // South-east of them the further one would be beyond it.
    expect(either(['1002', '1102'], steps(line))).toEqual([1, 1]);
  });

  test('[EMP XVII.3#24] a reserve defends when either has ended its move within less than 5 hexes of an enemy', () => {
    const after = (A: string) =>
      either(['1005', '1105'], (two) => tactic(past(light('reserve', two, { at: { A } }), MOVEMENT + 1)));
    expect([after('1505 line 7'), after('1605 line 7')]).toEqual([
      [DEFENCE, DEFENCE],
      [RESERVE, RESERVE],
    ]);
  });
});
