import { type Action, fastDice, fillHoles, type Options, type Seat, StateDice } from '@bivouac/kernel';
import { begun, type Referee, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { strom } from '../content/testing/strom/index.ts';
import { gloireGame } from '../game.ts';
import { rival } from '../workshop/rival/index.ts';
import type { Gloire } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import { type Played, position, town, where } from './position.ts';

const game = gloireGame(strom);

/** More answers than any match of the Strom takes: somebody is going round in circles. */
const ENDLESS = 6000;

type Player = (referee: Referee<Gloire>, seat: Seat) => Action;

const byRival = (word: string): Player => {
  const dice = new StateDice(fastDice(word));
  return (referee, seat) =>
    rival.choose({ game, view: viewOf(game, referee.state, seat), seat, offers: referee.offers(seat), dice });
};

const byChance = (word: string): Player => {
  const dice = new StateDice(fastDice(word));
  return (referee, seat) => fillHoles(dice.pick(referee.offers(seat)), dice);
};

/** A whole match: the victory points of both sides, and how many answers it took. */
function match(seats: readonly (readonly number[])[], options: Options, word: string, player: (seat: Seat) => Player) {
  const referee = begun(game, { scenario: 'strom', options, seats }, fastDice(word));
  const players = seats.map((_, seat) => player(seat));
  let answers = 0;
  while (!referee.finished && answers < ENDLESS) {
    const [seat = 0] = referee.waiting();
    const action = players[seat]?.(referee, seat) ?? ['done'];
    const done = referee.play(seat, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is not to be played: ${JSON.stringify(done)}`);
    answers++;
  }
  const points = [0, 1].map((side) => victoryPoints({ s: referee.state.game, content: strom }, side));
  return { finished: referee.finished, points };
}

const [two = []] = game.seatings;

describe('the rival', () => {
  const ways: readonly (readonly [string, number, Options])[] = [
    ['face down, with decoys', 0, { blind: 3 }],
    ['leaders face up, Force markers', 0, { blind: 2, forceMarkers: true }],
    ['face up, without decoys and supply', 0, { blind: 1, decoys: false, supply: false }],
    ['with partners', 1, { blind: 3 }],
    ['alone', game.seatings.length - 1, {}],
  ];
  test.each(ways)('plays a match to its end by the rules: %s', (_, seating, options) => {
    const seats = game.seatings[seating] ?? two;
    expect(match(seats, options, 'rival plays', () => byRival('rival')).finished).toBe(true);
  });

  test('beats chance from either side, by more than two points a game', () => {
    const games = ['one', 'two', 'three'];
    for (const side of [0, 1]) {
      const margins = games.map((word) => {
        const { points } = match(two, { blind: 3 }, word, (seat) => (seat === side ? byRival(word) : byChance(word)));
        return (points[side] ?? 0) - (points[1 - side] ?? 0);
      });
      const sum = margins.reduce((all, margin) => all + margin, 0);
      expect({ side, margins, beats: sum > 2 * games.length }).toMatchObject({ side, beats: true });
    }
  });

  /** Plays the movement phase of the active side, the other one letting everything happen. */
  function move(played: Played): Played {
    const own = byRival('moves');
    const { active } = played.s;
    while (played.s.active === active && played.asked() !== null) {
      const seat = played.asked()?.seat ?? 0;
      const [verb, ...args] = seat === active ? own(played.referee, seat) : (['pass'] as const);
      played.act(seat, verb, ...args);
      if (verb === 'done' && played.asked()?.prompt !== 'activate') break;
    }
    return played;
  }

  test('takes a town that scores and that nobody holds', () => {
    const played = move(
      position({
        french: { eich: 'I:10 napoleon' },
        coalition: { kahl: 'buelow:6 bernadotte' },
        also: (s) => {
          s.control[town('glau')] = 1;
        },
      }),
    );
    expect(played.s.control[town('glau')]).toBe(0);
  });

  test('does not throw a handful of men against an army', () => {
    const played = move(
      position({
        french: { eich: 'IV:2 ney' },
        coalition: { glau: 'yorck:8 buelow:7 ostermann:8 bernadotte wittgenstein' },
      }),
    );
    expect(where(played.s, 'IV')).not.toBe('glau');
  });

  test('falls on a weak enemy with an army', () => {
    const played = move(
      position({
        french: { eich: 'I:10 guard:5 horse:5 napoleon' },
        coalition: { glau: 'buelow:3', jahn: 'bernadotte' },
      }),
    );
    expect(where(played.s, 'I')).toBe('glau');
  });

  test('answers the same view and chance with the same action, whatever it was asked before', () => {
    const ask = () => {
      const { referee } = position({
        hidden: true,
        french: { brand: 'I:10 II:7 napoleon' },
        coalition: { furt: 'yorck:8 foot' },
      });
      return byRival('same')(referee, 0);
    };
    const once = ask();
    match(two, { blind: 3 }, 'between', () => byRival('between'));
    expect(ask()).toEqual(once);
  });
});
