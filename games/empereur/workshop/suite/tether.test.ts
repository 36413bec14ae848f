import { fastDice } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { strayCost } from '../../bot/tether.ts';
import { auerstaedt1806 as content } from '../../content/index.ts';
import { empereurGame } from '../../game.ts';
import { fieldOf } from '../../rules/ground/field.ts';
import { hexCalled } from './setting.ts';

const game = empereurGame(content);

function scene(options: Readonly<Record<string, boolean | number>>) {
  const state = newState(game, { scenario: 'hassenhausen', options, seats: [[0], [1]] }, fastDice('tether'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  s.chiefHex[content.leaders.findIndex(({ id }) => id === 'gudin')] = hexCalled(game, '2413');
  return { content, s, field: fieldOf(content, s.scenario) };
}

const unit = content.units.findIndex(({ id }) => id === '25e');

test('with a radius of command a regiment shies from where its chief cannot command it, and the more the farther', () => {
  const on = scene({ command: 2 });
  const at = (label: string) => strayCost(on, unit, hexCalled(game, label));
  expect(at('2213')).toBe(0);
  expect(at('1413')).toBe(0);
  expect(at('1213')).toBeGreaterThan(0);
  expect(at('1013')).toBeGreaterThan(at('1213'));
});

test('without it nobody is held back', () => {
  expect(strayCost(scene({}), unit, hexCalled(game, '1013'))).toBe(0);
});
