import { fastDice, type Offer, StateDice } from '@bivouac/kernel';
import { imagine, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { nationsGuide } from '../bot.ts';
import { leipzig } from '../content/index.ts';
import { nationsGame } from '../game.ts';
import type { Nations } from '../rules/state.ts';
import { army, card, field, mission, position } from './position.ts';

const game = nationsGame(leipzig);
const guide = nationsGuide(leipzig);

function begin(seed: string): Referee<Nations> {
  const state = newState(game, { scenario: 'leipzig', options: {}, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  return new Referee(prepare(game), state).start();
}

/** Positions of a random game, one in so many. */
function* positions(seed: string, every: number): Generator<{ referee: Referee<Nations>; seat: number }> {
  const referee = begin(seed);
  const dice = new StateDice(fastDice(`${seed} play`));
  for (let n = 0; !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    if (n % every === 0) yield { referee, seat };
    referee.play(seat, dice.pick(referee.offers(seat)));
  }
  yield { referee, seat: 0 };
}

const judgements = [
  ['the judgement', guide],
  ['a novice', guide.novice],
  ['experience', guide.seasoned],
] as const;

describe.each(judgements)('%s', (_, judgement) => {
  if (judgement === undefined) throw new Error('nations has all three');
  test('comes from what the seat may know: a view and any state imagined from it are judged alike', () => {
    for (const { referee } of positions('judge', 9)) {
      for (const seat of [0, 1]) {
        const view = viewOf(game, referee.state, seat);
        const value = judgement.evaluate(view, seat);
        for (const seed of ['one', 'two']) {
          const dream = imagine(game, view, seat, new StateDice(fastDice(seed)));
          expect(judgement.evaluate(dream, seat)).toBe(value);
        }
      }
    }
  });

  test('is a finite number, the sum of parts that all have a name', () => {
    for (const { referee } of positions('parts', 13)) {
      for (const seat of [0, 1]) {
        const parts = judgement.parts(referee.state, seat);
        const sum = Object.values(parts).reduce((total, part) => total + part, 0);
        expect(Number.isFinite(sum)).toBe(true);
        expect(judgement.evaluate(referee.state, seat)).toBeCloseTo(sum, 9);
        for (const part of Object.keys(parts)) expect(guide.words).toHaveProperty(part);
      }
    }
  });
});

describe('the judgement', () => {
  test('of experience is left out for packs and matches that it was not gathered in', () => {
    expect(nationsGuide({ ...leipzig, id: 'other' })).not.toHaveProperty('seasoned');
    const { state } = begin('two');
    state.game.turn = 2;
    const single = guide.seasoned?.parts(state, 0);
    expect(single).toHaveProperty('experience');
    state.game.twoGames = true;
    expect(guide.seasoned?.parts(state, 0)).toEqual(guide.parts(state, 0));
  });

  test('knows before the first turn how missions usually end', () => {
    const { state } = begin('choice');
    state.game.turn = 1;
    const worth = (village: string) => {
      const { missions } = state.game;
      missions.is[0] = leipzig.missions.findIndex(({ field }) => leipzig.fields[field]?.id === village);
      return guide.evaluate(state, 0);
    };
    // 4 points, fulfilled in three games of five, against 6 points, fulfilled in one of eight.
    expect(worth('eutritzsch') - worth('klein-wiederitzsch')).toBeGreaterThan(2);
  });

  test('of a novice does not see what may still come', () => {
    let differs = 0;
    for (const { referee } of positions('novice', 7)) {
      const { state } = referee;
      if (guide.novice?.evaluate(state, 0) !== guide.evaluate(state, 0)) differs++;
    }
    expect(differs).toBeGreaterThan(3);
  });

  test('trusts a mission at the gates more than one among the enemy when Napoleon chooses', () => {
    const { state } = begin('choice');
    const worth = (village: string) => {
      const { missions } = state.game;
      missions.is[0] = leipzig.missions.findIndex(({ field }) => leipzig.fields[field]?.id === village);
      return guide.parts(state, 0)['missions'] ?? 0;
    };
    expect(worth('gohlis')).toBeGreaterThan(worth('klein-wiederitzsch'));
    expect(worth('eutritzsch')).toBeGreaterThan(worth('breitenfeld'));
  });

  test('prefers a mission that is held to one that is not, and a weak enemy beside it to a strong one', () => {
    const missions = ['breitenfeld', 'gueldengossa', 'markranstaedt', 'taucha', 'probstheida'] as const;
    const worth = (armies: { [army: string]: string }) => {
      const { referee } = position({ missions, armies });
      return [guide.evaluate(referee.state, 0), guide.evaluate(referee.state, 1)] as const;
    };
    const held = worth({ murat: 'probstheida' });
    expect(held[0]).toBeGreaterThan(worth({ murat: 'loessnig' })[0]);
    const strong = worth({ murat: 'probstheida', schwarzenberg: 'wachau' });
    const weak = worth({ murat: 'probstheida', platow: 'wachau' });
    expect(weak[0]).toBeGreaterThan(strong[0]);
  });
});

describe('the candidates', () => {
  test('are some of the offers, never none, in every position', () => {
    const text = (offers: readonly Offer[]) => offers.map((offer) => JSON.stringify(offer));
    for (const { referee, seat } of positions('candidates', 3)) {
      const offers = referee.offers(seat);
      if (offers.length === 0) continue;
      const found = guide.candidates(referee.state, seat, offers);
      expect(found.length).toBeGreaterThan(0);
      expect(text(offers)).toEqual(expect.arrayContaining(text(found)));
      expect(new Set(text(found)).size).toBe(found.length);
    }
  });

  test('an action is midway until the next one is asked for', () => {
    const referee = begin('midway');
    expect(guide.midway(referee.state)).toBe(true);
    while (guide.midway(referee.state)) referee.play(0, referee.offers(0)[0]);
    expect(referee.offers(0).map(([verb]) => verb)).toContain('draw');
  });

  test('a jump over an own army is thought of, however many steps there are', () => {
    const played = position({
      armies: { napoleon: 'leipzig' },
      markers: { ney: ['eutritzsch', 'gohlis'] },
      missions: ['breitenfeld', 'doelitz', 'leutzsch', 'paunsdorf', 'thonberg'],
      hands: [['infantry', 'infantry-cavalry'], []],
    });
    played.act(0, 'card', card('infantry'));
    played.act(0, 'marker', army('ney'), field('eutritzsch'));
    const found = guide.candidates(played.referee.state, 0, played.referee.offers(0));
    expect(found.filter(([verb]) => verb === 'to').length).toBeGreaterThan(2);
    expect(found).toContainEqual(['jump', field('thonberg')]);
    // Where a step leads as well a jump only costs more.
    expect(played.referee.offers(0)).toContainEqual(['jump', field('schoenefeld')]);
    expect(found).not.toContainEqual(['jump', field('schoenefeld')]);
  });

  test('a pair that stands for the card one lacks is kept: cards that nothing can be done with go first', () => {
    const missions = ['eutritzsch', 'doelitz', 'leutzsch', 'paunsdorf', 'thonberg'];
    const played = position({
      armies: { napoleon: 'reudnitz', victor: 'doelitz' },
      // Ney stands on a river field; no river card is in hand, but two hills stand for one (NAT 11.5#3).
      markers: { ney: ['eutritzsch', 'schoenefeld'] },
      missions,
      actionsLeft: 1,
      hands: [['hill', 'hill', 'forest', 'artillery', 'cavalry', 'infantry', 'time', 'time'], []],
      row: ['plain', 'infantry-cavalry', 'infantry-artillery', 'artillery-cavalry'],
    });
    played.act(0, 'take', card('plain'));
    const found = guide.candidates(played.referee.state, 0, played.referee.offers(0));
    expect(found).not.toContainEqual(['discard', card('hill')]);
    expect(found).toContainEqual(['discard', card('forest')]);
  });

  test('at a date a mission that a French army holds is revealed before those that are open', () => {
    const missions = ['breitenfeld', 'doelitz', 'leutzsch', 'paunsdorf', 'thonberg'];
    const played = position({
      armies: { victor: 'doelitz', langeron: 'leutzsch' },
      missions,
      time: (leipzig.dates.find(({ day }) => day === 15)?.at ?? 0) - 1,
      hands: [['time'], []],
    });
    played.act(0, 'card', card('time'));
    const offers = played.referee.offers(0);
    expect(offers).toHaveLength(missions.length);
    expect(guide.candidates(played.referee.state, 0, offers)).toEqual([['reveal', mission('doelitz')]]);
  });
});
