import { type Action, isOffered, type Kind, malformation, type Paragraph, type Seat } from '@bivouac/kernel';
import { explainThing, type Referee } from '@bivouac/kernel/table';
import type { Speech } from '@bivouac/words';

/** The words of a clause, or null if no paragraph has it. */
export function clauseText(paragraphs: readonly Paragraph[], id: string, words: Speech): string | null {
  const [paragraph, number] = id.split('#');
  const clause = paragraphs.find((one) => one.id === paragraph)?.clauses[Number(number) - 1];
  return clause === undefined ? null : words.of(clause);
}

/** The answer to `? ...`: about a thing on the board (`place 3`), or about an action (`march 1 2`). */
export function explain<G extends Kind>(view: Referee<G>, seat: Seat, question: string, words: Speech): string {
  const [first = '', ...rest] = question.split(/\s+/);
  const { grammar, game } = view.prepared;
  const numbers = rest.map(Number);
  const [id] = numbers;
  if (Object.hasOwn(game.domains, first) && numbers.length === 1 && id !== undefined && Number.isInteger(id)) {
    return explainOne(view, seat, { kind: first, id }, words);
  }
  if (!Object.hasOwn(grammar, first)) return words.say('askLike', { example: exampleOf(view, seat) });
  const kinds = grammar[first] ?? [];
  const action: Action = [first, ...rest.map((part, i) => (kinds[i] === 'text' ? part : Number(part)))];
  if (malformation(grammar, action) !== null) return words.say('askLike', { example: exampleOf(view, seat) });
  if (isOffered(view.offers(seat), action)) return words.say('offered');
  const why = view.whyNot(seat, action) ?? { reason: 'kernel.notAsked', clause: view.decision(seat)?.clause ?? '' };
  return words.say('cannot', { reasons: words.reason(why) });
}

function explainOne<G extends Kind>(
  view: Referee<G>,
  seat: Seat,
  thing: { readonly kind: string; readonly id: number },
  words: Speech,
): string {
  const name = words.name(thing.kind, thing.id);
  const explanation = explainThing(view, seat, thing);
  const said = explanation.can
    ? words.say('canBeDone', { count: explanation.offers })
    : words.say('cannot', { reasons: explanation.reasons.map((reason) => words.reason(reason)).join('; ') });
  return `${name}: ${said}`;
}

/** A question that fits what is asked now. */
function exampleOf<G extends Kind>(view: Referee<G>, seat: Seat): string {
  const offer = view.offers(seat).find(({ length }) => length > 1) ?? view.offers(seat)[0] ?? ['pass'];
  return offer.map((part) => (typeof part === 'object' ? '…' : part)).join(' ');
}

/** What one may ask about, for the help. */
export function askable<G extends Kind>(view: Referee<G>, seat: Seat): { kinds: string; verbs: string } {
  const verbs = view.verbsAsked(seat);
  const kinds = new Set(verbs.flatMap((verb) => view.prepared.grammar[verb] ?? []));
  const known = [...kinds].filter((kind) => Object.hasOwn(view.prepared.game.domains, kind));
  return { kinds: known.join(', '), verbs: verbs.join(', ') };
}
