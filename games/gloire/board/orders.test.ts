import { type Action, copy, type Fact, fastDice, fillHoles, type Seat, type State, StateDice } from '@bivouac/kernel';
import { eyesOf, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { describe, expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { gloireGame } from '../game.ts';
import type { Gloire, GloireState } from '../rules/state.ts';
import { go, position, setOut, strom, town } from '../test/position.ts';
import { gloireText } from '../text/words.ts';
import { orders } from './orders.ts';

const game = gloireGame(stromCampaign);
const infos = orders.flatMap((group) => group.orders);

/** The moment before a question was put: from there it can be seen what an order would have done. */
interface Before {
  readonly state: State<GloireState>;
  readonly actor: Seat;
  readonly action: Action;
  readonly seat: Seat;
}

/** Matches by chance, and how far into each, in which all questions came up when this was written. */
const RICH: readonly (readonly [match: number, steps: number])[] = [
  [8, 400],
  [13, 130],
  [16, 90],
  [20, 60],
  [15, 210],
];
/** Where they do not come up there any more, others are played. */
const OTHERS = Array.from({ length: 60 }, (_, match) => [match, 900] as const);
const IDLE = new Set(['done', 'pass', 'cancel', 'detach', 'rejoin', 'entrench', 'destroy']);

/** The first time that each question is asked in matches by chance, in which people rather march than wait. */
function firstAsked(): Map<string, Before> {
  const found = new Map<string, Before>();
  for (const [match, steps] of [...RICH, ...OTHERS]) {
    if (found.size === prepare(game).windows.size) break;
    const setup = { scenario: stromCampaign.scenarios[0]?.id ?? '', options: {}, seats: game.seatings[0] ?? [] };
    const start = newState(game, setup, fastDice(`orders ${match}`));
    if (isFault(start)) throw new Error(start.fault);
    const referee = new Referee(prepare(game), start).start();
    const dice = new StateDice(fastDice(`choices ${match}`));
    for (let step = 0; !referee.finished && step < steps; step++) {
      const [actor = 0] = referee.waiting();
      const offers = referee.offers(actor);
      const bold = offers.filter(([verb]) => !IDLE.has(verb));
      const action = fillHoles(dice.pick(bold.length > 0 && dice.below(8) > 0 ? bold : offers), dice);
      const state = copy(referee.state);
      referee.play(actor, action);
      for (const seat of referee.waiting()) {
        const window = referee.windowAsked(seat);
        if (window !== null && !found.has(window)) found.set(window, { state, actor, action, seat });
      }
    }
  }
  return found;
}

let asked: ReadonlyMap<string, Before> | null = null;

/** Plays the action that led to the question, with an order for it; what was told, and what the seat is asked then. */
function withOrder(window: string, answer: Action): { told: Fact[]; asked: string | null } {
  asked ??= firstAsked();
  const before = asked.get(window);
  if (before === undefined) throw new Error(`nobody was ever asked "${window}"`);
  const told: Fact[] = [];
  const referee = new Referee<Gloire>(prepare(game), copy(before.state), { tell: (fact) => told.push(fact) });
  expect(referee.order(before.seat, window, answer)).toEqual({ ok: true });
  expect(referee.play(before.actor, before.action)).toEqual({ ok: true });
  return { told, asked: referee.finished ? null : referee.windowAsked(before.seat) };
}

describe('the standing orders that the page lists', () => {
  test('are all questions of the rules that can be answered beforehand, each once', () => {
    expect(infos.map(({ window }) => window).toSorted()).toEqual([...prepare(game).windows].toSorted());
  });

  test.each(
    infos.flatMap(({ window, answers, staff }) => [...answers, staff].map((answer) => [window, answer] as const)),
  )('%s: %j answers for whoever is away', (window, answer) => {
    const after = withOrder(window, answer);
    expect(after.told).toContainEqual(expect.objectContaining({ fact: 'kernel.ordered', window, answer }));
    expect(after.asked).not.toBe(window);
  });

  test('have the staff’s answer among those to choose from', () => {
    for (const { answers, staff } of infos) expect(answers).toContainEqual(staff);
  });

  test('name the towns from which one may intercept: one’s own with troops in them, which then do', () => {
    const info = infos.find(({ window }) => window === 'intercepting');
    const played = position({
      french: { brand: 'I:10' },
      coalition: { calau: 'yorck:8', lohn: 'foot' },
      hidden: true,
    });
    const seen = (seat: Seat) => {
      const view = viewOf(gloireGame(strom), played.referee.state, seat);
      return info?.also?.({ content: strom, view, eyes: eyesOf(view, seat) });
    };
    expect(seen(0)).toEqual([['intercept', town('brand')]]);
    expect(seen(1)).toEqual([['intercept', town('calau')]]);
    expect(seen(-1)).toEqual([]);
    played.referee.order(1, 'intercepting', seen(1)?.[0]);
    expect(go(setOut(played, 'brand', 'I'), 'aue').asked()).toMatchObject({ seat: 1, prompt: 'react' });
  });

  test.each(['en', 'fr'] as const)('have words, and none is left over: %s', (language) => {
    const { orders: words = {}, verbs } = gloireText(language, stromCampaign);
    const windows = infos.map(({ window }) => window);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(windows));
    const answers = infos.flatMap(({ window, answers: all }) => all.map(([verb]) => [window, verb] as const));
    for (const [window, verb] of answers) {
      // To pass means something else at every moment: the general word would not say what.
      const said = Object.hasOwn(words, `${window}/${verb}`) || (verb !== 'pass' && Object.hasOwn(verbs, verb));
      expect([window, verb, said]).toEqual([window, verb, true]);
    }
    const known = new Set([
      ...windows,
      ...windows.map((window) => `${window}/note`),
      ...answers.map((one) => one.join('/')),
      'intercepting/intercept',
    ]);
    expect(Object.keys(words).filter((key) => !known.has(key))).toEqual([]);
  });
});
