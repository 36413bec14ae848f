import type { Action, Arg } from '@bivouac/kernel';
import { districts, type NationsContent, unitTypes } from '../../content/types.ts';
import { grammar } from '../../rules/state.ts';

/** Names and numbers of things, so that positions can be written in words. A mission goes by its village. */

function listOf(content: NationsContent, kind: string): readonly string[] {
  switch (kind) {
    case 'army':
      return content.armies.map(({ id }) => id);
    case 'field':
      return content.fields.map(({ id }) => id);
    case 'card':
      return content.cardKinds.map(({ id }) => id);
    case 'mission':
      return content.missions.map(({ field }) => content.fields[field]?.id ?? '');
    case 'district':
      return districts;
    case 'unit':
      return unitTypes;
    default:
      throw new Error(`nothing goes by the name of a ${kind}`);
  }
}

export function numberOf(content: NationsContent, kind: string, name: string): number {
  const found = listOf(content, kind).indexOf(name);
  if (found < 0) throw new Error(`there is no ${kind} "${name}"`);
  return found;
}

export function nameOf(content: NationsContent, kind: string, number: number): string {
  return listOf(content, kind)[number] ?? '?';
}

/** What each argument of a verb names. */
function kindsOf(verb: string): readonly string[] {
  const found = Object.entries(grammar).find(([one]) => one === verb);
  if (found === undefined) throw new Error(`there is no verb "${verb}"`);
  return found[1];
}

/** An action in words, `['marker', 'ney', 'gohlis']`, as the referee takes it. */
export function actionOf(content: NationsContent, [verb = '', ...names]: readonly string[]): Action {
  const kinds = kindsOf(verb);
  if (kinds.length !== names.length) throw new Error(`"${verb}" takes ${kinds.length} names`);
  return [verb, ...names.map((name, i): Arg => numberOf(content, kinds[i] ?? '', name))];
}

export function wordsOf(content: NationsContent, [verb, ...args]: Action): string[] {
  const kinds = kindsOf(verb);
  return [verb, ...args.map((arg, i) => nameOf(content, kinds[i] ?? '', Number(arg)))];
}
