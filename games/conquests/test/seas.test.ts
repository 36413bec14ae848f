import { expect, test } from 'vitest';
import { content, land } from './war-table.ts';

/** The seas of a region by their ids. */
function seasOf(id: string): string[] {
  const region = content.map.regions.find((one) => one.id === id);
  return (region?.seas ?? []).map((sea) => content.map.seas[sea]?.id ?? '?');
}

test('[CON 17.1#1] the Atlantic is ten seas, with the Channel and the Irish Sea, without Gibraltar', () => {
  const atlantic = seasOf('atlantique');
  expect(atlantic).toHaveLength(10);
  expect(atlantic).toEqual(expect.arrayContaining(['manche-est', 'manche-ouest', 'mer-irlande']));
  expect(atlantic).not.toContain('gibraltar');
});

test('[CON 17.1#2, CON 17.1#3] the North Sea and the Baltic are two seas each', () => {
  expect([seasOf('mer-du-nord').length, seasOf('baltique').length]).toEqual([2, 2]);
});

test('[CON 17.1#4] the Mediterranean has the Adriatic and Gibraltar, not the Black Sea', () => {
  const sea = seasOf('mediterranee');
  expect(sea).toEqual(expect.arrayContaining(['adriatique', 'gibraltar']));
  for (const black of seasOf('mer-noire')) expect(sea).not.toContain(black);
});

test('[CON 17.1#5] the Black Sea is two seas with the Bosphorus', () => {
  expect(seasOf('mer-noire').sort()).toEqual(['bosphore', 'mer-noire']);
});

test('[CON 17.1#6] the Channel is what the land north of Paris touches', () => {
  const touched = (content.map.lands[land('nord')]?.seas ?? []).map((sea) => content.map.seas[sea]?.id);
  expect(new Set(touched)).toEqual(new Set(seasOf('manche')));
});
