import { levelOf } from '@bivouac/bots';
import { type Action, fastDice, type Offer, StateDice } from '@bivouac/kernel';
import { type Heard, type Referee, viewOf } from '@bivouac/kernel/guide';
import { describe, expect, test } from 'vitest';
import { conquestsGuide } from '../../bot.ts';
import { europe } from '../../content/index.ts';
import { conquestsGame } from '../../game.ts';
import { refusalOf } from '../../rules/diplomacy/pacts.ts';
import type { Conquests } from '../../rules/state.ts';
import { powerOf, type Setting, setUpPosition } from './setting.ts';

const game = conquestsGame(europe);
const guide = conquestsGuide(europe);
const [N, A, E, R, P] = [0, 1, 2, 3, 4] as const;

/** Russia and Prussia are neighbours, everybody is at home; Russia is asked in Diplomacy. */
const treaty: Setting = {
  lands: {
    paris: 'N:III',
    vienne: 'A:III',
    londres: 'E:III',
    moscou: 'R:I',
    berlin: 'P:I',
    saxe: 'R:II',
    silesie: 'P:II',
  },
  asks: 'R',
  question: 'diplomacy',
  turn: 2,
  cards: { R: 2, P: 2 },
};
/** Napoleon is ahead of everybody. */
const ahead: Partial<Setting> = {
  lands: { ...treaty.lands, madrid: 'N:I', rome: 'N:I' },
  held: { madrid: 'N', rome: 'N' },
};

function play(referee: Referee<Conquests>, ...moves: readonly string[]): Referee<Conquests> {
  for (const words of moves) {
    const [nation = '', verb = '', ...rest] = words.split(' ');
    const act: Action = [verb, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : powerOf(part)))];
    const done = referee.play(powerOf(nation), act);
    if (!done.ok) throw new Error(`${words}: ${JSON.stringify(referee.offers(powerOf(nation)))}`);
  }
  return referee;
}

/** What a Grognard does, and says with it. */
function answer(referee: Referee<Conquests>, seat: number, heard: readonly Heard[] = []) {
  const mind = conquestsGuide(europe, undefined, heard);
  const view = viewOf(game, referee.state, seat);
  const offers: readonly Offer[] = referee.offers(seat);
  const dice = new StateDice(fastDice('diplomacy'));
  const act = levelOf('grognard')?.bot.choose({ game, guide: mind, view, seat, offers, dice }) ?? [''];
  const said = mind.says?.(view, seat, act) ?? null;
  return { act, verb: act[0], said: said === null ? null : [said.phrase, ...said.args] };
}

/** Everybody who is asked answers as a Grognard, until somebody else is asked something else. */
function settle(referee: Referee<Conquests>, proc = 'alliance'): Referee<Conquests> {
  while (referee.state.stack.at(-1)?.proc === proc) {
    const [seat = 0] = referee.waiting();
    const { act } = answer(referee, seat);
    if (!referee.play(seat, act).ok) throw new Error(JSON.stringify(act));
  }
  return referee;
}

const asked = (more: Partial<Setting> = {}) =>
  play(setUpPosition(game, { ...treaty, ...more }), 'R declare', 'R pick P', 'R done');

describe('what the rules remember of treaties', () => {
  test('[CON 9.3#2, CON 9.3#4] who asked in which turn and who refused whom is open to all', () => {
    const referee = play(asked(), 'P refuse');
    expect(referee.state.game.offeredIn).toEqual([0, 0, 0, 2, 0]);
    settle(referee);
    for (const viewer of [-1, N, P]) {
      const seen = viewOf(game, referee.state, viewer).game;
      expect(refusalOf(seen, R, P)).toBe(2);
      expect(refusalOf(seen, P, R)).toBe(0);
    }
  });

  test('[CON 9.3#9] an alliance that was joined leaves no refusal behind', () => {
    const { game: s } = play(asked(), 'R contribute', 'P contribute').state;
    expect(s.pact[R]).toBe(1);
    expect(refusalOf(s, R, P)).toBe(0);
  });
});

describe('offers of the computer', () => {
  test('one a turn', () => {
    expect(answer(setUpPosition(game, treaty), R).verb).toBe('declare');
    expect(answer(setUpPosition(game, { ...treaty, offered: 'R' }), R).verb).not.toBe('declare');
  });

  test('never the one that was refused, unless it was said since that it would be welcome', () => {
    const refused = () => setUpPosition(game, { ...treaty, refused: ['RP'] });
    expect(answer(refused(), R).verb).not.toBe('declare');
    const welcome: Heard[] = [{ seat: P, phrase: 'wouldJoin', numbers: [R] }];
    expect(answer(refused(), R, welcome).verb).toBe('declare');
    expect(answer(refused(), R, [...welcome, { seat: P, phrase: 'wouldNotJoin', numbers: [R] }]).verb).not.toBe(
      'declare',
    );
  });

  test('what others say of their cards and francs is understood', () => {
    for (const said of [
      { seat: P, phrase: 'noDiplomacy', numbers: [] },
      { seat: P, phrase: 'canPay', numbers: [1] },
      { seat: P, phrase: 'wouldNotJoin', numbers: [R] },
    ]) {
      expect(answer(setUpPosition(game, treaty), R, [said]).verb).not.toBe('declare');
    }
    const other = [{ seat: A, phrase: 'noDiplomacy', numbers: [] }];
    expect(answer(setUpPosition(game, treaty), R, other).verb).toBe('declare');
  });

  test('a lost vote about freeing an ally is not called again', () => {
    const forced: Setting = { ...treaty, forced: 'P', money: [5, 9, 9, 9, 9], refused: ['RR'], cards: { R: 2, P: 1 } };
    const offers = setUpPosition(game, forced).offers(R);
    expect(offers).toContainEqual(['free']);
    const state = setUpPosition(game, forced).state;
    expect(guide.candidates(state, R, offers)).not.toContainEqual(['free']);
  });
});

describe('a refusal gives its reason and what would change it', () => {
  test('a leader whom three points would bring the game', () => {
    const lead: Partial<Setting> = {
      lands: { ...treaty.lands, madrid: 'R:I', rome: 'R:I' },
      held: { madrid: 'R', rome: 'R' },
      turn: 3,
    };
    expect(answer(asked(lead), P)).toMatchObject({ verb: 'refuse', said: ['refuseLeader', R] });
  });

  test('no card: first a condition, then a refusal', () => {
    const referee = asked({ ...ahead, cards: { R: 2 } });
    expect(answer(referee, P)).toMatchObject({ verb: 'stand', said: ['joinIfCard'] });
    play(referee, 'P stand', 'R contribute', 'A refuse', 'E refuse');
    expect(answer(referee, P)).toMatchObject({ verb: 'refuse', said: ['refuseNoCard'] });
  });

  test('no francs: it gives what it has, and says what is missing', () => {
    const referee = asked({ ...ahead, money: [5, 5, 5, 9, 1] });
    expect(answer(referee, P)).toMatchObject({ verb: 'contribute', said: ['joinIfPaid', 2] });
  });

  test('too dear: what others would have to pay; paid for, it joins', () => {
    // Prussia is neither beside Napoleon nor behind him.
    const poor: Partial<Setting> = {
      lands: { ...treaty.lands, paris: 'N:I' },
      made: [0, 0, 0, 0, 3],
      morale: [1, 5, 5, 9, 5],
    };
    const referee = asked(poor);
    const first = answer(referee, P);
    expect(first).toMatchObject({ verb: 'stand' });
    const [phrase, francs = 0] = first.said ?? [];
    expect(phrase).toBe('joinIfPaid');
    expect(francs).toBeGreaterThan(0);
    play(referee, 'P stand', 'R contribute', 'A refuse', 'E refuse', `R pledge 0 ${francs}`);
    settle(referee);
    expect(referee.state.game.pact[P]).toBe(1);
    const unpaid = asked(poor);
    play(unpaid, 'P stand', 'R contribute', 'A refuse', 'E refuse');
    expect(answer(unpaid, P)).toMatchObject({ verb: 'refuse', said: ['refusePrice', francs] });
  });

  test('an alliance of its own', () => {
    const referee = asked(ahead);
    referee.state.game.pact[P] = 2;
    referee.state.game.pact[A] = 2;
    expect(answer(referee, P)).toMatchObject({ verb: 'refuse', said: ['refuseAllied'] });
  });

  test('whoever is only asked for money says nothing', () => {
    expect(answer(asked({ morale: [1, 9, 9, 9, 9] }), E)).toMatchObject({ verb: 'refuse', said: null });
  });
});

describe('payments', () => {
  test('nobody, inside or outside, pays for a pact that hands the leader the game, whatever else it brings', () => {
    const lead: Partial<Setting> = {
      lands: { ...treaty.lands, madrid: 'R:I', rome: 'R:I' },
      held: { madrid: 'R', rome: 'R' },
      turn: 3,
      forced: 'P',
      money: [5, 20, 20, 0, 20],
    };
    for (const seat of [A, E, P]) expect(answer(asked(lead), seat).verb).toBe('refuse');
  });

  test('an outsider pays what is missing in the end when Napoleon is ahead, and no more than it is worth', () => {
    const missing = (francs: number) => {
      const referee = asked({ ...ahead, money: [5, 5, 9, 3, 3 - francs] });
      expect(answer(referee, E).verb).toBe('stand');
      return play(referee, 'E stand', 'A refuse', 'R contribute', 'P contribute');
    };
    expect(answer(missing(1), E).act).toEqual(['pledge', 0, 1]);
    expect(answer(missing(3), E).verb).toBe('refuse');
    expect(settle(missing(1)).state.game.pact[P]).toBe(1);
  });

  test('[CON 9.5#3] a forced ally is freed together, each giving what it is worth to him', () => {
    const forced: Setting = { ...treaty, forced: 'P', money: [5, 3, 3, 3, 3], cards: { R: 1, P: 1 } };
    const referee = play(setUpPosition(game, forced), 'R free');
    const before = [...referee.state.game.money];
    settle(referee, 'freeing');
    const { money, forced: ally } = referee.state.game;
    expect(ally).toBe(-1);
    const paid = before.map((had, power) => had - (money[power] ?? 0));
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(paid.filter((one) => one > 0).length).toBeGreaterThan(1);
  });
});

test('whoever means to ask for an alliance tells the one he means', () => {
  const referee = setUpPosition(game, treaty);
  const space = europe.spaces.findIndex(({ zone }) => zone === 5);
  referee.state.stack = [
    ...referee.state.stack.slice(0, 2),
    { proc: 'placing', step: 'place', vars: { at: 0, placed: 0 } },
  ];
  expect(guide.says?.(referee.state, R, ['place', space])).toEqual({ to: [P], phrase: 'seekAlliance', args: [P] });
  expect(guide.says?.(referee.state, R, ['place', 0])).toBeNull();
});
