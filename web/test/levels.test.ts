import { expect, test } from 'vitest';
import { levelFor, levelsOf } from '../src/matches/levels.ts';

test('a game that tells the bots nothing offers chance alone, and says so', () => {
  expect(levelsOf('nations').map(({ id }) => id)).toEqual(['random', 'conscript', 'grognard', 'marshal']);
  expect(levelsOf('tiny').map(({ id }) => id)).toEqual(['random']);
});

test('a level that was not chosen is the second weakest; one that a game does not have is its usual one', () => {
  expect(levelFor('nations')).toBe('conscript');
  expect(levelFor('nations', 'marshal')).toBe('marshal');
  expect(levelFor('nations', 'emperor')).toBe('conscript');
  expect(levelFor('tiny', 'marshal')).toBe('random');
});
