import { isOffered } from '../src/actions.ts';
import type { Paragraph } from '../src/clauses.ts';
import type { Fact } from '../src/facts.ts';
import { copy } from '../src/json.ts';
import type { Kind, Reason } from '../src/procedure.ts';
import { Referee } from '../src/referee.ts';
import type { GameText, Text } from '../src/text.ts';

type Details = { readonly [name: string]: unknown };

/**
 * A listener that takes nothing for granted: whatever the rules tell, ask or refuse must have words with all that these
 * need, and must name a clause of the book. It throws where it has not; tests of the rules play under its eyes.
 */
export interface Strict {
  readonly heard: (fact: Fact) => void;
  /** All questions that are open now. */
  readonly asked: <G extends Kind>(referee: Referee<G>) => void;
  /** A refusal of each verb that is understood now, as far as one of these arguments is not offered. */
  readonly refused: <G extends Kind>(referee: Referee<G>, args: readonly number[]) => void;
  readonly refusal: (reason: Reason | null) => void;
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

export function strict(words: GameText, paragraphs: readonly Paragraph[]): Strict {
  const clauses = new Set(paragraphs.flatMap(({ id, clauses: all }) => [id, ...all.map((_, at) => `${id}#${at + 1}`)]));
  const mustCite = (what: string, clause: unknown) => {
    if (typeof clause !== 'string' || !clauses.has(clause))
      throw new Error(`${what} cites "${String(clause)}", which the book has not got`);
  };
  const refusal = (reason: Reason | null) => {
    if (reason === null || reason.reason.startsWith('kernel.')) return;
    mustBeSaid(`the refusal "${reason.reason}"`, words.reasons[reason.reason], reason.args ?? {});
    mustCite(`the refusal "${reason.reason}"`, reason.clause);
  };
  return {
    heard(fact) {
      if (fact.fact.startsWith('kernel.')) return;
      const { fact: key, clause, ...details } = fact;
      mustBeSaid(`the fact "${key}"`, words.facts[key], details);
      mustCite(`the fact "${key}"`, clause);
    },
    asked(referee) {
      for (const seat of referee.waiting()) {
        const decision = referee.decision(seat);
        if (decision === null || decision.prompt.startsWith('kernel.')) continue;
        mustBeSaid(`the question "${decision.prompt}"`, words.prompts[decision.prompt], decision.about);
        mustCite(`the question "${decision.prompt}"`, decision.clause);
      }
    },
    refused(referee, args) {
      for (const seat of referee.waiting()) {
        const view = referee.through(seat);
        const offers = view.offers(seat);
        for (const verb of view.verbsAsked(seat)) {
          const arity = referee.prepared.grammar[verb]?.length ?? 0;
          for (const arg of args) {
            const action: [string, ...number[]] = [verb, ...new Array<number>(arity).fill(arg)];
            if (isOffered(offers, action)) continue;
            const reason = view.reasonAgainst(seat, action);
            if (reason === undefined) throw new Error(`nothing is said against ${JSON.stringify(action)}`);
            refusal(reason);
          }
        }
      }
    },
    refusal,
  };
}

/**
 * In imagination nobody is told anything, and a match that was saved goes on from its state alone: all the rest must
 * happen all the same. To be called before an action; what it returns, after it.
 */
export function imagining<G extends Kind>(
  referee: Referee<G>,
  play: (silent: Referee<G>) => unknown,
  prepare: (silent: Referee<G>) => void = () => {},
): () => void {
  const silent = new Referee(referee.prepared, copy(referee.state), {});
  prepare(silent);
  return () => {
    play(silent);
    if (JSON.stringify(silent.state) !== JSON.stringify(referee.state))
      throw new Error('what nobody is told of happens in another way');
  };
}
