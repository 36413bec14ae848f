import { type Fact, kernelGrammar, type Offer, type Reason, type Result, type Seat, type Words } from '@bivouac/kernel';
import type { FileFault, TableRefusal, UndoBarrier } from '@bivouac/kernel/table';
import type { GameText, KernelText, Language, Section } from './catalogue.ts';
import { en } from './kernel/en.ts';
import { fr } from './kernel/fr.ts';
import { capital, humanize, isHole, Things } from './things.ts';
import { joinFrench } from './french.ts';
import { createTranslator, type Details, Named, type Translator, typeset } from './translator.ts';

export const kernelTexts: { readonly [language in Language]: KernelText } = { en, fr };

/** What words are for: all of it may be missing, and everything is still said, only more plainly. */
export interface Subject {
  readonly game?: {
    readonly id: string;
    readonly powers: readonly string[];
    readonly grammar: { readonly [verb: string]: readonly string[] };
  };
  readonly text?: GameText | null;
  /** What the players are called, by seat. */
  readonly seats?: readonly string[];
  /** Sentences of the caller's own (a page, a command line), said with `say`. */
  readonly own?: Section;
}

/** Everything that Bivouac has to say, in one language. */
export interface Speech {
  readonly language: Language;
  /** The right one of two. */
  /** Words of the caller's own, with their holes filled; French names melt with the words before them. */
  of(words: Words, holes?: { readonly [name: string]: string | number }): string;
  /** A sentence of the caller's own. */
  say(key: string, details?: Details): string;
  prompt(asked: { readonly prompt: string; readonly about?: Details }): string;
  offer(offer: Offer): string;
  /** What a question is called that can be answered beforehand, and what there is to know about it. */
  orderAbout(window: string): { readonly title: string; readonly note: string | null };
  /** An answer as a standing order. */
  order(window: string, answer: Offer): string;
  /** A phrase that people may say to each other, with its numbers, and the things that they name by their kinds. */
  phrase(phrase: string, numbers: readonly number[], named?: Details): string;
  fact(fact: Fact): string;
  reason(reason: Reason): string;
  refusal(refusal: TableRefusal): string;
  fault(fault: FileFault): string;
  barrier(barrier: UndoBarrier): string;
  result(result: Result): string;
  seat(seat: Seat): string;
  name(kind: string, id: unknown): string;
}

export function createWords(language: Language, subject: Subject = {}): Speech {
  return new Speaker(language, subject);
}

/** The kernel's prompts, reasons, facts and verbs stand apart from the game's, which may be called alike. */
function kernelSections(kernel: KernelText): { readonly [section: string]: Section } {
  const { prompts, reasons, facts, verbs, kinds: _, ...others } = kernel;
  return { ...others, kernelPrompts: prompts, kernelReasons: reasons, kernelFacts: facts, kernelVerbs: verbs };
}

function gameSections(text: GameText | null): { readonly [section: string]: Section } {
  if (text === null) return {};
  const { names: _, orders = {}, ...sections } = text;
  return { ...sections, orders };
}

class Speaker implements Speech {
  readonly language: Language;
  readonly #subject: Subject;
  readonly #grammar: { readonly [verb: string]: readonly string[] };
  readonly #things: Things;
  readonly #words: Translator;

  constructor(language: Language, subject: Subject) {
    const kernel = kernelTexts[language];
    const { text, own = {}, game } = subject;
    const names = { power: game?.powers ?? [], ...text?.names };
    this.language = language;
    this.#subject = subject;
    this.#grammar = { ...kernelGrammar, ...game?.grammar };
    this.#things = new Things(language, kernel, names);
    const sections = { ...kernelSections(kernel), ...gameSections(text ?? null), own };
    const kinds = [...new Set(['seat', ...Object.keys(names), ...Object.keys(kernel.kinds)])];
    this.#words = createTranslator(language, sections, kinds, (kind, id) => this.name(kind, id));
  }

  of(words: Words, holes: { readonly [name: string]: string | number } = {}): string {
    const text = typeset(this.language, words[this.language]);
    return joinFrench(text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(holes[name] ?? hole)));
  }

  say(key: string, details: Details = {}): string {
    return this.#words.say('own', key, details);
  }

  seat(seat: Seat): string {
    return this.#subject.seats?.[seat] ?? this.#generic('seat', { number: seat + 1 });
  }

  name(kind: string, id: unknown): string {
    if (kind === 'seat' && typeof id === 'number') return this.seat(id);
    return this.#things.name(kind, id);
  }

  prompt({ prompt, about = {} }: { readonly prompt: string; readonly about?: Details }): string {
    return capital(this.#find('prompts', prompt, about) ?? this.#plainly(prompt, about));
  }

  fact(fact: Fact): string {
    const { fact: key, clause: _, to: __, ...details } = fact;
    if (key === 'kernel.met') return this.#words.say('kernelFacts', 'met', { ...details, number: listed(fact['met']) });
    if (key === 'kernel.said') return this.#said(fact);
    if (key === 'kernel.handedOver' || key === 'kernel.gave') {
      const names = { seat: this.seat(Number(fact['seat'])), partner: this.seat(Number(fact['partner'])) };
      return this.#words.say('kernelFacts', key === 'kernel.gave' ? 'gave' : 'handedOver', names);
    }
    if (key === 'kernel.ordered') return this.#ordered('ordered', fact);
    if (key === 'kernel.policy') return capital(this.#ordered('policy', fact));
    // A sentence may begin with a name that is written small within one.
    return capital(this.#find('facts', key, details) ?? this.#plainly(key, details));
  }

  phrase(phrase: string, numbers: readonly number[], named: Details = {}): string {
    const [number = 0] = numbers;
    return this.#find('facts', `say/${phrase}`, { number, ...named }) ?? [humanize(phrase), ...numbers].join(' ');
  }

  #said({ seat, phrase, text, numbers, heard, ...named }: Fact): string {
    const key = typeof phrase === 'string' ? phrase : '';
    const given = Array.isArray(numbers) ? numbers.map(Number) : [];
    const words = typeof text === 'string' ? text : this.phrase(key, given, named);
    const said = { seat: this.seat(Number(seat)), text: words };
    if (!Array.isArray(heard)) return this.#words.say('kernelFacts', 'said', said);
    // Whom it was meant for, besides the one who said it.
    const names = heard.map((one) => this.seat(Number(one)));
    return this.#words.say('kernelFacts', 'saidTo', { ...said, to: this.#things.list(names) });
  }

  #ordered(key: 'ordered' | 'policy', { window, answer, power }: Fact): string {
    const name = typeof window === 'string' ? window : '';
    const said = isOffer(answer) ? this.order(name, answer) : JSON.stringify(answer ?? null);
    const question = this.#words.has('orders', name) ? this.#words.say('orders', name) : null;
    if (key === 'ordered') return this.#words.say('kernelFacts', 'ordered', { question, answer: said });
    const who = this.name('power', typeof power === 'number' ? power : 0);
    return this.#words.say('kernelFacts', 'policy', { power: who, question: question ?? humanize(name), answer: said });
  }

  orderAbout(window: string): { title: string; note: string | null } {
    const title = this.#words.has('orders', window) ? this.#words.say('orders', window) : humanize(window);
    const note = `${window}/note`;
    return { title: capital(title), note: this.#words.has('orders', note) ? this.#words.say('orders', note) : null };
  }

  order(window: string, answer: Offer): string {
    const key = `${window}/${answer[0]}`;
    return this.#words.has('orders', key) ? this.#words.say('orders', key, this.#details(answer)) : this.offer(answer);
  }

  reason({ reason, clause, args = {} }: Reason): string {
    const sentence = this.#find('reasons', reason, args) ?? this.#plainly(reason, args);
    return clause === undefined || clause === '' ? sentence : this.#generic('clause', { sentence, clause });
  }

  refusal(refusal: TableRefusal): string {
    if (refusal.refused === 'undoBlocked') {
      return this.#words.say('refusals', 'undoBlocked', { barrier: this.barrier(refusal.by) });
    }
    if (refusal.refused !== 'notOffered') return this.#words.say('refusals', refusal.refused, { ...refusal });
    const { why, clause } = refusal;
    if (why !== null) return capital(this.reason({ ...why, clause: why.clause ?? clause }));
    const sentence = this.#words.say('refusals', 'notOffered');
    return clause === '' ? sentence : this.#generic('clause', { sentence, clause });
  }

  fault(fault: FileFault): string {
    const { act, refusal, detail } = fault;
    if (act === undefined || act[0].startsWith('!')) return this.#words.say('faults', fault.fault, { ...fault });
    const said = refusal === undefined ? [this.offer(act)] : [this.offer(act), this.refusal(refusal)];
    // The sentence of the fault has its own full stop.
    const told = said.join(' – ').replace(/\.$/, '');
    return this.#words.say('faults', fault.fault, { ...fault, detail: told === '' ? detail : told });
  }

  barrier(barrier: UndoBarrier): string {
    return this.#words.say('barriers', barrier);
  }

  /** Whoever has won, by power where the rules name powers, how greatly, and by what. */
  result({ winners, powers, degree, reason, clause }: Result): string {
    const how = degree === undefined || degree === reason ? [reason] : [degree, reason];
    const why = how.map((key) => this.#how(key)).join(', ');
    const names = this.#things.list(
      powers === undefined ? winners.map((seat) => this.seat(seat)) : powers.map((power) => this.#power(power)),
    );
    const sentence =
      winners.length === 0
        ? this.#words.say('results', 'drawn', { why })
        : this.#words.say('results', 'won', { number: powers?.length ?? winners.length, winners: names, why });
    return clause === undefined ? capital(sentence) : this.#generic('clause', { sentence: capital(sentence), clause });
  }

  /** A power within a sentence: as its only player is called where the game has words for that (`la Russie`). */
  #power(power: number): string {
    const alone = String(power);
    const name = this.name('powers', alone);
    return name === alone ? this.name('power', power) : name;
  }

  /** By what: `won` and `drawn` are the sentences themselves, so a game that has a reason of that name means its own. */
  #how(key: string): string {
    if (key !== 'won' && key !== 'drawn' && this.#words.has('results', key)) return this.#words.say('results', key);
    return this.#find('reasons', key, {}) ?? humanize(key);
  }

  offer(offer: Offer): string {
    const [verb] = offer;
    for (const section of ['verbs', 'kernelVerbs']) {
      if (this.#words.has(section, verb)) return capital(this.#words.say(section, verb, this.#details(offer)));
    }
    const part = (kind: string, value: unknown) => this.#part(kind, value);
    return this.#things.plainly(offer, this.#grammar[verb] ?? [], this.#generic('to'), part);
  }

  /** The arguments of an offer: by place, and by kind where that is plain: `{{1}}` to `{{2}}`, or `{{unit}}` to `{{place}}`. */
  #details([verb, ...args]: Offer): Details {
    const kinds = this.#grammar[verb] ?? [];
    const details: Record<string, unknown> = {};
    for (const [i, value] of args.entries()) {
      const kind = kinds[i] ?? 'number';
      const said = new Named(value, this.#part(kind, value));
      details[i + 1] = said;
      details[kind] ??= said;
    }
    return details;
  }

  /** One argument of an offer, or one detail of a fact, as words. */
  #part(kind: string, value: unknown): string {
    if (isHole(value)) {
      if ('text' in value) return this.#generic('textHole', { most: value.text });
      // Numbers of things that have names are nothing to a reader.
      const end = (id: number) => (this.#things.hasNames(kind) ? this.name(kind, id) : id);
      return this.#generic('numberHole', { from: end(value.from), to: end(value.to) });
    }
    if (typeof value === 'string' && kind === 'text') return this.#generic('quoted', { text: value });
    return this.name(kind, value);
  }

  #generic(key: keyof KernelText['generic'], details: Details = {}): string {
    return this.#words.say('generic', key, details);
  }

  /** The sentence for a key, from the kernel's words or the game's; null if there is none. */
  #find(section: 'prompts' | 'facts' | 'reasons', key: string, details: Details): string | null {
    const [prefix, ...rest] = key.split('.');
    const named = this.#named(details);
    // A game may say in its own words what the kernel tells: it knows what is pledged, and its powers' articles.
    if (prefix === 'kernel' && !this.#words.has(section, key)) {
      const own = `kernel${capital(section)}`;
      return this.#words.has(own, rest.join('.')) ? this.#words.say(own, rest.join('.'), named) : null;
    }
    if (this.#words.has(section, key)) return this.#words.say(section, key, named);
    const short = prefix === this.#subject.game?.id ? rest.join('.') : key;
    return this.#words.has(section, short) ? this.#words.say(section, short, named) : null;
  }

  /** Details whose name is a kind of thing are named; texts, counts and all others stay as they are. */
  #named(details: Details): Details {
    const named: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(details)) {
      const isThing = key !== 'number' && (key === 'seat' || this.#things.isKind(key));
      named[key] = isThing && value !== undefined ? new Named(value, this.name(key, value)) : value;
    }
    return named;
  }

  /** A key and its details, for which nobody has written a sentence. */
  #plainly(key: string, details: Details): string {
    // Keys begin with whose they are: `tiny.tooFar` is "Too far".
    const title = capital(humanize(key.slice(key.indexOf('.') + 1)));
    const parts = Object.entries(details).map(([name, value]) => this.#detail(name, value));
    return parts.length === 0 ? title : `${title} (${parts.join(', ')})`;
  }

  /** Several values: their names where they have some, else what they are and which. */
  #series(name: string, values: readonly unknown[]): string {
    if (this.#things.hasNames(name)) return this.name(name, values);
    const said = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return `${this.#things.kind(name)} ${said.length === 0 ? '-' : this.#things.list(said)}`.trim();
  }

  #detail(name: string, value: unknown): string {
    if (typeof value === 'boolean') return `${this.#things.kind(name)} ${this.#generic(value ? 'yes' : 'no')}`;
    if (typeof value === 'string') return `${this.#things.kind(name)} ${this.#generic('quoted', { text: value })}`;
    if (typeof value === 'number') return this.name(name, value);
    if (Array.isArray(value)) return this.#series(name, value);
    return `${this.#things.kind(name)} ${JSON.stringify(value) ?? ''}`.trim();
  }
}

function listed(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

function isOffer(value: unknown): value is Offer {
  return Array.isArray(value) && typeof value[0] === 'string';
}
