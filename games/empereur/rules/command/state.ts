/** How a leader is tied in this turn (EMP XVII.2): not at all, out of command, or by the throw of his initiative. */
export const AT_HAND = 0;
export const OUT_OF_REACH = 1;
export const HALF_PACE = 2;
export const HALTED = 3;

/** In `out`, per unit: in command, out of it, or out of it and moved in good order (EMP XVII.2#8). */
export const COMMANDED = 0;
export const OUT = 1;
export const STRAYED = 2;

/** What the second level of command and those above it keep; a state without it plays without command. */
export interface Command {
  /** Per unit, for the turn of its player. The enemy is not told: it may rest on who lies below in a pile (EMP V). */
  out: number[];
  /** Per leader. */
  tied: number[];
}

export function commandAtStart(units: number, leaders: number): Command {
  return { out: new Array<number>(units).fill(COMMANDED), tied: new Array<number>(leaders).fill(AT_HAND) };
}
