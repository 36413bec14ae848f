import type { State, Words } from '@bivouac/kernel';
import type { BriefingLine, GameNotes, SetupOption } from '@bivouac/kit';
import type { GloireContent } from '../content/types.ts';
import type { Gloire, GloireState } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import { askedAbout } from './asked.ts';
import { day } from './day.ts';
import { words } from './words.ts';

type Notes = GameNotes<Gloire['content'], Gloire['state']>;

const scenarioNamed = ({ scenarios }: GloireContent, id: string) => scenarios.find((one) => one.id === id);

/** A sentence in both languages, with what each puts into it. */
const both = (make: (language: keyof Words) => string): Words => ({ en: make('en'), fr: make('fr') });

/** A turn takes two people about so many minutes. */
const MINUTES = 12;
const HOUR = 60;

function length(turns: number): Words {
  const minutes = turns * MINUTES;
  const hours = Math.round((2 * minutes) / HOUR) / 2;
  if (minutes < HOUR) return { en: `about ${minutes} minutes`, fr: `environ ${minutes} minutes` };
  const plural = (word: string, more: string) => (hours < 2 ? word : more);
  const french = String(hours).replace('.', ',');
  return {
    en: `about ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    fr: `environ ${french} ${plural('heure', 'heures')}`,
  };
}

function briefing(content: GloireContent, id: string): readonly BriefingLine[] {
  const scenario = scenarioNamed(content, id);
  if (scenario === undefined) return [];
  const { firstTurn, lastTurn, summary, forces, places, arrivals } = scenario;
  const name = (turn: number, language: keyof Words) => content.calendar[turn]?.name[language] ?? '';
  const turns = lastTurn - firstTurn + 1;
  const strength = (side: number) =>
    forces.reduce((sum, { unit, points }) => sum + (content.units[unit]?.side === side ? points : 0), 0);
  const coming = (side: number) => arrivals.filter((one) => one.side === side && one.forces.length > 0).length;
  const dear = (language: keyof Words) =>
    places
      .toSorted((one, two) => Math.max(...two.points) - Math.max(...one.points))
      .slice(0, 5)
      .map(({ town, points }) => `${content.map.towns[town]?.name[language] ?? ''} (${points[0]}/${points[1]})`)
      .join(', ');
  return [
    { label: words.briefStory, words: summary },
    {
      label: words.briefDates,
      words: both((language) => {
        const span = `${name(firstTurn, language)} – ${name(lastTurn, language)}`;
        return language === 'fr' ? `${span}, ${turns} tours` : `${span}, ${turns} turns`;
      }),
    },
    {
      label: words.briefForces,
      words: {
        en: `French ${strength(0)} points, Coalition ${strength(1)}; reinforcements: ${coming(0)} and ${coming(1)}`,
        fr: `Français ${strength(0)} points, Coalition ${strength(1)} ; renforts : ${coming(0)} et ${coming(1)}`,
      },
    },
    {
      label: words.briefWin,
      words: {
        en: `Points for towns held at the end (French/Coalition): ${dear('en')}; also for battles won, leaders taken and fewer losses.`,
        fr: `Points pour les villes tenues à la fin (Français/Coalition) : ${dear('fr')} ; aussi pour les batailles gagnées, les chefs pris et des pertes moindres.`,
      },
    },
    { label: words.briefLength, words: length(turns) },
  ];
}

const optionWords = { O1: words.optionO1, O2: words.optionO2, O3: words.optionO3 } as const;
const optionNames = { O1: 'option="O1"', O2: 'option="O2"', O3: 'O3' } as const;

/** GLO 1813.C.options: which of them a scenario has. */
const options = (content: GloireContent, id: string): readonly SetupOption[] =>
  (scenarioNamed(content, id)?.options ?? []).map((rule) => ({ option: optionNames[rule], words: optionWords[rule] }));

function moment(content: GloireContent, { game }: State<GloireState>): Words {
  const points = [0, 1].map((side) => victoryPoints({ content, s: game }, side)).join(' : ');
  return both((language) => `${content.calendar[game.turn]?.name[language] ?? ''}, ${points}`);
}

/** What the game tells of its scenarios and its course. */
export const notes: Notes = {
  briefing,
  options,
  moment,
  day,
  askedOnce: ({ game: { turn, active, phase } }, window) =>
    window.startsWith('cards.') ? `${turn} ${active} ${phase}` : null,
  askedAbout,
  landmarks: { turn: 'turn', battle: 'battle' },
  sounds: {
    turn: 'drum',
    playerTurn: 'drum',
    marched: 'march',
    setOut: 'march',
    fire: 'guns',
    guns: 'guns',
    drewCard: 'card',
    event: 'card',
    weather: 'die',
    command: 'die',
    siegeDie: 'die',
  },
  unveils: {
    weather: words.newsDice,
    command: words.newsDice,
    firstDice: words.newsDice,
    fire: words.newsDice,
    guns: words.newsDice,
    morale: words.newsDice,
    pursuit: words.newsDice,
    siegeDie: words.newsDice,
    interception: words.newsDice,
    toGuns: words.newsDice,
    overrun: words.newsDice,
    straggled: words.newsDice,
    recovered: words.newsDice,
    arrivalDie: words.newsDice,
    blown: words.newsDice,
    drewCard: words.newsCard,
    putAway: words.newsAway,
    event: words.newsAway,
    scouted: words.newsShown,
    contact: words.newsShown,
    spied: words.newsShown,
    unmasked: words.newsShown,
  },
  isStory: ({ fact }) => ['turn', 'battle', 'beaten', 'drawn', 'fallen', 'captured', 'score'].includes(fact),
};
