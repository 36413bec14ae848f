import { describe, expect, test } from 'vitest';
import { champ, champLeaders, champUnits, type Drawing, hexOf } from '../content/testing/champ.ts';
import type { EmpereurContent } from '../content/types.ts';
import { AT_HAND, HALTED, OUT, OUT_OF_REACH, STRAYED } from '../rules/command/state.ts';
import { RADIUS, TACTICS } from '../rules/options/options.ts';
import { GONE, WAITING } from '../rules/state.ts';
import { commanded, ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

const [CHIEF, BLUE, , WHITE] = [0, 1, 2, 3];
const chiefs = { corps: '1005', chief: '0205' };
const out = (p: Played, ...ids: readonly string[]) => ids.map((id) => p.s.command?.out[p.u(id)]);
const tied = (p: Played, ...leaders: readonly number[]) => leaders.map((one) => p.s.command?.tied[one]);
/** The number of a unit of the drawn field. */
const unit = (id: string) => champUnits.findIndex((one) => one.id === id);
const everyDie = (die: number) => Array<number>(40).fill(die);

describe('EMP XVII.2: how far command reaches', () => {
  /** A field whose marsh is closed to everybody. */
  function bog(drawing: Drawing): EmpereurContent {
    const leaders = [
      { leader: CHIEF, hex: hexOf('0205', 30) },
      { leader: BLUE, hex: hexOf('1005', 30) },
    ];
    const pack = champ({ columns: 30, ...drawing, scenario: { leaders } });
    const terrains = pack.tables.terrains.map((one) =>
      one.id === 'marsh' ? { ...one, cost: [0, 0, 0] as const } : one,
    );
    return { ...pack, tables: { ...pack.tables, terrains } };
  }
  const rows = (row: string) => Array.from({ length: 10 }, () => row);
  const east = '............m.................';

  test('[EMP XVII.2#1] no way leads over closed ground, nor over a river but by its bridge', () => {
    const at = { b: '1505 column 0', A: '2905 line 7' };
    const cut = (pack: EmpereurContent) => out(commanded({ pack, at, chiefs }), 'b')[0];
    expect(cut(bog({ ground: rows('.'.repeat(30)) }))).toBe(0);
    expect(cut(bog({ ground: rows(east) }))).toBe(OUT);
    // One row left open: at the edge of the field the way is longer than six hexes, on the straight line it is not.
    const gap = (open: number) => rows(east).map((row, i) => (i === open ? '.'.repeat(30) : row));
    expect([cut(bog({ ground: gap(0) })), cut(bog({ ground: gap(4) }))]).toEqual([OUT, 0]);
    const banks = Array.from({ length: 10 }, (_, i) => {
      const two = (n: number) => String(n).padStart(2, '0');
      const [here, next] = [two(i + 1), two(i + 2)];
      const slant = i % 2 === 0 ? `river 13${here}-12${next}` : `river 12${here}-13${next}`;
      return [`river 12${here}-13${here}`, ...(i < 9 ? [slant] : [])];
    }).flat();
    expect(cut(bog({ sides: banks }))).toBe(OUT);
    expect(cut(bog({ sides: [...banks, 'bridge 1205-1305'] }))).toBe(0);
    // A stream is no river, and a bridge elsewhere is too far.
    expect(cut(bog({ sides: banks.map((one) => one.replace('river', 'stream')) }))).toBe(0);
    expect(cut(bog({ sides: [...banks, 'bridge 1201-1301'] }))).toBe(OUT);
  });

  test('[EMP XVII.2#1] a way round enemies counts by its length; one’s own troops are no hindrance', () => {
    const to = (label: string, at: Readonly<Record<string, string>>) =>
      out(commanded({ at: { b: `${label} column 0`, ...at }, chiefs }), 'b')[0];
    const wall = { A: '1105 line 7', B: '1104 line 7', C: '1106 line 7' };
    expect([to('1205', wall), to('1405', wall), to('1605', wall)]).toEqual([0, 0, OUT]);
    const own = { a: '1105 line 1', c: '1104 line 1', d: '1106 line 1' };
    expect(to('1605', own)).toBe(0);
  });

  test('[EMP XVII.2#2] only the side whose turn begins is judged; what was marked before is over', () => {
    const at = { b: '2305 column 0', A: '1205 line 7' };
    const marked: Position['also'] = (s) => {
      s.command?.out.fill(STRAYED);
      s.command?.tied.fill(HALTED);
    };
    const where = { ...chiefs, corps: '1305', Corps: '2905', Chief: '0110' };
    const blue = commanded({ at, chiefs: where, also: marked });
    expect([...out(blue, 'b', 'A', 'a'), ...tied(blue, CHIEF, BLUE, WHITE)]).toEqual([OUT, 0, 0, 0, OUT_OF_REACH, 0]);
    const white = commanded({ at, chiefs: where, active: 1, also: marked });
    expect([...out(white, 'b', 'A'), ...tied(white, BLUE, WHITE)]).toEqual([0, OUT, 0, OUT_OF_REACH]);
    const first = commanded({ at, chiefs: where, turn: 1, also: marked });
    expect([...out(first, 'b', 'A'), ...tied(first, BLUE, WHITE)]).toEqual([0, 0, 0, 0]);
  });

  test('ruling 450: between the fall of a chief and his successor his units are out of command; who is off the map is not held', () => {
    const at = { a: '1005 column 0', A: '2905 line 7' };
    const fallen = commanded({
      at,
      chiefs: { chief: '0110', corps: '1005' },
      also: (s) => void (s.chiefHex[BLUE] = GONE),
    });
    expect([...out(fallen, 'a'), ...tied(fallen, BLUE)]).toEqual([OUT, AT_HAND]);
    fallen.act('move', fallen.u('a'));
    // Nobody is there to go back to.
    expect([fallen.offers('step'), fallen.why('step', fallen.h('1105'))]).toEqual([[], 'outOfCommand']);
    // A chief whose superior is off the map is as far from him as can be.
    const lone = commanded({
      at,
      chiefs: { chief: '0905', corps: '1005' },
      also: (s) => void (s.chiefHex[CHIEF] = WAITING),
    });
    expect([...out(lone, 'a'), ...tied(lone, CHIEF, BLUE)]).toEqual([0, AT_HAND, OUT_OF_REACH]);
  });

  test('[EMP XVII.2#3] the way to the chief above him goes round enemies, too', () => {
    const wall = { A: '0704 line 7', B: '0705 line 7', C: '0706 line 7', D: '0703 line 7', E: '0707 line 7' };
    const near = { corps: '1205', chief: '0205' };
    expect(tied(commanded({ at: { A: '2905 line 7' }, chiefs: near }), BLUE)).toEqual([AT_HAND]);
    expect(tied(commanded({ at: wall, chiefs: near }), BLUE)).toEqual([OUT_OF_REACH]);
  });

  test('[EMP XVII.3#2] from the third level on a chief is held by no distance', () => {
    const far = { corps: '1805', chief: '0205' };
    const p = ordered({ corps: 'attack' }, { at: { A: '2905 line 7' }, chiefs: far }, RADIUS | TACTICS);
    expect([...tied(p, BLUE), p.may('ride', BLUE)]).toEqual([AT_HAND, true]);
  });
});

describe('EMP XVII.2: the three units of the chief of an army', () => {
  const lost = { corps: '2905', chief: '0805' };
  const led = (at: Readonly<Record<string, string>>) => {
    const p = commanded({ at: { A: '2910 line 7', ...at }, chiefs: lost });
    return Object.keys(at).filter((id) => out(p, id)[0] === 0);
  };

  test('ruling 452: the nearest of those that nobody else commands', () => {
    expect(led({ a: '1405 column 0', b: '1305 column 0', c: '1205 column 0', d: '1105 column 0' })).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect(led({ a: '1105 column 0', b: '1205 column 0', c: '1305 column 0', d: '1405 column 0' })).toEqual([
      'a',
      'b',
      'c',
    ]);
    // Of those as near the first ones of the list; nobody who is further than six hexes.
    expect(led({ b: '0705 column 0', a: '0905 column 0', d: '0805 column 0', c: '0904 column 0' })).toEqual([
      'b',
      'a',
      'd',
    ]);
    expect(led({ a: '1405 column 0', b: '1505 column 0' })).toEqual(['a']);
    expect(led({ d: '1005 column 0', c: '1006 column 0', b: '1105 column 0', f: '1304 column 0' })).toEqual([
      'd',
      'c',
      'b',
    ]);
  });

  test('ruling 452: those in good order before those in disorder, however near', () => {
    const at = { a: '0905 disordered 0', b: '1405 column 0', c: '1306 column 0', d: '1304 column 0' };
    expect(led(at)).toEqual(['b', 'c', 'd']);
    expect(led({ a: '0905 disordered 0', b: '1405 column 0', c: '1304 column 0' })).toEqual(['a', 'b', 'c']);
  });

  test('[EMP XVII.2#5] units of any corps; those whom their own chief reaches do not count; the enemy’s he does not lead', () => {
    const units = champUnits.map((unit) => (['e', 'f'].includes(unit.id) ? { ...unit, corps: 1 } : unit));
    const second = { ...(champLeaders[BLUE] as (typeof champLeaders)[0]), id: 'second', corps: [1] };
    const p = commanded({
      units,
      leaders: [...champLeaders, second],
      at: { a: '0905 column 0', b: '1005 column 0', e: '1105 column 0', f: '1205 column 0', A: '1305 line 7' },
      chiefs: { corps: '0705', second: '2905', chief: '0805', Corps: '2905' },
    });
    expect(out(p, 'a', 'b', 'e', 'f', 'A')).toEqual([0, 0, 0, 0, 0]);
    const alone = commanded({
      units,
      leaders: [...champLeaders, second],
      at: { a: '0905 column 0', b: '1005 column 0', e: '1105 column 0', f: '1205 column 0', A: '2910 line 7' },
      chiefs: { corps: '2805', second: '2905', chief: '0805', Corps: '2905' },
    });
    expect(out(alone, 'a', 'b', 'e', 'f')).toEqual([0, 0, 0, OUT]);
  });

  test('ruling 452: of those as near the first of the list, whatever their corps', () => {
    const units = champUnits.map((one) => (one.id === 'a' ? { ...one, corps: 1 } : one));
    const second = { ...(champLeaders[BLUE] as (typeof champLeaders)[0]), id: 'second', corps: [1] };
    const p = commanded({
      units,
      leaders: [...champLeaders, second],
      at: { a: '0905 column 0', b: '0705 column 0', c: '0704 column 0', d: '0804 column 0', A: '2910 line 7' },
      chiefs: { corps: '2805', second: '2905', chief: '0805' },
    });
    expect(out(p, 'a', 'b', 'c', 'd')).toEqual([0, 0, 0, OUT]);
  });

  test('[EMP XVII.2#5] fallen he leads nobody', () => {
    const p = commanded({ at: { a: '0905 column 0', A: '2910 line 7' }, chiefs: { corps: '2905' } });
    expect(out(p, 'a')).toEqual([OUT]);
    // A side without a chief of its army has none anywhere, not in the first hexes of the map either.
    const nobody = commanded({ at: { a: '0201 column 0', A: '2910 line 7' }, chiefs: { corps: '2905' } });
    expect(out(nobody, 'a')).toEqual([OUT]);
    const gone = commanded({
      at: { a: '0905 column 0', A: '2910 line 7' },
      chiefs: lost,
      also: (s) => void (s.chiefHex[CHIEF] = GONE),
    });
    expect(out(gone, 'a')).toEqual([OUT]);
  });
});

describe('EMP XVII.2: out of command', () => {
  test('[EMP XVII.2#7] in disorder it goes towards its lines, also away from its chief', () => {
    const p = commanded({ at: { b: '1005 disordered 0', A: '2905 line 6' }, chiefs: { corps: '2005', chief: '2505' } });
    expect(out(p, 'b')).toEqual([OUT]);
    p.act('move', unit('b'));
    expect([p.may('step', p.h('0905')), p.may('step', p.h('1105'))]).toEqual([true, false]);
  });

  test('[EMP XVII.2#1, EMP XVII.2#3, EMP XVII.2#7] the corner of the field is a hex as any other', () => {
    const at = { a: '0301 column 6', b: '0801 column 6', A: '2905 line 6' };
    const p = commanded({ at, chiefs: { corps: '0101', chief: '0501' } });
    expect([...out(p, 'a', 'b'), ...tied(p, BLUE)]).toEqual([0, 0, AT_HAND]);
    const far = commanded({ at, chiefs: { corps: '0101', chief: '1505' } });
    expect([...out(far, 'a', 'b'), ...tied(far, BLUE)]).toEqual([0, OUT, OUT_OF_REACH]);
    far.act('move', unit('b'));
    expect(far.offers('step')).toEqual([far.h('0701')]);
    const held = commanded({ at: { A: '2905 line 6' }, chiefs: { corps: '0901', chief: '0101' } });
    expect(tied(held, BLUE)).toEqual([AT_HAND]);
  });

  test('[EMP XVII.2#7] every step back is nearer to its chief: not one that keeps the distance', () => {
    const p = commanded({ at: { b: '1805 column 6', A: '2905 line 6' }, chiefs }).act('move', unit('b'));
    expect(p.offers('step')).toEqual([p.h('1705')]);
    const slant = commanded({ at: { b: '1805 column 4', A: '2905 line 6' }, chiefs }).act('move', unit('b'));
    expect([slant.offers('step'), slant.why('step', slant.h('1704'))]).toEqual([[], 'outOfCommand']);
    const aside = commanded({ at: { b: '1105 column 3', A: '2905 line 6' }, chiefs: { ...chiefs, corps: '0105' } });
    expect(aside.act('move', unit('b')).offers('step')).toEqual([]);
  });

  test('[EMP XVII.2#8] whoever is in command, or has not moved, fires and attacks', () => {
    const at = { a: '1105 column 0', b: '1805 line 1', A: '1905 line 7', B: '1305 line 7' };
    const p = commanded({ at, chiefs, dice: everyDie(1) });
    p.act('move', p.u('a')).act('step', p.h('1205')).act('done').act('done');
    expect(out(p, 'a', 'b')).toEqual([0, OUT]);
    while (p.s.phase === 2) p.act('done');
    expect(p.offers('aim')).toEqual([p.h('1305'), p.h('1905')]);
  });

  test('[EMP XVII.2#7, EMP XVII.2#8] a turn on the spot is no move: it may fire after it', () => {
    const p = commanded({ at: { b: '1805 line 3', A: '1905 line 7' }, chiefs, dice: everyDie(1) });
    p.act('move', p.u('b')).act('turn', 1).act('done').act('done');
    expect(out(p, 'b')).toEqual([OUT]);
    while (p.s.phase === 2) p.act('done');
    expect(p.offers('aim')).toEqual([p.h('1905')]);
  });

  test('[EMP XVII.2#10] cavalry beside its own troops alone has nobody to charge; in command it charges from afar', () => {
    const at = { h: '1805 column 0', b: '1705 line 1', A: '2105 line 6' };
    expect(commanded({ at, chiefs, phase: 'turn' }).offers('charge')).toEqual([]);
    const near = { ...chiefs, corps: '1705' };
    const p = commanded({ at, chiefs: { ...near, chief: '0805' }, phase: 'turn' });
    expect(p.offers('charge')).toEqual([p.u('h')]);
  });
});
