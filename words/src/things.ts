import type { Hole, Offer } from '@bivouac/kernel';
import type { KernelText, Language, Names } from './catalogue.ts';
import { typesetFrench } from './french.ts';

/** `noRetreat` and `no_retreat` as words. */
export function humanize(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim()
    .toLowerCase();
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Kinds of things that one goes to. */
const DESTINATIONS = new Set(['place', 'area', 'hex', 'town', 'space', 'territory', 'sea']);

/** The words that things are called by: the game's own names, or a kind and a number. */
export class Things {
  readonly #language: Language;
  readonly #kernel: KernelText;
  readonly #names: Names;

  constructor(language: Language, kernel: KernelText, names: Names) {
    this.#language = language;
    this.#kernel = kernel;
    this.#names = names;
  }

  isKind(kind: string): boolean {
    return Object.hasOwn(this.#names, kind) || Object.hasOwn(this.#kernel.kinds, kind);
  }

  hasNames(kind: string): boolean {
    return Object.hasOwn(this.#names, kind);
  }

  /** The name of a thing (or of several); something that is a word already stays as it is. */
  name(kind: string, id: unknown): string {
    if (Array.isArray(id)) return this.list(id.map((one) => this.name(kind, one)));
    const names = this.hasNames(kind) ? this.#names[kind] : undefined;
    const key = String(id);
    if (names !== undefined && Object.hasOwn(names, key)) {
      const named: unknown = Reflect.get(names, key);
      if (typeof named === 'string') return this.#language === 'fr' ? typesetFrench(named) : named;
    }
    return typeof id === 'number' ? `${this.kind(kind)} ${id}`.trim() : key;
  }

  kind(kind: string): string {
    const { kinds } = this.#kernel;
    return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? '') : humanize(kind);
  }

  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.#language, { type: 'conjunction' }).format(words);
  }

  /** An offer without words of its own: its verb, and what it is about. */
  plainly(offer: Offer, kinds: readonly string[], to: string, part: (kind: string, value: unknown) => string): string {
    const words = [humanize(offer[0])];
    for (const [i, value] of offer.slice(1).entries()) {
      const kind = kinds[i] ?? 'number';
      if (i > 0 && DESTINATIONS.has(kind)) words.push(to);
      words.push(part(kind, value));
    }
    return capital(words.join(' '));
  }
}

export function isHole(value: unknown): value is Hole {
  return typeof value === 'object' && value !== null && ('text' in value || 'from' in value);
}
