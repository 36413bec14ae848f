import { type GloireState, OFF } from '../rules/state.ts';

/**
 * How much a flag of a side looks like a decoy, against others: from what it did, what was said of its town, and how many
 * stand with it (`size`). Troops march to the guns, sit behind walls, dig and own up; decoys go alone, and nobody makes
 * them force their march.
 */
export function suspicion(s: GloireState, side: number, slot: number, size: number): number {
  const town = s.place[slot] as number;
  if (town < 0 || isReal(s, slot)) return 0;
  const proven = s.proof[side * s.control.length + town] === 1;
  if (proven && size === 1) return 0;
  let weight = size === 1 ? 2 : size === 2 ? 1.3 : 1;
  if (proven && size === 2) weight *= 0.6;
  if (s.fatigued[slot] === 1) weight *= 0.5;
  if (s.dug[slot] === 1) weight *= 0.3;
  if (s.siege[town] !== OFF) weight *= 0.4;
  return weight;
}

/** Whether a counter has shown that it is no decoy: those do not march to the guns, and find no place behind walls. */
export function isReal({ inside, triedGuns }: GloireState, slot: number): boolean {
  return inside[slot] === 1 || triedGuns[slot] === 1;
}

/** By town: how many counters of a side stand there outside the walls. */
export function flagsBy(s: GloireState, side: number): Uint8Array {
  const flags = new Uint8Array(s.control.length);
  const from = side === 0 ? 0 : s.frenchSlots;
  const end = side === 0 ? s.frenchSlots : s.place.length;
  for (let slot = from; slot < end; slot++) {
    const town = s.place[slot] as number;
    if (town >= 0 && s.inside[slot] === 0) flags[town] = (flags[town] as number) + 1;
  }
  return flags;
}
