import { describe, expect, it } from 'vitest';
import { loadMatch, readMatch, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { busyPlay } from './busy.ts';
import {
  act,
  loaded,
  longMatch,
  must,
  muster,
  opened,
  playOn,
  rolling,
  textOf,
  type TinyTable,
  TWO,
  wholeOf,
} from './help.ts';

const clock = { perTurn: 60_000, bank: 3_600_000 };

function whole(seed: string): TinyTable {
  const table = opened({ seed });
  playOn(table, 2000, rolling(seed));
  return table;
}

describe('a match file', { timeout: 60_000 }, () => {
  it('is one line for the charter, one for each entry, one for the end', () => {
    const table = opened();
    muster(table);
    act(table, 0, ['rest'], 1500);
    must(table.resign(1, 1500));
    const lines = textOf(table).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ bivouac: 2, game: 'tiny', edition: '1', seed: 'leipzig' });
    expect(JSON.parse(lines[7] ?? '')).toEqual([0, ['rest'], table.entries[6]?.check, 1500]);
    expect(JSON.parse(lines[8] ?? '')).toEqual([1, ['!resign'], table.entries[7]?.check]);
    expect(JSON.parse(lines[9] ?? '')).toMatchObject({ end: { result: { winners: [0, 2], reason: 'resigned' } } });
  });

  it('grows by appending: all but the last line of an earlier file of the same match is its beginning', () => {
    const table = opened();
    muster(table);
    const early = textOf(table);
    expect(early.endsWith('\n{"open":{"entries":6}}\n')).toBe(true);
    act(table, 0, ['rest']);
    expect(textOf(table).startsWith(early.replace(/[^\n]*\n$/, ''))).toBe(true);
  });

  it('is read back as it was written', () => {
    const table = whole('read');
    const file = table.file(true);
    expect(readMatch(writeMatch(file))).toEqual(file);
  });

  it('keeps the seed of a running match to itself unless told', () => {
    const table = opened();
    muster(table);
    expect(writeMatch(table.file(false))).not.toContain('leipzig');
    expect(loadMatch(tiny, writeMatch(table.file(false)))).toMatchObject({ fault: 'noSeed' });
  });

  it('of the host’s own is taken as written up to its last entry, which must fit', () => {
    const table = longMatch(40);
    const text = textOf(table);
    expect(wholeOf(loaded(text, { own: true }))).toBe(wholeOf(table));
    const withCheck = (line: number) =>
      text
        .split('\n')
        .map((one, i) => (i === line ? one.replace(/"[0-9a-f]{6}"/, '"000000"') : one))
        .join('\n');
    // A check in the middle is not reckoned again for the host's own, and is for anybody else's.
    expect(loadMatch(tiny, withCheck(20), { own: true })).toHaveProperty('table');
    expect(loadMatch(tiny, withCheck(20))).toMatchObject({ fault: 'badCheck', entry: 20 });
    expect(loadMatch(tiny, withCheck(40), { own: true })).toMatchObject({ fault: 'badCheck', entry: 40 });
  });

  it('gives the same table when it is loaded: to the end, with two seats and with three', () => {
    for (const table of [whole('whole'), longMatch(120), longMatch(120, { clock }), longMatch(90, { seats: TWO })]) {
      const again = loaded(textOf(table));
      expect(wholeOf(again)).toBe(wholeOf(table));
      expect(textOf(again)).toBe(textOf(table));
    }
  });

  it('is replayed to any action', () => {
    const table = opened({ clock });
    const dice = rolling('any');
    const pictures = [wholeOf(table)];
    let now = 0;
    while (pictures.length < 60) {
      now = playOn(table, 1, dice, now);
      pictures.push(wholeOf(table));
    }
    const text = textOf(table);
    for (const [upTo, picture] of pictures.entries()) expect(wholeOf(loaded(text, { upTo }))).toBe(picture);
    expect(wholeOf(loaded(text, { upTo: 1000 }))).toBe(pictures.at(-1));
  });

  it('is not replayed to an entry before the first', () => {
    expect(loaded(textOf(longMatch(20)), { upTo: -1 }).entries).toHaveLength(0);
  });

  it('tells how far its replay is', () => {
    const steps: string[] = [];
    loaded(textOf(longMatch(5)), { progress: (entries, of) => steps.push(`${entries}/${of}`) });
    expect(steps).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  it('can be played on from where it stands, like the table it came from', () => {
    const table = longMatch(50);
    const again = loaded(textOf(table));
    for (const each of [table, again]) playOn(each, 30, rolling('on'), 50_000);
    // The loaded table counts time by its own host's clock, from its first entry on.
    expect(again.state.game.place).toEqual(table.state.game.place);
    expect(again.entries.map(({ act: done }) => done)).toEqual(table.entries.map(({ act: done }) => done));
  });

  it('brings back whatever was done at a table, sensible or not: undos, proposals, pauses, orders, bots', () => {
    const kinds = new Set<string>();
    for (let n = 0; n < 16; n++) {
      const table = opened({ seed: `busy ${n}`, clock, ...(n % 2 === 0 ? {} : { seats: TWO }) });
      busyPlay(table, rolling(`busy ${n}`), 220);
      for (const { act: done } of table.entries) kinds.add(done[0]);
      const again = loaded(textOf(table));
      expect(wholeOf(again)).toBe(wholeOf(table));
      // And at some moment on the way.
      const upTo = Math.floor(table.entries.length / 2);
      expect(loaded(textOf(table), { upTo }).entries).toEqual(table.entries.slice(0, upTo));
    }
    for (const verb of [
      '!undo',
      '!propose',
      '!accept',
      '!decline',
      '!resume',
      '!order',
      '!reseat',
      'march',
      'tactic',
    ]) {
      expect(kinds).toContain(verb);
    }
  });

  it('that was mailed from Windows loads: line ends of two characters', () => {
    const table = whole('windows');
    expect(wholeOf(loaded(textOf(table).replaceAll('\n', '\r\n')))).toBe(wholeOf(table));
    const running = longMatch(20);
    expect(wholeOf(loaded(textOf(running).replaceAll('\n', '\r\n')))).toBe(wholeOf(running));
  });

  it('that went through an editor which marks UTF-8 files loads', () => {
    const table = longMatch(20);
    expect(wholeOf(loaded(`\uFEFF${textOf(table)}`))).toBe(wholeOf(table));
  });

  it('without its last line end loads', () => {
    const table = whole('trimmed');
    expect(wholeOf(loaded(textOf(table).trimEnd()))).toBe(wholeOf(table));
  });

  it('takes few bytes: an entry of the tiny game under 60 on average, with its time and check', () => {
    const table = opened({ clock });
    const dice = rolling('size');
    let now = 0;
    while (table.result === null) now = playOn(table, 1, dice, now, dice.below(30_000));
    const text = textOf(table);
    const entries = text.split('\n').slice(1, -2).join('\n');
    const bytes = Buffer.byteLength(entries) / table.entries.length;
    expect(table.entries.length).toBeGreaterThan(60);
    expect(bytes).toBeLessThan(60);
    // Most of it is the action itself: about 30 bytes an entry.
    expect(bytes).toBeLessThan(40);
  });
});
