import drawn from './europe/geometry.json' with { type: 'json' };

/**
 * The outlines that the page draws and the rules do not need, so that only the board loads them: places as paths on the
 * sheet of `map.size`, coasts, borders, rivers, and mountains as hachures. Coasts are Natural Earth's (public domain);
 * borders, rivers and mountains are ours.
 */
export interface EuropeGeometry {
  readonly lands: Readonly<Record<string, string>>;
  readonly seas: Readonly<Record<string, string>>;
  readonly coast: string;
  /** Coasts of lands that are not in the game, and where the lands of the game end. */
  readonly farCoast: string;
  readonly ends: string;
  /** Between lands of one power, or of none. */
  readonly borders: string;
  /** Between powers. */
  readonly frontiers: string;
  readonly seaLines: string;
  readonly rivers: readonly { readonly id: string; readonly width: number; readonly d: string }[];
  readonly hachures: string;
}

export const europeGeometry: EuropeGeometry = drawn;
