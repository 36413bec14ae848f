import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, fightOn, strength } from './later-help.ts';
import { content } from './position.ts';

const SIZE = { minLength: 2, maxLength: 6 };

/** The most points that these blows can cost, found by trying every way to share them out. */
function mostPoints([blow, ...rest]: readonly (readonly string[])[], left: ReadonlyMap<string, number>): number {
  if (blow === undefined) return 0;
  const borne = blow.flatMap((id) => {
    const points = left.get(id) ?? 0;
    return points > 0 ? [1 + mostPoints(rest, new Map(left).set(id, points - 1))] : [];
  });
  return Math.max(mostPoints(rest, left), ...borne);
}

test('[NAT 15#5] whatever is chosen, a side loses as many points as its armies in contact can bear', () => {
  const french = content.armies.filter(({ side, id }) => side === 0 && id !== 'napoleon');
  const allied = content.armies.filter(({ side, id }) => side === 1 && id !== 'schwarzenberg');
  const around = (village: number) => {
    const near = content.fields[village]?.neighbours ?? [];
    return [...new Set([village, ...near, ...near.flatMap((one) => content.fields[one]?.neighbours ?? [])])];
  };
  const fights = fc.record({
    village: fc.nat(content.fields.length - 1),
    armies: fc.tuple(fc.shuffledSubarray(french, SIZE), fc.shuffledSubarray(allied, SIZE)).map((sides) => sides.flat()),
    order: fc.array(fc.nat(100), { minLength: 12, maxLength: 12 }),
    picks: fc.array(fc.nat(10), { minLength: 16, maxLength: 16 }),
  });
  fc.assert(
    fc.property(fights, ({ village, armies, order, picks }) => {
      const spots = around(village);
      const at = armies.map((one, i): [string, number] => [
        one.id,
        spots.splice((order[i] ?? 0) % spots.length, 1)[0] ?? 0,
      ]);
      const lost = armies.map(({ id, strength: full }): [string, number] => [id, Math.max(0, full - 1)]);
      const before = new Map(armies.map(({ id, strength: full }) => [id, Math.min(full, 1)]));
      const played = fightOn(16, {
        armies: Object.fromEntries(at.map(([id, where]) => [id, content.fields[where]?.id ?? ''])),
        lost: Object.fromEntries(lost),
      });
      for (let now = asked(played), i = 0; now?.prompt === 'suffer'; now = asked(played), i++) {
        const offers = played.offers(now.seat);
        played.act(now.seat, ...(offers[(picks[i] ?? 0) % offers.length] as ['suffer', number, number]));
      }
      for (const side of [0, 1]) {
        const own = armies.filter((one) => one.side === side);
        const blows = armies.flatMap((one) => {
          if (one.side === side) return [];
          const from = at.find(([id]) => id === one.id)?.[1] ?? 0;
          const near = content.fields[from]?.neighbours ?? [];
          const touched = own.filter(({ id }) => near.includes(at.find(([other]) => other === id)?.[1] ?? -1));
          return touched.length > 0 ? [touched.map(({ id }) => id)] : [];
        });
        const fallen = own.reduce(
          (sum, { id }) => sum + (before.get(id) ?? 0) - Math.max(0, strength(played.s, id)),
          0,
        );
        expect(fallen).toBe(mostPoints(blows, before));
      }
    }),
    { seed: 15, numRuns: 400 },
  );
});
