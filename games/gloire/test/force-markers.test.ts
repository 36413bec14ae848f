import { describe, expect, test } from 'vitest';
import { isMarked } from '../rules/fog/markers.ts';
import { countersAt } from '../rules/pieces/pieces.ts';
import { EDGE, type GloireState } from '../rules/state.ts';
import { go, into, type Played, type Position, position, setOut, slot, strom, told, town, where } from './position.ts';
import { pack } from './turn-help.ts';

const STACK = 'napoleon ney I:10 II:7 III:5 guard:5 horse:5 lancers:2 park f1:2 foot';

/** Eleven French counters at Brand, at the beginning of their turn. */
function big(wanted: Position = {}): Played {
  return position({
    hidden: true,
    options: { forceMarkers: true },
    phase: 'administration',
    dice: [4],
    ...wanted,
    french: { brand: STACK, aue: 'IV:5', ...wanted.french },
  });
}

const marked = ({ s }: { readonly s: GloireState }, at: string, side = 0) =>
  isMarked({ s, content: strom }, town(at), side);

/** A position in which these French stacks stand under markers already. */
const under =
  (...towns: readonly string[]) =>
  (s: GloireState) => {
    for (const at of towns) s.markers[town(at)] = 1;
  };

/** All who are in a town set out, Napoleon first: only he leads so many. */
function allOut(played: Played, at: string): Played {
  played.act(0, 'force', town(at)).act(0, 'pick', slot(played.s, 'napoleon'));
  for (const [one] of played.offers(0, 'pick')) played.act(0, 'pick', one as number);
  return played.act(0, 'normal');
}

describe('GLO 7.2: Force markers', () => {
  test('[GLO 7.2#1, GLO 7.2#2, GLO 2.B1#4] an option: at the beginning of his turn a player may put one in the place of more than ten counters', () => {
    const played = big();
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'marker', clause: 'GLO 7.2#2' });
    expect(played.offers(0)).toEqual([['marker', town('brand')], ['done']]);
    expect(played.why(0, 'marker', town('aue'))).toEqual({ reason: 'notBig', clause: 'GLO 7.2#1' });
    played.act(0, 'marker', town('brand'));
    expect(marked(played, 'brand')).toBe(true);
    expect(played.asked()?.prompt).toBe('activate');
    // He need not; with ten, and without the option, nobody is asked.
    const bare = big().act(0, 'done');
    expect([marked(bare, 'brand'), bare.asked()?.prompt]).toEqual([false, 'activate']);
    expect(big({ french: { brand: STACK.replace(' foot', '') } }).asked()?.prompt).toBe('activate');
    expect(big({ options: {} }).asked()?.prompt).toBe('activate');
  });

  test('[GLO 7.2#3, GLO 7.2#4] what is under it stays in its town, and all may count it', () => {
    const played = big().act(0, 'marker', town('brand'));
    const seen = played.referee.through(1).state.game;
    expect(seen.markers).toEqual(played.s.markers);
    expect(seen.place.filter((at) => at === town('brand'))).toHaveLength(11);
    expect(told(played, 'marker')).toMatchObject([{ town: town('brand'), side: 0, count: 11, clause: 'GLO 7.2#2' }]);
    // Count it, and no more.
    expect(seen.face.is.filter((piece, at) => seen.place[at] === town('brand') && piece >= 0)).toEqual([]);
    expect(where(played.s, 'I')).toBe('brand');
  });

  test('[GLO 7.2#2] ruling 170: it stays with those who stay, and goes with the last of them', () => {
    const played = big().act(0, 'marker', town('brand'));
    go(setOut(played, 'brand', 'I II'), 'aue').act(0, 'done');
    expect([marked(played, 'brand'), marked(played, 'aue')]).toEqual([true, false]);
    allOut(played, 'brand');
    go(played, 'dorn');
    expect([marked(played, 'brand'), marked(played, 'dorn')]).toEqual([false, true]);
  });

  test('[GLO 7.2#2] a player with several big stacks is asked for each', () => {
    const decoys = { infantry: 12, cavalry: 0 };
    const foot = new Array<string>(11).fill('foot').join(' ');
    const played = big({ pack: pack({ decoys: [decoys, decoys] }), french: { dorn: foot } });
    played.act(0, 'marker', town('brand'));
    expect(played.offers(0)).toEqual([['marker', town('dorn')], ['done']]);
    played.act(0, 'marker', town('dorn'));
    expect([marked(played, 'brand'), marked(played, 'dorn'), played.asked()?.prompt]).toEqual([true, true, 'activate']);
  });

  test('[GLO 7.2#2] the Coalition has markers of its own, and the French see them', () => {
    const hain = 'bernadotte tauentzien barclay wittgenstein yorck buelow dragoons ostermann hussars battery foot';
    const played = big({ active: 'coalition', coalition: { hain } }).act(1, 'marker', town('hain'));
    const seen = { s: played.referee.through(0).state.game };
    expect([marked(seen, 'hain', 1), marked(seen, 'hain', 0)]).toEqual([true, false]);
  });

  test('[GLO 7.2#2] ruling 170: wherever it goes; a small stack brings none', () => {
    const played = big({ french: { brand: '', aue: STACK } }).act(0, 'marker', town('aue'));
    const stands = () => ['aue', 'brand'].filter((at) => marked(played, at));
    go(allOut(played, 'aue'), 'brand');
    expect(stands()).toEqual(['brand']);
    go(played, 'aue');
    expect(stands()).toEqual(['aue']);
    // The IV leaves Aue empty, and comes to a big stack that its owner has left as it is.
    const bare = go(setOut(big().act(0, 'done'), 'aue', 'IV'), 'brand');
    expect([marked(bare, 'aue'), marked(bare, 'brand')]).toEqual([false, false]);
  });

  test('[GLO 7.2#2] ruling 170: who enters by an edge of the map leaves all markers where they are', () => {
    const also = (s: GloireState) => {
      under('brand')(s);
      s.place[slot(s, 'yorck')] = EDGE - 1;
    };
    const played = big({ active: 'coalition', phase: 'movement', coalition: { jahn: 'yorck:8' }, also });
    played.act(1, 'enter', 1).act(1, 'pick', slot(played.s, 'yorck')).act(1, 'normal');
    expect([where(played.s, 'yorck'), marked(played, 'jahn', 1), marked(played, 'brand')]).toEqual([
      'jahn',
      false,
      true,
    ]);
  });

  /** The enemy comes to Brand, where of those under a marker only these are left; there is another one at Aue. */
  const overtaken = (left: string) => {
    const wanted = { active: 'coalition', phase: 'movement', coalition: { dorn: 'yorck:8' }, dice: [1] } as const;
    const played = big({ ...wanted, french: { brand: left, aue: 'IV:5 napoleon' }, also: under('aue', 'brand') });
    go(setOut(played, 'dorn', 'yorck'), 'brand');
    return played.asked()?.prompt === 'withdraw' ? played.act(0, 'pass') : played;
  };

  test.each(['foot', 'ney', 'II:0'])(
    '[GLO 7.2#2] ruling 170: it is taken up as soon as nobody is left under it: %s is lost',
    (left) => {
      const played = overtaken(left);
      expect(countersAt({ s: played.s, content: strom }, town('brand'), 0)).toEqual([]);
      expect([marked(played, 'brand'), marked(played, 'aue')]).toEqual([false, true]);
    },
  );

  test('[GLO 7.2#2] ruling 170: who comes to the same town later stands under none', () => {
    const played = overtaken('foot');
    played.act(0, 'intercept', town('aue')).act(0, 'pick', slot(played.s, 'IV')).act(0, 'done').act(0, 'engage');
    expect([where(played.s, 'IV'), marked(played, 'brand')]).toEqual(['brand', false]);
  });

  test('[GLO 7.2#5] its units and decoys are shown when they would be without it', () => {
    const wanted = { active: 'coalition', phase: 'movement', coalition: { dorn: 'yorck:8' } } as const;
    const played = into(setOut(big({ ...wanted, also: under('brand') }), 'dorn', 'yorck'), 'brand')
      .act(1, 'done')
      .act(0, 'pass');
    expect(marked(played, 'brand')).toBe(true);
    expect(told(played, 'unmasked')).toEqual([]);
    played.act(0, 'tactic', 4).act(1, 'tactic', 1);
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('brand'), side: 0, clause: 'GLO 7.1#10' }]);
    expect(played.referee.through(1).state.game.points[0]).toBe(10);
  });
});
