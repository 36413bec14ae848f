import type { Land } from '../content/types-map.ts';

/** Lands that are called by a town or an island without article. */
const bare = new Set([
  'paris',
  'vienne',
  'berlin',
  'moscou',
  'londres',
  'madrid',
  'rome',
  'stockholm',
  'istanbul',
  'saint-petersbourg',
  'smolensk',
  'varsovie',
  'naples',
  'malte',
]);
const masculine = new Set(['nord', 'midi', 'lyonnais', 'tyrol-styrie', 'portugal', 'hanovre', 'piemont', 'danemark']);

/** A land with its French article: `la Saxe`, `le Hanovre`, `l’Irlande`, `Rome`. */
export function articled(land: Land | undefined): string {
  if (!land) return '';
  const name = land.short.fr;
  if (bare.has(land.id)) return name;
  if (/^[AEIOUYÉÈÎ]/.test(name)) return `l’${name}`;
  if (land.id === 'galles') return `le pays de ${name}`;
  return `${masculine.has(land.id) ? 'le' : 'la'} ${name}`;
}
