import type { en } from './en.ts';

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The shape every language has: the keys of the English catalogue. */
export type Catalogue = SameKeys<typeof en>;
