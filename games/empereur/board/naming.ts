import type { BoardSpeech } from '@bivouac/kit';
import { ARTILLERY, type EmpereurContent } from '../content/types.ts';
import { hasFront } from '../rules/formations/poses.ts';
import { isLeft } from '../rules/options/left-guns.ts';
import { isRouted } from '../rules/options/rout.ts';
import { pileAt } from '../rules/piles/board.ts';
import { COLUMN, type EmpereurState, LINE } from '../rules/state.ts';
import { say } from './words.ts';

/** A unit as one would call it out who sees the map: its name, strength, pose, hex, and its place in a pile. */
export function unitInWords(content: EmpereurContent, s: EmpereurState, speech: BoardSpeech, unit: number): string {
  const [hex, form, facing] = [s.hex[unit] as number, s.form[unit] as number, s.facing[unit] as number];
  const pile = pileAt(s, hex);
  const above = pile[pile.indexOf(unit) - 1];
  const below = s.below[unit] as number;
  const words = say(speech, 'unitAt', {
    name: speech.name('unit', unit),
    steps: s.steps[unit] as number,
    form: stateOf(content, s, speech, unit),
    facing: hasFront(form) ? say(speech, 'facing', { facing: speech.name('facing', facing) }) : '',
    place: speech.name('place', hex),
  });
  const unseen = below === 0 ? '' : say(speech, below === 1 ? 'unseenOne' : 'unseenBelow', { count: below });
  return words + (above === undefined ? '' : say(speech, 'under', { name: speech.name('unit', above) })) + unseen;
}

/** Its formation, or what is worse. */
export function stateOf(content: EmpereurContent, s: EmpereurState, speech: BoardSpeech, unit: number): string {
  if (isLeft(s, unit)) return say(speech, 'leftGuns');
  return isRouted(s, unit) ? say(speech, 'routed') : formOf(content, s, speech, unit);
}

/** A corps as short as it may be: by its chief, who stands in brackets behind it. */
export const shortName = (corps: string): string => /\(([^)]+)\)/.exec(corps)?.[1] ?? corps;

export function leaderName(content: EmpereurContent, s: EmpereurState, speech: BoardSpeech, leader: number): string {
  const name = speech.of(content.leaders[leader]?.name ?? { en: '', fr: '' });
  return s.chiefLost[leader] === 0 ? name : say(speech, 'successor', { name });
}

/** The formation of a unit; guns stand in battery or are limbered. */
export function formOf(content: EmpereurContent, s: EmpereurState, speech: BoardSpeech, unit: number): string {
  return formName(speech, content.units[unit]?.arm ?? 0, s.form[unit] ?? 0);
}

/** A formation as one calls it in that arm: the line of guns is a battery, their column is limbered. */
export function formName(speech: BoardSpeech, arm: number, form: number): string {
  if (arm === ARTILLERY && form <= COLUMN) return say(speech, form === LINE ? 'battery' : 'limbered');
  return speech.name('form', form);
}
