import { describe, expect, it } from 'vitest';
import { procedure } from '../../src/index.ts';
import { explainThing, prepare, Referee, viewOf } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { FORCED } from '../../testing/tiny/state.ts';
import { begin, toyGame, type Toy } from '../helpers.ts';
import { act, clash, must, muster, opened, playOn, rolling, type TinyTable, withTopCard } from './help.ts';

function explain(table: TinyTable, seat: number, kind: string, id: number) {
  return explainThing(table.through(seat), seat, { kind, id });
}

function reasonsOf(table: TinyTable, seat: number, kind: string, id: number): readonly object[] {
  const found = explain(table, seat, kind, id);
  return found.can ? [] : found.reasons;
}

describe('pointing at a thing', { timeout: 60_000 }, () => {
  it('that can be acted on says so, and in how many ways', () => {
    const table = opened();
    muster(table);
    expect(explain(table, 0, 'counter', 1)).toEqual({ can: true, offers: 2 });
    expect(explain(table, 0, 'place', 2)).toEqual({ can: true, offers: 1 });
  });

  it('that is too far says so, with its clause', () => {
    const table = opened();
    muster(table);
    const reasons = reasonsOf(table, 0, 'place', 4);
    expect(reasons).toContainEqual({ reason: 'tiny.tooFar', clause: 'TINY 2#3' });
  });

  it('that belongs to another says so, with its clause', () => {
    const table = opened();
    muster(table);
    expect(explain(table, 0, 'counter', 3)).toEqual({
      can: false,
      reasons: [
        { reason: 'tiny.notYours', clause: 'TINY 2#2' },
        { reason: 'tiny.notNow', clause: 'TINY 2#1' },
      ],
    });
  });

  it('that is gone says so', () => {
    const table = opened();
    muster(table);
    table.state.game.place[1] = -1;
    const reasons = reasonsOf(table, 0, 'counter', 1);
    expect(reasons[0]).toEqual({ reason: 'tiny.gone', clause: 'TINY 2#2' });
  });

  it('under a truce says so', () => {
    const table = opened();
    muster(table);
    table.state.game.truce = [9, 9, 9];
    table.state.game.place[1] = 2;
    expect(explain(table, 0, 'place', 3)).toMatchObject({
      can: false,
      reasons: expect.arrayContaining([{ reason: 'tiny.truce', clause: 'TINY 6#3' }]),
    });
  });

  it('when it is not one’s turn says that', () => {
    const table = opened();
    muster(table);
    expect(explain(table, 1, 'counter', 2)).toEqual({ can: false, reasons: [{ reason: 'kernel.notYourTurn' }] });
  });

  it('after the end says that', () => {
    const table = opened();
    must(table.resign(0, 0));
    expect(explain(table, 1, 'counter', 2)).toEqual({ can: false, reasons: [{ reason: 'kernel.finished' }] });
  });

  it('that the question is not about says that it is not asked, with the clause of the question', () => {
    const table = opened();
    clash(table);
    expect(explain(table, 0, 'place', 3)).toEqual({
      can: false,
      reasons: [{ reason: 'kernel.notAsked', clause: 'TINY 4#1' }],
    });
    expect(explain(table, 0, 'balloon', 3)).toMatchObject({ reasons: [{ reason: 'kernel.notAsked' }] });
  });

  it('in a private branch is answered for each seat alone', () => {
    const table = opened();
    clash(table);
    act(table, 0, ['tactic', 1]);
    expect(explain(table, 0, 'tactic', 1).can).toBe(false);
    expect(explain(table, 1, 'tactic', 1)).toEqual({ can: true, offers: 1 });
  });

  it('that is offered by the view says so too: a forced march', () => {
    const table = withTopCard(FORCED);
    muster(table);
    act(table, 0, ['draw']);
    act(table, 0, ['raid', 1]);
    expect(explain(table, 0, 'place', 3)).toEqual({ can: true, offers: 1 });
    expect(explain(table, 0, 'place', 4)).toEqual({
      can: false,
      reasons: [{ reason: 'tiny.tooFar', clause: 'TINY 2#8' }],
    });
  });

  it('needs the view alone: whatever is hidden, the answer is the same', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['draw']);
    const truth = new Referee(prepare(tiny), table.state);
    const view = viewOf(tiny, table.state, 0);
    const seen = new Referee(prepare(tiny), JSON.parse(JSON.stringify(view)) as typeof view, { viewer: 0 });
    for (const kind of ['counter', 'place', 'card']) {
      for (let id = -1; id < 9; id++) {
        expect(explainThing(seen, 0, { kind, id })).toEqual(explainThing(truth, 0, { kind, id }));
      }
    }
  });

  it('changes nothing', () => {
    const table = opened();
    muster(table);
    const truth = new Referee(prepare(tiny), table.state);
    const before = JSON.stringify(table.state);
    for (let id = 0; id < 8; id++) explainThing(truth, 0, { kind: 'place', id });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('never calls a thing impossible that an offer names, nor possible what none names', () => {
    const table = opened({ seed: 'explain' });
    const dice = rolling('explain');
    for (let i = 0; i < 60; i++) {
      for (const seat of table.waiting()) {
        const offers = table.decision(seat)?.offers ?? [];
        for (let id = 0; id < 8; id++) {
          const named = offers.filter(
            ([verb, a, b]) => (verb === 'march' && b === id) || (['step', 'regroup'].includes(verb) && a === id),
          );
          const found = explain(table, seat, 'place', id);
          expect(found.can ? found.offers : 0).toBe(named.length);
        }
      }
      playOn(table, 1, dice);
    }
  });

  it('that an offer leaves to the player to fill in says that it can', () => {
    const giving = procedure<Toy, Record<string, never>>('giving', {
      ask: {
        power: () => 0,
        prompt: 'give',
        clause: 'TOY 1#1',
        offers: (c) => c.offer('give', { from: 1, to: 2 }, { from: 1, to: 5 }),
        take: { give: (c) => c.go('ask') },
      },
    });
    const { referee } = begin(toyGame(giving));
    expect(explainThing(referee, 0, { kind: 'power', id: 2 })).toEqual({ can: true, offers: 1 });
  });

  it('of verbs with a unit and a hex asks no more on a great field than on a small one', () => {
    const tried = (hexes: number) => {
      let asked = 0;
      const walking = procedure<Toy, Record<string, never>>('walking', {
        ask: {
          power: () => 0,
          prompt: 'walk',
          clause: 'TOY 1#1',
          offers: (c) => c.offer('give', 0, 0),
          take: { give: (c) => c.go('ask') },
          why(_, __, action) {
            asked++;
            return { reason: action[1] === 3 ? 'tooFar' : 'notYours', clause: 'TOY 1#1' };
          },
        },
      });
      const game = { ...toyGame(walking), domains: { power: () => 200, number: () => hexes } };
      const found = explainThing(begin(game, [[0], [1], [2]]).referee, 0, { kind: 'power', id: 3 });
      expect(found).toMatchObject({ can: false, reasons: [{ reason: 'tooFar' }] });
      return asked;
    };
    expect(tried(50)).toBe(50);
    expect(tried(100_000)).toBeLessThan(900);
  });
});
