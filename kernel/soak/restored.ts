import {
  type Dice,
  difference,
  fastDice,
  fillHoles,
  type Game,
  type Kind,
  PUBLIC,
  type Setup,
  StateDice,
  type Viewer,
} from '../src/index.ts';
import { type Done, type Saved, Table } from '../src/table-door.ts';
import type { Fault } from './checks.ts';

/** So many entries of a match are enough: a whole one goes through the other checks. */
const MOST = 240;

/**
 * A match at a table with clocks, in which things are also taken back, alone and by agreement. Now and then it is saved
 * and restored beside the original: from then on both do and show the same to everybody. And whoever does not count an
 * entry is shown the same after it as before, to the byte.
 */
export function restoredGoesOn<G extends Kind>(game: Game<G>, setup: Setup, seed: string, every: number): Fault {
  const dice = new StateDice(fastDice(`table ${seed}`));
  const seats = setup.seats.map((powers, seat) => ({ name: `${seat}`, kind: 'person' as const, powers }));
  const { scenario, options } = setup;
  const clock = { perTurn: 90_000, bank: 36_000_000 };
  const table = Table.open(game, { scenario, options, seats, clock, nonces: [], seed, every: 16 }, 0);
  if (!(table instanceof Table)) return table.fault;
  const viewers: Viewer[] = [PUBLIC, ...seats.keys()];
  let twin: Table<G> | null = null;
  let now = 0;
  while (table.result === null && table.length < MOST) {
    now += dice.below(4000);
    const searching = dice.below(every) === 0;
    const before = searching ? viewers.map((viewer) => table.show(viewer, 0, now)) : [];
    const deed = someDeed(table, dice, now);
    const done = deed(table);
    if (twin !== null) {
      const off = difference(done, deed(twin)) ?? difference(table.state, twin.state);
      if (off !== null) return `a restored match went another way: ${off}`;
    }
    if (!searching) continue;
    const after = viewers.map((viewer) => table.show(viewer, 0, now));
    for (const [i, viewer] of viewers.entries()) {
      if (
        done.ok &&
        after[i]?.entries === before[i]?.entries &&
        JSON.stringify(before[i]) !== JSON.stringify(after[i])
      ) {
        return `viewer ${viewer} notices an entry that he does not count: ${difference(before[i], after[i])}`;
      }
      const there = twin?.show(viewer, (after[i]?.entries ?? 0) + 1, now);
      const off = there === undefined ? null : difference({ ...after[i], log: [] }, { ...there, log: [] });
      if (off !== null) return `a restored match shows viewer ${viewer} something else: ${off}`;
    }
    const again = Table.resume(game, JSON.parse(JSON.stringify(table.save())) as Saved, []);
    if (!(again instanceof Table)) return `a saved match is refused: ${again.detail}`;
    twin = again;
  }
  return null;
}

/** Mostly somebody acts; now and then he takes it back, or all go back to an earlier entry. */
function someDeed<G extends Kind>(table: Table<G>, dice: Dice, now: number): (at: Table<G>) => Done {
  const seat = dice.pick(table.waiting());
  const kind = dice.below(24);
  if (kind < 3) {
    const who = dice.below(table.seats.length);
    return (at) => at.undo(who, now);
  }
  const back = kind === 3 ? table.show(seat, Number.MAX_SAFE_INTEGER).entries - dice.below(20) : 0;
  if (back > 0) {
    return (at) => {
      let done = at.propose(seat, { kind: 'undo', entry: back }, now);
      for (const other of at.seats.keys()) if (done.ok && other !== seat) done = at.answer(other, true, now);
      return done;
    };
  }
  const action = fillHoles(dice.pick(table.decision(seat)?.offers ?? []), dice);
  return (at) => at.act(seat, action, now);
}
