import { weathers } from '../../content/types-tables.ts';
import { byDie } from '../battle/table.ts';
import type { Ctx } from '../state.ts';
import type { Mover } from '../pieces/map.ts';

export const CLEAR = weathers.indexOf('clear');
export const RAIN = weathers.indexOf('rain');
export const MUD = weathers.indexOf('mud');
export const SNOW = weathers.indexOf('snow');

/** GLO 3.1#1: one die with the modifier of the calendar. */
export function throwWeather(c: Ctx): void {
  const { s, content } = c;
  const die = c.dice.d6();
  const { lowest, results } = content.tables.weather;
  const modified = die + (content.calendar[s.turn]?.weather ?? 0);
  s.weather = weathers.indexOf(byDie(results, lowest, modified));
  s.version++;
  c.mark?.(`weather:${weathers[s.weather]}`);
  c.tell?.({ fact: 'weather', die, weather: s.weather, clause: 'GLO 3.1#1' });
}

/** GLO 3.1#4, #7 to #9, #13: movement points less. */
export function movePenalty(weather: number, mover: Mover): number {
  if (weather === CLEAR) return 0;
  if (weather !== MUD || mover === 'infantry') return 1;
  return mover === 'artillery' ? 3 : 2;
}

/** GLO 3.1#5, #11: what rain and mud add to a ford. */
export function fordExtra(weather: number): number {
  return weather === RAIN || weather === MUD ? 1 : 0;
}

/** GLO 3.1#12, #15: on the die of a forced march. */
export function marchDie(weather: number): number {
  return weather === MUD ? 2 : weather === SNOW ? 1 : 0;
}

/** GLO 3.1#16: on the die of artillery. */
export function artilleryDie(weather: number): number {
  return weather === SNOW ? -1 : 0;
}

/** GLO 3.1#6, #17: on the die of a pursuit. */
export function pursuitDie(weather: number): number {
  return weather === RAIN || weather === SNOW ? -1 : 0;
}

/** GLO 3.1#10: in mud nobody pursues. */
export function mayPursue(weather: number): boolean {
  return weather !== MUD;
}

/** GLO 3.1#14: snow takes a round off a battle, but the first. */
export function roundsIn(weather: number, rounds: number): number {
  return weather === SNOW ? Math.max(1, rounds - 1) : rounds;
}
