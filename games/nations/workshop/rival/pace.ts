import { cell } from '@bivouac/kernel';
import type { NationsContent } from '../../content/types.ts';
import { armyOf, isDone, markersLeft, sideOf } from '../../rules/queries.ts';
import { CARD, MARKERS, NOWHERE, type NationsState, other } from '../../rules/state.ts';
import { opinion } from './opinion.ts';

/** The actions that a side can still expect, and how many of them each of its unplaced armies may claim. */
export interface Budget {
  readonly actions: number;
  readonly share: number;
}

export function budgets(content: NationsContent, s: NationsState): [Budget, Budget] {
  const last = content.dates.at(-1)?.at ?? content.barEnd;
  const left = Math.max(0, last - s.time);
  const turns = s.dates >= content.dates.length ? 0 : Math.max(1, left / opinion.pace);
  const actions = [0, 0];
  const waiting = other(s.active);
  // The other player has his turn before the active one has another.
  actions[waiting] = content.actions * (turns <= 1 ? turns : (turns + 1) / 2);
  actions[s.active] = Math.max(0, s.actionsLeft) + content.actions * Math.max(0, (turns - 1) / 2);
  return [budgetOf(content, s, 0, actions), budgetOf(content, s, 1, actions)];
}

function budgetOf(content: NationsContent, s: NationsState, side: number, all: readonly number[]): Budget {
  const actions = isDone(content, s, side) ? 0 : cell(all, side);
  let unplaced = 0;
  for (let army = 0; army < s.status.length; army++) {
    if (sideOf(content, army) === side && cell(s.status, army) <= MARKERS) unplaced++;
  }
  // An army that matters may claim more than its part.
  return { actions, share: Math.min(actions, (2.2 * actions) / Math.max(1, unplaced)) };
}

/** The actions it takes to place an army: its card, and each marker that must go. */
export function needOf(content: NationsContent, s: NationsState, army: number): number {
  if (s.status[army] === MARKERS) return Math.max(0, markersLeft(s, army) - 1) * opinion.removal;
  if (s.status[army] !== CARD) return 0;
  const { start, markers, from } = armyOf(content, army);
  let free = 0;
  for (const field of start) if (s.stands[field] === NOWHERE) free++;
  const wait = from !== NOWHERE && s.dates <= from ? 2 : 0;
  const scouts = Math.max(0, free - markers);
  return 1 + wait + scouts * 0.7 + Math.max(0, Math.min(free, markers) - 1) * opinion.removal;
}
