import type { Context, Eyes, Power, Seat } from '@bivouac/kernel';
import type { EmpereurContent, Leader, Unit } from '../../content/types.ts';
import { pileAt } from '../piles/board.ts';
import type { Empereur, EmpereurState } from '../state.ts';
import { chainOf } from './chain.ts';
import type { Asked } from './out.ts';
import type { Letters } from './state.ts';

/** EMP XVII.9: after the two army commands each leader is a power of his own, held only where somebody plays him. */
export const FIRST_PERSON = 2;

export const personOf = (leader: number): Power => FIRST_PERSON + leader;

/** The side that a power belongs to: an army command's own number, or that of its leader. */
export function sideOfPower({ leaders }: EmpereurContent, power: Power): number {
  return power < FIRST_PERSON ? power : (leaders[power - FIRST_PERSON] as Leader).side;
}

/** The leader on the map who stands for a power: the chief of the army, or the one it plays; -1 if there is none. */
export function leaderOfPower({ content, s }: Asked, power: Power): number {
  return power < FIRST_PERSON ? (chainOf(content, s.scenario).army[power] as number) : power - FIRST_PERSON;
}

/** Whether somebody looks with the eyes of a side: as its commander, or as one of its corps chiefs. */
export function isOfSide({ leaders }: EmpereurContent, eyes: Eyes, side: number): boolean {
  return eyes.holds(side) || leaders.some((leader, i) => leader.side === side && eyes.holds(personOf(i)));
}

/** Who plays a unit: the person of its chief, else the commander of its side. */
export function ownerOf({ content, s }: Asked, unit: number): Power {
  const { side } = content.units[unit] as Unit;
  if (s.letters === undefined) return side;
  return s.letters.hands[chainOf(content, s.scenario).chief[unit] as number] ?? side;
}

/** Who plays the pile on a hex: whoever plays its top unit. */
export function ownerAt(asked: Asked, hex: number): Power {
  return ownerOf(asked, pileAt(asked.s, hex)[0] ?? 0);
}

export function ownerOfLeader({ content, s }: Asked, leader: number): Power {
  return s.letters?.hands[leader] ?? (content.leaders[leader] as Leader).side;
}

/** Who of a side is asked about some hexes: each of those who play what stands there. */
export function ownersAt(asked: Asked, side: number, hexes: readonly number[]): Power[] {
  const owners = hexes.map((hex) => ownerAt(asked, hex));
  return handsOf(asked, side).filter((power) => owners.includes(power));
}

/** Whether this unit is played by somebody else of the side whose hand it is now. */
export function isAnothers(s: EmpereurState, content: EmpereurContent, unit: number): boolean {
  if (s.letters === undefined) return false;
  const { hand } = s.letters;
  return (content.units[unit] as Unit).side === sideOfPower(content, hand) && ownerOf({ content, s }, unit) !== hand;
}

export function isAnothersLeader(s: EmpereurState, content: EmpereurContent, leader: number): boolean {
  if (s.letters === undefined) return false;
  const { hand } = s.letters;
  return (
    (content.leaders[leader] as Leader).side === sideOfPower(content, hand) &&
    ownerOfLeader({ content, s }, leader) !== hand
  );
}

/** Who plays for a side now. */
export function handOf({ content, s }: Asked, side: number): Power {
  const { hand = side } = s.letters ?? {};
  return sideOfPower(content, hand) === side ? hand : side;
}

/** Ruling 465: everybody of a side who has a corps, the commander last. */
function handsOf({ content, s }: Asked, side: number): Power[] {
  if (s.letters === undefined) return [side];
  const people = s.letters.hands.filter(
    (power, leader) => power === personOf(leader) && sideOfPower(content, power) === side,
  );
  return [...people, side];
}

/** A phase of a side begins: the first of its people has it. */
export function firstHand(c: Context<Empereur>, side: number): void {
  const { letters } = c.s;
  if (letters !== undefined) [letters.hand = side] = handsOf(c, side);
}

/** The phase goes on to the next of its people; false when all have had it. */
export function nextHand(c: Context<Empereur>): boolean {
  const { letters } = c.s;
  if (letters === undefined) return false;
  const side = sideOfPower(c.content, letters.hand);
  if (letters.hand === side) return false;
  letters.hand = handsOf(c, side).find((power) => power > letters.hand) ?? side;
  return true;
}

/** Who plays whom as a battle by letters begins: each leader his person if he has one, all others their commander. */
export function lettersAtStart(content: EmpereurContent, seats: readonly (readonly Power[])[]): Letters {
  const { leaders } = content;
  const people = seats.flat().filter((power) => power >= FIRST_PERSON);
  return {
    hand: 0,
    hands: leaders.map(({ side }, leader) => (people.includes(personOf(leader)) ? personOf(leader) : side)),
    sides: seats.map(([power = 0]) => sideOfPower(content, power)),
    people: people.sort((one, two) => one - two),
    wrote: leaders.map(() => 0),
    mail: [],
  };
}

/** The side of a seat: its own number where two play. */
export function sideOfSeat(letters: Letters | undefined, seat: Seat): number {
  return letters === undefined ? seat : (letters.sides[seat] ?? 0);
}

/** The seats that play for a side. */
export function seatsOf(letters: Letters | undefined, side: number): Seat[] {
  return letters === undefined ? [side] : letters.sides.flatMap((one, seat) => (one === side ? [seat] : []));
}

/** The side for which a seat plays, from what it holds: its army's command or one of its corps. */
export function sideHeldBy(
  content: EmpereurContent,
  { holder }: { readonly holder: readonly Seat[] },
  seat: Seat,
): number {
  return sideOfPower(content, holder.indexOf(seat));
}
