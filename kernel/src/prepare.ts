import { type Grammar, kernelGrammar, type Verbs } from './actions.ts';
import type { Game } from './game.ts';
import { settling } from './mechanisms/agenda.ts';
import type { PolicyRules } from './mechanisms/policy.ts';
import type { Kind, Procedure, Step } from './procedure.ts';

/** A game made ready to run: procedures by name, one grammar. */
export interface Prepared<G extends Kind> {
  readonly game: Game<G>;
  readonly steps: { readonly [proc: string]: { readonly [step: string]: Step<G, object> } };
  readonly first: { readonly [proc: string]: string };
  readonly grammar: Grammar<Verbs>;
  readonly windows: ReadonlySet<string>;
  /** The windows for which policies can be given. */
  readonly policies: ReadonlyMap<string, PolicyRules>;
}

const ready = new WeakMap<object, object>();

export function prepare<G extends Kind>(game: Game<G>): Prepared<G> {
  const known = ready.get(game) as Prepared<G> | undefined;
  if (known !== undefined) return known;
  const steps: Record<string, { readonly [step: string]: Step<G, object> }> = {};
  const first: Record<string, string> = {};
  const windows = new Set<string>();
  const policies = new Map<string, PolicyRules>();
  for (const proc of [settling as Procedure<G, never>, game.first, ...game.procedures]) {
    if (steps[proc.name] !== undefined && steps[proc.name] !== proc.steps) {
      throw new Error(`${game.id}: two procedures are called ${proc.name}`);
    }
    steps[proc.name] = proc.steps;
    first[proc.name] = proc.first;
    for (const step of Object.values<Step<G, never>>(proc.steps)) {
      if (typeof step === 'function' || step.window === undefined) continue;
      windows.add(step.window);
      if (step.policies !== undefined) policies.set(step.window, step.policies);
    }
  }
  for (const verb of Object.keys(kernelGrammar)) {
    if (Object.hasOwn(game.grammar, verb)) throw new Error(`${game.id}: the verb "${verb}" is the kernel's own`);
  }
  const made: Prepared<G> = { game, steps, first, grammar: { ...kernelGrammar, ...game.grammar }, windows, policies };
  ready.set(game, made);
  return made;
}
