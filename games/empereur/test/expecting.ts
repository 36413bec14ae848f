import { champ, hexOf } from '../content/testing/champ.ts';
import type { Arrival, EmpereurContent } from '../content/types.ts';
import { WAITING } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const COLUMNS = 12;
const unit = (id: string) => champ().units.findIndex((one) => one.id === id);

interface Coming {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly turn?: number;
  readonly side?: number;
  readonly leaders?: readonly number[];
  readonly placed?: boolean;
}

/** A field to which some are still to come. */
export function expecting(coming: readonly Coming[], wanted: Position = {}): Played {
  const arrivals: Arrival[] = coming.map(({ units, hexes, turn = 1, side = 0, leaders = [], placed = false }) => ({
    turn,
    side,
    units: units.map(unit),
    leaders,
    hexes: hexes.map((label) => hexOf(label, COLUMNS)),
    placed,
  }));
  const pack: EmpereurContent = champ({ ...wanted, scenario: { ...wanted.scenario, arrivals } });
  return position({
    ...wanted,
    pack,
    also(s) {
      for (const one of arrivals) {
        for (const who of one.units) {
          s.hex[who] = WAITING;
          s.steps[who] = pack.units[who]?.steps ?? 0;
        }
        for (const who of one.leaders) s.chiefHex[who] = WAITING;
      }
      wanted.also?.(s);
    },
  });
}
