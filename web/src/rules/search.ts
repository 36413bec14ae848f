import { clauseId, type Paragraph, type Words } from '@bivouac/kernel';

export interface Found {
  readonly paragraph: Paragraph;
  /** The clauses that are shown, with their numbers from 1. */
  readonly clauses: readonly { readonly id: string; readonly words: Words }[];
}

/** Without accents and case: who types `foret` means `Forêt`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The paragraphs with all that is searched for: every word, in either the number, the title or the clause. */
export function searchRules(paragraphs: readonly Paragraph[], asked: string, language: keyof Words): Found[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  return paragraphs.flatMap((paragraph) => {
    const clauses = paragraph.clauses.map((clause, i) => ({ id: clauseId(paragraph, i + 1), words: clause }));
    if (words.length === 0 || has(`${paragraph.id} ${paragraph.title[language]}`)) return [{ paragraph, clauses }];
    const found = clauses.filter(({ id, words: clause }) =>
      has(`${id} ${paragraph.title[language]} ${clause[language]}`),
    );
    return found.length === 0 ? [] : [{ paragraph, clauses: found }];
  });
}
