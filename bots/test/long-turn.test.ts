import { type Action, fastDice, type Game, procedure, StateDice } from '@bivouac/kernel';
import { begun, type Guide, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { conscript, grognard, marshalWith } from '../src/index.ts';

/** One long turn: a column goes on, place by place, and a die is thrown where the road forks. */
interface Road {
  readonly state: { at: number; points: number };
  readonly verbs: { go: readonly [number]; rest: readonly [] };
  readonly content: null;
}

const LENGTH = 340;
const FORK = 150;
const LOOKED_AT = 300;

/** Whatever is asked of rules and guide: the work that a decision takes, counted and not timed. */
let work = 0;

const course = procedure<Road, Record<string, never>>('course', {
  act: {
    power: () => 0,
    prompt: 'act',
    clause: '',
    offers(c) {
      work++;
      for (let side = 0; side < 3; side++) c.offer('go', side);
      c.offer('rest');
    },
    take: {
      go(c, _, side) {
        work++;
        c.s.at++;
        c.s.points += side;
        if (c.s.at === FORK) c.s.points += c.dice.below(6);
        return c.go('next');
      },
      rest(c) {
        work++;
        c.s.at++;
        return c.go('next');
      },
    },
  },
  next: (c) => (c.s.at < LENGTH ? c.go('act') : c.finish({ winners: [0], reason: 'points' })),
});

const road: Game<Road> = {
  id: 'road',
  edition: '1',
  powers: ['one', 'two'],
  seatings: [[[0], [1]]],
  scenarios: ['road'],
  content: null,
  grammar: { go: ['side'], rest: [] },
  domains: { side: () => 3 },
  first: course,
  procedures: [],
  paragraphs: [],
  bound: () => LENGTH,
  begin: () => ({ at: 0, points: 0 }),
  view: (state) => ({ ...state }),
  imagine: (view) => view,
};

function guide(planned: boolean): Guide<Road> {
  const mind: Guide<Road> = {
    evaluate({ game }, seat) {
      work++;
      return seat === 0 ? game.points : -game.points;
    },
    parts: ({ game }) => ({ points: game.points }),
    words: { points: { en: 'points', fr: 'points' } },
    midway: () => false,
    candidates(_, __, offers) {
      work++;
      return offers;
    },
  };
  if (!planned) return mind;
  const run = ({ game }: { game: { at: number } }): Action[] => {
    const left = LENGTH - game.at;
    work += left;
    return Array.from({ length: left }, (): Action => ['go', 2]);
  };
  return { ...mind, run, novice: { ...mind, run }, seasoned: { ...mind, run } };
}

/** The work of every decision of the turn, in order. */
function played(bot: typeof grognard, mind: Guide<Road>): number[] {
  const referee = begun(road, { scenario: 'road', options: {}, seats: [[0], [1]] }, fastDice('road'));
  const effort: number[] = [];
  for (let n = 0; !referee.finished; n++) {
    const offers = referee.offers(0);
    const view = viewOf(road, referee.state, 0);
    const dice = new StateDice(fastDice(`own ${n}`));
    work = 0;
    const action = bot.choose({ game: road, guide: mind, view, seat: 0, offers, dice });
    effort.push(work);
    expect(referee.play(0, action).ok).toBe(true);
  }
  return effort;
}

const levels = () => [conscript, grognard, marshalWith({ iterations: 40 })];

test('a decision late in a turn takes no more work than one and a half times the first: every level, planned or not', () => {
  for (const planned of [true, false]) {
    for (const bot of levels()) {
      const effort = played(bot, guide(planned));
      expect(effort.length).toBeGreaterThan(LOOKED_AT);
      const [first = 0] = effort;
      expect(first).toBeGreaterThan(0);
      expect(Math.max(...effort.slice(LOOKED_AT)), `${bot.id}, planned: ${planned}`).toBeLessThanOrEqual(1.5 * first);
    }
  }
});

test('with a plan nothing is thought between the dice: one thought at the beginning, one after the die', () => {
  for (const bot of levels()) {
    const effort = played(bot, guide(true));
    expect(effort.flatMap((one, n) => (one > 0 ? [n] : []))).toEqual([0, FORK]);
  }
});
