import { NAPOLEON } from '../../content/types.ts';
import { type Board, type ConquestsState, KINDS, NOBODY_THERE, POWERS } from '../state.ts';
import { shipIn } from './troops.ts';

const STRIDE = POWERS * KINDS;

/** CON 6, 17.3: the one power with units on a land; nobody where it is empty, shared (even by allies) or fought over. */
export function controllerOf(s: ConquestsState, land: number): number {
  const { troops } = s;
  let found = NOBODY_THERE;
  for (let power = 0; power < POWERS; power++) {
    const at = land * STRIDE + power * KINDS;
    if (
      troops[at] === 0 &&
      troops[at + 1] === 0 &&
      troops[at + 2] === 0 &&
      troops[at + 3] === 0 &&
      troops[at + 4] === 0
    )
      continue;
    if (found !== NOBODY_THERE) return NOBODY_THERE;
    found = power;
  }
  return found;
}

export function controls(s: ConquestsState, power: number, land: number): boolean {
  return controllerOf(s, land) === power;
}

/** The same for a sea: the one power with frigates in it. */
export function seaControllerOf(s: ConquestsState, sea: number): number {
  let found = NOBODY_THERE;
  for (let power = 0; power < POWERS; power++) {
    if (shipIn(s, sea, power) < 0) continue;
    if (found !== NOBODY_THERE) return NOBODY_THERE;
    found = power;
  }
  return found;
}

export function landsOf({ s, content }: Board, power: number): number[] {
  const { length } = content.map.lands;
  const found: number[] = [];
  for (let land = 0; land < length; land++) if (controllerOf(s, land) === power) found.push(land);
  return found;
}

export function seasOf({ s, content }: Board, power: number): number[] {
  const { length } = content.map.seas;
  const found: number[] = [];
  for (let sea = 0; sea < length; sea++) if (seaControllerOf(s, sea) === power) found.push(sea);
  return found;
}

/** The capital of a power. */
export function capitalOf({ content }: Pick<Board, 'content'>, power: number): number {
  return content.map.capitals[power] as number;
}

export function parisOf(b: Pick<Board, 'content'>): number {
  return capitalOf(b, NAPOLEON);
}

/** The power whose capital this land is, or -1. */
export function capitalFor({ content }: Pick<Board, 'content'>, land: number): number {
  return content.map.capitals.indexOf(land);
}

/** Index of a neutral capital, or -1. */
export function neutralCapital({ content }: Pick<Board, 'content'>, land: number): number {
  return content.map.neutralCapitals.indexOf(land);
}

/** CON 11.7: somebody takes a neutral capital; its gift works from the next turn on. */
export function takeNeutral(s: ConquestsState, capital: number, power: number): void {
  s.heldBy[capital] = power;
  s.heldSince[capital] = s.turn;
}

/** CON 11.7: where nobody controls a neutral capital any more, the garrison is there again. Looked at after the combats. */
export function noteCapitals({ s, content }: Board): void {
  for (const [capital, land] of content.map.neutralCapitals.entries()) {
    const now = controllerOf(s, land);
    if (now === s.heldBy[capital]) continue;
    if (now === NOBODY_THERE) {
      s.heldBy[capital] = NOBODY_THERE;
      s.heldSince[capital] = 0;
    } else takeNeutral(s, capital, now);
  }
}
