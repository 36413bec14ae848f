import { beforeAll, describe, expect, it } from 'vitest';
import { type FileFault, loadMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { act, loaded, must, muster, opened, playOn, rolling, textOf, type TinyTable } from './help.ts';

/** A small match with a bit of everything, resigned at its end. */
function smallMatch(): TinyTable {
  const table = opened({ seed: 'small', clock: { perTurn: 60_000, bank: 60_000 } });
  muster(table, [1, 0, 1], 700);
  act(table, 0, ['write', 'À demain'], 900);
  act(table, 0, ['march', 1, 2], 1000);
  must(table.undo(0, 1500));
  act(table, 0, ['march', 1, 2], 2500);
  act(table, 0, ['march', 1, 3], 4000);
  act(table, 1, ['tactic', 0], 5000);
  must(table.resign(2, 9000));
  return table;
}

function runningMatch(): TinyTable {
  const table = opened({ seed: 'running' });
  muster(table, [1, 1, 1], 700);
  act(table, 0, ['march', 1, 2], 900);
  return table;
}

function faultOf(text: string): FileFault | null {
  const found = loadMatch(tiny, text);
  return 'fault' in found ? found : null;
}

/** The lines of a file, changed, as a file again. */
function edited(text: string, change: (lines: string[]) => void): string {
  const lines = text.trimEnd().split('\n');
  change(lines);
  return `${lines.join('\n')}\n`;
}

type Line = [seat: number, act: (string | number)[], check: string, after?: number];

function editedEntry(text: string, entry: number, change: (line: Line) => void): string {
  return edited(text, (lines) => {
    const line = JSON.parse(lines[entry] ?? '') as Line;
    change(line);
    lines[entry] = JSON.stringify(line);
  });
}

describe('a match file that was cut off', { timeout: 60_000 }, () => {
  it.each([
    ['finished', smallMatch()],
    ['running', runningMatch()],
  ])('at any byte is said to be: %s', (_, table) => {
    const bytes = Buffer.from(textOf(table));
    // Without its last line end it says all there is to say.
    for (let cut = 0; cut < bytes.length - 1; cut++) {
      const text = bytes.subarray(0, cut).toString('utf8');
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      const fault = cut === 0 ? { fault: 'empty' } : { fault: 'cutOff', line: lines, entry: lines - 1 };
      expect(loadMatch(tiny, text)).toMatchObject(fault);
    }
  });

  it('says how many entries there should be when some are missing', () => {
    const text = edited(textOf(runningMatch()), (lines) => lines.splice(-2, 1));
    expect(faultOf(text)).toMatchObject({
      fault: 'badEnd',
      detail: 'there should be 7 entries, and there are 6',
    });
  });

  it('of the first format is a shorter match when it ends with a line, as it always was', () => {
    const lines = textOf(runningMatch()).trimEnd().split('\n').slice(0, -1);
    const old = `${lines.join('\n').replace('"bivouac":2', '"bivouac":1')}\n`;
    for (let many = 1; many <= lines.length; many++) {
      const text = `${old.split('\n').slice(0, many).join('\n')}\n`;
      expect(loaded(text).entries).toHaveLength(many - 1);
    }
    expect(faultOf(old.slice(0, -3))).toMatchObject({ fault: 'cutOff' });
  });
});

describe('a match file that was edited', { timeout: 60_000 }, () => {
  let table: TinyTable;
  let text = '';
  let entries: number[] = [];

  beforeAll(() => {
    table = opened({ seed: 'edited' });
    playOn(table, 40, rolling('edited'));
    must(table.resign(0, 41_000));
    text = textOf(table);
    entries = table.entries.map((_, i) => i + 1);
  });

  it('is whole before that', () => {
    expect(faultOf(text)).toBeNull();
  });

  it('names the entry whose action is another legal one', () => {
    let tried = 0;
    for (const entry of entries.slice(0, -1)) {
      const { seat, act: done } = table.entries[entry - 1] ?? { seat: 0, act: [] };
      const offers = loaded(text, { upTo: entry - 1 }).decision(seat)?.offers ?? [];
      for (const offer of offers) {
        if (offer.some((part) => typeof part === 'object') || JSON.stringify(offer) === JSON.stringify(done)) continue;
        const changed = editedEntry(text, entry, (line) => {
          line[1] = [...offer] as (string | number)[];
        });
        expect(faultOf(changed)).toMatchObject({ fault: 'badCheck', entry, line: entry + 1 });
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('names the entry whose action is not legal, unknown, or none', () => {
    for (const entry of entries) {
      for (const act of [['march', 0, 99], ['fly'], ['march'], ['!dance'], ['!accept']]) {
        const changed = editedEntry(text, entry, (line) => {
          line[1] = act;
        });
        expect(faultOf(changed)).toMatchObject({ fault: 'refusedEntry', entry, line: entry + 1 });
      }
      const none = editedEntry(text, entry, (line) => {
        line[1] = [];
      });
      expect(faultOf(none)).toMatchObject({ fault: 'badEntry', entry });
    }
  });

  it('names the entry that was given to another seat', () => {
    for (const entry of entries.slice(0, -1)) {
      for (const shift of [1, 2]) {
        const changed = editedEntry(text, entry, (line) => {
          line[0] = (line[0] + shift) % 3;
        });
        expect(faultOf(changed)).toMatchObject({ entry, line: entry + 1 });
      }
      const nobody = editedEntry(text, entry, (line) => {
        line[0] = 3;
      });
      expect(faultOf(nobody)).toMatchObject({ fault: 'badEntry', entry, detail: 'there is no such seat' });
    }
  });

  it('names the entry whose check is another', () => {
    for (const entry of entries) {
      const changed = editedEntry(text, entry, (line) => {
        line[2] = line[2].startsWith('0') ? `1${line[2].slice(1)}` : `0${line[2].slice(1)}`;
      });
      expect(faultOf(changed)).toMatchObject({ fault: 'badCheck', entry, line: entry + 1 });
    }
  });

  it('names the place of an entry that was removed', () => {
    for (const entry of entries.slice(0, -1)) {
      const changed = edited(text, (lines) => lines.splice(entry, 1));
      expect(faultOf(changed)).toMatchObject({ entry, line: entry + 1 });
    }
    const last = edited(text, (lines) => lines.splice(entries.length, 1));
    expect(faultOf(last)).toMatchObject({ fault: 'badResult', entry: entries.length - 1 });
  });

  it('names the first of two entries that were swapped', () => {
    for (const entry of entries.slice(0, -1)) {
      const changed = edited(text, (lines) => {
        const [a, b] = [lines[entry] ?? '', lines[entry + 1] ?? ''];
        lines.splice(entry, 2, b, a);
      });
      expect(faultOf(changed)).toMatchObject({ entry, line: entry + 1 });
    }
  });

  it('names an entry that was put in: said twice, or made up', () => {
    for (const entry of entries) {
      const twice = edited(text, (lines) => lines.splice(entry, 0, lines[entry] ?? ''));
      expect(faultOf(twice)?.entry).toBe(entry + 1);
      const madeUp = edited(text, (lines) => lines.splice(entry, 0, '[1,["!propose","draw"],"000000"]'));
      expect(faultOf(madeUp)).toMatchObject({ fault: 'badCheck', entry });
    }
  });

  it('names the entry that is not JSON, or JSON of another kind', () => {
    const junk: [string, FileFault['fault']][] = [
      ['[0,["rest"', 'badEntry'],
      ['', 'badEntry'],
      ['[]', 'badEntry'],
      ['[0,["rest"]]', 'badEntry'],
      ['[0,["rest"],123456]', 'badEntry'],
      ['[0,["rest"],"abcdef",-1]', 'badEntry'],
      ['[0,["rest"],"abcdef","soon"]', 'badEntry'],
      ['[0,"rest","abcdef"]', 'badEntry'],
      ['[0,[7],"abcdef"]', 'badEntry'],
      ['[0,["march",1,1.5],"abcdef"]', 'badEntry'],
      ['[0,["march",1,[2]],"abcdef"]', 'badEntry'],
      ['[0.5,["rest"],"abcdef"]', 'badEntry'],
      ['["0",["rest"],"abcdef"]', 'badEntry'],
      ['{"move":1}', 'badEnd'],
      ['null', 'badEnd'],
      ['7', 'badEnd'],
    ];
    for (const [line, fault] of junk) {
      const changed = edited(text, (lines) => lines.splice(5, 1, line));
      expect([line, faultOf(changed)?.fault, faultOf(changed)?.line]).toEqual([line, fault, 6]);
    }
  });

  it('names the entry even if its line is JSON of another kind', () => {
    const changed = edited(text, (lines) => lines.splice(5, 1, '7'));
    expect(faultOf(changed)?.entry).toBe(5);
  });

  it('tells when the result is another', () => {
    const last = text.trimEnd().split('\n').length;
    for (const [from, to] of [
      ['"winners":[1,2]', '"winners":[0]'],
      ['"resigned"', '"points"'],
    ] as const) {
      expect(faultOf(text.replace(from, to))).toMatchObject({ fault: 'badResult', line: last });
    }
    const hash = text.replace(/"hash":"./, (found) => (found.endsWith('0') ? '"hash":"1' : '"hash":"0'));
    expect(faultOf(hash)).toMatchObject({ fault: 'badResult', line: last });
  });

  it('tells when an end was put on a match that goes on', () => {
    const lines = text.trimEnd().split('\n');
    const forged = `${[...lines.slice(0, 10), lines.at(-1)].join('\n')}\n`;
    expect(faultOf(forged)).toMatchObject({ fault: 'badResult', entry: 9 });
  });

  it('tells of lines after the end', () => {
    const lines = text.trimEnd().split('\n');
    for (const more of [lines[3] ?? '', lines.at(-1) ?? '', 'x', '']) {
      expect(faultOf(`${text}${more}\n`)).toMatchObject({ fault: 'afterEnd', line: lines.length + 1 });
    }
  });

  it('tells when the end is malformed', () => {
    const lines = text.trimEnd().split('\n').slice(0, -1);
    for (const end of ['{"end":1}', '{"end":{}}', '{"end":{"hash":"x","result":{"winners":1,"reason":"x"}}}', '{}']) {
      expect(faultOf(`${lines.join('\n')}\n${end}\n`)).toMatchObject({ fault: 'badEnd' });
    }
  });
});

describe('an entry of the table itself that was edited', { timeout: 60_000 }, () => {
  /** A match in which people talk: what they say changes no position. */
  function talk(): string {
    const table = opened({ clock: { perTurn: 60_000, bank: 0 } });
    muster(table);
    must(table.propose(1, { kind: 'draw' }, 1000));
    must(table.answer(2, false, 2000));
    must(table.reseat(2, { kind: 'bot', name: 'Bot', level: 'keen' }, 3000));
    act(table, 0, ['rest'], 4000);
    must(table.resign(0, 5000));
    return textOf(table);
  }

  it.each<[string, number, (line: Line) => void]>([
    ['who proposed', 7, (line) => (line[0] = 0)],
    ['what was proposed', 7, (line) => (line[1] = ['!propose', 'pause'])],
    ['who declined', 8, (line) => (line[0] = 0)],
    ['who took a chair', 9, (line) => (line[1] = ['!reseat', 'person', 'Napoleon', ''])],
    ['which chair', 9, (line) => (line[0] = 1)],
    ['how long somebody thought', 10, (line) => (line[3] = 5)],
    ['who resigned at what time', 11, (line) => (line[3] = 9)],
  ])('is named: %s', (_, entry, change) => {
    expect(faultOf(editedEntry(talk(), entry, change))).toMatchObject({ entry });
  });
});
