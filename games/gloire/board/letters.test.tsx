import { fastDice } from '@bivouac/kernel';
import { eyesOf, isFault, newState, viewOf } from '@bivouac/kernel/guide';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { germany1813 } from '../content/index.ts';
import gloireBoard from './index.tsx';
import { idleWords } from './letters.tsx';
import { game, momentsOf, propsFor } from './testing/positions.ts';

const { Board } = gloireBoard;
vi.mock('./map/map.tsx', () => ({ PrintedMap: () => null }));

/** What each player of a scenario is told about having nothing to do, by the number of seats. */
function toldAtStart(scenario: string, seats: number): (string | null)[] {
  const seating = game.seatings.find(({ length }) => length === seats) ?? [];
  const state = newState(game, { scenario, options: {}, seats: seating }, fastDice('idle'));
  if (isFault(state)) throw new Error(state.fault);
  return seating.map((_, seat) => {
    const view = viewOf(game, state, seat);
    return idleWords({ content: germany1813, s: view.game }, eyesOf(view, seat));
  });
}

test('a player none of whose armies is in a scenario is told so, and nobody else is', () => {
  const most = Math.max(...game.seatings.map(({ length }) => length));
  expect(toldAtStart('luetzen', 2)).toEqual([null, null]);
  const spring = toldAtStart('luetzen', most);
  expect(spring).toHaveLength(most);
  expect(spring.filter((told) => told === 'idleAlways').length).toBeGreaterThan(0);
  expect(spring[0]).toBeNull();
  expect(toldAtStart('campaign', most).filter((told) => told === 'idleNow').length).toBeGreaterThan(0);
  expect(toldAtStart('autumn', most).every((told) => told === null)).toBe(true);
});

test('the last note of a partner lies on the map with his army’s name', () => {
  const [moment] = momentsOf('luetzen', 'm', 1);
  if (moment === undefined) throw new Error('there is no game');
  const note = (text: string) => ({ at: 1, fact: { fact: 'note', from: 1, text } });
  const markup = renderToStaticMarkup(
    <Board {...propsFor(moment)} log={[note('Hold Bautzen.'), note('Fall back.')]} />,
  );
  expect(markup).toContain('Fall back.');
  expect(markup).not.toContain('Hold Bautzen.');
  expect(markup).toContain('All notes (2)');
  expect(renderToStaticMarkup(<Board {...propsFor(moment)} />)).not.toContain('glo-letters');
});
