import { describe, expect, test } from 'vitest';
import type { ConquestsState } from '../rules/state.ts';
import { table as position } from '../testing/table.ts';
import { collecting } from './procedures.ts';
import {
  A,
  CAN,
  CAV,
  card,
  E,
  type Field,
  INF,
  land,
  militaryTab,
  N,
  P,
  R,
  sea,
  table,
  type Table,
} from './war-table.ts';

function march(t: Table, power: number, from: string, to: string): Table {
  t.act(power, 'from', land(from)).act(power, 'takeAll').act(power, 'march', land(to));
  if (t.asked()?.prompt === 'march') t.act(power, 'halt');
  return t;
}

/** Everybody who is still asked to move has done. */
function fight(t: Table): Table {
  for (let asked = t.asked(); asked?.prompt === 'move' || asked?.prompt === 'march'; asked = t.asked()) {
    t.act(asked.power, asked.prompt === 'move' ? 'done' : 'halt');
  }
  return t;
}

const thrown = (t: Table, at = 0) => t.told('thrown')[at];

describe('retreat', () => {
  test('[CON 11.4#1, CON 11.4#2] goes to the open land nearest to the capital', () => {
    const lands = { westphalie: { N: 'IIIII' }, saxe: { A: 'I' }, silesie: { P: 'I' } };
    const t = fight(march(table({ lands, moves: [9, 5, 0, 0, 0], dice: [4] }), N, 'westphalie', 'saxe'));
    t.act(N, 'recruit', A, INF);
    expect(t.told('retreated')).toEqual([]);
    const minor = table({ lands: { ...lands, westphalie: { N: 'II' } }, moves: [9, 5, 0, 0, 0], dice: [3] });
    fight(march(minor, N, 'westphalie', 'saxe')).act(A, 'pay');
    // Bohemia and Bavaria are both one step from Vienna, Silesia is held by strangers.
    expect(new Set(minor.offers(A, 'retreat').flat())).toEqual(new Set([land('boheme'), land('baviere')]));
    expect(minor.why(A, 'retreat', land('berlin'))).toEqual({ reason: 'noRefuge', clause: 'CON 11.4#2' });
  });

  test('[CON 11.4#3, CON 11.4#4] where two are equally near, troops may be dispersed, and pay', () => {
    const lands = { westphalie: { N: 'IIII' }, saxe: { A: 'ICI' } };
    const t = fight(march(table({ lands, moves: [9, 5, 0, 0, 0], dice: [3] }), N, 'westphalie', 'saxe'));
    expect(thrown(t)?.['result']).toBe('minor');
    t.act(A, 'pay').act(A, 'take', CAV).act(A, 'retreat', land('boheme')).act(A, 'retreat', land('baviere'));
    expect([t.at('boheme', A), t.at('baviere', A), t.s.moves[A]]).toEqual(['C', 'II', 2]);
  });

  test('[CON 11.4#5] troops may go on board', () => {
    const lands = { piemont: { N: 'II' }, toscane: { E: 'I' } };
    const seas = { 'mer-ligure': { E: 'F' } };
    const t = table({ lands, seas, moves: [9, 0, 2, 0, 0], dice: [6], order: 'NEARP' });
    fight(march(t, N, 'piemont', 'toscane'));
    expect(thrown(t)).toMatchObject({ attack: 4, defence: 2 });
    t.act(E, 'pay').act(E, 'embark', 14);
    expect([t.at('toscane', E), t.s.cargo[14 * 5 + INF], t.s.moves[E]]).toEqual(['', 1, 1]);
  });

  test('[CON 11.4#6, CON 11.4#7, CON 11.4#8] the encircled pay for every land, and lose units to those in it', () => {
    const ring = { boheme: { N: 'I' }, hongrie: { N: 'I' }, 'tyrol-styrie': { N: 'I' } };
    const lands = { ...ring, baviere: { N: 'IIIICCGG' }, vienne: { R: 'IIIIIII' } };
    const t = fight(march(table({ lands, moves: [40, 0, 0, 7, 0], dice: [3] }), N, 'baviere', 'vienne'));
    expect(thrown(t)).toMatchObject({ result: 'tactical' });
    // Seven lose two; Bavaria is empty now, so nothing is encircled; the other three are blocked.
    expect(t.offers(R).length).toBeGreaterThan(0);
    const shut = { ...lands, baviere: { N: 'IIIIICCGG' } };
    const u = table({ lands: shut, moves: [40, 0, 0, 7, 0], dice: [3] });
    u.act(N, 'from', land('baviere'));
    for (const kind of [INF, INF, INF, INF, CAV, CAV, CAN, CAN]) u.act(N, 'take', kind);
    fight(u.act(N, 'march', land('vienne')));
    expect(thrown(u)?.['result']).toBe('tactical');
    expect(u.asked()).toEqual({ power: R, prompt: 'breakOut' });
    u.act(R, 'retreat', Number(u.offers(R, 'retreat')[0]?.[0])).act(R, 'pay');
    // Five units: 5 points for the march, and one is lost to the one enemy in that land.
    expect([u.s.moves[R], u.told('lostUnit').length]).toEqual([2, 3]);
  });
});

describe('allies', () => {
  const lands = { saxe: { N: 'IIIIIIIII' }, boheme: { A: 'II', R: 'II' } };

  test('[CON 9.2#7, CON 11.5#2, CON 11.5#3, CON 11.5#4, CON 11.5#6] allies vote, the initiator decides where they differ; each pays for itself', () => {
    const t = fight(march(table({ lands, pacts: ['RA'], moves: [40, 2, 0, 0, 0], dice: [3] }), N, 'saxe', 'boheme'));
    expect(thrown(t)?.['result']).toBe('strategic');
    expect(t.referee.waiting()).toEqual([A, R]);
    // Each names the other: Russia, who began the alliance, has the last word.
    t.act(A, 'entrust', R).act(R, 'entrust', A);
    expect([t.referee.waiting(), t.offers(R)]).toEqual([
      [R],
      [
        ['entrust', A],
        ['entrust', R],
      ],
    ]);
    t.act(R, 'entrust', A).act(N, 'recruit', A, INF);
    expect([t.asked()?.prompt, t.referee.waiting()]).toEqual(['lose', [A, R]]);
    t.act(R, 'lose', A, INF).act(A, 'lose', A, INF);
    expect([t.s.morale[A], t.s.morale[R], t.at('boheme', R)]).toEqual([4, 5, 'II']);
    // The Russians have no points: what stays is lost.
    expect(t.offers(R)).toEqual([['abandon']]);
  });

  test('[CON 10.4#3, CON 10.4#4, CON 9.4#8] ruling 152: a forced ally who is beaten without Napoleon decides for itself', () => {
    const lands = { boheme: { A: 'IIIIII' }, silesie: { P: 'IIC' } };
    const t = table({ order: 'ANERP', lands, forced: 'P', moves: [20, 20, 0, 0, 20], dice: [3] });
    t.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('silesie'));
    while (t.told('thrown').length === 0) {
      const ask = t.asked();
      t.act(ask?.power ?? 0, ask?.prompt === 'march' ? 'halt' : 'done');
    }
    expect(t.told('thrown')[0]?.['result']).toBe('tactical');
    // One of three is lost, and the victor has named it; the retreat is Prussia's own.
    t.act(A, 'lose', P, CAV);
    expect(t.asked()).toEqual({ power: P, prompt: 'retreatTerms' });
    t.act(P, 'sacrifice');
    expect(t.told('lostUnit')).toHaveLength(2);
    expect(t.asked()?.power).toBe(P);
    // A strategic victory: half of four, the first recruited by the victor, the other named by Prussia.
    const routed = table({
      order: 'ANERP',
      lands: { boheme: { A: 'IIIIIIIIII' }, silesie: { P: 'IIC' } },
      forced: 'P',
      moves: [20, 20, 0, 0, 0],
      dice: [3],
    });
    routed.act(A, 'from', land('boheme')).act(A, 'takeAll').act(A, 'march', land('silesie'));
    while (routed.told('thrown').length === 0) {
      const ask = routed.asked();
      routed.act(ask?.power ?? 0, ask?.prompt === 'march' ? 'halt' : 'done');
    }
    routed.act(A, 'recruit', P, INF);
    expect(routed.asked()).toEqual({ power: P, prompt: 'lose' });
  });

  test('[CON 10.4#3, CON 10.4#4, CON 11.5#7, CON 11.5#6] Napoleon decides for his forced ally, who pays', () => {
    const field: Field = {
      order: 'RNAEP',
      lands: { varsovie: { R: 'IIIII' }, posnanie: { P: 'I', N: 'III' } },
      forced: 'P',
      moves: [0, 0, 0, 9, 1],
      dice: [3],
    };
    const t = fight(march(table(field), R, 'varsovie', 'posnanie'));
    expect(thrown(t)?.['result']).toBe('minor');
    t.act(N, 'entrust', P);
    expect([t.s.morale[P], t.s.morale[N]]).toEqual([4, 5]);
    t.act(N, 'sacrifice');
    expect(t.asked()).toEqual({ power: N, prompt: 'retreat' });
    t.act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0])).act(N, 'pay');
    t.act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0]));
    expect([t.s.moves[P], t.s.moves[N], t.at('berlin', P)]).toEqual([0, 0, 'I']);
  });
});

describe('pursuit and advance', () => {
  const won: Field = {
    lands: { baviere: { N: 'IIIICC' }, boheme: { A: 'III' } },
    moves: [40, 9, 0, 0, 0],
    dice: [3, 3],
  };

  test('[CON 11.6#1, CON 11.6#2, CON 11.6#5, CON 11.6#6, CON 11.6#7, CON 11.6#10] cavalry pursues and counts double', () => {
    const lands = { westphalie: { N: 'IIIICC' }, saxe: { P: 'IIII' }, berlin: { N: 'I' }, silesie: { N: 'I' } };
    const t = fight(march(table({ ...won, lands, moves: [40, 0, 0, 0, 9] }), N, 'westphalie', 'saxe'));
    expect(thrown(t)?.['result']).toBe('tactical');
    t.act(P, 'pay').act(P, 'retreat', Number(t.offers(P, 'retreat')[0]?.[0]));
    const refuge = Number(t.offers(N, 'pursue')[0]?.[0]);
    t.act(N, 'pursue', refuge).act(N, 'bringAll');
    expect(thrown(t, 1)?.['attackRows']).toEqual([
      { id: 'pursuers', points: 4 },
      { id: 'morale', points: 1 },
    ]);
    // Moral and the track are as the first battle left them.
    expect([t.s.morale[N], t.s.morale[P], t.s.won[N]]).toEqual([6, 4, 1]);
  });

  test('[CON 11.6#3] nobody pursues into a main capital', () => {
    const t = fight(march(table(won), N, 'baviere', 'boheme'));
    t.act(A, 'pay').act(A, 'retreat', land('vienne'));
    expect(t.why(N, 'pursue', land('vienne'))).toEqual({ reason: 'mainCapital', clause: 'CON 11.6#3' });
  });

  test('[CON 11.6#11] an advance leads some units on without paying', () => {
    const t = fight(march(table(won), N, 'baviere', 'boheme'));
    t.act(A, 'pay').act(A, 'retreat', land('vienne'));
    const before = t.s.moves[N];
    t.act(N, 'advance', land('saxe')).act(N, 'bring', N, INF).act(N, 'bring', N, CAV).act(N, 'done');
    expect([t.at('saxe', N), t.at('boheme', N)]).toEqual(['IC', 'IIIC']);
    expect(t.s.moves[N]).toBe(Math.min(10, Number(before)));
  });

  test('[CON 11.6#1] without cavalry nobody follows', () => {
    const lands = { baviere: { N: 'IIIIII' }, boheme: { A: 'III' } };
    const t = fight(march(table({ ...won, lands }), N, 'baviere', 'boheme'));
    t.act(A, 'pay').act(A, 'retreat', land('vienne'));
    expect(t.asked()).toBeNull();
  });
});

describe('capitals', () => {
  const rome: Field = { lands: { toscane: { N: 'III' } }, moves: [9, 0, 0, 0, 0], dice: [3] };

  test('[CON 8.5#1, CON 11.7#1, CON 11.7#4, CON 11.7#5, CON 11.7#7] a garrison of 2 is beaten by 1: the capital and 1 Moral', () => {
    const t = fight(march(table(rome), N, 'toscane', 'rome'));
    expect(thrown(t)).toMatchObject({ attack: 3, defence: 2 });
    expect([t.s.morale[N], t.s.money[N], t.s.won[N], t.s.heldBy[1], t.s.heldSince[1]]).toEqual([6, 5, 0, N, 1]);
    expect([t.at('rome', N), t.asked()]).toEqual(['III', null]);
  });

  test('[CON 11.7#6] who does not win retreats, and it stays neutral', () => {
    const t = fight(march(table({ ...rome, lands: { toscane: { N: 'I' } } }), N, 'toscane', 'rome'));
    expect(thrown(t)?.['result']).toBe('trap');
    expect([t.at('rome', N), t.s.morale[N], t.s.heldBy[1]]).toEqual(['', 4, -1]);
  });

  test('[CON 11.7#2, CON 11.7#3] with occupiers there is no garrison; when they leave it is back', () => {
    const lands = { toscane: { A: 'III' }, rome: { N: 'I' } };
    const t = table({ order: 'ANERP', lands, moves: [0, 9, 0, 0, 0], dice: [3] });
    t.s.heldBy[1] = N;
    fight(march(t, A, 'toscane', 'rome'));
    expect(thrown(t)?.['defenceRows']).toEqual([{ id: 'inf', points: 1 }]);
    const left = table({ lands: { rome: { N: 'I' } }, moves: [9, 0, 0, 0, 0] });
    left.s.heldBy[1] = N;
    march(left, N, 'rome', 'naples');
    expect(left.s.heldBy[1]).toBe(-1);
  });

  test('[CON 11.7#8, CON 11.7#9, CON 11.7#10] the second who comes defends with the garrison', () => {
    const lands = { toscane: { N: 'III' }, lombardie: { A: 'I' } };
    const t = march(table({ lands, moves: [9, 9, 0, 0, 0], dice: [3] }), N, 'toscane', 'rome');
    if (t.asked()?.power === N) t.act(N, 'done');
    fight(march(t, A, 'lombardie', 'rome'));
    expect(thrown(t)).toMatchObject({ power: N, attack: 3, defence: 3, result: 'uncertain' });
    expect(thrown(t)?.['defenceRows']).toContainEqual({ id: 'garrison', points: 2 });
    t.act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0]));
    expect([t.s.heldBy[1], t.at('rome', A)]).toEqual([A, 'I']);
  });

  test('[CON 11.8#2, CON 11.8#3, CON 11.8#5, CON 11.8#7] Vienna falls: Society moves and Austria is forced', () => {
    const lands = { baviere: { N: 'IIIIIIIIIIIII' }, vienne: { A: 'I' }, hongrie: { A: 'I' } };
    const t = table({ lands, moves: [40, 0, 0, 0, 0], dice: [3] });
    const society = [...t.s.society];
    fight(march(t, N, 'baviere', 'vienne')).act(N, 'recruit', A, INF);
    expect(t.s.society).toEqual([Number(society[0]) + 1, Number(society[1]) - 1]);
    expect([t.s.forced, t.s.forcedUntil, t.s.capitalBy[A]]).toEqual([A, t.s.turn + 1, N]);
  });

  test('[CON 11.8#6] England is never forced', () => {
    const lands = { galles: { N: 'IIIIIIIIIIIII' }, londres: { E: 'I' } };
    const t = fight(march(table({ lands, moves: [40, 0, 0, 0, 0], dice: [3] }), N, 'galles', 'londres'));
    t.act(N, 'recruit', E, INF);
    expect([t.s.forced, t.s.capitalBy[E]]).toEqual([-1, N]);
  });

  test('[CON 11.8#8, CON 11.8#9] the nation leaves its alliance and turns on a former ally beside it at once', () => {
    const lands = { baviere: { N: 'IIIIIIIIIIIII' }, vienne: { A: 'I' }, galicie: { A: 'III', R: 'I' } };
    const t = table({ lands, pacts: ['RA'], moves: [40, 0, 0, 0, 0], dice: [3, 3] });
    fight(march(t, N, 'baviere', 'vienne'));
    t.act(N, 'recruit', A, INF);
    expect(t.s.pact).toEqual([0, 0, 0, 0, 0]);
    expect(t.told('battle')[1]).toMatchObject({ power: A, land: land('galicie'), attackers: [A], defenders: [R] });
  });

  test('[CON 11.8#10, CON 11.8#11] who holds the capital of another has 5 francs a turn, and up to 2 points of its movement', () => {
    const lands = { paris: { N: 'I' }, vienne: { N: 'I' }, berlin: { R: 'I' }, moscou: { R: 'I' }, boheme: { A: 'I' } };
    const also = (s: ConquestsState) => {
      s.money = [0, 0, 0, 0, 0];
      s.moves = [3, 5, 4, 4, 1];
    };
    const { s } = position({ lands, also }, collecting, {});
    // Paris 1 and Vienna 5; Moscow 1 and Berlin 5; who holds little has 3 at the least (CON 6).
    expect(s.money).toEqual([6, 3, 3, 6, 3]);
    // Austria pays 2, Prussia the one point it has, and nobody pays for a capital of his own.
    expect(s.moves).toEqual([5, 3, 4, 5, 0]);
    const shared = position({ lands: { ...lands, vienne: { N: 'I', P: 'I' } }, also, forced: 'P' }, collecting, {});
    expect([shared.s.money[N], shared.s.moves[A]]).toEqual([3, 5]);
  });

  test('[CON 11.10#1] nations of the Coalition without an alliance fight each other', () => {
    const lands = { saxe: { P: 'II' }, boheme: { A: 'I' } };
    const t = fight(march(table({ order: 'PANER', lands, moves: [0, 0, 0, 0, 9], dice: [3] }), P, 'saxe', 'boheme'));
    expect(t.told('battle')).toMatchObject([{ attackers: [P], defenders: [A] }]);
  });
});

describe('combat cards', () => {
  const italy = { lands: { piemont: { N: 'III' }, lombardie: { A: 'III' } }, moves: [3, 0, 0, 0, 0] } as const;
  const play = (id: string): [string, number, number] => ['play', card(id), militaryTab(id)];

  test('[CON 11.1#1, CON 11.1#2, CON 11.2#8, CON 11.2#15] need an adviser left; their points count, then the die is thrown', () => {
    const none = fight(march(table({ ...italy, hands: { N: ['A1N17'] }, dice: [3] }), N, 'piemont', 'lombardie'));
    expect(thrown(none)).toMatchObject({ attack: 3 });
    const t = fight(
      march(table({ ...italy, hands: { N: ['A1N17'] }, kept: [1, 0, 0, 0, 0], dice: [3] }), N, 'piemont', 'lombardie'),
    );
    expect([t.asked(), t.told('thrown')]).toEqual([{ power: N, prompt: 'attackCard' }, []]);
    t.act(N, ...play('A1N17'));
    expect(thrown(t)).toMatchObject({ attack: 6, defence: 3 });
    expect([t.s.kept[N], t.s.hands[N]?.is]).toEqual([0, []]);
  });

  test('[CON 11.1#5, CON 11.1#6, CON 11.1#7, CON 11.2#9] the attacker first; who declines does not speak again', () => {
    const t = table({ ...italy, hands: { N: ['A1N17'], A: ['A1C30'] }, kept: [1, 1, 0, 0, 0], dice: [3] });
    fight(march(t, N, 'piemont', 'lombardie')).act(N, 'pass');
    expect(t.asked()).toEqual({ power: A, prompt: 'defenceCard' });
    t.act(A, ...play('A1C30'));
    expect(thrown(t)).toMatchObject({ attack: 3, defence: 6 });
    expect([t.s.kept[N], t.s.hands[N]?.is]).toEqual([1, [card('A1N17')]]);
    // Who has left an adviser is asked whether or not he holds anything: the bluff is not seen.
    const bluff = table({ ...italy, kept: [1, 0, 0, 0, 0], dice: [3] });
    expect(fight(march(bluff, N, 'piemont', 'lombardie')).offers(N)).toEqual([['pass']]);
  });

  test('[CON 11.1#8] an adviser that was not used buys a card for 1 franc', () => {
    const t = table({ ...italy, kept: [1, 0, 0, 0, 0], dice: [3] });
    fight(march(t, N, 'piemont', 'lombardie'))
      .act(N, 'pass')
      .act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0]))
      .act(N, 'buy');
    // The card that he has bought, and the four of the turn (CON 12).
    expect([t.s.money[N], t.s.hands[N]?.is.length, t.s.kept[N]]).toEqual([4, 5, 0]);
  });

  test('[CON 17.2.4#1, CON 17.2.4#2] a card with a choice is decided in the battle: movement points', () => {
    const t = table({ ...italy, hands: { N: ['A1N14'] }, kept: [1, 0, 0, 0, 0], dice: [3] });
    fight(march(t, N, 'piemont', 'lombardie'))
      .act(N, ...play('A1N14'))
      .act(N, 'choose', 1);
    expect([t.s.moves[N], thrown(t)?.['attack']]).toEqual([4, 3]);
  });

  test('[CON 17.2.4#3] guards replace infantry that is in the battle', () => {
    const t = table({ ...italy, hands: { N: ['A1N40'] }, kept: [1, 0, 0, 0, 0], dice: [3] });
    fight(march(t, N, 'piemont', 'lombardie'))
      .act(N, ...play('A1N40'))
      .act(N, 'choose', 1);
    expect([t.at('lombardie', N).length, thrown(t)?.['attack']]).toEqual([3, 4]);
  });

  test('[CON 17.2.4#13, CON 17.2.4#16] a retreat before combat: the defender pays and there is no battle', () => {
    const t = table({ ...italy, moves: [3, 5, 0, 0, 0], hands: { A: ['A1C38'] }, kept: [0, 1, 0, 0, 0] });
    fight(march(t, N, 'piemont', 'lombardie'))
      .act(A, ...play('A1C38'))
      .act(A, 'choose', 1);
    t.act(A, 'retreat', Number(t.offers(A, 'retreat')[0]?.[0]));
    expect([t.told('thrown'), t.s.moves[A], t.at('lombardie', A), t.asked()]).toEqual([[], 2, '', null]);
  });

  const three: Field = {
    lands: { saxe: { N: 'IIIIIC' }, boheme: { A: 'II', R: 'II' } },
    pacts: ['AR'],
    moves: [12, 9, 0, 9, 0],
    morale: [10, 5, 5, 5, 5],
    hands: { N: ['A1N16'] },
    kept: [1, 0, 0, 0, 0],
    dice: [3, 3],
  };

  test('[CON 17.2.4#4, CON 17.2.4#5, CON 17.2.4#6, CON 17.2.4#7, CON 17.2.4#8] Division: one nation alone, for 2 points and 1 Moral', () => {
    const t = fight(march(table(three), N, 'saxe', 'boheme'))
      .act(N, ...play('A1N16'))
      .act(N, 'divide', R);
    expect([t.s.moves[N], t.s.morale[N]]).toEqual([4, 9]);
    // 6 units and 2 for Moral 9 against 5, the Russians alone.
    expect(thrown(t)).toMatchObject({ attack: 8, defence: 2, result: 'strategic' });
    expect(thrown(t)?.['attackRows']).toContainEqual({ id: 'morale', points: 2 });
    for (const change of [{ morale: [9, 5, 5, 5, 5] }, { lands: { ...three.lands, saxe: { N: 'IIIIII' } } }]) {
      const no = fight(march(table({ ...three, ...change }), N, 'saxe', 'boheme'));
      expect(no.offers(N)).toEqual([['pass']]);
    }
  });

  test('[CON 17.2.4#10, CON 17.2.4#11, CON 17.2.4#12] afterwards no pursuit; the others fight on or fall back free', () => {
    const t = fight(march(table(three), N, 'saxe', 'boheme'))
      .act(N, ...play('A1N16'))
      .act(N, 'divide', R);
    t.act(N, 'recruit', R, INF).act(R, 'abandon');
    expect(t.asked()).toEqual({ power: A, prompt: 'fightOn' });
    const before = t.s.moves[A];
    t.act(A, 'fallBack').act(A, 'retreat', land('vienne'));
    expect([t.s.moves[A], t.at('vienne', A), t.told('thrown').length]).toEqual([before, 'II', 1]);
  });

  test('[CON 17.2.4#9] Napoleon does not retreat from a Division that he loses', () => {
    const strong = { ...three, lands: { saxe: { N: 'C' }, boheme: { A: 'II', R: 'IIII' } } };
    const t = fight(march(table(strong), N, 'saxe', 'boheme'))
      .act(N, ...play('A1N16'))
      .act(N, 'divide', R);
    expect(thrown(t)).toMatchObject({ attack: 3, defence: 4, result: 'uncertain' });
    expect(t.at('boheme', N)).toBe('C');
    expect(t.asked()?.prompt).toBe('fightOn');
  });
});

describe('the order of battles', () => {
  test('[CON 11#5, CON 11#6] in turn order; an attacker with several chooses', () => {
    const lands = {
      saxe: { N: 'II' },
      boheme: { A: 'I' },
      silesie: { P: 'I' },
      lituanie: { R: 'I' },
      varsovie: { A: 'I' },
    };
    const t = table({ order: 'RNAEP', lands, moves: [9, 0, 0, 9, 0], dice: [3] });
    march(t, R, 'lituanie', 'varsovie');
    t.act(N, 'from', land('saxe')).act(N, 'take', INF).act(N, 'march', land('boheme'));
    t.act(N, 'from', land('saxe')).act(N, 'take', INF).act(N, 'march', land('silesie'));
    expect(t.told('battle')).toMatchObject([{ power: R }]);
    t.act(R, 'retreat', Number(t.offers(R, 'retreat')[0]?.[0]));
    expect(t.offers(N, 'settle')).toHaveLength(2);
  });

  test('[CON 10#5] points that are left pay for a retreat of the same turn', () => {
    const lands = { saxe: { N: 'III' }, boheme: { A: 'IIIII' } };
    const t = fight(march(table({ lands, moves: [9, 0, 0, 0, 0], dice: [3] }), N, 'saxe', 'boheme'));
    expect(thrown(t)?.['result']).toBe('heroic');
    t.act(N, 'pay').act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0]));
    expect(t.s.moves[N]).toBe(4);
  });

  test('[CON 11#1] allies who stand together are no battle', () => {
    const t = fight(table({ lands: { boheme: { A: 'II', R: 'I' } }, pacts: ['AR'] }));
    expect(t.told('battle')).toEqual([]);
  });

  test('[CON 11#8, CON 11#9, CON 15#3, CON 15#5] troops of a lost frigate go ashore for 1 point, or are lost', () => {
    const seas = { tyrrhenienne: { E: 'F(II)' }, 'mer-ligure': { N: 'FFF' } };
    const t = table({ seas, moves: [40, 0, 1, 0, 0], dice: [3] });
    for (const ship of [0, 1]) t.act(N, 'sailWith', ship).act(N, 'sail', sea('tyrrhenienne')).act(N, 'halt');
    t.act(N, 'sailWith', 2).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    fight(t);
    expect(thrown(t)).toMatchObject({ defence: 2 });
    t.act(N, 'loseShip', 14).act(E, 'unload', INF, land('naples'));
    expect([t.at('naples', E), t.s.moves[E], t.s.cargo[14 * 5], t.s.ship[14]]).toEqual(['I', 0, 0, -2]);
  });
});
