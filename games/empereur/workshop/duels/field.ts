import { champ } from '../../content/testing/champ.ts';
import type { EmpereurContent } from '../../content/types.ts';
import type { EmpereurState } from '../../rules/state.ts';
import { position } from '../../test/position.ts';

/** A bare field on which units of a pack meet by its tables; the first one named is the attacker. */
export interface Meeting {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
  readonly attacker: number;
  readonly defender: number;
}

/** Two units in the words of a position: `{ '25e': '0505 line 1', ir33: '0605 line 7' }`. */
export function meeting(
  pack: EmpereurContent,
  at: Readonly<Record<string, string>>,
  ground?: readonly string[],
): Meeting {
  const field = champ({ ...(ground === undefined ? {} : { ground }), scenario: { bodies: [] } });
  const { corps, units, leaders, tables, sides } = pack;
  const content = { ...field, corps, units, leaders, tables, sides };
  const played = position({ pack: content, at, active: 0 });
  const [attacker = '', defender = ''] = Object.keys(at);
  return { content, s: played.s, attacker: played.u(attacker), defender: played.u(defender) };
}
