import { type Game, procedure } from '@bivouac/kernel';

interface Bare {
  readonly state: { left: number };
  readonly verbs: { readonly wait: readonly [] };
  readonly content: null;
}

const MATCH = 1000;

const course = procedure<Bare, Record<string, never>>('course', {
  ask: {
    power: (c) => c.s.left & 1,
    prompt: 'bare.wait',
    clause: '',
    offers: (c) => c.offer('wait'),
    take: {
      wait(c) {
        c.s.left--;
        return c.go('next');
      },
    },
  },
  next: (c) => (c.s.left > 0 ? c.go('ask') : c.finish({ winners: [], reason: 'points' })),
});

/** A game with hardly any rules: two powers wait in turn. What a step of it costs is the kernel's own cost. */
export const bareGame: Game<Bare> = {
  id: 'bare',
  edition: '1',
  powers: ['one', 'two'],
  seatings: [[[0], [1]]],
  scenarios: ['waiting'],
  content: null,
  grammar: { wait: [] },
  domains: {},
  first: course,
  procedures: [],
  paragraphs: [],
  bound: () => MATCH,
  begin: () => ({ left: MATCH }),
  view: (state) => ({ ...state }),
  imagine: (view) => view,
};
