import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { strainOf } from '../rules/army/mood.ts';
import { looksAtCorner } from '../rules/formations/poses.ts';
import { SQUARE } from '../rules/state.ts';
import { type Played, position } from './position.ts';

function run(p: Played): Played {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
}

test('[EMP I#1] the scale of the pack: half an hour a turn, steps of 300 men', () => {
  const mill = auerstaedt1806.scenarios.find(({ id }) => id === 'mill');
  expect(mill?.clock).toBe(12 * 60);
  expect(mill?.turns).toBe(6);
  expect(auerstaedt1806.units.every(({ steps }) => steps >= 1 && steps <= 9)).toBe(true);
});

test('[EMP III.2#1] every leader of the pack has his three values', () => {
  for (const leader of auerstaedt1806.leaders) {
    expect(leader.moves).toBeGreaterThan(0);
    expect(leader.morale).toBeGreaterThanOrEqual(0);
    expect(Math.abs(leader.combat)).toBeLessThanOrEqual(2);
  }
});

test('[EMP III.3#1] the marker of disorder bears the turn', () => {
  const p = position({ phase: 'offensive', turn: 4, at: { a: '0505 line 1', A: '0605 line 7' }, dice: [4, 6, 6] });
  run(p.act('aim', p.h('0605')));
  expect(p.s.since[p.u('A')]).toBe(4);
});

test('[EMP III.3#2] a square is laid like a line', () => {
  expect(looksAtCorner(SQUARE)).toBe(true);
});

test('[EMP III.6#1] the tables of the pack: no cell of fire or shock falls with the die, and the odds rise', () => {
  const { fire, shock } = auerstaedt1806.tables;
  const worth = (result: number) => (result < 0 ? 0.5 : result);
  for (let die = 0; die < 7; die++) {
    for (let column = 0; column < fire.from.length; column++) {
      const [low, high] = [fire.results[die]?.[column] ?? 0, fire.results[die + 1]?.[column] ?? 0];
      expect(worth(high)).toBeGreaterThanOrEqual(worth(low));
    }
  }
  const odds = shock.map(({ attacker, defender }) => attacker / defender);
  expect(odds).toEqual([...odds].sort((one, two) => one - two));
  expect(odds).toEqual(expect.arrayContaining([2 / 3, 2, 4]));
  const fourToOne = shock.find(({ attacker, defender }) => attacker === 4 && defender === 1);
  expect(fourToOne?.results[0]?.[1].text).toBe('1');
  expect(fourToOne?.results.map(([, defender]) => defender.text)).toContain('D+1');
});

test('[EMP VII.8#1] losses are marked as they come, and told to both', () => {
  const p = position({ phase: 'offensive', at: { a: '0505 line 1', A: '0605 line 7' }, dice: [6, 1, 1] });
  p.act('aim', p.h('0605'));
  expect(p.s.steps[p.u('A')]).toBe(5);
  expect(p.told('losses')).toMatchObject([{ unit: p.u('A'), count: 1 }]);
  expect(p.told('losses')[0]?.to).toBeUndefined();
});

test('[EMP XII#1, EMP XII#2] losses and disorder by body; a rally brings it back, and nobody tests twice', () => {
  const unit = (id: number) => ({ unit: id, hex: 0, form: 0, facing: 1, rank: 0, steps: 6 });
  const body = { side: 0, corps: [0], demoralised: 3, despair: 50, lost: false };
  const p = position({
    phase: 'rally',
    turn: 8,
    at: { a: '0505 disordered 0 4', b: '0504 line 1', A: '0905 line 7' },
    scenario: { units: [unit(0), unit(1)], bodies: [body], turns: 20 },
    also: (s) => {
      s.mood[0] = 1;
      s.crossed[0] = 2;
    },
    dice: [1, 1],
  });
  expect(strainOf(p.content, p.s, body)).toBe(3);
  p.act('rally', p.u('a')).act('line', 1);
  expect(p.s.mood[0]).toBe(0);
  expect(p.told('tested')).toHaveLength(1);
  expect(p.told('mood')).toMatchObject([{ level: 0, strain: 2 }]);
});

test('[EMP III.4#1] every counter of the pack is a unit with steps or a leader: nothing is a decoy', () => {
  const { units, leaders } = auerstaedt1806;
  expect(units.every((unit) => unit.steps > 0 && unit.name.en !== '')).toBe(true);
  expect(new Set([...units, ...leaders].map((one) => one.id)).size).toBe(units.length + leaders.length);
});
