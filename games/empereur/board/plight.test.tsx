/** What has become of a unit is said wherever it is met: on its counter, in its sheet, when one asks why it does nothing. */
import { boardProps, testSpeech } from '@bivouac/kit/testing/moments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { LEFT_GUNS, ROUT } from '../rules/options/options.ts';
import { grammar } from '../rules/state.ts';
import { type Played, position } from '../test/position.ts';
import { empereurText } from '../text/words.ts';
import empereurBoard from './index.tsx';

const { Board } = empereurBoard;

/** Two units in disorder since turn 4, one of them in a rout with markers of turn 6; who acts, and in which phase. */
function field(phase: 'movement' | 'offensive'): Played {
  return position({
    phase,
    turn: 5,
    at: { a: '0205 disordered 0', b: '0208 disordered 0', x: '0405 battery 1', A: '0605 column 6' },
    also(s) {
      s.advanced = ROUT;
      s.routed = s.hex.map((_, unit) => (unit === 0 ? 1 : 0));
      s.since[0] = 6;
      s.since[1] = 4;
    },
  });
}

function propsOf(p: Played) {
  const speech = testSpeech(empereurText('en', p.content).names, grammar);
  return boardProps(empereurGame(p.content), { referee: p.referee, offers: p.referee.offers(0), seat: 0 }, 0, speech);
}

const sheet = (p: Played, unit: number) => empereurBoard.describe?.(propsOf(p), { kind: 'unit', id: unit }) ?? '';

test('[EMP XVI.5#3] a routed counter says so in a word; its sheet says what it cannot do and when it may come round', () => {
  const p = field('offensive');
  const drawn = renderToStaticMarkup(<Board {...propsOf(p)} />);
  expect(drawn.match(/>ROUTED</g)).toHaveLength(1);
  expect(sheet(p, 0)).toMatch(/routed.*neither fires nor attacks.*from turn 8 on/);
  expect(sheet(p, 0)).not.toContain('Fires now');
  expect(sheet(p, 1)).toContain('from turn 6 on');
  expect(sheet(p, 1)).not.toContain('Routed');
});

test('[EMP XVI.5#7] who asks why a routed unit does nothing in the phase of fire is told', () => {
  const p = field('offensive');
  const why = (unit: number) => empereurBoard.whyNot?.(propsOf(p), p.referee.offers(0), { kind: 'unit', id: unit });
  expect(why(0)).toMatchObject({ clause: 'EMP XVI.5#7', words: expect.stringContaining('from turn 8 on') });
  expect(why(1)).toBeNull();
});

test('[EMP XVI.3#4, EMP XVI.3#6] guns that were left say so in a word, and what becomes of them', () => {
  const GUNS = 20;
  const p = position({
    turn: 3,
    at: { a: '0205 column 0', X: '0705 disordered 6' },
    also(s) {
      s.advanced = LEFT_GUNS;
      s.since[GUNS] = 3;
      s.band[GUNS] = 100_000 + GUNS;
    },
  });
  expect(renderToStaticMarkup(<Board {...propsOf(p)} />).match(/>ABANDONED</g)).toHaveLength(1);
  expect(sheet(p, GUNS)).toMatch(/left by its gunners.*limbered \d.*lost if an enemy comes into its hex/);
  expect(sheet(p, 0)).toMatch(/Points: line \d, column \d/);
});
