import { describe, expect, test } from 'vitest';
import { type GloireState, SPENT } from '../rules/state.ts';
import { news, refusal } from './chronicle.ts';
import { into, link, type Played, type Position, position, setOut, slot, town, unit } from './position.ts';

/** The French fall upon a Force of the Coalition at Brand; nobody intercepts, and the marches to the guns begin. */
function engaged(coalition: Readonly<Record<string, string>>, wanted: Position = {}): Played {
  const played = position({
    ...wanted,
    french: { aue: 'I:10 ney', ...wanted.french },
    coalition: { brand: 'yorck:8', ...coalition },
    dice: wanted.dice ?? [1, 1, 1, 1, 1, 1, 1, 1],
  });
  into(setOut(played, 'aue', 'I ney'), 'brand');
  return played.act(0, 'done');
}

const from = (played: Played) =>
  played.asked()?.prompt === 'toGuns'
    ? played.offers(1, 'toGuns').map(([at]) => played.content.map.towns[at as number]?.id)
    : 'nobody';

describe('GLO 6.5.2: who can march to the guns', () => {
  test('[GLO 6.5.2#2] from two points away at the most, by roads that can be passed', () => {
    // Dorn is a point from Brand, Calau two by the track; Eich is a point and two, and Furt lies beyond the river.
    expect(from(engaged({ dorn: 'buelow:5' }))).toEqual(['dorn']);
    expect(from(engaged({ calau: 'buelow:5' }))).toEqual(['calau']);
    expect(from(engaged({ eich: 'buelow:5' }))).toBe('nobody');
    expect(from(engaged({ furt: 'buelow:5' }))).toBe('nobody');
    expect(from(engaged({ hain: 'buelow:5' }))).toBe('nobody');
    expect(from(engaged({ dorn: 'buelow:5', calau: 'ostermann:5', hain: 'dragoons:3' }))).toEqual(['calau', 'dorn']);
  });

  test('[GLO 6.5.2#16, GLO 6.2#2] not whoever has tried or dug, nor leaders and decoys alone, nor those engaged', () => {
    const mark = (column: 'dug' | 'triedGuns', ...names: string[]) => ({
      also(s: GloireState) {
        for (const name of names) s[column][slot(s, name)] = 1;
      },
    });
    expect([
      from(engaged({ dorn: 'buelow:5' }, mark('dug', 'buelow'))),
      from(engaged({ dorn: 'buelow:5' }, mark('triedGuns', 'buelow'))),
      from(engaged({ dorn: 'buelow:5 ostermann:4' }, mark('dug', 'buelow'))),
      from(engaged({ dorn: 'buelow:5 ostermann:4' }, mark('triedGuns', 'ostermann'))),
      from(engaged({ dorn: 'tauentzien' })),
      from(engaged({ dorn: 'buelow:5' }, { french: { dorn: 'II:5' } })),
    ]).toEqual(['nobody', 'nobody', ['dorn'], ['dorn'], [], 'nobody']);
    const played = engaged({ dorn: 'buelow:5 ostermann:4 tauentzien' }, mark('dug', 'buelow'));
    played.act(1, 'toGuns', town('dorn'), town('brand'));
    const may = (name: string) => played.may(1, 'pick', slot(played.s, name));
    expect([may('buelow'), may('ostermann'), may('tauentzien'), may('yorck')]).toEqual([false, true, true, false]);
  });

  test('[GLO 6.5.2#1] ruling 80: once from a town to a battle; whoever thinks better of it has not tried', () => {
    const played = engaged({ dorn: 'buelow:5 ostermann:4', calau: 'dragoons:4' }).act(
      1,
      'toGuns',
      town('dorn'),
      town('brand'),
    );
    played.act(1, 'cancel');
    expect(from(played)).toEqual(['calau', 'dorn']);
    expect(news(played, 'toGuns')).toEqual([]);
    played.act(1, 'toGuns', town('calau'), town('brand')).act(1, 'pick', slot(played.s, 'dragoons')).act(1, 'done');
    expect(news(played, 'toGuns')).toEqual([
      'toGuns, from calau, town brand, side 1, die 1, reached true (GLO 6.5.2#5)',
    ]);
    expect(from(played)).toEqual(['dorn']);
    expect(refusal(played, 1, 'toGuns', town('calau'), town('brand'))).toBe('cannotReach (GLO 6.5.2#2)');
    // Through Aue, which the French have left, it is two points: they come in the third round, by the road from there.
    expect(played.s.marching).toEqual([slot(played.s, 'dragoons'), town('brand'), link('aue-brand'), 3]);
  });

  test('[GLO 6.5.2#3] a way without flags on it is taken first', () => {
    const by = (aue: string) => {
      const played = engaged({ calau: 'buelow:5' }, { french: { aue: `I:10 ney ${aue}` } });
      played.act(1, 'toGuns', town('calau'), town('brand')).act(1, 'pick', slot(played.s, 'buelow')).act(1, 'done');
      return played.s.marching.at(-2);
    };
    expect([by(''), by('II:5')]).toEqual([link('aue-brand'), link('brand-calau')]);
  });

  test('[GLO 6.5.2#3, GLO 6.5.2#4, GLO 7.1#7] an enemy Force on the only way bars it, decoys are shown and do not', () => {
    const through = (hain: string) => {
      const played = position({
        hidden: true,
        french: { glau: 'I:10 ney', ...(hain === '' ? {} : { hain }) },
        coalition: { furt: 'yorck:8', jahn: 'buelow:5' },
        dice: [1, 1, 1, 1, 1, 1],
      });
      into(setOut(played, 'glau', 'I ney'), 'furt').act(0, 'done');
      played.act(1, 'toGuns', town('jahn'), town('furt')).act(1, 'pick', slot(played.s, 'buelow')).act(1, 'done');
      const told = news(played, 'toGuns', 'held', 'kernel.met').filter((line) => /6\.5\.2|7\.1#7/.test(line));
      return [...told, played.s.marching.length, played.s.triedGuns[slot(played.s, 'buelow')]];
    };
    expect(through('')).toEqual([
      'held, town jahn, side 1 (GLO 6.5.2#1)',
      'toGuns, from jahn, town furt, side 1, die 1, reached true (GLO 6.5.2#5)',
      4,
      1,
    ]);
    expect(through('II:5')).toEqual([
      'held, town jahn, side 1 (GLO 6.5.2#1)',
      'held, town hain, side 0 (GLO 7.1#7)',
      0,
      0,
    ]);
    expect(through('foot')).toEqual([
      'held, town jahn, side 1 (GLO 6.5.2#1)',
      'kernel.met, slots 14, met 28, to 1073741823 (GLO 7.1#7)',
      'toGuns, from jahn, town furt, side 1, die 1, reached true (GLO 6.5.2#5)',
      4,
      1,
    ]);
    expect(through('foot II:5')).toEqual([
      'held, town jahn, side 1 (GLO 6.5.2#1)',
      'held, town hain, side 0 (GLO 7.1#7)',
      0,
      0,
    ]);
  });

  test('[GLO 6.5.2#13] ruling 82: who joins has borne as much as whoever has borne least', () => {
    const played = engaged({ dorn: 'buelow:5' }, { dice: [1, 6, 1, 1, 1, 1, 1, 1, 1, 1] });
    played.act(1, 'toGuns', town('dorn'), town('brand')).act(1, 'pick', slot(played.s, 'buelow')).act(1, 'done');
    played.act(0, 'tactic', 3).act(1, 'tactic', 2);
    expect(news(played, 'joined', 'loss').slice(0, 4)).toEqual([
      'loss, unit yorck, points 1, left 7 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 6 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 5 (GLO 8.4#7)',
      'joined, town brand, side 1, count 1, round 2 (GLO 6.5.2#13)',
    ]);
    expect(played.s.hurt[unit('buelow')]).toBeGreaterThan(0);
  });
});

describe('what falls and what stands', () => {
  test('[GLO 6.2#6, GLO 6.2#7] works stand while a unit with strength is there, and are levelled with the last', () => {
    const also = (s: GloireState) => void (s.entrenched[town('aue')] = 0);
    const played = position({ french: { aue: 'I:5 II:5 ney' }, also });
    setOut(played, 'aue', 'I').act(0, 'step', town('brand')).act(0, 'done');
    expect([played.s.entrenched[town('aue')], news(played, 'levelled')]).toEqual([0, []]);
    setOut(played, 'aue', 'II').act(0, 'step', town('brand')).act(0, 'done');
    expect([played.s.entrenched[town('aue')], news(played, 'levelled')]).toEqual([
      -1,
      ['levelled, town aue (GLO 6.2#7)'],
    ]);
  });

  test('[GLO 1.2.2#20] ruling 50: the counter of a detachment made in play serves again, an independent one is out', () => {
    const fallen = (origin: number) => {
      const also = (s: GloireState) => void (s.origin[unit('f1')] = origin);
      const played = position({
        active: 'coalition',
        french: { brand: 'f1:1', calau: 'I:5' },
        coalition: { dorn: 'yorck:9' },
        phase: 'movement',
        also,
        dice: [5, 5, 5, 5],
      });
      into(setOut(played, 'dorn', 'yorck'), 'brand').act(1, 'done');
      while (played.may(0, 'pass')) played.act(0, 'pass');
      played.act(0, 'tactic', 1).act(1, 'tactic', 2);
      if (played.may(1, 'overrun')) played.act(1, 'overrun');
      return [played.s.origin[unit('f1')], played.s.pool[slot(played.s, 'f1')], played.s.place[slot(played.s, 'f1')]];
    };
    expect([fallen(unit('I')), fallen(-2)]).toEqual([
      [-3, 2, -1],
      [SPENT, 0, -1],
    ]);
  });
});

describe('what the enemy remembers of what he has seen', () => {
  const known = ({ s }: Played, side: number, name: string) => {
    const at = side * s.face.is.length + unit(name);
    return [s.lastTown[at], s.lastTurn[at], s.lastPoints[at]];
  };

  test('[GLO 1813.A.blind#5] where and when it was shown; how strong only where that was open', () => {
    const scout = position({
      hidden: true,
      turn: 2,
      french: { brand: 'horse:5' },
      coalition: { dorn: 'yorck:6' },
      dice: [6, 1],
    });
    setOut(scout, 'brand', 'horse').act(0, 'scout', town('dorn')).act(0, 'fallBack', town('brand'));
    expect(known(scout, 0, 'yorck')).toEqual([town('dorn'), 2, 6]);
    expect(known(scout, 1, 'horse')).toEqual([town('brand'), 2, 5]);
  });

  test('[GLO 1813.A.blind#5] of what lies face down nothing, wherever it marches', () => {
    const hidden = position({ hidden: true, turn: 2, french: { aue: 'I:10' }, coalition: { jahn: 'yorck:6' } });
    const before = known(hidden, 1, 'I');
    setOut(hidden, 'aue', 'I').act(0, 'step', town('brand')).act(0, 'done');
    expect(known(hidden, 1, 'I')).toEqual(before);
    const open = position({ turn: 2, french: { aue: 'I:10' }, coalition: { jahn: 'yorck:6' } });
    setOut(open, 'aue', 'I').act(0, 'step', town('brand')).act(0, 'done');
    expect(known(open, 1, 'I').slice(0, 2)).toEqual([town('brand'), 2]);
  });
});
