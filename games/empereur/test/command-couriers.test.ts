import { PUBLIC } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { initiativeOf } from '../rules/command/chain.ts';
import { obedienceOf } from '../rules/command/obedience.ts';
import { ACCEPTED, ATTACK, DEFENCE, LATE_TEST, RETREAT, RIDING, SECRET, WITH_WING } from '../rules/command/state.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

const [CHIEF, BLUE, WHITE] = [0, 1, 3];
const chiefs = { corps: '2005', chief: '0205', Corps: '2905' };
const at = { a: '2005 column 0', A: '2905 line 7' };
const tactic = (p: Played, leader = BLUE) => p.s.command?.orders?.standing[leader]?.tactic;
const ride = (p: Played) => p.s.command?.orders?.dispatches[0];
const label = (p: Played) => {
  const hex = ride(p)?.hex ?? -1;
  return hex < 0
    ? hex
    : `${String((hex % 30) + 1).padStart(2, '0')}${String(Math.floor(hex / 30) + 1).padStart(2, '0')}`;
};

/** An order to attack, sent by the army chief in turn 2. */
function sent(wanted: Position = {}): Played {
  return ordered({ corps: 'defence' }, { at, chiefs, ...wanted })
    .act('staff')
    .act('order', BLUE, ATTACK)
    .act('done');
}

/** Everybody ends all he can until it is the movement of this side in this turn. */
function until(p: Played, turn: number, side = 0): Played {
  while (p.s.turn < turn || p.s.active !== side || p.s.phase !== 1) p.act('done');
  return p;
}

describe('EMP XVII.5: couriers', () => {
  test('[EMP XVII.5#1, EMP XVII.5#3] a numbered courier leaves the army chief and rides 12 points towards his chief', () => {
    const p = sent();
    expect([ride(p)?.number, ride(p)?.state, label(p)]).toEqual([1, RIDING, '1405']);
    expect(p.told('courier')[0]).toMatchObject({ number: 1, place: p.h('1405') });
    const wood = sent({ ground: Array.from({ length: 10 }, () => 'f'.repeat(30)), at: { A: '2905 adapted 7' } });
    // Woods cost cavalry 4.
    expect(label(wood)).toBe('0505');
  });

  test('[EMP XVII.5#2, EMP XVII.5#6] it goes on in the next movement, and his obedience is thrown for as he finds him', () => {
    const p = sent({ dice: [3] });
    until(p, 3);
    expect([p.told('accepted')[0]?.['die'], ride(p)?.hex, ride(p)?.state, tactic(p)]).toEqual([
      3,
      -1,
      ACCEPTED,
      DEFENCE,
    ]);
    until(p, 4);
    expect(tactic(p)).toBe(ATTACK);
  });

  test('[EMP XVII.5#6] a chief who comes to the courier has his order a turn earlier', () => {
    const p = ordered(
      { corps: 'march' },
      { at: { A: '2905 line 7' }, chiefs: { ...chiefs, corps: '1805' }, dice: [1] },
    );
    p.act('staff').act('order', BLUE, ATTACK).act('done');
    expect(label(p)).toBe('1405');
    p.act('ride', BLUE);
    for (const hex of ['1705', '1605', '1505', '1405']) p.act('step', p.h(hex));
    p.act('done');
    expect(ride(p)?.state).toBe(ACCEPTED);
    until(p, 3);
    expect(tactic(p)).toBe(ATTACK);
  });

  test('[EMP XVII.5#4, EMP XVII.5#5] he keeps more than 2 hexes from enemies, but for the last 5 to his chief', () => {
    const round = sent({ at: { ...at, B: '1005 line 7' }, chiefs: { ...chiefs, corps: '1805' } });
    const far = round.told('courier').map((fact) => Number(fact['place']));
    expect(far.length).toBe(1);
    expect(label(round)).not.toBe('1405');
    // The enemy stands two hexes from the chief, on the way: near him the courier passes.
    const close = sent({ at: { A: '1204 line 7' }, chiefs: { ...chiefs, corps: '1305' }, dice: [1] });
    expect(ride(close)?.state).toBe(ACCEPTED);
  });

  test('[EMP XVII.5#7, EMP XVII.3#27] a wing chief has it first, passes it on to the others of his wing, and sends it on in the next turn', () => {
    const leaders = champLeaders.map((one) => {
      if (one.id === 'Chief') return { ...one, id: 'wing', side: 0 as const, rank: 1, corps: [0, 1] };
      return one.id === 'Corps' ? { ...one, id: 'second', side: 0 as const, corps: [1] } : one;
    });
    const p = ordered(
      { corps: 'defence', second: 'defence' },
      {
        leaders,
        at: { a: '1005 column 0', A: '2905 line 7' },
        chiefs: { chief: '0205', wing: '0705', corps: '1005', second: '1007' },
        dice: [1, 1],
      },
    );
    p.act('staff').act('order', BLUE, ATTACK).act('done');
    expect([ride(p)?.state, label(p), p.dice.length]).toEqual([WITH_WING, -1, 2]);
    p.act('staff');
    // A wing chief gives no order of his own: he passes on the one that he has.
    expect(p.offers('relay')).toEqual([WHITE]);
    p.act('relay', WHITE).act('done');
    until(p, 3);
    expect(p.s.command?.orders?.dispatches.map(({ to, state }) => [to, state])).toEqual([
      [BLUE, ACCEPTED],
      [WHITE, ACCEPTED],
    ]);
    until(p, 4);
    expect([tactic(p), tactic(p, WHITE)]).toEqual([ATTACK, ATTACK]);
  });

  test('[EMP XVII.5#8] an enemy who comes within 2 hexes drives him off, where he likes, and never destroys him', () => {
    const p = sent({ at: { ...at, H: '1709 column 4' }, chiefs: { ...chiefs, Corps: '1909' } });
    expect(label(p)).toBe('1405');
    while (p.s.active === 0 || p.s.phase !== 1) p.act('done');
    p.act('move', p.u('H'));
    for (const hex of ['1608', '1607', '1506']) p.act('step', p.h(hex));
    expect(p.asked()).toBe('drive');
    const ways = p.offers('drive');
    expect(ways.length).toBeGreaterThan(1);
    expect(p.why('drive', p.h('1505'))).toBe('notAway');
    p.act('drive', p.h('1304'));
    expect([label(p), ride(p)?.state]).toEqual(['1304', RIDING]);
  });

  test('[EMP XVII.3#1, EMP XVII.8#1] the enemy sees that a courier rides, not to whom, and nothing of the order', () => {
    const p = sent();
    const game = empereurGame(p.content);
    for (const viewer of [1, PUBLIC]) {
      const { orders } = viewOf(game, p.referee.state, viewer).game.command ?? {};
      expect(orders?.dispatches).toMatchObject([{ number: 1, hex: p.h('1405'), to: -1, order: { tactic: SECRET } }]);
      expect(orders?.standing[BLUE]?.tactic).toBe(SECRET);
    }
    expect(viewOf(game, p.referee.state, 0).game.command?.orders?.dispatches[0]).toMatchObject({
      to: BLUE,
      order: { tactic: ATTACK },
    });
  });
});

describe('EMP XVII.6: obedience', () => {
  test('[EMP XVII.6#1] 4 for the French, 3 for others, or what stands on the counter', () => {
    const p = sent();
    expect(obedienceOf(p, BLUE)).toBe(3);
    const french = { ...p.content, sides: [{ ...p.content.sides[0], id: 'french' }, p.content.sides[1]] as const };
    expect(obedienceOf({ content: french }, BLUE)).toBe(4);
    const own = { ...p.content, leaders: champLeaders.map((one) => ({ ...one, obedience: 5 })) };
    expect(obedienceOf({ content: own }, BLUE)).toBe(5);
  });

  const near = { ...chiefs, corps: '1005' };
  const given = (dice: number[]) => sent({ at: { A: '2905 line 7' }, chiefs: near, dice });

  test('[EMP XVII.6#2, EMP XVII.6#3] at his obedience or less it holds from the next turn', () => {
    const p = given([3]);
    expect([ride(p)?.state, tactic(p)]).toEqual([ACCEPTED, DEFENCE]);
    expect(tactic(until(p, 3))).toBe(ATTACK);
    expect(ride(given([4]))?.state).toBe(LATE_TEST);
  });

  test('[EMP XVII.6#4, EMP XVII.6#5] otherwise a throw of delay: 1 to 4 a turn, 5 two turns, 6 lost', () => {
    const inForce = (die: number) => {
      const p = given([5, die]);
      expect(tactic(until(p, 3))).toBe(DEFENCE);
      expect(p.dice).toHaveLength(0);
      for (const turn of [4, 5]) if (tactic(until(p, turn)) === ATTACK) return turn;
      return 0;
    };
    expect([1, 2, 3, 4, 5, 6].map(inForce)).toEqual([4, 4, 4, 4, 5, 0]);
  });
});

describe('EMP XVII.7: initiative', () => {
  const dared = (die: number) =>
    ordered({ corps: 'defence' }, { at, chiefs, dice: [die] })
      .act('staff')
      .act('dare', BLUE, RETREAT)
      .act('done');

  test('[EMP XVII.7#1, EMP XVII.7#4, EMP XVII.7#5, EMP XVII.7#6] he follows his own plan from the next turn, at a cost of 1', () => {
    const p = dared(4);
    expect(tactic(p)).toBe(DEFENCE);
    p.act('staff');
    expect([p.offers('dare'), p.why('dare', BLUE, ATTACK)]).toEqual([[], 'hasDared']);
    p.act('done');
    until(p, 3);
    expect([tactic(p), p.s.command?.orders?.fine[BLUE], p.s.command?.orders?.fined[BLUE]]).toEqual([RETREAT, -1, 3]);
  });

  test('[EMP XVII.7#2, EMP XVII.7#7] he fails: his order stays, and morale falls by 2 in the next turn only', () => {
    const p = dared(5);
    until(p, 3);
    expect([tactic(p), p.s.command?.orders?.fine[BLUE], p.s.command?.orders?.fined[BLUE]]).toEqual([DEFENCE, -2, 3]);
    const tested = (turn: number) => {
      const q = ordered(
        { corps: 'defence' },
        {
          at: { a: '2005 line 1', x: '2205 battery 1', X: '2705 battery 7' },
          chiefs,
          phase: 'defensive',
          turn,
          dice: [6, 1, 1],
        },
      );
      const { orders } = q.s.command ?? {};
      if (orders !== undefined) [orders.fine[BLUE], orders.fined[BLUE]] = [-2, 3];
      q.act('aim', q.h('2205'));
      return Number(q.told('tested')[0]?.['morale']);
    };
    expect(tested(2) - tested(3)).toBe(2);
    expect(tested(4)).toBe(tested(2));
  });

  test('[EMP XVII.7#3] 3 on average, 4 with a bonus in combat, 2 with a malus, or what stands on the counter', () => {
    const [chief, corps, Chief] = champLeaders;
    if (chief === undefined || corps === undefined || Chief === undefined) throw new Error('no leaders');
    expect([corps, Chief, { ...chief, combat: 0 }, { ...corps, initiative: 5 }].map(initiativeOf)).toEqual([
      4, 2, 3, 5,
    ]);
  });

  test('[EMP XVII.7#8] at the second level it lets him ride at half his points (see EMP XVII.2#4)', () => {
    const p = ordered({}, { at, chiefs, dice: [4] }, 4096);
    p.act('ride', BLUE);
    expect([p.s.command?.tied[BLUE], p.asked()]).toEqual([2, 'ride']);
  });

  test('[EMP XVII.7#9] chiefs of corps alone follow their own plan', () => {
    const leaders = champLeaders.map((one) =>
      one.id === 'Chief' ? { ...one, id: 'wing', side: 0 as const, rank: 1, corps: [0] } : one,
    );
    const p = ordered({ corps: 'defence' }, { leaders, at, chiefs: { ...chiefs, wing: '1505' } }).act('staff');
    expect(new Set(p.offers('dare'))).toEqual(new Set([BLUE]));
    expect(CHIEF).toBe(0);
  });
});

describe('EMP XVII.8: an order is contested', () => {
  const contested = (dice: number[] = []) =>
    ordered({ corps: 'attack', Corps: 'retreat' }, { at, chiefs, dice }).act('contest', WHITE);

  test('[EMP XVII.8#2, EMP XVII.8#3] it is shown, and one of the other side in return', () => {
    const p = contested();
    expect(p.told('orderShown')[0]).toMatchObject({ leader: WHITE, tactic: RETREAT, to: 1 });
    expect(p.asked()).toBe('inReturn');
    p.act('demand', BLUE);
    expect(p.told('orderShown')[1]).toMatchObject({ leader: BLUE, tactic: ATTACK, to: 2 });
    const game = empereurGame(p.content);
    expect(viewOf(game, p.referee.state, 0).game.command?.orders?.shown[WHITE]?.tactic).toBe(RETREAT);
    p.act('done');
    expect([p.may('contest', WHITE), p.why('contest', WHITE)]).toEqual([false, 'noStaff']);
  });

  test('random battles with orders and couriers keep every promise of the house, and no secret comes out', () => {
    const game = { ...empereurGame(melee(true)), variants: [{ command: 3 }] };
    expect(soak(game, { games: 2, seed: 'orders', every: 10 }).failures).toEqual([]);
  });
});
