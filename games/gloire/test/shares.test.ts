import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandValue } from '../rules/reactions/reaction.ts';
import { fight, onBoard } from './battle-help.ts';
import { points, position, slot, told, unit } from './position.ts';

const CORPS = [
  ['yorck', 9],
  ['buelow', 7],
  ['ostermann', 8],
  ['grenadiers', 5],
  ['c1', 4],
] as const;

describe('losses, whoever bears them', () => {
  const forces = fc.record({
    strengths: fc.tuple(...CORPS.map(([, most]) => fc.nat(most))).filter((all) => {
      const sum = all.reduce((total, one) => total + one, 0);
      return all.filter((one) => one > 0).length > 1 && sum >= 5 && sum < 10;
    }),
    die: fc.integer({ min: 1, max: 6 }),
    picks: fc.array(fc.nat(10), { minLength: 12, maxLength: 12 }),
  });

  test('[GLO 8.4#4, GLO 8.4#5, GLO 8.4#6] ruling 98: all of them are borne, and evenly, whatever is chosen', () => {
    let finished = 0;
    fc.assert(
      fc.property(forces, ({ strengths, die, picks }) => {
        const named = CORPS.flatMap(([id], i) => (strengths[i] === 0 ? [] : [{ id, had: strengths[i] ?? 0 }]));
        const brand = named.map(({ id, had }) => `${id}:${had}`).join(' ');
        // One round; less than six to one.
        const wanted = { french: { brand: 'I:12 II:8 guard:6' }, coalition: { brand } };
        const played = fight(wanted, [2, 1], [die, 1]);
        for (let i = 0; played.asked()?.prompt === 'suffer'; i++) {
          const offers = played.offers(1, 'allot');
          played.act(1, 'allot', Number(offers[(picks[i] ?? 0) % offers.length]?.[0]));
        }
        const borne = told(played, 'loss').filter((fact) => fact['clause'] === 'GLO 8.4#7');
        const lost = named.map(({ id }) => borne.filter((fact) => fact['unit'] === unit(id)).length);
        const [hit] = told(played, 'fire').filter((fact) => fact['side'] === 0);
        const due = Number(hit?.['points']);
        const all = named.reduce((sum, { had }) => sum + had, 0);
        expect(lost.reduce((sum, one) => sum + one, 0)).toBe(Math.min(due, all));
        for (const [i, { had }] of named.entries()) {
          const mine = lost[i] ?? 0;
          // Who could spare another point has lost no less than anybody, but for the odd one.
          if (had - mine > 1) for (const other of lost) expect(other).toBeLessThanOrEqual(mine + 1);
        }
        const gone = named.filter(({ had }, i) => lost[i] === had).length;
        finished += gone;
        const shares = named.reduce((sum, { had }) => sum + Math.min(Math.floor(due / named.length), had - 1), 0);
        expect(gone).toBeLessThanOrEqual(Math.max(0, due - shares));
      }),
      { seed: 98, numRuns: 200 },
    );
    expect(finished).toBeGreaterThan(20);
  });
});

describe('a chief who is attacked', () => {
  const valueAt = (french: { readonly [town: string]: string }) => {
    const coalition = { brand: 'buelow:6 bernadotte', dorn: 'yorck:8 tauentzien' };
    const played = position({ french, coalition });
    expect(points(played.s, 'yorck')).toBe(8);
    return commandValue(
      onBoard(played),
      ['yorck', 'tauentzien'].map((name) => slot(played.s, name)),
    );
  };

  test('[GLO 6.5.2#9, GLO 4.3#5] ruling 10: can still send for help: whoever marches to his guns has the bonus', () => {
    const quiet = valueAt({ aue: 'I:9' });
    expect(valueAt({ brand: 'I:9' })).toBe(quiet);
    // Without him there is none.
    const alone = position({ coalition: { dorn: 'yorck:8 tauentzien' } });
    const own = commandValue(
      onBoard(alone),
      ['yorck', 'tauentzien'].map((name) => slot(alone.s, name)),
    );
    expect(own).toBeLessThan(quiet);
  });
});
