import type { Frame, State } from '@bivouac/kernel';
import { placing } from '../rules/turn/placing.ts';
import { embassies } from '../rules/diplomacy/embassy.ts';
import { military } from '../rules/zones/military.ts';
import { moving } from '../rules/movement/index.ts';
import { enrolling } from '../rules/zones/enrolling.ts';
import { neutralCapitals } from '../rules/zones/neutral.ts';
import { zone } from '../rules/zones/zone.ts';
import { drawing } from '../rules/turn/drawing.ts';
import { attackCard, defenceCard } from '../rules/combat/cards.ts';
import type { ConquestsState } from '../rules/state.ts';

/** The questions between two actions: whatever else is asked belongs to an action that was begun. */
const resting = new Set(
  [
    [placing.name, 'place'],
    [zone.name, 'card'],
    [neutralCapitals.name, 'card'],
    [military.name, 'card'],
    [enrolling.name, 'buy'],
    [embassies.name, 'act'],
    [moving.name, 'ask'],
    [drawing.name, 'buy'],
  ].map(([proc, step]) => `${proc}.${step}`),
);
const windows: readonly string[] = [attackCard.name, defenceCard.name];

export function topOf({ stack }: Pick<State<ConquestsState>, 'stack'>): Frame | undefined {
  const top = stack[stack.length - 1];
  const inner = top?.fork?.[0]?.stack ?? [];
  return inner[inner.length - 1] ?? top;
}

/** Whether something that was begun is still going on: a card being played, a group on the march, a pot. */
export function midway(state: State<ConquestsState>): boolean {
  if (state.result !== null) return false;
  const top = topOf(state);
  if (top === undefined) return false;
  return !resting.has(`${top.proc}.${top.step}`) && !windows.includes(top.proc);
}

/** By power: whether it may still march before the turn is over. */
export function yetToMove(state: Pick<State<ConquestsState>, 'stack' | 'game'>): boolean[] {
  const { order, turn } = state.game;
  const now = state.stack.find(({ proc }) => proc === moving.name);
  const phase = state.stack.find(({ proc }) => proc === 'turn')?.step ?? '';
  const over = ['fought', 'drawing', 'judging', 'ending'].includes(phase) && now === undefined && turn > 0;
  if (now === undefined) return order.map(() => !over);
  const { at } = now.vars as { at: number };
  return [0, 1, 2, 3, 4].map((power) => order.indexOf(power) >= at);
}
