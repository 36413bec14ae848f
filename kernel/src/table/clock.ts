import type { Seat } from '../seats.ts';

/**
 * Time to think: so much for each turn, and a bank for when that is used up, in milliseconds. A turn begins whenever a
 * seat comes to be waited for. Correspondence is the same with days.
 */
export interface ClockRules {
  readonly perTurn: number;
  readonly bank: number;
  /** `same`: a reaction in a window begins no new turn, neither for whoever reacts nor for whoever goes on after it. */
  readonly interrupts?: 'same';
  /** `claim`: whoever has no time left loses only when another claims it. Without it he has lost at once. */
  readonly onFall?: 'claim';
}

const DAY = 86_400_000;

/** So many days a turn, and a bank of days for holidays. */
export function correspondence(days: number, bankDays = 0): ClockRules {
  return { perTurn: days * DAY, bank: bankDays * DAY };
}

export interface SeatClock {
  /** What is left of this turn's own time, and of the bank. */
  turn: number;
  bank: number;
  running: boolean;
  /** Whether the seat is on leave: its time stands. */
  away?: true;
}

export interface SavedClocks {
  seats: SeatClock[];
  waited: number[];
  /** Whose turn it is, where interrupts begin none. */
  mover?: Seat;
}

/** The clocks of a table. They know no time of day: whoever runs the table says how much has passed. */
export class Clocks {
  readonly rules: ClockRules | null;
  #seats: SeatClock[];
  /** How long each seat has been waited for, for games in which that matters. */
  #waited: number[];
  #frozen = false;
  #mover: Seat | null = null;

  constructor(rules: ClockRules | null, seats: number) {
    this.rules = rules;
    const fresh = () => ({ turn: rules?.perTurn ?? 0, bank: rules?.bank ?? 0, running: false });
    this.#seats = Array.from({ length: seats }, fresh);
    this.#waited = new Array<number>(seats).fill(0);
  }

  /** In a pause time passes for nobody, and nobody's turn begins anew after it. */
  freeze(frozen: boolean): void {
    this.#frozen = frozen;
  }

  /** Lets time pass for those who are being waited for. */
  pass(ms: number): void {
    if (this.#frozen) return;
    for (const [seat, clock] of this.#seats.entries()) {
      if (!clock.running || clock.away) continue;
      this.#waited[seat] = (this.#waited[seat] ?? 0) + ms;
      const own = Math.min(clock.turn, ms);
      clock.turn -= own;
      clock.bank -= ms - own;
    }
  }

  /** A turn begins anew for a seat, and its bank if that too is given again. */
  renew(seat: Seat, bank: boolean): void {
    const clock = this.#seats[seat];
    if (clock === undefined || this.rules === null) return;
    clock.turn = this.rules.perTurn;
    if (bank) clock.bank = this.rules.bank;
  }

  /** Gives a seat so much more for this turn. What it has overdrawn is forgotten first: what is given is there to be used. */
  give(seat: Seat, ms: number): void {
    const clock = this.#seats[seat];
    if (clock === undefined) return;
    clock.bank = Math.max(0, clock.bank);
    clock.turn += ms;
  }

  isAway(seat: Seat): boolean {
    return this.#seats[seat]?.away === true;
  }

  /** Somebody goes on leave, or is back: meanwhile his time stands. */
  setAway(seat: Seat, isAway: boolean): void {
    const clock = this.#seats[seat];
    if (clock === undefined) return;
    if (isAway) clock.away = true;
    else delete clock.away;
  }

  /** Sets who is being waited for now; whoever was not before begins a turn, unless it is the same one all along. */
  waitFor(seats: readonly Seat[], interrupt = false): void {
    const isSame = this.rules?.interrupts === 'same';
    const mover = seats[0];
    for (const [seat, clock] of this.#seats.entries()) {
      const running = seats.includes(seat);
      if (running && !clock.running) {
        if (!isSame || (!interrupt && seat !== this.#mover)) clock.turn = this.rules?.perTurn ?? 0;
        this.#waited[seat] = 0;
      }
      clock.running = running;
    }
    if (isSame && !interrupt && mover !== undefined) this.#mover = mover;
  }

  /** A decision was made: the seat's time for the next one counts anew. */
  decided(seat: Seat): void {
    this.#waited[seat] = 0;
  }

  waited(seat: Seat): number {
    return this.#waited[seat] ?? 0;
  }

  /** The seats whose time has run out, or will have in so many milliseconds; whoever ran out first comes first. */
  fallen(within = 0): Seat[] {
    if (this.rules === null || this.#frozen) return [];
    const fallen = this.#seats.flatMap(({ running, turn, bank, away = false }, seat) =>
      running && !away && turn + bank <= within ? [{ seat, left: turn + bank }] : [],
    );
    return fallen.sort((a, b) => a.left - b.left).map(({ seat }) => seat);
  }

  /** Gives a seat back the time it had when it did what it takes back now. */
  giveBack(seat: Seat, saved: SavedClocks): void {
    const then = saved.seats[seat];
    const now = this.#seats[seat];
    if (then === undefined || now === undefined) return;
    // Time that has run for the seat since then is spent; only a turn that had ended goes on where it was.
    if (!now.running) this.#seats[seat] = { ...now, turn: then.turn, running: then.running };
    this.#waited[seat] = (saved.waited[seat] ?? 0) + (now.running ? (this.#waited[seat] ?? 0) : 0);
  }

  /** What to hand to `restore` if time should not have passed. */
  save(): SavedClocks {
    const mover = this.#mover === null ? {} : { mover: this.#mover };
    return { seats: this.#seats.map((clock) => ({ ...clock })), waited: [...this.#waited], ...mover };
  }

  restore(saved: SavedClocks): void {
    this.#seats = saved.seats;
    this.#waited = saved.waited;
    this.#mover = saved.mover ?? null;
  }

  /** After how many milliseconds the next clock falls, if nobody acts; null if none runs. */
  untilFall(): number | null {
    if (this.rules === null || this.#frozen) return null;
    const left = this.#seats.flatMap((clock) => (clock.running && !clock.away ? [clock.turn + clock.bank] : []));
    return left.length === 0 ? null : Math.max(0, Math.min(...left));
  }

  /** How the clocks stand when so many milliseconds more have passed. */
  show(passed = 0): SeatClock[] | null {
    if (this.rules === null) return null;
    return this.#seats.map((clock) => {
      const running = clock.running && !this.#frozen && !clock.away;
      const own = running ? Math.min(clock.turn, passed) : 0;
      const time = { turn: clock.turn - own, bank: clock.bank - (running ? passed - own : 0), running };
      return clock.away ? { ...time, away: true } : time;
    });
  }
}
