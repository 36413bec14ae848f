import type { Action, Eyes, Fact, Kind, Logged, Luck, Offer, Seat, State, Thing, Viewer, Words } from '@bivouac/kernel';
import type { ComponentType } from 'react';

/** What a board may say without knowing the catalogues: names of things, offers, the language of the moment. */
export interface BoardSpeech {
  readonly language: 'en' | 'fr';
  of(words: Words): string;
  name(kind: string, id: unknown): string;
  offer(offer: Offer): string;
  fact(fact: Fact): string;
}

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
  /** Hovering, focusing or tapping something that may not be lit: the shell says why not, or what would happen. */
  onPoint(thing: Thing | null): void;
  /** The thing that a line of the log or a link points at: the board brings it into sight and marks it. */
  readonly shown: Thing | null;
  /** Whether what is shown is only marked: somebody merely points at a line, and pointing moves nothing. */
  readonly still?: boolean;
  /** All that the viewer may know to have happened, in order; the news are its end. */
  readonly log: readonly Logged[];
  /** Facts of the entry that has just come, in order, for the animation; empty when there is nothing to play. */
  readonly news: readonly Fact[];
  /** To be called when the animation of the news is over. */
  onNewsOver(): void;
  /** 0 skips animations; 1 is the ordinary pace. */
  readonly speed: number;
  readonly overlay: string | null;
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
export interface GameBoard<G extends Kind> {
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
  /** The name of a thing, where it depends on who looks. */
  thingName?(
    props: Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>,
    thing: Thing,
  ): string | null;
  /** The table of the end: who won and why. */
  readonly Verdict?: ComponentType<Pick<BoardProps<G>, 'content' | 'view' | 'viewer' | 'speech'>>;
  /** Luck against expectation, where chance plays a part. */
  readonly luck?: Luck<G>;
}
