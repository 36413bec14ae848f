import type { Frame, Offer, Seat, State } from '@bivouac/kernel';
import { type GloireState, OFF } from '../../rules/state.ts';

/** What a seat is asked about: the innermost thing going on that it may look into. */
export function asked({ stack, holder }: State<GloireState>, seat: Seat): Frame | null {
  let frame = stack.at(-1) ?? null;
  while (frame?.fork !== undefined) {
    const branch = frame.fork.find(({ done, power }) => !done && holder[power] === seat);
    const inner = branch?.stack.at(-1);
    if (inner === undefined) break;
    frame = inner;
  }
  return frame;
}

/** A part of what a procedure remembers: windows keep theirs under `at`, what follows a battle under `battle`. */
function partOf(vars: object, name: string): unknown {
  const parts: [string, unknown][] = Object.entries(vars);
  for (const [key, value] of parts) if (key === name) return value;
  for (const inner of ['at', 'battle', 'march']) {
    for (const [key, value] of parts) {
      if (key !== inner || typeof value !== 'object' || value === null) continue;
      const found = partOf(value, name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A number that a procedure remembers, or OFF. */
export function numberIn(frame: Frame | null, name: string): number {
  const found = frame === null ? undefined : partOf(frame.vars, name);
  return typeof found === 'number' ? found : OFF;
}

export function flagIn(frame: Frame | null, name: string): boolean {
  return frame !== null && partOf(frame.vars, name) === true;
}

export function wordIn(frame: Frame | null, name: string): string {
  const found = frame === null ? undefined : partOf(frame.vars, name);
  return typeof found === 'string' ? found : '';
}

export function listIn(frame: Frame | null, name: string): number[] {
  const found = frame === null ? undefined : partOf(frame.vars, name);
  return Array.isArray(found) ? found.filter((one): one is number => typeof one === 'number') : [];
}

/** The number that an offer names in a place, or OFF. */
export function named(offer: Offer, place: number): number {
  const arg = offer[place];
  return typeof arg === 'number' ? arg : OFF;
}

export function offersOf(offers: readonly Offer[], verb: string): readonly Offer[] {
  return offers.filter(([one]) => one === verb);
}

/** The offer that is worth most. */
export function bestOf(offers: readonly Offer[], worth: (offer: Offer) => number): Offer | null {
  let best: Offer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const value = worth(offer);
    if (best !== null && value <= most) continue;
    best = offer;
    most = value;
  }
  return best;
}
