import { describe, expect, test } from 'vitest';
import { champLeaders, hexOf } from '../content/testing/champ.ts';
import { noActivation } from '../rules/interactive/roster.ts';
import { ACCEPTED, ATTACK, type Dispatch, LATE_TEST, RIDING, WITH_WING } from '../rules/command/state.ts';
import { INTERACTIVE, RADIUS, TACTICS } from '../rules/options/options.ts';
import { ordered } from './command-help.ts';
import { BLUE, courierAt, dispatched, go, ordersOf, riders, SECOND, tactic, twoCorps, until } from './orders-help.ts';
import type { Played, Position } from './position.ts';

const chiefs = { corps: '2005', chief: '0205', Corps: '2909' };
const at = { A: '2909 line 7' };
const h = (label: string) => hexOf(label, 30);
const ROWS = 10;

/** An order to attack that the army chief sends in turn 2; his courier rides at once. */
function sent(wanted: Position = {}): Played {
  const p = ordered({ corps: 'defence' }, { at, chiefs, dice: [1, 1, 1], ...wanted });
  return p.act('staff').act('order', BLUE, ATTACK).act('done');
}

/** A position in which orders are on their way. */
function underWay(dispatches: readonly Partial<Dispatch>[], wanted: Position = {}, given = {}): Played {
  return ordered(
    { corps: 'defence', ...given },
    {
      at,
      chiefs,
      dice: [1, 1, 1],
      ...wanted,
      also(s) {
        s.command?.orders?.dispatches.push(...dispatches.map((one) => dispatched(one)));
        wanted.also?.(s);
      },
    },
  );
}

/** Clear ground but for some rows. */
const ground = (rows: Readonly<Record<number, string>>) =>
  Array.from({ length: ROWS }, (_, i) => rows[i + 1] ?? '.'.repeat(30));

describe('EMP XVII.5: how a courier rides', () => {
  test.each([
    ['12 hexes of clear ground are his turn', '1405', '', ACCEPTED],
    ['13 are not', '1505', '1405', RIDING],
  ] as const)('[EMP XVII.5#3] %s', (_, corps, where, state) => {
    const p = sent({ chiefs: { ...chiefs, corps } });
    expect([courierAt(p), riders(p)[0]?.state]).toEqual([where, state]);
  });

  test('[EMP XVII.5#3] he takes the way that costs least, as cavalry in column pays', () => {
    const wood = `...${'f'.repeat(14)}${'.'.repeat(13)}`;
    const p = sent({ ground: ground({ 5: wood }) });
    const [place] = [courierAt(p)];
    // Round the wood: it costs a hex or two more, and through it four points a hex.
    expect(Number(place.slice(0, 2))).toBeGreaterThan(12);
    expect(place.slice(2)).not.toBe('05');
    // Where the wood is all there is he goes as far as his points: a clear hex and two of wood, not three.
    const all = sent({ ground: Array.from({ length: ROWS }, () => wood) });
    expect(courierAt(all)).toBe('0505');
  });

  test('[EMP XVII.5#3] over a stream and through a ford of none: a river turns him to its bridge', () => {
    const river = ['river 0505-0605', 'river 0504-0605'];
    const p = sent({ sides: river });
    expect(Number(courierAt(p).slice(0, 2))).toBe(13);
  });

  /** A lane of clear hexes through ground that is closed to cavalry. */
  const lane = { ground: Array.from({ length: ROWS }, (_, i) => (i === 4 ? '.' : 'c').repeat(30)) };
  test.each([
    ['of two hexes: he does not come through', '0507 adapted 0', '0305', RIDING],
    ['of three hexes', '0508 adapted 0', '', ACCEPTED],
    ['of one hex: he stops before', '0706 adapted 0', '0505', RIDING],
    ['of one hex, but within 5 of his chief', '0806 adapted 0', '', ACCEPTED],
  ] as const)('[EMP XVII.5#4, EMP XVII.5#5] past an enemy at a distance %s', (_, enemy, where, state) => {
    const p = sent({ ...lane, at: { A: enemy }, chiefs: { ...chiefs, corps: '1205', Corps: '2905' } });
    expect([courierAt(p), riders(p)[0]?.state]).toEqual([where, state]);
  });

  test('[EMP XVII.5#5] never through an enemy, not even before his chief: without a way he comes as near as he can', () => {
    const ring = { A: '0705', B: '0905', C: '0704', D: '0804', E: '0706', F: '0806' };
    const lines = Object.fromEntries(Object.entries(ring).map(([id, label]) => [id, `${label} line 7`]));
    const p = sent({ at: lines, chiefs: { ...chiefs, corps: '0805' } });
    expect([riders(p)[0]?.state, courierAt(p)]).toEqual([RIDING, '0605']);
    const { F: _, ...open } = lines;
    expect(riders(sent({ at: open, chiefs: { ...chiefs, corps: '0805' } }))[0]?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#4] his own army does not stop him', () => {
    const p = sent({ at: { ...at, a: '0805 line 1', b: '1205 line 1' } });
    expect(courierAt(p)).toBe('1405');
  });

  test('[EMP XVII.5#6] any number of them, each with his own number', () => {
    const p = ordered(
      { corps: 'defence', second: 'defence' },
      {
        ...twoCorps,
        at: { A: '2901 line 7' },
        chiefs: { chief: '0205', corps: '2005', second: '2009' },
        scenario: { orders: [2, 1] },
      },
    ).act('staff');
    p.act('order', BLUE, ATTACK).act('order', SECOND, ATTACK).act('done');
    expect(riders(p).map(({ number, to }) => [number, to])).toEqual([
      [1, BLUE],
      [2, SECOND],
    ]);
    expect([courierAt(p, 1), Number(courierAt(p, 2).slice(0, 2)) > 12]).toEqual(['1405', true]);
  });

  test('[EMP XVII.3#4, EMP XVII.5#1] to a chief in the hex of the army chief nobody rides', () => {
    const p = sent({ chiefs: { ...chiefs, chief: '2005' }, dice: [6] });
    expect([p.told('courier'), riders(p)[0]?.number, ordersOf(p).next, p.dice.length]).toEqual([[], 0, 1, 1]);
  });
});

describe('EMP XVII.5: whom he finds', () => {
  test('[EMP XVII.5#6] if his chief is off the map he waits for him or his successor (ruling 461)', () => {
    const { corps: _, ...others } = chiefs;
    const p = underWay([{ hex: h('1405') }], { chiefs: others });
    until(p, 3);
    expect([courierAt(p), riders(p)[0]?.state]).toEqual(['1405', RIDING]);
    p.s.chiefHex[BLUE] = h('2005');
    until(p, 4);
    expect([courierAt(p), riders(p)[0]?.state]).toEqual(['', ACCEPTED]);
  });

  test('[EMP XVII.5#6] a chief in the corner of the map is there', () => {
    const p = underWay([{ hex: h('0501') }], { chiefs: { ...chiefs, corps: '0101' } });
    expect(riders(until(p, 2))[0]?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#6] whoever else comes by does not get the order', () => {
    const p = underWay(
      [{ hex: h('1405') }],
      { ...twoCorps, chiefs: { chief: '0205', second: '1505' } },
      { second: 'attack' },
    );
    until(p, 2).act('ride', SECOND).act('step', h('1405')).act('done');
    expect([courierAt(p), riders(p)[0]?.state]).toEqual(['1405', RIDING]);
  });

  test('[EMP XVII.5#6] his chief has it where he halts, not where he sets out', () => {
    const p = underWay([{ hex: h('1405'), due: 2 }], { chiefs: { ...chiefs, corps: '1605' } }, { corps: 'attack' });
    until(p, 2).act('ride', BLUE).act('step', h('1505')).act('done');
    expect([courierAt(p), p.dice.length]).toEqual(['1405', 3]);
    const there = underWay([{ hex: h('1405'), due: 2 }], { chiefs: { ...chiefs, corps: '1605' } }, { corps: 'attack' });
    until(there, 2).act('ride', BLUE).act('step', h('1505')).act('step', h('1405')).act('done');
    expect([courierAt(there), riders(there)[0]?.state]).toEqual(['', ACCEPTED]);
  });

  test('[EMP XVII.5#2, EMP XVII.5#3] those of the enemy ride in his turn', () => {
    const p = underWay([{ side: 1, from: 2, to: 3, hex: h('1505') }], { at: {}, chiefs: { ...chiefs, Corps: '2905' } });
    expect(courierAt(until(p, 2))).toBe('1505');
    expect(courierAt(until(p, 2, 1))).toBe('2705');
  });

  test('[EMP XVII.5#3, EMP XX#1] where corps are activated one by one he still rides once a turn', () => {
    const p = ordered(
      { corps: 'defence', second: 'defence' },
      {
        ...twoCorps,
        phase: 'round',
        at: { a: '0805 column 0', c: '0807 column 0', A: '2909 line 7' },
        chiefs: { chief: '0205', corps: '2805', second: '0807' },
        also(s) {
          s.activation = noActivation(sent().content);
          s.command?.orders?.dispatches.push(
            dispatched({ hex: h('0405') }),
            dispatched({ number: 2, hex: -1, state: WITH_WING, via: SECOND, due: 3 }),
          );
        },
      },
      RADIUS | TACTICS | INTERACTIVE,
    );
    const places: string[] = [];
    for (let i = 0; i < 400 && p.s.turn === 2; i++) {
      const [corps] = p.offers('activate');
      if (corps === undefined) p.act('done');
      else p.act('activate', Number(corps));
      places.push(`${courierAt(p)} ${courierAt(p, 2)}`);
    }
    expect(p.told('activated').length).toBeGreaterThan(1);
    expect([...new Set(places)].slice(0, 2)).toEqual(['0405 ', '1605 ']);
  });
});

describe('EMP XVII.5: a wing chief', () => {
  const leaders = champLeaders.map((one) =>
    one.id === 'Chief' ? { ...one, id: 'wing', side: 0 as const, rank: 1, corps: [0] } : one,
  );
  const WING = 2;
  const withWing = { leaders, at: {}, chiefs: { chief: '0205', wing: '0705', corps: '1005' } };

  test('[EMP XVII.5#7] keeps the courier until the next turn, and nobody throws for his obedience', () => {
    const p = sent({ ...withWing, dice: [1, 1] });
    expect([riders(p)[0], p.dice.length]).toMatchObject([{ state: WITH_WING, via: WING, due: 3 }, 2]);
    until(p, 3);
    expect([riders(p)[0]?.state, riders(p)[0]?.via, p.dice.length, tactic(p)]).toEqual([ACCEPTED, -1, 1, 2]);
    expect(tactic(until(p, 4))).toBe(ATTACK);
  });

  test('[EMP XVII.5#7] passes him on from where he is then', () => {
    const p = sent({ ...withWing, chiefs: { ...withWing.chiefs, corps: '2905' } });
    p.act('ride', WING).act('step', h('0805')).act('done');
    expect(courierAt(until(p, 3))).toBe('2005');
  });

  test('[EMP XVII.5#3, EMP XVII.5#7] has him a turn later where he is farther than 12 hexes, and then keeps him as well', () => {
    const p = sent({ ...withWing, chiefs: { chief: '0205', wing: '2005', corps: '2205' } });
    expect([courierAt(p), riders(p)[0]?.state]).toEqual(['1405', RIDING]);
    expect(riders(until(p, 3))[0]?.state).toBe(WITH_WING);
    expect(riders(until(p, 4))[0]?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#7] if he falls meanwhile the order waits for his successor (ruling 461)', () => {
    const p = sent(withWing);
    p.s.chiefHex[WING] = -2;
    until(p, 4);
    expect([riders(p)[0]?.state, courierAt(p)]).toEqual([WITH_WING, '']);
    p.s.chiefHex[WING] = h('0705');
    expect(riders(until(p, 5))[0]?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#7] comes to the courier himself, and has him', () => {
    const p = sent({ ...withWing, chiefs: { chief: '0205', wing: '1605', corps: '2005' } });
    expect(courierAt(p)).toBe('1405');
    p.act('ride', WING).act('step', h('1505')).act('step', h('1405')).act('done');
    expect([riders(p)[0]?.state, courierAt(p)]).toEqual([WITH_WING, '']);
  });

  test('[EMP XVII.5#7] is left out where he is not on the map, or where the chief is beside the army chief', () => {
    const { wing: _, ...two } = withWing.chiefs;
    expect(riders(sent({ ...withWing, chiefs: two }))[0]).toMatchObject({ via: -1, state: ACCEPTED });
    const beside = sent({ ...withWing, chiefs: { ...withWing.chiefs, corps: '0205' } });
    expect(riders(beside)[0]?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#8] a courier who is with him is not driven off', () => {
    const p = sent({
      ...withWing,
      at: { A: '1005 column 6' },
      chiefs: { chief: '0205', wing: '0705', corps: '0709', Corps: '1005' },
      leaders: [...leaders.slice(0, 3), { ...(champLeaders[3] ?? leaders[0]) } as (typeof leaders)[0]],
    });
    expect(riders(p)[0]?.state).toBe(WITH_WING);
    until(p, 2, 1);
    go(p, 'A', '0905');
    expect([p.asked(), p.told('courier').length]).toEqual(['march', 1]);
  });
});

describe('EMP XVII.5: driven off', () => {
  /** White comes along row 5 from the east; a courier of Blue waits for a chief who is off the map. */
  function meets(places: readonly string[], steps: readonly string[], wanted: Position = {}): Played {
    const couriers = places.map((label, i) => ({ number: i + 1, hex: h(label) }));
    const p = underWay(couriers, {
      at: { A: '1505 column 6' },
      chiefs: { chief: '0209', Corps: '1505' },
      active: 1,
      ...wanted,
    });
    return go(until(p, 2, 1), 'A', ...steps);
  }

  test('[EMP XVII.5#8] at 2 hexes, not at 3; away from that unit, where its player likes', () => {
    expect(meets(['1105'], ['1405']).asked()).toBe('march');
    const p = meets(['1105'], ['1405', '1305']);
    expect([p.asked(), new Set(p.offers('drive'))]).toEqual(['drive', new Set(['1004', '1005', '1006'].map(h))]);
    p.act('drive', h('1006'));
    expect([courierAt(p), p.asked(), riders(p)[0]?.state]).toEqual(['1006', 'march', RIDING]);
  });

  test('[EMP XVII.5#8] one after the other, and again with each step', () => {
    const p = meets(['1105', '1106'], ['1405', '1305']);
    p.act('drive', h('1005'));
    expect([courierAt(p, 1), p.asked()]).toEqual(['1005', 'drive']);
    p.act('drive', Number(p.offers('drive')[0]));
    expect(p.asked()).toBe('march');
    p.act('step', h('1205'));
    expect([courierAt(p, 1), p.asked()]).toEqual(['1005', 'drive']);
  });

  test('[EMP XVII.5#8] hex by hex until he is 3 away: whoever comes out of a wood beside him', () => {
    const p = meets(['1305'], [], { at: { A: '1405 column 6' } });
    expect(p.asked()).toBe('march');
    p.act('turn', 8).act('step', h('1306'));
    p.act('drive', Number(p.offers('drive')[0]));
    expect(p.asked()).toBe('drive');
    p.act('drive', Number(p.offers('drive')[0]));
    expect(p.asked()).toBe('march');
  });

  test('[EMP XVII.5#8] without a choice nobody is asked; without a way he stays (ruling 461)', () => {
    const corner = { at: { A: '0402 column 6' }, chiefs: { chief: '1509', Corps: '0402' } };
    const p = meets(['0201'], ['0302'], corner);
    const drives = p.told('courier').map(({ place }) => Number(place));
    expect([p.asked(), drives]).toEqual(['march', [h('0101')]]);
    p.act('step', h('0202'));
    expect([p.asked(), courierAt(p)]).toEqual(['march', '0101']);
  });

  test('[EMP XVII.5#8] not onto enemies, nor where cavalry cannot go; onto friends he may', () => {
    const p = meets(['1105'], ['1405', '1305'], {
      at: { A: '1505 column 6', B: '1005 line 7', a: '1006 line 1' },
      ground: ground({ 4: `${'.'.repeat(9)}c${'.'.repeat(20)}` }),
    });
    expect([p.told('courier').map(({ place }) => Number(place)), p.asked()]).toEqual([[h('1006')], 'march']);
  });

  test('[EMP XVII.5#8] by enemies alone: his own army passes', () => {
    const p = underWay([{ side: 1, from: 2, to: 3, hex: h('1105') }], {
      at: { A: '1505 column 6' },
      chiefs: { Chief: '2909', Corps: '1505' },
      active: 1,
      also: (s) => s.command?.orders?.dispatches.forEach((one) => (one.due = 9)),
    });
    go(until(p, 2, 1), 'A', '1405', '1305');
    expect([p.asked(), courierAt(p)]).toEqual(['march', '1105']);
  });

  test('[EMP XVII.5#8] one whose order has been given is there no more', () => {
    const p = underWay(
      [
        { state: LATE_TEST, hex: -1, due: 4 },
        { state: ACCEPTED, hex: -1, due: 4 },
      ],
      {
        at: { A: '0405 column 6' },
        chiefs: { chief: '0909', Corps: '0405' },
        active: 1,
      },
    );
    expect(go(until(p, 2, 1), 'A', '0305').asked()).toBe('march');
  });
});
