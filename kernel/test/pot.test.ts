import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Agreement,
  copy,
  type Needs,
  pledge,
  pledgedSum,
  pledges,
  pot,
  type Pot,
  potProcedure,
  procedure,
  proposing,
  standing,
  takeStance,
  withdraw,
} from '../src/index.ts';
import { prepare, Referee } from '../src/table-door.ts';
import { begin, FIXED, known, must, reloaded, type Toy, toyGame } from './helpers.ts';

type None = Record<string, never>;
const NEEDS: Needs[] = ['all', 'majority', 'enough'];

interface Terms {
  readonly needs: Needs;
  readonly cost: number;
  readonly purses: readonly number[];
  readonly rounds?: number;
  readonly tieBreak?: number;
  /** What each is to give, if he can. */
  readonly share?: number;
  readonly seats?: readonly (readonly number[])[];
}

/** A proposal to all powers that have a purse; what came of it is the only note. */
function proposed({ needs, cost, purses, rounds = 2, tieBreak, share, seats }: Terms) {
  const deal = potProcedure<Toy, { cost: number }>('deal', {
    clause: 'T 6#1',
    prompt: 'deal',
    needs,
    rounds,
    members: (c) => c.s.numbers.map((_, power) => power),
    pledges(c, vars, member) {
      const room = vars.terms.cost - pledgedSum(vars.pot, 0);
      const purse = (c.s.numbers[member] ?? 0) - pledgedSum(vars.pot, 0, member);
      for (let n = 1; n <= Math.min(room, purse); n++) c.offer('pledge', 0, n);
    },
    enough: (_, terms, { pledged }) => pledgedSum({ members: [], stance: [], pledged }, 0) >= terms.cost,
    ...(tieBreak === undefined ? {} : { tieBreak: () => tieBreak }),
    ...(share === undefined
      ? {}
      : { share: (c, _, member) => ((c.s.numbers[member] ?? 0) >= share ? [[0, share] as const] : null) }),
  });
  const first = procedure<Toy, None>('first', {
    begin: (c) => c.call(deal, proposing({ cost }), 'closed'),
    closed(c) {
      c.s.notes.push(JSON.stringify(c.result(deal)));
      return c.finish({ winners: [], reason: 'draw' });
    },
  });
  const powers = purses.map((_, power) => `power ${power}`);
  return begin(toyGame(first, [deal], { powers, numbers: purses }), seats);
}

const outcome = (notes: readonly string[]): Agreement => JSON.parse(known(notes[0], 'outcome')) as Agreement;

interface End {
  readonly agreement: Agreement;
  /** `0 pledge 0 1`: the seat and what it said. */
  readonly actions: readonly string[];
  readonly purses: readonly number[];
}

/** Every way in which a proposal can go, and what came of it. */
function everyWay(terms: Terms): End[] {
  const { game, state } = proposed(terms);
  const prepared = prepare(game);
  const ends: End[] = [];
  const explore = (from: typeof state, actions: readonly string[]): void => {
    if (from.result !== null) {
      ends.push({ agreement: outcome(from.game.notes), actions, purses: from.game.numbers });
      return;
    }
    const referee = new Referee(prepared, from);
    const seat = known(referee.waiting()[0], 'seat');
    const offers = referee.offers(seat);
    if (offers.length === 0) throw new Error(`a dead end after ${actions.join()}`);
    for (const action of offers as readonly Action[]) {
      const next = copy(from);
      must(new Referee(prepared, next), seat, ...action);
      explore(next, [...actions, `${seat} ${action.join(' ')}`]);
    }
  };
  explore(state, []);
  return ends;
}

const votes = ({ stance }: Pot) => ({
  yes: stance.filter((one) => one > 0).length,
  no: stance.filter((one) => one < 0).length,
});

/** What a member said, in order. */
const wordsOf = ({ actions }: End, member: number): string[] =>
  actions.filter((action) => action.startsWith(`${member} `)).map((action) => action.slice(2));

/** What a member has pledged since he last took everything back. */
function stillPledged(end: End, member: number): number {
  const words = wordsOf(end, member);
  const since = words.slice(Math.max(words.lastIndexOf('withdraw'), words.lastIndexOf('refuse')) + 1);
  return since.reduce((sum, word) => sum + (word.startsWith('pledge') ? Number(word.split(' ')[2]) : 0), 0);
}

describe.each(NEEDS)('a pot that needs %s', (needs) => {
  const terms: Terms = { needs, cost: 2, purses: [1, 0, 2], rounds: 2 };
  const members = [...terms.purses.keys()];
  const ends = everyWay(terms);
  const agreed = ({ pot }: Agreement): boolean => {
    const { yes, no } = votes(pot);
    return { all: yes === members.length, majority: yes > no, enough: yes > 0 }[needs];
  };

  it('can be made, and can fail', () => {
    expect(new Set(ends.map(({ agreement }) => agreement.made)).size).toBe(2);
  });

  it('is made only when enough has been pledged and its members stand as they must', () => {
    const wrong = ends.filter(
      ({ agreement }) => agreement.made && !(pledgedSum(agreement.pot, 0) >= terms.cost && agreed(agreement)),
    );
    expect(wrong).toEqual([]);
  });

  it('fails only when too little was pledged or its members stand otherwise', () => {
    const wrong = ends.filter(({ agreement }) => {
      const undecided = agreement.pot.stance.includes(0); // those have a test of their own, below
      return !agreement.made && !undecided && pledgedSum(agreement.pot, 0) >= terms.cost && agreed(agreement);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps every pledge of those who stand by it, and none of the others', () => {
    const wrong = ends.filter((end) =>
      members.some((member) => {
        const sum = pledgedSum(end.agreement.pot, 0, member);
        return sum !== stillPledged(end, member) || (sum > 0 && end.agreement.pot.stance[member] !== 1);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('takes nothing by itself: paying is for the caller, who has all he needs for it', () => {
    expect(ends.filter(({ purses }) => String(purses) !== String(terms.purses))).toEqual([]);
    const tooMuch = ends.filter(({ agreement }) =>
      members.some((member) => pledgedSum(agreement.pot, 0, member) > (terms.purses[member] ?? 0)),
    );
    expect(tooMuch).toEqual([]);
  });

  it('ends within its rounds: nobody is asked for more than two words besides his pledges', () => {
    const long = ends.filter((end) =>
      members.some((member) => wordsOf(end, member).filter((word) => !word.startsWith('pledge')).length > 2),
    );
    expect(long).toEqual([]);
  });
});

describe('the last word in the last round', () => {
  /** 3 to pay, 2 at first: in the second round power 2 says his word before power 0 adds what is missing. */
  function lastWord(needs: Needs, word: 'stand' | 'refuse' | 'withdraw'): boolean | null {
    const { referee, state } = proposed({ needs, cost: 3, purses: [3, 0, 0], rounds: 2 });
    must(referee, 0, 'pledge', 0, 2);
    for (const seat of [0, 1, 2]) must(referee, seat, 'stand');
    must(referee, 1, 'stand');
    must(referee, 2, word);
    if (state.result === null) must(referee, 0, 'pledge', 0, 1);
    if (state.result === null) must(referee, 0, 'stand');
    return outcome(state.game.notes).made;
  }

  it.each<[Needs, boolean]>([
    ['all', false],
    ['majority', true],
    ['enough', true],
  ])('a refusal, where %s is needed: made is %s', (needs, made) => {
    expect(lastWord(needs, 'stand')).toBe(true);
    expect(lastWord(needs, 'refuse')).toBe(made);
  });

  it('a withdrawal sinks a pot that needs all, and no other that has enough', () => {
    expect((['all', 'majority', 'enough'] as const).map((needs) => lastWord(needs, 'withdraw'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('all members at once', () => {
  it('are asked openly, and answer in any order', () => {
    const { referee } = proposed({ needs: 'all', cost: 2, purses: [1, 1, 0] });
    expect(referee.waiting()).toEqual([0, 1, 2]);
    must(referee, 2, 'stand');
    expect(referee.waiting()).toEqual([0, 1]);
    must(referee, 1, 'pledge', 0, 1);
    expect(referee.offers(0)).toEqual([['pledge', 0, 1], ['stand'], ['refuse']]);
    expect(referee.through(0).state.stack.at(-1)?.vars).toMatchObject({ pot: { pledged: [1, 0, 1] } });
  });

  it('are let go as soon as it is enough', () => {
    const { referee, state } = proposed({ needs: 'enough', cost: 2, purses: [0, 2, 0] });
    must(referee, 1, 'pledge', 0, 2);
    expect(outcome(state.game.notes)).toMatchObject({ made: true, pot: { stance: [0, 1, 0] } });
  });

  it('are let go as soon as the vote is decided', () => {
    const vote = (word: string) => {
      const { referee, state } = proposed({ needs: 'majority', cost: 0, purses: [0, 0, 0] });
      must(referee, 2, word);
      expect(state.result).toBeNull();
      must(referee, 0, word);
      return outcome(state.game.notes).made;
    };
    expect([vote('stand'), vote('refuse')]).toEqual([true, false]);
  });

  it('of one seat give their shares with one word', () => {
    const { referee, state } = proposed({ needs: 'all', cost: 4, purses: [2, 2, 2], share: 2, seats: [[0, 2], [1]] });
    expect(referee.waiting()).toEqual([0, 1]);
    expect(referee.offers(0)[0]).toEqual(['contribute']);
    must(referee, 0, 'contribute');
    expect(referee.waiting()).toEqual([1]);
    must(referee, 1, 'stand');
    expect(outcome(state.game.notes)).toMatchObject({ made: true, pot: { pledged: [0, 0, 2, 2, 0, 2] } });
  });

  it('cannot give a share that there is none of', () => {
    const { referee } = proposed({ needs: 'all', cost: 9, purses: [2, 1], share: 2 });
    expect(referee.offers(1)).not.toContainEqual(['contribute']);
    expect(referee.play(1, ['contribute'])).toMatchObject({ refused: 'notOffered' });
  });
});

describe('a pot', () => {
  it('that needs all fails with the first refusal, and asks nobody further', () => {
    const { referee, state } = proposed({ needs: 'all', cost: 1, purses: [1, 1, 1] });
    must(referee, 0, 'pledge', 0, 1);
    must(referee, 0, 'stand');
    must(referee, 1, 'refuse');
    expect(outcome(state.game.notes)).toEqual({
      made: false,
      pot: { members: [0, 1, 2], stance: [1, -1, 0], pledged: [0, 0, 1] },
    });
  });

  it('does not ask again whoever refused', () => {
    const { referee } = proposed({ needs: 'majority', cost: 1, purses: [0, 0, 1] });
    must(referee, 0, 'refuse');
    must(referee, 1, 'stand');
    must(referee, 2, 'stand');
    // Not enough pledged: a second round, for the other two.
    expect(referee.waiting()).toEqual([1, 2]);
  });

  it('ends when everybody has refused, though rounds are left', () => {
    const { referee, state } = proposed({ needs: 'enough', cost: 1, purses: [1, 1], rounds: 9 });
    must(referee, 0, 'refuse');
    must(referee, 1, 'refuse');
    expect(outcome(state.game.notes).made).toBe(false);
  });

  it('ends after its rounds when all stand by and nobody pays', () => {
    const { referee, state } = proposed({ needs: 'all', cost: 1, purses: [0, 0], rounds: 3 });
    for (let round = 0; round < 3; round++) {
      expect(state.result).toBeNull();
      must(referee, 0, 'stand');
      must(referee, 1, 'stand');
    }
    expect(outcome(state.game.notes).made).toBe(false);
  });

  it('offers to withdraw only to whoever has agreed', () => {
    const { referee } = proposed({ needs: 'all', cost: 2, purses: [2, 2] });
    expect(referee.offers(0)).toEqual([['pledge', 0, 1], ['pledge', 0, 2], ['stand'], ['refuse']]);
    must(referee, 0, 'pledge', 0, 1);
    expect(referee.offers(0)).toEqual([['pledge', 0, 1], ['stand'], ['withdraw'], ['refuse']]);
  });

  it('goes on identically from JSON at any point', () => {
    const { game, referee } = proposed({ needs: 'all', cost: 2, purses: [1, 1] });
    for (const [seat, ...action] of [
      [0, 'pledge', 0, 1],
      [0, 'stand'],
      [1, 'stand'],
      [0, 'withdraw'],
      [1, 'refuse'],
    ] as [number, string, ...number[]][]) {
      const other = reloaded(game, referee.state);
      must(referee, seat, ...action);
      must(other, seat, ...action);
      expect(other.state).toEqual(referee.state);
    }
  });

  describe('with a tied vote', () => {
    const tie = (tieBreak?: number) => {
      const played = proposed({
        needs: 'majority',
        cost: 0,
        purses: [0, 0],
        ...(tieBreak === undefined ? {} : { tieBreak }),
      });
      must(played.referee, 0, 'stand');
      must(played.referee, 1, 'refuse');
      return played;
    };

    it('fails where nobody decides', () => {
      expect(outcome(tie().state.game.notes).made).toBe(false);
    });

    it.each([
      ['carry', true],
      ['drop', false],
    ])('is decided by one seat: %s', (word, made) => {
      const { referee, state } = tie(1);
      expect(referee.waiting()).toEqual([1]);
      expect(referee.offers(1)).toEqual([['carry'], ['drop']]);
      must(referee, 1, word);
      expect(outcome(state.game.notes).made).toBe(made);
    });
  });
});

describe('standing', () => {
  it('follows its definition for every set of stances', () => {
    const stances = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(stances, (stance) => {
        const proposal: Pot = { members: stance.map((_, i) => i), stance, pledged: [] };
        const { yes, no } = votes(proposal);
        const open = yes + no < stance.length;
        const all = no > 0 ? 'failed' : open ? 'open' : 'made';
        const majority = open ? 'open' : yes > no ? 'made' : yes < no ? 'failed' : 'tied';
        const enough = open ? 'open' : yes > 0 ? 'made' : 'failed';
        expect(NEEDS.map((needs) => standing(proposal, needs))).toEqual([all, majority, enough]);
      }),
      FIXED,
    );
  });
});

describe('the book of a pot', () => {
  it('keeps what each has pledged until he takes it back', () => {
    const entry = fc.tuple(fc.constantFrom('pledge', 'withdraw', 'for', 'against'), fc.nat(2), fc.nat(1), fc.nat(5));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const proposal = pot([0, 1, 2]);
        const book = new Map<string, number>();
        for (const [word, member, what, amount] of entries) {
          if (word === 'pledge') {
            pledge(proposal, member, what, amount);
            book.set(`${member} ${what}`, (book.get(`${member} ${what}`) ?? 0) + amount);
          } else if (word === 'withdraw') {
            withdraw(proposal, member);
            for (const one of [0, 1]) book.delete(`${member} ${one}`);
          } else takeStance(proposal, member, word === 'for' ? 1 : -1);
        }
        for (const member of [0, 1, 2]) {
          for (const what of [0, 1]) {
            expect(pledgedSum(proposal, what, member)).toBe(book.get(`${member} ${what}`) ?? 0);
          }
        }
        const total = pledges(proposal).reduce((sum, [, , amount]) => sum + amount, 0);
        expect(total).toBe(pledgedSum(proposal, 0) + pledgedSum(proposal, 1));
      }),
      FIXED,
    );
  });

  it('knows nobody who is not a member', () => {
    const proposal = pot([4, 7]);
    takeStance(proposal, 5, 1);
    withdraw(proposal, 6);
    expect(proposal).toEqual({ members: [4, 7], stance: [0, 0], pledged: [] });
    takeStance(proposal, 7, -1);
    expect(proposal.stance).toEqual([0, -1]);
  });
});
