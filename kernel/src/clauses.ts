/** A text in both languages of the house. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** A language of the house. */
export type Language = keyof Words;

/**
 * A paragraph of a rulebook in our own words: its numbered clauses are what procedures cite, refusals quote and tests
 * prove. Clause ids are the paragraph's id and a number from 1: `NAT 13#2`.
 */
export interface Paragraph {
  readonly id: string;
  readonly title: Words;
  readonly clauses: readonly Words[];
  /** Why this paragraph is declared out of scope, where it is. */
  readonly out?: string;
}

/** The id of the n-th clause (from 1) of a paragraph. */
export function clauseId(paragraph: Paragraph, n: number): string {
  return `${paragraph.id}#${n}`;
}
