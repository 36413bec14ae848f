import { levels, type Player, playerFor } from '@bivouac/bots';
import { type Action, fastDice, type Game, type Kind, sameAction, StateDice } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { prepare, Referee, viewOf } from '@bivouac/kernel/table';
import type { Line, SuitePosition, Workshop } from '@bivouac/shelf';
import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressBar, progressLine } from '../progress.ts';
import { entryOf, gameOf, withContent } from '../take-down.ts';

export interface SuiteOptions {
  readonly bot: string;
  /** How often each position is played, with other dice of the bot's own. */
  readonly tries: number;
  readonly seed: string;
  readonly theme?: string;
  readonly content?: string;
}

/** Nobody is played on with for longer. */
const MOST = 400;

/** What a bot did in one position. */
interface Answer {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly blunders: number;
  readonly tries: number;
  /** The first blunder, if there was one. */
  readonly played: Line | null;
  readonly ms: number;
}

/** `bivouac suite`: positions with known good or bad moves. */
export async function suite(id: string, options: SuiteOptions, io: Io): Promise<Outcome> {
  const entry = await withContent(entryOf(id), options.content, io);
  const game = await gameOf(entry, 'workshop');
  const answers = game.use((found, guide, workshop) => play(found, guide, workshop, options, io));
  const blunders = answers.filter((answer) => answer.blunders > 0);
  const json = {
    game: id,
    bot: options.bot,
    positions: answers.length,
    right: answers.length - blunders.length,
    themes: byTheme(answers),
    blunders,
  };
  const text = textOf(options.bot, answers, blunders);
  return blunders.length > 0 ? failed(json, text) : fine(json, text);
}

function play<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null,
  { rivals, suite: all }: Workshop<G>,
  { bot, tries, seed, theme }: SuiteOptions,
  io: Io,
): Answer[] {
  const player = playerFor(bot, rivals);
  if (typeof player === 'string') {
    const names = [...levels, ...rivals].map((one) => one.id).join(', ');
    throw new Problem('usage', `${player} Choose one of: ${names}.`);
  }
  const wanted = all.filter((position) => theme === undefined || position.theme === theme);
  if (wanted.length === 0) {
    const themes = [...new Set(all.map((position) => position.theme))].join(', ');
    const message =
      themes === '' ? `${game.id} has no suite.` : `There is no theme "${theme ?? ''}". Choose one of: ${themes}.`;
    throw new Problem('usage', message);
  }
  const line = progressLine(io);
  const began = io.now();
  const answers = wanted.map((position, i): Answer => {
    line.show(progressBar(i, wanted.length, i, io.now() - began));
    return answerTo(game, guide, player, position, tries, seed);
  });
  line.clear();
  return answers;
}

function answerTo<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null,
  player: Player<G>,
  position: SuitePosition<G>,
  tries: number,
  seed: string,
): Answer {
  const { id, theme, why } = position;
  const start = performance.now();
  const played = Array.from({ length: tries }, (_, n) => playedOn(game, guide, player, position, `${seed} ${id} ${n}`));
  const ms = Number(((performance.now() - start) / tries).toFixed(2));
  const wrong = played.filter(({ blunder }) => blunder).map(({ plan }) => plan);
  return { id, theme, why, blunders: wrong.length, tries, played: wrong[0] ?? null, ms };
}

/** What the bot does from a position on, as far as the suite has something to say about it, and whether that is wrong. */
function playedOn<G extends Kind>(
  game: Game<G>,
  guide: Guide<G> | null,
  player: Player<G>,
  position: SuitePosition<G>,
  seed: string,
): { readonly plan: Line; readonly blunder: boolean } {
  const { seat, good, bad, outcome } = position;
  const referee = new Referee(prepare(game), position.state());
  const longest = outcome === undefined ? Math.max(...[...good, ...bad].map((plan) => plan.length)) : MOST;
  const plan: Action[] = [];
  while (plan.length < longest && !referee.finished) {
    const asked = referee.waiting().includes(seat) ? seat : outcome === undefined ? undefined : referee.waiting()[0];
    if (asked === undefined) break;
    const offers = referee.offers(asked);
    const view = viewOf(game, referee.state, asked);
    const dice = new StateDice(fastDice(`${seed} ${plan.length}`));
    const action = player.choose({ game, guide, view, seat: asked, offers, dice });
    if (asked === seat && outcome?.last(referee.state, action) === true) break;
    const done = referee.play(asked, action);
    if (!done.ok) throw new Error(`${player.id} wanted ${JSON.stringify(action)}: ${done.refused}`);
    plan.push(action);
  }
  return { plan, blunder: outcome === undefined ? isBlunder(position, plan) : outcome.fails(referee.state) };
}

/** Whether a plan is one that loses, or none of those that win. */
export function isBlunder({ good, bad }: { good: readonly Line[]; bad: readonly Line[] }, plan: Line): boolean {
  const beginsLike = (known: Line) =>
    known.every((action, i) => {
      const played = plan[i];
      return played !== undefined && sameAction(action, played);
    });
  return bad.length > 0 ? bad.some(beginsLike) : !good.some(beginsLike);
}

function byTheme(answers: readonly Answer[]): { [theme: string]: { positions: number; right: number } } {
  const found: { [theme: string]: { positions: number; right: number } } = {};
  for (const { theme, blunders } of answers) {
    const { positions, right } = found[theme] ?? { positions: 0, right: 0 };
    found[theme] = { positions: positions + 1, right: right + (blunders === 0 ? 1 : 0) };
  }
  return found;
}

function textOf(bot: string, answers: readonly Answer[], blunders: readonly Answer[]): string {
  const themes = Object.entries(byTheme(answers)).map(
    ([theme, { positions, right }]) => `  ${theme}: ${right} of ${positions}`,
  );
  const wrong = blunders.map(({ id, why, blunders: times, tries, played }) => {
    const often = tries === 1 ? '' : ` (${times} of ${tries})`;
    const what = (played ?? []).map((action) => action.join(' ')).join(', ');
    return `  ${id}${often}: ${what}\n    ${why}`;
  });
  const lines = [`${answers.length} positions: ${bot} blunders in ${blunders.length}`, ...themes];
  if (wrong.length > 0) lines.push('', ...wrong);
  return `${lines.join('\n')}\n`;
}
