import { describe, expect, test } from 'vitest';
import { isMarked } from '../rules/markers.ts';
import { go, into, type Played, type Position, position, setOut, slot, strom, told, town, where } from './position.ts';

const STACK = 'napoleon ney I:10 II:7 III:5 guard:5 horse:5 lancers:2 park f1:2 foot';

/** Eleven French counters at Brand, at the beginning of their turn. */
function big(wanted: Position = {}): Played {
  return position({
    hidden: true,
    options: { forceMarkers: true },
    phase: 'administration',
    ...wanted,
    french: { brand: STACK, aue: 'IV:5', ...wanted.french },
    dice: [4],
  });
}

const marked = (played: Played, at: string) => isMarked({ s: played.s, content: strom }, town(at), 0);

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
    expect(marked(big().act(0, 'done'), 'brand')).toBe(false);
    expect(big({ french: { brand: STACK.replace(' foot', '') } }).asked()?.prompt).toBe('activate');
    expect(big({ options: {} }).asked()?.prompt).toBe('activate');
  });

  test('[GLO 7.2#3, GLO 7.2#4] what is under it stays in its town, and all may count it', () => {
    const played = big().act(0, 'marker', town('brand'));
    const seen = played.referee.through(1).state.game;
    expect(seen.markers).toEqual(played.s.markers);
    expect(seen.place.filter((at) => at === town('brand'))).toHaveLength(11);
    expect(told(played, 'marker')).toMatchObject([{ town: town('brand'), side: 0, count: 11 }]);
    // Count it, and no more.
    expect(seen.face.is.filter((piece, at) => seen.place[at] === town('brand') && piece >= 0)).toEqual([]);
    expect(where(played.s, 'I')).toBe('brand');
  });

  test('[GLO 7.2#2] ruling 170: it stays with those who stay, goes with the last of them, and vanishes with them', () => {
    const played = big().act(0, 'marker', town('brand'));
    go(setOut(played, 'brand', 'I II'), 'aue').act(0, 'done');
    expect([marked(played, 'brand'), marked(played, 'aue')]).toEqual([true, false]);
    const rest = STACK.split(' ').map((word) => word.split(':')[0] ?? '');
    const decoy = played.s.face.is.findIndex(
      (piece, at) => piece >= strom.units.length + strom.leaders.length && played.s.place[at] === town('brand'),
    );
    played.act(0, 'force', town('brand'));
    for (const name of rest) {
      if (['I', 'II', 'foot'].includes(name)) continue;
      played.act(0, 'pick', slot(played.s, name));
    }
    played.act(0, 'pick', decoy).act(0, 'normal');
    go(played, 'dorn');
    expect([marked(played, 'brand'), marked(played, 'dorn')]).toEqual([false, true]);
  });

  test('[GLO 7.2#5] its units and decoys are shown when they would be without it', () => {
    const wanted = { active: 'coalition', phase: 'movement', coalition: { dorn: 'yorck:8' } } as const;
    const also = (s: Played['s']) => {
      s.markers[town('brand')] = 1;
    };
    const played = into(setOut(big({ ...wanted, also }), 'dorn', 'yorck'), 'brand')
      .act(1, 'done')
      .act(0, 'pass');
    expect(marked(played, 'brand')).toBe(true);
    expect(told(played, 'unmasked')).toEqual([]);
    played.act(0, 'tactic', 4).act(1, 'tactic', 1);
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('brand'), side: 0, clause: 'GLO 7.1#10' }]);
    expect(played.referee.through(1).state.game.points[0]).toBe(10);
  });
});
