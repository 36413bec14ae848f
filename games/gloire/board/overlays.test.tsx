import { UNKNOWN } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { enemyWatches, linesOf, ownWatches, reachOfStack, reportsOn } from '../overlays.ts';
import { isCut } from '../rules/command/lines.ts';
import { townOf } from '../rules/pieces/map.ts';
import { COMMANDED } from '../rules/state.ts';
import { goingOn } from './going-on.ts';
import { game, momentsOf } from './testing/positions.ts';

test('the reach of a marching stack begins with the steps that it may take', () => {
  let steps = 0;
  for (const { referee, seat, prompt, offers } of momentsOf('bautzen', 'p', 260)) {
    if (prompt !== 'step') continue;
    const view = viewOf(game, referee.state, seat);
    const b = { content: germany1813, s: view.game };
    const { march } = goingOn(view);
    if (march === null) throw new Error('nobody marches');
    const reach = reachOfStack(b, march);
    const near = new Set(townOf(b, march.at).neighbours);
    const offered = offers.flatMap(([verb, town]) => (verb === 'step' && typeof town === 'number' ? [town] : []));
    for (const town of offered) expect({ town, reached: reach.has(town) }).toEqual({ town, reached: true });
    for (const [town, left] of reach) {
      expect(left).toBeGreaterThanOrEqual(0);
      // Whatever cannot be stepped to at once is reached through something that can.
      const before = townOf(b, town).neighbours.some((from) => (reach.get(from) ?? -1) > left);
      expect(before || (near.has(town) && offered.includes(town))).toBe(true);
    }
    steps++;
  }
  expect(steps).toBeGreaterThan(20);
});

test('what cuts a line are enemies, and units with a line have a way to a leader', () => {
  let [ways, lost] = [0, 0];
  for (const { referee, seat, prompt } of momentsOf('autumn', 'q', 60)) {
    if (prompt !== 'activate') continue;
    const b = { content: germany1813, s: viewOf(game, referee.state, seat).game };
    for (const { town, status, way, cut } of linesOf(b, seat)) {
      for (const one of cut) expect(isCut(b, one, seat)).toBe(true);
      if (status !== COMMANDED) {
        expect(way).toEqual([]);
        lost++;
      } else {
        expect(way[0]).toBe(town);
        ways++;
      }
    }
  }
  expect(ways).toBeGreaterThan(10);
  expect(lost).toBeGreaterThan(0);
});

test('the staff reports what it sees or has seen, never what lies face down', () => {
  let reports = 0;
  for (const { referee, seat } of momentsOf('bautzen', 'p', 400)) {
    const b = { content: germany1813, s: viewOf(game, referee.state, seat).game };
    const faces = new Set(b.s.face.is.filter((piece) => piece !== UNKNOWN));
    for (const { piece, now, turn } of reportsOn(b, seat)) {
      expect(faces.has(piece)).toBe(now);
      expect(turn).toBeLessThanOrEqual(b.s.turn);
      reports++;
    }
  }
  expect(reports).toBeGreaterThan(0);
});

test('chances of interception are chances, and one’s own are known', () => {
  const [moment] = momentsOf('autumn', 'q', 1);
  if (moment === undefined) throw new Error('there is no game');
  const b = { content: germany1813, s: viewOf(game, moment.referee.state, 0).game };
  const [own, foe] = [ownWatches(b, 0), enemyWatches(b, 0)];
  expect(own.length).toBeGreaterThan(10);
  expect(foe.length).toBeGreaterThan(10);
  for (const { least, most } of own) expect(least).toBe(most);
  for (const { from, to, least, most } of [...own, ...foe]) {
    expect(least).toBeGreaterThanOrEqual(0);
    expect(most).toBeLessThanOrEqual(1);
    expect(least).toBeLessThanOrEqual(most);
    expect(townOf(b, from).neighbours).toContain(to);
  }
});
