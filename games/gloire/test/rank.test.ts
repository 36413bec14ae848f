import { describe, expect, test } from 'vitest';
import { tacticalBonus } from '../rules/battle/battle-force.ts';
import { commandValue } from '../rules/reactions/reaction.ts';
import { onBoard } from './battle-help.ts';
import { leader, position, slot, strom, told } from './position.ts';

/** The Strom with one leader who is better at everything than those who rank above him. */
const gifted = (id: string) => ({
  ...strom,
  leaders: strom.leaders.map((one, i) =>
    i === leader(id)
      ? { ...one, sheets: one.sheets.map((sheet) => sheet && { ...sheet, command: 5, tactical: 4 }) }
      : one,
  ),
});

describe('rank comes before talent', () => {
  const pack = gifted('tauentzien');
  const played = position({ pack, coalition: { brand: 'yorck:8 tauentzien bernadotte' } });
  const slots = ['yorck', 'tauentzien', 'bernadotte'].map((name) => slot(played.s, name));

  test('[GLO 8.5#20] the tactical bonus is that of the highest rank, not the best one', () => {
    expect(tacticalBonus(onBoard(played), slots)).toBe(1);
  });

  test('[GLO 6.5.1#10] a reaction rests on the highest rank, not on the best command value', () => {
    expect(commandValue(onBoard(played), slots)).toBe(3);
  });

  test('[GLO 3.2#2] who is first: the chief of highest rank, not the best of them', () => {
    const low = {
      ...gifted('barclay'),
      leaders: gifted('barclay').leaders.map((one, i) =>
        i === leader('barclay') ? { ...one, sheets: one.sheets.map((sheet) => sheet && { ...sheet, rank: 2 }) } : one,
      ),
    };
    const wanted = { pack: low, french: { brand: 'ney' }, coalition: { jahn: 'bernadotte barclay' } };
    const turn = position({ phase: 'turn', ...wanted, dice: [1, 4, 2] });
    expect(told(turn, 'firstDice').map((fact) => fact['values'])).toEqual([[3, 3]]);
  });
});
