import { describe, expect, test } from 'vitest';
import { CARD, GONE, MARKERS, NOWHERE, PLACED } from '../rules/state.ts';
import { AL, FR, PUBLIC, seenBy, told, villagesOffered } from './actions-table.ts';
import { army, card, content, field, markersOf, position } from './position.ts';

describe('laying out an army card', () => {
  test('[NAT 11.1#2] the example: Langeron appears at Breitenfeld, Plösen and Klein-Wiederitzsch', () => {
    const p = position({ active: 'allied', time: 1, scouts: [1, 1] });
    p.act(AL, 'lay', army('langeron'));
    expect(markersOf(p.s, 'langeron')).toEqual(['breitenfeld', 'ploesen', 'klein-wiederitzsch']);
    expect(p.facts).toEqual([
      { fact: 'laid', army: army('langeron'), scouts: 0, clause: 'NAT 11.1#1' },
      ...['breitenfeld', 'ploesen', 'klein-wiederitzsch'].map((village) => ({
        fact: 'markerPut',
        army: army('langeron'),
        field: field(village),
        clause: 'NAT 11.1#2',
      })),
    ]);
    expect(p.s.status[army('langeron')]).toBe(MARKERS);
    expect([p.s.time, p.s.scouts, p.s.actionsLeft, p.s.points]).toEqual([1, [1, 1], 4, [0, 0]]);
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11.1#2] every card that needs no scout puts one marker on each of its villages', () => {
    for (const [id, one] of content.armies.entries()) {
      if (one.start.length > one.markers) continue;
      const p = position({ active: one.side === FR ? 'french' : 'allied', time: 20 });
      p.act(one.side, 'lay', id);
      expect(markersOf(p.s, one.id)).toEqual(one.start.map((at) => content.fields[at]?.id));
    }
  });

  test('[NAT 11.1#1] a player chooses among his own cards', () => {
    const french = position({});
    const allied = position({ active: 'allied' });
    const ids = (list: string[]) => list.map((id) => [army(id)]);
    expect(french.offers(FR, 'lay')).toEqual(ids(['bertrand', 'poniatowski', 'murat', 'marmont', 'victor']));
    expect(allied.offers(AL, 'lay')).toEqual(
      ids(['bluecher', 'yorck', 'langeron', 'platow', 'friedrich', 'wittgenstein', 'klenau', 'gyulai']),
    );
    expect(french.why(FR, 'lay', army('yorck'))).toEqual({ reason: 'notYourArmy', clause: 'NAT 11.1#1' });
    expect(allied.why(AL, 'lay', army('murat'))).toEqual({ reason: 'notYourArmy', clause: 'NAT 11.1#1' });
  });

  test('[NAT 11.1#11, NAT 11.1#12] a played card lies face down, for all to see, and cannot be used again', () => {
    const p = position({});
    p.act(FR, 'lay', army('victor'));
    for (const viewer of [FR, AL, PUBLIC]) {
      const { status } = seenBy(p, viewer);
      expect(status[army('victor')]).toBe(MARKERS);
      expect(status.filter((one) => one === CARD)).toHaveLength(18);
    }
    expect(p.may(FR, 'lay', army('victor'))).toBe(false);
    expect(p.why(FR, 'lay', army('victor'))).toEqual({ reason: 'cardPlayed', clause: 'NAT 11.1#12' });
  });

  test.each([PLACED, GONE])('[NAT 11.1#12] not even when its army stands or is gone (%i)', (status) => {
    const p = position({ armies: { murat: 'wachau' } });
    p.s.status[army('murat')] = status;
    expect(p.offers(FR, 'lay')).not.toContainEqual([army('murat')]);
    expect(p.why(FR, 'lay', army('murat'))).toEqual({ reason: 'cardPlayed', clause: 'NAT 11.1#12' });
  });
});

describe('villages that are not empty', () => {
  test('[NAT 11.1#3] markers of other armies, own or enemy, do not matter', () => {
    const markers = { poniatowski: ['wachau', 'loessnig', 'doelitz'], wittgenstein: ['wachau', 'croebern'] };
    const p = position({ markers });
    p.act(FR, 'lay', army('victor'));
    expect(markersOf(p.s, 'victor')).toEqual(['wachau', 'doelitz', 'loessnig']);
    expect(markersOf(p.s, 'poniatowski')).toEqual(['wachau', 'loessnig', 'doelitz']);
    expect(markersOf(p.s, 'wittgenstein')).toEqual(['wachau', 'croebern']);
  });

  test.each([
    ['own', 'murat'],
    ['enemy', 'yorck'],
  ])('[NAT 11.1#4, NAT 11.1#5] a village with an %s army receives none; all others do', (_, holder) => {
    const p = position({ armies: { [holder]: 'doelitz' }, time: 1 });
    p.act(FR, 'lay', army('victor'));
    expect(markersOf(p.s, 'victor')).toEqual(['wachau', 'loessnig']);
    expect(told(p, 'laid')).toEqual([{ fact: 'laid', army: army('victor'), scouts: 0, clause: 'NAT 11.1#1' }]);
    expect(p.s.stands[field('doelitz')]).toBe(army(holder));
    expect(p.s.time).toBe(1);
  });

  test.each([
    ['French', 'french', FR, 'victor', { murat: 'wachau', yorck: 'loessnig' }, 'doelitz'],
    ['Allied', 'allied', AL, 'klenau', { murat: 'grosspoesna', yorck: 'seifertshain' }, 'stoermthal'],
  ] as const)('[NAT 11.1#5] with one village free a %s army is placed at once, rewards and all', (...one) => {
    const [, active, me, id, armies, village] = one;
    const p = position({ active, armies, time: 1 });
    p.act(me, 'lay', army(id));
    expect(p.s.status[army(id)]).toBe(PLACED);
    expect(p.s.field[army(id)]).toBe(field(village));
    expect(p.s.stands[field(village)]).toBe(army(id));
    expect(markersOf(p.s, id)).toEqual([]);
    expect([p.s.points[me], p.s.scouts[me], p.s.time, p.s.actionsLeft]).toEqual([1, 1, 2, 4]);
    expect([p.s.points[1 - me], p.s.scouts[1 - me]]).toEqual([0, 0]);
    expect(p.facts.map(({ fact }) => fact)).toEqual(['laid', 'markerPut', 'placed', 'point', 'scoutTaken', 'time']);
  });

  test('[NAT 11.1#4] with all villages held the card cannot be played', () => {
    const p = position({ armies: { murat: 'wachau', yorck: 'loessnig', ney: 'doelitz' } });
    expect(p.may(FR, 'lay', army('victor'))).toBe(false);
    expect(p.why(FR, 'lay', army('victor'))).toEqual({ reason: 'allVillagesHeld', clause: 'NAT 11.1#4' });
    p.s.stands[field('doelitz')] = NOWHERE;
    expect(p.why(FR, 'lay', army('victor'))).toEqual({});
  });
});

describe('dates', () => {
  test.each([
    ['macdonald', 'french', FR, 15, 7],
    ['bernadotte', 'allied', AL, 17, 19],
    ['bennigsen', 'allied', AL, 17, 19],
  ] as const)('[NAT 11.1#6] %s (%s, %i) may come on October %i: not before space %i', (id, active, me, day, at) => {
    const early = position({ active, time: at - 1, scouts: [3, 3] });
    expect(early.may(me, 'lay', army(id))).toBe(false);
    expect(early.referee.whyNot(me, ['lay', army(id)])).toEqual({
      reason: 'tooEarly',
      clause: 'NAT 11.1#6',
      args: { day },
    });
    for (const time of [at, at + 1]) {
      expect(position({ active, time, scouts: [3, 3] }).may(me, 'lay', army(id))).toBe(true);
    }
  });

  test('[NAT 11.1#6] a date that is reached in the middle of a turn counts at once', () => {
    const p = position({ time: 6, hands: [['time'], []] });
    expect(p.why(FR, 'lay', army('macdonald'))).toEqual({ reason: 'tooEarly', clause: 'NAT 11.1#6' });
    p.act(FR, 'card', card('time'));
    p.act(FR, 'reveal', p.s.missions.is[0] as number);
    p.act(FR, 'lay', army('macdonald'));
    expect(markersOf(p.s, 'macdonald')).toEqual(['holzhausen', 'baalsdorf', 'moelkau']);
  });

  test('[NAT 11.1#6] cards without a date can come from the first moment', () => {
    const p = position({ time: 0, active: 'allied' });
    expect(p.may(AL, 'lay', army('gyulai'))).toBe(true);
  });
});

describe('missing markers', () => {
  test.each([
    ['napoleon', 'french', FR, 2],
    ['ney', 'french', FR, 1],
    ['schwarzenberg', 'allied', AL, 2],
    ['bernadotte', 'allied', AL, 1],
  ] as const)('[NAT 11.1#7] %s (%s, %i) takes scout cards: %i', (id, active, me, needed) => {
    // What the other player holds is of no use.
    const few = position({ active, time: 20, scouts: me === FR ? [needed - 1, 6 - needed] : [6 - needed, needed - 1] });
    expect(few.may(me, 'lay', army(id))).toBe(false);
    expect(few.referee.whyNot(me, ['lay', army(id)])).toEqual({
      reason: 'tooFewScouts',
      clause: 'NAT 11.1#7',
      args: { needed },
    });
    const p = position({ active, time: 20, scouts: [3, 3] });
    p.act(me, 'lay', army(id));
    expect(p.s.scouts[me]).toBe(3 - needed);
    expect(p.s.scouts[1 - me]).toBe(3);
    expect(told(p, 'laid')).toEqual([{ fact: 'laid', army: army(id), scouts: needed, clause: 'NAT 11.1#1' }]);
  });

  test('[NAT 11.1#7] just as many scouts as are needed are enough', () => {
    expect(position({ scouts: [2, 0] }).may(FR, 'lay', army('napoleon'))).toBe(true);
    expect(position({ scouts: [1, 0] }).may(FR, 'lay', army('ney'))).toBe(true);
  });

  test('[NAT 11.1#8, NAT 11.1#9] two scouts, two spaces of time, and two villages of the four, freely chosen', () => {
    const villages = ['reudnitz', 'thonberg', 'stoetteritz', 'probstheida'];
    for (const one of villages) {
      for (const two of villages.filter((village) => village !== one)) {
        const p = position({ scouts: [2, 0], time: 1 });
        p.act(FR, 'lay', army('napoleon'));
        expect(p.referee.decision(FR)).toMatchObject({ prompt: 'village', clause: 'NAT 11.1#9' });
        expect(p.referee.decision(FR)?.about).toEqual({ army: army('napoleon'), left: 2 });
        expect(villagesOffered(p, FR, 'village')).toEqual([...villages].sort());
        p.act(FR, 'village', field(one));
        expect(p.referee.decision(FR)?.about).toEqual({ army: army('napoleon'), left: 1 });
        expect(villagesOffered(p, FR, 'village')).toEqual(villages.filter((village) => village !== one).sort());
        expect(p.s.time).toBe(1);
        p.act(FR, 'village', field(two));
        expect(markersOf(p.s, 'napoleon')).toEqual([one, two]);
        // The scouts are part of the one action.
        expect([p.s.time, p.s.scouts, p.s.actionsLeft]).toEqual([3, [0, 0], 4]);
        expect(p.referee.decision(FR)?.prompt).toBe('action');
      }
    }
  });

  test('[NAT 11.1#8] one scout, one space', () => {
    const p = position({ scouts: [1, 0], time: 1 });
    p.act(FR, 'lay', army('ney'));
    p.act(FR, 'village', field('gohlis'));
    p.act(FR, 'village', field('eutritzsch'));
    expect([p.s.time, p.s.scouts]).toEqual([2, [0, 0]]);
    expect(told(p, 'time')).toEqual([{ fact: 'time', at: 2, clause: 'NAT 14#1' }]);
    expect(markersOf(p.s, 'ney')).toEqual(['gohlis', 'eutritzsch']);
  });

  test('[NAT 11.1#8] a date that the scouts bring takes effect', () => {
    const p = position({ active: 'allied', scouts: [0, 2], time: 5 });
    p.act(AL, 'lay', army('schwarzenberg'));
    p.act(AL, 'village', field('croebern'));
    p.act(AL, 'village', field('gautzsch'));
    expect(p.s.time).toBe(7);
    p.act(FR, 'reveal', p.s.missions.is[0] as number);
    expect(p.referee.waiting()).toEqual([AL]);
    expect(p.s.actionsLeft).toBe(4);
  });

  test('[NAT 11.1#9] the villages come from the card, and none twice', () => {
    const p = position({ scouts: [2, 0], armies: { murat: 'thonberg' } });
    p.act(FR, 'lay', army('napoleon'));
    p.act(FR, 'village', field('reudnitz'));
    expect(p.why(FR, 'village', field('reudnitz'))).toEqual({ reason: 'markerThere', clause: 'NAT 11.1#2' });
    expect(p.why(FR, 'village', field('leipzig'))).toEqual({ reason: 'notOnCard', clause: 'NAT 11.1#2' });
    expect(p.why(FR, 'village', field('thonberg'))).toEqual({ reason: 'armyThere', clause: 'NAT 11.1#4' });
    expect(told(p, 'markerPut')).toEqual([
      { fact: 'markerPut', army: army('napoleon'), field: field('reudnitz'), clause: 'NAT 11.1#2' },
    ]);
  });

  test.each([
    ['own', 'murat'],
    ['enemy', 'yorck'],
  ])('[NAT 11.1#10] with an %s army in one of four villages one scout is enough', (_, holder) => {
    const none = position({ armies: { [holder]: 'thonberg' } });
    expect(none.referee.whyNot(FR, ['lay', army('napoleon')])).toMatchObject({ args: { needed: 1 } });
    const p = position({ armies: { [holder]: 'thonberg' }, scouts: [1, 0], time: 1 });
    p.act(FR, 'lay', army('napoleon'));
    expect(villagesOffered(p, FR, 'village')).toEqual(['probstheida', 'reudnitz', 'stoetteritz']);
    p.act(FR, 'village', field('probstheida'));
    p.act(FR, 'village', field('reudnitz'));
    expect([p.s.time, p.s.scouts]).toEqual([2, [0, 0]]);
  });

  test('[NAT 11.1#10] with two of four held no scout is needed, and there is nothing to choose', () => {
    const p = position({ armies: { murat: 'thonberg', yorck: 'reudnitz' }, scouts: [2, 0], time: 1 });
    p.act(FR, 'lay', army('napoleon'));
    expect(markersOf(p.s, 'napoleon')).toEqual(['stoetteritz', 'probstheida']);
    expect([p.s.time, p.s.scouts]).toEqual([1, [2, 0]]);
    expect(p.referee.decision(FR)?.prompt).toBe('action');
  });

  test('[NAT 11.1#10] with three of four held the army is placed at once', () => {
    const armies = { murat: 'thonberg', yorck: 'reudnitz', langeron: 'stoetteritz' };
    const p = position({ armies, time: 1 });
    p.act(FR, 'lay', army('napoleon'));
    p.act(FR, 'unit', 1);
    expect(p.s.field[army('napoleon')]).toBe(field('probstheida'));
    expect([p.s.time, p.s.scouts, p.s.points]).toEqual([2, [1, 0], [1, 0]]);
  });
});
