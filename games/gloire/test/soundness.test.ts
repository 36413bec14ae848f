import { describe, expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import { invariant } from '../rules/invariant.ts';
import { payersFor, priceOf } from '../rules/command/price.ts';
import { COMMANDED, FRENCH, type GloireState, NO_LINE, NOT_SUPPLIED, PARTLY, SUPPLIED } from '../rules/state.ts';
import { columnOf, lossOf, shiftColumn } from '../rules/battle/table.ts';
import { table } from './card-table.ts';
import { news } from './chronicle.ts';
import { into, type Played, type Position, position, setOut, slot, strom, town, unit } from './position.ts';

describe('what must hold after every action', () => {
  const fault = (spoil: (s: GloireState) => void) => {
    const { s } = table({
      french: { aue: 'I:10 napoleon' },
      coalition: { jahn: 'yorck:8' },
      hands: [[event('spy')], [event('hunt')]],
    });
    spoil(s);
    return invariant(stromCampaign, s);
  };

  test('a position that play has led to is sound', () => {
    expect(fault(() => {})).toBe(null);
    const at = (s: GloireState) => slot(s, 'I', stromCampaign);
    expect(fault((s) => void ((s.place[at(s)] = town('eich')), (s.inside[at(s)] = 1)))).toBe(null);
    expect(fault((s) => void ((s.command[0] = 3), (s.spent[0] = 3)))).toBe(null);
  });

  test('every counter has a face of its own, and one of its side', () => {
    expect(fault((s) => void (s.face.is[1] = s.face.is[0] as number))).toMatch(/^\d+ faces for \d+ counters$/);
    expect(fault((s) => void (s.face.is[0] = -1))).toMatch(/^\d+ faces for \d+ counters$/);
    expect(
      fault((s) => {
        const [french, coalition] = [s.face.is[0] as number, s.face.is[s.frenchSlots] as number];
        s.face.is[0] = coalition;
        s.face.is[s.frenchSlots] = french;
      }),
    ).toBe('counter 0 has a face of the other side');
  });

  test('nobody is inside walls that are not there, or fights from nowhere', () => {
    const at = (s: GloireState) => slot(s, 'I', stromCampaign);
    expect(fault((s) => void (s.inside[at(s)] = 1))).toMatch(/^counter \d+ is inside walls that are not there$/);
    expect(fault((s) => void (s.place[at(s)] = -1))).toBe(`unit ${unit('I')} fights from nowhere`);
    expect(fault((s) => void ((s.place[at(s)] = -1), (s.inside[at(s)] = 1)))).toMatch(/walls that are not there$/);
  });

  test('no strength, stragglers or command points below nothing', () => {
    expect(fault((s) => void (s.points[unit('I')] = -1))).toBe(`unit ${unit('I')} has -1 points`);
    expect(fault((s) => void (s.stragglers[unit('I')] = -1))).toBe(`unit ${unit('I')} has 10 points`);
    expect(fault((s) => void ((s.command[0] = 3), (s.spent[0] = 4)))).toBe('army 0 has spent 4 of 3 points');
  });

  test('no card is lost, and none is made', () => {
    expect(fault((s) => void s.hands[0]?.is.pop())).toMatch(/^the cards are \d/);
    expect(fault((s) => void s.aside.is.push(0))).toMatch(/^the cards are 0,0,/);
    expect(fault((s) => void s.deck.is.reverse())).toBe(null);
  });
});

describe('GLO 4.4: a line of supply', () => {
  const checked = (
    french: Readonly<Record<string, string>>,
    coalition: Readonly<Record<string, string>>,
    more: Position = {},
  ) => position({ phase: 'administration', hidden: true, french, coalition, dice: [6, 6, 6], ...more });
  const supply = (played: Played) => [
    played.s.supplied[0],
    ...news(played, 'supply', 'lineOfDecoys', 'unmasked', 'kernel.met'),
  ];

  test('[GLO 4.4#1, GLO 4.4#7] without and with a Force on the only way', () => {
    expect(supply(checked({ dorn: 'I:5 napoleon' }, { jahn: 'yorck:8' }))).toEqual([
      SUPPLIED,
      'supply, army armee, supplied 2 (GLO 4.4#1)',
    ]);
    const cut = supply(checked({ dorn: 'I:5 napoleon' }, { brand: 'yorck:8', eich: 'buelow:5' }));
    expect(cut).toEqual([NOT_SUPPLIED, 'supply, army armee, supplied 0 (GLO 4.4#7)']);
    const headless = supply(checked({ dorn: 'I:5' }, { jahn: 'yorck:8' }));
    expect(headless).toEqual([NOT_SUPPLIED, 'supply, army armee, supplied 0 (GLO 4.4#7)']);
  });

  test('[GLO 4.4#10, GLO 4.4#11, GLO 4.4#12] decoys on it are shown and gone for good; the army is in partial supply', () => {
    const played = checked({ dorn: 'I:5 napoleon' }, { brand: 'foot', eich: 'buelow:5' });
    expect(supply(played)).toEqual([
      PARTLY,
      'lineOfDecoys, army armee, town brand (GLO 4.4#11)',
      expect.stringMatching(/^kernel\.met, .* \(GLO 4\.4#12\)$/),
      'unmasked, town brand, side 1 (GLO 4.4#12)',
      'supply, army armee, supplied 1 (GLO 4.4#10)',
    ]);
    expect(played.s.forGood.filter((gone) => gone === 1)).toHaveLength(1);
  });

  test('[GLO 4.4#4] ruling 12: a leader alone on it is shown, and cuts nothing', () => {
    const lines = supply(checked({ dorn: 'I:5 napoleon' }, { brand: 'tauentzien', eich: 'buelow:5' }));
    expect([lines[0], lines.at(-1)]).toEqual([SUPPLIED, 'supply, army armee, supplied 2 (GLO 4.4#1)']);
    expect(lines.filter((line) => String(line).includes('GLO 4.4#4'))).toHaveLength(1);
  });

  test('[GLO 4.4#10] ruling 25: of two ways the one with fewer decoys on it', () => {
    // From Dorn by Brand to Aue, or by Eich, Calau and Aue.
    expect(supply(checked({ dorn: 'I:5 napoleon' }, { brand: 'foot' }))[0]).toBe(SUPPLIED);
    const both = checked({ dorn: 'I:5 napoleon' }, { brand: 'foot', eich: 'foot mounted', calau: 'mounted' });
    expect([both.s.supplied[0], news(both, 'lineOfDecoys')]).toEqual([
      PARTLY,
      ['lineOfDecoys, army armee, town brand (GLO 4.4#11)'],
    ]);
  });

  test('[GLO 4.4#7] an army of two sources lives on either; ruling 10: enemies beside the chief do not matter', () => {
    const south = (french: Readonly<Record<string, string>>) =>
      position({
        phase: 'administration',
        active: 'coalition',
        french,
        coalition: { hain: 'ostermann:5 barclay' },
        dice: [1, 1],
      }).s.supplied[2];
    expect([
      south({ aue: 'I:5' }),
      south({ ilm: 'I:5' }),
      south({ jahn: 'I:5' }),
      south({ ilm: 'I:5', jahn: 'II:5' }),
    ]).toEqual([SUPPLIED, SUPPLIED, SUPPLIED, NOT_SUPPLIED]);
    expect(checked({ brand: 'I:5 napoleon' }, { brand: 'yorck:8' }).s.supplied[0]).toBe(SUPPLIED);
  });
});

describe('GLO 4.5: prices', () => {
  const price = (words: string, wanted: Position = {}, payer = 1) => {
    const played = position({ active: 'coalition', coalition: { jahn: words }, french: { aue: 'I:5' }, ...wanted });
    const slots = words.split(' ').map((one) => slot(played.s, one.split(':')[0] ?? ''));
    return priceOf({ s: played.s, content: strom }, slots, payer);
  };
  const status = (value: number) => ({ also: (s: GloireState) => void s.status.fill(value) });

  test('[GLO 4.5#7, GLO 4.5#8, GLO 4.5#9, GLO 4.5#10, GLO 4.5#11] each army for its own part, the leader alone if there is one', () => {
    expect(price('yorck:5', status(COMMANDED))).toEqual([0, 1, 0]);
    expect(price('yorck:5', status(NO_LINE))).toEqual([0, 2, 0]);
    expect(price('yorck:5 ostermann:5', status(COMMANDED))).toEqual([0, 1, 1]);
    expect(price('yorck:5 ostermann:5 bernadotte', status(NO_LINE))).toEqual([0, 0, 2]);
    expect(price('yorck:5 tauentzien bernadotte', status(NO_LINE))).toEqual([0, 0, 0]);
  });

  test('[GLO 1813.B.6.1#4, GLO 4.5#11] an independent detachment: 2 from whoever pays, nothing with a leader of an army that might', () => {
    expect([price('cossacks:2'), price('cossacks:2', {}, 2)]).toEqual([
      [0, 2, 0],
      [0, 0, 2],
    ]);
    expect(price('cossacks:2 bernadotte')).toEqual([0, 0, 0]);
    const payers = (words: string) => {
      const played = position({ active: 'coalition', coalition: { jahn: words }, french: { aue: 'I:5' } });
      return payersFor(
        { s: played.s, content: strom },
        words.split(' ').map((one) => slot(played.s, one.split(':')[0] ?? '')),
      );
    };
    expect([
      payers('cossacks:2'),
      payers('yorck:5 cossacks:2'),
      payers('cossacks:2 bernadotte'),
      payers('yorck:5'),
      payers('cossacks:2 c1:2'),
    ]).toEqual([[1, 2], [1, 2], null, null, [1, 2]]);
    expect(payersFor({ s: position({}).s, content: strom }, [])).toBe(null);
  });
});

describe('tables', () => {
  test('[GLO 8.4#1] beyond the ends of a table the first and the last count; below the first column nothing', () => {
    const columns = [1, 4, 8];
    expect([0, 1, 3, 4, 8, 99].map((value) => columnOf(columns, value))).toEqual([-1, 0, 0, 1, 2, 2]);
    expect([
      shiftColumn(columns, -1, 2),
      shiftColumn(columns, 0, -1),
      shiftColumn(columns, 0, 1),
      shiftColumn(columns, 2, 1),
    ]).toEqual([-1, 0, 1, 2]);
    expect(lossOf(strom.tables.combat, -1, 6)).toEqual({ points: 0, test: false });
    const { combat } = strom.tables;
    expect(lossOf(combat, 0, -20)).toEqual(combat.cells[0]?.[0]);
    expect(lossOf(combat, 0, 50)).toEqual(combat.cells[0]?.at(-1));
  });
});

describe('strengths that were open are a secret again', () => {
  const open = (played: Played, name: string) => played.s.open[slot(played.s, name)];
  const lay = (...names: string[]) => ({
    also(s: GloireState) {
      for (const name of names) s.open[slot(s, name)] = 1;
    },
  });

  test('[GLO 5.5.3#1] ruling 91: after a forced march, and after one that may cost stragglers', () => {
    const march = (how: 'normal' | 'forced', names: string) => {
      const played = position({
        hidden: true,
        french: { aue: 'I:10 II:5 III:4 napoleon' },
        coalition: { jahn: 'yorck:5' },
        ...lay('I', 'II', 'III'),
        dice: [1, 1, 1],
      });
      setOut(played, 'aue', names, how).act(FRENCH, 'step', town('brand')).act(FRENCH, 'done');
      return open(played, 'I');
    };
    expect([
      march('normal', 'napoleon I'),
      march('forced', 'napoleon I'),
      march('normal', 'napoleon I II III'),
    ]).toEqual([1, 0, 0]);
  });

  test('[GLO 5.5.4#4] at the end of the movement phase, but where the enemy stands', () => {
    const played = position({
      hidden: true,
      french: { aue: 'I:10 napoleon', calau: 'II:5' },
      coalition: { brand: 'yorck:5', jahn: 'buelow:4' },
      ...lay('I', 'II', 'yorck', 'buelow'),
      dice: [1, 1, 1, 1],
    });
    into(setOut(played, 'aue', 'napoleon I'), 'brand').act(FRENCH, 'done');
    expect([open(played, 'I'), open(played, 'II'), open(played, 'yorck'), open(played, 'buelow')]).toEqual([
      1, 0, 1, 1,
    ]);
  });
});
