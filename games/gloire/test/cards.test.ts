import { fastDice, PUBLIC } from '@bivouac/kernel';
import { isFault, newState, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { cardTimes, germany1813 } from '../content/index.ts';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event, stromCards } from '../content/testing/strom/cards.ts';
import { gloireGame } from '../game.ts';
import { halfOf, isOurs } from '../rules/cards/moments.ts';
import { FRENCH, type GloireState } from '../rules/state.ts';
import { tacticsOf } from '../rules/battle/tactics.ts';
import { canPlay, hold, table, until } from './card-table.ts';
import { freshMatch, type Played, slot, told, town } from './position.ts';

const COALITION = 1;
const all = (s: GloireState) => [s.deck, s.aside, ...s.hands].flatMap(({ is }) => is).sort((one, two) => one - two);

/** On to the next turn, or to the question that is put to somebody. */
const nextTurn = (played: Played) => {
  const { turn } = played.s;
  return until(played, ({ s }) => s.turn !== turn);
};
const untilAsked = (played: Played, prompt: string) => until(played, () => played.asked()?.prompt === prompt);

const quiet = { french: { brand: 'I:10 napoleon' }, coalition: { jahn: 'yorck:8 bernadotte' } } as const;

describe('GLO 1813.A.cards: what a card is', () => {
  test('[GLO 1813.A.cards#1] both players have all four tactics, a card each, and have them again in the next battle', () => {
    const played = table({ ...quiet, coalition: { jahn: 'yorck:9 buelow:7 bernadotte' } });
    const offered = new Set<number>();
    for (const side of [FRENCH, COALITION]) {
      const [name, leader] = side === FRENCH ? ['I', 'napoleon'] : ['yorck', 'bernadotte'];
      const [unit, chief] = [slot(played.s, name, played.content), slot(played.s, leader, played.content)];
      for (const points of [2, 9, 12, 16]) {
        played.s.points[played.s.face.is[unit] as number] = points;
        for (const tactic of tacticsOf({ s: played.s, content: played.content }, [unit, chief]))
          offered.add(4 * side + tactic);
      }
    }
    expect([...offered].sort((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const again = table({
      french: { hain: 'I:12 napoleon', glau: 'II:8' },
      coalition: { hain: 'yorck:9', glau: 'buelow:7' },
      phase: 'combat',
      dice: [1, 1, 1, 1],
    });
    again.act(FRENCH, 'fight', town('hain'));
    const first = again.offers(COALITION, 'tactic');
    again.act(FRENCH, 'tactic', 3).act(COALITION, 'tactic', 2);
    while (again.asked()?.prompt !== 'tactic') {
      const { seat = 0 } = again.asked() ?? {};
      again.act(seat, ...(again.offers(seat)[0] as [string, ...number[]]));
    }
    expect([first, again.offers(COALITION, 'tactic')]).toEqual([
      [[1], [2]],
      [[1], [2]],
    ]);
  });

  test('[GLO 1813.A.cards#2, GLO 1813.B.2#1] sixteen cards; the scenario says which are shuffled into its face-down pile', () => {
    expect(germany1813.cards.map(({ number }) => number)).toEqual([...Array(16).keys()].map((i) => i + 1));
    for (const scenario of germany1813.scenarios) {
      const game = gloireGame(germany1813);
      const setup = { scenario: scenario.id, options: {}, seats: game.seatings[0] ?? [] };
      const state = newState(game, setup, fastDice('pile'));
      if (isFault(state)) throw new Error(state.fault);
      expect(all(state.game)).toEqual([...scenario.deck].sort((one, two) => one - two));
      expect(viewOf(game, state, PUBLIC).game.deck.is.every((card) => card === -1)).toBe(true);
    }
    const numbers = germany1813.scenarios.map(({ deck }) => deck.map((card) => germany1813.cards[card]?.number));
    expect(numbers[0]).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14]);
    expect(numbers[4]).toHaveLength(16);
  });

  test('[GLO 1813.A.cards#3] every card has two halves with an event on each, and all 32 can be played by somebody', () => {
    const events = germany1813.cards.flatMap(({ halves }) => [...halves]);
    expect(events).toHaveLength(32);
    expect(new Set(events.map(({ title }) => title.en)).size).toBe(32);
    expect(events.every((half) => isOurs(half, FRENCH) || isOurs(half, COALITION))).toBe(true);
  });

  test('[GLO 1813.A.cards#4, GLO 1813.A.cards#5, GLO 1813.A.cards#6] one’s own colour or neutral ground, never the enemy’s', () => {
    const cards = [event('command'), event('supplied'), event('replacements', 'coalition')];
    const played = table({ ...quiet, hands: [cards, []] });
    // Replacements of the Coalition lie on the back of replacements for the French.
    const own = event('replacements', 'coalition') + 1;
    played.s.points[0] = 5;
    expect(played.may(FRENCH, 'play', own)).toBe(true);
    expect(canPlay(played, FRENCH, 'command')).toBe(true);
    expect(canPlay(played, FRENCH, 'replacements', 'coalition')).toBe(false);
    expect(played.why(FRENCH, 'play', event('replacements', 'coalition'))).toEqual({
      reason: 'enemyColour',
      clause: 'GLO 1813.A.cards#6',
    });
  });

  test('[GLO 1813.A.cards#7] of two events one is chosen; the other is lost with the card', () => {
    const played = table({ ...quiet, hidden: true, hands: [[event('spy')], []] });
    expect([canPlay(played, FRENCH, 'spy'), canPlay(played, FRENCH, 'command')]).toEqual([true, true]);
    played.act(FRENCH, 'play', event('command'));
    expect(played.s.command[0]).toBe(8);
    expect(canPlay(played, FRENCH, 'spy')).toBe(false);
    expect(played.s.aside.is).toEqual([event('spy') >> 1]);
    expect(told(played, 'event')).toMatchObject([{ side: FRENCH, event: event('command') }]);
  });
});

describe('GLO 1813.A.cards: armistice events', () => {
  test('[GLO 1813.A.cards#8] they count in scenarios with an armistice only', () => {
    const hands = [[event('armistice', 'french')], []] as const;
    expect(canPlay(table({ ...quiet, hands }), FRENCH, 'armistice', 'french')).toBe(true);
    const without = {
      ...stromCampaign,
      scenarios: stromCampaign.scenarios.map((one) => ({ ...one, armistice: null })),
    };
    const played = table({ ...quiet, hands }, without);
    expect(canPlay(played, FRENCH, 'armistice', 'french')).toBe(false);
    expect(played.why(FRENCH, 'play', event('armistice', 'french'))).toEqual({
      reason: 'noArmistice',
      clause: 'GLO 1813.A.cards#8',
    });
    expect(germany1813.scenarios.map(({ armistice }) => armistice !== null)).toEqual([false, false, true, false, true]);
  });

  test('[GLO 1813.A.cards#9, GLO 1813.A.cards#10] each once a scenario; the other half is free of that', () => {
    const card = event('armistice', 'coalition');
    const played = table({ ...quiet, turn: 0, active: 'coalition', hands: [[], [card]] });
    played.act(COALITION, 'play', card);
    expect(played.s.armistice).toBe(3);
    hold(played.s, COALITION, card);
    expect(played.may(COALITION, 'play', card)).toBe(false);
    expect(played.why(COALITION, 'play', card)).toEqual({ reason: 'usedAlready', clause: 'GLO 1813.A.cards#9' });
    // The other half of that card is the French depot: it can be used, and used again.
    const other = table({
      ...quiet,
      phase: 'administration',
      hands: [[card], []],
      coalition: { ...quiet.coalition, aue: 'buelow:7' },
      also: (s) => {
        s.usedEvent[card >> 1] = 1;
      },
    });
    expect(other.may(FRENCH, 'play', event('supplied'))).toBe(false);
    other.act(FRENCH, 'pass');
    expect(other.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtCommand' });
    other.act(FRENCH, 'play', event('supplied'));
    expect(other.s.supplied[0]).toBe(2);
  });
});

describe('GLO 1813.A.cards: when they are played', () => {
  test('[GLO 1813.A.cards#11, GLO 1813.A.cards#12] at the beginning of each phase of either player, the active one first', () => {
    const typhus = event('worse-weather');
    const played = table({ ...quiet, phase: 'administration', hands: [[typhus], [event('spy')]], hidden: true });
    const asked: string[] = [];
    for (let one = played.asked(); one !== null && asked.length < 10; one = played.asked()) {
      asked.push(`${one.seat} ${one.prompt} ${played.s.active}${played.s.phase}`);
      played.act(one.seat, played.may(one.seat, 'pass') ? 'pass' : 'done');
    }
    // Administration of the French: both; their movement: the Coalition, for the active side plays between its stacks.
    expect(asked.slice(0, 5)).toEqual([
      '0 cardsAtPhase 01',
      '1 cardsAtPhase 01',
      '1 cardsAtCommand 01',
      '1 cardsAtPhase 02',
      '0 activate 02',
    ]);
    // In the other player’s turn it is the other way round.
    expect(asked.slice(5)).toEqual([
      '1 cardsAtPhase 11',
      '0 cardsAtPhase 11',
      '0 cardsAtCommand 11',
      '0 cardsAtPhase 12',
      '1 activate 12',
    ]);
  });

  test('[GLO 1813.A.cards#12] a card is answered: whoever plays one lets the other speak again', () => {
    const played = table({
      ...quiet,
      phase: 'administration',
      hidden: true,
      hands: [[event('worse-weather')], [event('spy')]],
    });
    played.act(FRENCH, 'pass');
    played.act(COALITION, 'play', event('spy')).act(COALITION, 'aimTown', town('brand'));
    expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtPhase' });
    played.act(FRENCH, 'play', event('worse-weather'));
    expect(told(played, 'event').map(({ event: one }) => one)).toEqual([event('spy'), event('worse-weather')]);
  });

  test('[GLO 1813.A.cards#12] standing orders pass each kind of window by its name', () => {
    const played = table({ ...quiet, phase: 'administration', hands: [[], [event('worse-weather')]] });
    expect(played.asked()).toMatchObject({ seat: COALITION, prompt: 'cardsAtPhase' });
    expect(played.referee.windowAsked(COALITION)).toBe('cards.phase');
    expect([...played.referee.prepared.windows].filter((name) => name.startsWith('cards.')).sort()).toEqual([
      'cards.after',
      'cards.attacked',
      'cards.battle',
      'cards.command',
      'cards.phase',
      'cards.sequence',
    ]);
    const absent = table({ ...quiet, phase: 'administration', hands: [[], [event('worse-weather')]] });
    absent.referee.order(COALITION, 'cards.phase', ['pass']);
    absent.referee.order(COALITION, 'cards.command', ['pass']);
    absent.act(COALITION, 'pass');
    // From here on nobody is asked: the French act at once.
    expect(absent.asked()).toMatchObject({ seat: FRENCH, prompt: 'activate' });
  });

  test('nobody is asked for a card that lies aside, or that could do nothing (ruling 127)', () => {
    const asked = (also: (s: GloireState) => void) =>
      table({ ...quiet, phase: 'administration', hands: [[], [event('free-stack')]], also }).asked()?.prompt;
    expect(asked(() => {})).toBe('cardsAtPhase');
    // In mud, with every other card of a phase played, nothing is left that the Coalition could use now.
    expect(
      asked((s) => {
        s.weather = 2;
        for (const card of stromCards.keys()) {
          if (card !== event('free-stack') >> 1) hold(s, 0, 2 * card);
        }
        const hand = s.hands[0];
        if (hand !== undefined) {
          s.aside = { is: hand.is.splice(0), seen: hand.seen.splice(0).map(() => 3) };
          s.aside.seen.fill(2 ** 31 - 1);
        }
      }),
    ).toBe('activate');
  });

  test('[GLO 1813.A.cards#13] what a card says of its own play is kept: its moment, and its first turn', () => {
    const played = table({ ...quiet, hands: [[event('confusion'), event('grand-battery')], []] });
    for (const kind of ['confusion', 'grand-battery'] as const) {
      expect(canPlay(played, FRENCH, kind)).toBe(false);
      expect(played.why(FRENCH, 'play', event(kind))).toEqual({
        reason: 'notItsMoment',
        clause: 'GLO 1813.A.cards#13',
      });
    }
    const desertion = (turn: number) =>
      canPlay(
        table({
          french: { brand: 'II:6' },
          coalition: quiet.coalition,
          turn,
          active: 'coalition',
          hands: [[], [event('desertion')]],
        }),
        COALITION,
        'desertion',
      );
    expect([desertion(0), desertion(1)]).toEqual([false, true]);
    const saxons = germany1813.cards.find(({ number }) => number === 4)?.halves[0];
    expect([saxons?.from, saxons?.time]).toEqual([13, 'sequence']);
  });

  test('[GLO 1813.A.cards#14] cards that were played lie aside, for all to see, until the pile is used up', () => {
    const played = table({ ...quiet, hands: [[event('command')], []] });
    played.act(FRENCH, 'play', event('command'));
    const card = event('command') >> 1;
    expect(played.s.aside).toEqual({ is: [card], seen: [expect.any(Number)] });
    expect(viewOf(played.referee.prepared.game, played.referee.state, PUBLIC).game.aside.is).toEqual([card]);
    const deck = [...played.s.deck.is];
    nextTurn(played);
    expect(played.s.deck.is).toEqual(deck.slice(0, -2));
    expect(played.s.aside.is).toContain(card);
  });

  test('[GLO 1813.A.cards#15, GLO 1813.A.cards#16] shuffled at the beginning, and again when it is used up and made anew', () => {
    const begun = freshMatch({ blind: 1 }, stromCampaign);
    expect(told(begun, 'shuffled')).toMatchObject([{ clause: 'GLO 1813.B.2#1' }]);
    const played = table({
      ...quiet,
      also: (s) => {
        s.aside = { is: s.deck.is.splice(1), seen: s.deck.seen.splice(1) };
        s.aside.seen.fill(2 ** 31 - 1);
      },
    });
    nextTurn(played);
    // The French take the last card; for the Coalition the pile is made anew.
    expect(told(played, 'shuffled')).toMatchObject([{ clause: 'GLO 1813.A.cards#16' }]);
    expect(played.s.hands.map(({ is }) => is.length)).toEqual([1, 1]);
    expect([played.s.aside.is.length, played.s.deck.is.length]).toEqual([0, stromCards.length - 2]);
  });
});

describe('GLO 1813.B.2: drawing and keeping', () => {
  test('[GLO 1813.B.2#2, GLO 1813.B.2#3] a card each before anything else, the French first, unseen by the other', () => {
    const played = freshMatch({ blind: 1 }, stromCampaign);
    const facts = played.facts.map(({ fact, side }) => [fact, side]);
    const at = (fact: string, side: number) => facts.findIndex(([name, who]) => name === fact && who === side);
    const [french, coalition] = [at('drewCard', FRENCH), at('drewCard', COALITION)];
    expect(french).toBeGreaterThan(-1);
    expect(coalition).toBeGreaterThan(french);
    expect(facts.findIndex(([name]) => name === 'weather')).toBeGreaterThan(coalition);
    // The pile is not mixed by the dice of a test: the top card goes to the French, the next one to the Coalition.
    const { deck } = stromCampaign.scenarios[0] ?? { deck: [] };
    expect(played.s.hands.map(({ is }) => is)).toEqual([[deck.at(-1)], [deck.at(-2)]]);
    const seen = (viewer: number) =>
      viewOf(played.referee.prepared.game, played.referee.state, viewer).game.hands.map(({ is }) => is);
    expect([seen(FRENCH), seen(COALITION)]).toEqual([
      [[deck.at(-1)], [-1]],
      [[-1], [deck.at(-2)]],
    ]);
  });

  test('[GLO 1813.B.2#4, GLO 1813.B.2#5] two cards are kept at most; their owner says which go', () => {
    const cards = [event('hunt'), event('easy-march'), event('free-boats')];
    const played = untilAsked(table({ ...quiet, hands: [cards, [event('delay')]] }), 'putAway');
    expect(played.asked()).toMatchObject({ seat: FRENCH, clause: 'GLO 1813.B.2#5' });
    const offered = played.offers(FRENCH, 'putAway').map(([card]) => card);
    expect(offered).toEqual(cards.map((one) => one >> 1).sort((one, two) => one - two));
    expect(played.referee.waiting()).toEqual([FRENCH]);
    played.act(FRENCH, 'putAway', event('hunt') >> 1);
    expect(told(played, 'putAway')).toMatchObject([{ side: FRENCH, card: event('hunt') >> 1 }]);
    // The hand is full again by the draw of the next turn; the card that went lies aside.
    expect(played.s.hands[0]?.is.slice(0, 2)).toEqual([event('easy-march') >> 1, event('free-boats') >> 1]);
    expect(played.s.aside.is).toContain(event('hunt') >> 1);
    expect(germany1813.campaign.handLimit).toBe(2);
  });
});

test('every moment that the book and the cards know is the moment of some event of the pack', () => {
  const board = { s: freshMatch({ blind: 1 }, stromCampaign).s, content: germany1813 };
  const moments = germany1813.cards.flatMap((_, card) => [0, 1].map((half) => halfOf(board, 2 * card + half)?.time));
  expect(new Set(moments)).toEqual(new Set(cardTimes));
});
