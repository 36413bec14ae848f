import { stromCampaign } from '../content/testing/strom/campaign.ts';
import type { GloireContent } from '../content/types.ts';
import { ARMISTICE, type GloireState } from '../rules/state.ts';
import { table, until } from './card-table.ts';
import { type Played, type Position, slot, where } from './position.ts';

export const FRENCH = 0;
export const COALITION = 1;
export const at = (s: GloireState, name: string) => slot(s, name, stromCampaign);
export const place = (s: GloireState, name: string) => where(s, name, stromCampaign);
export const index = (id: string) => stromCampaign.units.findIndex((one) => one.id === id);

/** The turn before the marker: the second player is about to end it. */
export function eve(
  wanted: Omit<Position, 'pack'> & { readonly hands?: readonly [readonly number[], readonly number[]] },
  pack?: GloireContent,
): Played {
  return table({ turn: 1, ...wanted }, pack);
}

/** On to the armistice: the first question of its first turn. */
export function declared(wanted: Omit<Position, 'pack'>): Played {
  return until(eve(wanted), ({ s }) => s.peace === ARMISTICE && s.turn === s.declared);
}

export const apart = { french: { aue: 'I:10 napoleon' }, coalition: { jahn: 'yorck:8 bernadotte' } } as const;
