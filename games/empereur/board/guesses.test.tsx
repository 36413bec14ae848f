import { boardProps, testSpeech } from '@bivouac/kit/testing/moments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { grammar } from '../rules/state.ts';
import { position } from '../test/position.ts';
import { empereurText } from '../text/words.ts';
import { fightOf } from './fights.ts';
import { rowsOf } from './guesses.ts';
import empereurBoard from './index.tsx';

const { Board } = empereurBoard;

/** The French before a Prussian pile of which they see the top alone; another pile lies far away. */
function before(phase: 'offensive' | 'shock', verb: string) {
  const p = position({
    phase,
    at: {
      a: '0505 line 1 3',
      b: '0604 line 9 3',
      A: '0605 line 7 2',
      B: '0605 line 7 5',
      C: '1005 line 7 2',
      D: '1005 line 7 3',
    },
  });
  p.act(verb, p.h('0605'));
  const game = empereurGame(p.content);
  const speech = testSpeech(empereurText('en', p.content).names, grammar);
  const [offer = ['']] = p.referee.offers(0).filter(([word]) => word === 'fire' || word === 'attack');
  const props = boardProps(game, { referee: p.referee, offers: p.referee.offers(0), seat: 0 }, 0, speech);
  const markup = renderToStaticMarkup(<Board {...props} />);
  const sheet = /<section class="emp-sheet".*?<\/section>/s.exec(markup)?.[0] ?? '';
  const words = empereurBoard.foresee?.(props, offer) ?? '';
  return { p, props, sheet, words, fight: fightOf(props, offer) };
}

test('[EMP V#2] a shock at a closed pile: the sheet shows how likely each row of the table is, and says that it guesses', () => {
  const { p, props, sheet, words, fight } = before('shock', 'assault');
  if (fight?.kind !== 'shock' || fight.guess === null) throw new Error('no guess');
  const rows = rowsOf(fight.guess);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  for (const { ratio, chance } of rows)
    expect(sheet).toContain(`<td>${Math.round(chance * 100)}\u00a0%</td><th scope="row">${ratio}</th>`);
  expect(sheet).toContain('Defence 5 to 7');
  expect(sheet).toContain('Unseen below: 1');
  expect(sheet).toContain('A guess: the mean of 24 piles that may lie there.');
  expect(words).toContain('12 against 5 to 7, most likely');
  // The top is named with its part; nobody who is unseen is named as if he were known to lie there.
  const parts = [...sheet.matchAll(/<dd>(.*?) <b>/g)].map(([, name]) => name);
  expect(parts).toEqual([...['b', 'a', 'A'].map((id) => props.speech.name('unit', p.u(id))), 'Unseen below: 1']);
});

test('[EMP V#2] a shot at a closed pile: what it does is a mean, given with its least and most', () => {
  const { sheet, words, fight } = before('offensive', 'aim');
  if (fight?.kind !== 'volley' || fight.guess === null) throw new Error('no guess');
  const [least, most] = fight.guess.hurt.map((steps) => steps.toFixed(1));
  expect(least).not.toBe(most);
  expect(sheet).toContain(`By what they are, ${least} to ${most} steps are lost or disordered on average.`);
  expect(words).toContain('A guess: the mean of 24 piles');
});
