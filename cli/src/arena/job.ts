import { nonces, type Player, playerFor, playMatch, type Scored } from '@bivouac/bots';
import type { Game, Kind, Options, Seating } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { seatingFor, seatingsIn, Table, writeMatch } from '@bivouac/kernel/table';
import type { Rival, Workshop } from '@bivouac/shelf';

export type Weights = { readonly [name: string]: number };

/** What all games of one run of the arena have in common: plain data, so that it can go to another process. */
export interface ArenaJob {
  readonly game: string;
  /** Another content pack, by the path of its file. */
  readonly content: string | null;
  readonly scenario: string | null;
  readonly options: Options;
  /** Who plays, by name, with a budget if one was given: `marshal@400`. */
  readonly a: string;
  readonly b: string;
  /** Weights in place of the game's own, by name, for A and for B. */
  readonly weights?: { readonly a: Weights | null; readonly b: Weights | null };
  readonly seed: string;
  /** How many play; by default as many as in the first seating. */
  readonly seats?: number;
  /** Powers that play together: one bot has their seats, the other all the rest, and then the other way round. */
  readonly sides?: readonly string[];
  /** Whether match files are wanted. */
  readonly files: boolean;
}

/** One game that was played. */
export interface ArenaResult {
  readonly scored: Scored;
  /** What came into play, of all that the game says can. */
  readonly marks: readonly string[];
  /** The match as a file, if it was wanted. */
  readonly file: string | null;
}

type Chairs = Pick<ArenaJob, 'scenario' | 'seats' | 'sides'>;

/** The powers of each seat in the arena; null if the game is not played by so many. */
export function seatingOf<G extends Kind>(game: Game<G>, { scenario, seats }: Chairs): Seating | null {
  const id = scenario ?? game.scenarios[0] ?? '';
  return seats === undefined ? (seatingsIn(game, id)[0] ?? null) : seatingFor(game, id, seats);
}

/** How many play it in the arena. */
export function seatsOf<G extends Kind>(game: Game<G>, table: Chairs = { scenario: null }): number {
  return seatingOf(game, table)?.length ?? 2;
}

/** How many games in a row share their dice: one for each seat that A can have, or two where sides are named. */
export function roundOf<G extends Kind>(game: Game<G>, table: Chairs = { scenario: null }): number {
  return table.sides === undefined ? seatsOf(game, table) : 2;
}

/** The seats of A in the game with this number: each one once, or the named side and then all the others. */
function seatsOfA<G extends Kind>(game: Game<G>, job: Chairs, number: number): number[] {
  const seating = seatingOf(game, job) ?? [];
  const { sides } = job;
  if (sides === undefined) return [number % seating.length];
  const named = (powers: readonly number[]) => powers.some((power) => sides.includes(game.powers[power] ?? ''));
  return seating.flatMap((powers, seat) => (named(powers) === (number % 2 === 0) ? [seat] : []));
}

/**
 * Plays one game of the arena. A round of games shares its dice; A has each seat once (or the named side, then the
 * others), and all other seats are B's.
 */
export function playNumber<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null,
  { rivals, tuning }: Workshop<G>,
  job: ArenaJob,
  number: number,
): ArenaResult {
  const seats = seatsOf(game, job);
  const own = seatsOfA(game, job, number);
  const [seatOfA = 0] = own;
  const seed = `${job.seed} ${Math.floor(number / roundOf(game, job))}`;
  const names = Array.from({ length: seats }, (_, seat) => {
    if (seat === seatOfA) return 'a';
    if (own.includes(seat)) return `a${seat}`;
    const nth = (seat - seatOfA + seats) % seats;
    return nth === 1 ? 'b' : `b${nth}`;
  });
  const bots = names.map((name) => playerOf(name.startsWith('a') ? job.a : job.b, rivals));
  const scenario = job.scenario ?? game.scenarios[0] ?? '';
  const { options } = job;
  const marks = new Set<string>();
  const now = () => performance.now();
  const mark = (thing: string) => marks.add(thing);
  const guideOf = (weights: Weights | null) =>
    weights === null || tuning === null ? guide : tuning.guideWith(weights);
  const { a, b } = job.weights ?? { a: null, b: null };
  const [guideOfA, guideOfB] = [guideOf(a), guideOf(b)];
  const guides = names.map((name) => (name.startsWith('a') ? guideOfA : guideOfB));
  const played = playMatch({ game, guide, scenario, options, seed, bots, names, guides, mark, now });
  const { winners, scores, thought, powers } = played;
  const scored: Scored = {
    number,
    seatOfA,
    winner: winnerOf(winners, own),
    winners,
    powers,
    scores,
    thought: {
      a: thought.filter((_, seat) => own.includes(seat)).flat(),
      b: thought.filter((_, seat) => !own.includes(seat)).flat(),
    },
  };
  const wanted = new Set(game.reachable ?? []);
  const file = job.files ? fileOf(game, scenario, options, seed, bots, played.actions) : null;
  return { scored, marks: [...marks].filter((thing) => wanted.has(thing)), file };
}

/** Nobody has won, for the arena, what A and B have won together. */
function winnerOf(winners: readonly number[], own: readonly number[]): Scored['winner'] {
  const others = winners.some((seat) => !own.includes(seat));
  if (winners.some((seat) => own.includes(seat))) return others ? null : 'a';
  return others ? 'b' : null;
}

function playerOf<G extends Kind>(name: string, rivals: readonly Rival<G>[]): Player<G> {
  const found = playerFor(name, rivals);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The same actions at a table with the same dice, which writes them down. */
function fileOf<G extends Kind>(
  game: Game<G>,
  scenario: string,
  options: Options,
  seed: string,
  bots: readonly { readonly id: string }[],
  actions: ReturnType<typeof playMatch>['actions'],
): string {
  const powers = seatingFor(game, scenario, bots.length) ?? [];
  const seats = bots.map(({ id }, i) => ({ name: id, kind: 'bot' as const, level: id, powers: powers[i] ?? [] }));
  const table = Table.open(game, { scenario, options, seats, clock: null, nonces: nonces(bots.length), seed }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  for (const { seat, act } of actions) {
    const done = table.act(seat, act, 0);
    if (!done.ok) throw new Error(`the table refuses ${JSON.stringify(act)}: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}
