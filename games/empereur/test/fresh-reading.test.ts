import { describe, expect, test } from 'vitest';
import { champLeaders, champUnits } from '../content/testing/champ.ts';
import { HORSE_KINDS } from '../rules/options/options.ts';
import { sumsOf } from '../rules/shock/power.ts';
import { ADAPTED, CHARGED, COLUMN, DISORDERED, FOUGHT, GONE, note } from '../rules/state.ts';
import { expecting } from './expecting.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered, without his leader. */
function run(p: Played): Played {
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  return p;
}

/** Ten rows of clear ground but for some hexes. */
function ground(letters: Readonly<Record<string, string>>): string[] {
  const two = (n: number) => String(n).padStart(2, '0');
  return Array.from({ length: 10 }, (_, r) =>
    Array.from({ length: 12 }, (_, c) => letters[two(c + 1) + two(r + 1)] ?? '.').join(''),
  );
}

describe('EMP VI: moves', () => {
  test('[EMP VI.1#12, EMP VII.5#7] whoever breaks on the march has made its move (ruling 40)', () => {
    const at = { a: '0505 column 2 4', b: '0505 column 2 4', c: '0208 column 0', A: '0605 line 7' };
    const p = position({ at, dice: [6, 6, 6, 1, 1] });
    p.act('move', p.u('a')).act('step', p.h('0504'));
    run(p);
    expect(p.s.form[p.u('a')]).toBe(DISORDERED);
    // Who stayed in the hex held, and has still its own move.
    expect(p.offers('move')).toEqual([p.u('b'), p.u('c')]);
    expect(p.why('move', p.u('a'))).toBe('hasMoved');
  });

  test('[EMP VI.8#2, EMP XVI.4#14] who has fallen back makes no opportunity charge at that occasion, but at the next', () => {
    const p = position({
      columns: 14,
      at: { a: '0505 column 0', H: '0705 column 6', I: '0703 column 8' },
      also: (s) => {
        s.advanced = HORSE_KINDS;
      },
    });
    p.act('move', p.u('a')).act('step', p.h('0605')).act('recoil', p.h('0705'));
    p.act('step', p.h('0805')).act('done');
    // The enemy has the empty hex before it now; another one, which has not fallen back, may charge him.
    expect([p.asked(), p.offers('pounce')]).toEqual(['horse', [p.h('0703')]]);
    p.act('done').act('turn', 10).act('step', p.h('0606'));
    expect([p.asked(), p.offers('pounce')]).toEqual(['horse', [p.h('0805')]]);
  });
});

describe('EMP VIII, IX: shock', () => {
  test('[EMP IV.9#6] cavalry that charges out of a wood is worth 1 there in defence too', () => {
    const sums = (letter: string) => {
      const p = position({
        ground: ground({ '0505': letter }),
        at: { h: '0505 line 1', H: '0605 line 7' },
        also: (s) => note(s, 6, CHARGED),
      });
      return sumsOf(p.content, p.s, [p.h('0605')], p.h('0505'));
    };
    expect([sums('f').defence, sums('v').defence, sums('b').defence, sums('.').defence]).toEqual([4, 4, 4, 16]);
  });

  test('[EMP IX.7#17] a countercharge of cavalry that had charged before costs no step more either', () => {
    const after = (before: number) => {
      const p = position({
        columns: 14,
        phase: 'shock',
        at: { a: '0505 column 0', h: '0804 column 8', A: '0605 line 7 4' },
        dice: [5, 1, 1, 1, 1, 1],
        also: (s) => note(s, 6, before),
      });
      run(p.act('assault', p.h('0605')));
      p.act('counter', p.h('0804'));
      return p.told('shock', 'losses').flatMap((fact) => (fact.fact === 'losses' ? [fact['count']] : fact['defender']));
    };
    expect(after(0)).toEqual(['D', '1', 1, 1]);
    expect(after(CHARGED | FOUGHT)).toEqual(after(0));
  });

  test('[EMP VIII.9#12] ground that is closed to the guns of a pile alone is no end for its infantry (ruling 39)', () => {
    const at = { a: '0505 column 0', b: '0504 column 2', c: '0506 column 10', A: '0605 line 7 3', X: '0605 battery 7' };
    const p = position({
      ground: ground({ '0705': 'f', '0604': 'f', '0606': 'f' }),
      phase: 'shock',
      at,
      dice: [6],
    });
    run(p.act('assault', p.h('0605')));
    expect(p.s.hex[p.u('X')]).toBe(GONE);
    expect([p.s.form[p.u('A')], p.where('A')]).toEqual([DISORDERED, '0805']);
  });

  test('[EMP XIV.3#8] a leader whose guns are left out of the shock gives nothing to infantry of another corps', () => {
    const units = champUnits.map((unit) => (unit.id === 'A' ? { ...unit, corps: 3 } : unit));
    const leaders = champLeaders.map((one) => (one.id === 'Corps' ? { ...one, corps: [2] } : one));
    const die = (facing: number) => {
      const p = position({
        units,
        leaders,
        phase: 'shock',
        at: { a: '0505 column 0', A: `0605 line ${facing}`, X: `0605 battery ${facing}` },
        chiefs: { Corps: '0605' },
        dice: [4, 1, 1, 1, 1, 1],
      });
      p.act('assault', p.h('0605'));
      return p.told('shock')[0]?.['die'];
    };
    // From the front his battery counts; from behind it does not.
    expect([die(7), die(1)]).toEqual([2, 4]);
  });
});

describe('EMP VI.8: falling back', () => {
  test('[EMP VI.8#8] cavalry that fails runs away from whoever made it go, though its lines lie behind him (ruling 228)', () => {
    const p = position({ at: { a: '0905 column 6', H: '0705 column 0' }, dice: [6, 5] });
    p.act('move', p.u('a')).act('step', p.h('0805')).act('recoil', p.h('0705'));
    expect([p.asked(), p.offers('step')]).toEqual(['retreat', [p.h('0604'), p.h('0605'), p.h('0606')]]);
    run(p);
    expect([p.s.form[p.u('H')], p.where('H').slice(0, 2) < '07']).toEqual([DISORDERED, true]);
  });
});

describe('EMP VI, VII: roads and shots', () => {
  test('[EMP VI.7#8] a column that has come all the way by road, with its 2 points, attacks beside it all the same', () => {
    const road = '0105-0205-0305-0405-0505-0605-0705-0805-0905';
    const p = position({
      sides: [`road ${road}`],
      at: { a: '0105 column 0', A: '1005 line 7' },
      dice: [1, 1, 1, 1, 1, 1],
    });
    p.act('move', p.u('a'));
    for (const hex of road.split('-').slice(1)) p.act('step', p.h(hex));
    while (p.asked() !== 'assault') p.act('done');
    expect([p.where('a'), p.offers('assault')]).toEqual(['0905', [p.h('1005')]]);
  });

  test('[EMP VII.5#8] two units that leave a hex for different ones are fired at one after the other', () => {
    const p = position({ at: { a: '0605 column 0 4', b: '0605 column 0 4', A: '0505 line 1' }, dice: [1, 1] });
    p.act('move', p.u('a')).act('step', p.h('0705')).act('done');
    p.act('move', p.u('b')).act('turn', 2).act('step', p.h('0604'));
    expect(p.told('fired').map(({ place }) => place)).toEqual([p.h('0605'), p.h('0605')]);
  });

  test('[EMP VI.5#5] before the enemy all cavalry of a hex gives up its order together; in its own turn one by one (ruling 229)', () => {
    const p = position({ columns: 14, at: { a: '0505 column 0', H: '0705 column 6 3', I: '0705 column 6 3' } });
    p.act('move', p.u('a')).act('step', p.h('0605'));
    expect(p.offers('scatter')).toEqual([p.u('H')]);
    run(p.act('scatter', p.u('H')));
    expect([p.s.form[p.u('H')], p.s.form[p.u('I')]]).toEqual([DISORDERED, DISORDERED]);
    const own = position({ at: { h: '0505 column 0 3', i: '0505 column 0 3', A: '1205 line 7' } });
    expect(own.offers('scatter')).toEqual([own.u('h'), own.u('i')]);
    run(own.act('scatter', own.u('h')));
    expect([own.s.form[own.u('h')], own.s.form[own.u('i')]]).toEqual([DISORDERED, COLUMN]);
  });
});

describe('EMP IX: charges', () => {
  test('[EMP VIII.3#7] only cavalry that charges out of a wood or a town is the worse for its own ground', () => {
    const attack = (unit: string) => {
      const p = position({ ground: ground({ '0505': 'f' }), at: { ...JSON.parse(unit), A: '0605 line 7' } });
      return sumsOf(p.content, p.s, [p.h('0505')], p.h('0605')).attack;
    };
    expect([attack('{"a":"0505 adapted 0"}'), attack('{"h":"0505 line 1"}')]).toEqual([12, 4]);
  });

  test('[EMP IX.3#6] a leader alone is nobody to charge', () => {
    const charge = (at: Readonly<Record<string, string>>) => {
      const p = position({ phase: 'charge', at: { h: '0505 column 0', ...at }, chiefs: { Corps: '0605' } });
      p.act('charge', p.u('h')).act('line', 1);
      return p.may('strike');
    };
    expect([charge({ B: '1205 line 7' }), charge({ A: '0605 line 7' })]).toEqual([false, true]);
  });

  test('[EMP IX.4#1] nobody turns to go on against an enemy whom no charge can reach', () => {
    const turns = (sides: readonly string[]) => {
      const p = position({
        columns: 14,
        sides,
        phase: 'shock',
        at: { h: '0505 line 1', A: '0605 line 7 3', B: '0606 line 3' },
        dice: [5],
        also: (s) => note(s, 6, CHARGED),
      });
      run(p.act('assault', p.h('0605')));
      p.act('follow', p.u('h'));
      while (p.asked() === 'brace') p.act('pass');
      return [p.asked(), p.asked() === 'exploit' ? p.offers('turn') : []];
    };
    expect(turns([])).toEqual(['exploit', [11]]);
    expect(turns(['river 0605-0606'])).toEqual(['reform', []]);
  });
});

describe('EMP XIII: reinforcements', () => {
  test('[EMP XIII#1, EMP IX.2#3] cavalry comes in charging through a wood as well, for its 6 points', () => {
    const p = expecting([{ units: ['h'], hexes: ['0105'] }], {
      phase: 'charge',
      ground: ground({ '0105': 'f' }),
      at: { A: '0705 line 7' },
    });
    p.act('arrive', p.u('h')).act('adapt').act('line', 1);
    for (const hex of ['0205', '0305', '0405', '0505']) {
      while (p.asked() === 'brace') p.act('pass');
      p.act('step', p.h(hex));
    }
    while (p.asked() === 'brace') p.act('pass');
    expect([p.where('h'), p.offers('step')]).toEqual(['0505', []]);
  });

  test('[EMP XIII#5] from a hex that the enemy holds they come in by the nearest that is open to them (ruling 230)', () => {
    const gates = (id: string) => {
      const p = expecting([{ units: [id], hexes: ['0105'] }], {
        ground: ground({ '0104': 'f', '0106': 'f' }),
        at: { A: '0105 line 1' },
      });
      p.act('arrive', p.u(id));
      return p.asked() === 'gate' ? p.offers('enter') : [];
    };
    const p = position({});
    expect(gates('a')).toEqual([p.h('0104'), p.h('0106')]);
    // Guns find no way through the woods beside it, but one hex further.
    expect(gates('x')).toEqual([p.h('0103'), p.h('0107')]);
  });
});

describe('EMP XI.4: a rally that fails', () => {
  const failed = (letters: Readonly<Record<string, string>>, at: Readonly<Record<string, string>> = {}) =>
    position({
      ground: ground(letters),
      lines: [['0101'], ['1210']],
      phase: 'rally',
      turn: 4,
      at: { a: '0505 disordered 0', ...at },
      dice: [6, 5],
    }).act('rally', 0);

  test('[EMP XI.4#4] to its lines or to a wood: whoever has made for the one does not turn off towards the other', () => {
    // The wood at 0604 lies two hexes away, by 0504 or by 0605.
    const home = failed({ '0604': 'f' });
    const h = (label: string) => home.h(label);
    expect(new Set(home.offers('step'))).toEqual(new Set([h('0404'), h('0405'), h('0504'), h('0605')]));
    home.act('step', h('0404'));
    expect(new Set(home.offers('step'))).toEqual(new Set([h('0403'), h('0304')]));
    const wood = failed({ '0604': 'f' }).act('step', h('0605'));
    expect([wood.where('a'), wood.asked()]).toEqual(['0604', 'mover']);
  });

  test('[EMP XI.4#1] a wood that the enemy holds is no refuge', () => {
    const p = failed({ '0604': 'f' }, { A: '0604 adapted 0' });
    expect(p.offers('step')).toEqual([p.h('0404'), p.h('0405')]);
  });
});

describe('EMP IX.3, IX.4: after a charge into a wood', () => {
  const won = () => {
    const p = position({
      columns: 12,
      ground: ground({ '0605': 'f' }),
      phase: 'shock',
      at: { h: '0505 line 1', H: '0605 adapted 6 1', B: '0705 line 7' },
      dice: [6, 4, 1, 1, 1, 1],
      also: (s) => note(s, 6, CHARGED),
    });
    run(p.act('assault', p.h('0605')));
    p.act('follow', p.u('h'));
    while (p.asked() === 'brace') p.act('pass');
    return p;
  };

  test('[EMP IX.3#5, EMP IX.4#1] cavalry that has advanced there is still in line, and may go on, with a shock of 1', () => {
    const p = won();
    expect([p.asked(), p.offers('assault')]).toEqual(['exploit', [p.h('0705')]]);
    p.act('assault', p.h('0705'));
    expect(p.told('shock').map(({ attack }) => attack)).toEqual([4, 4]);
  });

  test('[EMP IX.3#5] if it does not, it is adapted, or gives up its order', () => {
    const p = won().act('done');
    expect([p.asked(), p.may('adapt'), p.offers('column'), p.offers('scatter')]).toEqual([
      'reform',
      true,
      [],
      [p.u('h')],
    ]);
    p.act('adapt');
    expect([p.where('h'), p.s.form[p.u('h')]]).toEqual(['0605', ADAPTED]);
  });
});
