import { describe, expect, test } from 'vitest';
import { asked, FAR_MISSIONS, gone, lying, standing, told } from './later-help.ts';
import { army, card, field, mission, type Played, type Position, position } from './position.ts';

/** The markers of an army that are about to fall to one: a forest card takes the one in Leutzsch off. */
function forestCard(wanted: Position, id: string): Played {
  const seat = wanted.active === 'allied' ? 1 : 0;
  const played = position({ hands: seat === 1 ? [[], ['forest']] : [['forest'], []], ...wanted });
  played.act(seat, 'card', card('forest'));
  played.act(seat, 'marker', army(id), field('leutzsch'));
  return played;
}

const order = (played: Played) => told(played, 'placed').map((fact) => fact['army']);

describe('a chain', () => {
  test('[NAT 13#3] goes on as long as an army falls to a single marker', () => {
    const played = forestCard(
      {
        markers: {
          bertrand: ['leutzsch', 'lindenau'],
          marmont: ['lindenau', 'moeckern'],
          ney: ['moeckern', 'eutritzsch'],
          victor: ['eutritzsch', 'loessnig', 'doelitz'],
        },
      },
      'bertrand',
    );
    expect(order(played)).toEqual([army('bertrand'), army('marmont'), army('ney')]);
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', marmont: 'moeckern', ney: 'eutritzsch' });
    // Victor keeps two, and the chain ends there.
    expect(lying(played.s)).toEqual({ victor: ['loessnig', 'doelitz'] });
    expect(played.s.points).toEqual([3, 0]);
    expect(played.s.scouts).toEqual([3, 0]);
    expect(played.s.time).toBe(3);
    expect(played.s.actionsLeft).toBe(4);
  });

  test('[NAT 13#3, NAT 13#5] runs through own and enemy armies alike', () => {
    const played = forestCard(
      {
        markers: {
          bertrand: ['leutzsch', 'lindenau'],
          yorck: ['lindenau', 'wahren'],
          marmont: ['wahren', 'moeckern'],
          langeron: ['moeckern', 'ploesen'],
        },
      },
      'bertrand',
    );
    expect(order(played)).toEqual([army('bertrand'), army('yorck'), army('marmont'), army('langeron')]);
    expect(standing(played.s)).toEqual({
      bertrand: 'lindenau',
      yorck: 'wahren',
      marmont: 'moeckern',
      langeron: 'ploesen',
    });
    expect(lying(played.s)).toEqual({});
  });

  test('[NAT 13#7, NAT 13#10, NAT 13#11, NAT 13#12] earns points, scouts and time for own armies only', () => {
    const markers = {
      yorck: ['leutzsch', 'wahren'],
      bertrand: ['wahren', 'lindenau'],
      bluecher: ['lindenau', 'radefeld'],
      marmont: ['radefeld', 'moeckern'],
    };
    const played = forestCard({ active: 'allied', markers }, 'yorck');
    expect(order(played)).toEqual([army('yorck'), army('bertrand'), army('bluecher'), army('marmont')]);
    expect(played.s.points).toEqual([0, 2]);
    expect(played.s.scouts).toEqual([0, 2]);
    expect(played.s.time).toBe(2);
    expect(told(played, 'point').map((fact) => fact['side'])).toEqual([1, 1]);
  });

  test('[NAT 13#9] takes scouts as long as there are any', () => {
    const markers = {
      bertrand: ['leutzsch', 'lindenau'],
      marmont: ['lindenau', 'moeckern'],
      ney: ['moeckern', 'eutritzsch'],
    };
    const played = forestCard({ markers, scouts: [1, 3] }, 'bertrand');
    expect(played.s.scouts).toEqual([3, 3]);
    expect(played.s.points).toEqual([3, 0]);
    expect(told(played, 'scoutTaken')).toHaveLength(2);
  });
});

describe('several armies at once', () => {
  const two = {
    bertrand: ['leutzsch', 'lindenau'],
    marmont: ['lindenau', 'moeckern'],
    yorck: ['lindenau', 'wahren'],
  };

  test.each([
    ['marmont', 'yorck'],
    ['yorck', 'marmont'],
  ])('[NAT 13#4] the active player says that %s comes before %s', (first, second) => {
    const played = forestCard({ markers: two }, 'bertrand');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'placeFirst', clause: 'NAT 13#4' });
    expect(played.offers(0)).toEqual([
      ['place', army('marmont')],
      ['place', army('yorck')],
    ]);
    expect(played.offers(1)).toEqual([]);
    played.act(0, 'place', army(first));
    expect(order(played)).toEqual([army('bertrand'), army(first), army(second)]);
    // The order changes nothing here.
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', marmont: 'moeckern', yorck: 'wahren' });
    expect(played.s.points).toEqual([2, 0]);
    expect(played.s.time).toBe(2);
  });

  test('[NAT 13#4] in the Allied turn the Allies say so, of French armies too', () => {
    const markers = {
      yorck: ['leutzsch', 'lindenau'],
      bertrand: ['lindenau', 'kleinzschocher'],
      marmont: ['lindenau', 'moeckern'],
    };
    const played = forestCard({ active: 'allied', markers }, 'yorck');
    expect(asked(played)).toEqual({ seat: 1, prompt: 'placeFirst', clause: 'NAT 13#4' });
    expect(played.offers(1)).toEqual([
      ['place', army('bertrand')],
      ['place', army('marmont')],
    ]);
    played.act(1, 'place', army('marmont'));
    expect(order(played)).toEqual([army('yorck'), army('marmont'), army('bertrand')]);
    expect(played.s.points).toEqual([0, 1]);
  });

  test('[NAT 13#4] armies that come up in the meantime join those that wait', () => {
    const markers = { ...two, ney: ['moeckern', 'eutritzsch'] };
    const played = forestCard({ markers }, 'bertrand');
    expect(played.offers(0, 'place')).toEqual([[army('marmont')], [army('yorck')]]);
    played.act(0, 'place', army('marmont'));
    expect(played.offers(0, 'place')).toEqual([[army('ney')], [army('yorck')]]);
    played.act(0, 'place', army('yorck'));
    expect(order(played)).toEqual([army('bertrand'), army('marmont'), army('yorck'), army('ney')]);
  });

  test('[NAT 13#4] with a single army nobody is asked', () => {
    const { marmont, bertrand } = two;
    const played = forestCard({ markers: { bertrand, marmont } }, 'bertrand');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'action', clause: 'NAT 11#2' });
    expect(order(played)).toEqual([army('bertrand'), army('marmont')]);
  });
});

describe('two last markers on one field', () => {
  const shared = {
    bertrand: ['leutzsch', 'lindenau'],
    marmont: ['lindenau', 'moeckern'],
    yorck: ['lindenau', 'moeckern'],
  };

  test('[NAT 13#4, NAT 12#1] the own army is placed, the other is swept away', () => {
    const played = forestCard({ markers: shared }, 'bertrand');
    played.act(0, 'place', army('marmont'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', marmont: 'moeckern' });
    expect(gone(played.s)).toEqual(['yorck']);
    expect(played.s.points).toEqual([2, 0]);
    expect(played.s.scouts).toEqual([2, 0]);
    expect(played.s.time).toBe(2);
    expect(asked(played)?.prompt).toBe('action');
  });

  test('[NAT 13#10, NAT 12#1] the enemy army is placed, the own one is swept away: nobody’s point for either', () => {
    const played = forestCard({ markers: shared }, 'bertrand');
    played.act(0, 'place', army('yorck'));
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', yorck: 'moeckern' });
    expect(gone(played.s)).toEqual(['marmont']);
    expect(played.s.points).toEqual([1, 0]);
    expect(played.s.scouts).toEqual([1, 0]);
    expect(played.s.time).toBe(1);
    expect(played.why(0, 'lay', army('marmont'))).toEqual({ reason: 'cardPlayed', clause: 'NAT 11.1#12' });
  });

  test('[NAT 12#1] the markers lost before the last one are swept, too', () => {
    const played = forestCard({ markers: shared }, 'bertrand');
    played.act(0, 'place', army('marmont'));
    expect(told(played, 'swept').map((fact) => [fact['army'], fact['field']])).toEqual([
      [army('marmont'), field('lindenau')],
      [army('yorck'), field('lindenau')],
      [army('yorck'), field('moeckern')],
    ]);
  });
});

describe('questions in the middle of a chain', () => {
  test('[NAT 12#3, NAT 13#3] Schwarzenberg’s type is chosen by the Allies, then the French chain goes on', () => {
    const markers = {
      bertrand: ['leutzsch', 'lindenau'],
      schwarzenberg: ['lindenau', 'gautzsch'],
      poniatowski: ['gautzsch', 'connewitz'],
    };
    const played = forestCard({ markers }, 'bertrand');
    expect(asked(played)).toEqual({ seat: 1, prompt: 'unitType', clause: 'NAT 12#3' });
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', schwarzenberg: 'gautzsch' });
    played.act(1, 'unit', 1);
    expect(standing(played.s)).toEqual({ bertrand: 'lindenau', schwarzenberg: 'gautzsch', poniatowski: 'connewitz' });
    expect(played.s.unit[army('schwarzenberg')]).toBe(1);
    expect(played.s.points).toEqual([2, 0]);
    expect(played.s.scouts).toEqual([2, 0]);
    expect(played.s.time).toBe(2);
  });

  test('[NAT 12#3, NAT 13#10] Napoleon’s type is chosen by the French in the Allied turn, for no reward', () => {
    const markers = { yorck: ['leutzsch', 'lindenau'], napoleon: ['lindenau', 'reudnitz'] };
    const played = forestCard({ active: 'allied', markers }, 'yorck');
    expect(asked(played)).toEqual({ seat: 0, prompt: 'unitType', clause: 'NAT 12#3' });
    played.act(0, 'unit', 0);
    expect(played.s.unit[army('napoleon')]).toBe(0);
    expect(played.s.points).toEqual([0, 1]);
    expect(played.s.time).toBe(1);
    expect(asked(played)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
  });

  test('[NAT 14#3, NAT 13#3] a date that comes in an Allied chain asks Napoleon before the next army stands', () => {
    const markers = {
      yorck: ['leutzsch', 'lindenau'],
      bluecher: ['lindenau', 'wahren'],
      langeron: ['wahren', 'ploesen'],
    };
    const played = forestCard({ active: 'allied', markers, time: 5, missions: FAR_MISSIONS }, 'yorck');
    // Yorck is space 6, Blücher space 7: 15 October.
    expect(played.s.time).toBe(7);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'reveal', clause: 'NAT 14#3' });
    expect(standing(played.s)).toEqual({ yorck: 'lindenau', bluecher: 'wahren' });
    expect(played.offers(1)).toEqual([]);
    played.act(0, 'reveal', mission('markranstaedt'));
    expect(played.s.revealed).toEqual([mission('markranstaedt')]);
    expect(standing(played.s)).toEqual({ yorck: 'lindenau', bluecher: 'wahren', langeron: 'ploesen' });
    expect(played.s.time).toBe(8);
    expect(played.s.points).toEqual([0, 3]);
    expect(asked(played)).toEqual({ seat: 1, prompt: 'action', clause: 'NAT 11#2' });
  });
});
