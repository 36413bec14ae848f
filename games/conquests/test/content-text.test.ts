import { describe, expect, test } from 'vitest';
import { domainIds, type Effect, europe, parts } from '../content/index.ts';
import { readEffect } from '../content/notation.ts';
import { effectText } from '../text/effects.ts';
import { conditionText } from '../text/goals.ts';

const { cards, map, objectives, victory } = europe;
const regions = new Map(map.regions.map(({ id }, i) => [id, i]));

function effect(text: string): Effect {
  const found = readEffect(text, { regions, zonePrices: [2, 3, 3] });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** An effect as typed, in French and in English. */
const says: readonly (readonly [string, string, string])[] = [
  ['money 2', 'Gagnez 2 FG', 'Gain 2 FG'],
  ['morale 1', 'Gagnez 1 point de Moral', 'Gain 1 Morale'],
  ['society 2', 'Gagnez 2 points de Société', 'Gain 2 Society'],
  ['moves 6', 'Gagnez 6 PM', 'Gain 6 PM'],
  ['diplomacy 2', '2 points de diplomatie', '2 diplomacy points'],
  ['draw 2', 'Piochez 2 cartes', 'Draw 2 cards'],
  ['harm england money 3', 'L’Angleterre perd 3 FG', 'England loses 3 FG'],
  ['harm coalition society 1', 'Les Coalisés perdent 1 point de Société', 'The Coalition loses 1 Society'],
  [
    'harm chosen moves 4',
    'Une nation coalisée de votre choix perd 4 PM',
    'A Coalition power of your choice loses 4 PM',
  ],
  ['free 2 inf at hollande', '2 infanteries gratuites en Hollande', '2 free infantry in Holland'],
  ['free 1 can', '1 canon gratuit', '1 free gun'],
  [
    'free 1 inf 2 can at italie',
    '1 infanterie et 2 canons gratuits en Italie',
    '1 free infantry and 2 free guns in Italy',
  ],
  [
    'enrol 3 4 4',
    'Enrôlez dans la capitale jusqu’à 1 infanterie (3 FG), 1 cavalerie (4 FG) et 1 canon (4 FG)',
    'Enrol up to 1 infantry (3 FG), 1 cavalry (4 FG) and 1 gun (4 FG) in the capital',
  ],
  ['lose napoleon 2 any at russie', 'Napoléon perd 2 unités en Russie', 'Napoleon loses 2 units in Russia'],
  ['guard 2 inf', '2 infanteries deviennent grognards', '2 infantry become Guard'],
  ['combatGuard 1 cav', 'Combat : 1 cavalerie passe à la Garde', 'Combat: 1 cavalry becomes Guard'],
  ['lookHand', 'Regardez la main de Napoléon', 'Look at Napoleon’s hand'],
  ['lookObjective', 'Regardez l’objectif secret d’un Coalisé', 'Look at the secret objective of a Coalition power'],
  ['swap 1', 'Échangez 1 carte avec un Coalisé consentant', 'Swap 1 card with a willing Coalition power'],
  ['discard england 1', 'L’Angleterre défausse 1 carte de son choix', 'England discards 1 card of her choice'],
  [
    'rule strangersAtSea 0 for self',
    'Ce tour-ci chaque frégate étrangère en mer ne vous coûte rien',
    'This turn each stranger’s frigate at sea costs you nothing',
  ],
  [
    'rule navalSupport 0 for russia',
    'Ce tour-ci les frégates de la Russie ne soutiennent aucun combat terrestre',
    'This turn Russian frigates support no land combat',
  ],
  [
    'force 2 land defence at autriche against napoleon with cav',
    'Combat terrestre en Autriche contre Napoléon, en défense, avec une cavalerie à vous : +2 PF',
    'Land combat in Austria against Napoleon, defending, with cavalry of your own: +2 force',
  ],
  ['combatMoves 4', 'Combat : 4 PM', 'Combat: 4 PM'],
  ['division 9', 'Division si votre Moral dépasse 9', 'Division if your Morale is above 9'],
  [
    'slipAway',
    'En défense : retraite avant le combat, en payant les PM',
    'Defending: retreat before the combat and pay the PM',
  ],
  [
    'repel at portugal',
    'En défense au Portugal, sauf dans une capitale : l’attaquant se retire sans combattre',
    'Defending in Portugal, except in a capital: the attacker falls back without a fight',
  ],
  [
    'lose russia 1 inf or harm russia moves 4',
    'La Russie perd 1 infanterie, ou perd 4 PM',
    'Russia loses 1 infantry, or loses 4 PM',
  ],
  ['pay 1 pm: moves 4', 'Payez 1 PM : gagnez 4 PM', 'Pay 1 PM: gain 4 PM'],
  [
    'only prussia: moves 4 else pay 1 fg: moves 4',
    'Gagnez 4 PM ; les nations autres que la Prusse paient d’abord 1 FG',
    'Gain 4 PM; powers other than Prussia first pay 1 FG',
  ],
  [
    'only russia austria: money 3 else money 1',
    'Russie ou Autriche seulement : gagnez 3 FG ; sinon gagnez 1 FG',
    'Russia or Austria only: gain 3 FG; otherwise gain 1 FG',
  ],
  [
    'only holding italie: money 3',
    'Si vous contrôlez une place en Italie : gagnez 3 FG',
    'If you control a place in Italy: gain 3 FG',
  ],
];

describe('effects in words', () => {
  test.each(says)('%s', (typed, fr, en) => {
    expect(effectText(effect(typed), map.regions)).toEqual({ fr, en });
  });

  test('every kind of the vocabulary is among these', () => {
    const shown = new Set(says.flatMap(([typed]) => [effect(typed), ...parts(effect(typed))]).map(({ kind }) => kind));
    const used = new Set(
      cards
        .flatMap(({ tabs }) => tabs)
        .flatMap((tab) => [tab.effect, ...parts(tab.effect)])
        .map(({ kind }) => kind),
    );
    expect([...used].filter((kind) => !shown.has(kind))).toEqual([]);
  });

  test('no French text has an open vowel, a double space or “de le”; none of either language breaks off', () => {
    const texts = [
      ...cards.flatMap(({ tabs }) => tabs.map((tab) => effectText(tab.effect, map.regions))),
      ...objectives.flatMap(({ main, secondary }) =>
        [main, secondary].map((goal) => conditionText(goal.campaign, map)),
      ),
      ...objectives.flatMap(({ main }) => (main.short ? [conditionText(main.short, map)] : [])),
      ...victory.map(({ condition }) => conditionText(condition, map)),
    ];
    const bad = /(?<!\p{L})(?:(?:de|le|la|que|ne) [aeiouyéèêAEIOUYÉÈ]|(?:de|à) les? )| {2}|undefined|NaN| $/u;
    expect(texts.filter(({ fr }) => bad.test(fr)).map(({ fr }) => fr)).toEqual([]);
    expect(texts.filter(({ en }) => / {2}|undefined|NaN| $|\ba [aeiou]/.test(en)).map(({ en }) => en)).toEqual([]);
  });
});

describe('goals in words', () => {
  const row = (id: string) => {
    const found = victory.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return conditionText(found.condition, map);
  };

  test('[13.2.1] the French row of the short game', () => {
    expect(row('short-france')).toEqual({
      fr: 'Napoléon contrôle toute la France (hors Corse) ; la Société de Napoléon est d’au moins 7 ; le Moral de Napoléon est d’au moins 10',
      en: 'Napoleon controls all of France (without Corsica); Napoleon’s Society is at least 7; Napoleon’s Morale is at least 10',
    });
  });

  test('a choice says what belongs together', () => {
    const army = objectives.find(({ id }) => id === 'O12')?.secondary.campaign;
    expect(army && conditionText(army, map).en).toBe(
      'You have at least 3 corps formed, or you have at least 2 corps formed and you have at least 3 frigates',
    );
  });

  test('none of the neutral capitals', () => {
    const spared = objectives.find(({ id }) => id === 'O05')?.secondary.campaign;
    expect(spared && conditionText(spared, map)).toEqual({
      fr: 'Napoléon ne contrôle aucune des capitales neutres ; vous n’êtes pas l’allié forcé de Napoléon',
      en: 'Napoleon controls none of the neutral capitals; you are not Napoleon’s forced ally',
    });
  });
});

describe('the cards', () => {
  test('each domain is on about 142 of the 237, and the decks are worth the same in both ages', () => {
    const on = domainIds.map(
      (_, domain) => cards.filter(({ tabs }) => tabs.some((tab) => tab.domain === domain)).length,
    );
    expect(on.every((n) => Math.abs(n - 142) <= 4)).toBe(true);
    const mean = (age: 1 | 2, deck: 0 | 1) => {
      const pile = cards.filter((card) => card.age === age && card.deck === deck);
      return pile.reduce((sum, { tabs }) => sum + tabs.reduce((n, { price }) => n + price, 0), 0) / pile.length;
    };
    expect(Math.abs(mean(1, 0) - mean(2, 0))).toBeLessThan(0.1);
    expect(Math.abs(mean(1, 1) - mean(2, 1))).toBeLessThan(0.1);
  });

  test('[17.2.3] one looks at an objective, four at Napoleon’s hand, four swap; [17.2.4] guards as many as in the box', () => {
    const all = cards.flatMap(({ tabs }) => tabs.flatMap(({ effect: one }) => parts(one)));
    const many = (kind: Effect['kind']) => all.filter((one) => one.kind === kind).length;
    expect([many('lookObjective'), many('lookHand'), many('swap')]).toEqual([1, 4, 4]);
    const guards = all.flatMap((one) => (one.kind === 'guard' || one.kind === 'combatGuard' ? [one] : []));
    expect([guards.reduce((n, { inf }) => n + inf, 0), guards.reduce((n, { cav }) => n + cav, 0)]).toEqual([5, 1]);
  });

  test('every card has its line of history in both languages, and no two have the same title', () => {
    expect(cards.filter(({ story }) => !story.fr.endsWith('.') && !/[»”]$/.test(story.fr))).toEqual([]);
    expect(cards.filter(({ story }) => story.en.length < 30 || story.fr.length < 30)).toEqual([]);
    expect(new Set(cards.map(({ title }) => title.fr)).size).toBe(cards.length);
  });
});
