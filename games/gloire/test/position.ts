import { type Dice, EVERYONE, type Fact, fastDice, type Frame, type Options } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { leader, strom, unit } from '../content/testing/strom/index.ts';
import { weathers } from '../content/types-tables.ts';
import type { GloireContent, Weather } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { newAdministration } from '../rules/command/administration.ts';
import { newCombat } from '../rules/battle/combat.ts';
import { newMovement } from '../rules/movement/movement.ts';
import { piecesOf } from '../rules/pieces/pieces.ts';
import { FRENCH, type Gloire, type GloireState, OFF } from '../rules/state.ts';

export { leader, link, strom, town, unit } from '../content/testing/strom/index.ts';

/** A position in words: pieces by town; whatever is not named is off the map. */
export interface Position {
  readonly pack?: GloireContent;
  /** The scenario by its id; the first one, if none is named. */
  readonly scenario?: string;
  /** Who plays what; by default the French and their enemies, a seat each. */
  readonly seats?: readonly (readonly number[])[];
  readonly options?: Options;
  /** `{ brand: 'I:10 napoleon', dorn: 'decoy' }`: units with their points, leaders, `foot` and `mounted` decoys. */
  readonly french?: Readonly<Record<string, string>>;
  readonly coalition?: Readonly<Record<string, string>>;
  readonly active?: 'french' | 'coalition';
  readonly weather?: Weather;
  /** Where play stands: the administrative phase of the active side, its movement with command points, or its combat. */
  readonly phase?: 'administration' | 'movement' | 'combat' | 'turn';
  /** Command points of each army in the movement phase. */
  readonly command?: readonly number[];
  /** What the players know: all face up unless said otherwise. */
  readonly hidden?: boolean;
  readonly turn?: number;
  readonly broken?: readonly number[];
  readonly boats?: readonly number[];
  /** Anything else, done to the state before play goes on. */
  readonly also?: (s: GloireState) => void;
  /** The dice that will be thrown, in order; after them whatever comes. */
  readonly dice?: readonly number[];
  /** Where the chance comes from that nobody has laid down: the same for the same word. */
  readonly seed?: string;
  /** Whether nobody listens: no facts are told, and play goes on all the same. */
  readonly unheard?: boolean;
}

export interface Played {
  readonly referee: Referee<Gloire>;
  readonly s: GloireState;
  readonly content: GloireContent;
  readonly facts: Fact[];
  readonly marks: string[];
  /** The dice that are still to be thrown. */
  readonly dice: number[];
  /** Plays an action of a seat (0 French, 1 Coalition) that must be legal. */
  act(seat: number, ...action: [string, ...(number | string)[]]): Played;
  may(seat: number, ...action: [string, ...(number | string)[]]): boolean;
  offers(seat: number, verb?: string): readonly (readonly unknown[])[];
  why(seat: number, ...action: [string, ...(number | string)[]]): { reason?: string; clause?: string };
  asked(): { seat: number; prompt: string; clause: string } | null;
}

/** Dice that fall as a test wants them; shuffles leave everything as it lies. */
function rig(rest: number[], chance: Dice): Dice {
  const d6 = () => rest.shift() ?? chance.d6();
  return {
    below: (n) => (n === 6 ? d6() - 1 : chance.below(n)),
    d6,
    twoD6: () => d6() + d6(),
    shuffle: () => {},
    pick: (list) => chance.pick(list),
  };
}

function handle(
  pack: GloireContent,
  state: Referee<Gloire>['state'],
  dice: readonly number[],
  unheard = false,
): Played {
  const facts: Fact[] = [];
  const marks: string[] = [];
  const rest = [...dice];
  const game = gloireGame(pack);
  const beside = { tell: (fact: Fact) => facts.push(fact), mark: (mark: string) => marks.push(mark) };
  const referee = new Referee(prepare(game), state, unheard ? undefined : beside);
  Object.defineProperty(referee, 'dice', { value: rig(rest, referee.dice) });
  referee.start();
  const played: Played = {
    referee,
    s: referee.state.game,
    content: pack,
    facts,
    marks,
    dice: rest,
    act(seat, ...action) {
      const answer = referee.play(seat, action);
      if (!answer.ok) {
        throw new Error(
          `${JSON.stringify(action)}: ${JSON.stringify(answer)} of ${JSON.stringify(referee.offers(seat))}`,
        );
      }
      return played;
    },
    may: (seat, ...action) => referee.offers(seat).some((offer) => JSON.stringify(offer) === JSON.stringify(action)),
    offers: (seat, verb) =>
      referee
        .offers(seat)
        .filter((offer) => verb === undefined || offer[0] === verb)
        .map((offer) => (verb === undefined ? offer : offer.slice(1))),
    why(seat, ...action) {
      const reason = referee.whyNot(seat, action);
      return reason === null ? {} : { reason: reason.reason, clause: reason.clause ?? '' };
    },
    asked() {
      const [seat] = referee.waiting();
      const decision = seat === undefined ? null : referee.decision(seat);
      return decision === null ? null : { seat: decision.seat, prompt: decision.prompt, clause: decision.clause };
    },
  };
  return played;
}

/** A match that has just begun. */
export function freshMatch(options: Options = {}, pack: GloireContent = strom, dice: readonly number[] = []): Played {
  const game = gloireGame(pack);
  const seats = game.seatings[0] ?? [];
  const state = newState(game, { scenario: pack.scenarios[0]?.id ?? '', options, seats }, fastDice('position'));
  if (isFault(state)) throw new Error(state.fault);
  return handle(pack, state, dice);
}

const frame = (proc: string, step: string, vars: object = {}): Frame => ({ proc, step, vars });

const stages: Readonly<Record<NonNullable<Position['phase']>, () => Frame[]>> = {
  turn: () => [frame('turn', 'weather')],
  administration: () => [frame('turn', 'partC'), frame('playerTurn', 'movement'), begun('administration')],
  movement: () => [frame('turn', 'partC'), frame('playerTurn', 'guns'), begun('movement')],
  combat: () => [frame('turn', 'partC'), frame('playerTurn', 'over'), frame('combat', 'begin', newCombat())],
};

function begun(proc: 'administration' | 'movement'): Frame {
  return frame(proc, 'begin', proc === 'administration' ? newAdministration() : newMovement());
}

/** The position, where play goes on with the phase that it names (movement, if it names none). */
export function position(wanted: Position): Played {
  const pack = wanted.pack ?? strom;
  const hidden = wanted.hidden === true;
  const game = gloireGame(pack);
  const options = wanted.options ?? (hidden ? {} : { blind: 1 });
  const seats = wanted.seats ?? game.seatings[0] ?? [];
  const scenario = wanted.scenario ?? pack.scenarios[0]?.id ?? '';
  const state = newState(game, { scenario, options, seats }, fastDice(wanted.seed ?? 'position'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  clear(s, pack);
  const holder = (side: number) =>
    seats.reduce(
      (mask, held, seat) => mask | (held.some((power) => pack.armies[power]?.side === side) ? 1 << seat : 0),
      0,
    );
  for (const [at, words] of Object.entries(wanted.french ?? {})) put(s, pack, 0, holder(0), at, words);
  for (const [at, words] of Object.entries(wanted.coalition ?? {})) put(s, pack, 1, holder(1), at, words);
  s.active = wanted.active === 'coalition' ? 1 : FRENCH;
  s.first = s.active;
  s.weather = weathers.indexOf(wanted.weather ?? 'clear');
  s.turn = wanted.turn ?? 0;
  s.command = [...(wanted.command ?? pack.armies.map(() => 6))];
  for (const one of wanted.broken ?? []) s.broken[one] = 1;
  for (const one of wanted.boats ?? []) s.boats[one] = 0;
  s.version++;
  wanted.also?.(s);
  state.stack = [frame('course', 'next'), ...stages[wanted.phase ?? 'movement']()];
  return handle(pack, state, wanted.dice ?? [], wanted.unheard);
}

/** Takes everything off the map and makes the rosters blank. */
function clear(s: GloireState, pack: GloireContent): void {
  s.place.fill(OFF);
  s.inside.fill(0);
  s.points.fill(0);
  s.due.fill(OFF);
  for (const [at, piece] of s.face.is.entries()) {
    // Decoys that a test does not name are not lying about to come back.
    if (piece >= pack.units.length + pack.leaders.length) s.pool[at] = 0;
    if (piece < pack.units.length && pack.units[piece]?.detachment !== true) s.face.seen[at] = EVERYONE;
  }
}

/** The counter of a piece by its name: a unit, a leader, or `foot` and `mounted` for the next free decoy. */
export function slot(s: GloireState, name: string, pack: GloireContent = strom): number {
  const at = s.face.is.indexOf(pieceOf(pack, name));
  if (at < 0) throw new Error(`no counter is ${name}`);
  return at;
}

/** A town of any pack by its id. */
export function townIn(pack: GloireContent, id: string): number {
  const at = pack.map.towns.findIndex((one) => one.id === id);
  if (at < 0) throw new Error(`there is no town "${id}"`);
  return at;
}

function pieceOf(pack: GloireContent, name: string): number {
  const found = pack.units.findIndex((one) => one.id === name);
  if (found >= 0) return found;
  const at = pack.leaders.findIndex((one) => one.id === name);
  if (at < 0) throw new Error(`there is no "${name}"`);
  return pack.units.length + at;
}

function put(s: GloireState, pack: GloireContent, side: number, own: number, at: string, words: string): void {
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const [name = '', points] = word.split(':');
    const where = name === 'foot' || name === 'mounted' ? decoySlot(s, pack, side, name) : slot(s, name, pack);
    s.place[where] = townIn(pack, at);
    s.pool[where] = 0;
    s.face.seen[where] = s.blind === 1 ? EVERYONE : own;
    const piece = s.face.is[where] as number;
    if (piece >= pack.units.length) continue;
    const kind = pack.units[piece];
    const line = kind?.sheets[s.sheet];
    s.points[piece] = kind?.type === 'artillery' ? 0 : Number(points ?? line?.maximum ?? 1);
    s.initial[piece] = s.points[piece];
    s.armyOf[piece] = line?.army ?? OFF;
    // A detachment in a position is an independent one, unless the test says otherwise.
    s.origin[piece] = kind?.detachment === true ? -2 : OFF;
  }
}

/** A decoy of this kind that is not on the map. */
function decoySlot(s: GloireState, pack: GloireContent, side: number, name: string): number {
  const table = piecesOf(pack, s.scenario, s.decoys);
  const first = table.units + table.leaders;
  const found = s.face.is.findIndex(
    (piece, at) =>
      piece >= first &&
      table.side[piece] === side &&
      s.place[at] === OFF &&
      table.arm[piece - first] === (name === 'foot' ? 'infantry' : 'cavalry'),
  );
  if (found < 0) throw new Error(`no ${name} decoy is left`);
  return found;
}

/** The town in which a piece stands, by its name. */
export function where(s: GloireState, name: string, pack: GloireContent = strom): string {
  const place = s.place[slot(s, name, pack)] as number;
  return pack.map.towns[place]?.id ?? `${place}`;
}

export function points(s: GloireState, name: string): number {
  return s.points[unit(name)] as number;
}

export function leaderPiece(name: string): number {
  return strom.units.length + leader(name);
}

/** The facts of these kinds, in the order in which they came. */
export function told({ facts }: Played, ...kinds: readonly string[]): Fact[] {
  return facts.filter(({ fact }) => kinds.includes(fact));
}

/** Activates these pieces in their town and sets them marching. */
export function setOut(played: Played, at: string, names: string, how: 'normal' | 'forced' = 'normal'): Played {
  const seat = played.s.active;
  played.act(seat, 'force', townIn(played.content, at));
  for (const name of names.split(' ')) played.act(seat, 'pick', slot(played.s, name, played.content));
  return played.act(seat, how);
}

/** Marches along these towns. */
export function go(played: Played, ...towns: readonly string[]): Played {
  for (const id of towns) played.act(played.s.active, 'step', townIn(played.content, id));
  return played;
}

/** Marches along these towns; the other side lets everything happen. */
export function into(played: Played, ...towns: readonly string[]): Played {
  const foe = 1 - played.s.active;
  for (const id of towns) {
    go(played, id);
    while (played.may(foe, 'pass')) played.act(foe, 'pass');
  }
  return played;
}

/** Whether the marching stack may go on to these towns, as the names of those it may. */
export function ways(played: Played): string[] {
  return played
    .offers(played.s.active, 'step')
    .map(([at]) => played.content.map.towns[at as number]?.id ?? '?')
    .sort();
}
