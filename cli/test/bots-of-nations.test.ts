import { type Bot, conscript, grognard, marshalWith, playMatch, random } from '@bivouac/bots';
import { type Action, fastDice, isOffered, same, StateDice } from '@bivouac/kernel';
import { begun, imagine, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';
import { nationsGuide } from '@bivouac/nations/bot';
import { expect, test } from 'vitest';

const game = nationsGame(leipzig);
const guide = nationsGuide(leipzig);

function winnerOf(seed: string, bots: readonly [Bot, Bot]): number | undefined {
  const names = ['a', 'b'];
  const options = {};
  return playMatch({ game, guide, scenario: 'leipzig', options, seed, bots, names, now: () => 0 }).winners[0];
}

test('a grognard beats chance in at least 28 of 30 games, from both sides', () => {
  let won = 0;
  for (let pair = 0; pair < 15; pair++) {
    if (winnerOf(`chance ${pair}`, [grognard, random]) === 0) won++;
    if (winnerOf(`chance ${pair}`, [random, grognard]) === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(28);
}, 600_000);

/** Plays a game of grognards, and looks at one decision in so many. */
function* decisions(seed: string, every: number) {
  const referee = begun(game, { scenario: 'leipzig', options: {}, seats: [[0], [1]] }, fastDice(seed));
  for (let n = 0; !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const dice = () => new StateDice(fastDice(`${seed} ${n}`));
    const seen = { game, guide, view: viewOf(game, referee.state, seat), seat, offers };
    if (n % every === 0) yield { seen, dice, n };
    referee.play(seat, conscript.choose({ ...seen, dice: dice() }));
  }
}

test('no bot is swayed by what it cannot know: with hidden facts changed it decides the same for the same seed', () => {
  const marshal = marshalWith({ iterations: 200 });
  let changed = 0;
  for (const { seen, dice, n } of decisions('no leak', 5)) {
    const { view, seat } = seen;
    for (const bot of [conscript, grognard, marshal]) {
      const choices = ['one', 'two'].map((seed): Action => {
        // Another truth that fits what the seat has seen, and what the seat would see and be offered in it.
        const truth = imagine(game, view, seat, new StateDice(fastDice(`${n} ${seed}`)));
        if (!same(truth.game.hands, view.game.hands)) changed++;
        const referee = new Referee(prepare(game), truth);
        const offers = referee.offers(seat);
        return bot.choose({ ...seen, view: viewOf(game, truth, seat), offers, dice: dice() });
      });
      expect(choices[0]).toEqual(choices[1]);
    }
  }
  expect(changed).toBeGreaterThan(20);
}, 60_000);

test('the same seed decides the same; a bot explains what it considered, the choice first', () => {
  for (const { seen, dice } of decisions('explain', 11)) {
    if (seen.offers.length < 2) continue;
    for (const bot of [conscript, grognard]) {
      const choice = bot.choose({ ...seen, dice: dice() });
      expect(bot.choose({ ...seen, dice: dice() })).toEqual(choice);
      const considered = bot.explain({ ...seen, dice: dice() });
      expect(considered[0]?.action).toEqual(choice);
      for (const [i, { action, value, parts }] of considered.entries()) {
        expect(isOffered(seen.offers, action)).toBe(true);
        expect(value).toBeLessThanOrEqual(considered[i - 1]?.value ?? Number.POSITIVE_INFINITY);
        expect(Object.keys(parts).length).toBeGreaterThan(0);
      }
    }
  }
}, 60_000);
