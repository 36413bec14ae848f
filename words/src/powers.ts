import type { Speech } from './words.ts';

/**
 * What is said for the powers that one player holds: the name that the game has for just these (`powers` among its
 * names, by their numbers), or else all their names.
 */
export function namePowers(speech: Pick<Speech, 'name'>, powers: readonly number[]): string {
  const together = powers.join(' ');
  const name = speech.name('powers', together);
  return name === together ? powers.map((power) => speech.name('power', power)).join(', ') : name;
}
