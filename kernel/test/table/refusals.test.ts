import { describe, expect, it } from 'vitest';
import type { Done } from '../../src/table-door.ts';
import { act, clash, muster, opened, type TinyTable, wholeOf } from './help.ts';

type Attempt = (table: TinyTable) => Done;

/** A table in red's first turn, with clocks, a proposal on it, and something to take back. */
function busy(): TinyTable {
  const table = opened({ clock: { perTurn: 60_000, bank: 60_000 } });
  muster(table);
  act(table, 0, ['march', 1, 2], 5000);
  table.propose(0, { kind: 'draw' }, 6000);
  return table;
}

const NOW = 20_000;
const cases: readonly [string, Attempt, object][] = [
  ['nothing', (t) => t.act(0, null, NOW), { refused: 'malformed' }],
  ['a word', (t) => t.act(0, 'march', NOW), { refused: 'malformed' }],
  ['an empty list', (t) => t.act(0, [], NOW), { refused: 'malformed' }],
  ['an unknown verb', (t) => t.act(0, ['fly', 1], NOW), { refused: 'malformed', detail: 'there is no verb "fly"' }],
  ['a missing argument', (t) => t.act(0, ['march', 1], NOW), { refused: 'malformed' }],
  ['a fraction', (t) => t.act(0, ['march', 1, 1.5], NOW), { refused: 'malformed' }],
  ['an undo dressed up as an action', (t) => t.act(0, ['!undo'], NOW), { refused: 'malformed' }],
  ['a timeout dressed up as an action', (t) => t.act(0, ['!timeout'], NOW), { refused: 'malformed' }],
  ['a seat that is not there', (t) => t.act(3, ['rest'], NOW), { refused: 'unknownSeat' }],
  ['a seat below', (t) => t.act(-1, ['rest'], NOW), { refused: 'unknownSeat' }],
  ['half a seat', (t) => t.act(0.5, ['rest'], NOW), { refused: 'unknownSeat' }],
  ['another seat', (t) => t.act(1, ['rest'], NOW), { refused: 'notYourTurn' }],
  ['an old stamp', (t) => t.act(0, ['rest'], NOW, 0), { refused: 'stale' }],
  [
    'too far a march',
    (t) => t.act(0, ['march', 1, 5], NOW),
    { refused: 'notOffered', clause: 'TINY 2#3', why: { reason: 'tiny.tooFar', clause: 'TINY 2#3' } },
  ],
  [
    'a foreign counter',
    (t) => t.act(0, ['march', 2, 2], NOW),
    { refused: 'notOffered', clause: 'TINY 2#2', why: { reason: 'tiny.notYours', clause: 'TINY 2#2' } },
  ],
  ['too long a letter', (t) => t.act(0, ['write', 'x'.repeat(41)], NOW), { refused: 'notOffered', clause: 'TINY 2#1' }],
  ['an undo by somebody else', (t) => t.undo(1, NOW), { refused: 'undoBlocked', by: 'other' }],
  ['a second proposal', (t) => t.propose(1, { kind: 'pause' }, NOW), { refused: 'alreadyProposed' }],
  ['an answer to the own proposal', (t) => t.answer(0, true, NOW), { refused: 'noProposal' }],
  ['a resumption without a pause', (t) => t.resume(0, NOW), { refused: 'notPaused' }],
  ['an order for no window', (t) => t.order(0, 'parley', ['pass'], NOW), { refused: 'unknownWindow' }],
  ['a malformed order', (t) => t.order(0, 'ambush', ['pass', 1], NOW), { refused: 'malformed' }],
  ['an undo of a seat that is not there', (t) => t.undo(7, NOW), { refused: 'unknownSeat' }],
  ['a resignation of nobody', (t) => t.resign(-1, NOW), { refused: 'unknownSeat' }],
  ['a timeout with time left', (t) => t.applyEntry({ seat: 0, act: ['!timeout'], after: 9 }), { refused: 'timeLeft' }],
  ['an unknown table verb', (t) => t.applyEntry({ seat: 0, act: ['!dance'], after: 9 }), { refused: 'malformed' }],
  [
    'a reseat by nobody known',
    (t) => t.applyEntry({ seat: 0, act: ['!reseat', 'ghost', 'x'], after: 9 }),
    { refused: 'malformed' },
  ],
  [
    'a proposal of nothing',
    (t) => t.applyEntry({ seat: 0, act: ['!propose', 'tea'], after: 9 }),
    { refused: 'malformed' },
  ],
];

describe('a refusal', () => {
  it.each(cases)(
    'of %s says why, and changes nothing: no entry, no fact, no state, no clock',
    (_, attempt, expected) => {
      const table = busy();
      const before = wholeOf(table);
      const done = attempt(table);
      expect(done).toMatchObject({ ok: false, ...expected });
      expect(wholeOf(table)).toBe(before);
      // Time that passed while something was refused is not lost: the next entry counts it.
      act(table, 0, ['rest'], NOW);
      expect(table.entries.at(-1)?.after).toBe(NOW - 6000);
    },
  );

  it('inside a private branch changes nothing either', () => {
    const table = opened();
    clash(table);
    const before = wholeOf(table);
    expect(table.act(2, ['tactic', 1], 0)).toEqual({ ok: false, refused: 'notYourTurn' });
    expect(table.act(0, ['done'], 0)).toMatchObject({ ok: false, refused: 'notOffered' });
    expect(table.act(0, ['tactic', 3], 0)).toMatchObject({ ok: false, refused: 'notOffered', clause: 'TINY 4#1' });
    expect(wholeOf(table)).toBe(before);
  });

  it('meets everything but a change of seats once the match is over', () => {
    const table = opened();
    muster(table);
    table.resign(2, 0);
    const before = wholeOf(table);
    const late: Done[] = [
      table.act(0, ['rest'], 0),
      table.act(0, ['rest'], 0, 0),
      table.undo(0, 0),
      table.resign(0, 0),
      table.propose(0, { kind: 'draw' }, 0),
      table.answer(1, true, 0),
      table.resume(0, 0),
      table.order(0, 'ambush', ['pass'], 0),
    ];
    for (const done of late) expect(done).toEqual({ ok: false, refused: 'finished' });
    expect(wholeOf(table)).toBe(before);
  });

  it('of an action in a pause says that it is one', () => {
    const table = opened();
    muster(table);
    table.propose(0, { kind: 'pause' }, 0);
    for (const seat of [1, 2]) table.answer(seat, true, 0);
    const before = wholeOf(table);
    expect(table.act(0, ['rest'], 0)).toEqual({ ok: false, refused: 'paused' });
    expect(table.applyEntry({ seat: 0, act: ['rest'], after: 0 })).toEqual({ ok: false, refused: 'paused' });
    expect(wholeOf(table)).toBe(before);
  });

  it('after somebody resigned in a pause says that the match is over, not that it is paused', () => {
    const table = opened();
    muster(table);
    table.propose(0, { kind: 'pause' }, 0);
    for (const seat of [1, 2]) table.answer(seat, true, 0);
    table.resign(2, 0);
    expect(table.act(0, ['rest'], 0)).toEqual({ ok: false, refused: 'finished' });
    expect(table.paused).toBe(false);
  });

  it('of an unknown seat says so even with a stamp', () => {
    expect(opened().act(9, ['rest'], 0, 1)).toEqual({ ok: false, refused: 'unknownSeat' });
  });
});
