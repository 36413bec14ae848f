import { levelOf } from '@bivouac/bots';
import { botSeed } from '@bivouac/host';
import {
  type Decision,
  fastDice,
  type Guide,
  hasHole,
  type Kind,
  readLog,
  type Seat,
  StateDice,
  type Table,
} from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { type Io, type Lines, printable } from '../io.ts';
import { positionText } from '../position.ts';
import { Problem } from '../problem.ts';
import type { OwnKey } from '../text/own-text.ts';
import { fillIn, listChoices } from './choices.ts';
import { askable, clauseText, explain } from './explanations.ts';
import type { Store } from './store.ts';

/** How a sitting ended: the match is over, the player left it, or there was no more input. */
export type Ending = 'over' | 'left' | 'endOfInput';

/** One person at a terminal, playing one seat of a table; bots play the others. */
export class Session<G extends Kind> {
  readonly #table: Table<G>;
  readonly #guide: Guide<G> | null;
  readonly #seat: Seat;
  readonly #words: Speech;
  readonly #io: Io;
  readonly #screen: (text: string) => void;
  readonly #lines: Lines;
  readonly #store: Store;
  /** How much of the log has been read out. */
  #told = 0;
  #greeted = false;

  constructor(
    table: Table<G>,
    guide: Guide<G> | null,
    seat: Seat,
    words: Speech,
    io: Io,
    screen: (text: string) => void,
    store: Store,
  ) {
    this.#table = table;
    this.#guide = guide;
    this.#seat = seat;
    this.#words = words;
    this.#io = io;
    this.#screen = (text) => screen(`${printable(text)}\n`);
    this.#lines = io.lines(screen);
    this.#store = store;
    // What came of the player's last action and since is news; in a new match that is all of it.
    const last = table.entries.findLastIndex((entry) => entry.seat === seat) + 1;
    const news = table.log.findIndex(({ at }) => at >= last);
    this.#told = news < 0 ? table.log.length : news;
  }

  async play(): Promise<Ending> {
    try {
      for (;;) {
        this.#letBotsPlay();
        this.#readOut();
        if (this.#table.result !== null) return this.#end('over');
        const decision = this.#table.decision(this.#seat);
        if (decision === null) throw new Problem('broken', 'Nobody can move, and the match is not over.', {}, 3);
        const ending = await this.#decide(decision);
        if (ending !== null) return this.#end(ending);
      }
    } finally {
      this.#lines.close();
    }
  }

  #say(key: OwnKey, details: { readonly [name: string]: unknown } = {}): void {
    this.#screen(this.#words.say(key, details));
  }

  #letBotsPlay(): void {
    const table = this.#table;
    for (let next = table.botToMove(); next !== null; next = table.botToMove()) {
      const { seat, level } = next;
      const bot = levelOf(level)?.bot;
      if (bot === undefined) throw new Problem('badInput', `There is no bot "${level}" to play seat ${seat + 1}.`);
      // Dice of its own for every move, so that a match that was resumed goes on as it would have.
      const dice = new StateDice(fastDice(botSeed(table.charter, table.length)));
      const { view, decision } = table.show(seat);
      const action = bot.choose({
        game: table.game,
        guide: this.#guide,
        view,
        seat,
        offers: decision?.offers ?? [],
        dice,
      });
      const done = table.act(seat, action, this.#io.now());
      if (!done.ok) throw new Problem('broken', `The bot ${level} wanted what it may not: ${done.refused}.`, {}, 3);
    }
  }

  /** What happened since, as far as the player may know. */
  #readOut(): void {
    const fresh = this.#table.log.slice(this.#told);
    this.#told = this.#table.log.length;
    for (const { fact } of readLog(fresh, this.#seat)) {
      const clause = fact.clause === undefined ? '' : ` [${fact.clause}]`;
      this.#screen(`  ${this.#words.fact(fact)}${clause}`);
    }
  }

  /** Asks until the player has acted or left. */
  async #decide(decision: Decision): Promise<Ending | null> {
    const { offers, clause } = decision;
    this.#screen(`\n${this.#words.prompt(decision)}${clause === '' ? '' : ` [${clause}]`}`);
    this.#screen(listChoices(offers, this.#words, ''));
    if (!this.#greeted) this.#say('howTo');
    this.#greeted = true;
    for (;;) {
      const line = (await this.#lines.next('> '))?.trim() ?? null;
      if (line === null) return 'endOfInput';
      const done = await this.#obey(line, decision);
      if (done !== 'again') return done;
    }
  }

  /** Does what a line says: `again` if the same question still stands, null if the position has changed. */
  async #obey(line: string, decision: Decision): Promise<Ending | null | 'again'> {
    const { offers } = decision;
    if (/^\d+$/.test(line)) return await this.#choose(Number(line), decision);
    const [word = '', ...rest] = line.split(/\s+/);
    if (word.startsWith('/')) this.#screen(listChoices(offers, this.#words, line.slice(1).trim()));
    else if (word === '?' || word === 'h' || word === 'help') this.#help(decision, rest.join(' '));
    else if (word === 'p') this.#screen(this.#position());
    else if (word === 'l') this.#recite();
    else if (word === 'u') return this.#undo();
    else if (word === 's') this.#save(rest.join(' '));
    else if (word === 'r') return await this.#resign();
    else if (word === 'q') return 'left';
    else if (line !== '') this.#say('notANumber', { line, most: offers.length });
    return 'again';
  }

  async #choose(number: number, { offers, stamp }: Decision): Promise<null | 'again' | Ending> {
    const offer = offers[number - 1];
    if (offer === undefined) {
      this.#say('notANumber', { line: String(number), most: offers.length });
      return 'again';
    }
    const action = hasHole(offer) ? await fillIn(offer, this.#words, this.#lines) : offer;
    if (action === null) return 'endOfInput';
    const done = this.#table.act(this.#seat, action, this.#io.now(), stamp);
    if (done.ok) return null;
    this.#screen(this.#words.refusal(done));
    return 'again';
  }

  #help({ clause }: Decision, question: string): void {
    const view = this.#table.through(this.#seat);
    if (question !== '') {
      this.#screen(explain(view, this.#seat, question, this.#words));
      return;
    }
    const rule = clauseText(this.#table.game.paragraphs, clause, this.#words);
    if (rule !== null) this.#screen(`${clause}: ${rule}`);
    this.#say('help', askable(view, this.#seat));
  }

  #position(): string {
    return positionText(this.#table.show(this.#seat).view.game);
  }

  #recite(): void {
    this.#told = 0;
    this.#readOut();
  }

  #undo(): null | 'again' {
    const done = this.#table.undo(this.#seat, this.#io.now());
    if (done.ok) return null;
    this.#screen(this.#words.refusal(done));
    return 'again';
  }

  async #resign(): Promise<null | 'again' | Ending> {
    if (this.#io.typed) {
      const line = await this.#lines.next(`${this.#words.say('sureToResign')} `);
      if (line === null) return 'endOfInput';
      if (line.trim() !== 'r') return 'again';
    }
    this.#table.resign(this.#seat, this.#io.now());
    return null;
  }

  #save(file: string): boolean {
    if (file !== '') this.#store.file = file;
    const why = this.#store.save(this.#table);
    const name = this.#store.file;
    if (why !== null) this.#say('notSaved', { file: name, why });
    else this.#say(this.#table.result === null ? 'saved' : 'savedEnd', { file: name });
    return why === null;
  }

  #end(ending: Ending): Ending {
    const { result } = this.#table;
    if (result !== null) this.#screen(`\n${this.#words.result(result)}`);
    if (ending === 'endOfInput') this.#say('endOfInput');
    if (!this.#save('')) throw new Problem('badFile', `The match could not be saved in "${this.#store.file}".`);
    return ending;
  }
}
