import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileFault, TableRefusal } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { createWords, kernelTexts, languages, type Text } from '../src/index.ts';

/** Every path through a catalogue at which a sentence stands, with the holes of the sentence. */
function shape(value: Text | object, path = ''): string[] {
  if (typeof value === 'string') {
    const holes = [...value.matchAll(/\{\{(\w+)/g)].map(([, hole]) => String(hole));
    return [`${path}: ${holes.sort().join(' ')}`];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, Text]) => shape(inner, `${path}/${key}`));
}

function keys(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keys(inner, `${path}/${key}`) : [`${path}/${key}`],
  );
}

test('both languages say the same things with the same details', () => {
  expect(keys(kernelTexts.fr)).toEqual(keys(kernelTexts.en));
  expect(shape(kernelTexts.fr)).toEqual(shape(kernelTexts.en));
});

test('no sentence is empty, and none stands in the wrong language', () => {
  for (const language of languages) {
    for (const path of shape(kernelTexts[language])) expect(path).not.toBe('');
  }
  const { kinds: _, generic: __, ...en } = kernelTexts.en;
  const { kinds: ___, generic: ____, ...fr } = kernelTexts.fr;
  const english = JSON.stringify(en);
  for (const section of Object.values(fr)) {
    for (const text of Object.values(section)) expect(english).not.toContain(`:${JSON.stringify(text)}`);
  }
});

const refusals: readonly TableRefusal[] = [
  { ok: false, refused: 'malformed', detail: 'there is no verb "x"' },
  { ok: false, refused: 'unknownSeat' },
  { ok: false, refused: 'finished' },
  { ok: false, refused: 'notYourTurn' },
  { ok: false, refused: 'stale' },
  { ok: false, refused: 'notOffered', clause: 'NAT 13#2', why: null },
  { ok: false, refused: 'notOffered', clause: '', why: null },
  { ok: false, refused: 'notOffered', clause: 'NAT 13#2', why: { reason: 'nations.tooFar', clause: 'NAT 13#1' } },
  { ok: false, refused: 'unknownWindow', detail: 'siesta' },
  { ok: false, refused: 'undoBlocked', by: 'dice' },
  { ok: false, refused: 'paused' },
  { ok: false, refused: 'notPaused' },
  { ok: false, refused: 'alreadyProposed' },
  { ok: false, refused: 'noProposal' },
  { ok: false, refused: 'noSuchEntry' },
  { ok: false, refused: 'timeLeft' },
  { ok: false, refused: 'fault', detail: 'no step' },
];

describe.each(languages)('in %s', (language) => {
  const words = createWords(language);

  test('every refusal has a sentence, filled and closed', () => {
    expect(new Set(refusals.map(({ refused }) => refused))).toEqual(new Set(Object.keys(kernelTexts.en.refusals)));
    for (const refusal of refusals) {
      const said = words.refusal(refusal);
      expect(said).not.toBe(refusal.refused);
      expect(said).not.toMatch(/\{\{|undefined|\[object/);
    }
  });

  test('every fault of a file has a sentence, filled and closed', () => {
    for (const fault of Object.keys(kernelTexts.en.faults) as FileFault['fault'][]) {
      const said = words.fault({ fault, entry: 17, line: 18, detail: 'why' });
      expect(said).toMatch(/^[A-ZÀ-Ý].*\.$/);
      expect(said).not.toMatch(/\{\{|undefined/);
    }
  });

  test('every kernel key in the kernel’s own sources has words', () => {
    const folder = fileURLToPath(new URL('../../kernel/src/', import.meta.url));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const text = sources.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n');
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, key]) => String(key));
    const { facts, prompts, reasons } = kernelTexts[language];
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(found(/fact: [^'\n]*'kernel\.(\w+)'/g)));
    expect(Object.keys(prompts)).toEqual(expect.arrayContaining(found(/prompt: 'kernel\.(\w+)'/g)));
    expect(Object.keys(reasons)).toEqual(expect.arrayContaining(found(/reason: 'kernel\.(\w+)'/g)));
    expect(found(/fact: [^'\n]*'kernel\.(\w+)'/g).length).toBeGreaterThan(5);
  });
});

test('a refusal cites its clause, and the reason goes before the general sentence', () => {
  const words = createWords('en');
  expect(refusals.filter(({ refused }) => refused === 'notOffered').map((refusal) => words.refusal(refusal))).toEqual([
    'That is not allowed now. (NAT 13#2)',
    'That is not allowed now.',
    'Too far (NAT 13#1)',
  ]);
});

test('undo says what stands between', () => {
  expect(createWords('en').refusal({ ok: false, refused: 'undoBlocked', by: 'other' })).toBe(
    'You cannot take this back: another player has acted since.',
  );
  expect(createWords('fr').refusal({ ok: false, refused: 'undoBlocked', by: 'shown' })).toBe(
    'Vous ne pouvez pas reprendre ce coup\u00a0: quelque chose de caché a été montré depuis.',
  );
});

test('a file cut off in its first line names no action', () => {
  const fault = { fault: 'cutOff', line: 1, detail: '' } as const;
  expect(createWords('en').fault({ ...fault, entry: 0 })).toBe('The file is cut off in its first line.');
  expect(createWords('en').fault({ ...fault, entry: 3, line: 4 })).toContain('action 3 (line 4)');
});
