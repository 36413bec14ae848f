import type { FrozenPack } from '../old-packs.ts';

/** The content packs of earlier releases. Written by `npm run freeze`: change nothing by hand. */
export const frozenPacks: readonly FrozenPack[] = [];
