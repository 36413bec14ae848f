import { describe, expect, test } from 'vitest';
import { asked, fightOn, gone, lying, standing, strength, told } from './later-help.ts';
import { army, card, field } from './position.ts';
import { NOWHERE } from '../rules/state.ts';

/** Yorck alone against two: he loses two points. */
const twoToOne = { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz' };

describe('losses', () => {
  test('[NAT 16#1, NAT 7#8] the first point lost turns the army to its back, one point weaker', () => {
    const played = fightOn(16, { armies: { poniatowski: 'connewitz', yorck: 'doelitz' } });
    expect(played.s.lost[army('yorck')]).toBe(1);
    expect(strength(played.s, 'yorck')).toBe(3);
    expect(told(played, 'lost')).toEqual([
      { fact: 'lost', army: army('poniatowski'), points: 1, clause: 'NAT 16#1' },
      { fact: 'lost', army: army('yorck'), points: 1, clause: 'NAT 16#1' },
    ]);
    // An army that lost nothing shows its face.
    expect(played.s.lost[army('ney')]).toBe(0);
  });

  test('[NAT 16#2, NAT 9#2, NAT 15#9] example 5: Yorck loses two points: his back, and a −1 chip', () => {
    const played = fightOn(16, { armies: twoToOne });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    expect(played.s.lost[army('yorck')]).toBe(2);
    expect(strength(played.s, 'yorck')).toBe(2);
    expect(told(played, 'lost')).toContainEqual({
      fact: 'lost',
      army: army('yorck'),
      points: 2,
      clause: 'NAT 16#2',
    });
  });

  test('[NAT 16#2, NAT 9#2] points of an earlier fight stay lost: each further one is a chip more', () => {
    const played = fightOn(18, { armies: twoToOne, lost: { yorck: 1 } });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    expect(played.s.lost[army('yorck')]).toBe(3);
    expect(strength(played.s, 'yorck')).toBe(1);
    expect(standing(played.s)['yorck']).toBe('doelitz');
  });

  test('a single point lost by an army that is turned already is a chip: the log must cite NAT 16#2', () => {
    const played = fightOn(18, { armies: { poniatowski: 'connewitz', yorck: 'doelitz' }, lost: { yorck: 1 } });
    expect(told(played, 'lost')).toContainEqual({ fact: 'lost', army: army('yorck'), points: 1, clause: 'NAT 16#2' });
  });

  test('[NAT 16#3] chips never run out: six on the table, and the −1 marker of every army', () => {
    // Schwarzenberg bears seven points, and lives as long as he has one: more than the six chips.
    const played = fightOn(18, {
      armies: { poniatowski: 'connewitz', schwarzenberg: 'doelitz', bennigsen: 'wachau', murat: 'liebertwolkwitz' },
      lost: { schwarzenberg: 5, bennigsen: 2 },
    });
    expect(played.s.lost[army('schwarzenberg')]).toBe(6);
    expect(played.s.lost[army('bennigsen')]).toBe(3);
    expect(gone(played.s)).toEqual([]);
  });

  test('[NAT 16#4] an army with one point left stays, one with none leaves the board and the game', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz', yorck: 'doelitz' },
      lost: { poniatowski: 1, yorck: 2 },
    });
    expect(standing(played.s)).toEqual({ yorck: 'doelitz' });
    expect(strength(played.s, 'yorck')).toBe(1);
    expect(gone(played.s)).toEqual(['poniatowski']);
    expect(played.s.stands[field('connewitz')]).toBe(NOWHERE);
    expect(played.s.stands[field('doelitz')]).toBe(army('yorck'));
    expect(told(played, 'beaten')).toEqual([
      { fact: 'beaten', army: army('poniatowski'), field: field('connewitz'), clause: 'NAT 16#4' },
    ]);
  });

  test('[NAT 16#4] an army that is out of the game does not come back', () => {
    const played = fightOn(16, { armies: { poniatowski: 'connewitz', yorck: 'doelitz' }, lost: { yorck: 3 } });
    expect(gone(played.s)).toEqual(['yorck']);
    expect(asked(played)).toMatchObject({ seat: 1, prompt: 'action' });
    expect(played.may(1, 'lay', army('yorck'))).toBe(false);
    expect(played.why(1, 'lay', army('yorck'))).toEqual({ reason: 'cardPlayed', clause: 'NAT 11.1#12' });
  });

  test('[NAT 16#4] two blows on an army with one point left remove it, and do not reach another', () => {
    const played = fightOn(16, { armies: twoToOne, lost: { yorck: 3 } });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    expect(gone(played.s)).toEqual(['yorck']);
    expect(standing(played.s)).toEqual({ poniatowski: 'connewitz', bertrand: 'markkleeberg' });
  });

  test('[NAT 16#5] its field is free again: a marker may enter it, and an army card may name it', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz', yorck: 'doelitz' },
      markers: { friedrich: ['gautzsch', 'croebern', 'gaschwitz'] },
      lost: { poniatowski: 1 },
      hands: [['time'], ['infantry']],
    });
    expect(gone(played.s)).toEqual(['poniatowski']);
    played.act(1, 'card', card('infantry'));
    played.act(1, 'marker', army('friedrich'), field('gautzsch'));
    expect(played.may(1, 'to', field('connewitz'))).toBe(true);
    // Where Yorck still stands nobody may enter.
    expect(played.may(1, 'to', field('doelitz'))).toBe(false);
    played.act(1, 'to', field('connewitz'));
    expect(lying(played.s)['friedrich']).toEqual(['connewitz', 'croebern', 'gaschwitz']);
  });

  test.each([
    [3, ['wachau', 'doelitz', 'loessnig']],
    [2, ['wachau', 'loessnig']],
  ])('[NAT 16#5] with Yorck %i points down before the fight, Victor is laid out on %j', (down, villages) => {
    const played = fightOn(16, {
      active: 'allied',
      armies: { poniatowski: 'connewitz', yorck: 'doelitz' },
      lost: { yorck: down },
    });
    played.act(0, 'lay', army('victor'));
    expect(lying(played.s)).toEqual({ victor: villages });
  });
});
