import type { Action, Fact, Offer, Seat, Thing } from '@bivouac/kernel';
import type { Explanation, TableRefusal } from '@bivouac/kernel/table';
import type { Holding } from '../../matches/hold.ts';
import type { Pace } from '../../settings.ts';
import type { Seating } from '../../speech/use-speech.ts';
import type { Look, NoTable, OpenedTable, Position, TimeLeft } from '../../worker/protocol.ts';

/** What the table page shows. Nothing of a seat is in here while the screen changes hands. */
export interface TableState {
  readonly opened: OpenedTable | null;
  readonly fault: NoTable | { readonly ok: false; readonly why: 'crash'; readonly detail: string } | null;
  readonly look: Look | null;
  /** Who sits where is public: it is known even while the screen changes hands. */
  readonly seating: Seating | null;
  /** The person who is to take the screen; the board is hidden until then. */
  readonly handTo: Seat | null;
  /** The seat that may act now through the page. */
  readonly seat: Seat | null;
  readonly news: readonly Fact[];
  /** A moment of the past that is being played back. */
  readonly past: Position | null;
  readonly busy: boolean;
  /** The bot that is thinking, if one is. */
  readonly thinking: Seat | null;
  /** Whether this page may play the match, or another one does. */
  readonly hold: Holding;
  /** The clocks are public, like the seating: they are seen while the screen changes hands too. */
  readonly clock: ClockReading | null;
  readonly skipping: boolean;
  readonly pace: Pace;
  readonly refusal: TableRefusal | null;
  /** What would end something for good and leave something unused: whoever wants it says so once more. */
  readonly ending: EndingAction | null;
  readonly shown: Thing | null;
  /** Whether what is shown is only pointed at, in the list: the map marks it and stays where it is. */
  readonly still: boolean;
  readonly pointed: { readonly thing: Thing; readonly explanation: Explanation | null } | null;
  /** The offer that is looked at in the list: the page says what would happen. */
  readonly weighed: Offer | null;
  /** Whether bots that are watched are held up. */
  readonly paused: boolean;
  /** Whether the turn of whoever looks on has been played, and waits to be ended. */
  readonly turnOver: boolean;
  /** The entries of the others that came last, after something that the person here did. */
  readonly unseen: { readonly from: number; readonly to: number };
}

/** An action that ends something, what it is called, and what it would leave unused. */
export interface EndingAction {
  readonly action: Action;
  readonly what: string;
  readonly unused: readonly string[];
}

/** What the clocks said, and when this page read them. */
export interface ClockReading extends TimeLeft {
  readonly read: number;
}

export const NO_NEWS: readonly Fact[] = [];

export const emptyTable: TableState = {
  opened: null,
  fault: null,
  look: null,
  seating: null,
  handTo: null,
  seat: null,
  news: NO_NEWS,
  past: null,
  busy: false,
  thinking: null,
  hold: 'here',
  clock: null,
  skipping: false,
  pace: '1',
  refusal: null,
  ending: null,
  shown: null,
  still: false,
  pointed: null,
  weighed: null,
  paused: false,
  turnOver: false,
  unseen: { from: 0, to: 0 },
};
