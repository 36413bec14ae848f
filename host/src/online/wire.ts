import type { Channel, Seat } from '@bivouac/kernel';
import type { Change } from '@bivouac/kernel/table';
import type { Push, SeatCalls } from '../protocol.ts';

/** What goes over the socket of a table: JSON text, one value a frame. */

/** What a seat may do: each is done once, however often it is sent, and kept before it is answered. */
export const DEEDS = [
  'act',
  'run',
  'say',
  'policies',
  'undo',
  'resign',
  'proposeDraw',
  'propose',
  'resumePlay',
  'answer',
  'order',
] as const satisfies readonly (keyof SeatCalls)[];

/** What may be asked without doing anything. */
export const QUESTIONS = [
  'explain',
  'earlier',
  'length',
  'position',
  'pastLog',
  'course',
  'chances',
] as const satisfies readonly (keyof SeatCalls)[];

export type WireCall = (typeof DEEDS)[number] | (typeof QUESTIONS)[number];

export type FromPage =
  /** The first frame: how many entries this page has seen, as it counts them; null if none. */
  | { readonly hello: { readonly have: number | null } }
  /** `rid` names the request, 96 random bits in hexadecimal; `again` if it may have been heard before. */
  | { readonly ask: WireCall; readonly rid: string; readonly args: readonly unknown[]; readonly again?: boolean }
  | { readonly chat: { readonly rid: string; readonly to: Chatters; readonly text: string } }
  /** Whether this page is looked at: of what a visible page shows nobody is told elsewhere. */
  | { readonly looking: boolean }
  | { readonly ping: number };

/** To whom something is said beside the match: everybody at the table, one's own side, or one seat. */
export type Chatters = 'all' | 'allies' | Seat;

export interface ChatLine {
  readonly id: number;
  readonly seat: Seat;
  readonly to: Chatters;
  /** Where it was said to one's own side: who that was then. */
  readonly hearers?: readonly Seat[];
  readonly text: string;
  readonly at: number;
}

export type FromServer =
  /** All that is to be seen now, after `hello` and whenever it cannot be said as a change. */
  | {
      readonly table: {
        readonly seat: Seat | null;
        readonly push: Push;
        readonly head: string | null;
        readonly presence: readonly Seat[];
        readonly chat: readonly ChatLine[];
        /** The server's clock, and how late a spectator sees things. */
        readonly now: number;
        readonly delay: number;
        /** How much of it was seen at the last visit, as this seat counts; null if it was never looked at. */
        readonly seen: number | null;
        /** To whom one may speak here. */
        readonly channels: readonly Channel[];
      };
    }
  /**
   * What has changed since the push before. `head` stands for every entry of the match so far, hidden ones too, and tells
   * nothing of them: whoever keeps it can hold the server to it when the file comes out. Null for whoever looks on.
   */
  | { readonly step: readonly Change[]; readonly head: string | null }
  | { readonly rid: string; readonly answer: unknown }
  /** Not understood, or not possible now. */
  | { readonly rid: string; readonly failed: 'malformed' | 'fault' }
  | { readonly presence: readonly Seat[] }
  | { readonly said: ChatLine }
  | { readonly refused: 'malformed' | 'tooFast' }
  /** The table must be opened anew: come again, with whatever was not answered. */
  | { readonly retry: true }
  /** The server goes down for a while. */
  | { readonly restart: true }
  | { readonly pong: number };
