import { type Action, type Dice, fillHoles } from '../../src/index.ts';
import type { Done, Proposal } from '../../src/table-door.ts';
import { AMBUSH } from '../../testing/tiny/state.ts';
import type { TinyTable } from './help.ts';

/** Something that a host does at a table: all of it plain JSON, so that it can be sent to a worker. */
export type Call =
  | {
      readonly do: 'act';
      readonly seat: number;
      readonly action: Action;
      readonly stamp?: number;
      readonly now: number;
    }
  | { readonly do: 'undo' | 'resign' | 'resume'; readonly seat: number; readonly now: number }
  | { readonly do: 'propose'; readonly seat: number; readonly what: Proposal; readonly now: number }
  | { readonly do: 'answer'; readonly seat: number; readonly yes: boolean; readonly now: number }
  | { readonly do: 'order'; readonly seat: number; readonly answer: Action | null; readonly now: number }
  | { readonly do: 'reseat'; readonly seat: number; readonly kind: 'person' | 'bot'; readonly now: number }
  | { readonly do: 'tick'; readonly now: number };

export function call(table: TinyTable, it: Call): Done {
  switch (it.do) {
    case 'act':
      return table.act(it.seat, it.action, it.now, it.stamp);
    case 'undo':
      return table.undo(it.seat, it.now);
    case 'resign':
      return table.resign(it.seat, it.now);
    case 'resume':
      return table.resume(it.seat, it.now);
    case 'propose':
      return table.propose(it.seat, it.what, it.now);
    case 'answer':
      return table.answer(it.seat, it.yes, it.now);
    case 'order':
      return table.order(it.seat, 'ambush', it.answer, it.now);
    case 'reseat':
      return table.reseat(it.seat, { kind: it.kind, name: `${it.kind} ${it.seat}` }, it.now);
    case 'tick':
      return table.tick(it.now);
    default:
      return it satisfies never;
  }
}

/** What somebody might do next: mostly a legal action, now and then anything else, sensible or not. */
export function anyCall(table: TinyTable, dice: Dice, now: number): Call {
  const seat = dice.below(table.seats.length);
  const shown = table.show(seat, Number.MAX_SAFE_INTEGER);
  const asked = table.waiting();
  if (table.paused) return { do: 'resume', seat, now };
  if (shown.proposal !== null && dice.below(2) === 0) {
    return { do: 'answer', seat, yes: dice.below(4) > 0, now };
  }
  switch (dice.below(24)) {
    case 0:
    case 1:
    case 2:
      return { do: 'undo', seat, now };
    case 3: {
      const entry = Math.max(1, shown.entries - dice.below(90));
      return { do: 'propose', seat, what: { kind: 'undo', entry }, now };
    }
    case 4:
      return { do: 'propose', seat, what: { kind: 'pause' }, now };
    case 5:
      return { do: 'order', seat, answer: dice.pick([null, ['pass'], ['play', AMBUSH]] as const), now };
    case 6:
      return { do: 'reseat', seat, kind: dice.pick(['person', 'bot']), now };
    case 7:
      return { do: 'tick', now };
    case 8:
      return { do: 'act', seat, action: ['march', dice.below(6), dice.below(8)], now };
    default: {
      const who = asked.length === 0 ? seat : dice.pick(asked);
      const decision = table.decision(who);
      const action = decision === null ? (['rest'] as const) : fillHoles(dice.pick(decision.offers), dice);
      const stamp = dice.below(8) === 0 ? { stamp: (decision?.stamp ?? 0) - dice.below(2) } : {};
      return { do: 'act', seat: who, action, now, ...stamp };
    }
  }
}

/** So many random things done at a table, or all that can be until its match is over. */
export function busyPlay(table: TinyTable, dice: Dice, calls: number, after?: (it: Call, done: Done) => void): void {
  let now = 0;
  for (let i = 0; i < calls && table.result === null; i++) {
    now += dice.below(20_000);
    const it = anyCall(table, dice, now);
    const done = call(table, it);
    after?.(it, done);
  }
}
