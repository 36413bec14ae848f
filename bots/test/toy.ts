import { type Game, procedure } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';

/** Three actions a turn, two turns each: a gun must be loaded, which costs a point, before it brings four. */
export interface ToyState {
  active: number;
  left: number;
  turns: number;
  loaded: boolean;
  points: number[];
}

export interface Toy {
  readonly state: ToyState;
  readonly verbs: { load: readonly []; fire: readonly []; forage: readonly [] };
  readonly content: null;
}

const ACTIONS = 3;
const TURNS = 4;

const course = procedure<Toy, Record<string, never>>('course', {
  act: {
    power: (c) => c.s.active,
    prompt: 'act',
    clause: '',
    offers(c) {
      c.offer('forage');
      if (!c.s.loaded) c.offer('load');
      if (c.s.loaded) c.offer('fire');
    },
    take: {
      forage: (c) => gain(c.s, 1) && c.go('next'),
      load(c) {
        c.s.loaded = true;
        gain(c.s, -1);
        return c.go('next');
      },
      fire(c) {
        c.s.loaded = false;
        gain(c.s, 4);
        return c.go('next');
      },
    },
  },
  next(c) {
    const { s } = c;
    s.left--;
    if (s.left > 0) return c.go('act');
    s.turns++;
    s.left = ACTIONS;
    s.loaded = false;
    s.active = 1 - s.active;
    const [one = 0, two = 0] = s.points;
    return s.turns < TURNS ? c.go('act') : c.finish({ winners: [one >= two ? 0 : 1], reason: 'points' });
  },
});

function gain(s: ToyState, points: number): true {
  s.points[s.active] = (s.points[s.active] ?? 0) + points;
  return true;
}

export const toy: Game<Toy> = {
  id: 'toy',
  edition: '1',
  powers: ['one', 'two'],
  seatings: [[[0], [1]]],
  scenarios: ['guns'],
  content: null,
  grammar: { load: [], fire: [], forage: [] },
  domains: {},
  first: course,
  procedures: [],
  paragraphs: [],
  bound: () => 100,
  begin: () => ({ active: 0, left: ACTIONS, turns: 0, loaded: false, points: [0, 0] }),
  view: (state) => ({ ...state, points: [...state.points] }),
  imagine: (view) => view,
};

const margin = (points: readonly number[], seat: number) => (points[seat] ?? 0) - (points[1 - seat] ?? 0);

export const toyGuide: Guide<Toy> = {
  evaluate: (state, seat) => margin(state.game.points, seat),
  parts: (state, seat) => ({ points: margin(state.game.points, seat) }),
  words: { points: { en: 'points', fr: 'points' } },
  midway: () => false,
  candidates: (_, __, offers) => offers,
};
