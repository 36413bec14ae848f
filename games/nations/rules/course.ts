import { type Context, faceUp, only, type Procedure, procedure, type Setup, veil } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { deal, refillRow } from './deck.ts';
import { scoring } from './score.ts';
import { ALLIED, CARD, FRENCH, MARKERS_PER_ARMY, NOWHERE, type Nations, type NationsState } from './state.ts';
import { turn } from './turn.ts';

const DISTRICTS = 5;
const EXTRA_DISTRICTS = 2;

/** An empty board. */
export function begin(content: NationsContent, setup: Setup): NationsState {
  const armies = content.armies.length;
  return {
    advanced: setup.options['advanced'] === true,
    twoGames: setup.options['twoGames'] === true,
    lot: setup.options['lot'] === true,
    round: 0,
    greyCannon: 0,
    active: FRENCH,
    turn: 0,
    actionsLeft: 0,
    opened: [false, false],
    did: false,
    drew: false,
    drewOpen: false,
    idleTurns: 0,
    hiddenTurns: 0,
    time: 0,
    dates: 0,
    fightsFought: 0,
    status: new Array<number>(armies).fill(CARD),
    field: new Array<number>(armies).fill(NOWHERE),
    lost: new Array<number>(armies).fill(0),
    unit: content.armies.map((army) => army.unit),
    marker: new Array<number>(armies * MARKERS_PER_ARMY).fill(NOWHERE),
    stands: new Array<number>(content.fields.length).fill(NOWHERE),
    points: [0, 0],
    scouts: [0, 0],
    hands: [veil(), veil()],
    row: faceUp([]),
    deck: veil(content.deck),
    discard: [],
    spent: [],
    missions: veil(),
    second: veil(),
    extra: [],
    revealed: [],
    fightsFor: new Array<number>(armies).fill(NOWHERE),
    outcome: [],
  };
}

/** The missions of a district. */
export function missionsOf(content: NationsContent, district: number): readonly number[] {
  let known = byDistrict.get(content);
  if (known === undefined) {
    known = Array.from({ length: DISTRICTS }, (_, one) =>
      content.missions.flatMap((mission, i) => (mission.district === one ? [i] : [])),
    );
    byDistrict.set(content, known);
  }
  return known[district] ?? [];
}

const byDistrict = new WeakMap<NationsContent, readonly (readonly number[])[]>();

/** The course of a match: one game, or two with the sides swapped (NAT 20). */
export const course: Procedure<Nations, Record<string, never>> = procedure<Nations, Record<string, never>>('course', {
  /** NAT 10#2: whoever plays which side may be drawn by lot. */
  sides(c) {
    if (c.s.lot) {
      if (c.dice.below(2) === 1) swapSides(c);
      c.s.lot = false;
      c.tell?.({ fact: 'lot', seat: c.seatOf(FRENCH), clause: 'NAT 10#2' });
    }
    return c.go('prepare');
  },
  prepare: (c) => c.call(setUp, { asked: 0 }, 'turn'),
  turn: (c) => c.call(turn, {}, 'next'),
  /** NAT 17: the turn in which 19 October came is played to its end, and no other follows. */
  next: (c) => (c.s.dates >= c.content.dates.length ? c.call(scoring, {}, 'scored') : c.go('turn')),
  scored(c) {
    const { s, content } = c;
    const [french = 0, allied = 0] = s.points;
    c.tell?.({ fact: 'score', french, allied, clause: 'NAT 19#4' });
    if (!s.twoGames) {
      const winner = french > allied ? FRENCH : ALLIED;
      const clause = winner === FRENCH ? 'NAT 19#5' : 'NAT 19#6';
      return c.finish({ winners: [c.seatOf(winner)], reason: 'points', scores: [french, allied], clause });
    }
    if (s.round > 0) return c.go('match');
    // NAT 20#1, 20#2: the second game begins from nothing but the French score of the first.
    const { advanced, twoGames } = s;
    const options = { advanced, twoGames };
    Object.assign(s, begin(content, { scenario: '', options, seats: [] }), { round: 1, greyCannon: french });
    swapSides(c);
    c.tell?.({ fact: 'swapped', greyCannon: french, clause: 'NAT 20#1' });
    return c.go('prepare');
  },
  match(c) {
    const second = c.s.points[FRENCH] as number;
    const first = c.s.greyCannon;
    // The side now Allied led the French in the first game.
    const winners = second === first ? [] : [c.seatOf(second > first ? FRENCH : ALLIED)];
    const clause = winners.length === 0 ? 'NAT 20#4' : 'NAT 20#3';
    // By power: whoever leads the Allies now scored `first` with the French.
    const reason = winners.length === 0 ? 'equalFrench' : 'french';
    return c.finish({ winners, reason, scores: [second, first], clause });
  },
});

function swapSides(c: Context<Nations>): void {
  const french = c.seatOf(FRENCH);
  c.hold(FRENCH, c.seatOf(ALLIED));
  c.hold(ALLIED, french);
}

/** NAT 10: preparation. */
export const setUp: Procedure<Nations, { asked: number }> = procedure<Nations, { asked: number }>('setUp', {
  deal(c) {
    const { s, content } = c;
    const french = only(c.seatOf(FRENCH));
    for (let district = 0; district < DISTRICTS; district++) {
      const pile = veil(missionsOf(content, district));
      c.shuffle(pile);
      c.move(pile, 0, s.missions, french);
    }
    c.tell?.({ fact: 'missions', missions: [...s.missions.is], clause: 'NAT 10#5', to: french });
    return c.go('district');
  },
  /** NAT 10#6: a second card from two districts of Napoleon's choice. */
  district: {
    power: () => FRENCH,
    prompt: 'district',
    clause: 'NAT 10#6',
    about: (c) => ({ left: EXTRA_DISTRICTS - c.s.extra.length }),
    offers(c) {
      for (let district = 0; district < DISTRICTS; district++) {
        if (!c.s.extra.includes(district)) c.offer('district', district);
      }
    },
    why: () => ({ reason: 'districtTaken', clause: 'NAT 10#6' }),
    take: {
      district(c, _, district) {
        c.s.extra.push(district);
        c.tell?.({ fact: 'district', district, clause: 'NAT 10#6' });
        return c.go(c.s.extra.length < EXTRA_DISTRICTS ? 'district' : 'second');
      },
    },
  },
  second(c) {
    const { s, content } = c;
    const french = only(c.seatOf(FRENCH));
    for (const district of s.extra) {
      const rest = missionsOf(content, district).filter((mission) => mission !== s.missions.is[district]);
      const pile = veil(rest);
      c.shuffle(pile);
      c.move(pile, 0, s.second, french);
    }
    c.tell?.({ fact: 'seconds', missions: [...s.second.is], clause: 'NAT 10#6', to: french });
    return c.go('keep');
  },
  /** NAT 10#7: one of the two is kept; the other leaves the game unseen. */
  keep: {
    power: () => FRENCH,
    prompt: 'keep',
    clause: 'NAT 10#7',
    about: (c, { asked }) => ({ district: c.s.extra[asked] as number }),
    offers(c, { asked }) {
      const district = c.s.extra[asked] as number;
      c.offer('keep', c.s.missions.is[district] as number);
      c.offer('keep', c.s.second.is[asked] as number);
    },
    why: () => ({ reason: 'notDealt', clause: 'NAT 10#7' }),
    take: {
      keep(c, vars, mission) {
        const { missions, second, extra } = c.s;
        const district = extra[vars.asked] as number;
        if (missions.is[district] !== mission) {
          second.is[vars.asked] = missions.is[district] as number;
          missions.is[district] = mission;
        }
        c.tell?.({ fact: 'kept', mission, clause: 'NAT 10#7', to: only(c.seatOf(FRENCH)) });
        vars.asked++;
        return c.go(vars.asked < extra.length ? 'keep' : 'cards');
      },
    },
  },
  /** NAT 10#9 to 10#11: four cards each, four face up, the rest is the draw pile. */
  cards(c) {
    c.shuffle(c.s.deck);
    deal(c, FRENCH, c.content.hand);
    deal(c, ALLIED, c.content.hand);
    refillRow(c, 'NAT 10#11');
    return c.return();
  },
});
