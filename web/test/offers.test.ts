import { germany1813, gloireGame, gloireText } from '@bivouac/gloire';
import gloireBoard from '@bivouac/gloire/board';
import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { eyesOf, isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { createWords } from '@bivouac/words';
import { expect, test } from 'vitest';

const game = gloireGame(germany1813);
const IDLE = new Set(['done', 'pass', 'cancel', 'detach', 'rejoin']);

/** Decisions in which two different things to do are said in the same words, in games played by chance. */
function ambiguous(scenario: string, language: 'en' | 'fr'): string[] {
  const { id, powers, grammar } = game;
  const speech = createWords(language, { game: { id, powers, grammar }, text: gloireText(language, germany1813) });
  const start = newState(game, { scenario, options: {}, seats: game.seatings[0] ?? [] }, fastDice(scenario));
  if (isFault(start)) throw new Error(start.fault);
  const referee = new Referee(prepare(game), start).start();
  const dice = new StateDice(fastDice(`${scenario} ${language}`));
  const found: string[] = [];
  for (let i = 0; i < 500 && !referee.finished; i++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const view = viewOf(game, referee.state, seat);
    const given = { content: germany1813, view, viewer: seat, eyes: eyesOf(view, seat), speech };
    const said = offers.map((offer) => gloireBoard.offerWords?.(given, offer) ?? speech.offer(offer));
    for (const words of new Set(said.filter((one, at) => said.indexOf(one) !== at))) {
      found.push(`${referee.decision(seat)?.prompt}: ${words}`);
    }
    const liked = offers.filter(([verb]) => !IDLE.has(verb));
    referee.play(seat, fillHoles(dice.pick(liked.length > 0 && dice.below(6) > 0 ? liked : offers), dice));
  }
  return [...new Set(found)];
}

test.each([...game.scenarios.map((scenario) => [scenario, 'en'] as const), [game.scenarios[1] ?? '', 'fr'] as const])(
  '%s, %s: whatever can be done has words of its own',
  (scenario, language) => {
    expect(ambiguous(scenario, language)).toEqual([]);
  },
  20_000,
);
