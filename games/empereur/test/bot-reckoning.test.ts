import { expect, test } from 'vitest';
import { Balance } from '../bot/balance.ts';
import { Danger } from '../bot/danger.ts';
import { goalsOf } from '../bot/goals.ts';
import { GROGNARD } from '../bot/mind.ts';
import { Posing } from '../bot/posing.ts';
import { Reply } from '../bot/reply.ts';
import { type Scene, sceneOf } from '../bot/scene.ts';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { ADAPTED, COLUMN, LINE, SQUARE } from '../rules/state.ts';
import { readDrill, type Stands } from '../workshop/suite/drill.ts';

const game = empereurGame(auerstaedt1806);
const unit = (id: string) => auerstaedt1806.units.findIndex((one) => one.id === id);
const hex = (label: string) => (Number(label.slice(2)) - 1) * 40 + Number(label.slice(0, 2)) - 1;

function sceneWith(units: readonly Stands[], battle = 'hassenhausen', side: 0 | 1 = 0): Scene {
  const drill = { id: 'reckoning', theme: '', why: '', side, battle, units, fails: () => false };
  return sceneOf(auerstaedt1806, readDrill(game, drill).state().game, side, GROGNARD);
}

function blowsOn(scene: Scene) {
  const danger = new Danger(scene);
  return new Reply(scene, danger, new Posing(danger, new Map()).places).blows();
}

test('in the enemy’s answer everybody strikes once: two lines that one column could reach fear it once', () => {
  const scene = sceneWith([
    ['12e', '2610', LINE, 7],
    ['schack', '2410', COLUMN, 0],
    ['ch12', '2608', COLUMN, 6],
    ['ir33', '2409', COLUMN, 0],
  ]);
  const struck = blowsOn(scene).flatMap(({ by }) => by);
  expect(struck.length).toBeGreaterThan(0);
  expect(new Set(struck).size).toBe(struck.length);
});

test('three columns that can come to one line are seen to come together, and cost more than one of them', () => {
  const one = blowsOn(
    sceneWith([
      ['12e', '2610', LINE, 7],
      ['ir33', '2410', COLUMN, 0],
    ]),
  );
  const three = blowsOn(
    sceneWith([
      ['12e', '2610', LINE, 7],
      ['ir33', '2410', COLUMN, 0],
      ['ir35', '2409', COLUMN, 0],
      ['ir28', '2411', COLUMN, 0],
    ]),
  );
  const cost = (blows: typeof one) => blows.reduce((sum, { worth }) => sum + worth, 0);
  expect(three[0]?.by.length).toBeGreaterThan(1);
  expect(cost(three)).toBeGreaterThan(cost(one) + 1);
});

test('horse is not expected to charge a square, but to ride for guns that stand alone', () => {
  const square = blowsOn(
    sceneWith([
      ['12e', '2610', SQUARE, 7],
      ['dr5', '2210', COLUMN, 0],
    ]),
  );
  expect(square).toEqual([]);
  const guns = blowsOn(
    sceneWith([
      ['art3', '2610', LINE, 7],
      ['dr5', '2210', COLUMN, 0],
    ]),
  );
  expect(guns.map((blow) => blow.hex)).toEqual([hex('2610')]);
});

test('a regiment among many enemies is alone; with friends beside it, or out of their reach, it is not', () => {
  const foes: readonly Stands[] = [
    ['ir33', '2310', COLUMN, 0],
    ['ir35', '2309', COLUMN, 0],
    ['ir28', '2311', COLUMN, 0],
  ];
  const alone = sceneWith([['12e', '2610', LINE, 7], ...foes]);
  const all = new Set(alone.s.hex.keys());
  expect(new Balance(alone).odds(unit('12e'), hex('2610'), all)).toBeGreaterThan(0.5);
  expect(new Balance(alone).odds(unit('12e'), hex('3310'), all)).toBe(0);
  const together = sceneWith([['12e', '2610', LINE, 7], ['25e', '2609', LINE, 7], ['21e', '2611', LINE, 7], ...foes]);
  expect(new Balance(together).odds(unit('12e'), hex('2610'), all)).toBe(0);
});

test('whoever makes for a place with too few hopes for less of it', () => {
  const held: readonly Stands[] = [
    ['85e', '2213', ADAPTED, 6],
    ['12e', '2313', ADAPTED, 6],
  ];
  const few = sceneWith([...held, ['schack', '1913', COLUMN, 0]], 'hassenhausen', 1);
  const open = sceneWith([['schack', '1913', COLUMN, 0]], 'hassenhausen', 1);
  const points = (scene: Scene) => goalsOf(new Danger(scene), [unit('schack')]).get(unit('schack'))?.points ?? 0;
  expect(points(few)).toBeGreaterThan(0);
  expect(points(few)).toBeLessThan(points(open) / 2);
});
