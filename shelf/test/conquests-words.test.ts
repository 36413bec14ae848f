import { conquestsGame, conquestsText, europe } from '@bivouac/conquests';
import { createWords } from '@bivouac/words';
import { describe, expect, test } from 'vitest';

describe.each(['en', 'fr'] as const)('conquests in %s', (language) => {
  const speech = createWords(language, { game: conquestsGame(europe), text: conquestsText(language, europe) });

  test('what is offered and told is said with names, not with numbers', () => {
    const land = europe.map.lands.findIndex(({ id }) => id === 'vienne');
    const vienna = europe.map.lands[land]?.name[language] ?? '?';
    expect(speech.offer(['march', land])).toContain(vienna);
    expect(speech.fact({ fact: 'marched', power: 1, from: land, land, cost: 2 })).toContain(vienna);
    expect(speech.offer(['enrol', 3])).toMatch(/frigate|frégate/);
    expect(speech.offer(['sailWith', 10])).toMatch(/Austrian frigate 1|frégate autrichienne 1/i);
    expect(speech.offer(['pledge', 0, 2])).toMatch(/ 2 FG$/);
    expect(speech.offer(['pledge', 1, 1])).toContain(europe.cards[0]?.title[language] ?? '?');
  });

  test('a battle at sea is told by its sea', () => {
    const told = speech.fact({ fact: 'battle', sea: 0, power: 0, attackers: [0], defenders: [2] });
    expect(told).toContain(europe.map.seas[0]?.name[language] ?? '?');
  });
});
