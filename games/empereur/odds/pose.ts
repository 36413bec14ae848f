import { type EmpereurState, STANDING } from '../rules/state.ts';

/** Where and how units would stand. */
export interface Pose {
  readonly hex: number;
  readonly form: number;
  readonly facing: number;
}

/**
 * The same position with some units elsewhere or in another pose: a copy, so that nothing that is kept beside the state
 * is touched. They stand on top where they come to stand, in their order; with a band of their own they are on the way.
 */
export function withPose(
  s: EmpereurState,
  units: readonly number[],
  { hex, form, facing }: Pose,
  band: number = STANDING,
): EmpereurState {
  const posed = { ...s, hex: s.hex.slice(), form: s.form.slice(), facing: s.facing.slice() };
  posed.rank = s.rank.slice();
  posed.band = s.band.slice();
  for (const [rank, unit] of units.entries()) {
    posed.hex[unit] = hex;
    posed.form[unit] = form;
    posed.facing[unit] = facing;
    posed.rank[unit] = rank - units.length;
    posed.band[unit] = band;
  }
  return posed;
}
