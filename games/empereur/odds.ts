/** Exact chances of everything that a die decides in Vive l'Empereur!, from what a seat sees: for page and bots. */
export * from './odds/charge.ts';
export * from './odds/fire.ts';
export * from './odds/morale.ts';
export { type Pose, withPose } from './odds/pose.ts';
export * from './odds/shock.ts';
export { mixed, type Toll, NO_TOLL } from './odds/toll.ts';
export * from './odds/unseen.ts';
