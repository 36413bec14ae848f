import type { Decision, Game, Kind, Logged, Seat, State } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/table';
import type { Connection, Look, MatchHost, Push } from '@bivouac/host';
import type { Speech } from '@bivouac/words';
import { type Io, type Lines, printable } from '../io.ts';
import { Problem } from '../problem.ts';
import type { OwnKey } from '../text/own-text.ts';
import { fillIn, listChoices } from './choices.ts';
import { askable, clauseText, explain } from './explanations.ts';
import type { SaveFile } from './save-file.ts';

/** How a sitting ended: the match is over, the player left it, or there was no more input. */
export type Ending = 'over' | 'left' | 'endOfInput';

/** One person at a terminal, connected to one seat of a hosted match. */
export class Session<G extends Kind> {
  readonly #game: Game<G>;
  readonly #host: MatchHost;
  readonly #line: Connection;
  readonly #seat: Seat;
  readonly #words: Speech;
  readonly #io: Io;
  readonly #screen: (text: string) => void;
  readonly #lines: Lines;
  readonly #file: SaveFile;
  readonly #tellPosition: (view: object) => string;
  /** What the host pushed last, the log as far as it has been sent, and how much of that has been read out. */
  #look: Look | null = null;
  #since = 0;
  #log: readonly Logged[] = [];
  #told = 0;
  #fault: string | null = null;
  #awake: (() => void) | null = null;
  #greeted = false;

  /** `unread`: how many lines of the log the player has not read yet. */
  constructor(
    game: Game<G>,
    host: MatchHost,
    { seat, unread }: { readonly seat: Seat; readonly unread: number },
    words: Speech,
    io: Io,
    screen: (text: string) => void,
    file: SaveFile,
    position: (view: object) => string,
  ) {
    this.#game = game;
    this.#host = host;
    this.#seat = seat;
    this.#words = words;
    this.#io = io;
    this.#screen = (text) => screen(`${printable(text)}\n`);
    this.#lines = io.lines(screen);
    this.#file = file;
    this.#tellPosition = position;
    this.#line = host.connect([seat], seat, (push) => this.#hear(push));
    this.#told = Math.max(0, this.#log.length - unread);
  }

  #hear(push: Push): void {
    if (push.push === 'fault') this.#fault = push.detail;
    else {
      const { since, showing } = push.look;
      if (this.#look === null) this.#since = since;
      this.#log = [...this.#log.filter(({ at }) => at < since), ...showing.log];
      this.#look = push.look;
    }
    this.#awake?.();
  }

  get #now(): Look {
    if (this.#look === null) throw new Problem('broken', { say: 'showsNothing' }, {}, 3);
    return this.#look;
  }

  async play(): Promise<Ending> {
    try {
      for (;;) {
        await this.#letBotsPlay();
        this.#readOut();
        const { result, decision } = this.#now.showing;
        if (result !== null) return await this.#end('over');
        if (decision === null) throw new Problem('broken', { say: 'nobodyCanMove' }, {}, 3);
        const ending = await this.#decide(decision);
        if (ending !== null) return await this.#end(ending);
      }
    } finally {
      this.#lines.close();
    }
  }

  #say(key: OwnKey, details: { readonly [name: string]: unknown } = {}): void {
    this.#screen(this.#words.say(key, details));
  }

  /** Waits while the host lets the bots play. */
  async #letBotsPlay(): Promise<void> {
    while (this.#now.bot !== null && this.#fault === null) {
      const pushed = new Promise<void>((resolve) => {
        this.#awake = resolve;
      });
      await this.#line.ready('quick');
      await pushed;
    }
    if (this.#fault !== null) throw new Problem('broken', this.#fault, {}, 3);
  }

  /** What happened since, as far as the player may know. */
  #readOut(): void {
    const fresh = this.#log.slice(this.#told);
    this.#told = this.#log.length;
    for (const { fact } of fresh) {
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
    else if (word === 'p') this.#screen(this.#tellPosition(this.#now.showing.view.game));
    else if (word === 'l') await this.#recite();
    else if (word === 'u') return await this.#undo();
    else if (word === 's') await this.#save(rest.join(' '));
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
    const action = await fillIn(offer, this.#words, this.#lines);
    if (action === null) return 'endOfInput';
    const done = await this.#line.act(action, stamp);
    if (done.ok) return null;
    this.#screen(this.#words.refusal(done));
    return 'again';
  }

  #help({ clause }: Decision, question: string): void {
    const view = this.#referee();
    if (question !== '') {
      this.#screen(explain(view, this.#seat, question, this.#words));
      return;
    }
    const rule = clauseText(this.#game.paragraphs, clause, this.#words);
    if (rule !== null) this.#screen(`${clause}: ${rule}`);
    this.#say('help', askable(view, this.#seat));
  }

  /** A referee that knows what the player knows. */
  #referee(): Referee<G> {
    // A view comes as plain JSON: it is this game's, since the host of this game sent it.
    const view = this.#now.showing.view as object as State<G['state']>;
    return new Referee(prepare(this.#game), view, { viewer: this.#seat });
  }

  /** The whole log: what was not sent yet is asked for. */
  async #recite(): Promise<void> {
    while (this.#since > 0) {
      const { since, log } = await this.#line.earlier(this.#seat);
      this.#since = since;
      this.#log = [...log, ...this.#log];
    }
    this.#told = 0;
    this.#readOut();
  }

  async #undo(): Promise<null | 'again'> {
    const done = await this.#line.undo();
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
    await this.#line.resign();
    return null;
  }

  async #save(file: string): Promise<boolean> {
    const before = this.#file.file;
    if (file !== '') this.#file.file = file;
    const name = this.#file.file;
    const why = this.#file.save((await this.#host.hosted.fileText()) ?? '');
    // The path that was good before stays the one that the match is kept under.
    if (why !== null) this.#file.file = before;
    if (why !== null) this.#say('notSaved', { file: name, why });
    else this.#say(this.#now.showing.result === null ? 'saved' : 'savedEnd', { file: name });
    return why === null;
  }

  async #end(ending: Ending): Promise<Ending> {
    const { result } = this.#now.showing;
    if (result !== null) this.#screen(`\n${this.#words.result(result)}`);
    if (ending === 'endOfInput') this.#say('endOfInput');
    if (!(await this.#save(''))) throw new Problem('badFile', { say: 'notSaved', with: { file: this.#file.file } });
    return ending;
  }
}
