import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { europe } from '../content/index.ts';
import { grammar } from '../rules/verbs.ts';
import { phrases } from '../talk.ts';
import { conquestsText } from '../text/words.ts';

const folder = join(import.meta.dirname, '..', 'rules');
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const written = (pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map(([, key]) => key ?? ''))];

const used = {
  prompts: [...written(/prompt: '(\w+)'/g), 'attackCard', 'defenceCard'],
  facts: [...written(/fact: '(\w+)'/g), ...Object.keys(phrases).map((phrase) => `say/${phrase}`)],
  reasons: written(/reason: '(\w+)'/g),
  verbs: Object.keys(grammar),
} as const;

const sections = ['prompts', 'facts', 'reasons', 'verbs'] as const;

describe.each(['en', 'fr'] as const)('words of conquests in %s', (language) => {
  const text = conquestsText(language, europe);

  test.each(sections)('there are words for all %s that the rules use, and no others', (section) => {
    const known = Object.keys(text[section]).filter(
      (key) => !key.startsWith('kernel.') && key !== 'pledge' && key !== 'pick',
    );
    expect(known.sort()).toEqual([...used[section]].sort());
  });
});
