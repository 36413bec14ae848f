import { describe, expect, test } from 'vitest';
import { asked, FAR_MISSIONS, fightOn, gone, standing, strength, TIME, told } from './later-help.ts';
import { army, content, field, mission, onPack, type Played, position } from './position.ts';

const hits = (played: Played) => told(played, 'hit').map((fact) => [fact['attacker'], fact['victim'], fact['clause']]);
const losses = (played: Played) => told(played, 'lost').map((fact) => [fact['army'], fact['points']]);
/** Whose blow a seat must take now, and with which of its armies it can. */
function choices(played: Played, seat: number): { attacker: string; victims: string[] } {
  const offers = played.offers(seat, 'suffer') as readonly (readonly [number, number])[];
  const id = (one: number | undefined) => content.armies[one ?? -1]?.id ?? '?';
  const victims = offers.map(([, victim]) => victim).sort((a, b) => a - b);
  expect(new Set(offers.map(([attacker]) => attacker)).size).toBe(1);
  return { attacker: id(offers[0]?.[0]), victims: victims.map(id) };
}

const blow = (attacker: string, victim: string, clause: string) => [army(attacker), army(victim), clause];

describe('the examples of the rulebook', () => {
  test('[NAT 15#10, NAT 15#3, NAT 15#7] example 1: two armies side by side lose one point each', () => {
    const played = fightOn(16, { armies: { poniatowski: 'connewitz', yorck: 'doelitz' } });
    expect([strength(played.s, 'poniatowski'), strength(played.s, 'yorck')]).toEqual([1, 3]);
    expect(hits(played)).toEqual([blow('poniatowski', 'yorck', 'NAT 15#7'), blow('yorck', 'poniatowski', 'NAT 15#7')]);
    expect(losses(played)).toEqual([
      [army('poniatowski'), 1],
      [army('yorck'), 1],
    ]);
  });

  test.each([
    ['poniatowski', 1, 3],
    ['bertrand', 2, 2],
  ])(
    '[NAT 15#5, NAT 15#8, NAT 15#9] example 2: Yorck loses two points, the French one, borne by %s',
    (victim, p, b) => {
      const armies = { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz' };
      const played = fightOn(16, { armies });
      expect(asked(played)).toEqual({ seat: 0, prompt: 'suffer', clause: 'NAT 15#8' });
      expect(choices(played, 0)).toEqual({ attacker: 'yorck', victims: ['bertrand', 'poniatowski'] });
      played.act(0, 'suffer', army('yorck'), army(victim));
      expect(strength(played.s, 'yorck')).toBe(2);
      expect([strength(played.s, 'poniatowski'), strength(played.s, 'bertrand')]).toEqual([p, b]);
    },
  );

  test('[NAT 15#4] example 3: an army without enemy contact takes no part', () => {
    const armies = { poniatowski: 'connewitz', bertrand: 'leipzig', yorck: 'doelitz' };
    const played = fightOn(16, { armies });
    expect(asked(played)?.prompt).toBe('action');
    expect([strength(played.s, 'yorck'), strength(played.s, 'poniatowski')]).toEqual([3, 1]);
    expect(strength(played.s, 'bertrand')).toBe(3);
    expect(played.s.lost[army('bertrand')]).toBe(0);
  });

  const four = {
    bertrand: 'connewitz',
    murat: 'wachau',
    yorck: 'doelitz',
    schwarzenberg: 'croebern',
    friedrich: 'gueldengossa',
  };

  test.each([
    ['bertrand', 'yorck', { bertrand: 2, murat: 2, yorck: 2, schwarzenberg: 7, friedrich: 3 }],
    ['bertrand', 'schwarzenberg', { bertrand: 2, murat: 2, yorck: 3, schwarzenberg: 6, friedrich: 3 }],
    ['murat', 'friedrich', { bertrand: 3, murat: 1, yorck: 3, schwarzenberg: 7, friedrich: 2 }],
  ])('[NAT 15#6, NAT 15#7, NAT 15#8] example 4: %s bears Yorck, %s bears Murat', (french, allied, left) => {
    const played = fightOn(16, { armies: four });
    // What has no choice is settled first.
    expect(hits(played)).toEqual([
      blow('bertrand', 'yorck', 'NAT 15#7'),
      blow('schwarzenberg', 'murat', 'NAT 15#7'),
      blow('friedrich', 'murat', 'NAT 15#7'),
    ]);
    expect(asked(played)).toEqual({ seat: 0, prompt: 'suffer', clause: 'NAT 15#8' });
    expect(choices(played, 0)).toEqual({ attacker: 'yorck', victims: ['bertrand', 'murat'] });
    played.act(0, 'suffer', army('yorck'), army(french));
    expect(asked(played)).toEqual({ seat: 1, prompt: 'suffer', clause: 'NAT 15#8' });
    expect(choices(played, 1)).toEqual({ attacker: 'murat', victims: ['schwarzenberg', 'yorck', 'friedrich'] });
    played.act(1, 'suffer', army('murat'), army(allied));
    expect(Object.fromEntries(Object.keys(left).map((id) => [id, strength(played.s, id)]))).toEqual(left);
    expect(hits(played).slice(3)).toEqual([blow('yorck', french, 'NAT 15#8'), blow('murat', allied, 'NAT 15#8')]);
  });

  test('[NAT 15#5] example 4: the Allies lose two points in all, the French three', () => {
    const played = fightOn(16, { armies: four });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    played.act(1, 'suffer', army('murat'), army('friedrich'));
    const lost = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (played.s.lost[army(id)] ?? 0), 0);
    expect(lost(['bertrand', 'murat'])).toBe(3);
    expect(lost(['yorck', 'schwarzenberg', 'friedrich'])).toBe(2);
  });
});

describe('who fights', () => {
  test('[NAT 15#3] markers are no armies: they neither strike nor suffer', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz' },
      markers: { yorck: ['doelitz', 'gautzsch', 'loessnig'] },
    });
    expect(strength(played.s, 'poniatowski')).toBe(2);
    expect(told(played, 'hit', 'lost')).toEqual([]);
  });

  test('[NAT 15#4] armies of one side do not fight each other', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz', murat: 'doelitz', yorck: 'radefeld', langeron: 'breitenfeld' },
    });
    expect(told(played, 'hit', 'lost')).toEqual([]);
  });

  test('[NAT 15#4] armies two fields apart do not touch', () => {
    const played = fightOn(16, { armies: { poniatowski: 'connewitz', yorck: 'wachau' } });
    expect(told(played, 'hit', 'lost')).toEqual([]);
  });

  test('[NAT 15#5, NAT 15#6] an army strikes once, however many enemies it touches', () => {
    const armies = { murat: 'wachau', yorck: 'doelitz', schwarzenberg: 'croebern', friedrich: 'gueldengossa' };
    const played = fightOn(16, { armies });
    played.act(1, 'suffer', army('murat'), army('schwarzenberg'));
    expect(['yorck', 'schwarzenberg', 'friedrich'].map((id) => played.s.lost[army(id)])).toEqual([0, 1, 0]);
    expect(strength(played.s, 'murat')).toBe(1);
  });

  test('[NAT 15#1] armies that fight are noted for the soak', () => {
    const marks: string[] = [];
    const laid = position({
      armies: { poniatowski: 'connewitz', yorck: 'doelitz', ney: 'gohlis' },
      lost: { poniatowski: 1 },
      missions: FAR_MISSIONS,
      revealed: FAR_MISSIONS.slice(0, 1),
      time: 12,
      actionsLeft: 1,
      hands: [['time'], []],
    });
    const played = onPack(laid, content, marks);
    played.act(0, 'card', TIME);
    played.act(0, 'reveal', mission('gueldengossa'));
    const fought = marks.filter((mark) => /^(fight:|fought:|beaten)/.test(mark));
    const [p, y] = [army('poniatowski'), army('yorck')];
    expect(fought).toEqual(['fight:16', `fought:${p}`, `fought:${y}`, 'beaten']);
  });
});

describe('who bears it', () => {
  /** Two attackers who each touch the same two armies. */
  const square = { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz', friedrich: 'gautzsch' };

  test('[NAT 15#8] the player whose turn it was shares out his losses first', () => {
    for (const [active, first, second] of [
      ['french', 0, 1],
      ['allied', 1, 0],
    ] as const) {
      const played = fightOn(16, { active, armies: square });
      expect(asked(played)).toEqual({ seat: first, prompt: 'suffer', clause: 'NAT 15#8' });
      expect(played.offers(second)).toEqual([]);
      const choose = (seat: number) => played.act(seat, ...(played.offers(seat)[0] as ['suffer', number, number]));
      choose(first);
      choose(first);
      expect(asked(played)?.seat).toBe(second);
      // Nothing is lost before all is shared out.
      expect(played.s.lost.every((points) => points === 0)).toBe(true);
      choose(second);
      choose(second);
      expect(played.s.lost.reduce((sum, points) => sum + points, 0)).toBe(4);
    }
  });

  test('[NAT 15#8] attackers are gone through one by one, each with all the armies it touches', () => {
    const played = fightOn(16, { armies: square });
    expect(choices(played, 0)).toEqual({ attacker: 'yorck', victims: ['bertrand', 'poniatowski'] });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    expect(choices(played, 0)).toEqual({ attacker: 'friedrich', victims: ['bertrand', 'poniatowski'] });
    played.act(0, 'suffer', army('friedrich'), army('bertrand'));
    expect(choices(played, 1)).toEqual({ attacker: 'bertrand', victims: ['yorck', 'friedrich'] });
    played.act(1, 'suffer', army('bertrand'), army('friedrich'));
    expect(choices(played, 1)).toEqual({ attacker: 'poniatowski', victims: ['yorck', 'friedrich'] });
  });

  test('[NAT 15#9] one army may take both points, the other none', () => {
    const played = fightOn(16, { armies: square });
    played.act(0, 'suffer', army('yorck'), army('bertrand'));
    played.act(0, 'suffer', army('friedrich'), army('bertrand'));
    played.act(1, 'suffer', army('bertrand'), army('yorck'));
    played.act(1, 'suffer', army('poniatowski'), army('friedrich'));
    expect(['bertrand', 'poniatowski', 'yorck', 'friedrich'].map((id) => played.s.lost[army(id)])).toEqual([
      2, 0, 1, 1,
    ]);
    expect(told(played, 'lost').map((fact) => [fact['army'], fact['points'], fact['clause']])).toEqual([
      [army('bertrand'), 2, 'NAT 16#2'],
      [army('yorck'), 1, 'NAT 16#1'],
      [army('friedrich'), 1, 'NAT 16#1'],
    ]);
  });

  test('[NAT 15#8] an army that is not in contact cannot take the point', () => {
    const armies = { poniatowski: 'connewitz', bertrand: 'markkleeberg', ney: 'gohlis', yorck: 'doelitz' };
    const played = fightOn(16, { armies });
    expect(played.may(0, 'suffer', army('yorck'), army('ney'))).toBe(false);
    expect(played.why(0, 'suffer', army('yorck'), army('ney'))).toEqual({
      reason: 'notInContact',
      clause: 'NAT 15#8',
    });
    expect(played.referee.play(0, ['suffer', army('yorck'), army('ney')])).toMatchObject({
      ok: false,
      refused: 'notOffered',
    });
  });

  test('[NAT 15#8] no point is wasted on an army that has none left while another can take it', () => {
    // Poniatowski has one point left: once he has taken it, the second blow is Bertrand's without asking.
    const played = fightOn(16, { armies: square, lost: { poniatowski: 1 } });
    played.act(0, 'suffer', army('yorck'), army('poniatowski'));
    expect(asked(played)?.seat).toBe(1);
    expect(hits(played).at(-1)).toEqual(blow('friedrich', 'bertrand', 'NAT 15#8'));
    played.act(1, 'suffer', army('bertrand'), army('yorck'));
    played.act(1, 'suffer', army('poniatowski'), army('friedrich'));
    expect(gone(played.s)).toEqual(['poniatowski']);
    expect(strength(played.s, 'bertrand')).toBe(2);
  });

  test('[NAT 15#8] a blow without a choice counts before those with one', () => {
    // Langeron touches Poniatowski alone, who has one point: Yorck's point is Bertrand's then.
    const armies = { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz', langeron: 'leipzig' };
    const played = fightOn(16, { armies, lost: { poniatowski: 1 } });
    expect(asked(played)?.seat).toBe(1);
    expect(hits(played)).toContainEqual(blow('yorck', 'bertrand', 'NAT 15#8'));
    expect(hits(played)).not.toContainEqual(blow('yorck', 'poniatowski', 'NAT 15#8'));
  });

  test('[NAT 15#8] blows that fewest can bear are shared out first, so that none is dodged', () => {
    // Yorck's blow is Victor's last point; so Klenau's, who touches him and Poniatowski, is Poniatowski's, and Platow's
    // falls on Bertrand: with each of them at his last point nobody has a choice.
    const played = fightOn(16, {
      armies: {
        bertrand: 'connewitz',
        poniatowski: 'loessnig',
        victor: 'wachau',
        yorck: 'markkleeberg',
        platow: 'doelitz',
        klenau: 'probstheida',
      },
      lost: { bertrand: 2, poniatowski: 1, victor: 3 },
    });
    const ours = ['bertrand', 'poniatowski', 'victor'];
    expect(played.referee.decision(0)?.prompt).not.toBe('suffer');
    for (let now = asked(played); now?.prompt === 'suffer'; now = asked(played)) {
      played.act(now.seat, ...(played.offers(now.seat)[0] as ['suffer', number, number]));
    }
    expect(gone(played.s).filter((id) => ours.includes(id))).toEqual(ours);
  });

  test('[NAT 15#5] an army whose strength is used up says so, not that it is out of contact', () => {
    // Langeron's blow is Poniatowski's last point; Yorck touches him, Bertrand and Ney, and two of them can answer.
    const played = fightOn(16, {
      armies: {
        poniatowski: 'connewitz',
        bertrand: 'markkleeberg',
        ney: 'loessnig',
        yorck: 'doelitz',
        langeron: 'leipzig',
      },
      lost: { poniatowski: 1 },
    });
    expect(choices(played, 0)).toEqual({ attacker: 'yorck', victims: ['ney', 'bertrand'] });
    expect(played.why(0, 'suffer', army('yorck'), army('poniatowski'))).toEqual({
      reason: 'strengthUsedUp',
      clause: 'NAT 15#5',
    });
  });

  test('[NAT 15#8] an army may still take its very last point', () => {
    const played = fightOn(16, { armies: square, lost: { poniatowski: 1 } });
    expect(played.may(0, 'suffer', army('yorck'), army('poniatowski'))).toBe(true);
  });
});

describe('all at once', () => {
  test('[NAT 15#5] an army that falls still strikes', () => {
    const played = fightOn(16, {
      armies: { poniatowski: 'connewitz', yorck: 'doelitz' },
      lost: { poniatowski: 1, yorck: 3 },
    });
    expect(gone(played.s)).toEqual(['poniatowski', 'yorck']);
    expect(standing(played.s)).toEqual({});
  });

  test('[NAT 15#8] contacts count as they stood when the fight began', () => {
    // Bertrand falls to Gyulai's blow alone, and yet he is one of the two that Yorck touches, and costs a point.
    const played = fightOn(16, {
      armies: { bertrand: 'connewitz', poniatowski: 'markkleeberg', yorck: 'doelitz', gyulai: 'kleinzschocher' },
      lost: { bertrand: 2 },
    });
    expect(choices(played, 1)).toEqual({ attacker: 'bertrand', victims: ['yorck', 'gyulai'] });
    played.act(1, 'suffer', army('bertrand'), army('gyulai'));
    expect(gone(played.s)).toEqual(['bertrand']);
    const left = ['poniatowski', 'yorck', 'gyulai'].map((id) => strength(played.s, id));
    expect(left).toEqual([1, 3, 2]);
  });

  test('[NAT 21#5] terrain values are not used in a fight, not even in the advanced game', () => {
    // Poniatowski is cavalry in a forest: worth one less when the game is scored.
    const options = { advanced: true };
    const played = fightOn(16, { options, armies: { poniatowski: 'connewitz', yorck: 'doelitz' } });
    expect(played.s.advanced).toBe(true);
    expect(standing(played.s)).toEqual({ poniatowski: 'connewitz', yorck: 'doelitz' });
    expect(strength(played.s, 'poniatowski')).toBe(1);
    expect(content.terrainValue[2]?.[content.fields[field('connewitz')]?.terrain ?? 0]).toBe(-1);
  });

  test('a fight earns nobody points, scouts or time', () => {
    const played = fightOn(16, { armies: { poniatowski: 'connewitz', yorck: 'doelitz' }, lost: { yorck: 3 } });
    expect(gone(played.s)).toEqual(['yorck']);
    expect(played.s.points).toEqual([0, 0]);
    expect(played.s.scouts).toEqual([0, 0]);
    expect(played.s.time).toBe(13);
  });
});
