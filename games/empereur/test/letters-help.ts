import type { Action, Fact } from '@bivouac/kernel';
import { fastDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { imagining, strict } from '@bivouac/kernel/testing';
import { champ, champLeaders, champUnits, hexOf } from '../content/testing/champ.ts';
import type { EmpereurContent, Leader, Placement } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { personOf } from '../rules/command/hands.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';

const { heard, asked, refusal } = strict(english, paragraphs);

const COLUMNS = 30;
/** Of the drawn field: the commander of Blue, his two corps chiefs, White's commander. */
export const [CHIEF, FIRST, , , SECOND] = [0, 1, 2, 3, 4];
/** The seats of a table of four: Blue's commander, White's, and Blue's two corps chiefs. */
export const [BLUE, WHITE, ONE, TWO] = [0, 1, 2, 3] as const;

const second: Leader = {
  ...(champLeaders[FIRST] as Leader),
  id: 'second',
  name: { en: 'second', fr: 'second' },
  corps: [1],
};
const named = [...champLeaders, second];

export const h = (label: string) => hexOf(label, COLUMNS);

export interface Wanted {
  /** Leaders besides those of the field. */
  readonly more?: readonly Leader[];
  readonly at?: Readonly<Record<string, string>>;
  readonly chiefs?: Readonly<Record<string, string>>;
  readonly turns?: number;
  readonly options?: { readonly [name: string]: number | boolean };
}

/** Blue's first corps is a and b, his second c and d; White has A. */
export function fieldOf({ at = {}, chiefs = {}, turns = 6, more = [] }: Wanted): EmpereurContent {
  const leaders = [...named, ...more];
  const units = champUnits.map((unit) => (unit.id === 'c' || unit.id === 'd' ? { ...unit, corps: 1 } : unit));
  const where = { a: '0905', b: '0906', c: '0912', d: '0913', A: '2305', B: '2306', ...at };
  const stand = { chief: '0205', corps: '0805', second: '0812', Chief: '2405', Corps: '2305', ...chiefs };
  const placed = Object.entries(where).map(([id, label]): Placement => {
    const unit = units.findIndex((one) => one.id === id);
    return { unit, hex: h(label), form: 1, facing: units[unit]?.side === 0 ? 0 : 6, rank: 0, steps: 6 };
  });
  const lead = Object.entries(stand).map(([id, label]) => ({
    leader: leaders.findIndex((one) => one.id === id),
    hex: h(label),
  }));
  return champ({ columns: COLUMNS, rows: 16, turns, units, leaders, scenario: { units: placed, leaders: lead } });
}

export const seats = [[0], [1], [personOf(FIRST)], [personOf(SECOND)]];

/** A battle by letters from its start, with what each seat is told. */
export function byLetters(wanted: Wanted = {}) {
  const content = fieldOf(wanted);
  const game = empereurGame(content);
  const setup = { scenario: 'champ', options: wanted.options ?? {}, seats };
  const state = newState(game, setup, fastDice('letters'));
  if (isFault(state)) throw new Error(state.fault);
  const facts: Fact[] = [];
  const referee = new Referee<Empereur>(prepare(game), state, {
    tell: (fact: Fact) => {
      heard(fact);
      facts.push(fact);
    },
    mark: () => {},
  });
  referee.start();
  const seat = () => referee.waiting()[0] ?? -1;
  const table = {
    content,
    game,
    referee,
    facts,
    seat,
    get s(): EmpereurState {
      return referee.state.game;
    },
    prompt: () => referee.decision(seat())?.prompt ?? '',
    offers: (verb: string) => referee.offers(seat()).flatMap(([is, what]) => (is === verb ? [what] : [])),
    act(...action: Action) {
      const who = seat();
      // What is done in imagination does the same.
      const compare = imagining(
        referee,
        (silent) => silent.play(who, action),
        () => {},
      );
      const answer = referee.play(who, action);
      if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(referee.offers(who))}`);
      compare();
      asked(referee);
      return table;
    },
    why(...action: Action) {
      const reason = referee.whyNot(seat(), action);
      refusal(reason);
      return reason?.reason ?? '';
    },
    /** Everybody does nothing more until this seat is asked this. */
    until(who: number, prompt: string) {
      for (let i = 0; i < 200 && !(seat() === who && table.prompt() === prompt); i++) table.act('done');
      return table;
    },
    /** The same in the next turn of Blue. */
    next(who: number, prompt: string) {
      const { turn } = table.s;
      for (let i = 0; i < 200 && table.s.turn === turn; i++) table.act('done');
      return table.until(who, prompt);
    },
    seen: (viewer: number) => viewOf(game, referee.state, viewer),
    reads: (viewer: number) => JSON.stringify(viewOf(game, referee.state, viewer)),
  };
  return table;
}
