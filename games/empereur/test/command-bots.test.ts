import { type Fact, fastDice, fillHoles, isOffered, type Seating, StateDice } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { isFault, newState, prepare, Referee, seatingFor, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { empereurGuide } from '../bot.ts';
import { auerstaedt1806, empereurGame } from '../index.ts';
import type { Empereur } from '../rules/state.ts';

const game = empereurGame(auerstaedt1806);
const guide = empereurGuide(auerstaedt1806);

/** A battle of two bots with a level of command, to its end; what was told. */
function playOut(
  scenario: string,
  command: number,
  mind: Pick<Guide<Empereur>, 'candidates' | 'run'>,
  seed: string,
  seats: Seating = [[0], [1]],
): Fact[] {
  const dice = new StateDice(fastDice(`${seed} bots`));
  const facts: Fact[] = [];
  const state = newState(game, { scenario, options: { command }, seats }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, { tell: (fact) => void facts.push(fact), mark: () => {} }).start();
  let asked = 0;
  while (!referee.finished && asked++ < 4000) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const view = viewOf(game, referee.state, seat);
    const run = mind.run?.(view, seat, offers) ?? [];
    let played = 0;
    // A whole plan, as long as it is still offered.
    for (const step of run) {
      if (referee.finished || referee.waiting()[0] !== seat || !isOffered(referee.offers(seat), step)) break;
      if (referee.play(seat, step).ok) played++;
    }
    if (played > 0) continue;
    const [offer] = mind.candidates(view, seat, offers);
    const action = offer === undefined ? null : fillHoles(offer, dice);
    const ok = action !== null && isOffered(offers, action) && referee.play(seat, action).ok;
    expect([ok, ok ? '' : JSON.stringify([offer, offers])]).toEqual([true, '']);
  }
  expect(referee.finished).toBe(true);
  return facts;
}

test('the computer plays Blücher’s charge to its end with a radius of command, and with tactical orders', () => {
  const radius = playOut('bluecher', 2, { ...guide, ...guide.novice }, 'radius');
  expect(radius.some(({ fact }) => fact === 'marched')).toBe(true);
  const orders = playOut('bluecher', 3, { ...guide, ...guide.novice }, 'orders');
  // Corps that arrive march by order, and go over to the attack or to defence.
  expect(orders.filter(({ fact }) => fact === 'inForce').length).toBeGreaterThan(4);
});

test('the computer plays every seat of a battle by letters: each corps moves and fires, and nobody writes', () => {
  const seats = seatingFor(game, 'hassenhausen', 4) ?? [];
  const facts = playOut('hassenhausen', 5, { ...guide, ...guide.novice }, 'letters', seats);
  const corps = (fact: Fact) => auerstaedt1806.corps[auerstaedt1806.units[Number(fact['unit'])]?.corps ?? -1]?.id;
  const moved = new Set(facts.filter(({ fact }) => fact === 'marched').map(corps));
  expect([...moved]).toEqual(expect.arrayContaining(['gudin', 'vialannes', 'schmettau', 'wartensleben']));
  expect(facts.filter(({ fact }) => fact === 'letterSent')).toEqual([]);
});
