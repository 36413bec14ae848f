import type { Action, Eyes, Fact, Kind, Logged, Luck, Offer, Seat, State, Thing, Viewer, Words } from '@bivouac/kernel';
import type { ComponentType } from 'react';
import type { Target } from './lit/lighting.ts';
import type { GameNotes } from './lookup.ts';

/** What a board may say without knowing the catalogues: names of things, offers, the language of the moment. */
export interface BoardSpeech {
  readonly language: 'en' | 'fr';
  /** Words with their holes filled: French names melt with the words before them. */
  of(words: Words, holes?: { readonly [name: string]: string | number }): string;
  name(kind: string, id: unknown): string;
  offer(offer: Offer): string;
  fact(fact: Fact): string;
}

/**
 * Several actions that one click stands for: a march by destination. They are played as long as each is still offered and
 * nothing comes between; one entry, one undo, one line in the log (`table.run`). The first must be on offer now.
 */
export interface Run {
  /** What is clicked for it, by the board's own name, as in `lightUp`. */
  readonly target: Target;
  /** The same as a thing of the page: pointing at it says what the run would do. */
  readonly thing: Thing;
  readonly actions: readonly Action[];
  /** What the click does, as words of a button. */
  readonly words: string;
  /** Price, points left, who stands on the way; null if there is nothing to add. */
  readonly foreseen: string | null;
  /** How it is drawn: `usual`, or `dear` where it costs what one might regret (a forced march). */
  readonly look: 'usual' | 'dear';
  /** The places it leads through, the first one first, for a board that draws the way. */
  readonly way: readonly number[];
}

/** Pencil marks of one viewer in one match, as the board writes them. */
export interface Pad {
  readonly text: string;
  write(text: string): void;
}

/** A line of the log: a fact, and its words where they are not the catalogue's. */
export interface LogLine {
  readonly fact: Fact;
  readonly words?: string;
}

/** What is known of the table, for whoever speaks about it. */
export type Given<G extends Kind> = Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>;

/** All that a board is given. It draws what the viewer sees and offers what the referee offers; it has no rules. */
export interface BoardProps<G extends Kind> {
  readonly content: G['content'];
  readonly view: State<G['state']>;
  readonly viewer: Viewer;
  readonly eyes: Eyes;
  /** The seat that may act now through this board, or null (another's turn, replay, a bot thinks). */
  readonly seat: Seat | null;
  readonly prompt: string;
  readonly offers: readonly Offer[];
  onAct(action: Action): void;
  /** What a click on a thing further off does; none where only one action is wanted, as in a lesson. */
  readonly runs?: readonly Run[];
  onRun?(actions: readonly Action[]): void;
  /** The key by which an offer is taken, for a board that asks at the place; null where it has none. */
  readonly keyOf?: (offer: Offer) => string | null;
  /** Takes an offer, and from now on always answers this question so; not there where no policy can be given. */
  readonly onAlways?: (offer: Offer) => void;
  /** Hovering, focusing or tapping something that may not be lit: the shell says why not, or what would happen. */
  onPoint(thing: Thing | null): void;
  /** The thing that a line of the log or a link points at: the board brings it into sight and marks it. */
  readonly shown: Thing | null;
  /** Whether what is shown is only marked: somebody merely points at a line, and pointing moves nothing. */
  readonly still?: boolean;
  /** What the viewer may know to have happened, in order; the news are its end. Of a long match it is the last part. */
  readonly log: readonly Logged[];
  /** Asks for what came before the log, a page of it; not there if nothing did. */
  onEarlier?(): void;
  /** Facts of the entry that has just come, in order, for the animation; empty when there is nothing to play. */
  readonly news: readonly Fact[];
  /** To be called when the animation of the news is over. */
  onNewsOver(): void;
  /** 0 skips animations; 1 is the ordinary pace. */
  readonly speed: number;
  readonly overlay: string | null;
  /** A page for pencil marks: the viewer's own, kept with this match on this machine. None where nobody keeps it. */
  readonly pad?: Pad;
  /** Opens the table of the points as they stand; whoever clicks on the score wants it. None in lessons and replays. */
  readonly onStanding?: () => void;
  readonly speech: BoardSpeech;
}

/** An overlay of the map: one key, one name. */
export interface OverlayInfo {
  readonly id: string;
  readonly key: string;
  readonly title: Words;
}

/** A question that can be answered beforehand, by a standing order. Its words are the catalogue's (`orders`). */
export interface OrderInfo<G extends Kind> {
  /** The name under which the rules know it. */
  readonly window: string;
  /** What may be ordered; that one would rather be asked need not be said. */
  readonly answers: readonly Action[];
  /** What somebody orders who leaves everything to his staff. */
  readonly staff: Action;
  /** Further answers, by how things stand: from this town, with that unit. */
  also?(props: Pick<BoardProps<G>, 'content' | 'view' | 'eyes'>): readonly Action[];
}

/** Orders that belong together. */
export interface OrderGroup<G extends Kind> {
  readonly title: Words;
  readonly orders: readonly OrderInfo<G>[];
}

/** What a game brings to the page. */
export interface GameBoard<G extends Kind> extends GameNotes<G['content'], G['state']> {
  readonly Board: ComponentType<BoardProps<G>>;
  readonly overlays: readonly OverlayInfo[];
  /** What can be answered beforehand; a game that asks nobody in another's turn leaves it out. */
  readonly orders?: readonly OrderGroup<G>[];
  /** Whether questions are put to a whole side, so that it says nothing which of its powers stands for it. */
  readonly asksSides?: boolean;
  /** Two or more series over the course of a match, for the plot at its end: a value for each position. */
  readonly series: readonly { readonly title: Words; value(view: State<G['state']>): number }[];
  /** What a thing on the table is, for whoever points at it; null if its name says all. */
  describe?(props: Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>, thing: Thing): string | null;
  /** What would happen, in words and figures, if this offer were taken; null if there is nothing to add. */
  foresee?(props: Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>, offer: Offer): string | null;
  /** The words of an offer, where they depend on who looks: which counter is which, say. Null where the catalogues know them. */
  offerWords?(
    props: Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>,
    offer: Offer,
  ): string | null;
  /** What one click may stand for beyond a single offer: every place that can be marched to, with the way there. */
  runs?(props: Given<G>, offers: readonly Offer[]): readonly Run[];
  /**
   * What ends a turn or a phase for good: its name (“End the movement”), and what would be left unused by it now. Such an
   * offer stands apart, and where something would be left the page asks first.
   */
  ends?(props: Given<G>, offer: Offer): { readonly what: string; readonly unused: readonly string[] } | null;
  /** Why no run leads to a thing, truly, where one might expect it; null where the question's own reasons will do. */
  whyNot?(
    props: Given<G>,
    offers: readonly Offer[],
    thing: Thing,
  ): { readonly words: string; readonly clause: string } | null;
  /** The facts of one entry as lines of the log: several that tell one thing, a march by destination, become one. */
  shorten?(speech: BoardSpeech, facts: readonly Fact[]): readonly LogLine[];
  /** Whether a fact goes on with what the last fact of the entry before told: the next step of the same march. */
  goesOn?(before: Fact, fact: Fact): boolean;
  /** The name of a thing, where it depends on who looks. */
  thingName?(
    props: Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>,
    thing: Thing,
  ): string | null;
  /** The table of the points: how they stand now, and at the end who won and why. */
  readonly Verdict?: ComponentType<Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'speech'>>;
  /** Luck against expectation, where chance plays a part. */
  readonly luck?: Luck<G>;
}
