import { describe, expect, test } from 'vitest';
import { asked, outcomeOf, scoreAt, TIME, told } from './later-help.ts';
import { army, content, mission, onPack, type Played, position } from './position.ts';

/** The centre of attention is Dölitz; the other missions lie where nobody stands. */
const AT_DOELITZ = ['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'reudnitz'];

const values = (played: Played, village: string) => {
  const fact = outcomeOf(played, village);
  return fact === undefined ? null : [fact['french'], fact['allied'], fact['fulfilled']];
};

describe('the examples of the rulebook', () => {
  test('[NAT 18#2, NAT 18#3, NAT 18#8] example 1: Ney supports Poniatowski, MacDonald and Bennigsen do not count', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: {
        poniatowski: 'doelitz',
        ney: 'wachau',
        friedrich: 'markkleeberg',
        macdonald: 'loessnig',
        bennigsen: 'stoetteritz',
      },
      lost: { ney: 1 },
    });
    expect(values(played, 'doelitz')).toEqual([6, 3, true]);
    expect(played.s.fightsFor[army('ney')]).toBe(mission('doelitz'));
    expect(played.s.fightsFor[army('macdonald')]).toBe(-1);
    expect(played.s.fightsFor[army('bennigsen')]).toBe(-1);
    expect([...told(played, 'supports'), ...told(played, 'engages')]).toEqual([
      { fact: 'supports', army: army('ney'), mission: mission('doelitz'), clause: 'NAT 18#3' },
      { fact: 'engages', army: army('friedrich'), mission: mission('doelitz'), clause: 'NAT 18#7' },
    ]);
  });

  test('[NAT 18#4, NAT 18#8, NAT 18#1] example 2: Ney and MacDonald are Poniatowski’s, nobody helps Bertrand', () => {
    const played = scoreAt([...AT_DOELITZ.slice(0, 4), 'stoetteritz'], {
      armies: {
        bertrand: 'stoetteritz',
        schwarzenberg: 'holzhausen',
        poniatowski: 'doelitz',
        macdonald: 'loessnig',
        ney: 'thonberg',
        yorck: 'connewitz',
        bennigsen: 'leipzig',
      },
    });
    // Ney stands beside Bertrand, but touches Schwarzenberg nowhere.
    expect(content.fields[played.s.field[army('ney')] ?? -1]?.neighbours).toContain(played.s.field[army('bertrand')]);
    expect(values(played, 'stoetteritz')).toEqual([3, 7, false]);
    expect(values(played, 'doelitz')).toEqual([2 + 4 + 5, 4, true]);
    expect(played.s.fightsFor[army('bennigsen')]).toBe(-1);
  });

  const three = {
    armies: {
      ney: 'thonberg',
      schwarzenberg: 'stoetteritz',
      marmont: 'probstheida',
      bertrand: 'doelitz',
      bennigsen: 'wachau',
      friedrich: 'gautzsch',
    },
    lost: { ney: 1, bertrand: 1, bennigsen: 3, friedrich: 2 },
  };
  const atThonberg = ['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'thonberg'];

  test('[NAT 18#6, NAT 18#10] example 3: with Marmont at Ney’s side Napoleon wins both missions, one by a tie', () => {
    const played = scoreAt(atThonberg, three);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'support', clause: 'NAT 18#6' });
    expect(played.referee.decision(0)?.about).toEqual({ army: army('marmont') });
    expect(played.offers(0)).toEqual([
      ['support', army('marmont'), mission('doelitz')],
      ['support', army('marmont'), mission('thonberg')],
    ]);
    played.act(0, 'support', army('marmont'), mission('thonberg'));
    expect(values(played, 'thonberg')).toEqual([8, 7, true]);
    expect(values(played, 'doelitz')).toEqual([2, 2, true]);
    expect(told(played, 'supports')).toEqual([
      { fact: 'supports', army: army('marmont'), mission: mission('thonberg'), clause: 'NAT 18#6' },
    ]);
  });

  test('[NAT 18#6] example 3: with Marmont at Bertrand’s side he loses one of them', () => {
    const played = scoreAt(atThonberg, three);
    played.act(0, 'support', army('marmont'), mission('doelitz'));
    expect(values(played, 'thonberg')).toEqual([4, 7, false]);
    expect(values(played, 'doelitz')).toEqual([6, 2, true]);
  });
});

describe('the French value', () => {
  test('[NAT 18#2] is the strength that the armies have left', () => {
    const played = scoreAt(AT_DOELITZ, { armies: { murat: 'doelitz' }, lost: { murat: 3 } });
    expect(values(played, 'doelitz')).toEqual([1, 0, true]);
  });

  test('[NAT 18#4] an army beside the mission army without a common enemy does not support', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { poniatowski: 'doelitz', yorck: 'markkleeberg', murat: 'loessnig' },
    });
    expect(values(played, 'doelitz')).toEqual([2, 4, false]);
    expect(played.s.fightsFor[army('murat')]).toBe(-1);
  });

  test('[NAT 18#4] without any enemy nobody supports, and nobody has to', () => {
    const played = scoreAt(AT_DOELITZ, { armies: { poniatowski: 'doelitz', murat: 'loessnig', victor: 'wachau' } });
    expect(values(played, 'doelitz')).toEqual([2, 0, true]);
  });

  test('[NAT 18#5] an army beyond the enemy supports, though it is not adjacent to the mission army', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { poniatowski: 'doelitz', yorck: 'wachau', murat: 'liebertwolkwitz' },
    });
    const at = content.fields[played.s.field[army('murat')] ?? -1];
    expect(at?.neighbours).not.toContain(played.s.field[army('poniatowski')]);
    expect(values(played, 'doelitz')).toEqual([6, 4, true]);
  });

  test('[NAT 18#3] an Allied marker brings no support: it is no army', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { poniatowski: 'doelitz', murat: 'liebertwolkwitz' },
      markers: { yorck: ['wachau', 'markkleeberg'] },
    });
    expect(values(played, 'doelitz')).toEqual([2, 0, true]);
  });

  test('[NAT 18#3] an army on a mission field of its own fights for that one and supports no other', () => {
    const missions = ['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'probstheida'];
    const played = scoreAt(missions, {
      // Yorck touches both, but he can fight one only: the Allies choose.
      armies: { poniatowski: 'doelitz', murat: 'probstheida', yorck: 'wachau' },
    });
    expect(asked(played)).toEqual({ seat: 1, prompt: 'engage', clause: 'NAT 18#9' });
    played.act(1, 'engage', army('yorck'), mission('doelitz'));
    expect(values(played, 'doelitz')).toEqual([2, 4, false]);
    expect(values(played, 'probstheida')).toEqual([4, 0, true]);
  });

  test('[NAT 18#6] what cannot be supported is not offered, and the reason is said', () => {
    const played = scoreAt(['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'thonberg'], {
      armies: {
        ney: 'thonberg',
        schwarzenberg: 'stoetteritz',
        marmont: 'probstheida',
        bertrand: 'doelitz',
        bennigsen: 'wachau',
      },
    });
    expect(played.may(0, 'support', army('marmont'), mission('taucha'))).toBe(false);
    expect(played.why(0, 'support', army('marmont'), mission('taucha'))).toEqual({
      reason: 'noSupport',
      clause: 'NAT 18#4',
    });
    expect(played.offers(1)).toEqual([]);
  });

  test('[NAT 18#6] several undecided armies are asked for one after the other', () => {
    // Löbnig lies between Dölitz and Thonberg; Murat and Victor each touch the enemy there.
    const played = scoreAt(['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'thonberg'], {
      armies: {
        poniatowski: 'doelitz',
        ney: 'thonberg',
        yorck: 'loessnig',
        murat: 'probstheida',
        victor: 'stoetteritz',
      },
      lost: { victor: 1 },
    });
    expect(played.referee.decision(0)?.about).toEqual({ army: army('murat') });
    played.act(0, 'support', army('murat'), mission('doelitz'));
    expect(played.referee.decision(0)?.about).toEqual({ army: army('victor') });
    played.act(0, 'support', army('victor'), mission('thonberg'));
    // Napoleon decides first, then the Allies.
    expect(asked(played)).toEqual({ seat: 1, prompt: 'engage', clause: 'NAT 18#9' });
    played.act(1, 'engage', army('yorck'), mission('doelitz'));
    expect(values(played, 'doelitz')).toEqual([6, 4, true]);
    expect(values(played, 'thonberg')).toEqual([8, 0, true]);
  });
});

describe('the Allied value', () => {
  test('[NAT 18#7] is the strength left of all Allied armies that touch the mission army', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { napoleon: 'doelitz', yorck: 'wachau', friedrich: 'gautzsch', klenau: 'connewitz' },
      lost: { yorck: 2 },
    });
    expect(values(played, 'doelitz')).toEqual([6, 2 + 3 + 3, false]);
  });

  test('[NAT 18#8] an Allied army that touches a supporting army only does not count', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { poniatowski: 'doelitz', yorck: 'wachau', murat: 'liebertwolkwitz', klenau: 'grosspoesna' },
    });
    expect(values(played, 'doelitz')).toEqual([6, 4, true]);
  });

  test('[NAT 18#7] an Allied army on the mission field itself holds no value: there is no French army', () => {
    const played = scoreAt(AT_DOELITZ, { armies: { yorck: 'doelitz', murat: 'wachau' } });
    expect(values(played, 'doelitz')).toEqual([0, 0, false]);
    expect(outcomeOf(played, 'doelitz')).toMatchObject({ clause: 'NAT 19#3' });
  });

  /** Yorck in Löbnig touches the French in Dölitz and in Stötteritz. */
  const between = {
    armies: { poniatowski: 'doelitz', murat: 'stoetteritz', yorck: 'loessnig' },
    lost: { murat: 1 },
  };
  const twoMissions = ['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'stoetteritz'];

  test.each([
    ['doelitz', [2, 4, false], [3, 0, true]],
    ['stoetteritz', [2, 0, true], [3, 4, false]],
  ])('[NAT 18#9] an Allied army between two mission armies fights only the one in %s', (village, doelitz, other) => {
    const played = scoreAt(twoMissions, between);
    expect(asked(played)).toEqual({ seat: 1, prompt: 'engage', clause: 'NAT 18#9' });
    expect(played.referee.decision(1)?.about).toEqual({ army: army('yorck') });
    expect(played.offers(0)).toEqual([]);
    expect(played.offers(1)).toEqual([
      ['engage', army('yorck'), mission('doelitz')],
      ['engage', army('yorck'), mission('stoetteritz')],
    ]);
    played.act(1, 'engage', army('yorck'), mission(village));
    expect(values(played, 'doelitz')).toEqual(doelitz);
    expect(values(played, 'stoetteritz')).toEqual(other);
    expect(told(played, 'engages')).toEqual([
      { fact: 'engages', army: army('yorck'), mission: mission(village), clause: 'NAT 18#9' },
    ]);
  });

  test('[NAT 18#9] it cannot fight where it touches nobody', () => {
    const played = scoreAt(twoMissions, between);
    expect(played.why(1, 'engage', army('yorck'), mission('taucha'))).toEqual({
      reason: 'noContact',
      clause: 'NAT 18#7',
    });
  });

  test('[NAT 18#9] with a single mission army in touch nobody is asked', () => {
    const played = scoreAt(twoMissions, { armies: { poniatowski: 'doelitz', yorck: 'loessnig' } });
    expect(played.referee.finished).toBe(true);
    expect(values(played, 'doelitz')).toEqual([2, 4, false]);
  });
});

describe('the comparison', () => {
  test.each([
    [3, [2, 1, true]],
    [2, [2, 2, true]],
    [1, [2, 3, false]],
  ])('[NAT 18#10] with Yorck %i points down the mission ends %j: a tie is Napoleon’s', (lost, result) => {
    const played = scoreAt(AT_DOELITZ, { armies: { poniatowski: 'doelitz', yorck: 'wachau' }, lost: { yorck: lost } });
    expect(values(played, 'doelitz')).toEqual(result);
  });

  test('[NAT 18#10] a mission army without an enemy fulfils its mission', () => {
    const played = scoreAt(AT_DOELITZ, { armies: { poniatowski: 'doelitz' } });
    expect(values(played, 'doelitz')).toEqual([2, 0, true]);
  });

  test('[NAT 18#1] each mission is compared on its own: strength at one does not help the other', () => {
    const played = scoreAt(AT_DOELITZ, {
      armies: { napoleon: 'reudnitz', poniatowski: 'doelitz', yorck: 'wachau', langeron: 'schoenefeld' },
    });
    expect(values(played, 'reudnitz')).toEqual([6, 4, true]);
    expect(values(played, 'doelitz')).toEqual([2, 4, false]);
    expect(told(played, 'mission').map((fact) => fact['mission'])).toEqual(AT_DOELITZ.map(mission));
    expect(played.s.outcome).toEqual([-1, -1, -1, -1, 1]);
  });

  test('[NAT 18#2] markers on a mission field fulfil nothing', () => {
    const played = scoreAt(AT_DOELITZ, { markers: { poniatowski: ['doelitz', 'connewitz'] } });
    expect(values(played, 'doelitz')).toEqual([0, 0, false]);
  });

  test('missions fulfilled and failed are noted for the soak', () => {
    const marks: string[] = [];
    const laid = position({
      missions: AT_DOELITZ,
      revealed: AT_DOELITZ.slice(0, 4),
      time: 30,
      actionsLeft: 1,
      hands: [['time'], []],
      armies: { poniatowski: 'doelitz' },
    });
    onPack(laid, content, marks).act(0, 'card', TIME);
    expect(marks.filter((mark) => /^(fulfilled|failed):/.test(mark))).toEqual(
      AT_DOELITZ.map((village) => `${village === 'doelitz' ? 'fulfilled' : 'failed'}:${mission(village)}`),
    );
  });
});
