import type { Offer } from '@bivouac/kernel';
import { type Lighting, lightUp, type Target } from '@bivouac/kit';
import { type EmpereurContent, ranks } from '../content/types.ts';
import type { EmpereurState } from '../rules/state.ts';

/** The things of this table that can be lit. */
export const target = {
  unit: (unit: number): Target => `unit ${unit}`,
  leader: (leader: number): Target => `leader ${leader}`,
  place: (hex: number): Target => `place ${hex}`,
  /** Signs on a counter: to the top of its pile, and out of its order by choice. */
  top: (unit: number): Target => `top ${unit}`,
  scatter: (unit: number): Target => `scatter ${unit}`,
  /** A sign on a counter: its voltigeurs go out or come back (EMP XVI.1). */
  screen: (unit: number): Target => `screen ${unit}`,
  recoil: (hex: number): Target => `recoil ${hex}`,
  /** A sign on the hex behind: a march may lead there too, but this keeps the front where it is. */
  back: (hex: number): Target => `back ${hex}`,
  /** A square of the evening before (EMP XVIII). */
  sector: (sector: number): Target => `sector ${sector}`,
  /** An arrow on the rim of the mover's hex. */
  turn: (facing: number): Target => `turn ${facing}`,
  /** A facing at the end of a march. */
  pose: (hex: number, facing: number): Target => `pose ${hex} ${facing}`,
} as const;

/** The things on the table that an offer names: a click on any of them takes it. The board knows no other rule. */
export function targetsOf([verb, first]: Offer): readonly Target[] {
  if (typeof first !== 'number') return [];
  switch (verb) {
    case 'move':
    case 'with':
    case 'hold':
    case 'rally':
    case 'follow':
    case 'charge':
    case 'lend':
      return [target.unit(first)];
    case 'top':
      return [target.top(first)];
    case 'scatter':
      return [target.scatter(first)];
    case 'screen':
      return [target.screen(first)];
    case 'recoil':
      return [target.recoil(first)];
    case 'ride':
    case 'bring':
    case 'demand':
    case 'foe':
      return [target.leader(first)];
    case 'back':
      return [target.back(first)];
    case 'step':
    case 'aim':
    case 'assault':
    case 'spare':
    case 'brace':
    case 'spread':
    case 'close':
    case 'post':
    case 'recall':
    case 'counter':
    case 'pounce':
    case 'appoint':
    case 'enter':
    case 'goal':
    case 'drive':
      return [target.place(first)];
    case 'occupy':
      return [target.sector(first)];
    case 'turn':
      return [target.turn(first)];
    default:
      return [];
  }
}

type Standing = Pick<EmpereurState, 'hex' | 'chiefHex'>;

const CORPS_CHIEF = ranks.indexOf('corps');

/** EMP XXI.1: a corps that may be called is pressed wherever it stands. */
function corpsTargets({ units, leaders }: EmpereurContent, s: Standing, [verb, corps]: Offer): readonly Target[] {
  if (typeof corps !== 'number' || (verb !== 'activate' && verb !== 'join')) return [];
  const isThere = (column: readonly number[], i: number) => (column[i] ?? -1) >= 0;
  return [
    ...units.flatMap((one, i) => (one.corps === corps && isThere(s.hex, i) ? [target.unit(i)] : [])),
    ...leaders.flatMap((one, i) =>
      one.rank === CORPS_CHIEF && one.corps.includes(corps) && isThere(s.chiefHex, i) ? [target.leader(i)] : [],
    ),
  ];
}

/** What is lit, and what has a button: corps that may be called have both, for by its counters alone nobody knows one. */
export function lightingOf(content: EmpereurContent, s: Standing, offers: readonly Offer[]): Lighting {
  const corpsOf = (offer: Offer) => corpsTargets(content, s, offer);
  const { lit, rest } = lightUp(offers, (offer) => [...targetsOf(offer), ...corpsOf(offer)]);
  return { lit, rest: [...offers.filter((offer) => corpsOf(offer).length > 0 && !rest.includes(offer)), ...rest] };
}
