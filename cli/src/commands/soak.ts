import { type Bot, levelOf, levels } from '@bivouac/bots';
import type { Game, Kind, Setup } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { type Lead, setupsOf, soak as soakGame, type SoakFailure, type SoakReport } from '@bivouac/kernel/soak';
import { shelf } from '@bivouac/shelf';
import { checkSetup, optionsIn } from '../game-options.ts';
import type { Io } from '../io.ts';
import { neverReached } from '../never-reached.ts';
import { exitCodes, failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import { checkScenarios, entryOf, gameOf, withContent } from '../take-down.ts';

export interface SoakOptions {
  /** How many; without it as many as `npm test` plays of the game. */
  readonly games?: number;
  readonly from: number;
  readonly seed: string;
  readonly every: number;
  readonly failures: number;
  /** Only this scenario; without it those of its folder in turn, or all. */
  readonly scenario?: string;
  /** Only seatings of so many; without it every seating in turn. */
  readonly seats?: number;
  readonly content?: string;
  /** Only with these options; without them every set of options that the game names. */
  readonly options?: string;
  /** The bot that chooses most actions; without one all are random. */
  readonly lead?: string;
}

/** `bivouac soak`: seeded random games, or games of a bot, with everything checked that must hold in any game. */
export async function soak(id: string, options: SoakOptions, io: Io): Promise<Outcome> {
  const entry = await withContent(entryOf(id), options.content, io);
  const bot = options.lead === undefined ? null : botOf(options.lead);
  const game = await gameOf(entry, bot === null ? 'plain' : 'guided');
  const { games = entry.about.soak.games, from, seed, every, failures, scenario, seats } = options;
  checkScenarios(
    id,
    game.use((found) => found.scenarios),
    scenario === undefined ? [] : [scenario],
  );
  // A battle of somebody's own has scenarios that the folder of the game does not know.
  const inTurn = options.content === undefined ? entry.about.soak.scenarios : undefined;
  const wanted = scenario === undefined ? inTurn : [scenario];
  const variants = options.options === undefined ? undefined : [optionsIn(options.options)];
  const setups = game.use((found) => {
    const all = setupsOf(found, variants).filter((one) => wanted?.includes(one.scenario) ?? true);
    const [one] = all;
    if (variants !== undefined && one !== undefined) checkSetup(found, one.scenario, one.options, one.seats);
    return all;
  });
  const seated = seats === undefined ? setups : seatedBy(id, setups, seats);
  const line = progressLine(io);
  const began = io.now();
  const report = game.use((found, guide) =>
    soakGame(found, {
      ...(bot === null ? {} : { lead: ledBy(bot, found, guide) }),
      games,
      from,
      seed,
      every,
      mostFailures: failures,
      setups: seated,
      progress: (played, steps) =>
        line.show(`${played} of ${games} games, ${steps} steps, ${pace(steps, io.now() - began)}`),
    }),
  );
  line.clear();
  return outcomeOf(report, options);
}

function botOf(id: string): Bot {
  const level = levelOf(id);
  if (level !== null) return level.bot;
  throw new Problem('usage', `There is no bot "${id}". Choose one of: ${levels.map((one) => one.id).join(', ')}.`);
}

function ledBy<G extends Kind>(bot: Bot, game: Game<G>, guide: Guide<G> | null): Lead<G> {
  return (seen) => bot.choose({ game, guide, ...seen });
}

/** The setups with so many seats, or how many there can be. */
function seatedBy(id: string, setups: readonly Setup[], seats: number): readonly Setup[] {
  const found = setups.filter((setup) => setup.seats.length === seats);
  if (found.length > 0) return found;
  const able = [...new Set(setups.map((setup) => setup.seats.length))].sort((one, two) => one - two);
  throw new Problem('usage', `${id} is played by ${able.join(' or ')}, not by ${seats}.`, { seats });
}

/** `bivouac soak --all`: every game that can be played, each as many games as its folder says. */
export async function soakAll(options: SoakOptions, io: Io): Promise<Outcome> {
  const soaks: object[] = [];
  let text = '';
  let isFine = true;
  for (const { id, load } of shelf) {
    if (load === null) continue;
    const began = io.now();
    const { code, json, text: told } = await soak(id, options, io);
    const seconds = Math.round((io.now() - began) / 100) / 10;
    soaks.push({ ...json, seconds });
    text += `${told}\n`;
    isFine &&= code === exitCodes.fine;
  }
  return (isFine ? fine : failed)({ soaks }, text);
}

export function outcomeOf(report: SoakReport, options: SoakOptions): Outcome {
  const { game, games, steps, failures, unreached } = report;
  const json = { game, games, steps, failures, unreached };
  return (failures.length === 0 ? fine : failed)(json, textOf(report, options));
}

function pace(steps: number, ms: number): string {
  return ms <= 0 ? '' : `${Math.round((steps / ms) * 1000)} steps/s`;
}

function textOf(report: SoakReport, options: SoakOptions): string {
  const { failures, unreached } = report;
  const lines = [`${report.game}: ${report.games} games, ${report.steps} steps, ${count(failures.length, 'failure')}`];
  for (const failure of failures) lines.push('', failureText(report.game, failure, options));
  lines.push(...neverReached(unreached));
  return `${lines.join('\n')}\n`;
}

/** A failure, and the command that brings it about again. */
function failureText(game: string, failure: SoakFailure, orders: SoakOptions): string {
  const { seed, every } = orders;
  const kept = (['scenario', 'seats', 'options', 'lead'] as const).filter((name) => orders[name] !== undefined);
  const which = kept.map((name) => ` --${name} ${orders[name]}`).join('');
  const again = `npx bivouac soak ${game}${which} --from ${failure.game} --games 1 --seed ${JSON.stringify(seed)} --every ${every}`;
  return [
    `Game ${failure.game} (${failure.seats} seats), after ${count(failure.action, 'action')}: ${failure.property}`,
    `  ${failure.detail.split('\n').join('\n  ')}`,
    `  again: ${again}`,
  ].join('\n');
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
