import { describe, expect, test } from 'vitest';
import { AL, cardIds, FR, handOf, markersOffered, move, told, villagesOffered, type Hands } from './actions-table.ts';
import { army, card, field, markersOf, type Position, position } from './position.ts';

const langeron = { langeron: ['breitenfeld', 'klein-wiederitzsch'] };

describe('the example', () => {
  test('[NAT 11.3#6] four neighbours, one of them blocked by a marker of the same army', () => {
    const p = position({ active: 'allied', markers: langeron, hands: [[], ['infantry-cavalry']], time: 1 });
    p.act(AL, 'card', card('infantry-cavalry'));
    expect(markersOffered(p, AL)).toEqual(['langeron breitenfeld', 'langeron klein-wiederitzsch']);
    p.act(AL, 'marker', army('langeron'), field('breitenfeld'));
    expect(p.referee.decision(AL)).toMatchObject({ prompt: 'where', clause: 'NAT 11.3#2' });
    expect(villagesOffered(p, AL, 'to')).toEqual(['lindenthal', 'podelwitz', 'radefeld']);
    expect(p.offers(AL)).toHaveLength(3);
    expect(p.why(AL, 'to', field('klein-wiederitzsch'))).toEqual({ reason: 'ownMarkerThere', clause: 'NAT 11.3#6' });
    p.act(AL, 'to', field('podelwitz'));
    expect(markersOf(p.s, 'langeron')).toEqual(['podelwitz', 'klein-wiederitzsch']);
    expect(told(p, 'moved')).toEqual([
      {
        fact: 'moved',
        army: army('langeron'),
        from: field('breitenfeld'),
        field: field('podelwitz'),
        card: card('infantry-cavalry'),
        wild: false,
        clause: 'NAT 11.3#2',
      },
    ]);
  });

  test('[NAT 11.3#8] and no way off the board', () => {
    const p = position({ active: 'allied', markers: langeron, hands: [[], ['infantry-cavalry']] });
    p.act(AL, 'card', card('infantry-cavalry'));
    p.act(AL, 'marker', army('langeron'), field('breitenfeld'));
    for (const off of [-1, 47, 99]) {
      expect(p.why(AL, 'to', off)).toEqual({ reason: 'offBoard', clause: 'NAT 11.3#8' });
      expect(p.referee.play(AL, ['to', off])).toMatchObject({ ok: false, clause: 'NAT 11.3#8' });
    }
  });
});

describe('which marker', () => {
  const markers = {
    bertrand: ['lindenau', 'leutzsch'],
    murat: ['wachau', 'probstheida'],
    victor: ['doelitz', 'loessnig'],
    napoleon: ['reudnitz', 'thonberg'],
    yorck: ['wahren', 'luetzschena'],
  };
  const villages = { bertrand: 'lindenau', murat: 'wachau', victor: 'doelitz' } as const;

  test.each([
    ['infantry-cavalry', ['bertrand', 'murat']],
    ['infantry-artillery', ['bertrand', 'victor']],
    ['artillery-cavalry', ['murat', 'victor']],
    ['infantry', ['bertrand']],
    ['artillery', ['victor']],
    ['cavalry', ['murat']],
  ] as const)('[NAT 11.3#3] %s moves %j, and Napoleon', (id, able) => {
    const p = position({ markers, hands: [[id], []] });
    p.act(FR, 'card', card(id));
    const ids = markersOffered(p, FR).map((one) => one.split(' ')[0]);
    expect([...new Set(ids)]).toEqual([...able, 'napoleon'].sort());
    expect(ids).toHaveLength(2 * (able.length + 1));
    for (const other of ['bertrand', 'murat', 'victor'] as const) {
      if (able.some((one) => one === other)) continue;
      expect(p.why(FR, 'marker', army(other), field(villages[other]))).toEqual({
        reason: 'otherUnit',
        clause: 'NAT 11.3#3',
      });
    }
  });

  test.each(['infantry-cavalry', 'infantry-artillery', 'artillery-cavalry', 'infantry', 'artillery', 'cavalry'])(
    '[NAT 11.3#3] a marker of Schwarzenberg goes with %s',
    (id) => {
      const p = position({
        active: 'allied',
        markers: { schwarzenberg: ['gautzsch', 'croebern'] },
        hands: [[], [id]],
      });
      move(p, AL, id, ['schwarzenberg', 'gautzsch', 'connewitz']);
      expect(markersOf(p.s, 'schwarzenberg')).toEqual(['connewitz', 'croebern']);
    },
  );

  test('[NAT 11.3#3] a card that shows none of his units cannot be played', () => {
    const hands = [['infantry', 'cavalry', 'artillery-cavalry'], []] as const;
    const p = position({ markers: { bertrand: ['lindenau', 'leutzsch'], bluecher: ['radefeld', 'wahren'] }, hands });
    expect(p.offers(FR, 'card')).toEqual([[card('infantry')]]);
    for (const id of ['cavalry', 'artillery-cavalry']) {
      expect(p.why(FR, 'card', card(id))).toEqual({ reason: 'noEffect', clause: 'NAT 11.3#1' });
    }
  });

  test('[NAT 11.3#1] his own, where one lies', () => {
    const p = position({ markers, hands: [['infantry'], []] });
    p.act(FR, 'card', card('infantry'));
    expect(p.may(FR, 'marker', army('yorck'), field('wahren'))).toBe(false);
    expect(p.why(FR, 'marker', army('yorck'), field('wahren'))).toEqual({
      reason: 'notYourArmy',
      clause: 'NAT 11.3#1',
    });
    expect(p.why(FR, 'marker', army('bertrand'), field('leipzig'))).toEqual({
      reason: 'noMarker',
      clause: 'NAT 11.3#1',
    });
    expect(p.why(FR, 'marker', 99, 0)).toEqual({});
    expect(p.why(FR, 'marker', 0, 99)).toEqual({});
  });

  test('[NAT 11.3#1] one of them: the others stay where they are', () => {
    const p = position({ markers, hands: [['infantry'], []] });
    move(p, FR, 'infantry', ['bertrand', 'lindenau', 'schoenau']);
    expect(markersOf(p.s, 'bertrand')).toEqual(['schoenau', 'leutzsch']);
    for (const id of ['murat', 'victor', 'napoleon', 'yorck'] as const) {
      expect(markersOf(p.s, id)).toEqual(markers[id]);
    }
    expect(p.s.actionsLeft).toBe(4);
  });

  test('[NAT 11.3#4] an army that stands does not move', () => {
    const p = position({
      markers: { ney: ['gohlis', 'eutritzsch'] },
      armies: { bertrand: 'leutzsch' },
      hands: [['infantry'], []],
    });
    p.act(FR, 'card', card('infantry'));
    expect(markersOffered(p, FR)).toEqual(['ney eutritzsch', 'ney gohlis']);
    expect(p.why(FR, 'marker', army('bertrand'), field('leutzsch'))).toEqual({
      reason: 'armiesStay',
      clause: 'NAT 11.3#4',
    });
    const q = position({ armies: { bertrand: 'leutzsch' }, hands: [['infantry'], []] });
    expect(q.may(FR, 'card', card('infantry'))).toBe(false);
  });
});

describe('where it goes', () => {
  function asked(wanted: Position) {
    const p = position({ ...wanted, hands: [['infantry'], []] });
    p.act(FR, 'card', card('infantry'));
    p.act(FR, 'marker', army('bertrand'), field('lindenau'));
    return p;
  }
  const around = ['gohlis', 'kleinzschocher', 'leipzig', 'leutzsch', 'moeckern', 'schoenau'];

  test('[NAT 11.3#2] exactly one field, to any adjacent one', () => {
    const p = asked({ markers: { bertrand: ['lindenau', 'taucha'] } });
    expect(villagesOffered(p, FR, 'to')).toEqual(around);
    for (const far of ['lindenau', 'wahren', 'reudnitz', 'gautzsch']) {
      expect(p.why(FR, 'to', field(far))).toEqual({ reason: 'notAdjacent', clause: 'NAT 11.3#2' });
    }
    p.act(FR, 'to', field('leipzig'));
    expect(markersOf(p.s, 'bertrand')).toEqual(['leipzig', 'taucha']);
  });

  test.each([
    ['own', 'murat'],
    ['enemy', 'yorck'],
  ])('[NAT 11.3#5] not where an %s army stands', (_, id) => {
    const p = asked({ markers: { bertrand: ['lindenau', 'taucha'] }, armies: { [id]: 'gohlis' } });
    expect(villagesOffered(p, FR, 'to')).toEqual(around.filter((village) => village !== 'gohlis'));
    expect(p.why(FR, 'to', field('gohlis'))).toEqual({ reason: 'armyThere', clause: 'NAT 11.3#5' });
  });

  test('[NAT 11.3#6] nor where another marker of the same army lies, whichever it is', () => {
    const p = asked({ markers: { bertrand: ['moeckern', 'lindenau', 'schoenau'] } });
    expect(villagesOffered(p, FR, 'to')).toEqual(['gohlis', 'kleinzschocher', 'leipzig', 'leutzsch']);
    for (const village of ['moeckern', 'schoenau']) {
      expect(p.why(FR, 'to', field(village))).toEqual({ reason: 'ownMarkerThere', clause: 'NAT 11.3#6' });
    }
  });

  test('[NAT 11.3#7] markers of other armies, own or enemy, do not stop it', () => {
    const others = { murat: ['leipzig', 'schoenau'], yorck: ['leipzig', 'gohlis', 'moeckern'] };
    const p = asked({ markers: { bertrand: ['lindenau', 'taucha'], ...others } });
    expect(villagesOffered(p, FR, 'to')).toEqual(around);
    p.act(FR, 'to', field('leipzig'));
    expect(markersOf(p.s, 'bertrand')).toEqual(['leipzig', 'taucha']);
    expect(markersOf(p.s, 'murat')).toEqual(others.murat);
    expect(markersOf(p.s, 'yorck')).toEqual(others.yorck);
  });

  test('[NAT 11.3#5] a marker that is shut in cannot be chosen', () => {
    const armies = { yorck: 'baalsdorf', langeron: 'holzhausen', klenau: 'seifertshain' };
    const markers = { bertrand: ['kleinpoesna', 'lindenau'] };
    const p = position({ armies, markers, hands: [['infantry', 'infantry'], []] });
    p.act(FR, 'card', card('infantry'));
    expect(markersOffered(p, FR)).toEqual(['bertrand lindenau']);
    expect(p.why(FR, 'marker', army('bertrand'), field('kleinpoesna'))).toEqual({
      reason: 'nowhereToGo',
      clause: 'NAT 11.3#5',
    });
  });
});

describe('what it costs', () => {
  test.each([
    ['French', 'french', FR, ['bertrand', 'lindenau', 'leipzig'], 'bertrand'],
    ['Allied', 'allied', AL, ['yorck', 'lindenau', 'leipzig'], 'yorck'],
  ] as const)('[NAT 11.3#10, NAT 11.3#11] one space of time and the card (%s)', (_, active, me, how, id) => {
    const hand = ['infantry', 'infantry', 'river'];
    const hands: Hands = me === FR ? [hand, []] : [[], hand];
    const p = position({ active, markers: { [id]: ['lindenau', 'wahren'] }, hands, time: 3 });
    move(p, me, 'infantry', how);
    expect([p.s.time, p.s.actionsLeft]).toEqual([4, 4]);
    expect(told(p, 'time')).toEqual([{ fact: 'time', at: 4, clause: 'NAT 14#1' }]);
    expect(cardIds(p.s.discard)).toEqual(['infantry']);
    expect(p.s.spent).toEqual([]);
    expect(handOf(p, me)).toEqual(['infantry', 'river']);
  });

  test('[NAT 11.3#10] each card: two cards for two moves, two spaces', () => {
    const p = position({
      markers: { bertrand: ['lindenau', 'wahren'] },
      hands: [['infantry', 'infantry'], []],
      time: 3,
    });
    move(p, FR, 'infantry', ['bertrand', 'lindenau', 'leipzig']);
    move(p, FR, 'infantry', ['bertrand', 'leipzig', 'reudnitz']);
    expect([p.s.time, p.s.actionsLeft]).toEqual([5, 3]);
    expect(cardIds(p.s.discard)).toEqual(['infantry', 'infantry']);
    expect(markersOf(p.s, 'bertrand')).toEqual(['reudnitz', 'wahren']);
  });
});
