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

  test('powers are told with their article, pledges as what they are, and a garrison is named', () => {
    const austria = { en: 'Austria', fr: 'L’Autriche' }[language];
    expect(speech.fact({ fact: 'paid', power: 1, francs: 3 })).toBe(
      { en: 'Austria pays 3 FG.', fr: 'L’Autriche paie 3 FG.' }[language],
    );
    expect(speech.fact({ fact: 'morale', power: 3, level: 5, by: 1 })).toBe(
      { en: 'Morale of Russia rises to 5.', fr: 'Le Moral de la Russie monte à 5.' }[language],
    );
    expect(speech.fact({ fact: 'kernel.pledged', power: 1, resource: 0, number: 2 })).toMatch(
      new RegExp(`^${austria} (pledges|promet) 2 FG\\.$`),
    );
    const title = europe.cards[0]?.title[language] ?? '?';
    expect(speech.fact({ fact: 'kernel.pledged', power: 1, resource: 1, number: 1 })).toContain(` ${title}`);
    expect(speech.fact({ fact: 'kernel.pledged', power: 1, resource: 1, number: 1 })).not.toMatch(/1 (of|de) /);
    expect(speech.prompt({ prompt: 'alliance', about: { power: 4, francs: 3, points: 1 } })).toMatch(
      /^(Prussia|La Prusse) propose/,
    );
    const rome = europe.map.lands.findIndex(({ id }) => id === 'rome');
    const told = speech.fact({ fact: 'battle', land: rome, power: 0, attackers: [0], defenders: [] });
    expect(told).toMatch(/(against the|contre la) garrison|garnison/);
    expect(told).not.toMatch(/(against|contre) ?\./);
  });

  test('a battle at sea is told by its sea', () => {
    const told = speech.fact({ fact: 'battle', sea: 0, power: 0, attackers: [0], defenders: [2] });
    expect(told).toContain(speech.name('sea', 0));
  });
});
