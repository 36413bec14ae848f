import { describe, expect, it } from 'vitest';
import { commitment } from '../../src/index.ts';
import { loadMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { act, muster, opened, textOf } from './help.ts';

function text(): string {
  const table = opened();
  muster(table);
  act(table, 0, ['rest']);
  return textOf(table);
}

/** The file with another first line. */
function withHead(change: (head: Record<string, unknown>) => void): string {
  const [first = '', ...rest] = text().split('\n');
  const head = JSON.parse(first) as Record<string, unknown>;
  change(head);
  return [JSON.stringify(head), ...rest].join('\n');
}

describe('a file that is no match', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a line end', '\n', 'empty'],
    ['blanks', '   \n', 'empty'],
    ['a letter', 'Sire, the battle is lost.\nNey\n', 'foreign'],
    ['a list', '[1,2,3]\n', 'foreign'],
    ['null', 'null\n', 'foreign'],
    ['a number', '1\n', 'foreign'],
    ['other JSON', '{"name":"bivouac","version":"1"}\n', 'foreign'],
    ['JSON of a near name', '{"bivouac":"1"}\n', 'foreign'],
    ['JSON over several lines', '{\n  "bivouac": 1\n}\n', 'foreign'],
    ['a chess game', '[Event "Leipzig"]\n[White "N"]\n\n1. e4 e5 *\n', 'foreign'],
    ['an XML file', '<?xml version="1.0"?>\n<match/>\n', 'foreign'],
    ['junk', Buffer.from([0, 255, 254, 10, 13, 7, 0, 128, 10]).toString('latin1'), 'foreign'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'foreign'],
    ['one word without a line end', 'bivouac', 'cutOff'],
  ])('says so: %s', (_, content, fault) => {
    expect(loadMatch(tiny, content)).toMatchObject({ fault, entry: 0, line: 1, detail: expect.stringMatching(/./) });
  });

  it('says so: a nest of brackets', () => {
    expect(loadMatch(tiny, `${'['.repeat(200_000)}\n`)).toMatchObject({ fault: 'foreign' });
    const nest = text().replace('"options":{}', `"options":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`);
    expect(() => loadMatch(tiny, nest)).not.toThrow();
  });
});

describe('a match of another kind', () => {
  it('in a newer format says which', () => {
    const found = loadMatch(
      tiny,
      withHead((head) => (head['bivouac'] = 3)),
    );
    expect(found).toMatchObject({ fault: 'newerFormat', detail: 'format 3, this program reads 2' });
  });

  it.each([0, -1, 0.5, 1e-9])('in a format that never was (%d) is foreign', (format) => {
    expect(
      loadMatch(
        tiny,
        withHead((head) => (head['bivouac'] = format)),
      ),
    ).toHaveProperty('fault');
  });

  it('of another game says which', () => {
    const found = loadMatch(
      tiny,
      withHead((head) => (head['game'] = 'chess')),
    );
    expect(found).toMatchObject({ fault: 'otherGame', detail: 'a match of chess, not of tiny' });
  });

  it('of another edition says so instead of misplaying', () => {
    const found = loadMatch(
      tiny,
      withHead((head) => (head['edition'] = '0.9')),
    );
    expect(found).toMatchObject({ fault: 'otherEdition', detail: 'edition 0.9; this program plays edition 1' });
    expect(loadMatch({ ...tiny, edition: '2' }, text())).toMatchObject({ fault: 'otherEdition' });
  });

  it('with other content says so', () => {
    const content = { deck: [0, 0, 0, 1, 1, 1, 1, 2, 2, 1] };
    expect(loadMatch({ ...tiny, content }, text())).toMatchObject({ fault: 'otherContent' });
    expect(
      loadMatch(
        tiny,
        withHead((head) => (head['content'] = 'abc')),
      ),
    ).toMatchObject({ fault: 'otherContent' });
  });

  it('with another seed says that it is not the promised one', () => {
    const found = loadMatch(
      tiny,
      withHead((head) => (head['seed'] = 'lipsk')),
    );
    expect(found).toMatchObject({ fault: 'badSeed', entry: 0, line: 1 });
  });

  it('with another seed and its own promise is found out by the first entry', () => {
    const forged = withHead((head) => {
      head['seed'] = 'lipsk';
      head['commitment'] = commitment('lipsk');
    });
    expect(loadMatch(tiny, forged)).toMatchObject({ fault: 'badCheck', entry: 1 });
  });

  it('with another nonce is found out by the first entry', () => {
    const forged = withHead((head) => (head['nonces'] = ['nonce 0', 'nonce 1', 'mine']));
    expect(loadMatch(tiny, forged)).toMatchObject({ fault: 'badCheck', entry: 1 });
  });

  it('without its seed says that it runs elsewhere', () => {
    expect(
      loadMatch(
        tiny,
        withHead((head) => delete head['seed']),
      ),
    ).toMatchObject({ fault: 'noSeed' });
  });

  it('with a scenario or seats that cannot be says why', () => {
    const scenario = loadMatch(
      tiny,
      withHead((head) => (head['scenario'] = 'square')),
    );
    expect(scenario).toMatchObject({ fault: 'badSetup', detail: expect.stringContaining('square') });
    const seats = withHead((head) => (head['seats'] = [{ name: 'A', kind: 'person', powers: [0, 1] }]));
    // Its entries are of seats that are not there: whichever is said first, it is no exception.
    expect(loadMatch(tiny, seats)).toHaveProperty('fault');
  });

  it.each(['game', 'edition', 'content', 'scenario', 'commitment', 'options', 'seats', 'nonces'])(
    'without "%s" in its charter says so',
    (key) => {
      const found = loadMatch(
        tiny,
        withHead((head) => delete head[key]),
      );
      expect(found).toMatchObject({
        fault: 'badCharter',
        entry: 0,
        line: 1,
        detail: expect.stringContaining(`"${key}"`),
      });
    },
  );

  it.each<[string, unknown]>([
    ['seed', 7],
    ['options', []],
    ['seats', 'two'],
    ['seats', [{ name: 'A' }]],
    ['seats', [{ name: 'A', kind: 'ghost', powers: [0] }]],
    ['seats', [{ name: 'A', kind: 'bot', powers: ['0'] }]],
    ['nonces', [1, 2, 3]],
    ['clock', 5],
    ['clock', { perTurn: -1, bank: 0 }],
    ['clock', { perTurn: 'long', bank: 0 }],
    ['game', null],
  ])('with a bad "%s" in its charter says so: %j', (key, value) => {
    const found = loadMatch(
      tiny,
      withHead((head) => (head[key] = value)),
    );
    expect(found).toMatchObject({ fault: 'badCharter', detail: expect.stringContaining(`"${key}"`) });
  });

  it.each<[string, (head: Record<string, unknown>) => void]>([
    ['the name of a seat', (head) => (((head['seats'] as { name: string }[])[0] as { name: string }).name = 'Grouchy')],
    ['the clock', (head) => (head['clock'] = { perTurn: 1e9, bank: 0 })],
    ['an option', (head) => (head['options'] = { handicap: true })],
    ['a level', (head) => (((head['seats'] as { level?: string }[])[0] as { level?: string }).level = 'keen')],
  ])('with an edited charter is found out: %s', (_, change) => {
    expect(loadMatch(tiny, withHead(change))).toHaveProperty('fault');
  });
});
