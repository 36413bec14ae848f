import type { GloireContent } from '../../content/types.ts';

/**
 * The nation whose flag all counters of a side show from behind: units, decoys and Force markers alike, of whatever
 * nation they are (GLO 1.2.1#6, 1.3#5, series.danube#13, series.pologne#8 to #10, series.france#9).
 */
export function flagOf({ campaign }: GloireContent, side: number): number {
  const first = campaign.nations.findIndex((nation) => nation.side === side);
  return campaign.flags?.[side === 0 ? 0 : 1] ?? first;
}
