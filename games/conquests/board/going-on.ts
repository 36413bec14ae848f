import { type PotVars, type State, type Thing, varsOf } from '@bivouac/kernel';
import { battle } from '../rules/combat/battle.ts';
import type { Battle } from '../rules/combat/battle-vars.ts';
import { embassies } from '../rules/diplomacy/embassy.ts';
import { alliance, type AllianceTerms, freeing } from '../rules/diplomacy/pots.ts';
import { marching, type Marching } from '../rules/movement/marching.ts';
import { sailing, type Sailing } from '../rules/movement/sailing.ts';
import type { Board, ConquestsState } from '../rules/state.ts';
import { nextToPlace, placing } from '../rules/turn/placing.ts';
import { military } from '../rules/zones/military.ts';
import { zone } from '../rules/zones/zone.ts';

/** What is being done at this moment, as far as the frames say; all of it is open. */
export interface GoingOn {
  readonly march: Marching | null;
  readonly sail: Sailing | null;
  readonly battle: Battle | null;
  readonly alliance: PotVars<AllianceTerms> | null;
  readonly freeing: PotVars<{ by: number }> | null;
  /** The space that is being resolved, or -1. */
  readonly space: number;
}

export function goingOn({ stack }: State<ConquestsState>): GoingOn {
  return {
    march: varsOf(stack, marching),
    sail: varsOf(stack, sailing),
    battle: varsOf(stack, battle),
    alliance: varsOf(stack, alliance),
    freeing: varsOf(stack, freeing),
    space: varsOf(stack, zone)?.at ?? varsOf(stack, military)?.at ?? -1,
  };
}

/** The place that it all turns about. */
export function centreOf({ battle: fought, march, sail }: GoingOn, s: ConquestsState): Thing | null {
  const land = fought?.land ?? march?.at ?? -1;
  if (land >= 0) return { kind: 'land', id: land };
  const sea = fought?.sea ?? (sail === null ? -1 : (s.ship[sail.ship] ?? -1));
  return sea >= 0 ? { kind: 'sea', id: sea } : null;
}

/** The powers that are asked at this moment, as far as the frames say. */
export function actingOf(b: Board, view: State<ConquestsState>): readonly number[] {
  const { stack } = view;
  const { alliance: treaty, freeing: liberation, march, sail, battle: fought, space } = goingOn(view);
  const pot = treaty ?? liberation;
  if (pot !== null) return pot.waits;
  if (varsOf(stack, placing) !== null) return [nextToPlace(b)];
  if (march !== null) return [march.power];
  if (sail !== null) return [sail.power];
  if (fought !== null) return fought.sides[fought.stage] ?? [];
  const embassy = varsOf(stack, embassies);
  if (embassy !== null) return [embassy.by];
  return space < 0 ? [] : [b.s.space[space] ?? -1];
}
