import type { Words } from '@bivouac/kernel';

/** The few words that the kit says itself. */
export const words = {
  wholeMap: { en: 'Whole map', fr: 'Carte entière' },
  nearer: { en: 'Nearer', fr: 'Plus près' },
  farther: { en: 'Farther', fr: 'Plus loin' },
  mapTools: { en: 'Move the map', fr: 'Déplacer la carte' },
  skip: { en: 'Skip', fr: 'Passer' },
} satisfies { readonly [key: string]: Words };
