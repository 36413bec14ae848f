import type { Fact, Reason, Text } from '@bivouac/kernel';
import { Referee } from '@bivouac/kernel/table';
import { invariant } from '../rules/invariant.ts';
import type { Conquests } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { europe } from '../content/index.ts';

type Details = { readonly [name: string]: unknown };

const clauses = new Set(paragraphs.flatMap(({ id, clauses }) => clauses.map((_, at) => `${id}#${at + 1}`)));
const paragraphIds = new Set(paragraphs.map(({ id }) => id));

function mustCite(what: string, clause: unknown): void {
  if (typeof clause === 'string' && (clauses.has(clause) || paragraphIds.has(clause))) return;
  throw new Error(`${what} cites "${String(clause)}", which the book has not got`);
}

/** The holes of a sentence that these details leave open. */
function openHoles(sentence: string, details: Details): string[] {
  return [...sentence.matchAll(/\{\{(\w+)/g)].map(([, hole]) => hole ?? '').filter((hole) => !(hole in details));
}

function mustBeSaid(what: string, text: Text | undefined, details: Details): void {
  if (text === undefined) throw new Error(`there are no words for ${what}`);
  if (typeof text === 'string') {
    const open = openHoles(text, details);
    if (open.length > 0) throw new Error(`${what} is said without ${open.join(', ')}`);
    return;
  }
  if ('by' in text) {
    const value = details[text.by];
    const anyway = value === undefined || value === null || value === false ? text.of['no'] : text.of['yes'];
    mustBeSaid(what, text.of[String(value)] ?? anyway, details);
    return;
  }
  const count = details[text.count ?? 'count'];
  if (count === undefined) throw new Error(`${what} is said without ${text.count ?? 'count'}`);
  mustBeSaid(what, count === 1 ? text.one : text.other, details);
}

/** What is told has words with all they need, and a clause of the book. */
export function heard(fact: Fact): void {
  if (fact.fact.startsWith('kernel.')) return;
  const { fact: key, clause, ...details } = fact;
  mustBeSaid(`the fact "${key}"`, english.facts[key], details);
  mustCite(`the fact "${key}"`, clause);
}

/** Positions that were made with too few counters or with a card of the other deck: nothing is counted there. */
const uncounted = new WeakSet<Referee<Conquests>>();

/** So it is with what is asked; and no counter, card or franc may be lost or made. */
export function soundTable(referee: Referee<Conquests>, beginning = false): void {
  const fault = uncounted.has(referee) ? null : invariant(europe, referee.state.game);
  if (fault !== null && beginning) uncounted.add(referee);
  if (fault !== null && !beginning) throw new Error(fault);
  for (const seat of referee.waiting()) {
    const decision = referee.decision(seat);
    if (decision === null || decision.prompt.startsWith('kernel.')) continue;
    mustBeSaid(`the question "${decision.prompt}"`, english.prompts[decision.prompt], decision.about);
    mustCite(`the question "${decision.prompt}"`, decision.clause);
  }
}

/** A refusal says why. */
export function soundReason(reason: Reason | null): void {
  if (reason === null) return;
  mustBeSaid(`the refusal "${reason.reason}"`, english.reasons[reason.reason], reason.args ?? {});
  mustCite(`the refusal "${reason.reason}"`, reason.clause);
}

/** In imagination nobody is told anything: all the rest must happen all the same. */
export function imagining(referee: Referee<Conquests>, play: (one: Referee<Conquests>) => unknown): () => void {
  const silent = new Referee(referee.prepared, structuredClone(referee.state), {});
  return () => {
    play(silent);
    if (JSON.stringify(silent.state.game) !== JSON.stringify(referee.state.game))
      throw new Error('what nobody is told of happens in another way');
  };
}
