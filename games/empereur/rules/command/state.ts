/** How a leader is tied in this turn (EMP XVII.2): not at all, out of command, or by the throw of his initiative. */
export const AT_HAND = 0;
export const OUT_OF_REACH = 1;
export const HALF_PACE = 2;
export const HALTED = 3;

/** In `out`, per unit: in command, out of it, or out of it and moved in good order (EMP XVII.2#8). */
export const COMMANDED = 0;
export const OUT = 1;
export const STRAYED = 2;

/** Tactics (EMP XVII.3): what a corps is ordered to do; none for whoever commands no corps, unknown in the enemy's view. */
export const ATTACK = 0;
export const MARCH = 1;
export const DEFENCE = 2;
export const WITHDRAWAL = 3;
export const RETREAT = 4;
export const RESERVE = 5;
export const NONE = -1;
export const SECRET = -2;
export const tactics = ['attack', 'march', 'defence', 'withdrawal', 'retreat', 'reserve'] as const;

/** One order: the tactic and, from the fourth level on, what goes with it (EMP XVII.4). */
export type Order = {
  tactic: number;
  /** The hex that it is about, and the enemy leader whose corps it is about: -1 where there is none. */
  goal: number;
  foe: number;
  /** The last turn for it, 0 without a limit. */
  until: number;
  /** What follows if it succeeds, and if it fails: a tactic with its hex, or none. */
  then: number;
  thenGoal: number;
  otherwise: number;
  otherwiseGoal: number;
  /** What is said besides. */
  text: string;
};

export const blankOrder = (tactic = NONE, goal = -1): Order => ({
  tactic,
  goal,
  foe: -1,
  until: 0,
  then: NONE,
  thenGoal: -1,
  otherwise: NONE,
  otherwiseGoal: -1,
  text: '',
});

/** What an order leads to: its second part, with nothing after it. */
export function second({ then, thenGoal, otherwise, otherwiseGoal, text }: Order, failed: boolean): Order {
  const [tactic, goal] = failed ? [otherwise, otherwiseGoal] : [then, thenGoal];
  return { ...blankOrder(tactic === NONE ? DEFENCE : tactic, goal), text };
}

/** How far a dispatch has come: it rides, waits with a wing chief, will be obeyed, or is thrown for once more. */
export const RIDING = 0;
export const WITH_WING = 1;
export const ACCEPTED = 2;
export const LATE_TEST = 3;

/** An order or a letter on its way (EMP XVII.5, XVII.9). */
export interface Dispatch {
  /** The number of its courier, 0 if none rode; and his hex, -1 when he is not on the map. */
  number: number;
  side: number;
  hex: number;
  /** From which leader, to which, and the wing chief by whom it goes first, or -1. */
  from: number;
  to: number;
  via: number;
  state: number;
  /** The turn in which it was sent, and in which it comes into force or is thrown for. */
  sent: number;
  due: number;
  order: Order;
}

/** A letter from one person to another (EMP XVII.9). */
export interface Letter {
  /** Who wrote it and to whom, as powers, with the leaders who stood for them. */
  by: number;
  reader: number;
  from: number;
  to: number;
  /** The turn and the hex in which it was written, and the turn in which it came: 0 while it is on its way. */
  sent: number;
  place: number;
  came: number;
  /** 1 if it takes the corps from its reader; and the words. */
  relieves: number;
  text: string;
  /** The number of its courier, 0 if it was said face to face. */
  number: number;
}

/** EMP XVII.9: a person a corps. */
export interface Letters {
  /** The power whose part of a phase it is. */
  hand: number;
  /** Per leader: the power that plays him and his corps. */
  hands: number[];
  /** By seat: the side it plays for. */
  sides: number[];
  /** Everybody who had a corps at the start, as powers. */
  people: number[];
  /** Per leader: the turn in which he wrote last. */
  wrote: number[];
  mail: Letter[];
}

/** What a unit has done about its orders in this turn, bits of `acts`. */
export const FREED = 1;
export const BATTLED = 2;
/** It went as far towards the enemy as it could (EMP XVII.3#5). */
export const WENT = 4;

/** The third level and those above it. */
export interface Orders {
  /** 1 once the first orders have been given (EMP XVII.3). */
  opened: number;
  /** Per leader: what he is ordered to do, since which turn, and how far forward his line of defence lies, or -1. */
  standing: Order[];
  since: number[];
  front: number[];
  /** Per leader: what his units' morale suffers, in which turn, and what in the one before it (EMP XVII.7); the last turn for which they are fresh. */
  fine: number[];
  fined: number[];
  fineBefore: number[];
  fresh: number[];
  /** Per leader: whether he tried his initiative in this turn; the order that the enemy was shown last, and when (EMP XVII.8). */
  dared: number[];
  shown: Order[];
  shownIn: number[];
  /** Per unit and per leader: what it did, and where it was as the turn of its player began. */
  acts: number[];
  from: number[];
  chiefFrom: number[];
  /** By side: the turn in which its staff began to count; orders sent in this turn, and 1 once a general retreat was; the turn in which it contested an order last. */
  begun: number[];
  sent: number[];
  general: number[];
  contested: number[];
  /** The number of the next courier. */
  next: number;
  dispatches: Dispatch[];
}

/** What the second level of command and those above it keep; a state without it plays without command. */
export interface Command {
  /** Per unit, for the turn of its player. The enemy is not told: it may rest on who lies below in a pile (EMP V). */
  out: number[];
  /** Per leader. */
  tied: number[];
  orders?: Orders;
}

/** The orders of a battle that is played with them: asked for only where there are some. */
export function ordersIn({ command }: { readonly command?: Command | undefined }): Orders {
  if (command?.orders === undefined) throw new Error('no orders are given in this battle');
  return command.orders;
}

/** Orders and letters on their way; none in a battle without them. */
export function dispatchesIn({ command }: { readonly command?: Command | undefined }): readonly Dispatch[] {
  return command?.orders?.dispatches ?? [];
}

export function commandAtStart(units: number, leaders: number): Command {
  return { out: new Array<number>(units).fill(COMMANDED), tied: new Array<number>(leaders).fill(AT_HAND) };
}

const blankOrders = (leaders: number): Order[] => Array.from({ length: leaders }, () => blankOrder());

export function ordersAtStart(units: number, leaders: number): Orders {
  const column = (length: number, value = 0) => new Array<number>(length).fill(value);
  return {
    opened: 0,
    standing: blankOrders(leaders),
    since: column(leaders),
    front: column(leaders, -1),
    fine: column(leaders),
    fined: column(leaders),
    fineBefore: column(leaders),
    fresh: column(leaders),
    dared: column(leaders),
    shown: blankOrders(leaders),
    shownIn: column(leaders),
    acts: column(units),
    from: column(units, -1),
    chiefFrom: column(leaders, -1),
    begun: [0, 0],
    sent: [0, 0],
    general: [0, 0],
    contested: [0, 0],
    next: 1,
    dispatches: [],
  };
}
