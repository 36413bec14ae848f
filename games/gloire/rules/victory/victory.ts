import type { Seat } from '@bivouac/kernel';
import type { VictoryPlace } from '../../content/types.ts';
import { insideAt, scenarioOf } from '../pieces/pieces.ts';
import { type Board, type Ctx, OFF, other, SIDES } from '../state.ts';

/** The seats of a side: its players win or lose together (GLO 10#20). */
export function winnersOf(c: Ctx, side: number): Seat[] {
  const seats = c.content.armies.flatMap((army, power) => (army.side === side ? [c.seatOf(power)] : []));
  return [...new Set(seats)].sort((one, two) => one - two);
}

/** GLO 9#1, #3: points of towns at the end. */
export function placePoints(b: Board, side: number): number {
  let sum = 0;
  for (const place of scenarioOf(b).places) sum += pointsOfPlace(b, place, side);
  return sum;
}

/** What one town counts for a side. */
export function pointsOfPlace(b: Board, { town, points }: VictoryPlace, side: number): number {
  const shut = b.s.siege[town] === OFF ? OFF : besiegerOf(b, town);
  const { besieged } = b.content.campaign.victory;
  // GLO 1813.B.9: a town under siege or mask gives its points to nobody, and the besieger others instead.
  if (shut !== OFF && besieged !== null) return shut === side ? besieged : 0;
  return b.s.control[town] === side ? points[side === 0 ? 0 : 1] : 0;
}

/** The side before the walls of a town. */
function besiegerOf(b: Board, town: number): number {
  return SIDES.find((side) => insideAt(b, town, other(side)).length > 0) ?? OFF;
}

/** GLO 9#15, #16: the side that lost fewer strength points has one for each full tranche of the difference. */
export function lossPoints({ s, content }: Board, side: number): number {
  const fewer = (s.tally[other(side)] as number) - (s.tally[side] as number);
  return fewer <= 0 ? 0 : Math.floor(fewer / content.campaign.victory.lossesPerPoint);
}

/** GLO 9: the victory points of a side as the position stands. */
export function victoryPoints(b: Board, side: number): number {
  const { battlePoints, capturePoints } = b.s;
  return (battlePoints[side] as number) + (capturePoints[side] as number) + placePoints(b, side) + lossPoints(b, side);
}

/** GLO 9#17, #18: the end of the game. */
export function finishGame(c: Ctx) {
  const [french = 0, coalition = 0] = SIDES.map((side) => victoryPoints(c, side));
  c.tell?.({ fact: 'score', french, coalition, clause: 'GLO 9#15' });
  const scores = c.content.armies.map((army) => (army.side === 0 ? french : coalition));
  if (Math.abs(french - coalition) <= c.content.campaign.victory.drawMargin) {
    return c.finish({ winners: [], reason: 'drawn', scores, clause: 'GLO 9#17' });
  }
  const winner = french > coalition ? 0 : 1;
  return c.finish({ winners: winnersOf(c, winner), reason: 'points', scores, clause: 'GLO 9#18' });
}
