import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allBut,
  backSeen,
  backUp,
  dealUnknown,
  EVERYONE,
  faceUp,
  fastDice,
  handView,
  includes,
  knows,
  NOBODY,
  only,
  pileView,
  procedure,
  PUBLIC,
  RulesFault,
  type Seats,
  StateDice,
  UNKNOWN,
  type Veil,
  veil,
  veilView,
  without,
} from '../src/index.ts';
import { begin, FIXED, known, rolling, type Toy, type ToyContext, toyGame } from './helpers.ts';

const VIEWERS = [0, 1, 2, PUBLIC];
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

const seats: fc.Arbitrary<Seats> = fc.constantFrom(NOBODY, EVERYONE, only(0), only(1), only(0, 2), allBut(1));
const hidden: fc.Arbitrary<Veil> = fc
  .array(fc.tuple(fc.nat(9), seats), { minLength: 1, maxLength: 8 })
  .map((slots) => ({ is: slots.map(([thing]) => thing), seen: slots.map(([, who]) => who) }));

/** Does something with veils inside a match, as the rules do, and says who has come to know something new. */
function during(veils: Veil[], seed: number, act: (c: ToyContext) => void): { veils: Veil[]; shown: Seats } {
  const first = procedure<Toy, Record<string, never>>('first', {
    ask: {
      power: () => 0,
      prompt: 'go',
      clause: 'T 1#1',
      offers: (c) => c.offer('act', 1),
      take: {
        act(c) {
          act(c);
          return c.go('ask');
        },
      },
    },
  });
  const { referee, state } = begin(toyGame(first, [], { veils }), undefined, fastDice(seed));
  referee.play(0, ['act', 1]);
  return { veils: state.game.veils, shown: referee.disclosure.shown };
}

describe('what a viewer sees', () => {
  it('is a thing where the viewer may know it, and UNKNOWN elsewhere', () => {
    fc.assert(
      fc.property(hidden, fc.constantFrom(...VIEWERS), (ledger, viewer) => {
        const seen = veilView(ledger, viewer);
        for (const [i, thing] of ledger.is.entries()) {
          expect(seen.is[i]).toBe(includes(ledger.seen[i] ?? NOBODY, viewer) ? thing : UNKNOWN);
          expect(knows(ledger, i, viewer)).toBe(seen.is[i] !== UNKNOWN);
        }
        expect(seen.seen).toEqual(ledger.seen);
      }),
      FIXED,
    );
  });

  it('does not change when only what is hidden from the viewer changes', () => {
    fc.assert(
      fc.property(hidden, fc.constantFrom(...VIEWERS), fc.infiniteStream(fc.nat(9)), (ledger, viewer, things) => {
        const other: Veil = {
          is: ledger.is.map((thing, i) => (knows(ledger, i, viewer) ? thing : (things.next().value as number))),
          seen: [...ledger.seen],
        };
        expect(veilView(other, viewer)).toEqual(veilView(ledger, viewer));
        expect(handView(other, viewer)).toEqual(handView(ledger, viewer));
      }),
      FIXED,
    );
  });

  it('of a hand: the same things, and no order to read anything from', () => {
    fc.assert(
      fc.property(hidden, fc.constantFrom(...VIEWERS), fc.nat(), (ledger, viewer, seed) => {
        const seen = handView(ledger, viewer);
        expect(sorted(seen.is)).toEqual(sorted(veilView(ledger, viewer).is));
        expect(sorted(seen.seen)).toEqual(sorted(ledger.seen));
        const order = ledger.is.map((_, i) => i);
        rolling(seed).shuffle(order);
        const mixed: Veil = {
          is: order.map((i) => ledger.is[i] ?? 0),
          seen: order.map((i) => ledger.seen[i] ?? 0),
        };
        expect(handView(mixed, viewer)).toEqual(seen);
        expect(handView(seen, viewer)).toEqual(seen);
        const firstUnknown = seen.is.indexOf(UNKNOWN);
        if (firstUnknown >= 0) expect(seen.is.slice(firstUnknown).every((thing) => thing === UNKNOWN)).toBe(true);
      }),
      FIXED,
    );
  });

  it('of things lying face up: everything, for the public too', () => {
    for (const viewer of VIEWERS) expect(veilView(faceUp([3, 1]), viewer).is).toEqual([3, 1]);
    for (const viewer of VIEWERS) expect(veilView(veil([3, 1]), viewer).is).toEqual([UNKNOWN, UNKNOWN]);
  });

  it('is a copy: writing into a view leaves the ledger alone', () => {
    const ledger = faceUp([1, 2]);
    for (const view of [veilView(ledger, 0), handView(ledger, 0)]) {
      view.is[0] = 9;
      view.seen[0] = NOBODY;
    }
    expect(ledger).toEqual(faceUp([1, 2]));
  });
});

describe('show', () => {
  it('adds to those who know, and is new information only for those who did not', () => {
    fc.assert(
      fc.property(hidden, seats, (ledger, to) => {
        let thing = -2;
        const after = during([ledger], 1, (c) => {
          thing = c.show(known(c.s.veils[0], 'veil'), 0, to);
        });
        const before = ledger.seen[0] ?? NOBODY;
        expect(thing).toBe(ledger.is[0]);
        expect(after.veils[0]?.is).toEqual(ledger.is);
        expect(after.veils[0]?.seen[0]).toBe(before | to);
        expect(after.veils[0]?.seen.slice(1)).toEqual(ledger.seen.slice(1));
        expect(after.shown).toBe(to & ~before);
      }),
      FIXED,
    );
  });

  it('of a slot that is not there is a fault of the rules', () => {
    for (const slot of [-1, 1, 0.5]) {
      expect(() => during([veil([1])], 1, (c) => c.show(known(c.s.veils[0], 'veil'), slot, EVERYONE))).toThrow(
        RulesFault,
      );
    }
  });
});

describe('move', () => {
  it('loses nothing, keeps who knows, and lets others know as told', () => {
    fc.assert(
      fc.property(hidden, hidden, fc.nat(), seats, (from, to, which, who) => {
        const slot = which % from.is.length;
        const { veils, shown } = during([from, to], 1, (c) => {
          const [a, b] = [known(c.s.veils[0], 'from'), known(c.s.veils[1], 'to')];
          expect(c.move(a, slot, b, who)).toBe(from.is[slot]);
        });
        const [left, right] = veils;
        expect(left?.is).toEqual(from.is.toSpliced(slot, 1));
        expect(left?.seen).toEqual(from.seen.toSpliced(slot, 1));
        expect(right?.is).toEqual([...to.is, from.is[slot]]);
        const before = from.seen[slot] ?? NOBODY;
        expect(right?.seen).toEqual([...to.seen, before | who]);
        expect(shown).toBe(who & ~before);
      }),
      FIXED,
    );
  });

  it('within one veil puts a thing at its end', () => {
    const { veils } = during([faceUp([1, 2, 3])], 1, (c) => {
      const pile = known(c.s.veils[0], 'pile');
      c.move(pile, 0, pile, NOBODY);
    });
    expect(veils[0]).toEqual(faceUp([2, 3, 1]));
  });

  it('of a slot that is not there is a fault, and moves nothing', () => {
    const act = () =>
      during([veil([1]), veil([2])], 1, (c) => {
        const [a, b] = [known(c.s.veils[0], 'from'), known(c.s.veils[1], 'to')];
        expect(() => c.move(a, 5, b, EVERYONE)).toThrow(RulesFault);
        expect([a, b]).toEqual([veil([1]), veil([2])]);
      });
    act();
  });
});

describe('shuffle', () => {
  it('loses nothing, and nobody knows what lies where', () => {
    fc.assert(
      fc.property(hidden, fc.integer(), (ledger, seed) => {
        const after = known(during([ledger], seed, (c) => c.shuffle(known(c.s.veils[0], 'pile'))).veils[0], 'pile');
        expect(sorted(after.is)).toEqual(sorted(ledger.is));
        for (const viewer of VIEWERS) expect(veilView(after, viewer).is.every((thing) => thing === UNKNOWN)).toBe(true);
      }),
      FIXED,
    );
  });
});

describe('conceal', () => {
  it('loses nothing, and leaves the other slots alone', () => {
    fc.assert(
      fc.property(hidden, fc.integer(), fc.nat(), (ledger, seed, mask) => {
        const slots = ledger.is.map((_, i) => i).filter((i) => (mask >> i) & 1);
        const after = known(
          during([ledger], seed, (c) => c.conceal(known(c.s.veils[0], 'veil'), slots, only(0))).veils[0],
          'veil',
        );
        expect(sorted(slots.map((i) => after.is[i] ?? -9))).toEqual(sorted(slots.map((i) => ledger.is[i] ?? -9)));
        for (let i = 0; i < ledger.is.length; i++) {
          if (slots.includes(i)) expect(after.seen[i]).toBe(only(0));
          else expect([after.is[i], after.seen[i]]).toEqual([ledger.is[i], ledger.seen[i]]);
        }
      }),
      FIXED,
    );
  });

  it('tells an observer nothing: what he sees is the same however the things fell', () => {
    const counters: Veil = { is: [5, 6, 7, 8], seen: [EVERYONE, only(0), EVERYONE, only(0)] };
    const views = new Map<number, Set<string>>(VIEWERS.map((viewer) => [viewer, new Set()]));
    const fell = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const after = during([counters], seed, (c) => c.conceal(known(c.s.veils[0], 'veil'), [0, 1, 2], only(0)));
      const ledger = known(after.veils[0], 'veil');
      fell.add(ledger.is.join());
      for (const viewer of VIEWERS) views.get(viewer)?.add(JSON.stringify(veilView(ledger, viewer)));
    }
    expect(fell.size).toBe(6);
    expect(views.get(0)?.size).toBe(6);
    expect(views.get(1)?.size).toBe(1);
    expect(views.get(PUBLIC)?.size).toBe(1);
  });

  it('puts every thing in every slot equally often', () => {
    const first = procedure<Toy, Record<string, never>>('first', {
      ask: {
        power: () => 0,
        prompt: 'go',
        clause: '',
        offers: (c) => c.offer('act', 1),
        take: {
          act(c) {
            c.conceal(known(c.s.veils[0], 'veil'), [0, 1, 2], NOBODY);
            return c.go('ask');
          },
        },
      },
    });
    const { referee, state } = begin(toyGame(first, [], { veils: [faceUp([0, 1, 2])] }));
    const counted = new Map<string, number>();
    const rounds = 6000;
    for (let i = 0; i < rounds; i++) {
      referee.play(0, ['act', 1]);
      const order = known(state.game.veils[0], 'veil').is.join('');
      counted.set(order, (counted.get(order) ?? 0) + 1);
    }
    const chi = [...counted.values()].reduce((sum, n) => sum + (n - rounds / 6) ** 2 / (rounds / 6), 0);
    expect(counted.size).toBe(6);
    expect(chi).toBeLessThan(25);
  });

  it('that lets somebody know what he did not is new information, and so a barrier to undo', () => {
    const { veils, shown } = during([veil([7])], 1, (c) => c.conceal(known(c.s.veils[0], 'veil'), [0], EVERYONE));
    const tells = knows(known(veils[0], 'veil'), 0, 1);
    expect(tells && !includes(shown, 1)).toBe(false);
  });

  it('of a slot that is not there is a fault of the rules', () => {
    expect(() => during([veil([1, 2])], 1, (c) => c.conceal(known(c.s.veils[0], 'veil'), [0, 7], NOBODY))).toThrow(
      RulesFault,
    );
  });

  it('of a slot named twice loses nothing', () => {
    for (let seed = 0; seed < 20; seed++) {
      let after: Veil = veil([1, 2]);
      try {
        after = known(
          during([after], seed, (c) => c.conceal(known(c.s.veils[0], 'veil'), [0, 1, 0], NOBODY)).veils[0],
          'veil',
        );
      } catch (fault) {
        expect(fault).toBeInstanceOf(RulesFault);
      }
      expect(sorted(after.is)).toEqual([1, 2]);
    }
  });
});

describe('dealUnknown', () => {
  it('fills every unknown slot with what is not accounted for, and keeps what is known', () => {
    fc.assert(
      fc.property(
        fc.array(hidden, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...VIEWERS),
        fc.nat(),
        (all, viewer, seed) => {
          const everything = all.flatMap((one) => one.is);
          const views = all.map((one) => veilView(one, viewer));
          const before = views.map((one) => [...one.is]);
          dealUnknown(everything, views, rolling(seed));
          expect(sorted(views.flatMap((one) => one.is))).toEqual(sorted(everything));
          for (const [v, is] of before.entries()) {
            for (const [i, thing] of is.entries()) if (thing !== UNKNOWN) expect(views[v]?.is[i]).toBe(thing);
          }
          expect(views.map((one) => veilView(one, viewer).is)).toEqual(before);
        },
      ),
      FIXED,
    );
  });

  it('deals in every way that is possible', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const views = [veilView(veil([0, 0]), 0), veilView(veil([0]), 0)];
      dealUnknown([1, 2, 3], views, rolling(seed));
      found.add(views.flatMap((one) => one.is).join());
    }
    expect(found.size).toBe(6);
  });

  it('says when there are too many or too few things', () => {
    expect(() => dealUnknown([1, 2, 3], [veilView(veil([1, 2]), 0)], rolling(1))).toThrow(/3 unknown things for 2/);
    expect(() => dealUnknown([1], [veilView(veil([1, 2]), 0)], rolling(1))).toThrow(/1 unknown things for 2/);
    expect(() => dealUnknown([1], [faceUp([1]), faceUp([1])], rolling(1))).toThrow(/known in more places/);
    expect(() => without([1, 2], [faceUp([3])])).toThrow(/thing 3/);
  });
});

describe('sets of seats', () => {
  it('the public is nobody at the table, and everyone includes it', () => {
    expect(includes(EVERYONE, PUBLIC)).toBe(true);
    expect(includes(only(0, 15), PUBLIC)).toBe(false);
    expect(includes(allBut(0, 1), PUBLIC)).toBe(true);
    expect(includes(allBut(0, 1), 1)).toBe(false);
    for (let seat = 0; seat < 16; seat++) {
      expect(includes(EVERYONE, seat)).toBe(true);
      expect(includes(NOBODY, seat)).toBe(false);
      expect(includes(only(seat), seat)).toBe(true);
    }
  });
});

describe('an open back', () => {
  const backOf = (thing: number) => thing % 2;

  it('is all that a viewer sees of what he does not know, in slots and in a hand', () => {
    const cards: Veil = { is: [5, 2, 7, 4], seen: [only(0), NOBODY, EVERYONE, NOBODY] };
    expect(veilView(cards, 1, backOf).is).toEqual([backUp(1), backUp(0), 7, backUp(0)]);
    expect(handView(cards, 1, backOf).is).toEqual([7, backUp(0), backUp(0), backUp(1)]);
    expect(handView(cards, 0, backOf).is).toEqual([5, 7, backUp(0), backUp(0)]);
    expect([backSeen(backUp(3)), backSeen(UNKNOWN), backSeen(3)]).toEqual([3, null, null]);
  });

  it('of a pile is that of the top one alone', () => {
    const pile: Veil = { is: [1, 2, 3], seen: [NOBODY, NOBODY, only(1)] };
    expect(pileView(pile, 0, backOf).is).toEqual([UNKNOWN, UNKNOWN, backUp(1)]);
    expect(pileView(pile, 1, backOf).is).toEqual([UNKNOWN, UNKNOWN, 3]);
    expect(pileView(veil(), 0, backOf).is).toEqual([]);
  });

  it('does not tell how the cards of a hand lie', () => {
    fc.assert(
      fc.property(hidden, fc.constantFrom(...VIEWERS), fc.nat(), (hand, viewer, seed) => {
        const order = hand.is.map((_, i) => i);
        new StateDice(fastDice(seed)).shuffle(order);
        const other = { is: order.map((i) => hand.is[i] as number), seen: order.map((i) => hand.seen[i] as number) };
        expect(handView(other, viewer, backOf)).toEqual(handView(hand, viewer, backOf));
      }),
    );
  });

  it('is kept when the unknown is dealt, and every fitting deal comes up', () => {
    const found = new Set<string>();
    const dice = new StateDice(fastDice('backs'));
    for (let i = 0; i < 400; i++) {
      const hand: Veil = { is: [backUp(0), backUp(1)], seen: [0, 0] };
      const pile: Veil = { is: [UNKNOWN, backUp(0)], seen: [0, 0] };
      dealUnknown([2, 4, 6, 1], [hand, pile], dice, backOf);
      expect([...hand.is, ...pile.is].map(backOf)).toEqual([0, 1, 0, 0]);
      found.add([...hand.is, ...pile.is].join());
    }
    expect(found.size).toBe(6);
  });

  it('that nothing left has is an error, not a wrong card', () => {
    expect(() => dealUnknown([2], [{ is: [backUp(1)], seen: [0] }], new StateDice(fastDice(1)), backOf)).toThrow(
      'back 1',
    );
  });

  it('of the next card is news for everyone when the top one is drawn', () => {
    const drawn = during([veil([1, 2]), veil()], 1, (c) => c.draw(c.s.veils[0] as Veil, c.s.veils[1] as Veil, only(0)));
    expect(drawn.veils.map(({ is }) => is)).toEqual([[1], [2]]);
    expect(drawn.shown).toBe(EVERYONE);
    const last = during([veil([2]), veil()], 1, (c) => c.draw(c.s.veils[0] as Veil, c.s.veils[1] as Veil, only(0)));
    expect(last.shown).toBe(only(0));
  });
});
