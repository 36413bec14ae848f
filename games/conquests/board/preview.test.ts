import { eyesOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { europe } from '../content/index.ts';
import type { ConquestsState } from '../rules/state.ts';
import { parting } from '../rules/diplomacy/parting.ts';
import { N, R, card, land, table } from '../testing/table.ts';
import { foresee } from './foresee.ts';
import { orders } from './orders.ts';
import { touchedBy } from './preview.ts';
import { momentsOf, propsFor } from './testing/positions.ts';

const begin = { land: -1, power: -1, stays: -1 };

function effectOf(id: string, kind: string) {
  const tab = europe.cards[card(id)]?.tabs.find(({ effect }) => JSON.stringify(effect).includes(`"${kind}"`));
  if (tab === undefined) throw new Error(`${id} has no ${kind}`);
  return tab.effect;
}

test('free units show where they may appear: beside one’s own, in the region of the card', () => {
  const near = table({ lands: { belgique: { N: 'I' } } }, parting, begin).board;
  expect(touchedBy(near, N, effectOf('A1N07', 'free'))).toEqual({ lands: [land('hollande')], seas: [] });
  const far = table({ lands: { rome: { N: 'I' } } }, parting, begin).board;
  expect(touchedBy(far, N, effectOf('A1N07', 'free'))).toEqual({ lands: [], seas: [] });
});

test('a loss shows the units that can be struck, a combat card the lands where it counts', () => {
  const russia = table(
    { lands: { moscou: { N: 'I' }, paris: { N: 'I' }, lituanie: { R: 'I' } } },
    parting,
    begin,
  ).board;
  expect(touchedBy(russia, R, effectOf('A2C58', 'lose')).lands).toEqual([land('moscou')]);
  const { lands } = touchedBy(russia, N, effectOf('A1N14', 'force'));
  expect(lands).toContain(land('rome'));
  expect(lands).not.toContain(land('moscou'));
});

test('what is offered to be played says where it works', () => {
  const said: string[] = [];
  for (const moment of momentsOf('cards', 900)) {
    const props = propsFor(moment);
    for (const offer of moment.offers) if (offer[0] === 'play') said.push(foresee(props, offer) ?? '');
  }
  expect(said.filter((words) => /^It works in: .+\.$/.test(words)).length).toBeGreaterThan(5);
  expect(said).toContain('');
});

test('orders for combats list the combat cards that one holds, and nobody else’s', () => {
  const also = (s: ConquestsState) => s.kept.fill(1);
  const played = table({ lands: { paris: { N: 'I' } }, hands: { N: ['A1N14'], R: ['A1C07'] }, also }, parting, begin);
  const [group] = orders;
  const listed = (power: number) =>
    group?.orders[0]?.also?.({
      content: europe,
      view: played.referee.state,
      eyes: eyesOf(played.referee.state, power),
    });
  expect(listed(N)?.map(([, one]) => one)).toEqual([card('A1N14')]);
  expect(listed(R)?.map(([, one]) => one)).toEqual([card('A1C07')]);
});
