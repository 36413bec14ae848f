import { describe, expect, test } from 'vitest';
import { champLeaders, champUnits } from '../content/testing/champ.ts';
import type { Arrival, Leader, Unit } from '../content/types.ts';
import { chainOf } from '../rules/command/chain.ts';
import { OUT } from '../rules/command/state.ts';
import { WAITING } from '../rules/state.ts';
import { commanded } from './command-help.ts';
import type { Played } from './position.ts';

const hex = (label: string) => (Number(label.slice(2)) - 1) * 30 + Number(label.slice(0, 2)) - 1;
const [general, first, General, other] = champLeaders as readonly [Leader, Leader, Leader, Leader];
const named = (id: string, values: Partial<Leader>): Leader => ({ ...first, id, ...values });

interface Army {
  readonly leaders: readonly Leader[];
  /** Where leaders and units are as the battle begins; whoever is left out takes no part, or comes later. */
  readonly chiefs: Readonly<Record<string, string>>;
  readonly begins?: Readonly<Record<string, string>>;
  readonly arrivals?: readonly Pick<Arrival, 'units' | 'leaders'>[];
  readonly units?: readonly Unit[];
}

function battle({ leaders, chiefs, begins = {}, arrivals = [], units = champUnits }: Army): Played {
  return commanded({
    leaders,
    units,
    chiefs,
    at: { A: '2905 line 7' },
    scenario: {
      units: Object.entries(begins).map(([id, label]) => {
        const unit = units.findIndex((one) => one.id === id);
        return { unit, hex: hex(label), form: 1, facing: 0, rank: 0, steps: 6 };
      }),
      leaders: Object.entries(chiefs).map(([id, label]) => ({
        leader: leaders.findIndex((one) => one.id === id),
        hex: hex(label),
      })),
      arrivals: arrivals.map((one) => ({ turn: 3, side: 0, hexes: [0], ...one })),
    },
  });
}

const u = (id: string) => champUnits.findIndex((one) => one.id === id);
/** Who commands a unit: the name of a leader, or nobody. */
const chiefOf = (army: Army, id: string) =>
  army.leaders[chainOf(battle(army).content, 0).chief[u(id)] ?? -1]?.id ?? 'nobody';

describe('EMP XVII.2: who commands whom', () => {
  /** Corps 0 has a chief, corps 1 has two, one of whom may not take part; `a` is of neither. */
  const loose = champUnits.map((unit) => (unit.id === 'a' ? { ...unit, corps: 2 } : unit));
  const leaders = [general, first, General, other, named('second', { corps: [1] })];

  test('ruling 450: the chief of its corps who takes part, also one who is still to come', () => {
    const chiefs = { chief: '0105', corps: '0505' };
    const second = champUnits.map((unit) => (unit.id === 'a' ? { ...unit, corps: 1 } : unit));
    expect(chiefOf({ leaders, chiefs, begins: { a: '0505' } }, 'a')).toBe('corps');
    const later = [{ units: [], leaders: [4] }];
    expect(chiefOf({ leaders, chiefs, units: second, begins: { a: '0505' }, arrivals: later }, 'a')).toBe('second');
    // Who takes no part commands nobody: his units go with whoever is near.
    expect(chiefOf({ leaders, chiefs, units: second, begins: { a: '0505' } }, 'a')).toBe('corps');
  });

  test('[EMP XVII.2#6] without one of its own, the nearest within 6 hexes as the battle begins; of two as near the first of the list', () => {
    const near = (chiefs: Readonly<Record<string, string>>) =>
      chiefOf({ leaders, units: loose, chiefs: { chief: '0110', ...chiefs }, begins: { a: '1005' } }, 'a');
    expect(near({ corps: '1605', second: '1505' })).toBe('second');
    expect(near({ corps: '1405', second: '1505' })).toBe('corps');
    expect(near({ second: '0505', corps: '1505' })).toBe('corps');
    expect([near({ corps: '1605' }), near({ corps: '1705' })]).toEqual(['corps', 'chief']);
    const corner = { leaders, units: loose, chiefs: { chief: '2010', corps: '0501' }, begins: { a: '0101' } };
    expect(chiefOf(corner, 'a')).toBe('corps');
    expect(chiefOf({ ...corner, chiefs: { chief: '2010', corps: '0101' }, begins: { a: '0501' } }, 'a')).toBe('corps');
    // Neither a chief of the enemy beside it nor one of an army or a wing adopts it for being near.
    expect(near({ Corps: '1005', corps: '1605' })).toBe('corps');
    expect(near({ Corps: '1005' })).toBe('chief');
  });

  test('[EMP XVII.2#6] not near one who is still to come; whoever comes with a chief of a corps goes with him', () => {
    const chiefs = { chief: '0105', second: '0205' };
    const comes = (arrivals: NonNullable<Army['arrivals']>) =>
      chiefOf({ leaders, units: loose, chiefs, arrivals }, 'a');
    expect(comes([{ units: [u('a'), u('b')], leaders: [1] }])).toBe('corps');
    // With the wrong column, or with nobody who commands a corps, it is the army's.
    expect(
      comes([
        { units: [u('b')], leaders: [1] },
        { units: [u('a')], leaders: [] },
      ]),
    ).toBe('chief');
    const begins = { a: '0305' };
    const late = [{ units: [], leaders: [1] }];
    expect(chiefOf({ leaders, units: loose, chiefs: { chief: '2005' }, begins, arrivals: late }, 'a')).toBe('chief');
    const wing = [...leaders, named('wing', { rank: 1, corps: [0, 1] })];
    const withWing = [{ units: [u('a')], leaders: [5] }];
    expect(chiefOf({ leaders: wing, units: loose, chiefs, arrivals: withWing }, 'a')).toBe('chief');
  });

  test('ruling 450: of a side without a chief of the army whoever has no chief needs no command', () => {
    const army = { leaders, units: loose, chiefs: { corps: '2005' }, begins: { a: '1005' } };
    expect(chiefOf(army, 'a')).toBe('nobody');
    const p = commanded({ units: loose, at: { a: '1005 column 0', A: '2905 line 7' }, chiefs: { corps: '2005' } });
    expect(p.s.command?.out[p.u('a')]).toBe(0);
    // A leader of the army who comes later is its leader all the same: until then it is out of command.
    const comes = commanded({
      units: loose,
      at: { a: '1005 column 0', A: '2905 line 7' },
      chiefs: { corps: '2005' },
      scenario: { leaders: [], arrivals: [{ turn: 4, side: 0, units: [], leaders: [0], hexes: [0] }] },
      also: (s) => void (s.chiefHex[0] = WAITING),
    });
    expect(comes.s.command?.out[comes.u('a')]).toBe(OUT);
  });
});

describe('EMP XVII.2: near whom a chief must be', () => {
  const wing = named('wing', { rank: 1, corps: [0, 1] });
  /** Whether Blue’s corps chief, 15 hexes from the chief of his army, is held where he is in turn 2. */
  const held = (extra: readonly Leader[], chiefs: Readonly<Record<string, string>>, who = 'corps') => {
    const leaders = [...champLeaders, ...extra];
    const p = battle({ leaders, chiefs: { chief: '0105', corps: '1605', ...chiefs } });
    return p.s.command?.tied[leaders.findIndex(({ id }) => id === who)] === 1;
  };

  test('[EMP XVII.2#3] ten hexes from the chief of the army, or of his wing where there is one', () => {
    expect([held([], { corps: '1105' }), held([], { corps: '1205' })]).toEqual([false, true]);
    expect([held([wing], { wing: '0605' }), held([wing], { wing: '0505' })]).toEqual([false, true]);
    // One of his two corps is enough.
    const both = champLeaders.map((one) => (one.id === 'corps' ? { ...one, corps: [0, 1] } : one));
    const half = battle({
      leaders: [...both, { ...wing, corps: [1] }],
      chiefs: { chief: '0105', corps: '1605', wing: '0605' },
    });
    expect(half.s.command?.tied[1]).toBe(0);
    // A wing chief who takes no part is above nobody; nor is one of other corps, or of the enemy.
    expect(held([wing], { corps: '1105' })).toBe(false);
    expect(held([{ ...wing, corps: [1] }], { wing: '0605' })).toBe(true);
    expect(held([{ ...wing, side: 1, corps: [0, 2] }], { wing: '0605' })).toBe(true);
    expect(held([{ ...wing, side: 1, corps: [0, 2] }], { wing: '2905', corps: '1105' })).toBe(false);
  });

  test('[EMP XVII.2#3] the chief of a wing himself near the chief of the army, whatever other wings there are', () => {
    expect([held([wing], { wing: '1105' }, 'wing'), held([wing], { wing: '1205' }, 'wing')]).toEqual([false, true]);
    const two = [wing, { ...wing, id: 'wing2' }];
    expect(held(two, { wing: '1105', wing2: '2905' }, 'wing')).toBe(false);
    // The chief of the army is free wherever wings are.
    expect(held(two, { wing: '2505', wing2: '2905' }, 'chief')).toBe(false);
  });

  test('[EMP XVII.2#5] of two who lead armies of a side the first of the list is above the others', () => {
    const extra = [named('prince', { rank: 0 })];
    expect([held(extra, { prince: '1505', corps: '1105' }), held(extra, { prince: '1505' })]).toEqual([false, true]);
    expect(held(extra, { prince: '2505' }, 'prince')).toBe(false);
  });

  test('ruling 450: without a chief of the army nobody holds a chief of a corps', () => {
    const p = battle({ leaders: champLeaders, chiefs: { corps: '1605' } });
    expect([p.s.command?.tied[1], p.act('ride', 1).offers('step').length > 0]).toEqual([0, true]);
  });
});
