import { describe, expect, it } from 'vitest';
import { soak } from '../../soak/index.ts';
import { backUp, fastDice, handView, only, StateDice } from '../../src/index.ts';
import { imagine, viewOf } from '../../src/table-door.ts';
import { allianceSpike as game } from '../../testing/spikes/alliance/game.ts';
import { AUSTRIA, backOf, NAPOLEON, PRUSSIA, RUSSIA } from '../../testing/spikes/alliance/state.ts';
import { MONEY, r, state, s, facts, parley, garrison, purse } from './alliance-help.ts';
import { does, list } from './help.ts';

describe('an alliance', () => {
  it('[SPA 3#2] is paid by whoever wants, and Austria does not pay for itself', () => {
    parley([AUSTRIA], [[], [1], [1], []]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', 1, 1);
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'pledge', 1, 1);
    does(r, RUSSIA, 'pledge', MONEY, 2);
    does(r, RUSSIA, 'stand');
    expect(list(r, PRUSSIA)).toBe('[["pledge",0,1],["stand"],["refuse"]]');
    does(r, PRUSSIA, 'pledge', MONEY, 1); // and with that it is enough
    expect(s.allied).toEqual([0, 1, 1, 0]);
    expect(s.money).toEqual([6, 5, 3, 4]);
    expect(s.discard.is).toEqual([1, 1]);
    expect(s.successes[AUSTRIA]).toBe(1);
    expect(state.agenda).toMatchObject([{ effect: 'lapse', due: 'turnEnd', turn: 2 }]);
  });

  it('[SPA 3#2] asks all at once, shows what is pledged, and closes as soon as it is enough', () => {
    parley([AUSTRIA], [[], [1], [1], []]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    expect(r.waiting()).toEqual([AUSTRIA, RUSSIA, PRUSSIA]);
    does(r, RUSSIA, 'contribute');
    expect(facts.filter((one) => one.fact === 'kernel.pledged').map((one) => one['number'])).toEqual([3, 1]);
    expect(r.decision(NAPOLEON)).toBeNull();
    expect(viewOf(game, state, NAPOLEON).stack.at(-1)?.vars).toMatchObject({ pot: { stance: [0, 1, 0] } });
    does(r, AUSTRIA, 'contribute');
    expect(s.allied).toEqual([0, 1, 1, 0]);
    expect(s.money).toEqual([6, 5, 2, 5]);
  });

  it('[SPA 3#5] that a member refuses costs nobody anything, and ends at once', () => {
    parley([AUSTRIA, PRUSSIA], [[], [1], [1], []]);
    const before = purse();
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', MONEY, 3);
    does(r, AUSTRIA, 'pledge', 1, 1);
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'refuse');
    expect(purse()).toEqual(before);
    expect(s.allied).toEqual([0, 0, 0, 0]);
    expect(r.decision(PRUSSIA)?.prompt).toBe('spa.act');
  });

  it('[SPA 3#5] that lacks money after two rounds costs nobody anything', () => {
    parley([RUSSIA], [[], [], [1], [1]]);
    s.money = [6, 0, 2, 2];
    const before = purse();
    does(r, RUSSIA, 'declare', 1 << PRUSSIA);
    for (const power of [RUSSIA, PRUSSIA]) {
      does(r, power, 'pledge', 1, 1);
      does(r, power, 'pledge', MONEY, 2);
      does(r, power, 'stand');
    }
    does(r, AUSTRIA, 'stand');
    for (const power of [RUSSIA, PRUSSIA, AUSTRIA]) does(r, power, 'stand');
    expect(purse()).toEqual(before);
    expect(s.allied).toEqual([0, 0, 0, 0]);
  });

  it('[SPA 3#3] that lacks a card fails, though the money is there', () => {
    parley([RUSSIA], [[], [], [1], []]);
    const before = purse();
    does(r, RUSSIA, 'declare', 1 << PRUSSIA);
    does(r, RUSSIA, 'pledge', 1, 1);
    does(r, RUSSIA, 'pledge', MONEY, 5);
    does(r, RUSSIA, 'stand');
    does(r, PRUSSIA, 'pledge', MONEY, 1);
    does(r, PRUSSIA, 'stand');
    does(r, AUSTRIA, 'stand');
    for (const power of [RUSSIA, PRUSSIA, AUSTRIA]) does(r, power, 'stand');
    expect(purse()).toEqual(before);
  });

  it('[SPA 3#4] may rest on Austria, outside it, whose two counts for two members', () => {
    parley([RUSSIA], [[], [2], [], []]);
    does(r, RUSSIA, 'declare', 1 << PRUSSIA);
    for (const power of [RUSSIA, PRUSSIA]) {
      does(r, power, 'pledge', MONEY, 3);
      does(r, power, 'stand');
    }
    does(r, AUSTRIA, 'pledge', 2, 1);
    expect(s.allied).toEqual([0, 0, 1, 1]);
    expect(s.hands[AUSTRIA]?.is).toEqual([]);
  });

  it('[SPA 3#4] a two in other hands is worth one, and helpers other than Austria play none', () => {
    parley([AUSTRIA], [[], [1], [2], [2]]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'pledge', 2, 1);
    does(r, RUSSIA, 'stand');
    expect(r.offers(PRUSSIA)).not.toContainEqual(['pledge', 2, 1]);
    does(r, PRUSSIA, 'stand');
    expect(r.offers(AUSTRIA)).toContainEqual(['pledge', 1, 1]); // its own point is still owed
  });

  it('[SPA 3#6] with a forced ally takes three points of it, and frees it', () => {
    parley([PRUSSIA], [[], [2], [1], [1]], 0, () => {
      s.forced = RUSSIA;
    });
    does(r, PRUSSIA, 'declare', 1 << RUSSIA);
    for (const power of [PRUSSIA, RUSSIA]) {
      does(r, power, 'pledge', 1, 1);
      does(r, power, 'pledge', MONEY, 3);
      does(r, power, 'stand');
    }
    does(r, AUSTRIA, 'pledge', 2, 1);
    expect(s.forced).toBe(-1);
    expect(s.allied).toEqual([0, 0, 1, 1]);
  });

  it('[SPA 3#3] a pledged card is open to all, so that nobody imagines it away', () => {
    parley([AUSTRIA], [[], [2, 1, 1], [1], []]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', 2, 1);
    const view = viewOf(game, state, NAPOLEON);
    expect(view.game.hands[AUSTRIA]?.is).toEqual([2, -2, -2]);
    const dice = new StateDice(fastDice('hands'));
    for (let i = 0; i < 100; i++) {
      expect(imagine(game, view, NAPOLEON, dice).game.hands[AUSTRIA]?.is).toContain(2);
    }
  });

  it('[SPA 3#7] lets the initiator, and nobody else, see one card of each ally', () => {
    parley([AUSTRIA], [[], [1], [1, 2], []]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', 1, 1);
    does(r, AUSTRIA, 'pledge', MONEY, 3);
    does(r, AUSTRIA, 'stand');
    does(r, PRUSSIA, 'refuse'); // a helper that does not help
    does(r, RUSSIA, 'pledge', 1, 1);
    does(r, RUSSIA, 'show', 2);
    expect(viewOf(game, state, AUSTRIA).game.hands[RUSSIA]?.is).toEqual([2]);
    expect(viewOf(game, state, NAPOLEON).game.hands[RUSSIA]?.is).toEqual([-2]);
    for (const fact of facts.filter((one) => one.fact === 'showed' && one['card'] !== undefined)) {
      expect(fact.to).toBe(only(AUSTRIA, RUSSIA));
    }
  });

  it('[SPA 3#1] needs troops in touch', () => {
    parley([AUSTRIA], [[], [], [], []], 0, () => {
      garrison([AUSTRIA, 1, 3], [RUSSIA, 2, 2], [PRUSSIA, 3, 3], [NAPOLEON, 0, 3]);
    });
    expect(list(r, AUSTRIA)).toBe('[["pass"]]');
    expect(r.whyNot(AUSTRIA, ['declare'])).toMatchObject({ clause: 'SPA 3#1' });
  });
});

describe('one person with several powers', () => {
  it('[SPA 3#2] agrees for all of them in two clicks: with whom, and the share of each', () => {
    parley([RUSSIA], [[], [1], [1], [1]], 2);
    does(r, 1, 'declare', 1 << PRUSSIA);
    does(r, 1, 'contribute');
    expect(s.allied).toEqual([0, 0, 1, 1]);
    expect(s.money).toEqual([6, 5, 2, 2]);
  });

  it('[SPA 3#2] may speak for each of them in turn', () => {
    parley([RUSSIA], [[], [1], [1], [1]], 2);
    does(r, 1, 'declare', 1 << PRUSSIA);
    const asked: number[] = [];
    while (r.decision(1)?.prompt === 'spa.alliance' && asked.length < 3) {
      asked.push(r.decision(1)?.power ?? -1);
      expect(r.waiting()).toEqual([1]);
      does(r, 1, 'stand');
    }
    expect(asked).toEqual([RUSSIA, PRUSSIA, AUSTRIA]);
  });

  it('[SPA 3#7] sees the hands of all its powers, and none of the others', () => {
    parley([RUSSIA], [[2], [1], [1], [2]], 1);
    const view = viewOf(game, state, 2).game;
    expect(view.hands.map((hand) => hand.is)).toEqual([[-2], [-2], [1], [2]]);
  });
});

describe('open backs', () => {
  it('[SPA 1#2] of hands and of the top of the deck are seen by all, faces by their holder', () => {
    parley([AUSTRIA], [[1, 4], [3], [], []]);
    const view = viewOf(game, state, RUSSIA).game;
    expect(view.hands[NAPOLEON]?.is).toEqual([backUp(0), backUp(1)]);
    expect(viewOf(game, state, NAPOLEON).game.hands[NAPOLEON]?.is).toEqual([1, 4]);
    expect(view.deck.is.at(-1)).toBe(backUp(backOf(s.deck.is.at(-1) ?? 0)));
    expect(view.deck.is.slice(0, -1).every((card) => card === -1)).toBe(true);
  });

  it('[SPA 1#2] are kept by whoever imagines the rest', () => {
    parley([AUSTRIA], [[1, 4], [3, 3], [], []]);
    const dice = new StateDice(fastDice('backs'));
    const values = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const hand = imagine(game, viewOf(game, state, RUSSIA), RUSSIA, dice).game.hands[NAPOLEON]?.is ?? [];
      expect(hand.map(backOf).toSorted((a, b) => a - b)).toEqual([0, 1]);
      for (const card of hand) values.add(card);
    }
    expect(values.size).toBe(4);
  });

  it('[SPA 1#2] the soak finds a view that shows a face for a back', () => {
    const faces: typeof game = {
      ...game,
      view: (state_, eyes) => ({
        ...game.view(state_, eyes),
        hands: state_.hands.map((hand) => handView(hand, eyes.viewer, (card) => card + 5)),
      }),
    };
    expect(soak(faces, { games: 6, seed: 'faces', every: 2, mostFailures: 1 }).failures).toHaveLength(1);
  });
});
