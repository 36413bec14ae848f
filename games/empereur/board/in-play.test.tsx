/** Activation by corps: which may be called, where it stands, which is in play and which has been. */
import { boardProps, testSpeech } from '@bivouac/kit/testing/moments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { grammar } from '../rules/state.ts';
import { activate, FOOT, HORSE, round } from '../test/interactive-help.ts';
import type { Played } from '../test/position.ts';
import { empereurText } from '../text/words.ts';
import empereurBoard from './index.tsx';
import { lightingOf } from './targets.ts';

const { Board } = empereurBoard;

function drawn(p: Played): string {
  const speech = testSpeech(empereurText('en', p.content).names, grammar);
  const [seat = 0] = p.referee.waiting();
  const moment = { referee: p.referee, offers: p.referee.offers(seat), seat };
  return renderToStaticMarkup(<Board {...boardProps(empereurGame(p.content), moment, seat, speech)} />);
}

test('a corps that may be called is pressed where it stands, and has a button with its name', () => {
  const p = round();
  const called = [['activate', FOOT], ['activate', HORSE], ['decline']] as const;
  const { lit, rest } = lightingOf(p.content, p.s, called);
  expect(lit.get(`unit ${p.u('a')}`)).toEqual(['activate', FOOT]);
  expect(lit.get(`unit ${p.u('h')}`)).toEqual(['activate', HORSE]);
  expect([...lit].filter(([thing]) => thing.startsWith('leader')).map(([, [, corps]]) => corps)).toEqual([FOOT, HORSE]);
  expect(rest).toEqual(called);
});

test('the bars say which corps is in play', () => {
  const p = round();
  const marked = () => drawn(p).match(/emp-bar mood-0 in-play"[^>]*title="Blue[^>]*, in play"/g) ?? [];
  expect(marked()).toEqual([]);
  activate(p.act('lead', 0), FOOT);
  expect(marked()).toHaveLength(1);
});
