import { type Effect, europe } from '../content/index.ts';
import { readEffect } from '../content/notation.ts';

const regions = new Map(europe.map.regions.map(({ id }, at) => [id, at]));

/** An effect as it is typed in a pack: `free 2 inf at hollande`. */
export function effect(text: string): Effect {
  const found = readEffect(text, { regions, zonePrices: [2, 3, 3] });
  if (typeof found === 'string') throw new Error(`${text}: ${found}`);
  return found;
}

/** The first card of the pack with a tab that is typed so. */
export function typed(text: string): { readonly id: string; readonly card: number; readonly tab: number } {
  const wanted = JSON.stringify(effect(text));
  for (const [card, { id, tabs }] of europe.cards.entries()) {
    const tab = tabs.findIndex((one) => JSON.stringify(one.effect) === wanted);
    if (tab >= 0) return { id, card, tab };
  }
  throw new Error(`no card has "${text}"`);
}

export function region(id: string): number {
  const at = regions.get(id);
  if (at === undefined) throw new Error(`there is no region "${id}"`);
  return at;
}
