import { DEEDS, QUESTIONS, type WireCall } from '@bivouac/host';

/** Every call that a line carries. */
export const calls: readonly WireCall[] = [...DEEDS, ...QUESTIONS];
export const isDeed = (call: WireCall): boolean => (DEEDS as readonly string[]).includes(call);

/** Something well formed for each. */
export const args: { readonly [call in WireCall]: readonly unknown[] } = {
  act: [['pass'], null],
  run: [[['pass']], null],
  say: [{ to: [], phrase: 'any', args: [] }],
  policies: [{ window: 'any', policies: [] }],
  undo: [],
  resign: [],
  proposeDraw: [],
  propose: [{ kind: 'pause' }],
  resumePlay: [],
  answer: [true],
  order: [[{ window: 'any', answer: null }]],
  explain: [{ kind: 'area', id: 1 }],
  earlier: [-1],
  length: [],
  position: [0, 0],
  pastLog: [1, 1],
  course: [1, 5],
  chances: [['any']],
};

const nonce = 'a'.repeat(32);
const rid = 'b'.repeat(24);

/** Every request by HTTP that may change something about a table, with something well formed for it. */
export const tableRequests: { readonly [path: string]: object } = {
  sit: { seat: 1, link: null, nonce },
  stand: {},
  link: {},
  withdraw: {},
  nonce: { nonce },
  rematch: { promise: 'a'.repeat(64) },
  absence: { what: 'claim', seat: 0, rid },
  watch: { open: true },
  own: { note: 'mine' },
};

/** And every other one, about nobody but whoever sends it. */
export const ownRequests: readonly string[] = [
  '/tables',
  '/name',
  '/member',
  '/sign-in',
  '/sign-out',
  '/recover',
  '/recover-mail',
  '/me/settings',
  '/me/push',
  '/me/push/drop',
  '/me/mail',
  '/me/mail/verify',
  '/me/mail/drop',
  '/me/leave',
  '/me/back',
  '/me/tokens',
  '/me/tokens/drop',
];
