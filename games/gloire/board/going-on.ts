import { type Frame, openFrames, type State, type Thing, varsIn, varsOf } from '@bivouac/kernel';
import { battle } from '../rules/battle/battle.ts';
import { suffering } from '../rules/battle/suffering.ts';
import type { Battle } from '../rules/battle/battle-force.ts';
import { march as marching } from '../rules/movement/march.ts';
import { planning } from '../rules/movement/plan.ts';
import type { Spent } from '../rules/pieces/stack.ts';
import { reacting } from '../rules/reactions/reaction.ts';
import { replacing } from '../rules/reinforcements/replacements.ts';
import { type GloireState, OFF } from '../rules/state.ts';

/** Whether the things of the question are units, and not what lies in a slot: losses are being shared out. */
export const namesUnits = ({ stack }: State<GloireState>): boolean =>
  varsIn(openFrames(stack).at(-1), suffering) !== null;

/** A stack that is being put together, to march or to react. */
export interface Gathering {
  readonly town: number;
  readonly edge: number;
  readonly slots: readonly number[];
  readonly payer: number;
}

/** A stack on the march. */
export interface Marching {
  readonly slots: readonly number[];
  readonly at: number;
  readonly way: readonly number[];
  readonly spent: Spent;
  readonly forced: boolean;
  readonly entering: boolean;
}

/** What is being done at this moment, as far as the frames say and the viewer may see. */
export interface GoingOn {
  readonly gathering: Gathering | null;
  readonly march: Marching | null;
  readonly battle: Battle | null;
  /** Replacement points that are being shared out, by nation. */
  readonly replacing: readonly number[] | null;
}

export function goingOn({ stack }: State<GloireState>): GoingOn {
  const march = varsOf(stack, marching);
  return {
    gathering: gatheringIn(stack),
    march: march === null ? null : { ...march, entering: march.edge !== OFF },
    battle: varsOf(stack, battle),
    replacing: varsOf(stack, replacing)?.left ?? null,
  };
}

/** The stack that is put together last: one's own to set out, or one that answers the enemy. */
function gatheringIn(stack: readonly Frame[]): Gathering | null {
  const frame = openFrames(stack).findLast((one) => varsIn(one, planning) !== null || varsIn(one, reacting) !== null);
  const planned = varsIn(frame, planning);
  if (planned !== null) return planned;
  const reaction = varsIn(frame, reacting);
  return reaction === null ? null : { town: reaction.town, edge: OFF, slots: reaction.slots, payer: OFF };
}

/** The town that it all turns about. */
export function centreOf({ battle, march, gathering }: GoingOn): Thing | null {
  const town = battle?.town ?? gathering?.town ?? march?.at ?? OFF;
  return town === OFF ? null : { kind: 'town', id: town };
}
