import { type GloireState } from '../rules/state.ts';
import { link, type Played, type Position, position, slot, town } from './position.ts';

/** A battle at Brand that the French fight as attackers, with these tactics and dice. */
export function fight(
  wanted: Position,
  tactics: readonly [number, number],
  dice: readonly number[],
  at = 'brand',
): Played {
  const played = position({ phase: 'combat', ...wanted, dice });
  if (played.asked()?.prompt === 'fight') played.act(played.s.active, 'fight', town(at));
  if (played.asked()?.prompt === 'walls') played.act(played.asked()?.seat ?? 0, 'outside');
  return played.act(0, 'tactic', tactics[0]).act(1, 'tactic', tactics[1]);
}

/** Lets whoever is asked bear losses as they are offered first. */
export function endure(played: Played): Played {
  for (let asked = played.asked(); asked?.prompt === 'suffer'; asked = played.asked()) {
    played.act(asked.seat, 'allot', played.offers(asked.seat)[0]?.[1] as number);
  }
  return played;
}

/** Notes that pieces came by a connection this turn. */
export const came =
  (ways: Readonly<Record<string, string>>) =>
  (s: GloireState): void => {
    for (const [name, way] of Object.entries(ways)) s.came[slot(s, name)] = link(way);
  };

export const both = { french: { brand: 'I:10 ney' }, coalition: { brand: 'yorck:8 barclay' } } as const;
export const onBoard = (played: Played) => ({ s: played.s, content: played.content });
