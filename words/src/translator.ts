import i18next, { type TOptions } from 'i18next';
import { joinFrench, typesetFrench, withJoints } from './french.ts';
import type { Language, Plural, Section, Text } from './catalogue.ts';

/** What a sentence is filled with. */
export type Details = { readonly [name: string]: unknown };

/** A detail that has its name already, and can still be asked for another: `{{power}}`, or `{{power, nation}}` with its article. */
export class Named {
  readonly id: unknown;
  readonly #name: string;

  constructor(id: unknown, name: string) {
    this.id = id;
    this.#name = name;
  }

  toString(): string {
    return this.#name;
  }
}

/** Says the name of a thing of some kind. */
export type Namer = (kind: string, id: unknown) => string;

/** Sentences by section and key, said by i18next: it knows holes, plurals and formats. */
export interface Translator {
  has(section: string, key: string): boolean;
  say(section: string, key: string, details?: Details): string;
}

const isPlural = (text: Exclude<Text, string>): text is Plural => 'one' in text;

/** French is set and joined as it is written; sources have plain spaces and whole words. */
export function typeset(language: Language, text: string): string {
  return language === 'fr' ? withJoints(typesetFrench(text)) : text;
}

function* flatten(language: Language, key: string, text: Text): Generator<readonly [key: string, sentence: string]> {
  if (typeof text === 'string') yield [key, typeset(language, text)];
  else if (isPlural(text)) {
    yield [`${key}_one`, typeset(language, text.one)];
    // French has a third form for millions, which needs no sentence of its own.
    for (const form of ['many', 'other']) yield [`${key}_${form}`, typeset(language, text.other)];
  } else for (const [value, inner] of Object.entries(text.of)) yield* flatten(language, `${key}?${value}`, inner);
}

/** The key of the sentence for these details, and how many are counted. */
function choose(key: string, text: Text, details: Details): { key: string; count?: number } | null {
  if (typeof text === 'string') return { key };
  if (isPlural(text)) return { key, count: Number(details[text.count ?? 'count'] ?? 0) };
  const value = details[text.by];
  const exact = String(value);
  const isThere = value !== undefined && value !== null && value !== false;
  const found = Object.hasOwn(text.of, exact) ? exact : isThere ? 'yes' : 'no';
  const inner = text.of[found];
  return inner === undefined ? null : choose(`${key}?${found}`, inner, details);
}

export function createTranslator(
  language: Language,
  sections: { readonly [section: string]: Section },
  kinds: readonly string[],
  name: Namer,
): Translator {
  const flat: Record<string, string> = {};
  for (const [section, texts] of Object.entries(sections)) {
    for (const [key, text] of Object.entries(texts)) {
      for (const [full, sentence] of flatten(language, `${section}/${key}`, text)) flat[full] = sentence;
    }
  }
  const instance = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { words: flat } },
    defaultNS: 'words',
    // Keys may hold any character: `kernel.undone`, `EMP VII.8`.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // Text goes to a terminal or through React, which escapes it itself.
    interpolation: { escapeValue: false },
    // A detail that is missing must not show the template to players.
    missingInterpolationHandler: () => '…',
  });
  void instance.init();
  for (const kind of kinds)
    instance.services.formatter?.add(kind, (value: unknown) => name(kind, value instanceof Named ? value.id : value));
  const find = (section: string, key: string): Text | undefined => {
    const texts = sections[section];
    return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
  };
  return {
    has: (section, key) => find(section, key) !== undefined,
    say(section, key, details = {}) {
      const text = find(section, key);
      const chosen = text === undefined ? null : choose(`${section}/${key}`, text, details);
      if (chosen === null) return key;
      // `replace` keeps the details apart from i18next's own options.
      const options: TOptions & { defaultValue: string } = { replace: { ...details }, defaultValue: key };
      if (chosen.count !== undefined) options.count = chosen.count;
      return joinFrench(instance.t(chosen.key, options));
    },
  };
}
