import { champLeaders, hexOf } from '../content/testing/champ.ts';
import { blankOrder, commandAtStart, ordersAtStart, tactics } from '../rules/command/state.ts';
import { RADIUS, TACTICS } from '../rules/options/options.ts';
import { type Played, type Position, position } from './position.ts';

/** A wide field with a chief of the army and of a corps a side, and what is said besides, at the start of turn 2. */
export function commanded(wanted: Position, advanced = RADIUS): Played {
  const leaders = wanted.leaders ?? champLeaders;
  const columns = wanted.columns ?? 30;
  const placed = Object.entries(wanted.chiefs ?? {}).map(([id, label]) => ({
    leader: leaders.findIndex((one) => one.id === id),
    hex: hexOf(label, columns),
  }));
  return position({
    phase: 'turn',
    turn: 2,
    ...wanted,
    columns,
    leaders,
    scenario: { leaders: placed, ...wanted.scenario },
    also: (s) => {
      s.advanced = advanced;
      s.command = commandAtStart(s.hex.length, s.chiefHex.length);
      wanted.also?.(s);
    },
  });
}

type Tactic = (typeof tactics)[number];

/** The same at the third level, with an order for each chief who is named. */
export function ordered(
  given: Readonly<Record<string, Tactic>>,
  wanted: Position,
  advanced = RADIUS | TACTICS,
): Played {
  const leaders = wanted.leaders ?? champLeaders;
  return commanded(
    {
      ...wanted,
      also: (s) => {
        const orders = ordersAtStart(s.hex.length, s.chiefHex.length);
        orders.opened = 1;
        for (const [id, tactic] of Object.entries(given)) {
          const leader = leaders.findIndex((one) => one.id === id);
          orders.standing[leader] = blankOrder(tactics.indexOf(tactic), tactic === 'march' ? 0 : -1);
        }
        if (s.command !== undefined) s.command.orders = orders;
        wanted.also?.(s);
      },
    },
    advanced,
  );
}
