import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import { momentsOf, propsFor } from './testing/positions.ts';

test('something can be said of every offer, and it changes nothing', () => {
  const said = new Map<string, number>();
  for (const moment of momentsOf('foresee', { advanced: true })) {
    const props = propsFor(moment);
    const before = JSON.stringify(props.view);
    for (const offer of moment.offers.slice(0, 6)) {
      const words = foresee(props, offer);
      if (words !== null) said.set(offer[0], (said.get(offer[0]) ?? 0) + 1);
      expect(words).not.toBe('');
    }
    expect(JSON.stringify(props.view)).toBe(before);
  }
  for (const verb of ['lay', 'card', 'marker', 'to', 'draw', 'scout']) expect([...said.keys()]).toContain(verb);
});

test('taking off the second last marker foretells where the army will stand', () => {
  let foretold = 0;
  for (const moment of momentsOf('stand')) {
    const { marker } = moment.referee.state.game;
    for (const offer of moment.offers) {
      const [verb, army] = offer;
      if (verb !== 'marker' || typeof army !== 'number') continue;
      const left = marker.slice(army * 3, army * 3 + 3).filter((field) => field >= 0).length;
      const words = foresee(propsFor(moment), offer) ?? '';
      // Where the clock reaches a date, Napoleon is asked first which mission he reveals.
      if (left !== 2 || !/"removed"|"scouted"/.test(words) || words.includes('"date"')) continue;
      expect(words).toContain('"placed"');
      foretold++;
    }
  }
  expect(foretold).toBeGreaterThan(5);
});

test('the chances of a draw are in hundredths and add up', () => {
  for (const moment of momentsOf('odds')) {
    const offer = moment.offers.find(([verb]) => verb === 'draw');
    if (offer === undefined) continue;
    const figures = [...(foresee(propsFor(moment), offer) ?? '').matchAll(/(\d+) %/g)]
      .slice(0, 3)
      .map(([, n]) => Number(n));
    const sum = figures.reduce((a, b) => a + b, 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  }
});

test('only what passes one’s own turn on is said to end it', () => {
  const said: string[] = [];
  for (const moment of momentsOf('ends', {}, true)) {
    const props = propsFor(moment);
    for (const offer of moment.offers.slice(0, 4)) {
      const words = foresee(props, offer) ?? '';
      if (!words.includes('It ends your turn.')) continue;
      said.push(offer[0]);
      expect(props.view.game.active).toBe(moment.seat);
    }
    if (said.length > 12) break;
  }
  expect(said.length).toBeGreaterThan(4);
});
