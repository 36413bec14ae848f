import type { Frame, State, Thing } from '@bivouac/kernel';
import { openFrames } from '@bivouac/kit';
import type { Battle } from '../rules/battle/battle-force.ts';
import type { Spent } from '../rules/pieces/stack.ts';
import { type GloireState, OFF } from '../rules/state.ts';

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

const NOTHING: GoingOn = { gathering: null, march: null, battle: null, replacing: null };

const get = (frame: Frame, name: string): unknown => Reflect.get(frame.vars, name);

function num(frame: Frame, name: string): number {
  const value = get(frame, name);
  return typeof value === 'number' ? value : OFF;
}

function nums(frame: Frame, name: string): readonly number[] {
  const value = get(frame, name);
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

const gatheringIn = (frame: Frame): Gathering => ({
  town: num(frame, 'town'),
  edge: get(frame, 'edge') === undefined ? OFF : num(frame, 'edge'),
  slots: nums(frame, 'slots'),
  payer: get(frame, 'payer') === undefined ? OFF : num(frame, 'payer'),
});

function marchIn(frame: Frame): Marching {
  const [infantry = 0, cavalry = 0, artillery = 0, leader = 0] = nums(frame, 'spent');
  return {
    slots: nums(frame, 'slots'),
    at: num(frame, 'at'),
    way: nums(frame, 'way'),
    spent: [infantry, cavalry, artillery, leader],
    forced: get(frame, 'forced') === true,
    entering: num(frame, 'edge') !== OFF,
  };
}

const isBattle = (vars: unknown): vars is Battle =>
  typeof vars === 'object' && vars !== null && 'tactics' in vars && 'attacker' in vars && 'rounds' in vars;

export function goingOn(view: State<GloireState>): GoingOn {
  let found = NOTHING;
  for (const frame of openFrames(view.stack)) {
    switch (frame.proc) {
      case 'planning':
      case 'reacting':
        found = { ...found, gathering: gatheringIn(frame) };
        break;
      case 'march':
        found = { ...found, march: marchIn(frame) };
        break;
      case 'battle':
        if (isBattle(frame.vars)) found = { ...found, battle: frame.vars };
        break;
      case 'replacing':
        found = { ...found, replacing: nums(frame, 'left') };
        break;
      default:
    }
  }
  return found;
}

/** The town that it all turns about. */
export function centreOf({ battle, march, gathering }: GoingOn): Thing | null {
  const town = battle?.town ?? gathering?.town ?? march?.at ?? OFF;
  return town === OFF ? null : { kind: 'town', id: town };
}
