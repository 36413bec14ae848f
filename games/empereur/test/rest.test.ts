import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { fireArc, frontOf } from '../rules/formations/poses.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { begin } from '../rules/begin.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { ARTILLERY, CAVALRY } from '../content/types.ts';
import { CHARGED, COLUMN, DISORDERED, GONE, LEFT, LINE, note } from '../rules/state.ts';
import { type Played, position } from './position.ts';

const unitOf = (id: string) => auerstaedt1806.units.findIndex((unit) => unit.id === id);

function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

test('[EMP III.1#1, EMP III.1#2] every counter of the pack says what the rules need', () => {
  for (const unit of auerstaedt1806.units) {
    expect(unit.steps).toBeGreaterThan(0);
    expect(unit.morale).toBeGreaterThanOrEqual(6);
    if (unit.arm === ARTILLERY) expect(unit.range).toBeGreaterThanOrEqual(5);
    else if (unit.arm === CAVALRY) expect([unit.fire, unit.range]).toEqual([0, 0]);
    // Light infantry has a range of 2 printed, for its skirmishers (EMP VII.2).
    else expect([1, 2]).toContain(unit.range);
  }
  expect(fireArc(CAVALRY, LINE, 1)).toBe(0);
});

test('[EMP IV.11#1, EMP IV.12#2] guns: limbered like a column, in battery like a line', () => {
  expect(frontOf(COLUMN, 4)).toBe(0b001110);
  expect(frontOf(LINE, 3)).toBe(0b000110);
});

test('[EMP IV.12#7] opportunity fire of guns reaches two hexes', () => {
  const p = position({ at: { a: '0405 column 0', X: '0705 battery 7' } });
  p.act('move', p.u('a')).act('step', p.h('0505'));
  expect(p.told('fired')).toEqual([]);
});

test('[EMP IV.10#2, EMP IV.13#1] horse and guns that break fall back two hexes', () => {
  for (const id of ['H', 'X']) {
    const p = position({
      phase: 'offensive',
      at: { a: '0505 line 1', [id]: id === 'H' ? '0605 column 6' : '0605 battery 7' },
      dice: [4, 6, 6],
    });
    run(p.act('aim', p.h('0605')));
    expect(p.s.form[p.u(id)]).toBe(DISORDERED);
    expect(p.where(id)).toMatch(/^0[78]/);
  }
});

test('[EMP IV.10#4, EMP IV.13#3] in disorder horse and guns move only towards their lines', () => {
  for (const id of ['h', 'x']) {
    const p = position({ at: { [id]: '0505 disordered 0' } });
    p.act('move', p.u(id));
    expect(p.why('step', p.h('0605'))).toBe('onlyHome');
    expect(p.offers('step')).toContain(p.h('0405'));
  }
});

test('[EMP IV.4#9] horse never crosses a square', () => {
  const p = position({ at: { h: '0505 column 0', a: '0605 square 1' } });
  p.act('move', p.u('h'));
  expect(p.why('step', p.h('0605'))).toBe('horseAndFoot');
});

test('[EMP V.1#3, EMP V.2#3] a pile in disorder is pushed on, and takes no second blow for it', () => {
  const p = position({
    rows: 2,
    columns: 12,
    lines: [['0101'], ['1201']],
    phase: 'offensive',
    at: {
      a: '0501 line 11',
      A: '0601 line 5',
      H: '0701 disordered 6',
      I: '0602 disordered 6',
      J: '0702 disordered 6 3',
    },
    dice: [6, 6, 6],
  });
  run(p.act('aim', p.h('0601')));
  expect(p.told('pushed').length).toBeGreaterThan(0);
  expect(['H', 'I', 'J'].filter((id) => p.s.hex[p.u(id)] === GONE)).toEqual([]);
});

test('[EMP VI.2#2] ground and sides set the price', () => {
  const p = position({
    ground: ['......', '..d...', '......'],
    levels: ['000000', '001000', '000000'],
    at: { a: '0202 column 0' },
  });
  p.act('move', p.u('a')).act('step', p.h('0302'));
  expect(p.s.spent[p.u('a')]).toBe(3);
});

test('[EMP VII.1#1] infantry keeps its fire to the last step', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1 1', A: '0605 line 7' }, dice: [1] });
  p.act('aim', p.h('0605'));
  expect(p.told('fired')[0]).toMatchObject({ total: 4 });
});

test('[EMP VII.9#3] nobody advances after fire', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7 1' }, dice: [6] });
  p.act('aim', p.h('0605'));
  expect(p.s.hex[p.u('A')]).toBe(GONE);
  expect(p.asked()).not.toBe('advance');
});

test('[EMP II#4] points of the mill: places held, steps and guns', () => {
  const s = begin(auerstaedt1806, { scenario: 'mill', options: {}, seats: [[0], [1]] });
  s.held.fill(-1);
  expect(pointsOf(auerstaedt1806, s)).toEqual([0, 0]);
  s.held.fill(0);
  s.steps[unitOf('30e')] = 4;
  s.steps[unitOf('riemer')] = 0;
  s.hex[unitOf('riemer')] = GONE;
  const { places, step, gone } = auerstaedt1806.scenarios[s.scenario]?.victory ?? { places: [], step: 0, gone: [] };
  const held = places.reduce((sum, { points }) => sum + points[0], 0);
  expect(held).toBeGreaterThan(0);
  // All places, two steps of guns and more for the battery; two steps of the 30e.
  expect(pointsOf(auerstaedt1806, s)).toEqual([held + 2 * step + Number(gone[2]), 2 * step]);
});

test('[EMP III.5#1, EMP III.5#2, EMP XV#1] the field of the mill: its part of the map, its water, its lines', () => {
  const field = fieldOf(auerstaedt1806, 0);
  expect(field.inPlay.filter(Boolean)).toHaveLength(14 * 11);
  for (const hex of [...(field.scenario.lines[0] ?? []), ...(field.scenario.lines[1] ?? [])])
    expect(field.inPlay[hex]).toBe(true);
  expect(field.next.every((to) => to < 0 || field.inPlay[to] === true)).toBe(true);
});

test('[EMP XV#2] who leaves by his line of communication counts as lost', () => {
  const s = begin(auerstaedt1806, { scenario: 'mill', options: {}, seats: [[0], [1]] });
  s.held.fill(-1);
  s.hex[unitOf('30e')] = LEFT;
  expect(pointsOf(auerstaedt1806, s)).toEqual([0, 6]);
});

test('[EMP VI.1#8] horse that has charged does not move', () => {
  const p = position({ at: { h: '0505 column 0', i: '0305 column 0' }, also: (s) => note(s, 6, CHARGED) });
  expect(p.offers('move')).toEqual([p.u('i')]);
});
