import type { Fact, Logged, State, Words } from '@bivouac/kernel';
import type { BoardSpeech } from './contract.ts';

/** A table of the rules, to look something up in; what counts now is lit. */
export interface LookupTable {
  readonly id: string;
  readonly title: string;
  /** The clause that it belongs to: the reader of the rules shows it there. */
  readonly clause: string;
  /** What the rows are told apart by, then the heads of the columns. */
  readonly head: readonly string[];
  readonly rows: readonly LookupRow[];
  /** Which row and which column count at this moment, from 0; either may be missing. */
  readonly lit?: { readonly row?: number; readonly column?: number } | null;
  readonly note?: string;
}

export interface LookupRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Names and words for a table. */
export type TableSpeech = Pick<BoardSpeech, 'language' | 'of' | 'name'>;

/** The match that is looked at, as far as tables want to know; null where somebody only reads. */
export interface TablesNow<S> {
  readonly view: State<S>;
  readonly log: readonly Logged[];
}

/** The last fact of a kind since something began: nothing older counts any more. */
export function lastFact(now: Pick<TablesNow<unknown>, 'log'> | null, kind: string, since: string): Fact | undefined {
  const log = now?.log ?? [];
  const from = log.findLastIndex(({ fact }) => fact.fact === since);
  return log
    .slice(Math.max(0, from))
    .map(({ fact }) => fact)
    .findLast(({ fact }) => fact === kind);
}

/** A number that a fact tells; null if it tells none. */
export function numberIn(fact: Fact | undefined, key: string): number | null {
  const value = fact?.[key];
  return typeof value === 'number' ? value : null;
}

/** A list of numbers that a fact tells; empty if it tells none. */
export function numbersIn(fact: Fact, key: string): readonly number[] {
  const value = fact[key];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

/** What is lit: the row and the column that are known, of those that the table has. */
export const litAt = (row: number | null, column: number | null): NonNullable<LookupTable['lit']> => ({
  ...(row === null || row < 0 ? {} : { row }),
  ...(column === null || column < 0 ? {} : { column }),
});

/** What is to be known of a scenario before it begins: its dates, its forces, how it is won, how long it takes. */
export interface BriefingLine {
  readonly label: Words;
  readonly words: Words;
}

/** A choice of the set-up that the rules leave open: `name` for what is switched on, `name=value` for another value. */
export interface SetupOption {
  readonly option: string;
  readonly words: Words;
  /** What it changes, in a line. */
  readonly note?: Words;
}

/** Options that go well together, chosen by one click. */
export interface SetupBundle {
  readonly words: Words;
  readonly options: readonly string[];
}

/** What a replay marks on its line of time. */
export type Landmark = 'turn' | 'battle';

/** A stretch of the match that is summed up when it is over: the fights of a day, the battles of a turn. */
export interface DayInfo<C> {
  /** Facts with which it begins, and facts by which it is over. */
  readonly begins: readonly string[];
  readonly over: readonly string[];
  /** What it brought, from its facts in their order; null where there is nothing to sum up. */
  sum(content: C, speech: TableSpeech, facts: readonly Fact[]): LookupTable | null;
}

/** What is heard, quietly, if somebody wants to hear it. */
export type Sound = 'card' | 'march' | 'guns' | 'drum' | 'die';

/** What a game tells of its course and its scenarios, beside the board itself. */
export interface GameNotes<C, S> {
  /** The tables of the content pack in play, with what counts now lit. */
  tables?(content: C, speech: TableSpeech, now: TablesNow<S> | null): readonly LookupTable[];
  readonly day?: DayInfo<C>;
  briefing?(content: C, scenario: string): readonly BriefingLine[];
  /** Choices that belong to a scenario beyond those of every match, and the names of those. */
  options?(content: C, scenario: string): readonly SetupOption[];
  /** Sets of options that are recommended for a scenario. */
  recommended?(content: C, scenario: string): readonly SetupBundle[];
  /** Where a match stands, in a few words: “16 October, 4 : 6”. */
  moment?(content: C, view: State<S>): Words;
  /** Whose turn it is, as a text that changes when the turn passes on; a turn then ends by “End turn”, and by nothing else. */
  turn?(view: State<S>): string;
  /**
   * While what a question that can be passed is asked but once about the same things, as a text that changes when that is
   * over: “Do you play a card?” once a phase. Null for questions that are always asked.
   */
  askedOnce?(view: State<S>, window: string): string | null;
  /** Whether to end what is under way need not be said where nothing else is left to do: a march that has no points left. */
  endsItself?(view: State<S>): boolean;
  /**
   * Which question that is asked but once stands now, and what it may be about as far as everybody can tell: where other
   * people see whether somebody is asked, that must follow from public things. The same for all viewers; null for none.
   */
  askedAbout?(content: C, view: State<S>): { readonly window: string; readonly about: readonly string[] } | null;
  /** Facts at which a replay has a mark. */
  readonly landmarks?: { readonly [fact: string]: Landmark };
  readonly sounds?: { readonly [fact: string]: Sound };
  /** Facts that bring something new to light, as the reason why nothing before them can be taken back. */
  readonly unveils?: { readonly [fact: string]: Words };
  /** Which of the facts of an entry a summary of the match tells: the few that decided it. */
  isStory?(fact: Fact): boolean;
}
