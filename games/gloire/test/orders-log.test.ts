import { type Action } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { news, question } from './chronicle.ts';
import { came, endure } from './battle-help.ts';
import { into, type Played, type Position, position, setOut, strom, town, where } from './position.ts';

/** A battle at Brand, to which the French come from Aue; before it the Coalition has left these orders. */
function fought(
  orders: Readonly<Record<string, Action>>,
  dice: readonly number[],
  coalition = 'yorck:8 barclay',
  french = 'I:12 ney',
): Played {
  const played = position({ french: { aue: french }, coalition: { brand: coalition }, dice });
  for (const [window, answer] of Object.entries(orders)) {
    expect(played.referee.order(1, window, answer)).toEqual({ ok: true });
  }
  const names = french.split(' ').map((one) => one.split(':')[0]);
  into(setOut(played, 'aue', names.join(' ')), 'brand').act(0, 'done');
  return played;
}

/** A battle at Glau that the Coalition loses, with these orders left behind. */
function beatenAtGlau(orders: Readonly<Record<string, Action>>, wanted: Position = {}): Played {
  const played = position({
    phase: 'combat',
    french: { glau: 'I:12 ney' },
    coalition: { glau: 'yorck:9 ostermann:6 barclay' },
    dice: [6, 1, 6, 2, 1],
    ...wanted,
  });
  for (const [window, answer] of Object.entries({ suffer: ['pass'] as const, ...orders })) {
    expect(played.referee.order(1, window, answer)).toEqual({ ok: true });
  }
  return endure(played.act(0, 'tactic', 3).act(1, 'tactic', 3));
}

const lost = [6, 1, 6] as const;

describe('orders left behind for a battle', () => {
  test('[GLO 8.1#1] a tactic that may be chosen is taken; otherwise the next lower one, or the lowest', () => {
    const taken = (tactic: number, coalition: string) => {
      const played = fought({ tactic: ['tactic', tactic] }, lost, coalition).act(0, 'tactic', 3);
      return news(played, 'kernel.ordered', 'tactics').map((line) => line.replace(/, type.*/, ''));
    };
    expect(taken(2, 'yorck:8 barclay')).toEqual([
      'kernel.ordered, window tactic, answer tactic+2, to 2 (no clause)',
      'tactics, town brand, french 3, coalition 2',
    ]);
    expect(taken(4, 'yorck:8 barclay')).toEqual([
      'kernel.ordered, window tactic, answer tactic+4, to 2 (no clause)',
      'tactics, town brand, french 3, coalition 2',
    ]);
    expect(taken(1, 'yorck:9 ostermann:5 barclay')).toEqual([
      'kernel.ordered, window tactic, answer tactic+1, to 2 (no clause)',
      'tactics, town brand, french 3, coalition 2',
    ]);
    expect(taken(4, 'yorck:9 ostermann:8 barclay')).toEqual([
      'kernel.ordered, window tactic, answer tactic+4, to 2 (no clause)',
      'tactics, town brand, french 3, coalition 4',
    ]);
  });

  test('[GLO 8.7#6] a retreat goes where it was ordered, or where the staff thinks best, or is asked for', () => {
    const orders = (retreat: Action | null): Readonly<Record<string, Action>> => ({
      tactic: ['tactic', 2],
      suffer: ['pass'],
      ...(retreat === null ? {} : { retreat }),
    });
    const went = (retreat: Action | null) => {
      const played = fought(orders(retreat), lost).act(0, 'tactic', 3);
      return [question(played), where(played.s, 'yorck'), ...news(played, 'retreated')];
    };
    expect(went(['retreat', town('calau')])).toEqual([
      '0: leave, town brand (GLO 8.7#2)',
      'calau',
      'retreated, side 1, from brand, town calau (GLO 8.7#1)',
    ]);
    expect(went(['retreat', town('dorn')])).toEqual([
      '0: leave, town brand (GLO 8.7#2)',
      'dorn',
      'retreated, side 1, from brand, town dorn (GLO 8.7#1)',
    ]);
    expect(went(['retreat', town('jahn')])).toEqual(['1: retreat, town brand (GLO 8.7#6)', 'brand']);
    expect(went(['pass'])).toEqual([
      '0: leave, town brand (GLO 8.7#2)',
      'calau',
      'retreated, side 1, from brand, town calau (GLO 8.7#1)',
    ]);
    expect(went(null)).toEqual(['1: retreat, town brand (GLO 8.7#6)', 'brand']);
    // An order for something else is none for a retreat.
    expect(went(['step', town('calau')])).toEqual(['1: retreat, town brand (GLO 8.7#6)', 'brand']);
  });

  test('[GLO 8.7#6] the staff falls back to the town nearest to a source of supply, by the roads as they are', () => {
    const went = (wanted: Position = {}) => where(beatenAtGlau({ retreat: ['pass'] }, wanted).s, 'yorck');
    // Jahn is one town behind Ilm, two behind Furt, and farther from Eich and Lohn.
    expect(went()).toBe('ilm');
    expect(went({ also: came({ I: 'glau-ilm' }) })).toBe('furt');
    // A second source, beyond the closed border behind Lohn, cannot be reached from anywhere.
    const armies = strom.armies.map((one) => ({ ...one, supply: [town('kahl'), ...one.supply] }));
    expect(went({ pack: { ...strom, armies } })).toBe('ilm');
  });

  test('[GLO 6.4#7] a bridge is blown, or spared', () => {
    const blown = (orders: Readonly<Record<string, Action>>) => {
      const played = beatenAtGlau({ retreat: ['retreat', town('eich')], ...orders }, { also: came({ I: 'glau-ilm' }) });
      return [question(played), ...news(played, 'blown')];
    };
    expect(blown({ blow: ['blow'] })).toEqual([
      '0: leave, town glau (GLO 8.7#2)',
      'blown, link eich-glau, die 2, down true (GLO 6.4#8)',
    ]);
    expect(blown({ blow: ['spare'] })).toEqual(['0: leave, town glau (GLO 8.7#2)']);
    expect(blown({})).toEqual(['1: blow, town eich (GLO 6.4#7)']);
  });

  test('[GLO 8.7#2] a victor who was told to stay is not asked', () => {
    const asked = (orders: Readonly<Record<string, Action>>) => {
      const always = { tactic: ['tactic', 2], suffer: ['pass'] } as const;
      const played = fought({ ...orders, ...always }, [1, 6, 6, 1, 1], 'yorck:9 wittgenstein', 'I:10').act(
        0,
        'tactic',
        2,
      );
      endure(played);
      if (played.asked()?.prompt === 'retreat') played.act(0, 'retreat', town('aue'));
      return [question(played), ...news(played, 'beaten', 'drawn')];
    };
    expect(asked({ leave: ['stay'] })).toEqual([
      '1: activate (GLO 2.B2#2)',
      'beaten, town brand, side 0, type 2, lost 2+0 (GLO 8.1#15)',
    ]);
    expect(asked({})).toEqual([
      '1: leave, town brand (GLO 8.7#2)',
      'beaten, town brand, side 0, type 2, lost 2+0 (GLO 8.1#15)',
    ]);
  });

  test('[GLO 8.8#9] a garrison that was told to fight outside is not asked', () => {
    const asked = (order: Action | null) => {
      const played = position({ french: { calau: 'I:12 ney' }, coalition: { eich: 'yorck:8' } });
      if (order !== null) expect(played.referee.order(1, 'walls', order)).toEqual({ ok: true });
      played.act(0, 'force', town('calau'));
      for (const [slot] of played.offers(0, 'pick')) played.act(0, 'pick', slot as number);
      played.act(0, 'normal').act(0, 'step', town('eich'));
      while (played.may(1, 'pass')) played.act(1, 'pass');
      if (played.may(0, 'done')) played.act(0, 'done');
      return [question(played), ...news(played, 'kernel.ordered')];
    };
    expect(asked(['outside'])).toEqual([
      '0: tactic, town eich (GLO 8.1#1)',
      'kernel.ordered, window walls, answer outside, to 2 (no clause)',
    ]);
    expect(asked(null)).toEqual(['1: walls, town eich (GLO 8.8#9)']);
  });

  test('[GLO 8.4#5] losses are left to the staff: the strongest bears them', () => {
    const orders = { suffer: ['pass'], tactic: ['tactic', 2] } as const;
    const played = fought(orders, [6, 1, 1, 1, 1, 1], 'yorck:8 buelow:5 ostermann:7 barclay').act(0, 'tactic', 2);
    expect(news(played, 'loss', 'kernel.ordered', 'fire')).toEqual([
      'kernel.ordered, window tactic, answer tactic+2, to 2 (no clause)',
      'fire, town brand, side 0, round 1, die 6, added 2, column 3, points 3, test true, why tactical (GLO 8.4#1)',
      'fire, town brand, side 1, round 1, die 1, added 0, column 5, points 1, test false, why  (GLO 8.4#1)',
      'loss, unit I, points 1, left 11 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 7 (GLO 8.4#7)',
      'loss, unit buelow, points 1, left 4 (GLO 8.4#7)',
      'loss, unit ostermann, points 1, left 6 (GLO 8.4#7)',
      'fire, town brand, side 0, round 2, die 1, added 2, column 3, points 1, test false, why tactical (GLO 8.4#1)',
      'fire, town brand, side 1, round 2, die 1, added 0, column 4, points 1, test false, why  (GLO 8.4#1)',
      'loss, unit I, points 1, left 10 (GLO 8.4#7)',
      'loss, unit I, points 1, left 9 (GLO 8.4#7)',
      'kernel.ordered, window suffer, answer pass, to 2 (no clause)',
      'loss, unit yorck, points 1, left 6 (GLO 8.4#7)',
    ]);
  });
});
