import {
  type Action,
  type Done,
  explainThing,
  type Explanation,
  fastDice,
  type Game,
  type Guide,
  hashOf,
  imagine,
  type Json,
  type Kind,
  type Seat,
  StateDice,
  type Table,
  type Thing,
  type Viewer,
  viewOf,
  writeMatch,
} from '@bivouac/kernel';
import { levelOf, levels } from '@bivouac/bots';
import type { MatchRecord } from '../matches/record.ts';
import { canAskOpenly, countThings, factsOf, personAsked } from './look-at.ts';
import type { Host, Look, Position } from './protocol.ts';
import { Timeline } from './timeline.ts';

/** A match of this browser: the kernel's table, and the bots that sit at it. */
export class MatchHost<G extends Kind> implements Host {
  readonly facts;
  readonly hasFile = true;
  readonly #game: Game<G>;
  readonly #table: Table<G>;
  readonly #guide: Guide<G> | null;
  #timeline: Timeline<G> | null = null;

  constructor(game: Game<G>, table: Table<G>, guide: Guide<G> | null) {
    this.#guide = guide;
    this.#game = game;
    this.#table = table;
    this.facts = factsOf(game);
  }

  look(viewer: Viewer, asked: Seat | null): Look {
    const table = this.#table;
    const shown = table.show(viewer);
    const decision = asked === null ? shown.decision : table.decision(asked);
    const undoBlocked = asked === null ? shown.undoBlocked : table.undoBlocked(asked);
    const person = personAsked(shown.waiting, shown.seats);
    const question = person === null ? null : table.decision(person);
    return {
      showing: { ...shown, decision, undoBlocked },
      viewer,
      things: countThings(this.#game, shown.view),
      bot: shown.result === null ? (table.botToMove()?.seat ?? null) : null,
      person,
      openly: person !== null && question !== null && canAskOpenly(this.#game, table.state, person, question.offers),
    };
  }

  act(seat: Seat, action: Action, stamp: number | undefined): Done {
    return this.#table.act(seat, action, Date.now(), stamp);
  }

  botMove(): boolean {
    const table = this.#table;
    const next = table.botToMove();
    if (next === null || table.result !== null) return false;
    const { bot } = levelOf(next.level) ?? levels[0];
    const offers = table.decision(next.seat)?.offers ?? [];
    const view = viewOf(this.#game, table.state, next.seat);
    // The bot's own dice: from the match's seed and the number of the entry, so that a match can be played again.
    const word = hashOf([table.charter.commitment, table.entries.length]);
    const dice = new StateDice(fastDice(word));
    const action = bot.choose({ game: this.#game, view, seat: next.seat, offers, dice, guide: this.#guide });
    const done = table.act(next.seat, action, Date.now());
    if (!done.ok) throw new Error(`the bot ${next.level} chose what is not allowed: ${done.refused}`);
    return true;
  }

  undo(seat: Seat): Done {
    return this.#table.undo(seat, Date.now());
  }

  resign(seat: Seat): Done {
    return this.#table.resign(seat, Date.now());
  }

  /** Bots play to the end: they decline. */
  proposeDraw(seat: Seat): Done {
    const table = this.#table;
    const done = table.propose(seat, { kind: 'draw' }, Date.now());
    const bot = table.seats.findIndex(({ kind }) => kind === 'bot');
    if (done.ok && bot >= 0) table.answer(bot, false, Date.now());
    return done;
  }

  answer(seat: Seat, yes: boolean): Done {
    return this.#table.answer(seat, yes, Date.now());
  }

  explain(seat: Seat, thing: Thing): Explanation {
    return explainThing(this.#table.through(seat), seat, thing);
  }

  length(): number {
    return this.#table.entries.length;
  }

  #times(): Timeline<G> {
    this.#timeline ??= new Timeline(this.#game, this.#table);
    this.#timeline.catchUp();
    return this.#timeline;
  }

  position(at: number, viewer: Viewer): Position {
    return this.#times().position(at, viewer);
  }

  branch(at: number, viewer: Viewer): { readonly text: string } | { readonly state: Json } | null {
    const table = this.#table;
    const state = this.#times().stateAt(at);
    if (state === null) return null;
    if (table.result !== null) {
      const { end: _, entries, ...rest } = table.file(true);
      return { text: writeMatch({ ...rest, entries: entries.slice(0, at), end: null }) };
    }
    const dice = new StateDice(fastDice(crypto.randomUUID()));
    const imagined = imagine(this.#game, viewOf(this.#game, state, viewer), viewer, dice);
    return { state: JSON.parse(JSON.stringify(imagined)) as Json };
  }

  kept(from: MatchRecord): MatchRecord {
    const { seats, entries, result, state } = this.#table;
    const summary = { seats: [...seats], holder: [...state.holder], entries: entries.length, result };
    return { ...from, changed: Date.now(), text: this.fileText(), summary };
  }

  fileText(): string {
    return writeMatch(this.#table.file(true));
  }
}
