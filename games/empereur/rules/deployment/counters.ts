import type { Eyes } from '@bivouac/kernel';
import type { Dice } from '@bivouac/kernel';
import type { EmpereurContent } from '../../content/types.ts';
import { isOfSide } from '../command/hands.ts';
import { type Eve, type EmpereurState, other } from '../state.ts';
import { besides, type Grid, gridOf, SECTORS } from './grid.ts';

/** In `at`: still in hand, takes no part, and in a view: somewhere under a counter, or in hand. */
export const IN_HAND = -1;
export const NO_PART = -2;
export const UNSEEN = -3;

/** In `stage`: counters are laid, units are placed, the battle has begun. */
export const LAYING = 0;
export const PLACING = 1;
export const BATTLE = 2;

/** EMP XVIII.2: so many corps of infantry in a square. */
const MOST = 2;
/** Ruling 512: after so many moves nobody goes on any more who has leaders to lay. */
const MOVES = 40;

export function eveOf(content: EmpereurContent, scenario: number, lossesAlone: boolean): Eve {
  const { leader } = gridOf(content, scenario);
  return {
    at: leader.map((one) => (one < 0 ? NO_PART : IN_HAND)),
    seen: new Array<number>(content.sides.length * SECTORS).fill(0),
    suits: content.sides.map(() => 0),
    moves: 0,
    stage: LAYING,
    placed: leader.map(() => 0),
    losses: lossesAlone ? 1 : 0,
  };
}

export interface Laying {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
  readonly eve: Eve;
}

function grid({ content, s }: Laying): Grid {
  return gridOf(content, s.scenario);
}

/** Whether a side takes part: it had leaders to lay (EMP XVIII.1). */
export function mayLay(asked: Laying, side: number): boolean {
  return (grid(asked).posts[side] ?? []).length > 0;
}

export function inHand(asked: Laying, side: number): number[] {
  return (grid(asked).posts[side] ?? []).filter((corps) => asked.eve.at[corps] === IN_HAND);
}

/** How many leaders of infantry of a side lie in a square. */
export function countersIn({ seen }: Eve, side: number, sector: number): number {
  return seen[side * SECTORS + sector] as number;
}

/** EMP XVIII.2: whether a leader may be laid or go there: no enemy, and not more than two of infantry. */
function isFree({ eve }: Laying, side: number, sector: number): boolean {
  return countersIn(eve, other(side), sector) === 0 && countersIn(eve, side, sector) < MOST;
}

/** The squares of its edge where a side may lay a leader. */
export function entries(asked: Laying, side: number): number[] {
  return (grid(asked).edges[side] ?? []).filter((sector) => isFree(asked, side, sector));
}

/** EMP XVIII.2: the leaders of a side that lie already and may go on, each with the squares beside it. */
export function pushes(asked: Laying, side: number): { readonly corps: number; readonly to: number[] }[] {
  if (asked.eve.moves >= MOVES) return [];
  return (grid(asked).posts[side] ?? []).flatMap((corps) => {
    const at = asked.eve.at[corps] ?? NO_PART;
    const to = at < 0 ? [] : besides(at).filter((sector) => isFree(asked, side, sector));
    return to.length > 0 ? [{ corps, to }] : [];
  });
}

/** EMP XVIII.3: the cavalry that could go with a leader from where he is: from the hand, or from his square. */
export function cavalryWith(asked: Laying, side: number, from: number): number[] {
  return (grid(asked).escorts[side] ?? []).filter((corps) => asked.eve.at[corps] === from);
}

/** What a viewer may know of the evening before: of the enemy's corps only how many lie in each square. */
export function eveView(content: EmpereurContent, eve: Eve, eyes: Eyes): Eve {
  const hides = (corps: number) => eve.stage === LAYING && !isOfSide(content, eyes, content.corps[corps]?.side ?? 0);
  return {
    at: eve.at.map((at, corps) => (at !== NO_PART && hides(corps) ? UNSEEN : at)),
    seen: eve.seen.slice(),
    suits: eve.suits.slice(),
    moves: eve.moves,
    stage: eve.stage,
    placed: eve.placed.slice(),
    losses: eve.losses,
  };
}

/** One evening that a view allows: the unseen leaders are dealt to the counters of their side; cavalry lies with them. */
export function imagineEve(content: EmpereurContent, scenario: number, eve: Eve, dice: Dice): void {
  const { posts, escorts } = gridOf(content, scenario);
  for (const side of content.sides.keys()) {
    const unseen = (posts[side] ?? []).filter((corps) => eve.at[corps] === UNSEEN);
    dice.shuffle(unseen);
    for (let sector = 0; sector < SECTORS; sector++) {
      for (let i = 0; i < countersIn(eve, side, sector); i++) {
        const corps = unseen.pop();
        if (corps !== undefined) eve.at[corps] = sector;
      }
    }
    for (const corps of unseen) eve.at[corps] = IN_HAND;
    const laid = (posts[side] ?? []).filter((corps) => (eve.at[corps] ?? NO_PART) >= 0);
    for (const corps of escorts[side] ?? []) {
      if (eve.at[corps] !== UNSEEN) continue;
      eve.at[corps] = laid.length > 0 && dice.below(2) === 0 ? (eve.at[dice.pick(laid)] ?? IN_HAND) : IN_HAND;
    }
  }
}
