import {
  type Action,
  commitment,
  copy,
  type Game,
  type Json,
  type Kind,
  type Logged,
  readLog,
  type Seat,
  type State,
  type Thing,
  type Viewer,
} from '@bivouac/kernel';
import {
  DONE,
  type Done,
  explainThing,
  type Explanation,
  hashOf,
  playAct,
  prepare,
  Referee,
  runOf,
  type SeatInfo,
  viewOf,
} from '@bivouac/kernel/table';
import type { Hosted, Look, MatchSummary, Openness, OrderChange, PolicyChange, TriedAction } from './hosted.ts';
import { countThings, factsOf, personAsked } from './look-at.ts';
import type { LogPage, LogPoint } from './logbook.ts';
import { asTheHost, type Numbers } from './own-numbers.ts';
import type { News } from './store.ts';
import type { Position } from './timeline.ts';

/** How a standing order is written among the actions, as in a match file. */
const ORDER = '!order';
/** The same for all policies of a window. */
const POLICIES = '!orders';

/** There is no earlier page: the log of a trial is always told whole. */
const WHOLE = { page: { since: 0, log: [] }, at: { row: 0, since: 0 } } as const;

function orderIn([verb, window, first, ...rest]: Action): OrderChange | null {
  if (verb !== ORDER) return null;
  return { window: String(window), answer: first === undefined ? null : [String(first), ...rest] };
}

/**
 * A position tried out: an imagined state with dice of its own, played by whoever sits there for all seats. It has no
 * match file, since no match led to it; everything can be taken back.
 */
export class HostedTrial<G extends Kind> implements Hosted {
  readonly facts;
  readonly hasFile = false;
  readonly #game: Game<G>;
  readonly #seats: SeatInfo[];
  /** The position that the trial began from, as it is kept. */
  readonly #first: Json;
  #referee: Referee<G>;
  #entries = 0;
  readonly #log: Logged[] = [];
  /** What was done, in order, and how it was before; a standing order has no before: undo leaves it as it is. */
  readonly #done: {
    readonly seat: Seat;
    readonly action: Action;
    readonly before: { readonly state: State<G['state']>; readonly told: number } | null;
  }[] = [];

  constructor(game: Game<G>, state: State<G['state']>, played: readonly TriedAction[] = []) {
    this.#game = game;
    this.#first = JSON.parse(JSON.stringify(state)) as Json;
    this.facts = factsOf(game);
    this.#seats = Array.from({ length: state.seats }, (_, seat) => ({
      name: '',
      kind: 'person',
      powers: state.holder.flatMap((holder, power) => (holder === seat ? [power] : [])),
    }));
    this.#referee = this.#refereeOf(state);
    // The dice are in the state: the same actions lead to the same position, with the same log.
    for (const { seat, action } of played) {
      if (!this.#again(seat, action).ok) break;
    }
  }

  #again(seat: Seat, action: Action): Done {
    const order = orderIn(action);
    if (order !== null) return this.order(seat, order);
    const [verb, window, policies] = action;
    if (verb !== POLICIES) return this.act(seat, action, undefined);
    return this.policies(seat, {
      window: String(window),
      policies: JSON.parse(String(policies)) as PolicyChange['policies'],
    });
  }

  #refereeOf(state: State<G['state']>): Referee<G> {
    return new Referee(prepare(this.#game), state, {
      tell: (fact) => void this.#log.push({ at: this.#entries + 1, fact }),
    });
  }

  /** Things are taken back here as if they had never been: so the log is always told whole. */
  look(viewer: Viewer, asked: Seat | null): Look {
    const referee = this.#referee;
    const waiting = referee.waiting();
    const { id, edition, content } = this.#game;
    const seat = asked ?? (viewer < 0 ? null : viewer);
    const last = this.#done.findLast(({ before }) => before !== null);
    const view = viewOf(this.#game, referee.state, viewer);
    return {
      showing: {
        charter: {
          game: id,
          edition,
          content: hashOf(content),
          scenario: '',
          options: {},
          seats: this.#seats,
          clock: null,
          commitment: commitment(''),
          nonces: [],
        },
        seats: this.#seats,
        view,
        decision: seat === null ? null : referee.decision(seat),
        waiting,
        log: readLog(this.#log, viewer),
        entries: this.#entries,
        clocks: null,
        paused: false,
        proposal: null,
        undoBlocked: last !== undefined && last.seat === seat ? null : last === undefined ? 'nothing' : 'other',
        result: referee.state.result,
      },
      since: 0,
      viewer,
      things: countThings(this.#game, view),
      bot: null,
      person: personAsked(waiting, this.#seats, viewer),
      openly: 'no',
      time: null,
    };
  }

  /** Whoever tries things out is alone. */
  openness(): Openness {
    return 'no';
  }

  waiting(): readonly Seat[] {
    return this.#referee.waiting();
  }

  act(seat: Seat, action: Action, stamp: number | undefined): Done {
    const before = copy(this.#referee.state);
    const told = this.#log.length;
    if (stamp !== undefined && stamp !== this.#referee.state.stamp[seat]) return { ok: false, refused: 'stale' };
    const { played: done } = playAct(this.#referee, seat, action, 0);
    if (!done.ok) return done;
    this.#done.push({ seat, action, before: { state: before, told } });
    this.#entries++;
    return DONE;
  }

  run(seat: Seat, actions: readonly Action[], stamp: number | undefined): Done {
    return this.act(seat, runOf(actions), stamp);
  }

  /** Whoever tries things out is alone. */
  say(): Done {
    return { ok: false, refused: 'finished' };
  }

  policies(seat: Seat, { window, policies }: PolicyChange): Done {
    const done = this.#referee.orderAll(seat, window, policies);
    if (!done.ok) return done;
    this.#done.push({ seat, action: [POLICIES, window, JSON.stringify(policies)], before: null });
    return DONE;
  }

  order(seat: Seat, { window, answer }: OrderChange): Done {
    const done = this.#referee.order(seat, window, answer);
    if (!done.ok) return done;
    this.#done.push({ seat, action: [ORDER, window, ...(answer ?? [])], before: null });
    return DONE;
  }

  botQuestion(): null {
    return null;
  }

  ponderQuestion(): null {
    return null;
  }

  async pastQuestion(): Promise<null> {
    return null;
  }

  async chances(): Promise<[]> {
    return [];
  }

  /** Whoever tries things out has all the time there is. */
  tick(): boolean {
    return false;
  }

  untilFall(): null {
    return null;
  }

  undo(seat: Seat): Done {
    const at = this.#done.findLastIndex(({ before }) => before !== null);
    const { seat: last, before = null } = this.#done[at] ?? {};
    if (before === null) return { ok: false, refused: 'undoBlocked', by: 'nothing' };
    if (last !== seat) return { ok: false, refused: 'undoBlocked', by: 'other' };
    this.#done.splice(at, 1);
    this.#entries--;
    this.#log.length = before.told;
    this.#referee = this.#refereeOf({ ...before.state, orders: copy(this.#referee.state.orders) });
    return DONE;
  }

  resign(): Done {
    return { ok: false, refused: 'finished' };
  }

  proposeDraw(): Done {
    return { ok: false, refused: 'noProposal' };
  }

  propose(): Done {
    return { ok: false, refused: 'noProposal' };
  }

  resumePlay(): Done {
    return { ok: false, refused: 'noProposal' };
  }

  answer(): Done {
    return { ok: false, refused: 'noProposal' };
  }

  absence(): Done {
    return { ok: false, refused: 'notPaused' };
  }

  reseat(): Done {
    return { ok: false, refused: 'notPaused' };
  }

  fallen(): readonly Seat[] {
    return [];
  }

  allies(): readonly Seat[] {
    return [];
  }

  lookBack(): Promise<never> {
    return Promise.reject(new Error('nobody looks on where a position is tried out'));
  }

  explain(seat: Seat, thing: Thing): Explanation {
    return explainThing(this.#referee.through(seat), seat, thing);
  }

  headOf(): null {
    return null;
  }

  count(): number {
    return this.length();
  }

  length(): number {
    return this.#entries;
  }

  async numbers(): Promise<Numbers> {
    return asTheHost(this.length());
  }

  logPoint(): LogPoint {
    return WHOLE.at;
  }

  async logBefore(): Promise<typeof WHOLE> {
    return WHOLE;
  }

  async pastLog(): Promise<LogPage> {
    return WHOLE.page;
  }

  async position(_at: number, viewer: Viewer): Promise<Position> {
    const { showing } = this.look(viewer, null);
    const { view, log, entries, result } = showing;
    return { at: entries, view, news: [], log, since: 0, seat: null, result };
  }

  async branch(): Promise<null> {
    return null;
  }

  readonly isTimed = false;

  /** All there is of a trial is in its record. */
  news(): News {
    return { rows: [], saved: null, seen: null };
  }

  summary(): MatchSummary {
    const { state } = this.#referee;
    return { seats: this.#seats, holder: [...state.holder], entries: this.#entries, result: state.result };
  }

  rows(): number {
    return 0;
  }

  tried(): { readonly state: Json; readonly played: readonly TriedAction[] } {
    return { state: this.#first, played: this.#done.map(({ seat, action }) => ({ seat, action })) };
  }

  async fileText(): Promise<null> {
    return null;
  }

  async record(): Promise<null> {
    return null;
  }
}
