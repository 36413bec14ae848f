import { type Bot, levelOf, nonces, playMatch, type Scored } from '@bivouac/bots';
import { type Game, type Guide, type Kind, type Options, Table, writeMatch } from '@bivouac/kernel';

/** What all games of one run of the arena have in common: plain data, so that it can go to another process. */
export interface ArenaJob {
  readonly game: string;
  /** Another content pack, by the path of its file. */
  readonly content: string | null;
  readonly scenario: string | null;
  readonly options: Options;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
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

/** Plays one game of the arena: two in a row share their dice, with the sides swapped. */
export function playNumber<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null,
  job: ArenaJob,
  number: number,
): ArenaResult {
  const seatOfA = number % 2;
  const seed = `${job.seed} ${Math.floor(number / 2)}`;
  const names = seatOfA === 0 ? ['a', 'b'] : ['b', 'a'];
  const bots = names.map((name) => botOf(name === 'a' ? job.a : job.b));
  const scenario = job.scenario ?? game.scenarios[0] ?? '';
  const { options } = job;
  const marks = new Set<string>();
  const now = () => performance.now();
  const mark = (thing: string) => marks.add(thing);
  const played = playMatch({ game, guide, scenario, options, seed, bots, names, mark, now });
  const [winner] = played.winners;
  const scored: Scored = {
    number,
    seatOfA,
    winner: winner === undefined ? null : winner === seatOfA ? 'a' : 'b',
    scores: played.scores,
    thought: { a: played.thought[seatOfA] ?? [], b: played.thought[1 - seatOfA] ?? [] },
  };
  const wanted = new Set(game.reachable ?? []);
  const file = job.files ? fileOf(game, scenario, options, seed, bots, played.actions) : null;
  return { scored, marks: [...marks].filter((thing) => wanted.has(thing)), file };
}

export function botOf(level: string): Bot {
  const found = levelOf(level);
  if (found === null) throw new Error(`there is no bot "${level}"`);
  return found.bot;
}

/** The same actions at a table with the same dice, which writes them down. */
function fileOf<G extends Kind>(
  game: Game<G>,
  scenario: string,
  options: Options,
  seed: string,
  bots: readonly Bot[],
  actions: ReturnType<typeof playMatch>['actions'],
): string {
  const powers = game.seatings.find((seats) => seats.length === bots.length) ?? [];
  const seats = bots.map(({ id }, i) => ({ name: id, kind: 'bot' as const, level: id, powers: powers[i] ?? [] }));
  const table = Table.open(game, { scenario, options, seats, clock: null, nonces: nonces(bots.length), seed }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  for (const { seat, act } of actions) {
    const done = table.act(seat, act, 0);
    if (!done.ok) throw new Error(`the table refuses ${JSON.stringify(act)}: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}
