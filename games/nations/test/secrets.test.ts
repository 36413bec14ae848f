import { difference, EVERYONE } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { nationsGuide } from '../bot.ts';
import { randomDice, randomMatch } from './later-random.ts';
import { card, content, game, mission, type Played, position } from './position.ts';

const guide = nationsGuide(content);
const ALLIED_SEAT = 1;
const TIMES = 400;

/** How often the Allies take each mission of a district for Napoleon's, in so many guesses. */
function guesses(played: Played, district: number): (village: string) => number {
  const dice = randomDice('guesses');
  const counts = new Map<number, number>();
  for (let i = 0; i < TIMES; i++) {
    const state = structuredClone(viewOf(game, played.referee.state, ALLIED_SEAT));
    const [first = 0] = content.missions.flatMap((one, m) => (one.district === district ? [m] : []));
    // Whatever a blind guess would have put there.
    for (const [slot, is] of state.game.missions.is.entries()) if (is < 0) state.game.missions.is[slot] = first;
    guide.guess?.(state, ALLIED_SEAT, dice);
    const found = state.game.missions.is[district] ?? -1;
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return (village) => (counts.get(mission(village)) ?? 0) / TIMES;
}

const MISSIONS = ['gohlis', 'doelitz', 'lindenau', 'schoenefeld', 'thonberg'];
const NORTH = 0;

describe('what the Allies guess of Napoleon’s secret missions', () => {
  test('is drawn to the villages around which his troops stand', () => {
    const near = guesses(
      position({ active: 'allied', missions: MISSIONS, markers: { ney: ['breitenfeld', 'moeckern'] } }),
      NORTH,
    );
    expect(near('breitenfeld') + near('moeckern')).toBeGreaterThan(0.6);
    const elsewhere = guesses(
      position({ active: 'allied', missions: MISSIONS, markers: { ney: ['gohlis', 'eutritzsch'] } }),
      NORTH,
    );
    expect(elsewhere('breitenfeld')).toBeLessThan(near('breitenfeld') / 2);
  });

  test('counts with the better one where he had the choice of two', () => {
    const played = position({ active: 'allied', missions: MISSIONS });
    played.s.extra = [];
    const dealt = guesses(played, NORTH);
    played.s.extra = [NORTH];
    const chosen = guesses(played, NORTH);
    expect(chosen('gohlis')).toBeGreaterThan(dealt('gohlis') + 0.05);
    expect(chosen('klein-wiederitzsch')).toBeLessThan(dealt('klein-wiederitzsch') - 0.05);
  });

  test('takes the cards that he took openly for a sign of where he is busy, but not those it never saw', () => {
    const markers = { ney: ['gohlis', 'eutritzsch'] };
    const terrain = content.fields.find(({ id }) => id === 'gohlis')?.terrain;
    const kind = content.cardKinds.find((one) => one.kind === 'terrain' && one.terrain === terrain);
    if (kind === undefined) throw new Error('no card for that terrain');
    const hands = [[kind.id, kind.id], []] as const;
    const played = position({ active: 'allied', missions: MISSIONS, markers, hands });
    played.s.extra = [];
    expect(played.s.hands[0]?.is).toEqual([card(kind.id), card(kind.id)]);
    const secret = guesses(played, NORTH);
    played.s.hands[0]?.seen.fill(EVERYONE);
    const open = guesses(played, NORTH);
    const apart = content.fields.find(({ id }) => id === 'eutritzsch')?.terrain !== terrain;
    expect(apart).toBe(true);
    expect(open('gohlis') / open('eutritzsch')).toBeGreaterThan(1.5 * (secret('gohlis') / secret('eutritzsch')));
  });

  test('never touches what it knows, and stays what its view allows', () => {
    randomMatch('guess', {}, ({ state }, step) => {
      if (step % 9 !== 0 || state.game.missions.is.length < 5) return;
      const dice = randomDice(`guess ${step}`);
      for (const seat of [0, 1]) {
        const view = viewOf(game, state, seat);
        const guessed = structuredClone(state);
        guide.guess?.(guessed, seat, dice);
        expect(difference(view, viewOf(game, guessed, seat))).toBeNull();
        for (const [district, one] of guessed.game.missions.is.entries()) {
          expect(content.missions[one]?.district).toBe(district);
          const back = guessed.game.extra.indexOf(district);
          if (back >= 0) expect(guessed.game.second.is[back]).not.toBe(one);
        }
      }
    });
  });
});
