import { describe, expect, it } from 'vitest';
import { allBut, clauseId, type Logged, NOBODY, only, PUBLIC, readLog } from '../src/index.ts';
import { tiny } from '../testing/index.ts';

const log: Logged[] = [
  { at: 0, fact: { fact: 'began' } },
  { at: 1, fact: { fact: 'drew', card: 7, to: only(0) } },
  { at: 1, fact: { fact: 'drew', to: allBut(0) } },
  { at: 2, fact: { fact: 'shared', to: only(0, 2) } },
  { at: 3, fact: { fact: 'lost', to: NOBODY } },
  { at: 3, fact: { fact: 'ended', clause: 'T 7#1' } },
];

const read = (viewer: number, since?: number) => readLog(log, viewer, since).map(({ fact }) => fact);

describe('the log', () => {
  it('gives each seat, and the public, what it may know, in order', () => {
    expect(read(0).map(({ fact }) => fact)).toEqual(['began', 'drew', 'shared', 'ended']);
    expect(read(1).map(({ fact }) => fact)).toEqual(['began', 'drew', 'ended']);
    expect(read(2).map(({ fact }) => fact)).toEqual(['began', 'drew', 'shared', 'ended']);
    expect(read(PUBLIC).map(({ fact }) => fact)).toEqual(['began', 'drew', 'ended']);
    expect(read(0)[1]).toEqual({ fact: 'drew', card: 7 });
    expect(read(1)[1]).toEqual({ fact: 'drew' });
  });

  it('does not tell who else knows', () => {
    for (const viewer of [0, 1, 2, PUBLIC]) {
      expect(read(viewer).some((fact) => 'to' in fact)).toBe(false);
    }
    expect(log[1]?.fact.to).toBe(only(0));
  });

  it('can be read from an entry on', () => {
    expect(read(0, 2).map(({ fact }) => fact)).toEqual(['shared', 'ended']);
    expect(readLog(log, 0, 3).map(({ at }) => at)).toEqual([3]);
    expect(read(0, 4)).toEqual([]);
  });
});

it('clauses are numbered from one', () => {
  const [paragraph] = tiny.paragraphs;
  expect(paragraph === undefined ? '' : clauseId(paragraph, 2)).toBe('TINY 1#2');
});
