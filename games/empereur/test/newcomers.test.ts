import { describe, expect, test } from 'vitest';
import { champ } from '../content/testing/champ.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { INTERACTIVE, WATCH } from '../rules/options/options.ts';
import { ADAPTED, COLUMN, has, LINE, MOVED, SQUARE, WAITING } from '../rules/state.ts';
import { expecting } from './expecting.ts';

/** A field of twelve by ten with one row of other ground. */
const row = (at: number, letters: string) =>
  Array.from({ length: 10 }, (_, one) => (one === at - 1 ? letters : '............'));

const FAR = { d: '0909 line 1' };

describe('EMP XIII: in which formation they come', () => {
  test('[EMP XIII#1] infantry in any, a battery only limbered, cavalry never in line', () => {
    const p = expecting([{ units: ['a', 'h', 'x'], hexes: ['0105'] }], { at: FAR });
    p.act('arrive', p.u('x'));
    expect([p.offers('line').length, p.offers('column').length, p.may('square'), p.may('adapt')]).toEqual([
      0,
      6,
      false,
      false,
    ]);
    p.act('column', 0).act('step', p.h('0205')).act('done').act('arrive', p.u('h'));
    expect([p.offers('line').length, p.offers('column').length, p.may('square')]).toEqual([0, 6, false]);
    p.act('column', 0).act('turn', 2).act('step', p.h('0104')).act('done').act('arrive', p.u('a')).act('square');
    expect([p.where('a'), p.s.form[p.u('a')], p.s.spent[p.u('a')]]).toEqual(['0105', SQUARE, 1]);
  });

  test('[EMP XIII#1, EMP IV.9#1] into a wood cavalry comes adapted, at what the wood costs it', () => {
    const p = expecting([{ units: ['h'], hexes: ['0105'] }], { ground: row(5, 'f...........'), at: FAR });
    p.act('arrive', p.u('h'));
    expect([p.offers('column'), p.may('adapt')]).toEqual([[], true]);
    p.act('adapt');
    expect([p.s.form[p.u('h')], p.s.spent[p.u('h')]]).toEqual([ADAPTED, 4]);
  });

  test('[EMP XIII#1, EMP IX.2#3] whoever comes in charging pays for the ground as a charge does, road or no road', () => {
    const p = expecting([{ units: ['h'], hexes: ['0105'] }], {
      ground: row(5, 'v...........'),
      sides: ['road 0105-0205'],
      phase: 'charge',
      at: { A: '0905 line 7' },
    });
    p.act('arrive', p.u('h'));
    expect([p.may('adapt'), p.offers('column').length]).toEqual([false, 6]);
    p.act('column', 0).act('line', 1);
    expect(p.referee.decision(0)?.about).toMatchObject({ points: 4 });
  });
});

describe('EMP XIII: by road', () => {
  test('[EMP XIII#4] each road has its own queue', () => {
    const p = expecting(
      [
        { units: ['a'], hexes: ['0105'] },
        { units: ['b'], hexes: ['0109'] },
      ],
      { sides: ['road 0105-0205', 'road 0109-0209'], at: FAR },
    );
    p.act('arrive', p.u('a')).act('column', 0).act('step', p.h('0205')).act('done');
    p.act('arrive', p.u('b')).act('column', 0);
    expect(p.s.spent[p.u('b')]).toBe(1);
  });

  test('[EMP XIII#4] the fifth on a road has no points left for a line, but for a column on the road', () => {
    const p = expecting([{ units: ['a'], hexes: ['0105'] }], {
      sides: ['road 0105-0205'],
      at: FAR,
      also: (s) => s.entered.push(48, 48, 48, 48),
    });
    p.act('arrive', p.u('a'));
    expect([p.offers('line'), p.offers('column').length]).toEqual([[], 6]);
    p.act('column', 0);
    expect(p.s.spent[p.u('a')]).toBe(5);
  });

  test('[EMP VI.7#3, EMP VI.7#4, EMP XIII#1] who came by the road follows it however it faces; who came in line has no bonus of it', () => {
    const road = { sides: ['road 0105-0205-0305-0405-0505-0605-0705-0805'], at: FAR };
    const p = expecting([{ units: ['a'], hexes: ['0105'] }], road);
    p.act('arrive', p.u('a')).act('column', 2);
    expect(p.offers('step')).toContain(p.h('0205'));
    const line = expecting([{ units: ['a'], hexes: ['0105'] }], road);
    line.act('arrive', line.u('a')).act('line', 1).act('column', 0);
    for (let i = 2; i < 6; i++) line.act('step', line.h(`0${i}05`));
    // One point to come in, one to form column: four are left, and none more for the road.
    expect([line.where('a'), line.offers('step')]).toEqual(['0505', []]);
  });
});

describe('EMP XIII: who comes with whom, and when', () => {
  test('[EMP XIII#1, EMP XIII#3] a leader rides in from the turn of his arrival on, not before', () => {
    const before = expecting([{ units: ['a'], hexes: ['0105'], turn: 3, leaders: [0] }], { turn: 2, at: FAR });
    expect(before.offers('ride')).toEqual([]);
    const now = expecting([{ units: ['a'], hexes: ['0105'], turn: 3, leaders: [0] }], { turn: 3, at: FAR });
    expect(now.offers('ride')).toEqual([0]);
  });

  test('[EMP XIII#3] only a leader of the same arrival comes with a unit, once, and not if he has ridden in before', () => {
    const both = [
      { units: ['a'], hexes: ['0105'], leaders: [0] },
      { units: ['b'], hexes: ['0108'], leaders: [1] },
    ];
    const p = expecting(both, { at: FAR });
    p.act('arrive', p.u('b'));
    expect(p.offers('bring')).toEqual([1]);
    p.act('bring', 1);
    expect(p.offers('bring')).toEqual([]);
    const q = expecting(both, { at: FAR });
    q.act('ride', 0).act('enter', q.h('0105')).act('step', q.h('0205')).act('done').act('arrive', q.u('a'));
    expect(q.offers('bring')).toEqual([]);
  });

  test('[EMP IX.7#1, EMP IX.7#12] enemy cavalry may meet it as it comes in: that ends its move, and its leader’s', () => {
    // H tests with 2; 16 against 12 is one to one, and a die of 5 is 1/1*; a holds.
    const p = expecting([{ units: ['a'], hexes: ['0105'], leaders: [0] }], {
      at: { H: '0205 column 6', ...FAR },
      dice: [1, 1, 5, 1, 1],
    });
    p.act('arrive', p.u('a')).act('bring', 0).act('column', 0).act('counter', p.h('0205'));
    expect([p.told('shock').length, p.asked(), has(p.s, p.u('a'), MOVED)]).toEqual([1, 'mover', true]);
    expect([p.may('move', p.u('a')), p.offers('ride')]).toEqual([false, []]);
  });

  test('[EMP VI.8#1] cavalry falls back before whoever comes beside it on his way from the edge', () => {
    const p = expecting([{ units: ['a'], hexes: ['0501'] }], { at: { H: '0301 column 0', ...FAR } });
    p.act('arrive', p.u('a')).act('column', 6);
    expect(p.asked()).toBe('march');
    p.act('step', p.h('0401'));
    expect(p.offers('recoil')).toEqual([p.h('0301')]);
  });

  test('[EMP XIII#5] round an enemy only over ground that is played on', () => {
    const p = expecting([{ units: ['a'], hexes: ['0103'] }], {
      scenario: { rows: [2, 9] },
      at: { A: '0103 line 1', ...FAR },
    });
    p.act('arrive', p.u('a'));
    expect(p.offers('enter')).toEqual([p.h('0203'), p.h('0104')]);
  });
});

describe('EMP XIII#7: reserves', () => {
  test('[EMP XIII#7, EMP V.1#1] they are placed among friends where there is room, never where an enemy stands', () => {
    const zone = [{ units: ['a'], hexes: ['0606', '0506', '0406'], placed: true }];
    const p = expecting(zone, { at: { b: '0506 line 1 4', A: '0606 line 7', ...FAR } });
    p.act('arrive', p.u('a'));
    expect(p.offers('enter')).toEqual([p.h('0406'), p.h('0506')]);
    p.act('enter', p.h('0506'));
    const full = expecting(zone, { at: { b: '0506 line 1 5', h: '0406 column 0 1', A: '0606 line 7', ...FAR } });
    expect(full.offers('arrive')).toEqual([]);
  });

  test('[EMP XIII#7, EMP IV.3#1, EMP VI.7#7] a zone in a wood takes infantry adapted, and no guns', () => {
    const p = expecting([{ units: ['a', 'x'], hexes: ['0606'], placed: true }], {
      ground: row(6, '.....f......'),
      sides: ['road 0506-0606'],
      at: FAR,
    });
    expect(p.offers('arrive')).toEqual([p.u('a')]);
    p.act('arrive', p.u('a'));
    expect([p.offers('line'), p.offers('column'), p.may('adapt')]).toEqual([[], [], true]);
  });

  test('[EMP VI.7#4, EMP XIII#7] whoever is placed across a road does not follow it', () => {
    const p = expecting([{ units: ['a'], hexes: ['0606'], placed: true }], {
      sides: ['road 0506-0606-0706'],
      at: FAR,
    });
    p.act('arrive', p.u('a')).act('column', 2);
    expect(p.offers('step')).toEqual([p.h('0705')]);
  });

  test('[EMP XIII#7] an enemy beside it brings out a reserve of the other side, and nobody else', () => {
    const edge = expecting([{ units: ['A'], side: 1, hexes: ['0805'], turn: 5 }], { at: { a: '0605 column 0' } });
    edge.act('move', edge.u('a')).act('step', edge.h('0705'));
    expect([edge.asked(), edge.s.hex[edge.u('A')]]).toEqual(['march', WAITING]);
    const own = expecting([{ units: ['b'], hexes: ['0805'], turn: 5, placed: true }], { at: { a: '0605 column 0' } });
    own.act('move', own.u('a')).act('step', own.h('0705'));
    expect([own.asked(), own.s.hex[own.u('b')]]).toEqual(['march', WAITING]);
  });

  test('[EMP XIII#7] those for whom there is no room wait on', () => {
    const p = expecting([{ units: ['A', 'B'], side: 1, hexes: ['0805'], turn: 5, placed: true }], {
      at: { a: '0605 column 0' },
    });
    p.act('move', p.u('a')).act('step', p.h('0705')).act('line', 7);
    expect([p.where('A'), p.s.hex[p.u('B')], p.asked()]).toEqual(['0805', WAITING, 'march']);
    expect([p.s.form[p.u('A')], p.s.band[p.u('A')]]).toEqual([LINE, 0]);
  });
});

describe('EMP XXI.3: reinforcements and the watch', () => {
  const timed = (units: readonly string[], placed: boolean, side = 0) =>
    expecting([{ units, hexes: ['0105', '0107'], placed, side }], {
      phase: 'round',
      at: { d: '0909 line 1', A: '1105 column 6' },
      chiefs: { corps: '0909', Corps: '1105' },
      also: (s) => {
        s.advanced = INTERACTIVE | WATCH;
        s.activation = noActivation(champ());
      },
    });

  test('[EMP XXI.3#2] whose time is over before he has come in stays out', () => {
    const p = timed(['a'], false).act('lead', 0).act('activate', 0);
    p.act('arrive', p.u('a'));
    expect([p.asked(), p.may('halt')]).toEqual(['gate', true]);
    const q = timed(['a'], false).act('lead', 0).act('activate', 0);
    q.act('arrive', q.u('a')).act('enter', q.h('0105'));
    expect([q.asked(), q.may('halt')]).toEqual(['arrived', true]);
    for (const one of [p, q]) {
      one.act('halt');
      expect([one.s.hex[one.u('a')], one.offers('arrive'), one.may('done')]).toEqual([WAITING, [], true]);
    }
  });

  test('[EMP XXI.3#2] without a watch nobody is asked to halt', () => {
    const p = expecting([{ units: ['a'], hexes: ['0105', '0107'] }], { at: FAR });
    p.act('arrive', p.u('a'));
    expect(p.may('halt')).toBe(false);
    p.act('enter', p.h('0107'));
    expect(p.may('halt')).toBe(false);
    p.act('column', 0);
    expect(p.s.form[p.u('a')]).toBe(COLUMN);
  });
});
