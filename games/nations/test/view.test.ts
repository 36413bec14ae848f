import { EVERYONE, only, PUBLIC, UNKNOWN } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import type { NationsState } from '../rules/state.ts';
import { nationsText } from '../text/words.ts';
import { FAR_MISSIONS, TIME } from './later-help.ts';
import { army, card, content, field, firstTurn, freshMatch, game, mission, type Played, position } from './position.ts';

const seen = ({ referee }: Played, viewer: number): NationsState => viewOf(game, referee.state, viewer).game;
const unknown = (n: number) => new Array<number>(n).fill(UNKNOWN);

const HANDS = [
  ['river', 'hill', 'infantry', 'time'],
  ['plain', 'cavalry'],
] as const;

describe('hands', () => {
  test('a player sees his own hand, and of the other how many cards it has', () => {
    const played = position({ hands: HANDS });
    const own = HANDS[0].map(card).sort((a, b) => a - b);
    expect(seen(played, 0).hands.map((hand) => hand.is)).toEqual([own, unknown(2)]);
    expect(seen(played, 1).hands.map((hand) => hand.is)).toEqual([unknown(4), [card('plain'), card('cavalry')]]);
    expect(seen(played, PUBLIC).hands.map((hand) => hand.is)).toEqual([unknown(4), unknown(2)]);
  });

  test('a card taken openly stays known to all', () => {
    const played = position({ hands: HANDS, row: ['forest', 'hill', 'hill', 'river'] });
    played.act(0, 'take', card('forest'));
    for (const viewer of [1, PUBLIC])
      expect(seen(played, viewer).hands[0]?.is).toEqual([card('forest'), ...unknown(4)]);
    expect(seen(played, 0).hands[0]?.seen.filter((who) => who === EVERYONE)).toHaveLength(1);
    // Where it lies in the hand tells nothing.
    expect(played.s.hands[0]?.is.at(-1)).toBe(card('forest'));
  });

  test('a card drawn hidden is known to its owner only', () => {
    const played = position({ hands: HANDS });
    const top = played.s.deck.is.at(-1);
    played.act(0, 'draw');
    expect(seen(played, 0).hands[0]?.is).toContain(top);
    for (const viewer of [1, PUBLIC]) expect(seen(played, viewer).hands[0]?.is).toEqual(unknown(5));
    expect(played.facts).toEqual([
      { fact: 'drew', side: 0, card: top, clause: 'NAT 11.7#1', to: only(0) },
      { fact: 'drew', side: 0, clause: 'NAT 11.7#1', to: EVERYONE & ~only(0) },
    ]);
  });

  test('of two like cards, the one that was seen is played first', () => {
    const played = position({ hands: [['time'], []], row: ['time', 'hill', 'hill', 'river'] });
    played.act(0, 'take', TIME);
    expect(seen(played, 1).hands[0]?.is).toEqual([TIME, UNKNOWN]);
    played.act(0, 'card', TIME);
    expect(seen(played, 1).hands[0]?.is).toEqual([UNKNOWN]);
    expect(seen(played, 1).spent).toEqual([TIME]);
  });
});

describe('the piles', () => {
  test('nobody sees the order of the draw pile, all see the open cards and the discard pile', () => {
    const played = position({ hands: HANDS, row: ['forest', 'hill', 'hill', 'river'] });
    played.s.discard.push(card('plain'));
    for (const viewer of [0, 1, PUBLIC]) {
      const view = seen(played, viewer);
      expect(view.deck.is).toEqual(unknown(40 - 6 - 4));
      expect(view.row.is).toEqual(['forest', 'hill', 'hill', 'river'].map(card));
      expect(view.discard).toEqual([card('plain')]);
    }
  });

  test('after a reshuffle nothing is known of the pile, though all had seen the cards', () => {
    const played = position({ hands: HANDS, row: ['forest', 'hill', 'hill', 'river'] });
    const { s } = played;
    s.discard.push(...s.deck.is);
    s.deck.is.length = 0;
    s.deck.seen.length = 0;
    played.act(0, 'draw');
    expect(s.discard).toEqual([]);
    for (const viewer of [0, 1, PUBLIC]) expect(seen(played, viewer).deck.is).toEqual(unknown(29));
    for (const viewer of [1, PUBLIC]) expect(seen(played, viewer).hands[0]?.is).toEqual(unknown(5));
    expect(seen(played, 0).hands[0]?.is).not.toContain(UNKNOWN);
  });
});

describe('missions', () => {
  test('only Napoleon sees his missions and those he rejected', () => {
    const played = firstTurn();
    const { missions, second, extra } = played.s;
    expect(extra).toHaveLength(2);
    expect(seen(played, 0).missions.is).toEqual(missions.is);
    expect(seen(played, 0).second.is).toEqual(second.is);
    for (const viewer of [1, PUBLIC]) {
      expect(seen(played, viewer).missions.is).toEqual(unknown(5));
      expect(seen(played, viewer).second.is).toEqual(unknown(2));
      // Which districts he took a second card from was done openly.
      expect(seen(played, viewer).extra).toEqual(extra);
    }
  });

  test('neither do the facts tell the others', () => {
    const { facts } = firstTurn();
    const secret = facts.filter(({ fact }) => ['missions', 'seconds', 'kept'].includes(fact));
    expect(secret.map(({ fact }) => fact)).toEqual(['missions', 'seconds', 'kept', 'kept']);
    for (const { to } of secret) expect(to).toBe(only(0));
  });

  test('while he chooses, the others see nothing of what he has been dealt', () => {
    const played = freshMatch();
    played.act(0, 'district', 0);
    played.act(0, 'district', 4);
    expect(seen(played, 0).second.is).toHaveLength(2);
    expect(seen(played, 0).second.is).not.toContain(UNKNOWN);
    for (const viewer of [1, PUBLIC]) expect(seen(played, viewer).second.is).toEqual(unknown(2));
  });

  test('[NAT 14#4] a revealed mission is seen by all, in its district', () => {
    const played = position({ missions: FAR_MISSIONS, revealed: ['taucha'], time: 7 });
    for (const viewer of [1, PUBLIC]) {
      expect(seen(played, viewer).missions.is).toEqual([-1, -1, -1, mission('taucha'), -1]);
    }
  });

  test.each(['en', 'fr'] as const)(
    '[NAT 6#5] each player can read, in %s, all the actions that are open to him',
    (language) => {
      const { verbs } = nationsText(language, content);
      for (const verb of Object.keys(game.grammar)) expect(verbs[verb]).toBeTruthy();
      const played = position({ hands: HANDS, markers: { bertrand: ['lindenau', 'leutzsch'] }, scouts: [1, 0] });
      const actions = new Set(played.offers(0).map(([verb]) => verb));
      expect(actions).toEqual(new Set(['lay', 'card', 'scout', 'draw', 'take']));
    },
  );

  test('[NAT 6#6] every mission, its village and its worth can be looked up by both', () => {
    const { game: rules } = firstTurn().referee.prepared;
    expect(rules.content).toBe(content);
    expect(content.missions.map(({ field: at, french }) => [content.fields[at]?.name, french])).toHaveLength(25);
    expect(content.missions.every(({ field: at }) => content.fields[at] !== undefined)).toBe(true);
  });
});

describe('everything else', () => {
  test('lies on the table: it is the same for all, and true', () => {
    const played = position({
      hands: HANDS,
      markers: { bertrand: ['lindenau', 'leutzsch'] },
      armies: { ney: 'gohlis', yorck: 'moeckern' },
      lost: { ney: 1 },
      units: { napoleon: 2 },
      scouts: [2, 1],
      options: { advanced: true, twoGames: true },
    });
    const { s } = played;
    Object.assign(s, { round: 1, greyCannon: 3, idleTurns: 2, hiddenTurns: 1, did: true, drew: true, drewOpen: true });
    s.fightsFor[army('ney')] = 4;
    s.outcome.push(1);
    s.spent.push(TIME);
    for (const viewer of [0, 1, PUBLIC]) {
      const view = seen(played, viewer);
      const { hands, missions, second, deck } = view;
      expect({ ...view }).toEqual({ ...s, hands, missions, second, deck });
    }
  });

  test('a view is a copy: whoever changes it changes nothing', () => {
    const played = position({ hands: HANDS, armies: { ney: 'gohlis' } });
    const before = JSON.stringify(played.s);
    for (const viewer of [0, 1, PUBLIC]) {
      const view = seen(played, viewer);
      for (const value of Object.values(view)) {
        if (!Array.isArray(value)) continue;
        value.reverse();
        value.pop();
      }
      for (const pile of [view.row, view.deck, view.missions, view.second]) {
        pile.is.fill(99);
        pile.seen.fill(99);
      }
    }
    expect(JSON.stringify(played.s)).toBe(before);
    expect(played.s.stands[field('gohlis')]).toBe(army('ney'));
  });
});
