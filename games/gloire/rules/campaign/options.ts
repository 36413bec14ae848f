import type { Options } from '@bivouac/kernel';
import { type OptionalRule, optionalRules, type Scenario } from '../../content/types-scenarios.ts';
import type { Board } from '../state.ts';

/** The optional rules that a setup asks for (GLO 1813.C.options): of the first two one at most, and the third. */
export function optionsIn(options: Options): number[] {
  return optionalRules.flatMap((rule, i) => (options['option'] === rule || options[rule] === true ? [i] : []));
}

export function isUsed({ s }: Board, rule: OptionalRule): boolean {
  return s.optional.includes(optionalRules.indexOf(rule));
}

/** Whether something of a scenario counts that rests on an optional rule, or on its absence. */
export function counts(b: Board, option: OptionalRule | null, unless: OptionalRule | null = null): boolean {
  return (option === null || isUsed(b, option)) && (unless === null || !isUsed(b, unless));
}

/** GLO 1813.C.options#1, #4: why these optional rules cannot be used together, or in this scenario; null if they can. */
export function optionsFault(options: Options, scenario: Scenario): string | null {
  for (const i of optionsIn(options)) {
    const rule = optionalRules[i];
    if (rule !== undefined && !scenario.options.includes(rule)) return `scenario "${scenario.id}" has no rule ${rule}`;
  }
  return options['option'] === 'O1' && options['O3'] === true ? 'O3 cannot be used together with O1' : null;
}
