import { type Action, type Kind, sameAction, type StandingOrder, type Words } from '@bivouac/kernel';
import type { OrderGroup, OrderInfo } from '@bivouac/kit';
import type { Given } from '../table/actions/wording.ts';
import type { OrderChange } from '../worker/protocol.ts';

/** Standing orders by question; a question that is not among them is asked. */
export type Orders = ReadonlyMap<string, Action>;

/** A question, and all that may be ordered for it as things stand. */
export interface OrderLine {
  readonly window: string;
  readonly answers: readonly Action[];
  readonly staff: Action;
}

export interface OrderSection {
  readonly title: Words;
  readonly lines: readonly OrderLine[];
}

export const ordersOf = (standing: readonly StandingOrder[]): Orders =>
  new Map(standing.filter(({ always }) => always !== true).map(({ window, answer }) => [window, answer]));

/** What is ordered now stays in the list, even where nobody would be offered it any more: the troops have marched off. */
function lineOf(info: OrderInfo<Kind>, given: Given, standing: Orders): OrderLine {
  const { window, staff } = info;
  const offered = [...info.answers, ...(info.also?.(given) ?? [])];
  const now = standing.get(window);
  const isListed = now === undefined || offered.some((answer) => sameAction(answer, now));
  return { window, staff, answers: isListed ? offered : [...offered, now] };
}

export const sectionsOf = (groups: readonly OrderGroup<Kind>[], given: Given, standing: Orders): OrderSection[] =>
  groups.map(({ title, orders }) => ({ title, lines: orders.map((info) => lineOf(info, given, standing)) }));

/** Everything is left to the staff. */
export const toStaff = (sections: readonly OrderSection[]): Orders =>
  new Map(sections.flatMap(({ lines }) => lines.map(({ window, staff }) => [window, staff] as const)));

/** One question answered beforehand, or asked again. */
export function withAnswer(orders: Orders, window: string, answer: Action | null): Orders {
  const changed = new Map(orders);
  if (answer === null) changed.delete(window);
  else changed.set(window, answer);
  return changed;
}

/** What has to be said so that these orders stand instead of those; nothing about what stays as it is. */
export function changesBetween(before: Orders, after: Orders): OrderChange[] {
  const changes: OrderChange[] = [];
  for (const [window, answer] of after) {
    const old = before.get(window);
    if (old === undefined || !sameAction(old, answer)) changes.push({ window, answer });
  }
  for (const window of before.keys()) if (!after.has(window)) changes.push({ window, answer: null });
  return changes;
}
