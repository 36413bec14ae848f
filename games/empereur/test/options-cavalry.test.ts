import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { shockOdds } from '../odds.ts';
import { HEAVY, kindOf, LIGHT, MEDIUM } from '../rules/options/cavalry.ts';
import { HORSE_KINDS } from '../rules/options/options.ts';
import { CHARGED, COLUMN, DISORDERED, LINE, note } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const points: Readonly<Record<string, number>> = { light: 10, line: 9, heavy: 8 };

/** A field on which horse has these kinds; light where none is named. */
function field(wanted: Position & { readonly kinds?: Readonly<Record<string, string>> }, on = HORSE_KINDS): Played {
  const { kinds = {}, ...rest } = wanted;
  const units = champUnits.map((unit) => {
    const kind = kinds[unit.id];
    return kind === undefined ? unit : { ...unit, moves: [0, points[kind] ?? 10] as [number, number] };
  });
  return position({
    columns: 14,
    units,
    ...rest,
    also: (s) => {
      if (on > 0) s.advanced = on;
      rest.also?.(s);
    },
  });
}

const flee = (p: Played) => {
  while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
  return p;
};

describe('EMP XVI.4: kinds of cavalry', () => {
  test('[EMP XVI.4#1] by their points: 10 or more light, 9 line, 8 or fewer heavy', () => {
    const kinds = [12, 10, 9, 8, 5].map((moves) => kindOf({ moves: [0, moves] }));
    expect(kinds).toEqual([LIGHT, LIGHT, MEDIUM, HEAVY, HEAVY]);
  });

  test('[EMP XVI.4#2, EMP XVI.4#6, EMP XVI.4#11] light cavalry falls back without a test, line and heavy cavalry with one', () => {
    const tests = (kind: string, on = HORSE_KINDS) => {
      const p = field({ kinds: { H: kind }, at: { a: '0405 column 0', H: '0605 column 6' }, dice: [1, 1] }, on);
      p.act('move', p.u('a')).act('step', p.h('0505')).act('recoil', p.h('0605'));
      expect(p.asked()).toBe('recoil');
      return p.told('tested').length;
    };
    expect([tests('light'), tests('line'), tests('heavy'), tests('light', 0)]).toEqual([0, 1, 1, 1]);
  });

  test('[EMP XVI.4#3] nobody falls back before a charge', () => {
    const p = field({ phase: 'charge', at: { h: '0305 column 0', H: '0605 column 6' } });
    p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0405'));
    if (p.asked() === 'horse') p.act('pass');
    p.act('step', p.h('0505'));
    expect([p.asked(), p.offers('recoil')]).toEqual(['horse', []]);
  });

  test('[EMP XVI.4#4, EMP XVI.4#8, EMP XVI.4#12] a charge turns three times, twice, or once; together as often as the heaviest', () => {
    const wheels = (kinds: Record<string, string>, together = false, on = HORSE_KINDS) => {
      const at = { h: '0205 column 0', ...(together ? { i: '0205 column 0 3' } : {}), A: '1301 line 7' };
      const p = field({ kinds, phase: 'charge', at, rows: 12 }, on);
      p.act('charge', p.u('h'));
      if (together) p.act('with', p.u('i'));
      p.act('line', 1);
      let turned = 0;
      for (let n = 0; n < 8 && p.asked() === 'charge'; n++) {
        const [turn] = p.offers('turn');
        if (turn !== undefined) {
          p.act('turn', turn as number);
          turned++;
        }
        const [step] = p.offers('step');
        if (step === undefined) break;
        p.act('step', step as number);
      }
      expect(p.why('turn', 0)).toBe(on > 0 ? 'wheelsSpent' : 'noWheel');
      return turned;
    };
    const longRide = { h: 'light' };
    expect([wheels(longRide), wheels({ h: 'line' }), wheels({ h: 'heavy' })]).toEqual([3, 2, 1]);
    expect([wheels({ h: 'light', i: 'heavy' }, true), wheels(longRide, false, 0)]).toEqual([1, 2]);
  });

  /** The die as it counted in the shock of h against an enemy, thrown 3. */
  const dieOf = (kinds: Record<string, string>, defender: string, on = HORSE_KINDS) => {
    const [id = 'A', ...pose] = defender.split(' ');
    const p = field(
      {
        kinds,
        phase: 'shock',
        at: { h: '0505 line 1', [id]: ['0605', ...pose].join(' ') },
        dice: [3, 1, 1, 1, 1],
        also: (s) => note(s, 6, CHARGED),
      },
      on,
    );
    const foreseen = shockOdds(p.content, p.s, [p.h('0505')], p.h('0605'))?.bonus;
    p.act('assault', p.h('0605'));
    const die = Number(p.told('shock')[0]?.['die']);
    expect(foreseen).toBe(die - 3);
    return die;
  };

  test('[EMP XVI.4#5] light cavalry: 1 more against disorganised units only', () => {
    expect([dieOf({}, 'A disordered 0'), dieOf({}, 'A line 7'), dieOf({}, 'A disordered 0', 0)]).toEqual([4, 3, 3]);
    expect(dieOf({ h: 'line' }, 'A disordered 0')).toBe(3);
  });

  test('[EMP XVI.4#7] line cavalry: 1 more against light cavalry', () => {
    expect([dieOf({ h: 'line' }, 'H column 6'), dieOf({ h: 'line', H: 'line' }, 'H column 6')]).toEqual([4, 3]);
    expect([dieOf({ h: 'line' }, 'A line 7'), dieOf({}, 'H column 6')]).toEqual([3, 3]);
  });

  test('[EMP XVI.4#9] heavy cavalry: 1 more against all but heavy cavalry', () => {
    const against = (kinds: Record<string, string>, one: string) => dieOf({ h: 'heavy', ...kinds }, one);
    expect([against({}, 'A line 7'), against({}, 'H column 6'), against({ H: 'line' }, 'H column 6')]).toEqual([
      4, 4, 4,
    ]);
    expect(against({ H: 'heavy' }, 'H column 6')).toBe(3);
    // Heavy and light together.
    const mixed = field({
      kinds: { h: 'heavy', H: 'light', I: 'heavy' },
      phase: 'shock',
      at: { h: '0505 line 1', H: '0605 column 6 3', I: '0605 column 6 3' },
      dice: [3, 1, 1, 1, 1],
      also: (s) => note(s, 6, CHARGED),
    });
    mixed.act('assault', mixed.h('0605'));
    expect(mixed.told('shock')[0]).toMatchObject({ die: 3 });
  });

  /** H countercharges h, who moves before it; the die is thrown 3. */
  const countered = (kinds: Record<string, string>) => {
    const p = field({ kinds, at: { h: '0405 column 0', H: '0605 column 6' }, dice: [1, 1, 3, 1, 1, 1, 1] });
    p.act('move', p.u('h')).act('step', p.h('0505')).act('counter', p.h('0605'));
    return p.told('shock')[0]?.['die'];
  };

  test('[EMP XVI.4#7, EMP XVI.4#10] ruling 411: who is countercharged has his bonus as 1 less on the die of the other', () => {
    expect([countered({ h: 'line', H: 'light' }), countered({ h: 'heavy', H: 'light' })]).toEqual([2, 2]);
    expect([countered({ h: 'heavy', H: 'line' }), countered({ h: 'heavy', H: 'heavy' })]).toEqual([2, 3]);
    // Who countercharges attacks, with the bonus of his own kind.
    expect([countered({ h: 'light', H: 'line' }), countered({ h: 'light', H: 'heavy' })]).toEqual([4, 4]);
    expect([countered({ h: 'line', H: 'heavy' }), countered({ h: 'light', H: 'light' })]).toEqual([4, 3]);
  });

  test('[EMP XVI.4#13] no charge in the turn after a charge; moves and countercharges are free', () => {
    const charged = (turn: number, last: number) =>
      field({
        phase: 'charge',
        turn,
        at: { h: '0305 column 0', i: '0308 column 0', A: '0905 line 7' },
        also: (s) => {
          s.chargedOn = s.hex.map((_, unit) => (unit === 6 ? last : 0));
        },
      });
    const barred = charged(4, 3);
    expect([barred.may('charge', barred.u('h')), barred.may('charge', barred.u('i'))]).toEqual([false, true]);
    const free = charged(4, 2);
    expect(free.may('charge', free.u('h'))).toBe(true);
    barred.act('done');
    expect(barred.may('move', barred.u('h'))).toBe(true);
    // A charge is noted with its turn; a countercharge is not.
    const p = field({ phase: 'charge', turn: 3, at: { h: '0305 column 0', A: '0905 line 7' } });
    p.act('charge', p.u('h')).act('line', 1);
    expect(p.s.chargedOn?.[p.u('h')]).toBe(3);
    const met = field({ turn: 3, at: { h: '0405 column 0', H: '0605 column 6' }, dice: [1, 1, 3, 1, 1, 1, 1] });
    met.act('move', met.u('h')).act('step', met.h('0505')).act('counter', met.h('0605'));
    expect(met.s.chargedOn?.[met.u('H')] ?? 0).toBe(0);
    const plain = field({ phase: 'charge', turn: 3, at: { h: '0305 column 0', A: '0905 line 7' } }, 0);
    plain.act('charge', plain.u('h')).act('line', 1);
    expect([plain.s.chargedOn, plain.s.wind]).toEqual([undefined, undefined]);
  });
});

describe('EMP XVI.4: the opportunity charge', () => {
  const march = (wanted: Parameters<typeof field>[0] = {}, on = HORSE_KINDS) => {
    const p = field({ at: { a: '0305 column 0', H: '0605 column 6' }, ...wanted }, on);
    return p.act('move', p.u('a')).act('step', p.h('0405'));
  };

  test('[EMP XVI.4#14, EMP XVI.4#15] light cavalry rides into the hex between, in line, and it is a countercharge', () => {
    // It holds; the column fires at it for nothing; then a shock.
    const p = march({ dice: [2, 2, 1, 4, 1, 1, 1, 1] });
    expect([p.asked(), p.offers('pounce'), p.offers('counter')]).toEqual(['horse', [p.h('0605')], []]);
    p.act('pounce', p.h('0605'));
    expect(p.where('H')).toBe('0505');
    expect(p.told('fired')[0]).toMatchObject({ firers: [p.u('a')], place: p.h('0505') });
    expect(p.told('shock')[0]).toMatchObject({ place: p.h('0405'), attack: 16 });
    flee(p);
    // Its move is over, and the cavalry is in column again, where it fought.
    expect([p.s.form[p.u('H')], p.s.facing[p.u('H')]]).toEqual([COLUMN, 6]);
    expect(p.offers('move')).toEqual([]);
  });

  test('[EMP XVI.4#15] if it fails the enemy goes on, and who looks elsewhere does not fire', () => {
    const failed = march({ dice: [6, 6] });
    failed.act('pounce', failed.h('0605'));
    expect([failed.where('H'), failed.s.form[failed.u('H')]]).toEqual(['0605', COLUMN]);
    expect(failed.asked()).toBe('march');
    // Infantry in line that goes by with its back to it.
    const by = field({ at: { a: '0505 line 5', H: '0605 column 6' }, dice: [2, 2, 4, 1, 1, 1, 1] });
    by.act('move', by.u('a')).act('step', by.h('0405'));
    expect(by.asked()).toBe('horse');
    by.act('pounce', by.h('0605'));
    expect([by.told('fired'), by.told('shock').length]).toEqual([[], 1]);
  });

  test('[EMP XVI.4#14] not for line or heavy cavalry, over a hex that is taken, from behind, or without the option', () => {
    const asked = (wanted: Parameters<typeof field>[0], on = HORSE_KINDS) => {
      const p = march(wanted, on);
      return p.asked() === 'horse' ? p.offers('pounce').length : 0;
    };
    expect([asked({}), asked({}, 0)]).toEqual([1, 0]);
    expect([asked({ kinds: { H: 'line' } }), asked({ kinds: { H: 'heavy' } })]).toEqual([0, 0]);
    expect(asked({ at: { a: '0305 column 0', H: '0605 column 0' } })).toBe(0);
    expect(asked({ at: { a: '0305 column 0', A: '0505 line 7', H: '0605 column 6' } })).toBe(0);
  });

  test('[EMP XVI.4#14] a charge is met so as well, and it is asked by which hex where there are two', () => {
    const p = field({ phase: 'charge', at: { h: '0305 column 0', H: '0506 column 6' }, dice: [2, 2, 4, 1, 1, 1, 1] });
    p.act('charge', p.u('h')).act('line', 1).act('step', p.h('0405'));
    expect(p.offers('pounce')).toEqual([p.h('0506')]);
    p.act('pounce', p.h('0506'));
    expect([p.asked(), p.offers('step')]).toEqual(['pounce', [p.h('0505'), p.h('0406')]]);
    p.act('step', p.h('0406'));
    expect(p.told('pounced')).toHaveLength(1);
    expect(p.told('shock')).toHaveLength(1);
  });
});

describe('EMP XVI.4: cavalry falls back after its charge', () => {
  /** A charge of three hexes over open ground, fought without losses; then it gives up its order. */
  const ridden = (on = HORSE_KINDS) => {
    const p = field({ phase: 'charge', turn: 3, at: { h: '0605 column 0', A: '1105 line 7 6' } }, on);
    p.act('charge', p.u('h')).act('line', 1);
    for (const hex of ['0705', '0805', '0905', '1005']) {
      while (p.asked() === 'brace') p.act('pass');
      p.act('step', p.h(hex));
    }
    while (p.asked() === 'brace') p.act('pass');
    return p;
  };

  test('[EMP XVI.4#16, EMP XVI.4#17] the example: of 10 points 4 are used, so it may fall back by 6, or stop before', () => {
    const p = ridden();
    expect(p.s.wind?.[p.u('h')]).toBe(6);
    p.act('strike');
    for (let n = 0; n < 9 && p.asked() !== 'reform'; n++) {
      if (p.asked() === 'assault') p.act('assault', p.h('1105'));
      else if (p.asked() === 'aim' || p.asked() === 'mover' || p.asked() === 'advance') p.act('done');
      else if (p.asked() === 'retreat') flee(p);
    }
    expect(p.asked()).toBe('reform');
    p.act('scatter', p.u('h'));
    let hexes = 0;
    while (p.asked() === 'retreat' && p.offers('step').length > 0) {
      expect(p.may('done')).toBe(hexes > 0);
      p.act('step', p.offers('step')[0] as number);
      hexes++;
    }
    expect([hexes, p.s.form[p.u('h')], p.s.since[p.u('h')]]).toEqual([6, DISORDERED, 2]);
  });

  test('[EMP XVI.4#16] two hexes at least may always be gone, and without the option it is two', () => {
    const broken = (wind: number, on = HORSE_KINDS) => {
      const p = field(
        {
          phase: 'shock',
          turn: 3,
          dice: [3, 1, 1],
          at: { h: '0805 line 1', A: '0905 disordered 0 6' },
          also: (s) => {
            note(s, 6, CHARGED);
            s.wind = s.hex.map(() => wind);
          },
        },
        on,
      );
      p.act('assault', p.h('0905'));
      flee(p);
      while (p.asked() === 'advance' || p.asked() === 'exploit') p.act('done');
      expect([p.asked(), p.s.form[p.u('h')]]).toEqual(['reform', LINE]);
      p.act('scatter', p.u('h'));
      const stops: number[] = [];
      let hexes = 0;
      while (p.asked() === 'retreat') {
        if (p.may('done')) stops.push(hexes);
        if (p.offers('step').length === 0) break;
        p.act('step', p.offers('step')[0] as number);
        hexes++;
      }
      return { hexes, stops };
    };
    expect(broken(0)).toEqual({ hexes: 2, stops: [] });
    expect(broken(1)).toMatchObject({ hexes: 2, stops: [1] });
    expect(broken(4)).toMatchObject({ hexes: 4, stops: [1, 2, 3] });
    expect(broken(4, 0)).toMatchObject({ hexes: 2, stops: [] });
  });
});
