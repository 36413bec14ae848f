import { describe, expect, test } from 'vitest';
import { countedStrength } from '../rules/battle/modifiers.ts';
import { newBattle } from '../rules/battle/battle-force.ts';
import { DECOYS, type GloireState, MOVEMENT, OFF } from '../rules/state.ts';
import {
  go,
  into,
  link,
  type Played,
  points,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  where,
} from './position.ts';

const first = strom.units.length + strom.leaders.length;

/** Lets whoever is asked bear losses as they are offered first. */
function endure(played: Played): Played {
  for (let asked = played.asked(); asked?.prompt === 'suffer'; asked = played.asked()) {
    played.act(asked.seat, 'allot', played.offers(asked.seat)[0]?.[1] as number);
  }
  return played;
}

describe('GLO 2.B1: the administrative phase', () => {
  test('[GLO 2.B1#1] decoys come back first: before counters are turned, lines and supply looked at, dice thrown', () => {
    const also = (s: GloireState) => {
      const heap = s.face.is.flatMap((piece, at) => (piece >= first + 3 ? [at] : []));
      for (const at of heap.slice(0, 2)) s.pool[at] = DECOYS;
      s.face.seen[slot(s, 'yorck')] = 0x3fff_ffff;
    };
    const coalition = { jahn: 'yorck:8 buelow:6 bernadotte' };
    const played = position({ hidden: true, phase: 'administration', active: 'coalition', coalition, also });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'decoyBack' });
    expect(told(played, 'concealed', 'lines', 'supply', 'command')).toEqual([]);
    played.act(1, 'decoy', played.offers(1, 'decoy')[0]?.[0] as number, town('jahn'));
    const order = played.facts.map(({ fact }) => fact);
    expect(order.indexOf('decoyBack')).toBeLessThan(order.lastIndexOf('concealed'));
    expect(order.indexOf('decoyBack')).toBeLessThan(order.indexOf('command'));
  });

  test('[GLO 2.B1#2] ruling 31: decoys on the map are not shifted for nothing: they march later, and are paid for', () => {
    const wanted = { hidden: true, french: { brand: 'napoleon', dorn: 'foot' } } as const;
    const administration = position({ ...wanted, phase: 'administration', dice: [1, 1, 1] });
    expect(administration.asked()?.prompt).toBe('activate');
    const played = position({ ...wanted, command: [1, 0, 0] });
    played
      .act(0, 'force', town('dorn'))
      .act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number)
      .act(0, 'normal');
    expect(played.s.spent[0]).toBe(1);
    go(played, 'brand');
    expect(played.s.place.filter((at) => at === town('dorn'))).toEqual([]);
  });

  test('[GLO 2.B1#7] the supply of every army of the active side is looked at, before its dice, and of nobody else', () => {
    const coalition = { jahn: 'bernadotte', ilm: 'barclay' };
    const played = position({ phase: 'administration', active: 'coalition', french: { aue: 'napoleon' }, coalition });
    expect(told(played, 'supply').map((fact) => fact['army'])).toEqual([1, 2]);
    const order = told(played, 'supply', 'command').map(({ fact }) => fact);
    expect(order).toEqual(['supply', 'supply', 'command', 'command']);
  });

  test('[GLO 2.B1#9] command points stand on a track for both to see; what is spent of them does not', () => {
    const wanted = { french: { brand: 'napoleon', dorn: 'I:10' }, coalition: { jahn: 'bernadotte' } } as const;
    const played = position({ hidden: true, phase: 'administration', ...wanted, dice: [4] });
    expect(played.referee.through(1).state.game.command[0]).toBe(9);
    setOut(played, 'dorn', 'I');
    expect([played.referee.through(0).state.game.spent[0], played.referee.through(1).state.game.spent[0]]).toEqual([
      1, -1,
    ]);
  });
});

describe('GLO 2.B2, 4.5: the movement phase', () => {
  test('[GLO 2.B2#1] whoever is out of command points activates nobody but those who cost nothing', () => {
    const played = position({ french: { brand: 'napoleon I:10', dorn: 'II:7' }, command: [0, 0, 0] });
    played.act(0, 'force', town('dorn')).act(0, 'pick', slot(played.s, 'II'));
    expect(played.why(0, 'normal')).toEqual({ reason: 'cannotPay', clause: 'GLO 4.5#3' });
    setOut(played.act(0, 'cancel'), 'brand', 'napoleon I');
    expect(played.asked()?.prompt).toBe('step');
  });

  test('[GLO 2.B2#3] marches, detachments, works, reconnaissance, engineering and reinforcements all belong here', () => {
    const french = { dorn: 'II:7 napoleon horse:5', glau: 'I:10', aue: 'III:5' };
    const played = position({ french, coalition: { furt: 'yorck:8', hain: 'cossacks:2' }, boats: [link('dorn-furt')] });
    expect(played.s.phase).toBe(MOVEMENT);
    played.act(0, 'force', town('dorn')).act(0, 'pick', slot(played.s, 'II'));
    expect(played.offers(0, 'detach').length).toBeGreaterThan(0);
    expect(played.may(0, 'entrench')).toBe(true);
    setOut(played.act(0, 'cancel'), 'dorn', 'horse');
    expect(played.may(0, 'scout', town('furt'))).toBe(true);
    played.act(0, 'done');
    setOut(played, 'glau', 'I');
    expect(played.may(0, 'destroy', link('eich-glau'))).toBe(true);
    expect(played.may(0, 'step', town('eich'))).toBe(true);
  });

  test('[GLO 2.B2#6, GLO 5.5.2#5] a forced march throws for stragglers when it ends, in this phase', () => {
    const played = position({ french: { brand: 'napoleon', dorn: 'I:10' }, dice: [5] });
    go(setOut(played, 'dorn', 'I', 'forced'), 'brand').act(0, 'done');
    expect(played.s.phase).toBe(MOVEMENT);
    expect(told(played, 'straggled')).toMatchObject([{ unit: unit('I'), die: 5, points: 1 }]);
    const order = told(played, 'marched', 'straggled').map(({ fact }) => fact);
    expect(order).toEqual(['marched', 'straggled']);
    // At the ordinary pace nobody straggles.
    const easy = position({ french: { brand: 'napoleon', dorn: 'I:10' } });
    expect(told(go(setOut(easy, 'dorn', 'I'), 'brand').act(0, 'done'), 'straggled')).toEqual([]);
  });

  test('[GLO 4.5#5, GLO 4.5#6] once activated a Force acts as often as its movement points allow, and pays no more for it', () => {
    const played = position({ french: { glau: 'I:10', aue: 'napoleon' }, command: [1, 0, 0] });
    setOut(played, 'glau', 'I');
    played.act(0, 'destroy', link('eich-glau'));
    go(played, 'ilm', 'glau');
    // Two points for the bridge and two for the roads; two are left, for the other bridge.
    played.act(0, 'destroy', link('lohn-glau'));
    expect([played.s.broken[link('eich-glau')], played.s.broken[link('lohn-glau')]]).toEqual([1, 1]);
    expect(played.may(0, 'step', town('ilm'))).toBe(false);
    expect(played.s.spent[0]).toBe(1);
  });

  test('[GLO 4.5#14] the account is kept: every payment is on record for its own side, and nobody overdraws', () => {
    const wanted = { hidden: true, french: { brand: 'napoleon', dorn: 'I:10', calau: 'II:7' }, command: [2, 0, 0] };
    const played = position({ ...wanted, coalition: { jahn: 'bernadotte' } });
    setOut(played, 'dorn', 'I').act(0, 'done');
    setOut(played, 'calau', 'II').act(0, 'done');
    expect(told(played, 'paid')).toMatchObject([
      { army: 0, cost: 1, left: 1, to: 1 },
      { army: 0, cost: 1, left: 0, to: 1 },
    ]);
    expect(played.s.spent[0]).toBe(2);
  });

  test('[GLO 5.3#4] units march singly or in stacks, as the player likes', () => {
    const alone = position({ french: { brand: 'I:10 II:7' } });
    go(setOut(alone, 'brand', 'I'), 'aue');
    expect([where(alone.s, 'I'), where(alone.s, 'II')]).toEqual(['aue', 'brand']);
    const both = position({ french: { brand: 'I:10 II:7' } });
    go(setOut(both, 'brand', 'I II'), 'aue');
    expect([where(both.s, 'I'), where(both.s, 'II')]).toEqual(['aue', 'aue']);
  });

  test('[GLO 5.5.4#3] whoever has tried to react in that turn recovers no stragglers', () => {
    const march = (tries: boolean) => {
      const also = (s: GloireState) => {
        s.stragglers[unit('yorck')] = 2;
      };
      const coalition = { brand: 'yorck:6', jahn: 'bernadotte' };
      const played = position({ french: { dorn: 'I:10', aue: 'napoleon' }, coalition, also, dice: [6] });
      go(setOut(played, 'dorn', 'I'), 'eich').act(0, 'done');
      setOut(played, 'aue', 'napoleon');
      go(played, 'calau');
      if (tries) {
        // A leader alone is no Force that can be seen; he is tried for all the same where he lies face down.
        played.act(1, 'intercept', town('brand')).act(1, 'pick', slot(played.s, 'yorck')).act(1, 'done');
      } else if (played.may(1, 'pass')) played.act(1, 'pass');
      played.act(0, 'done').act(0, 'done');
      while (played.asked()?.seat === 1 && played.may(1, 'pass')) played.act(1, 'pass');
      expect(played.s.active).toBe(1);
      played.act(1, 'done');
      return told(played, 'recovered').length;
    };
    expect([march(false), march(true)]).toEqual([1, 0]);
  });
});

describe('GLO 6: who is engaged', () => {
  test('[GLO 6.1#9] units in the same town as the enemy neither form nor take back detachments', () => {
    const played = position({ french: { brand: 'II:7 f1:2 napoleon' }, coalition: { brand: 'yorck:8' } });
    expect(played.offers(0)).toEqual([['done']]);
    expect(played.why(0, 'force', town('brand'))).toEqual({ reason: 'engaged', clause: 'GLO 8#1' });
  });

  test('[GLO 6.4#26] no engineering in a town that the enemy holds too, not even from before its walls', () => {
    const shut = (s: GloireState) => {
      s.inside[slot(s, 'II')] = 1;
    };
    const wanted = {
      active: 'coalition',
      coalition: { eich: 'yorck:9' },
      french: { eich: 'II:5' },
      also: shut,
    } as const;
    const played = setOut(position(wanted), 'eich', 'yorck');
    expect(played.offers(1, 'destroy')).toEqual([]);
    expect(played.why(1, 'destroy', link('eich-glau'))).toEqual({ reason: 'engaged', clause: 'GLO 6.4#26' });
    const alone = setOut(position({ active: 'coalition', coalition: { eich: 'yorck:9' } }), 'eich', 'yorck');
    expect(alone.may(1, 'destroy', link('eich-glau'))).toBe(true);
  });

  test('[GLO 6.4#20] ruling 180: whoever lays boats under fire chooses who bears the point, whatever was lost before', () => {
    const also = (s: GloireState) => {
      s.hurt[unit('I')] = 2;
    };
    const wanted = { french: { dorn: 'I:5 II:5 napoleon' }, coalition: { furt: 'yorck:8' }, also };
    const played = setOut(position(wanted), 'dorn', 'I II').act(0, 'pontoon', link('dorn-furt'));
    expect(played.offers(0)).toEqual([
      ['allot', unit('I')],
      ['allot', unit('II')],
    ]);
  });

  test('[GLO 6.5.1#2] distances of reactions are those of infantry, whoever reacts', () => {
    // Over the pass cavalry pays 3, infantry 2: the guns of Calau are within its hearing all the same.
    const wanted = { french: { calau: 'I:9' }, coalition: { calau: 'buelow:6', lohn: 'dragoons:4 bernadotte' } };
    const played = position(wanted).act(0, 'done');
    expect(played.offers(1, 'toGuns')).toEqual([[town('lohn'), town('calau')]]);
  });

  test('[GLO 6.5.2#6] on the march to the guns, too, the better of two leaders of equal rank counts', () => {
    const wanted = {
      french: { brand: 'I:9' },
      coalition: { brand: 'buelow:6', dorn: 'ostermann:7 barclay wittgenstein' },
    };
    const played = position({ ...wanted, dice: [4] }).act(0, 'done');
    played.act(1, 'toGuns', town('dorn'), town('brand'));
    for (const name of ['ostermann', 'barclay', 'wittgenstein']) played.act(1, 'pick', slot(played.s, name));
    expect(told(played.act(1, 'done'), 'toGuns')).toMatchObject([{ die: 4, reached: true }]);
  });
});

describe('GLO 7.1, 8: what begins with a combat', () => {
  const tactics = (played: Played, french: number, coalition: number) =>
    played.act(0, 'tactic', french).act(1, 'tactic', coalition);

  test('[GLO 7.1#10] decoys in the town go as soon as the combat has begun', () => {
    const wanted = {
      hidden: true,
      phase: 'combat',
      french: { brand: 'I:9 foot' },
      coalition: { brand: 'yorck:8' },
    } as const;
    const played = position({ ...wanted, dice: [1, 1] });
    expect(played.s.place.filter((at) => at === town('brand'))).toHaveLength(3);
    tactics(played, 1, 1);
    const order = played.facts.map(({ fact }) => fact);
    expect(order.indexOf('unmasked')).toBeLessThan(order.indexOf('fire'));
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('brand'), side: 0, clause: 'GLO 7.1#10' }]);
  });

  test.each(['french', 'coalition'] as const)(
    '[GLO 8#3, GLO 8#4] the active side, here %s, attacks, the other defends',
    (active) => {
      // Hills at Dorn help the defender and hinder the attacker, whoever came first.
      const wanted = { phase: 'combat', active, french: { dorn: 'I:9' }, coalition: { dorn: 'yorck:9' } } as const;
      const played = tactics(position({ ...wanted, dice: [1, 1] }), 1, 1);
      const attacker = active === 'french' ? 0 : 1;
      expect(told(played, 'battle')).toMatchObject([{ side: attacker, clause: 'GLO 8#3' }]);
      expect(told(played, 'fire').map((fact) => [fact['side'], fact['column']])).toEqual([
        [attacker, 1],
        [1 - attacker, 3],
      ]);
    },
  );

  test('[GLO 8.1#5] the layout of a big battle changes nothing: all stay in their town until it is decided', () => {
    const wanted = {
      phase: 'combat',
      french: { brand: 'I:12 II:8 napoleon' },
      coalition: { brand: 'yorck:9 buelow:7' },
    } as const;
    const played = tactics(position({ ...wanted, dice: [6, 1] }), 4, 2);
    expect(played.asked()?.prompt).toBe('suffer');
    for (const name of ['I', 'II', 'napoleon', 'yorck', 'buelow']) expect(where(played.s, name)).toBe('brand');
  });

  test('[GLO 5.3#10, GLO 8.4#22] an overrun carries the attacker beyond; an interceptor, who defends, has none', () => {
    const wanted = { phase: 'combat', french: { brand: 'I:12' }, coalition: { brand: 'buelow:2' } } as const;
    const run = tactics(position({ ...wanted, dice: [5] }), 2, 1).act(0, 'overrun');
    run.act(0, 'advance', town('aue'));
    expect(where(run.s, 'I')).toBe('aue');
    const also = (s: GloireState) => {
      s.surprise[town('brand')] = 0;
      s.came[slot(s, 'I')] = link('brand-dorn');
    };
    const caught = tactics(position({ ...wanted, active: 'coalition', also, dice: [1, 1] }), 2, 1);
    expect(told(caught, 'fire')).not.toEqual([]);
    expect(told(caught, 'overrun')).toEqual([]);
  });

  test('[GLO 8.5#2] a forced march that ends among enemies halves the points of those who made it', () => {
    const wanted = { french: { dorn: 'I:10 napoleon' }, coalition: { aue: 'yorck:8' }, dice: [1] };
    const played = into(setOut(position(wanted), 'dorn', 'I', 'forced'), 'brand', 'aue');
    expect(told(played, 'contact')).toHaveLength(1);
    const board = { s: played.s, content: strom };
    expect(countedStrength(board, newBattle(town('aue'), 'field', 0, OFF), 0)).toBe(5);
  });

  test('[GLO 8.5#15] who is encircled is free as soon as one town beside him is', () => {
    const fight = (leaves: boolean) => {
      const wanted = {
        phase: 'combat',
        french: { brand: 'I:12 II:8 napoleon', aue: 'III:5', calau: 'IV:5' },
        coalition: { brand: 'yorck:9 buelow:7' },
        also: (s: GloireState) => {
          for (const name of ['I', 'II']) s.came[slot(s, name)] = link('brand-dorn');
        },
      } as const;
      // Both corps of the Coalition suffer; while they are counted, the French leave Aue or stay there.
      const played = tactics(position({ ...wanted, dice: [6, 1, 6, 6, 6, 6, 6, 6] }), 4, 2);
      expect(told(played, 'encircled')).toHaveLength(1);
      if (leaves) {
        played.s.place[slot(played.s, 'III')] = town('eich');
        played.s.version++;
      }
      return endure(played);
    };
    expect(where(fight(true).s, 'yorck')).toBe('aue');
    expect(told(fight(false), 'retreated')).toEqual([]);
  });

  test('[GLO 8.7#4, GLO 9#8] after a drawn battle the defender may go as well, and it scores for nobody', () => {
    const wanted = {
      phase: 'combat',
      french: { brand: 'I:12 reynier' },
      coalition: { brand: 'yorck:9 buelow:3 barclay' },
    } as const;
    const also = (s: GloireState) => {
      s.came[slot(s, 'I')] = link('brand-dorn');
    };
    const played = tactics(position({ ...wanted, also, dice: new Array(20).fill(1) }), 3, 3);
    expect(told(played, 'tactics')).toMatchObject([{ type: 3 }]);
    expect(told(played, 'drawn')).toMatchObject([{ lost: [0, 0] }]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'leave' });
    played.act(1, 'retreat', town('calau'));
    expect([where(played.s, 'yorck'), where(played.s, 'I')]).toEqual(['calau', 'dorn']);
    expect(played.s.battlePoints).toEqual([0, 0]);
  });
});

describe('GLO 8.8: fortified towns', () => {
  test('[GLO 8.8#2] an empty one belongs at once to whoever enters, and he may shut himself in', () => {
    const played = position({ active: 'coalition', coalition: { glau: 'yorck:8' }, french: { aue: 'napoleon' } });
    go(setOut(played, 'glau', 'yorck'), 'eich').act(1, 'done');
    expect(played.s.control[town('eich')]).toBe(1);
    const attacked = position({ phase: 'combat', french: { eich: 'I:10' }, coalition: { eich: 'yorck:8' } });
    expect(attacked.asked()).toMatchObject({ seat: 1, prompt: 'walls' });
  });

  test('[GLO 8.8#42] nobody marches to the guns to help a garrison; besiegers who are attacked may be helped', () => {
    const start = { french: { eich: 'II:5', calau: 'III:5 ney' }, coalition: { glau: 'yorck:9 bernadotte' } } as const;
    // The Coalition comes to Eich; the French of Calau set out for it, but those at Eich go inside.
    const played = position({ active: 'coalition', ...start, dice: [1, 1, 1, 1] });
    into(setOut(played, 'glau', 'yorck bernadotte'), 'eich');
    played.act(1, 'done').act(0, 'toGuns', town('calau'), town('eich'));
    for (const name of ['III', 'ney']) played.act(0, 'pick', slot(played.s, name));
    played.act(0, 'done');
    expect(told(played, 'toGuns')).toMatchObject([{ reached: true }]);
    played.act(0, 'inside').act(0, 'pick', slot(played.s, 'II')).act(0, 'done').act(1, 'assault');
    endure(played.act(0, 'tactic', 2).act(1, 'tactic', 2));
    expect(told(played, 'fire').map((fact) => fact['round'])).toContain(2);
    expect([told(played, 'joined'), where(played.s, 'III')]).toEqual([[], 'calau']);
  });

  test('[GLO 6.5.2#1, GLO 8.8#42] a relief attacks: those who hear it may come to the besiegers', () => {
    const also = (s: GloireState) => {
      s.inside[slot(s, 'II')] = 1;
      s.siege[town('eich')] = 0;
    };
    const french = { eich: 'II:5', dorn: 'III:5 ney' };
    const coalition = { eich: 'yorck:9', glau: 'buelow:6 bernadotte' };
    const played = position({ french, coalition, also, dice: [1, 1, 1, 1, 1, 1, 1] });
    into(setOut(played, 'dorn', 'III ney'), 'eich');
    played.act(0, 'done').act(1, 'toGuns', town('glau'), town('eich'));
    for (const name of ['buelow', 'bernadotte']) played.act(1, 'pick', slot(played.s, name));
    played.act(1, 'done');
    endure(played.act(0, 'tactic', 3).act(1, 'tactic', 2));
    expect(told(played, 'joined')).toMatchObject([{ side: 1, count: 2, round: 2 }]);
    expect(points(played.s, 'buelow')).toBeGreaterThan(0);
  });
});
