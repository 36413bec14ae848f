import { expect, test } from 'vitest';
import { byHorseAlone, gunsBeforeSquare, underCharge } from '../rules/charge/impact.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { CHARGED, note } from '../rules/state.ts';
import { position } from './position.ts';

const ONE = { losses: 1, test: false, disorder: false, gone: false };

test('[EMP X.4#1] the bonus of a square is for cavalry alone: not if foot attacks too, nor if nobody does', () => {
  const p = position({});
  const { content } = p;
  const u = (id: string) => p.u(id);
  expect(byHorseAlone(content, [u('h'), u('i')])).toBe(true);
  expect(byHorseAlone(content, [u('h'), u('a')])).toBe(false);
  expect(byHorseAlone(content, [u('a')])).toBe(false);
  expect(byHorseAlone(content, [])).toBe(false);
});

test('[EMP IX.3#4, EMP IX.6#2] charged infantry loses a step more, not in square, adapted, or without a loss', () => {
  const lost = (form: string, charged: readonly string[], striking: readonly string[], result = ONE) => {
    const p = position({
      ground: form === 'adapted' ? ['......', '...v..', '......'] : ['......', '......', '......'],
      at: { h: '0302 line 1', i: '0301 line 1', a: '0303 line 1', A: `0402 ${form} ${form === 'column' ? 6 : 7}` },
      also: (s) => charged.forEach((id) => note(s, 'abcdefhijxy'.indexOf(id), CHARGED)),
    });
    return underCharge(
      p.content,
      p.s,
      striking.map((id) => p.u(id)),
      p.h('0402'),
      result,
    ).losses;
  };
  expect(lost('line', ['h'], ['h'])).toBe(2);
  expect(lost('column', ['h'], ['h', 'a'])).toBe(2);
  expect(lost('square', ['h'], ['h'])).toBe(1);
  expect(lost('adapted', ['h'], ['h'])).toBe(1);
  expect(lost('disordered', ['h'], ['h'])).toBe(2);
  // Foot that attacks, and cavalry that has not charged, are no charge.
  expect(lost('line', [], ['h'])).toBe(1);
  expect(lost('line', ['h'], ['a'])).toBe(1);
  expect(lost('line', ['a'], ['a'])).toBe(1);
  expect(lost('line', ['h'], ['h'], { ...ONE, losses: 0 })).toBe(0);
  expect(lost('line', ['h'], ['h'], { ...ONE, losses: 0, disorder: true })).toBe(1);
  expect(lost('line', ['h'], ['h'], { ...ONE, losses: 0, gone: true })).toBe(0);
});

test('[EMP IX.3#4] cavalry and guns that are charged lose no step more', () => {
  const p = position({ at: { h: '0302 line 1', H: '0402 column 6', X: '0403 battery 7' } });
  note(p.s, p.u('h'), CHARGED);
  expect(underCharge(p.content, p.s, [p.u('h')], p.h('0402'), ONE).losses).toBe(1);
  expect(underCharge(p.content, p.s, [p.u('h')], p.h('0403'), ONE).losses).toBe(1);
});

test('[EMP IX.6#8] a battery on top of a square that cavalry engages is named; no team, none below, none without a square', () => {
  const battery = (pile: Record<string, string>, by: string) => {
    const p = position({ at: { h: '0302 line 1', a: '0303 line 1', ...pile } });
    return gunsBeforeSquare(p.content, p.s, [p.u(by)], p.h('0402')) === p.u('X');
  };
  const square = '0402 square 7';
  expect(battery({ X: '0402 battery 7', A: square }, 'h')).toBe(true);
  expect(battery({ X: '0402 battery 7', A: square }, 'a')).toBe(false);
  expect(battery({ A: square, X: '0402 battery 7' }, 'h')).toBe(false);
  expect(battery({ X: '0402 limbered 6', A: square }, 'h')).toBe(false);
  expect(battery({ X: '0402 battery 7', A: '0402 line 7' }, 'h')).toBe(false);
});

/** A line that faces west, attacked from the east; a friend of it stands somewhere. */
function behind(friend: Record<string, string>, from = '0605'): number {
  const p = position({ at: { A: '0505 line 7', a: `${from} line 7`, ...friend } });
  return sideTaken(p.content, p.s, [p.u('A')], p.h(from));
}

test('[EMP VIII.6#1, EMP VIII.6#2] an attack from behind is one, unless a friend has the attacker before him', () => {
  const open = behind({});
  expect(open).toBeGreaterThan(0);
  // A line that faces west has the attacker at 0605 before it.
  expect(behind({ B: '0705 line 7' })).toBe(0);
  expect(behind({ B: '0705 column 6' })).toBe(0);
  // Turned away it protects nobody, nor does whoever is in disorder or an enemy.
  expect(behind({ B: '0705 line 1' })).toBe(open);
  expect(behind({ B: '0705 disordered 6' })).toBe(open);
  expect(behind({ b: '0705 line 7' })).toBe(open);
  expect(behind({ B: '0805 line 7' })).toBe(open);
});

test('[EMP VIII.6#2] a battery protects as far as it fires, a team nowhere, and cavalry by the whole front of its column', () => {
  const open = behind({});
  expect(behind({ X: '0905 battery 7' })).toBe(0);
  expect(behind({ X: '0905 battery 1' })).toBe(open);
  expect(behind({ X: '0705 limbered 6' })).toBe(open);
  expect(behind({ H: '0705 column 6' })).toBe(0);
  // The three hexes before a column of cavalry, of which a column of foot attacks one.
  expect(behind({ H: '0604 column 6' })).toBe(0);
  expect(behind({ B: '0604 column 6' })).toBe(open);
  expect(behind({ H: '0705 column 0' })).toBe(open);
});
