/** The result of one game, as the arena counts it: by bot, not by seat. */
export interface Scored {
  readonly number: number;
  /** The seat that bot A had. */
  readonly seatOfA: number;
  readonly winner: 'a' | 'b' | null;
  /** The seats that won, whoever had them. */
  readonly winners: readonly number[];
  /** The powers that won. */
  readonly powers?: readonly number[];
  /** By power. */
  readonly scores: readonly number[];
  readonly thought: { readonly a: readonly number[]; readonly b: readonly number[] };
}

/** What came of one bot with one seat. */
export interface SideTally {
  readonly games: number;
  readonly a: number;
  readonly b: number;
  readonly draws: number;
}

export interface Timing {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export interface Tally {
  readonly games: number;
  readonly a: number;
  readonly b: number;
  readonly draws: number;
  /** Between which the share of A's points lies, with 95 % confidence; a draw is half a point. */
  readonly wilson: readonly [lo: number, hi: number];
  /** How much stronger A is; a clean sweep is reckoned as half a game short of one. */
  readonly elo: number;
  /** By the seat that A had. */
  readonly bySide: readonly SideTally[];
  /** How often each seat won, whoever had it. */
  readonly seatWins: readonly number[];
  /** How often each power won, where powers are counted. */
  readonly powerWins?: readonly number[];
  /** By power. */
  readonly meanScores: readonly number[];
  /** By how much the first was ahead of the second. */
  readonly medianMargin: number | null;
  readonly ms: { readonly a: Timing; readonly b: Timing };
  readonly p95ms: { readonly a: number; readonly b: number };
}

const Z = 1.959964;

/** Wilson's interval for a share of `n`. */
export function wilson(share: number, n: number): [lo: number, hi: number] {
  if (n === 0) return [0, 1];
  const middle = share + (Z * Z) / (2 * n);
  const wide = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return [Math.max(0, round((middle - wide) / whole, 4)), Math.min(1, round((middle + wide) / whole, 4))];
}

/** The difference in strength that makes this share likely. */
export function elo(share: number, n: number): number {
  if (n === 0) return 0;
  const held = Math.min(1 - 0.5 / n, Math.max(0.5 / n, share));
  return Math.round(400 * Math.log10(held / (1 - held)));
}

/** `powers` is how many there are, where they are counted too. */
export function tally(games: readonly Scored[], seats: number, powers = 0): Tally {
  const all = count(games);
  const share = all.games === 0 ? 0.5 : (all.a + all.draws / 2) / all.games;
  const margins = games.flatMap(({ scores }) => {
    const [first, second] = [...scores].sort((one, two) => two - one);
    return first === undefined || second === undefined ? [] : [first - second];
  });
  const ms = { a: timing(games.flatMap((one) => one.thought.a)), b: timing(games.flatMap((one) => one.thought.b)) };
  return {
    ...all,
    wilson: wilson(share, all.games),
    elo: elo(share, all.games),
    bySide: each(seats, (seat) => count(games.filter((one) => one.seatOfA === seat))),
    seatWins: each(seats, (seat) => games.filter(({ winners }) => winners.includes(seat)).length),
    ...(powers === 0
      ? {}
      : { powerWins: each(powers, (one) => games.filter((game) => game.powers?.includes(one) === true).length) }),
    meanScores: each(Math.max(seats, ...games.map(({ scores }) => scores.length)), (power) =>
      round(mean(games.map(({ scores }) => scores[power] ?? 0)), 2),
    ),
    medianMargin: margins.length === 0 ? null : quantile(margins, 0.5),
    ms,
    p95ms: { a: ms.a.p95, b: ms.b.p95 },
  };
}

function each<T>(seats: number, what: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => what(seat));
}

function count(games: readonly Scored[]): SideTally {
  const a = games.filter(({ winner }) => winner === 'a').length;
  const b = games.filter(({ winner }) => winner === 'b').length;
  return { games: games.length, a, b, draws: games.length - a - b };
}

function timing(ms: readonly number[]): Timing {
  return {
    median: round(quantile(ms, 0.5), 2),
    p95: round(quantile(ms, 0.95), 2),
    max: round(quantile(ms, 1), 2),
  };
}

/** The value below which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
