import { EVERYONE } from '@bivouac/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE, PLACED } from '../rules/state.ts';
import { asked, gone, lying, standing, told } from './later-help.ts';
import { randomMatch } from './later-random.ts';
import { army, card, content, field, onPack, position } from './position.ts';

/** Bertrand is about to come down to one marker: a scout or a forest card takes the one in Leutzsch off. */
const bertrandWaits = {
  markers: { bertrand: ['lindenau', 'leutzsch'] },
  scouts: [1, 0],
} as const;

function scoutAway(wanted: Parameters<typeof position>[0], id: string, village: string) {
  const played = position(wanted);
  const seat = wanted.active === 'allied' ? 1 : 0;
  played.act(seat, 'scout');
  played.act(seat, 'marker', army(id), field(village));
  return played;
}

describe('one army a field', () => {
  test('[NAT 12#1, NAT 13#13] an army placed on the last field of another takes that one out of the game', () => {
    const played = scoutAway(
      {
        ...bertrandWaits,
        markers: {
          bertrand: ['lindenau', 'leutzsch'],
          marmont: ['lindenau', 'moeckern'],
          yorck: ['lindenau', 'moeckern'],
        },
      },
      'bertrand',
      'leutzsch',
    );
    // Both have their last marker in Möckern now.
    played.act(0, 'place', army('marmont'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', marmont: 'moeckern' });
    expect(gone(played.s)).toEqual(['yorck']);
    expect(told(played, 'sweptAway')).toEqual([
      { fact: 'sweptAway', army: army('yorck'), field: field('moeckern'), clause: 'NAT 13#13' },
    ]);
  });

  test('[NAT 13#13] if both belong to the other player, their owner says which of them is placed', () => {
    const played = scoutAway(
      {
        ...bertrandWaits,
        markers: {
          bertrand: ['lindenau', 'leutzsch'],
          langeron: ['lindenau', 'moeckern'],
          yorck: ['lindenau', 'moeckern'],
        },
      },
      'bertrand',
      'leutzsch',
    );
    expect(played.referee.waiting()).toEqual([1]);
    expect(played.referee.decision(1)).toMatchObject({ prompt: 'placeOne', clause: 'NAT 13#13' });
    expect(played.offers(1, 'place')).toEqual([[army('yorck')], [army('langeron')]]);
    const points = [...played.s.points];
    played.act(1, 'place', army('langeron'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', langeron: 'moeckern' });
    expect(gone(played.s)).toEqual(['yorck']);
    expect(played.s.points).toEqual(points);
  });

  // Marmont is French; Langeron and Yorck are Allied: all three are left with their marker in Möckern.
  const threeInMoeckern = {
    bertrand: ['lindenau', 'leutzsch'],
    marmont: ['lindenau', 'moeckern'],
    langeron: ['lindenau', 'moeckern'],
    yorck: ['lindenau', 'moeckern'],
  };

  test('[NAT 13#13, NAT 13#4] two of the other player and one of one’s own: the active player says whose the field is', () => {
    const played = scoutAway({ ...bertrandWaits, markers: threeInMoeckern }, 'bertrand', 'leutzsch');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'placeFirst', clause: 'NAT 13#4' });
    // Whoever is asked is told that only one of them can stay.
    expect(played.referee.decision(0)?.about).toEqual({ shared: 1 });
    played.act(0, 'place', army('marmont'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', marmont: 'moeckern' });
    expect(gone(played.s).sort()).toEqual(['langeron', 'yorck']);
  });

  test.each([
    ['yorck', 'langeron'],
    ['langeron', 'yorck'],
  ])('[NAT 13#13] if he leaves it to the other player, that one says which of his armies it is: %s', (one, lost) => {
    const played = scoutAway({ ...bertrandWaits, markers: threeInMoeckern }, 'bertrand', 'leutzsch');
    played.act(0, 'place', army('yorck'));
    expect(asked(played)).toEqual({ seat: 1, prompt: 'placeOne', clause: 'NAT 13#13' });
    expect(played.offers(1, 'place')).toEqual([[army('yorck')], [army('langeron')]]);
    played.act(1, 'place', army(one));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', [one]: 'moeckern' });
    expect(gone(played.s).sort()).toEqual([lost, 'marmont'].sort());
  });

  test('[NAT 12#1] an army that keeps a marker elsewhere stays in the game', () => {
    const played = scoutAway(
      {
        ...bertrandWaits,
        markers: { bertrand: ['lindenau', 'leutzsch'], yorck: ['lindenau', 'wahren', 'lindenthal'] },
      },
      'bertrand',
      'leutzsch',
    );
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau' });
    expect(gone(played.s)).toEqual([]);
    expect(told(played, 'sweptAway')).toEqual([]);
    expect(lying(played.s)).toEqual({ yorck: ['wahren', 'lindenthal'] });
  });

  test('[NAT 12#1] no field ever holds two armies, or an army and a marker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
        randomMatch(`one army ${seed}`, {}, ({ state }) => {
          const s = state.game;
          const fields = s.status.flatMap((status, i) => (status === PLACED ? [s.field[i]] : []));
          expect(new Set(fields).size).toBe(fields.length);
          for (const at of fields) expect(s.marker).not.toContain(at);
        });
      }),
      { seed: 12, numRuns: 4 },
    );
  });
});

describe('armies of any type', () => {
  const one = { ney: ['gohlis', 'eutritzsch'], napoleon: ['reudnitz', 'thonberg'] };

  test.each(['infantry', 'artillery', 'cavalry'])('[NAT 12#2] %s cards move markers of Napoleon', (unit) => {
    const played = position({ markers: { napoleon: one.napoleon }, hands: [[unit], []] });
    played.act(0, 'card', card(unit));
    expect(played.offers(0, 'marker')).toEqual([
      [army('napoleon'), field('reudnitz')],
      [army('napoleon'), field('thonberg')],
    ]);
  });

  test.each(['infantry', 'artillery', 'cavalry'])('[NAT 12#2] %s cards move markers of Schwarzenberg', (unit) => {
    const played = position({
      active: 'allied',
      markers: { schwarzenberg: ['gautzsch', 'croebern'] },
      hands: [[], [unit]],
    });
    played.act(1, 'card', card(unit));
    expect(played.offers(1, 'marker')).toEqual([
      [army('schwarzenberg'), field('gautzsch')],
      [army('schwarzenberg'), field('croebern')],
    ]);
  });

  test('[NAT 12#2] other armies have one type only', () => {
    const played = position({ markers: one, hands: [['artillery'], []] });
    played.act(0, 'card', card('artillery'));
    expect(played.may(0, 'marker', army('napoleon'), field('reudnitz'))).toBe(true);
    expect(played.may(0, 'marker', army('ney'), field('gohlis'))).toBe(false);
    expect(played.why(0, 'marker', army('ney'), field('gohlis'))).toEqual({
      reason: 'otherUnit',
      clause: 'NAT 11.3#3',
    });
  });

  test.each([0, 1, 2])('[NAT 12#3] Napoleon must be given unit type %i when he is placed', (unit) => {
    const played = scoutAway(
      { markers: { napoleon: ['reudnitz', 'thonberg'] }, scouts: [1, 0] },
      'napoleon',
      'thonberg',
    );
    expect(asked(played)).toEqual({ seat: 0, prompt: 'unitType', clause: 'NAT 12#3' });
    expect(played.referee.decision(0)?.about).toEqual({ army: army('napoleon') });
    expect(played.offers(0)).toEqual([
      ['unit', 0],
      ['unit', 1],
      ['unit', 2],
    ]);
    expect(played.s.unit[army('napoleon')]).toBe(3);
    // He stands, but nothing is earned before the choice.
    expect(standing(played.s)).toEqual({ napoleon: 'reudnitz' });
    expect(played.s.points).toEqual([0, 0]);
    played.act(0, 'unit', unit);
    expect(played.s.unit[army('napoleon')]).toBe(unit);
    expect(told(played, 'unitChosen')).toEqual([
      { fact: 'unitChosen', army: army('napoleon'), unit, clause: 'NAT 12#3' },
    ]);
    expect(played.s.points).toEqual([1, 0]);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
  });

  test('[NAT 12#3] the owner chooses, even in the turn of the other player', () => {
    const played = scoutAway(
      { ...bertrandWaits, markers: { bertrand: ['lindenau', 'leutzsch'], schwarzenberg: ['lindenau', 'croebern'] } },
      'bertrand',
      'leutzsch',
    );
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', schwarzenberg: 'croebern' });
    expect(asked(played)).toEqual({ seat: 1, prompt: 'unitType', clause: 'NAT 12#3' });
    expect(played.referee.decision(1)?.about).toEqual({ army: army('schwarzenberg') });
    expect(played.offers(0)).toEqual([]);
    expect(played.referee.play(0, ['unit', 1])).toEqual({ ok: false, refused: 'notYourTurn' });
    played.act(1, 'unit', 2);
    expect(played.s.unit[army('schwarzenberg')]).toBe(2);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    expect(played.s.actionsLeft).toBe(4);
  });

  test('[NAT 12#3] nobody is asked for an army of one type', () => {
    const played = scoutAway(bertrandWaits, 'bertrand', 'leutzsch');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    expect(played.s.unit[army('bertrand')]).toBe(0);
    expect(told(played, 'unitChosen')).toEqual([]);
  });
});

describe('placing', () => {
  test('[NAT 13#1] the army takes the place of its last marker', () => {
    const played = scoutAway(bertrandWaits, 'bertrand', 'leutzsch');
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau' });
    expect(played.s.stands[field('lindenau')]).toBe(army('bertrand'));
    expect(played.s.stands.filter((there) => there !== NOWHERE)).toHaveLength(1);
    expect(lying(played.s)).toEqual({});
    expect(told(played, 'placed')).toEqual([
      { fact: 'placed', army: army('bertrand'), field: field('lindenau'), clause: 'NAT 13#1' },
    ]);
  });

  test.each([
    [0, ['leutzsch', 'lindenau', 'kleinzschocher'], ['lindenau', 'kleinzschocher']],
    [1, ['lindenau', 'leutzsch', 'kleinzschocher'], ['lindenau', 'kleinzschocher']],
    [2, ['lindenau', 'kleinzschocher', 'leutzsch'], ['lindenau', 'kleinzschocher']],
  ])(
    '[NAT 13#1, NAT 8#4] with two markers left, after the one in slot %i went, it is not placed',
    (_, before, left) => {
      const played = scoutAway({ markers: { bertrand: before }, scouts: [1, 0] }, 'bertrand', 'leutzsch');
      expect(standing(played.s)).toEqual({});
      expect(lying(played.s)).toEqual({ bertrand: left });
      expect(played.s.points).toEqual([0, 0]);
    },
  );

  test.each([
    ['first', ['lindenau', 'leutzsch'], 'leutzsch', 'lindenau'],
    ['second', ['leutzsch', 'lindenau'], 'leutzsch', 'lindenau'],
  ])('[NAT 13#1, NAT 7#2] it comes onto the board where the %s marker lay', (_, before, away, stays) => {
    const played = scoutAway({ markers: { bertrand: before }, scouts: [1, 0] }, 'bertrand', away);
    expect(standing(played.s)).toEqual({ bertrand: stays });
  });

  test('[NAT 13#1] an army laid out on a single free village is placed at once', () => {
    const played = position({ armies: { yorck: 'leutzsch', gyulai: 'kleinzschocher' } });
    played.act(0, 'lay', army('bertrand'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', yorck: 'leutzsch', gyulai: 'kleinzschocher' });
    expect(played.s.points).toEqual([1, 0]);
    expect(played.s.time).toBe(1);
  });

  test('[NAT 13#2] all markers on its field go, own and enemy, and no others', () => {
    const played = scoutAway(
      {
        markers: {
          bertrand: ['lindenau', 'leutzsch'],
          marmont: ['moeckern', 'lindenau', 'wahren'],
          gyulai: ['schoenau', 'leutzsch', 'lindenau'],
          bluecher: ['leutzsch', 'wahren', 'radefeld'],
        },
        scouts: [1, 0],
      },
      'bertrand',
      'leutzsch',
    );
    expect(lying(played.s)).toEqual({
      marmont: ['moeckern', 'wahren'],
      gyulai: ['schoenau', 'leutzsch'],
      bluecher: ['leutzsch', 'wahren', 'radefeld'],
    });
    const at = field('lindenau');
    expect(told(played, 'swept')).toEqual([
      { fact: 'swept', army: army('marmont'), field: at, clause: 'NAT 13#2' },
      { fact: 'swept', army: army('gyulai'), field: at, clause: 'NAT 13#2' },
    ]);
  });

  test('[NAT 13#2] its own last marker is exchanged, not swept off', () => {
    const played = scoutAway(bertrandWaits, 'bertrand', 'leutzsch');
    expect(told(played, 'swept', 'sweptAway')).toEqual([]);
    expect(gone(played.s)).toEqual([]);
  });

  test('[NAT 13#6] markers taken off are out of play, and everybody sees it', () => {
    const played = scoutAway(
      {
        ...bertrandWaits,
        markers: { bertrand: ['lindenau', 'leutzsch'], marmont: ['lindenau', 'wahren', 'moeckern'] },
      },
      'bertrand',
      'leutzsch',
    );
    const { marker } = played.s;
    expect(marker.filter((at) => at !== NOWHERE)).toHaveLength(2);
    for (const viewer of [0, 1]) expect(played.referee.through(viewer).state.game.marker).toEqual(marker);
    // No fact of it is for one seat only.
    for (const { to } of told(played, 'scouted', 'placed', 'swept')) expect(to ?? EVERYONE).toBe(EVERYONE);
    // A card that was laid out cannot bring them back.
    expect(played.why(0, 'lay', army('marmont'))).toEqual({ reason: 'cardPlayed', clause: 'NAT 11.1#12' });
  });

  test('what comes onto the board is noted for the soak', () => {
    const marks: string[] = [];
    const played = onPack(position(bertrandWaits), content, marks);
    played.act(0, 'scout');
    played.act(0, 'marker', army('bertrand'), field('leutzsch'));
    expect(marks).toContain(`army:${army('bertrand')}`);
    expect(marks).toContain('scout:remove');
  });
});

describe('rewards', () => {
  test('[NAT 13#7] each own army placed is one point', () => {
    const french = scoutAway(bertrandWaits, 'bertrand', 'leutzsch');
    expect(french.s.points).toEqual([1, 0]);
    expect(told(french, 'point')).toEqual([{ fact: 'point', side: 0, points: 1, clause: 'NAT 13#7' }]);
    const allied = scoutAway(
      { active: 'allied', markers: { yorck: ['wahren', 'lindenthal'] }, scouts: [0, 1] },
      'yorck',
      'wahren',
    );
    expect(allied.s.points).toEqual([0, 1]);
    expect(told(allied, 'point')).toEqual([{ fact: 'point', side: 1, points: 1, clause: 'NAT 13#7' }]);
  });

  test('[NAT 13#8, NAT 11.4#5] each own army placed is one scout card', () => {
    const played = position({
      markers: { bertrand: ['lindenau', 'leutzsch'] },
      hands: [['forest'], []],
      scouts: [2, 3],
    });
    played.act(0, 'card', card('forest'));
    played.act(0, 'marker', army('bertrand'), field('leutzsch'));
    expect(played.s.scouts).toEqual([3, 3]);
    expect(told(played, 'scoutTaken')).toEqual([{ fact: 'scoutTaken', side: 0, clause: 'NAT 13#8' }]);
  });

  test.each([[[6, 0]], [[0, 6]], [[4, 2]]] as const)(
    '[NAT 13#9] with all six scouts taken (%j) none is, but the point is scored',
    ([french, allied]) => {
      const played = position({
        markers: { bertrand: ['lindenau', 'leutzsch'] },
        hands: [['forest'], []],
        scouts: [french, allied],
      });
      played.act(0, 'card', card('forest'));
      played.act(0, 'marker', army('bertrand'), field('leutzsch'));
      expect(played.s.scouts).toEqual([french, allied]);
      expect(told(played, 'scoutTaken')).toEqual([]);
      expect(played.s.points).toEqual([1, 0]);
      expect(played.s.time).toBe(1);
    },
  );

  test('[NAT 13#9] a scout played to place the army is back on the table in time to be taken', () => {
    const played = scoutAway({ ...bertrandWaits, scouts: [1, 5] }, 'bertrand', 'leutzsch');
    expect(played.s.scouts).toEqual([1, 5]);
    expect(told(played, 'scoutTaken')).toHaveLength(1);
  });

  test.each([
    ['french', 0],
    ['allied', 1],
  ] as const)(
    '[NAT 13#10, NAT 13#12] an enemy army placed in the %s turn earns nothing and takes no time',
    (active, seat) => {
      const [mine, theirs] = active === 'french' ? (['bertrand', 'yorck'] as const) : (['yorck', 'bertrand'] as const);
      const played = position({
        active,
        markers: { [mine]: ['lindenau', 'leutzsch'], [theirs]: ['lindenau', 'wahren'] },
        hands: active === 'french' ? [['forest'], []] : [[], ['forest']],
      });
      played.act(seat, 'card', card('forest'));
      played.act(seat, 'marker', army(mine), field('leutzsch'));
      expect(standing(played.s)).toEqual({ [mine]: 'lindenau', [theirs]: 'wahren' });
      // One point, one scout, one space: those of the own army.
      expect(played.s.points).toEqual(active === 'french' ? [1, 0] : [0, 1]);
      expect(played.s.scouts).toEqual(active === 'french' ? [1, 0] : [0, 1]);
      expect(played.s.time).toBe(1);
    },
  );

  test('[NAT 13#11] each own army placed is one space of time', () => {
    const played = position({ markers: { bertrand: ['lindenau', 'leutzsch'] }, hands: [['forest'], []], time: 8 });
    played.act(0, 'card', card('forest'));
    played.act(0, 'marker', army('bertrand'), field('leutzsch'));
    expect(played.s.time).toBe(9);
    expect(told(played, 'time')).toEqual([{ fact: 'time', at: 9, clause: 'NAT 14#1' }]);
  });
});
