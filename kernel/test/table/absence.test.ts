import { describe, expect, it } from 'vitest';
import { correspondence, loadMatch, Table, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { act, muster, opened, type TinyTable } from './help.ts';

const DAY = 86_400_000;
const days = { ...correspondence(1, 2), onFall: 'claim' as const };
const LEAVING = { to: 'bot', level: 'conscript' } as const;

/** Three who play by letter; seat 0 is to move. */
function letters(leaving: typeof LEAVING | null = LEAVING): TinyTable {
  const table = opened({ clock: days, ...(leaving === null ? {} : { leaving }) });
  muster(table);
  return table;
}

const clockOf = (table: TinyTable, seat: number, now: number) => table.show(-1, 0, now).clocks?.[seat];

describe('time that is to be claimed', () => {
  it('runs out, and nothing happens by itself', () => {
    const table = letters();
    expect(table.tick(20 * DAY)).toEqual({ ok: true });
    expect(table.result).toBeNull();
    expect(table.seats[0]?.kind).toBe('person');
    expect(table.fallen(20 * DAY)).toEqual([0]);
    expect(table.untilFall(20 * DAY)).toBe(1000);
    // He is late, and nobody has minded.
    act(table, 0, ['rest'], 20 * DAY);
    expect(table.fallen(20 * DAY)).toEqual([]);
  });

  it('cannot be claimed before it is up, nor by oneself, nor of a bot', () => {
    const table = letters();
    expect(table.claim(1, 0, 'time', null, 2 * DAY)).toEqual({ ok: false, refused: 'timeLeft' });
    expect(table.claim(1, 2, 'time', null, 20 * DAY)).toEqual({ ok: false, refused: 'timeLeft' });
    expect(table.claim(0, 0, 'time', null, 20 * DAY)).toMatchObject({ ok: false, refused: 'malformed' });
    expect(table.claim(1, 0, 'time', null, 20 * DAY)).toEqual({ ok: true });
    expect(table.claim(1, 0, 'time', null, 40 * DAY)).toMatchObject({ ok: false, refused: 'malformed' });
  });

  it('of one among three is claimed: a bot goes on for him, with time of its own', () => {
    const table = letters();
    expect(table.claim(2, 0, 'time', null, 4 * DAY)).toEqual({ ok: true });
    expect([table.result, table.seats[0]?.kind, table.seats[0]?.level]).toEqual([null, 'bot', 'conscript']);
    expect(clockOf(table, 0, 4 * DAY)).toEqual({ turn: DAY, bank: 2 * DAY, running: true });
    expect(table.log.slice(-3).map(({ fact }) => fact.fact)).toEqual([
      'kernel.claimed',
      'kernel.time',
      'kernel.reseated',
    ]);
  });

  it('ends the match where the table was set up so, but not if a bot is asked for', () => {
    const lost = letters(null);
    expect(lost.claim(1, 0, 'time', null, 4 * DAY)).toEqual({ ok: true });
    expect(lost.result).toMatchObject({ reason: 'time' });
    const bot = letters(null);
    expect(bot.claim(1, 0, 'time', 'grognard', 4 * DAY)).toEqual({ ok: true });
    expect([bot.result, bot.seats[0]?.level]).toEqual([null, 'grognard']);
  });

  it('is claimed of one who has left, by the word of the host', () => {
    const table = letters(null);
    expect(table.claim(1, 0, 'left', null, 1000)).toEqual({ ok: true });
    expect(table.result).toMatchObject({ reason: 'left' });
  });

  it('can be given: then there is that much again', () => {
    const table = letters();
    expect(table.give(1, 0, 2 * DAY, 9 * DAY)).toEqual({ ok: true });
    expect(clockOf(table, 0, 9 * DAY)).toEqual({ turn: 2 * DAY, bank: 0, running: true });
    expect(table.fallen(10 * DAY)).toEqual([]);
    expect(table.fallen(11 * DAY)).toEqual([0]);
    for (const ms of [0, -1, 0.5, 61 * DAY]) expect(table.give(1, 0, ms, 10 * DAY).ok).toBe(false);
    expect(table.give(0, 0, DAY, 10 * DAY).ok).toBe(false);
    expect(opened().give(1, 0, DAY, 0).ok).toBe(false);
  });

  it('is new for a substitute', () => {
    const table = letters();
    expect(table.reseat(0, { name: 'other', kind: 'person' }, 9 * DAY)).toEqual({ ok: true });
    expect(clockOf(table, 0, 9 * DAY)).toEqual({ turn: DAY, bank: 2 * DAY, running: true });
  });
});

describe('leave', () => {
  it('stops the seat’s own clock, and no other', () => {
    const table = letters();
    expect(table.setAway(0, true, DAY / 2)).toEqual({ ok: true });
    expect(table.setAway(0, true, DAY / 2)).toMatchObject({ ok: false });
    expect(clockOf(table, 0, 30 * DAY)).toEqual({ turn: DAY / 2, bank: 2 * DAY, running: false, away: true });
    expect(table.fallen(30 * DAY)).toEqual([]);
    expect(table.claim(1, 0, 'time', null, 30 * DAY)).toEqual({ ok: false, refused: 'timeLeft' });
    expect(table.setAway(0, false, 30 * DAY)).toEqual({ ok: true });
    expect(clockOf(table, 0, 30 * DAY)).toEqual({ turn: DAY / 2, bank: 2 * DAY, running: true });
    act(table, 0, ['rest'], 30 * DAY);
    expect(table.fallen(34 * DAY)).toEqual([1]);
  });

  it('outlasts taking back', () => {
    const table = letters();
    act(table, 0, ['march', 1, 2], 1000);
    table.setAway(0, true, 2000);
    expect(table.undo(0, 3000)).toEqual({ ok: true });
    expect(clockOf(table, 0, 9 * DAY)?.away).toBe(true);
  });
});

describe('a match with absence in it', () => {
  it('is the same when it is read again, and when it was saved on the way', () => {
    const table = letters();
    table.setAway(1, true, 1000);
    table.give(1, 0, DAY, 2000);
    const saved = table.save();
    table.claim(2, 0, 'time', null, 9 * DAY);
    table.setAway(1, false, 9 * DAY);
    const loaded = loadMatch(tiny, writeMatch(table.file(true)));
    if ('fault' in loaded) throw new Error(loaded.detail);
    expect(loaded.table.save().core).toEqual(table.save().core);
    const tail = table.rowsSince(saved.no).flatMap(({ entry, at }) => (entry === null ? [] : [{ ...entry, at }]));
    const resumed = Table.resume(tiny, saved, tail);
    expect(resumed instanceof Table && resumed.show(0, 8, 9 * DAY)).toEqual(table.show(0, 8, 9 * DAY));
  });
});
