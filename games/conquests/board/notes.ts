import type { State, Words } from '@bivouac/kernel';
import type { BriefingLine, GameNotes } from '@bivouac/kit';
import { type ConquestsContent, powers } from '../content/types.ts';
import type { Conquests, ConquestsState } from '../rules/state.ts';
import { totalOf } from '../rules/victory/points.ts';
import { day } from './day.ts';
import { tables } from './tables.ts';
import { words } from './words.ts';

type Notes = GameNotes<Conquests['content'], Conquests['state']>;

/** A turn takes five people about so many minutes. */
const MINUTES = 40;

function briefing(content: ConquestsContent, id: string): readonly BriefingLine[] {
  const scenario = content.scenarios.find((one) => one.id === id);
  if (scenario === undefined) return [];
  const { about, turns, secondAge } = scenario;
  const hours = Math.round((turns * MINUTES) / 60);
  const troops = (power: number) =>
    (content.setUps[power]?.troops ?? []).reduce((sum, { inf, cav, can }) => sum + inf + cav + can, 0);
  const ships = (power: number) => (content.setUps[power]?.ships ?? []).reduce((sum, { frg }) => sum + frg, 0);
  const others = powers.slice(1);
  const total = (count: (power: number) => number) => others.reduce<number>((sum, power) => sum + count(power), 0);
  return [
    { label: words.briefStory, words: about },
    {
      label: words.briefDates,
      words: {
        en: `${turns} turns from 1795 on${secondAge > 0 ? `; the second age begins with turn ${secondAge}` : ''}`,
        fr: `${turns} tours à partir de 1795${secondAge > 0 ? ` ; le second âge commence au tour ${secondAge}` : ''}`,
      },
    },
    {
      label: words.briefForces,
      words: {
        en: `Napoleon ${troops(0)} units and ${ships(0)} frigates; the four of the Coalition ${total(troops)} and ${total(ships)}`,
        fr: `Napoléon ${troops(0)} unités et ${ships(0)} frégates ; les quatre Coalisés ${total(troops)} et ${total(ships)}`,
      },
    },
    {
      label: words.briefWin,
      words: {
        en: 'At once by a row of the table of automatic victories, looked at after the combats of each turn; otherwise by most points after the last turn: secret objective, capitals, lands and seas, alliances, victories, Morale and Society.',
        fr: 'Aussitôt par une ligne du tableau des victoires automatiques, vérifié après les combats de chaque tour ; sinon par le plus de points après le dernier tour : objectif secret, capitales, territoires et mers, alliances, victoires, Moral et Société.',
      },
    },
    { label: words.briefLength, words: { en: `about ${hours} hours`, fr: `environ ${hours} heures` } },
  ];
}

function moment(content: ConquestsContent, { game }: State<ConquestsState>): Words {
  const turns = content.scenarios[game.scenario]?.turns ?? 0;
  const points = powers.map((power) => totalOf({ content, s: game }, power)).join(' : ');
  return { en: `turn ${game.turn} of ${turns}, ${points}`, fr: `tour ${game.turn} sur ${turns}, ${points}` };
}

/** What the game tells of its scenarios and its course. */
export const notes: Notes = {
  briefing,
  moment,
  tables,
  day,
  landmarks: { turn: 'turn', battle: 'battle' },
  sounds: {
    turn: 'drum',
    age: 'drum',
    allied: 'drum',
    marched: 'march',
    sailed: 'march',
    battle: 'guns',
    thrown: 'die',
    drew: 'card',
    played: 'card',
    playedDiplomacy: 'card',
    combatCard: 'card',
  },
  unveils: {
    thrown: words.newsDice,
    drew: words.newsCard,
    drewCard: words.newsCard,
    dealt: words.newsCard,
    reshuffled: words.newsCard,
    handSeen: words.newsShown,
    sawHand: words.newsShown,
    sawObjective: words.newsShown,
    showedCard: words.newsShown,
    swappedCards: words.newsShown,
  },
  isStory: ({ fact }) =>
    [
      'turn',
      'age',
      'battle',
      'captured',
      'allied',
      'forcedAlly',
      'eliminated',
      'victory',
      'revealed',
      'points',
    ].includes(fact),
};
