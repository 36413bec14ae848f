import type { Options, Setup } from '@bivouac/kernel';
import type { EmpereurState } from '../state.ts';

/** Options of the advanced game, bits of `advanced` in the state: a state without it is the standard game. */
export const HALF_LOSSES = 1;
export const DICED_LOSSES = 2;
export const WALLS = 4;
export const STRAGGLERS = 8;
export const UNCERTAIN = 16;
export const WOUNDS = 32;
export const HORSE_KINDS = 64;
export const LEFT_GUNS = 128;
export const ROUT = 256;
export const FATIGUE = 512;
export const VOLTIGEURS = 1024;
export const SKIRMISHERS = 2048;
/** Command (EMP XVII), from the second level on: each level has the bits of those below it. */
export const RADIUS = 4096;
export const TACTICS = 8192;
export const WRITTEN = 16384;
export const LETTERS = 32768;
/** Activation by corps (EMP XX). */
export const INTERACTIVE = 131072;
/** The watch of EMP XXI.3, which ends a movement, or the price of lateness of EMP XIX. */
export const WATCH = 262144;
export const PENALTIES = 524288;
/** Strategic deployment (EMP XVIII). */
export const DEPLOYMENT = 1048576;

/** The options of a table: the names of those that are on or off, and of the one that has two kinds (EMP XVI.2). */
const switches: Readonly<Record<string, number>> = {
  walls: WALLS,
  stragglers: STRAGGLERS,
  uncertain: UNCERTAIN,
  wounds: WOUNDS,
  cavalry: HORSE_KINDS,
  guns: LEFT_GUNS,
  rout: ROUT,
  fatigue: FATIGUE,
  voltigeurs: VOLTIGEURS,
  skirmishers: SKIRMISHERS,
  interactive: INTERACTIVE,
};
const systems: readonly number[] = [0, HALF_LOSSES, DICED_LOSSES];
const watches: readonly number[] = [0, WATCH, PENALTIES];

/** By level of command, from the second on (EMP XVII#2). */
const levels: Readonly<Record<number, number>> = {
  2: RADIUS,
  3: RADIUS | TACTICS,
  4: RADIUS | TACTICS | WRITTEN,
};

/** EMP XVII.9: the fifth level is what more than two people play: the second one, and letters. */
export const BY_LETTERS = RADIUS | LETTERS;
const FIFTH = 5;

export function isByLetters({ seats }: Pick<Setup, 'seats'>): boolean {
  return seats.length > 2;
}

/** What goes with so many people, and what does not. */
export function peopleFault({ options, seats }: Pick<Setup, 'options' | 'seats'>): string | null {
  const { command, interactive } = options;
  if (!isByLetters({ seats })) {
    return command === FIFTH ? 'option "command" 5 is for three or more: seat a person for a corps' : null;
  }
  if (command !== undefined && command !== FIFTH) return 'three or more play by letters: option "command" is 5';
  // Ruling 469: an activation is one player's to call.
  return interactive === true ? 'option "interactive" is for two: by letters nobody calls the corps of others' : null;
}

/** Sets of options for the lobby and the soak: each by itself, and all that go together. */
export const variants: readonly Options[] = [
  {},
  { open: true },
  { gunLosses: 1 },
  { gunLosses: 2 },
  { walls: true },
  { stragglers: true },
  { uncertain: true },
  { wounds: true },
  { cavalry: true },
  { guns: true },
  { rout: true },
  { fatigue: true },
  { voltigeurs: true },
  { skirmishers: true },
  { skirmishers: true, rout: true, cavalry: true },
  { voltigeurs: true, rout: true, cavalry: true, fatigue: true },
  { rout: true, cavalry: true, guns: true },
  { command: 2 },
  { command: 3 },
  { command: 4 },
  { interactive: true },
  { interactive: true, watch: 1 },
  { interactive: true, watch: 2 },
  { deployment: 1 },
  { deployment: 2 },
  { gunLosses: 1, walls: true, stragglers: true, uncertain: true, wounds: true, interactive: true },
];

export function optionFault(options: Options): string | null {
  const names = ['open', 'gunLosses', ...Object.keys(switches), 'command', 'watch', 'deployment'];
  for (const [name, value] of Object.entries(options)) {
    if (!names.includes(name)) return `empereur has no option "${name}"; it has: ${names.join(', ')}`;
    if (name === 'gunLosses') {
      if (value !== 1 && value !== 2) return 'option "gunLosses" is 1 (half losses) or 2 (a die for each)';
    } else if (name === 'command') {
      if (typeof value !== 'number' || (levels[value] === undefined && value !== FIFTH))
        return `option "command" is a level of command: ${Object.keys(levels).join(', ')}, or ${FIFTH} for three or more`;
    } else if (name === 'deployment') {
      if (value !== 1 && value !== 2) return 'option "deployment" is 1 (places count) or 2 (losses alone count)';
    } else if (name === 'watch') {
      if (value !== 1 && value !== 2) return 'option "watch" is 1 (it ends a movement) or 2 (lateness costs morale)';
      // EMP XIX: it is played with the interactive game.
      if (options['interactive'] !== true) return 'option "watch" goes with "interactive": choose that, too';
    } else if (typeof value !== 'boolean') return `option "${name}" is true or false`;
  }
  // EMP XVI.1: voltigeurs take the place of the skirmishers of IV.6.
  if (options['voltigeurs'] === true && options['skirmishers'] === true)
    return 'options "voltigeurs" and "skirmishers" are not played together: choose one';
  return null;
}

/** The bits of what is chosen. */
export function chosen(options: Options): number {
  const on = Object.entries(switches).filter(([name]) => options[name] === true);
  const system = typeof options['gunLosses'] === 'number' ? (systems[options['gunLosses']] ?? 0) : 0;
  const command = typeof options['command'] === 'number' ? (levels[options['command']] ?? 0) : 0;
  const watch = typeof options['watch'] === 'number' ? (watches[options['watch']] ?? 0) : 0;
  const eve = typeof options['deployment'] === 'number' ? DEPLOYMENT : 0;
  return on.reduce((bits, [, bit]) => bits | bit, system | command | watch | eve);
}

export function plays({ advanced = 0 }: Pick<EmpereurState, 'advanced'>, option: number): boolean {
  return (advanced & option) !== 0;
}
