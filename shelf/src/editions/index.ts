import type { FrozenEdition } from '../old-editions.ts';
import type { FrozenPack } from '../old-packs.ts';

// Written by `npm run freeze`: change nothing by hand.

/** The content packs of earlier releases. */
export const frozenPacks: readonly FrozenPack[] = [
  {
    game: 'conquests',
    content: 'eded58c9c8bff542eb6a83bdb929db08aae043c34eb501528c644cd406e7375d',
    file: 'conquests-eded58c9c8bf.json',
    load: async () => (await import('./packs/conquests-eded58c9c8bf.json', { with: { type: 'json' } })).default.pack,
  },
  {
    game: 'empereur',
    content: 'd40890004f3bc9b5cb176ccc614526ed387ba87c719062ff579dbd6083b8c421',
    file: 'empereur-d40890004f3b.json',
    load: async () => (await import('./packs/empereur-d40890004f3b.json', { with: { type: 'json' } })).default.pack,
  },
  {
    game: 'empereur',
    content: 'd84ae3fd95fe332d7536c170414d38519085cb73e66c6325ce11b5f3fadbbbf9',
    file: 'empereur-d84ae3fd95fe.json',
    load: async () => (await import('./packs/empereur-d84ae3fd95fe.json', { with: { type: 'json' } })).default.pack,
  },
  {
    game: 'gloire',
    content: '4f76a6c7a5c03dca619f48bdd4bfe57d44046c375e7b625376ca56643225f946',
    file: 'gloire-4f76a6c7a5c0.json',
    load: async () => (await import('./packs/gloire-4f76a6c7a5c0.json', { with: { type: 'json' } })).default.pack,
  },
  {
    game: 'gloire',
    content: '64a5895e7e0422cf0e89e9d0786c5bda1e1bac6540da7aff0ff022a0f181c139',
    file: 'gloire-64a5895e7e04.json',
    load: async () => (await import('./packs/gloire-64a5895e7e04.json', { with: { type: 'json' } })).default.pack,
  },
];

/** The rules of earlier editions. */
export const frozenEditions: readonly FrozenEdition[] = [
  {
    game: 'conquests',
    edition: '1',
    load: () => import('./rules/conquests-1.edition.mjs'),
  },
  {
    game: 'conquests',
    edition: '2',
    load: () => import('./rules/conquests-2.edition.mjs'),
  },
  {
    game: 'empereur',
    edition: '1',
    load: () => import('./rules/empereur-1.edition.mjs'),
  },
  {
    game: 'empereur',
    edition: '2',
    load: () => import('./rules/empereur-2.edition.mjs'),
  },
  {
    game: 'gloire',
    edition: '2',
    load: () => import('./rules/gloire-2.edition.mjs'),
  },
];
