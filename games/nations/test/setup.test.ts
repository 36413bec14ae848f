import { allBut, fastDice, only, UNKNOWN } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { CARD, NOWHERE } from '../rules/state.ts';
import { AL, cardIds, FR, PUBLIC, remove, seenBy, told } from './actions-table.ts';
import { card, content, firstTurn, freshMatch, game, type Played, position } from './position.ts';

const districtOf = (mission: number) => content.missions[mission]?.district;
const seeds = Array.from({ length: 60 }, (_, i) => `setup ${i}`);

/** Chooses two districts, then keeps the first or the second card of each. */
function choose(p: Played, districts: readonly [number, number], keepSecond: readonly [boolean, boolean]): void {
  for (const district of districts) p.act(FR, 'district', district);
  for (const second of keepSecond) {
    const [one, two] = p.offers(FR, 'keep');
    p.act(FR, 'keep', (second ? two : one)?.[0] as number);
  }
}

describe('the sides', () => {
  test('[NAT 10#1] any seat can be the one that plays the Allies; the other plays Napoleon', () => {
    expect(game.powers).toEqual(['napoleon', 'schwarzenberg']);
    for (const [seats, napoleon] of [
      [[[0], [1]], 0],
      [[[1], [0]], 1],
    ] as const) {
      const state = newState(game, { scenario: 'leipzig', options: {}, seats }, fastDice('sides'));
      if (isFault(state)) throw new Error(state.fault);
      const referee = new Referee(prepare(game), state).start();
      expect(referee.waiting()).toEqual([napoleon]);
      expect(referee.decision(napoleon)?.power).toBe(FR);
      expect(referee.decision(1 - napoleon)).toBeNull();
    }
  });

  test('[NAT 10#1] a side is played by one seat, never by both or by none', () => {
    for (const seats of [[[0], [0]], [[0]], [[0, 1], [1]]]) {
      expect(newState(game, { scenario: 'leipzig', options: {}, seats }, fastDice('sides'))).toHaveProperty('fault');
    }
  });
});

describe('the board and the army cards', () => {
  test('[NAT 10#3] the board starts empty: no marker and no army on it', () => {
    const { s } = firstTurn();
    expect(s.marker).toEqual(new Array(19 * 3).fill(NOWHERE));
    expect(s.stands).toEqual(new Array(47).fill(NOWHERE));
    expect(s.field).toEqual(new Array(19).fill(NOWHERE));
    expect(s.unit).toEqual(content.armies.map(({ unit }) => unit));
  });

  test('[NAT 10#4] every army card lies before its player, for all to see', () => {
    const p = firstTurn();
    for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).status).toEqual(new Array(19).fill(CARD));
  });
});

describe('the missions', () => {
  test('[NAT 10#5] Napoleon is dealt one mission of each of the five districts', () => {
    for (const seed of seeds) {
      const p = freshMatch({}, seed);
      expect(p.s.missions.is.map(districtOf)).toEqual([0, 1, 2, 3, 4]);
      expect(p.s.second.is).toEqual([]);
    }
  });

  test('[NAT 10#5] they are shuffled: every mission is dealt in some match', () => {
    const dealt = new Set(seeds.flatMap((seed) => freshMatch({}, seed).s.missions.is));
    expect([...dealt].sort((a, b) => a - b)).toEqual(content.missions.map((_, i) => i));
  });

  test('[NAT 10#5] he alone knows them, and is told', () => {
    const p = freshMatch();
    expect(seenBy(p, FR).missions.is).toEqual(p.s.missions.is);
    for (const viewer of [AL, PUBLIC]) expect(seenBy(p, viewer).missions.is).toEqual(new Array(5).fill(UNKNOWN));
    expect(told(p, 'missions')).toEqual([
      { fact: 'missions', missions: p.s.missions.is, clause: 'NAT 10#5', to: only(0) },
    ]);
  });

  test('[NAT 10#6] he names two districts, each once, and gets another card of each', () => {
    const p = freshMatch();
    expect(p.referee.decision(FR)).toMatchObject({ prompt: 'district', clause: 'NAT 10#6', about: { left: 2 } });
    expect(p.offers(FR)).toEqual([0, 1, 2, 3, 4].map((district) => ['district', district]));
    p.act(FR, 'district', 3);
    expect(p.referee.decision(FR)?.about).toEqual({ left: 1 });
    expect(p.offers(FR, 'district')).toEqual([[0], [1], [2], [4]]);
    expect(p.why(FR, 'district', 3)).toEqual({ reason: 'districtTaken', clause: 'NAT 10#6' });
    p.act(FR, 'district', 0);
    expect(p.s.extra).toEqual([3, 0]);
    expect(p.s.second.is.map(districtOf)).toEqual([3, 0]);
    expect(told(p, 'district').map(({ district, clause }) => [district, clause])).toEqual([
      [3, 'NAT 10#6'],
      [0, 'NAT 10#6'],
    ]);
    expect(told(p, 'seconds')).toEqual([{ fact: 'seconds', missions: p.s.second.is, clause: 'NAT 10#6', to: only(0) }]);
  });

  test('[NAT 10#6] the second card is never the first one, and can be any other of its district', () => {
    const pairs = new Set<string>();
    for (const seed of seeds) {
      const p = freshMatch({}, seed);
      p.act(FR, 'district', 1);
      p.act(FR, 'district', 4);
      expect(p.s.second.is.map(districtOf)).toEqual([1, 4]);
      expect(p.s.second.is[0]).not.toBe(p.s.missions.is[1]);
      expect(p.s.second.is[1]).not.toBe(p.s.missions.is[4]);
      for (const mission of p.s.second.is) pairs.add(String(mission));
    }
    expect(pairs.size).toBe(10);
  });

  test('[NAT 10#7] in each of the two districts he keeps either card', () => {
    for (const keepSecond of [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ] as const) {
      const p = freshMatch({}, 'keep');
      const first = [...p.s.missions.is];
      for (const district of [2, 1]) p.act(FR, 'district', district);
      const second = [...p.s.second.is];
      expect(p.referee.decision(FR)).toMatchObject({ prompt: 'keep', clause: 'NAT 10#7', about: { district: 2 } });
      expect(p.offers(FR)).toEqual([
        ['keep', first[2]],
        ['keep', second[0]],
      ]);
      p.act(FR, 'keep', (keepSecond[0] ? second[0] : first[2]) as number);
      expect(p.referee.decision(FR)?.about).toEqual({ district: 1 });
      expect(p.offers(FR)).toEqual([
        ['keep', first[1]],
        ['keep', second[1]],
      ]);
      p.act(FR, 'keep', (keepSecond[1] ? second[1] : first[1]) as number);
      const kept = [first[0], keepSecond[1] ? second[1] : first[1], keepSecond[0] ? second[0] : first[2]];
      expect(p.s.missions.is).toEqual([...kept, first[3], first[4]]);
      expect(p.s.second.is).toEqual([keepSecond[0] ? first[2] : second[0], keepSecond[1] ? first[1] : second[1]]);
      expect(told(p, 'kept')).toEqual([
        { fact: 'kept', mission: kept[2], clause: 'NAT 10#7', to: only(0) },
        { fact: 'kept', mission: kept[1], clause: 'NAT 10#7', to: only(0) },
      ]);
    }
  });

  test('[NAT 10#7] he cannot keep a card that he was not dealt, nor one of another district', () => {
    const p = freshMatch();
    p.act(FR, 'district', 0);
    p.act(FR, 'district', 1);
    const dealt = p.offers(FR, 'keep').map(([mission]) => mission);
    const stranger = [0, 1, 2, 3, 4].find((mission) => !dealt.includes(mission)) as number;
    expect(p.why(FR, 'keep', stranger)).toEqual({ reason: 'notDealt', clause: 'NAT 10#7' });
    expect(p.may(FR, 'keep', p.s.missions.is[1] as number)).toBe(false);
  });

  test('[NAT 10#8] only the five he keeps can ever be revealed; the two he rejects stay secret', () => {
    const p = freshMatch();
    choose(p, [0, 4], [true, true]);
    const rejected = [...p.s.second.is];
    for (const mission of rejected) expect(p.s.missions.is).not.toContain(mission);
    for (const viewer of [AL, PUBLIC]) expect(seenBy(p, viewer).second.is).toEqual([UNKNOWN, UNKNOWN]);
    p.s.time = 6;
    p.s.dates = 1;
    p.s.hands[0] = { is: [card('time')], seen: [only(0)] };
    p.act(FR, 'card', card('time'));
    expect(p.offers(FR)).toEqual(p.s.missions.is.map((mission) => ['reveal', mission]));
  });
});

describe('the action cards', () => {
  test('[NAT 10#9] each player has four action cards in hand, which only he sees', () => {
    const p = firstTurn();
    expect(p.s.hands.map((hand) => hand.is.length)).toEqual([4, 4]);
    for (const side of [FR, AL]) {
      expect(seenBy(p, side).hands[side]?.is).not.toContain(UNKNOWN);
      for (const viewer of [1 - side, PUBLIC]) {
        expect(seenBy(p, viewer).hands[side]?.is).toEqual(new Array(4).fill(UNKNOWN));
      }
    }
  });

  test('[NAT 10#9] the cards are shuffled: other matches deal other hands', () => {
    const hands = new Set(seeds.map((seed) => cardIds(firstTurn({}, seed).s.hands[0]?.is ?? []).join()));
    expect(hands.size).toBeGreaterThan(50);
  });

  test('[NAT 10#10] the other 28 lie face down', () => {
    const p = firstTurn();
    expect(p.s.deck.is).toHaveLength(40 - 4 - 4 - 4);
    for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).deck.is).toEqual(new Array(28).fill(UNKNOWN));
    const all = [...p.s.deck.is, ...p.s.row.is, ...p.s.hands.flatMap((hand) => hand.is)];
    expect(all.sort((a, b) => a - b)).toEqual([...content.deck].sort((a, b) => a - b));
    expect([p.s.discard, p.s.spent]).toEqual([[], []]);
  });

  test('[NAT 10#11] four of them lie face up, for all to see', () => {
    const p = firstTurn();
    expect(p.s.row.is).toHaveLength(4);
    for (const viewer of [FR, AL, PUBLIC]) expect(seenBy(p, viewer).row.is).toEqual(p.s.row.is);
    expect(told(p, 'opened').map((fact) => [fact['card'], fact.clause])).toEqual(
      p.s.row.is.map((one) => [one, 'NAT 10#11']),
    );
  });
});

describe('everything else', () => {
  test('[NAT 10#12] nobody starts with a scout card; six lie on the table, and no seventh', () => {
    expect(firstTurn().s.scouts).toEqual([0, 0]);
    expect(content.scouts).toBe(6);
    const markers = { bertrand: ['lindenau', 'leutzsch'], marmont: ['moeckern', 'wahren'] };
    const p = position({ markers, scouts: [4, 1], hands: [['forest', 'river'], []] });
    remove(p, FR, 'forest', 'bertrand', 'leutzsch');
    expect([p.s.scouts, p.s.points]).toEqual([
      [5, 1],
      [1, 0],
    ]);
    remove(p, FR, 'river', 'marmont', 'wahren');
    expect([p.s.scouts, p.s.points]).toEqual([
      [5, 1],
      [2, 0],
    ]);
    expect(told(p, 'scoutTaken')).toEqual([{ fact: 'scoutTaken', side: FR, clause: 'NAT 13#8' }]);
  });

  test('[NAT 10#13] no army has a chip: none has lost strength', () => {
    expect(firstTurn().s.lost).toEqual(new Array(19).fill(0));
  });

  test('[NAT 10#14] both scores are 0', () => {
    expect(firstTurn().s.points).toEqual([0, 0]);
  });

  test('[NAT 10#15] time starts one space before 14 October', () => {
    const { s } = firstTurn();
    expect([s.time, s.dates, s.fightsFought]).toEqual([0, 0, 0]);
    const p = position({ time: 0, hands: [['time'], []] });
    p.act(FR, 'card', card('time'));
    expect(told(p, 'date')).toEqual([{ fact: 'date', day: 14, clause: 'NAT 4#1' }]);
    expect(p.s.revealed).toEqual([]);
  });

  test('[NAT 10#16] Napoleon takes the first turn, with five actions', () => {
    const p = firstTurn();
    expect(p.referee.waiting()).toEqual([FR]);
    expect([p.s.active, p.s.turn, p.s.actionsLeft]).toEqual([FR, 1, 5]);
    expect(told(p, 'turn')).toEqual([{ fact: 'turn', side: FR, turn: 1, clause: 'NAT 11#1' }]);
    expect(p.offers(AL)).toEqual([]);
  });

  test('[NAT 10#9] nobody is told what the other was dealt', () => {
    const p = firstTurn();
    expect(told(p, 'dealt')).toEqual(
      [FR, AL].map((side) => ({
        fact: 'dealt',
        side,
        cards: p.s.hands[side]?.is,
        clause: 'NAT 10#9',
        to: only(side),
      })),
    );
    expect(told(p, 'dealtHidden')).toEqual(
      [FR, AL].map((side) => ({ fact: 'dealtHidden', side, count: 4, clause: 'NAT 10#9', to: allBut(side) })),
    );
    expect(told(p, 'drew')).toEqual([]);
  });
});

describe('the lot', () => {
  const frenchSeat = (seed: string) => freshMatch({ lot: true }, seed).referee.seatOf(0);

  test('[NAT 10#2] decides who plays the French, and either may', () => {
    const seats = Array.from({ length: 40 }, (_, i) => frenchSeat(`lot ${i}`));
    expect(new Set(seats)).toEqual(new Set([0, 1]));
    const first = seats.filter((seat) => seat === 0).length;
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(32);
  });

  test('[NAT 10#2] gives each player one side, and tells both', () => {
    for (const seed of ['lot 0', 'lot 1', 'lot 2', 'lot 3']) {
      const { referee, facts, s } = freshMatch({ lot: true }, seed);
      expect(new Set([referee.seatOf(0), referee.seatOf(1)])).toEqual(new Set([0, 1]));
      expect(facts[0]).toEqual({ fact: 'lot', seat: referee.seatOf(0), clause: 'NAT 10#2' });
      expect(s.lot).toBe(false);
      expect(referee.waiting()).toEqual([referee.seatOf(0)]);
    }
  });

  test('[NAT 10#2] is not drawn when the sides are settled', () => {
    const { referee, facts } = freshMatch();
    expect(referee.seatOf(0)).toBe(0);
    expect(facts.some(({ fact }) => fact === 'lot')).toBe(false);
  });
});
