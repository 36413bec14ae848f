import { boardProps, testSpeech } from '@bivouac/kit/testing/moments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { VOLTIGEURS } from '../rules/options/options.ts';
import { grammar } from '../rules/state.ts';
import { position } from '../test/position.ts';
import { empereurText } from '../text/words.ts';
import empereurBoard from './index.tsx';

const { Board } = empereurBoard;

test('[EMP XVI.1#12] voltigeurs can be pointed at: their hex says whose they are and what they do', () => {
  const p = position({
    columns: 14,
    at: { a: '0505 line 1', d: '0809 line 1' },
    also: (s) => {
      s.advanced = VOLTIGEURS;
      s.screens = [{ unit: 0, direction: 0, facing: s.facing[0] as number, fired: 0 }];
    },
  });
  const speech = testSpeech(empereurText('en', p.content).names, grammar);
  const props = boardProps(
    empereurGame(p.content),
    { referee: p.referee, offers: p.referee.offers(0), seat: 0 },
    0,
    speech,
  );
  const hex = p.h('0605');
  const told = (at: number) => empereurBoard.describe?.(props, { kind: 'place', id: at }) ?? '';
  expect(told(hex)).toMatch(/Voltigeurs of .*1 less/);
  expect(told(p.h('0705'))).not.toContain('Voltigeurs');
  const markup = renderToStaticMarkup(<Board {...props} />);
  const screens = /<g class="emp-screens">.*?<\/g><\/g>/s.exec(markup)?.[0] ?? '';
  expect(screens).toContain(`data-thing="place ${hex}"`);
  // Who may send some out has a sign for it; a button for each of twenty regiments would fill the bar.
  expect(p.may('screen', p.u('d'))).toBe(true);
  expect(markup).toContain(`data-thing="screen ${p.u('d')}"`);
  expect(/<div class="emp-choices".*/s.exec(markup)?.[0]).not.toContain('screen');
});
