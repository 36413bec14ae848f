import type { Offer } from '@bivouac/kernel';
import type { Target } from '@bivouac/kit';
import { decoyIn, pieces } from '../rules/pieces/pieces.ts';
import { type Board, OFF } from '../rules/state.ts';

/** The things of this table that can be lit. */
export const target = {
  town: (town: number): Target => `town ${town}`,
  scout: (town: number): Target => `scout ${town}`,
  pile: (side: number, town: number): Target => `pile ${side} ${town}`,
  edge: (edge: number): Target => `edge ${edge}`,
  slot: (slot: number): Target => `slot ${slot}`,
  unit: (unit: number): Target => `unit ${unit}`,
  army: (army: number): Target => `army ${army}`,
  work: (work: string, link: number): Target => `${work} ${link}`,
  guns: (from: number, battle: number): Target => `guns ${from} ${battle}`,
  decoy: (arm: string, town: number): Target => `decoy ${arm} ${town}`,
  tactic: (tactic: number): Target => `tactic ${tactic}`,
  event: (event: number): Target => `event ${event}`,
  card: (card: number): Target => `card ${card}`,
} as const;

/** Works on a link; each has a mark of its own where the link meets its river. */
export const works = ['destroy', 'repair', 'pontoon', 'takeUp'] as const;
export type Work = (typeof works)[number];

/** The things on the table that an offer names: a click on any of them takes it. The board knows no other rule. */
export function targetsOf(b: Board, mine: number, offer: Offer): readonly Target[] {
  const [verb, first, second] = offer;
  const a = typeof first === 'number' ? first : OFF;
  const to = typeof second === 'number' ? second : OFF;
  switch (verb) {
    case 'force':
    case 'intercept':
      return [target.pile(mine, a)];
    case 'enter':
      return [target.edge(a)];
    case 'pick':
      return [target.slot(a)];
    case 'allot':
    case 'replace':
      return [target.unit(a)];
    case 'payer':
      return [target.army(a)];
    case 'step':
    case 'moveOut':
    case 'comeBack':
    case 'refuge':
    case 'fallBack':
    case 'stepBack':
    case 'retreat':
    case 'advance':
    case 'fight':
    case 'sortie':
      return [target.town(a)];
    case 'scout':
      // Where a plain step leads too, the town is lit for the step, and looking has a badge of its own.
      return [target.town(a), target.scout(a)];
    case 'slip':
      return [target.town(to)];
    case 'toGuns':
      return [target.guns(a, to)];
    case 'decoy':
      return [target.town(to), target.decoy(pieces(b).arm[decoyIn(b, a)] ?? 'infantry', to)];
    case 'destroy':
    case 'repair':
    case 'pontoon':
    case 'takeUp':
      return [target.work(verb, a)];
    case 'tactic':
      return [target.tactic(a)];
    case 'play':
      return [target.event(a)];
    case 'putAway':
      return [target.card(a)];
    default:
      return [];
  }
}
