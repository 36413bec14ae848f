import { fastDice, StateDice } from '@bivouac/kernel';
import { imagine, type Referee, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { askedOf } from '../bot/asked.ts';
import { columnsOf } from '../bot/columns.ts';
import { outlookOf } from '../bot/evaluate.ts';
import { tacticsAsked } from '../bot/tactic.ts';
import { asVeteran } from '../bot/weights.ts';
import { gloireGuide, type Weights, weights } from '../bot.ts';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { hasStrength, isGuns } from '../rules/pieces/pieces.ts';
import { ARMISTICE, type Gloire, NO_LINE, WAR } from '../rules/state.ts';
import { position, strom, unit, where } from './position.ts';
import { begin, playOn } from './random-game.ts';

const game = gloireGame(germany1813);
const guide = gloireGuide(germany1813);
/** A guide that remembers nothing of what it has judged before. */
const freshGuide = () => gloireGuide({ ...germany1813 });

/** Some positions that random games came through. */
function positions(count: number): Referee<Gloire>[] {
  return Array.from({ length: count }, (_, i) => playOn(begin(`some ${i}`), 40 + 55 * i, `random ${i}`));
}

test('a position is judged by what the seat may know: alike on its view and on whatever it imagines', () => {
  for (const [i, referee] of positions(5).entries()) {
    for (const seat of [0, 1]) {
      const view = viewOf(game, referee.state, seat);
      const known = guide.evaluate(view, seat);
      for (let n = 0; n < 3; n++) {
        const one = imagine(game, view, seat, new StateDice(fastDice(`world ${i} ${n}`)));
        expect(freshGuide().evaluate(one, seat)).toBeCloseTo(known, 9);
      }
    }
  }
});

test('what is worth thinking about is always on offer, and there is always something', () => {
  const referee = begin('offers');
  // Each kind of question some times: what is asked a hundred times over proves nothing more.
  const asked = new Map<string, number>();
  for (let n = 0; n < 300 && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const { prompt = '' } = referee.decision(seat) ?? {};
    const times = (asked.get(prompt) ?? 0) + 1;
    asked.set(prompt, times);
    if (times > 8) {
      playOn(referee, 1, `any ${n}`);
      continue;
    }
    const offers = referee.offers(seat);
    const view = viewOf(game, referee.state, seat);
    const wanted = guide.candidates(view, seat, offers);
    expect(wanted.length).toBeGreaterThan(0);
    for (const one of wanted) expect(offers).toContain(one);
    playOn(referee, 1, `any ${n}`);
  }
  expect(asked.size).toBeGreaterThan(8);
});

test('what is worth thinking about does not depend on what the seat cannot know', () => {
  for (const [i, referee] of positions(8).entries()) {
    const [seat = 0] = referee.waiting();
    const view = viewOf(game, referee.state, seat);
    const other = imagine(game, view, seat, new StateDice(fastDice(`other ${i}`)));
    expect(other.game.face.is).not.toEqual(referee.state.game.face.is);
    const offers = referee.offers(seat);
    expect(freshGuide().candidates(other, seat, offers)).toEqual(guide.candidates(referee.state, seat, offers));
    expect(freshGuide().evaluate(other, seat)).toBeCloseTo(guide.evaluate(referee.state, seat), 9);
  }
});

/** The tactics that the French think of in a battle at Löbau. */
function tacticsOf(french: string, coalition: string): unknown[] {
  const { referee } = position({
    pack: germany1813,
    scenario: 'bautzen',
    options: {},
    hidden: true,
    turn: 5,
    phase: 'combat',
    french: { loebau: french },
    coalition: { loebau: coalition },
  });
  const offers = referee.offers(0);
  expect(offers.map(([verb]) => verb)).toEqual(['tactic', 'tactic', 'tactic']);
  return guide.candidates(viewOf(game, referee.state, 0), 0, offers).map(([, tactic]) => tactic);
}

test('who is outmatched wants a short battle, and weighs all that are as good; who is sure to win wants a long one', () => {
  const host = 'ney fr-v:12 fr-vi:10 fr-xi:8 fr-old-guard:3';
  const stronger = 'barclay wittgenstein ru-guard:8 ru-langeron:9 pr-bluecher:9 ru-iv:6 co-artillery';
  expect(new Set(tacticsOf(host, stronger))).toEqual(new Set([2, 3]));
  expect(tacticsOf(`${host} napoleon fr-iii:14 fr-artillery`, 'ru-sacken:3')).not.toContain(2);
});

test('a Marshal who is attacked asks why: he takes whoever comes for better than he looks, and wants a shorter battle', () => {
  const { referee } = position({
    pack: germany1813,
    scenario: 'bautzen',
    options: {},
    hidden: true,
    turn: 4,
    phase: 'combat',
    french: { bautzen: 'napoleon ney fr-iii:9 fr-xi:7 fr-iv:8 fr-vi:7 fr-xii:8 fr-old-guard:2 fr-young-guard:5' },
    coalition: { bautzen: 'barclay wittgenstein ru-guard:8 ru-langeron:8 pr-bluecher:9 ru-iv:6 co-artillery' },
  });
  const view = viewOf(game, referee.state, 1);
  const offers = referee.offers(1);
  const length = (weights: Weights, state = view) => {
    const asked = askedOf(germany1813, weights, state, 1, offers);
    const shares = asked === null ? [] : tacticsAsked(asked);
    return shares.reduce((sum, { offer: [, tactic], share }) => sum + share * Number(tactic), 0);
  };
  expect(length(weights)).toBeLessThan(length(asVeteran(weights)));
  // In open play he sees what comes.
  const open = referee.state;
  open.game.blind = 1;
  expect(length(weights, open)).toBe(length(asVeteran(weights), open));
});

test('[GLO 1813.A.armistice#30] whoever must part from the enemy is found, though nothing is planned for him', () => {
  // Nothing scores, so that nobody would go anywhere by himself.
  const pack = { ...strom, scenarios: strom.scenarios.map((one) => ({ ...one, places: [], control: [] })) };
  const played = position({
    pack,
    french: { aue: 'III:5', brand: 'II:5' },
    coalition: { dorn: 'cossacks:1' },
    command: [1, 0, 0],
    turn: 1,
    also(s) {
      s.peace = ARMISTICE;
      s.declared = s.turn;
      // The first town is too dear to set out from.
      s.status[unit('III')] = NO_LINE;
    },
  });
  const steps: string[] = [];
  for (let n = 0; n < 12 && played.asked()?.prompt !== 'done' && where(played.s, 'II') === 'brand'; n++) {
    const offers = played.referee.offers(0);
    const view = viewOf(gloireGame(pack), played.referee.state, 0);
    const [first = ['done']] = gloireGuide(pack).candidates(view, 0, offers);
    steps.push(first[0]);
    played.act(0, ...(first as [string, ...number[]]));
  }
  expect(steps).not.toContain('cancel');
  expect(where(played.s, 'II')).not.toBe('brand');
});

test('[GLO 1813.A.armistice#27] nobody thinks of forcing a march while there is an armistice', () => {
  const forced = (peace: number) => {
    const referee = playOn(begin('far towns'), 40, 'far towns');
    referee.state.game.peace = peace;
    const b = { s: { ...referee.state.game, active: 0 }, content: germany1813 };
    const { columns } = columnsOf(outlookOf(b, weights, 0, 0), 0, 0);
    return columns.flatMap(({ goals }) => goals).filter((goal) => goal.forced).length;
  };
  expect(forced(WAR)).toBeGreaterThan(0);
  expect(forced(ARMISTICE)).toBe(0);
});

test('no corps is bound to another: whoever can march by himself is a column, and nobody is in two', () => {
  const b = { s: { ...begin('columns').state.game, active: 0 }, content: germany1813 };
  const { columns } = columnsOf(outlookOf(b, weights, 0, 0), 0, 0);
  const corps = columns.map(({ slots }) => slots.filter((slot) => hasStrength(b, slot) && !isGuns(b, slot)).length);
  expect(Math.max(...corps)).toBe(1);
  expect(corps.filter((count) => count === 1).length).toBeGreaterThan(5);
  const slots = columns.flatMap((column) => column.slots);
  expect(new Set(slots).size).toBe(slots.length);
});
