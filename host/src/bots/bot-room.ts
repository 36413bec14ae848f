import { type Bot, foresee, type Foreseen, levelOf, levels, type Seen } from '@bivouac/bots';
import { type Action, fastDice, type Game, type Kind, StateDice } from '@bivouac/kernel';
import type { Guide, Spoken } from '@bivouac/kernel/guide';
import type { AheadQuestion, BotDesk, BotQuestion, BotTable, Thoughts } from './question.ts';

/** Of what a bot considered, the best so many are worth telling. */
const MOST_THOUGHTS = 6;

/** A game of any kind, with what it tells the bots. */
export interface Playable {
  use<T>(what: <G extends Kind>(game: Game<G>, guide: Guide<G> | null) => T): T;
}

/** Where the bots think: the game with its guide, and nothing of the match but what each question says. */
export class BotRoom implements BotDesk {
  readonly #find: (table: BotTable) => Promise<Playable | null>;
  #game: Playable | null = null;

  constructor(find: (table: BotTable) => Promise<Playable | null>) {
    this.#find = find;
  }

  async sit(table: BotTable): Promise<void> {
    this.#game = await this.#find(table);
  }

  async choose(question: BotQuestion): Promise<Action> {
    return this.#think(question, (bot, seen) => bot.choose(seen));
  }

  async says(question: BotQuestion, action: Action): Promise<Spoken | null> {
    return this.#think(question, (_, { guide, view, seat }) => guide?.says?.(view, seat, action) ?? null);
  }

  async explain(question: BotQuestion): Promise<Thoughts> {
    return this.#think(question, (bot, seen) => ({
      considered: bot.explain(seen).slice(0, MOST_THOUGHTS),
      parts: seen.guide?.words ?? {},
    }));
  }

  async foresee(question: AheadQuestion, attempt: number): Promise<Foreseen | null> {
    // Each guess has dice of its own: they decide what is imagined, not what the bot answers.
    const guess = { ...question, seed: `${question.seed} ahead ${attempt}` };
    return this.#think(guess, (bot, seen) => foresee(bot, seen, question.seeds, attempt));
  }

  #think<T>(question: BotQuestion, how: <G extends Kind>(bot: Bot, seen: Seen<G>) => T): T {
    if (this.#game === null) throw new Error('the bots have no game to play');
    const { level, view, seat, offers, seed, heard = [] } = question;
    const { bot } = levelOf(level) ?? levels[0];
    const dice = new StateDice(fastDice(seed));
    return this.#game.use(<G extends Kind>(game: Game<G>, guide: Guide<G> | null) =>
      // A view comes over as plain JSON: it is this game's, since the table of this game sent it.
      how<G>(bot, {
        game,
        guide: (heard.length > 0 ? guide?.hearing?.(heard) : null) ?? guide,
        view,
        seat,
        offers,
        dice,
      }),
    );
  }
}
