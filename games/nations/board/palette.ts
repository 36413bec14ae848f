import { type Nation, nations } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';

/** Whose troops an Allied general led; whoever is not named here goes by the colour of his side. */
const generals: { readonly [army: string]: Nation['id'] } = {
  schwarzenberg: 'austria',
  bluecher: 'prussia',
  yorck: 'prussia',
  langeron: 'russia',
  bernadotte: 'sweden',
  bennigsen: 'russia',
  platow: 'russia',
  friedrich: 'austria',
  wittgenstein: 'russia',
  klenau: 'austria',
  gyulai: 'austria',
};

export function nationOf(content: NationsContent, army: number): Nation {
  const { id, side } = content.armies[army] ?? { id: '', side: 0 };
  if (side === 0) return nations.france;
  return nations[generals[id] ?? 'russia'];
}
