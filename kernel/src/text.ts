/**
 * A sentence with its holes: `{{place}}` is filled with the detail of that name, `{{from, place}}` with the name of the
 * place that the detail `from` gives. A detail whose own name is a kind of thing (`place`, `unit`) is named unasked.
 */
export type Text = string | Plural | Cases;

/** One sentence for one, another for several; `count` says which detail is counted, if it is not called `count`. */
export interface Plural {
  readonly count?: string;
  readonly one: string;
  readonly other: string;
}

/** Another sentence for each value of a detail; `yes` and `no` fit any value, by whether there is one. */
export interface Cases {
  readonly by: string;
  readonly of: { readonly [value: string]: Text };
}

export type Section<K extends string = string> = { readonly [key in K]: Text };

/** The names of things of a kind, by their number or word. */
export type Names = { readonly [kind: string]: readonly string[] | { readonly [id: string]: string } };

/** The words of one game in one language. Keys of prompts and reasons may leave out the game's own prefix. */
export interface GameText<F extends string = string> {
  readonly prompts: Section;
  /** Facts by their names: `GameText<FactName<G>>` has words for every one of them, or does not compile. */
  readonly facts: Section<F>;
  readonly reasons: Section;
  readonly verbs: Section;
  readonly names: Names;
  /**
   * Questions that can be answered beforehand: `retreat` is what one is called, `retreat/pass` what an answer means as an
   * order, where its verb does not say so, and `retreat/note` what else there is to know.
   */
  readonly orders?: Section;
}

/** The name of a thing by its kind and number, as the words of its game give it. */
export type NameOf = (kind: string, id: number) => string;

/** Part of a position for somebody who reads it: what it is about, and a line for each thing there is to say. */
export interface PositionPart {
  readonly about: string;
  readonly lines: readonly string[];
}

/** A position in words, from what a viewer sees of it. (As a method, so that the shelf can keep those of all games alike.) */
export type TellPosition<S> = {
  bivarianceHack(view: S, name: NameOf): readonly PositionPart[];
}['bivarianceHack'];
