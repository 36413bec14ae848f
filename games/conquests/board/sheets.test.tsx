import { varsOf } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { battleOdds } from '../odds.ts';
import { battle } from '../rules/combat/battle.ts';
import { foresee } from './foresee.ts';
import conquestsBoard from './index.tsx';
import { nearness, partsOf } from './progress.ts';
import { game, type Moment, momentsOf, propsFor } from './testing/positions.ts';

const { Board } = conquestsBoard;

/** The first position of some games by chance in which this is asked. */
function asking(prompt: string, isIt: (moment: Moment) => boolean = () => true): Moment {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (const moment of momentsOf(seed, 2000)) if (moment.prompt === prompt && isIt(moment)) return moment;
  }
  throw new Error(`nobody is asked ${prompt}`);
}

test('the combat sheet has both sums line by line and what each face of the die brings', () => {
  const moment = asking('attackCard');
  const fought = varsOf(moment.referee.state.stack, battle);
  if (fought === null) throw new Error('there is no battle');
  const odds = battleOdds({ content: game.content, s: moment.referee.state.game }, fought);
  const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
  const sheet = /<section class="con-sheet( low)?" .*?<\/section>/.exec(markup)?.[0] ?? '';
  const figures = [...sheet.matchAll(/<tfoot>.*?<b>(-?\d+)<\/b>/g)].map(([, sum]) => Number(sum));
  expect(figures).toEqual([...odds.sums]);
  const lines = [...sheet.matchAll(/<td class="figure">(-?\d+)<\/td><\/tr>/g)].map(([, points]) => Number(points));
  const rows = odds.rows.flat().map(({ points }) => points);
  expect(lines.slice(0, rows.length)).toEqual(rows);
  for (const { attack, defence } of odds.faces) expect(sheet).toContain(`${attack} : ${defence}`);
});

test('whoever is asked to join an alliance has his share as the first button, and sees what everybody has pledged', () => {
  const moment = asking('alliance', ({ offers }) => offers.some(([verb]) => verb === 'contribute'));
  const markup = renderToStaticMarkup(<Board {...propsFor(moment)} />);
  const terms = /<div class="con-terms".*?<\/div>/.exec(markup)?.[0] ?? '';
  expect(terms.indexOf('data-lit="contribute"')).toBe(terms.indexOf('data-lit='));
  expect(terms.split('data-lit=').length - 1).toBe(moment.offers.length);
  // Everybody at the table sees it, not only who is asked.
  const other = [0, 1, 2, 3, 4].find((seat) => !moment.referee.waiting().includes(seat)) ?? 0;
  const seen = renderToStaticMarkup(<Board {...propsFor(moment, other)} />);
  expect(seen).toContain('con-treaty');
  expect(seen).not.toContain('con-terms');
});

test('a bar of victory is full when its parts hold, and says how many are missing', () => {
  const [moment] = momentsOf('v', 1);
  if (moment === undefined) throw new Error('there is no position');
  const b = { content: game.content, s: structuredClone(moment.referee.state.game) };
  const condition = { kind: 'level', track: 'morale', of: 'napoleon', atLeast: 9, atMost: 999 } as const;
  b.s.morale[0] = 7;
  const parts = partsOf(b, condition, 0);
  expect(parts).toEqual([{ condition, held: false, figures: [7, 9] }]);
  expect(nearness(parts)).toBeCloseTo(7 / 9);
  b.s.morale[0] = 9;
  expect(nearness(partsOf(b, { kind: 'all', of: [condition, condition] }, 0))).toBe(1);
});

test('a march that meets somebody says what it costs and how the combat stands', () => {
  const isForeseen = (moment: Moment) =>
    moment.offers.some((offer) => /Combat/.test(foresee(propsFor(moment), offer) ?? ''));
  const moment = asking('march', isForeseen);
  const said = moment.offers.map((offer) => foresee(propsFor(moment), offer) ?? '').find((one) => /Combat/.test(one));
  expect(said).toMatch(/^Costs \d+ PM, leaves \d+\. Combat: \d+ against \d+ .* wins in \d+ %\.$/);
});
