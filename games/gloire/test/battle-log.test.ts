import { describe, expect, test } from 'vitest';
import { came, endure, fight } from './battle-help.ts';
import { news, question, refusal } from './chronicle.ts';
import { link, position, slot, town, unit } from './position.ts';

describe('what players read of a battle', () => {
  test('[GLO 8.1#1, GLO 8.1#9, GLO 8.4#2, GLO 8.6#7, GLO 8.5#5, GLO 9#5, GLO 8.1#23] an offensive, from the first shot to the pursuit', () => {
    const wanted = {
      french: { brand: 'I:10 horse:5 ney park', calau: 'II:5' },
      coalition: { brand: 'yorck:8 ostermann:6 barclay battery' },
      also: came({ I: 'aue-brand', horse: 'brand-calau', yorck: 'brand-dorn' }),
    };
    const played = position({ phase: 'combat', ...wanted, dice: [3, 4, 2, 2, 5, 6, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6] });
    expect(question(played)).toBe('0: tactic, town brand (GLO 8.1#1)');
    expect([1, 2, 3, 4].map((tactic) => refusal(played, 0, 'tactic', tactic))).toEqual([
      'tooManyToSkirmish (GLO 8.2#12)',
      'may',
      'may',
      'may',
    ]);
    played.act(0, 'tactic', 3);
    expect(question(played)).toBe('1: tactic, town brand (GLO 8.1#1)');
    played.act(1, 'tactic', 3);
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 3, coalition 3, type 3, rounds 3 (GLO 8.2#2)',
      'flank, town brand, side 0 (GLO 8.5#5)',
      'fire, town brand, side 0, round 1, die 3, added 3, column 4, points 3, test false, why tactical+flank (GLO 8.4#1)',
      'fire, town brand, side 1, round 1, die 4, added 0, column 3, points 1, test false, why  (GLO 8.4#1)',
    ]);
    expect(question(played)).toBe('0: suffer, left 1 (GLO 8.4#5)');
    endure(played);
    expect(news(played)).toEqual([
      'loss, unit I, points 1, left 9 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 7 (GLO 8.4#7)',
      'loss, unit ostermann, points 1, left 5 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 6 (GLO 8.4#7)',
      'morale, town brand, side 1, die 2, needed 4, held true (GLO 8.6#7)',
      'fire, town brand, side 0, round 2, die 2, added 3, column 3, points 2, test false, why tactical+flank (GLO 8.4#1)',
      'fire, town brand, side 1, round 2, die 5, added 0, column 3, points 2, test false, why  (GLO 8.4#1)',
      'guns, town brand, side 0, round 2, die 6, added 0, guns 8, points 2, test true (GLO 8.4#2)',
      'guns, town brand, side 1, round 2, die 1, added 0, guns 8, points 0, test false (GLO 8.4#2)',
      'loss, unit horse, points 1, left 4 (GLO 8.4#7)',
      'loss, unit I, points 1, left 8 (GLO 8.4#7)',
      'loss, unit ostermann, points 1, left 4 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 5 (GLO 8.4#7)',
      'loss, unit ostermann, points 1, left 3 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 4 (GLO 8.4#7)',
      'morale, town brand, side 0, die 2, needed 5, held true (GLO 8.6#7)',
      'morale, town brand, side 1, die 3, needed 4, held true (GLO 8.6#7)',
      'fire, town brand, side 0, round 3, die 3, added 3, column 3, points 2, test false, why tactical+flank (GLO 8.4#1)',
      'fire, town brand, side 1, round 3, die 4, added 0, column 2, points 1, test false, why  (GLO 8.4#1)',
      'loss, unit horse, points 1, left 3 (GLO 8.4#7)',
      'loss, unit ostermann, points 1, left 2 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 3 (GLO 8.4#7)',
      'morale, town brand, side 0, die 4, needed 5, held true (GLO 8.6#7)',
      'morale, town brand, side 1, die 5, needed 4, held false (GLO 8.6#7)',
      'beaten, town brand, side 1, type 3, lost 4+9 (GLO 8.1#15)',
      'victory, side 0, type 3, points 3 (GLO 9#5)',
      'retreated, side 1, from brand, town dorn (GLO 8.7#1)',
      'pursuit, side 0, die 5, added 0, horse 5, points 2 (GLO 8.1#23)',
      'loss, unit ostermann, points 1, left 1 (GLO 8.4#3)',
      'loss, unit yorck, points 1, left 2 (GLO 8.4#3)',
    ]);
    expect(question(played)).toBe('0: leave, town brand (GLO 8.7#2)');
    expect([refusal(played, 0, 'retreat', town('dorn')), refusal(played, 0, 'retreat', town('ilm'))]).toEqual([
      'noWayBack (GLO 8.6#11)',
      'noWayBack (GLO 8.6#11)',
    ]);
    played.act(0, 'retreat', town('aue'));
    expect(news(played, 'retreated', 'control')).toEqual(['retreated, side 0, from brand, town aue (GLO 8.7#2)']);
  });

  test('[GLO 8.2#6, GLO 8.2#8, GLO 8.2#10, GLO 8.2#12] which tactics are refused, and why', () => {
    const refused = (force: string, tactic: number) =>
      refusal(
        position({ phase: 'combat', french: { brand: force }, coalition: { brand: 'yorck:8' } }),
        0,
        'tactic',
        tactic,
      );
    expect([
      refused('I:9', 1),
      refused('I:10', 1),
      refused('I:2', 2),
      refused('I:3', 2),
      refused('f1:4', 2),
      refused('f1:4 ney', 2),
      refused('I:9 ney', 3),
      refused('I:10', 3),
      refused('I:10 ney', 3),
      refused('I:10 II:4 ney', 4),
      refused('I:10 II:5 reynier', 4),
      refused('I:10 II:5 ney', 4),
    ]).toEqual([
      'may',
      'tooManyToSkirmish (GLO 8.2#12)',
      'tooFewToCover (GLO 8.2#10)',
      'may',
      'tooFewToCover (GLO 8.2#10)',
      'may',
      'noOffensive (GLO 8.2#8)',
      'noOffensive (GLO 8.2#8)',
      'may',
      'noDecisive (GLO 8.2#6)',
      'noDecisive (GLO 8.2#6)',
      'may',
    ]);
  });

  test('[GLO 9#4, GLO 8.1#15] a decisive victory', () => {
    const wanted = {
      french: { brand: 'I:12 II:8 napoleon' },
      coalition: { brand: 'yorck:9 ostermann:8 wittgenstein' },
    };
    const played = fight(wanted, [4, 4], [6, 1, 6]);
    endure(played);
    expect(news(played, 'battle', 'tactics', 'beaten', 'victory', 'retreated', 'pursuit')).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 4, coalition 4, type 4, rounds 4 (GLO 8.2#2)',
      'beaten, town brand, side 1, type 4, lost 9+14 (GLO 8.1#15)',
      'victory, side 0, type 4, points 5 (GLO 9#4)',
    ]);
  });

  test('[GLO 8.1#18, GLO 8.7#3, GLO 8.7#4] a drawn battle: the attacker goes', () => {
    const played = fight(
      { french: { brand: 'I:5' }, coalition: { brand: 'yorck:5' }, also: came({ I: 'aue-brand' }) },
      [1, 1],
      [1, 1],
    );
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 1, coalition 1, type 1, rounds 1 (GLO 8.2#2)',
      'fire, town brand, side 0, round 1, die 1, added 0, column 1, points 0, test false, why  (GLO 8.4#1)',
      'fire, town brand, side 1, round 1, die 1, added 0, column 1, points 0, test false, why  (GLO 8.4#1)',
      'drawn, town brand, lost 0+0 (GLO 8.1#18)',
      'retreated, side 0, from brand, town aue (GLO 8.7#3)',
    ]);
    expect(question(played)).toBe('1: leave, town brand (GLO 8.7#2)');
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '[GLO 6.4#7, GLO 6.4#8, GLO 6.4#9, GLO 6.4#10] the beaten blow the bridge behind them: a die of %i',
    (die) => {
      const wanted = {
        french: { glau: 'I:12 ney' },
        coalition: { glau: 'yorck:9 ostermann:6 barclay' },
        also: came({ I: 'glau-ilm' }),
      };
      const played = endure(fight(wanted, [3, 3], [6, 1, 6, die, 1], 'glau'));
      played.act(1, 'retreat', town('eich'));
      expect(question(played)).toBe('1: blow, town eich (GLO 6.4#7)');
      played.facts.length = 0;
      played.act(1, 'blow');
      endure(played);
      const down = die !== 6;
      const clause = die === 6 ? 'GLO 6.4#9' : die % 2 === 1 ? 'GLO 6.4#10' : 'GLO 6.4#8';
      expect(news(played, 'blown')).toEqual([`blown, link eich-glau, die ${die}, down ${down} (${clause})`]);
      expect(played.s.broken[link('eich-glau')]).toBe(down ? 1 : 0);
    },
  );

  test('[GLO 6.4#7, GLO 6.4#11] boats are taken down too: those of the beaten can be laid again, those of the enemy not', () => {
    const left = (boats: number) => {
      const wanted = {
        french: { furt: 'I:12 ney' },
        coalition: { furt: 'yorck:9 ostermann:6 barclay' },
        also(s: Parameters<ReturnType<typeof came>>[0]) {
          came({ I: 'furt-glau' })(s);
          s.boats[link('dorn-furt')] = boats;
          s.boatsLeft = [1, 1];
        },
      };
      const played = endure(fight(wanted, [3, 3], [6, 1, 6, 2, 1], 'furt'));
      played.act(1, 'retreat', town('dorn')).act(1, 'blow');
      return [played.s.boats[link('dorn-furt')], ...played.s.boatsLeft];
    };
    expect([left(1), left(0)]).toEqual([
      [-1, 1, 2],
      [-1, 1, 1],
    ]);
  });

  test('[GLO 8.5#10, GLO 8.6#14, GLO 8.7#8] an encircled Force stays and pays, and at the end is lost', () => {
    const wanted = {
      french: { brand: 'I:10 ney', aue: 'II:5', calau: 'III:5', dorn: 'guard:5' },
      coalition: { brand: 'yorck:8 tauentzien' },
    };
    const played = endure(fight(wanted, [3, 2], [3, 1, 6, 3, 1, 1, 1, 6, 6]));
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 3, coalition 2, type 2, rounds 2 (GLO 8.2#2)',
      'encircled, town brand (GLO 8.5#10)',
      'fire, town brand, side 0, round 1, die 3, added 4, column 3, points 3, test false, why tactical+encircled (GLO 8.4#1)',
      'fire, town brand, side 1, round 1, die 1, added 1, column 2, points 0, test false, why tactical (GLO 8.4#1)',
      'loss, unit yorck, points 1, left 7 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 6 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 5 (GLO 8.4#7)',
      'morale, town brand, side 1, die 6, needed 5, held false (GLO 8.6#7)',
      'loss, unit yorck, points 1, left 4 (GLO 8.6#14)',
      'fire, town brand, side 0, round 2, die 3, added 4, column 3, points 3, test false, why tactical+encircled (GLO 8.4#1)',
      'fire, town brand, side 1, round 2, die 1, added 1, column 1, points 0, test false, why tactical (GLO 8.4#1)',
      'guns, town brand, side 0, round 2, die 1, added 0, guns 2, points 0, test false (GLO 8.4#2)',
      'guns, town brand, side 1, round 2, die 1, added 0, guns 2, points 0, test false (GLO 8.4#2)',
      'loss, unit yorck, points 1, left 3 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 2 (GLO 8.4#7)',
      'loss, unit yorck, points 1, left 1 (GLO 8.4#7)',
      'morale, town brand, side 1, die 6, needed 5, held false (GLO 8.6#7)',
      'loss, unit yorck, points 1, left 0 (GLO 8.6#14)',
      'emptied, unit yorck (GLO 1.2.3#4)',
      'beaten, town brand, side 1, type 2, lost 0+8 (GLO 8.1#15)',
      'trapped, town brand, side 1 (GLO 8.7#8)',
      'eliminated, piece 11, town brand (GLO 8.7#8)',
      'leaderLost, leader tauentzien (GLO 9#10)',
      'captured, leader tauentzien, side 0, points 1 (GLO 9#10)',
    ]);
  });

  test('[GLO 8.5#9] ruling 77: the flank of an interceptor, and of whoever comes to help against him', () => {
    const flanks = (...caught: string[]) => {
      const played = fight(
        {
          french: { brand: 'I:10 ney' },
          coalition: { brand: 'yorck:8 ostermann:5 barclay' },
          also(s) {
            s.surprise[town('brand')] = 1;
            came({ I: 'aue-brand', yorck: 'brand-dorn', ostermann: 'brand-calau' })(s);
            for (const name of caught) s.caught[slot(s, name)] = 1;
          },
        },
        [2, 2],
        [1, 1],
      );
      return news(played, 'flank', 'encircled');
    };
    expect(flanks('I')).toEqual(['flank, town brand, side 1 (GLO 8.5#9)']);
    expect(flanks()).toEqual(['flank, town brand, side 1 (GLO 8.5#9)', 'flank, town brand, side 0 (GLO 8.5#5)']);
  });
});

describe('what players read of an overrun', () => {
  const run = (dice: readonly number[], horse = '') => {
    const wanted = {
      french: { brand: `I:12${horse}` },
      coalition: { brand: 'yorck:1 tauentzien barclay', hain: 'buelow:5', ilm: 'ostermann:5' },
      also: came({ I: 'aue-brand' }),
    };
    return fight(wanted, [2, 1], dice);
  };

  test('[GLO 8.4#9] it is the attacker who chooses', () => {
    expect(question(run([]))).toBe('0: overrun, town brand (GLO 8.4#9)');
  });

  test('[GLO 8.4#13] on 1 or 2 the defender goes back without loss, wherever he likes', () => {
    const played = run([2, 4, 1]).act(0, 'overrun');
    expect(question(played)).toBe('1: retreat, town brand (GLO 8.4#13)');
    expect([refusal(played, 1, 'retreat', town('ilm')), refusal(played, 1, 'retreat', town('aue'))]).toEqual([
      'noWayBack (GLO 8.4#20)',
      'may',
    ]);
    played.act(1, 'retreat', town('aue'));
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 2, coalition 1, type 2, rounds 2 (GLO 8.2#2)',
      'overrun, town brand, side 0, die 2, horse false (GLO 8.4#13)',
      'retreated, side 1, from brand, town aue (GLO 8.4#13)',
      'control, town aue, side 1 (GLO 9#2)',
      'playerTurn, side 1, turn 0 (GLO 2#8)',
      'lines, cutOff buelow, to 2 (GLO 2.B1#6)',
      'supply, army north, supplied 2 (GLO 4.4#1)',
      'supply, army south, supplied 2 (GLO 4.4#1)',
      'command, army north, die 4, value 2, total 6, supplied 2 (GLO 4.5#1)',
      'command, army south, die 1, value 2, total 3, supplied 2 (GLO 4.5#1)',
    ]);
  });

  test('[GLO 8.4#14, GLO 8.4#15, GLO 8.4#16, GLO 8.4#19] on 3 or 4 the attacker goes on, and the defender loses half', () => {
    const played = run([3, 4, 1]).act(0, 'overrun');
    expect(question(played)).toBe('0: advance (GLO 8.4#14)');
    expect([refusal(played, 0, 'advance', town('ilm')), refusal(played, 0, 'advance', town('aue'))]).toEqual([
      'enemiesThere (GLO 8.4#19)',
      'may',
    ]);
    played.act(0, 'advance', town('dorn'));
    expect(question(played)).toBe('1: activate (GLO 2.B2#2)');
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 2, coalition 1, type 2, rounds 2 (GLO 8.2#2)',
      'overrun, town brand, side 0, die 3, horse false (GLO 8.4#14)',
      'advanced, side 0, from brand, town dorn (GLO 8.4#14)',
      expect.stringMatching(/^retreated, side 1, from brand, town calau /),
      'loss, unit yorck, points 1, left 0 (GLO 8.4#16)',
      'emptied, unit yorck (GLO 1.2.3#4)',
      'playerTurn, side 1, turn 0 (GLO 2#8)',
      'lines, cutOff , to 2 (GLO 2.B1#6)',
      'supply, army north, supplied 2 (GLO 4.4#1)',
      'supply, army south, supplied 2 (GLO 4.4#1)',
      'command, army north, die 4, value 2, total 6, supplied 2 (GLO 4.5#1)',
      'command, army south, die 1, value 2, total 3, supplied 2 (GLO 4.5#1)',
    ]);
  });

  test('[GLO 8.4#17, GLO 8.4#18, GLO 4.2#5, GLO 4.2#8] on 5 all is lost; the attacker may go on', () => {
    const played = run([4, 4, 1], ' horse:3').act(0, 'overrun');
    expect(question(played)).toBe('0: advance (GLO 8.4#14)');
    played.act(0, 'stay');
    expect(news(played)).toEqual([
      'battle, town brand, kind field, side 0 (GLO 8#3)',
      'tactics, town brand, french 2, coalition 1, type 2, rounds 2 (GLO 8.2#2)',
      'overrun, town brand, side 0, die 4, horse true (GLO 8.4#17)',
      'loss, unit yorck, points 1, left 0 (GLO 8.4#17)',
      'emptied, unit yorck (GLO 1.2.3#4)',
      'eliminated, piece 11, town brand (GLO 8.4#17)',
      'leaderLost, leader tauentzien (GLO 4.2#8)',
      'leaderAway, leader barclay (GLO 4.2#5)',
      'playerTurn, side 1, turn 0 (GLO 2#8)',
      'lines, cutOff buelow+ostermann, to 2 (GLO 2.B1#6)',
      'supply, army north, supplied 0 (GLO 4.4#7)',
      'supply, army south, supplied 0 (GLO 4.4#7)',
      'command, army north, die 4, value 0, total 2, supplied 0 (GLO 4.5#1)',
      'command, army south, die 1, value 0, total 1, supplied 0 (GLO 4.5#1)',
    ]);
  });

  test('[GLO 8.4#9, GLO 8.4#22, GLO 8.4#23, GLO 8.4#24] six to one, in the open, against no works', () => {
    const asked = (wanted: object, force = 'I:6', at = 'brand') => {
      const played = position({
        phase: 'combat',
        french: { [at]: force },
        coalition: { [at]: 'yorck:1' },
        ...wanted,
        dice: [1, 1, 1, 1],
      });
      if (played.asked()?.prompt === 'walls') played.act(1, 'outside');
      played.act(0, 'tactic', 2).act(1, 'tactic', 1);
      return played.asked()?.prompt;
    };
    const dug = (side: number) => ({
      also: (s: { entrenched: number[] }) => void (s.entrenched[town('brand')] = side),
    });
    expect([asked({}), asked({}, 'I:5'), asked(dug(1)), asked(dug(0)), asked({}, 'I:12', 'eich')]).toEqual([
      'overrun',
      'retreat',
      'retreat',
      'overrun',
      // Ruling 187: nobody is within the walls.
      'overrun',
    ]);
  });
});

describe('what players read of losses', () => {
  test('[GLO 8.4#5, GLO 8.4#6] who bears the next point: not whoever has borne one, nor who is not there', () => {
    const played = fight(
      { french: { brand: 'I:4 II:3 III:3 guard:2 ney' }, coalition: { brand: 'yorck:9 ostermann:8 barclay' } },
      [3, 3],
      [1, 6, 1, 1],
    );
    expect(question(played)).toBe('0: suffer, left 3 (GLO 8.4#5)');
    played.act(0, 'allot', unit('I'));
    expect(
      ['I', 'II', 'III', 'yorck'].map((name) =>
        refusal(
          played,
          0,
          'allot',
          played.content.units.findIndex(({ id }) => id === name),
        ),
      ),
    ).toEqual(['othersFirst (GLO 8.4#5)', 'may', 'may', 'notInBattle (GLO 8.4#5)']);
  });
});
