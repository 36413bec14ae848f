import { UNKNOWN } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { distancesFrom, isPassable, linkCost } from '../rules/pieces/map.ts';
import { countersAt, slotOf, townsOf } from '../rules/pieces/pieces.ts';
import { EDGE, OFF } from '../rules/state.ts';
import { freshMatch, town } from './position.ts';

test('what stands where follows every move, exchange of faces and departure', () => {
  const { s, content } = freshMatch({ blind: 1 });
  const b = { s, content };
  const cache = gloireGame(content).caches?.find(({ name }) => name === 'whereabouts');
  const [slot = OFF, second = OFF] = s.place.flatMap((at, one) => (at === town('aue') ? [one] : []));
  const [one, two] = [s.face.is[slot] as number, s.face.is[second] as number];
  const before = countersAt(b, town('aue'), 0);
  const kept = [...before];
  expect(kept).toEqual(expect.arrayContaining([slot, second]));
  s.place[slot] = town('jahn');
  s.face.is[slot] = two;
  s.face.is[second] = one;
  s.version++;
  expect(countersAt(b, town('jahn'), 0)).toEqual([slot]);
  expect(countersAt(b, town('aue'), 0)).toEqual(kept.filter((at) => at !== slot));
  expect(townsOf(b, 0)).toContain(town('jahn'));
  expect([slotOf(b, one), slotOf(b, two)]).toEqual([second, slot]);
  // Whoever goes through a list while its counters march goes through it as it was.
  expect(before).toEqual(kept);
  expect(cache?.kept(s)).toEqual(cache?.fresh(s));
  s.place[slot] = EDGE;
  s.face.is[slot] = UNKNOWN;
  s.version++;
  expect(townsOf(b, 0)).not.toContain(town('jahn'));
  expect([countersAt(b, OFF, 0), countersAt(b, OFF, 1), countersAt(b, EDGE, 1)]).toEqual([[], [], []]);
  expect(slotOf(b, two)).toBe(OFF);
  expect(cache?.kept(s)).toEqual(cache?.fresh(s));
});

test('distances are the shortest over links that can be passed, and nobody passes through a closed town', () => {
  const { s, content } = freshMatch({}, germany1813);
  const b = { s, content };
  const { towns, links } = content.map;
  const closed = (at: number) => at % 7 === 3;
  for (const from of [0, 60, 211]) {
    // The plainest way to reckon it: every link again and again, until nothing gets shorter.
    const far = towns.map((_, at) => (at === from ? 0 : Number.POSITIVE_INFINITY));
    for (let changed = true; changed; ) {
      changed = false;
      for (const [link, ends] of links.entries()) {
        if (!isPassable(b, link)) continue;
        for (const [at, near] of [[ends.a, ends.b] as const, [ends.b, ends.a] as const]) {
          const sum = (far[at] as number) + linkCost(b, link, 'infantry');
          if ((at !== from && closed(at)) || sum >= (far[near] as number)) continue;
          far[near] = sum;
          changed = true;
        }
      }
    }
    for (const limit of [4, Number.MAX_SAFE_INTEGER]) {
      expect(distancesFrom(b, from, limit, closed)).toEqual(far.map((sum) => (sum <= limit ? sum : OFF)));
    }
  }
});
