import { quarrelAt } from '../rules/map/relations.ts';
import type { Board } from '../rules/state.ts';

/** Lands where two who are no friends stand together. */
export function battlesShown({ s, content }: Board): readonly number[] {
  return content.map.lands.flatMap((_, land) => (quarrelAt(s, land) === null ? [] : [land]));
}
