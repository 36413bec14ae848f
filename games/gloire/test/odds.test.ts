import { fastDice, StateDice } from '@bivouac/kernel';
import { eyesOf, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { gloireGame } from '../game.ts';
import { fightOut, tacticOdds } from '../odds.ts';
import { type Battle, newBattle } from '../rules/battle/battle-force.ts';
import { OFF } from '../rules/state.ts';
import { type Played, position, strom, told, town } from './position.ts';

const place = 'brand';

function battle(dice: readonly number[] = [], hidden = false): Played {
  return position({
    french: { [place]: 'I:10 napoleon' },
    coalition: { [place]: 'ostermann:8' },
    phase: 'combat',
    hidden,
    dice,
  });
}

const asked = (): Battle => newBattle(town(place), 'field', 0, OFF);

/** Fights a battle out with these tactics and dice: who was beaten, and what both lost. */
function fought(seed: number, french: number, coalition: number): { beaten: number; lost: [number, number] } {
  const chance = new StateDice(fastDice(`odds ${seed}`));
  const played = battle(Array.from({ length: 60 }, () => chance.d6()));
  played.act(0, 'tactic', french);
  played.act(1, 'tactic', coalition);
  const lost: [number, number] = [0, 0];
  const over = () => told(played, 'beaten', 'drawn').length > 0;
  // A battle asks but a few things: whose losses, which way back.
  for (let i = 0; i < 30 && !over(); i++) {
    const now = played.asked();
    if (now === null) break;
    const [offer] = played.offers(now.seat);
    if (offer === undefined) break;
    played.act(now.seat, String(offer[0]), ...offer.slice(1).map(Number));
  }
  for (const fact of played.facts) {
    if (fact.fact === 'beaten' || fact.fact === 'drawn') break;
    if (fact.fact === 'loss') lost[strom.units[Number(fact['unit'])]?.side === 0 ? 0 : 1] += Number(fact['points']);
  }
  return { beaten: Number(told(played, 'beaten')[0]?.['side'] ?? OFF), lost };
}

test('the odds of a battle are what battles bring', () => {
  const played = battle();
  const [french, coalition, runs] = [3, 2, 250];
  const all = Array.from({ length: runs }, (_, seed) => fought(seed, french, coalition));
  const share = (side: number) => all.filter(({ beaten }) => beaten === side).length / runs;
  const mean = (side: 0 | 1) => all.reduce((sum, { lost }) => sum + lost[side], 0) / runs;
  // Half of 5, rounded up: only the French have a leader (GLO 8.2#4).
  const odds = fightOut({ s: played.s, content: strom }, asked(), 3, 0);
  expect(odds.won + odds.drawn + odds.lost).toBeCloseTo(1, 6);
  expect(Math.abs(odds.won - share(1))).toBeLessThan(0.09);
  expect(Math.abs(odds.lost - share(0))).toBeLessThan(0.09);
  expect(Math.abs(odds.ownLoss - mean(0))).toBeLessThan(0.3);
  expect(Math.abs(odds.foeLoss - mean(1))).toBeLessThan(0.3);
});

test('odds are exact when all is known, and otherwise say over how many enemies they were taken', () => {
  for (const hidden of [false, true]) {
    const played = battle([], hidden);
    const game = gloireGame(strom);
    const view = viewOf(game, played.referee.state, 0);
    const orders = { content: strom, view, eyes: eyesOf(view, 0), battle: asked(), side: 0, samples: 8 };
    const odds = tacticOdds({ ...orders, dice: new StateDice(fastDice('imagined')) });
    expect(odds.map(({ tactic }) => tactic)).toEqual(played.offers(0, 'tactic').map(([tactic]) => tactic));
    for (const { exact, imagined, won, drawn, lost } of odds) {
      expect(exact).toBe(!hidden);
      expect(imagined > 0).toBe(hidden);
      expect(won + drawn + lost).toBeCloseTo(1, 6);
    }
  }
});

test('a side is better off against fewer', () => {
  const strong = fightOut({ s: battle().s, content: strom }, asked(), 2, 0);
  const weak = position({
    french: { [place]: 'I:10 napoleon' },
    coalition: { [place]: 'ostermann:4' },
    phase: 'combat',
  });
  const easy = fightOut({ s: weak.s, content: strom }, asked(), 2, 0);
  expect(easy.won).toBeGreaterThan(strong.won);
  expect(easy.ownLoss).toBeLessThan(strong.ownLoss);
});
