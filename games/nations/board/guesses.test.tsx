import { expect, test } from 'vitest';
import { leipzig } from '../content/index.ts';
import { readGuesses, withNext, writeGuesses } from './guesses.tsx';
import { dayOf, notes, possibleMissions } from './notes.ts';
import { momentsOf, propsFor } from './testing/positions.ts';

/** The first decision after the missions were chosen, as a side sees it. */
function viewOf(viewer: number) {
  for (const moment of momentsOf('guesses')) {
    const { view } = propsFor(moment, viewer);
    if (view.game.turn > 0) return view;
  }
  throw new Error('no turn was begun');
}

test('a click marks a mission as likely, the next rules it out, a third takes the mark away', () => {
  let guesses = withNext(new Map(), 7);
  expect(guesses.get(7)).toBe('likely');
  guesses = withNext(withNext(guesses, 12), 7);
  expect([guesses.get(7), guesses.get(12)]).toEqual(['out', 'likely']);
  expect(readGuesses(writeGuesses(guesses))).toEqual(guesses);
  expect(withNext(guesses, 7).has(7)).toBe(false);
});

test('[NAT 6#6] whoever does not know a mission is told all that it may be; whoever knows it, nothing', () => {
  const allied = viewOf(1).game;
  const possible = possibleMissions(leipzig, allied);
  for (const [district, missions] of possible.entries()) {
    const all = leipzig.missions.flatMap((mission, id) => (mission.district === district ? [id] : []));
    expect(missions).toEqual(all);
    expect(all.length).toBeGreaterThan(1);
  }
  const revealed = { ...allied, revealed: [possible[0]?.[0] ?? 0] };
  expect(possibleMissions(leipzig, revealed)[0]).toEqual([]);
  const french = viewOf(0).game;
  expect(possibleMissions(leipzig, french).flat()).toEqual([]);
});

test('a match says where it stands by its day and its points, in both languages', () => {
  const view = viewOf(0);
  expect(notes.moment?.(leipzig, view)).toEqual({ en: '14 October, 0 : 0', fr: '14 octobre, 0 : 0' });
  const later = leipzig.dates[2];
  expect(dayOf(leipzig, later?.at ?? 0)).toBe(later?.day);
});
