import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastDice, StateDice } from '@bivouac/kernel';
import { afterAll, expect, test } from 'vitest';
import { crash } from '../../testing/crash/crash.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('whatever a player was told is kept is there after kill -9, once, in order, with the right checks', async () => {
  const dice = new StateDice(fastDice('kills'));
  const chance = () => dice.below(1000) / 1000;
  const report = await crash({ file: join(folder, 'bivouac.db'), kills: 4, tables: 6, chance });
  expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0, wrong: 0 });
  expect(report.acknowledged).toBeGreaterThan(20);
});
