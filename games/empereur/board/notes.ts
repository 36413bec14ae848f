import { openFrames, type State, varsIn, type Words } from '@bivouac/kernel';
import type { BriefingLine, GameNotes, SetupBundle } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { seatingsOf } from '../rules/command/people.ts';
import { march } from '../rules/movement/march.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { briefingOf, hour, TURN_MINUTES } from '../text/briefing.ts';
import { day } from './day.ts';
import { options } from './option-notes.ts';
import { tables } from './tables.ts';
import { words } from './words.ts';

type Notes = GameNotes<Empereur['content'], Empereur['state']>;

function briefing(content: EmpereurContent, id: string): readonly BriefingLine[] {
  const scenario = content.scenarios.find((one) => one.id === id);
  if (scenario === undefined) return [];
  const both: Words = { en: briefingOf(content, scenario, 'en'), fr: briefingOf(content, scenario, 'fr') };
  const people = seatingsOf(content, content.scenarios.indexOf(scenario)).length > 1;
  const letters = people ? [{ label: words.byLetters, words: words.byLettersNote }] : [];
  return [{ label: words.briefScenario, words: both }, ...letters];
}

/** What goes well together in a great battle: the whole cavalry and artillery, routs, and chiefs who must be near. */
const FULL = ['gunLosses=1', 'walls', 'stragglers', 'wounds', 'cavalry', 'guns', 'rout', 'command=2'];
/** As many turns as a battle has that is worth them. */
const LONG = 12;

function recommended(content: EmpereurContent, id: string): readonly SetupBundle[] {
  const scenario = content.scenarios.find((one) => one.id === id);
  if (scenario === undefined || scenario.turns < LONG) return [];
  return [
    { words: words.recommended, options: FULL },
    { words: words.recommendedEve, options: [...FULL, 'deployment=1'] },
  ];
}

function moment(content: EmpereurContent, { game }: State<EmpereurState>): Words {
  const minutes = (content.scenarios[game.scenario]?.clock ?? 0) + (game.turn - 1) * TURN_MINUTES;
  const points = pointsOf(content, game).join(' : ');
  return { en: `${hour(minutes, 'en')}, ${points}`, fr: `${hour(minutes, 'fr')}, ${points}` };
}

/** What the game tells of its scenarios and its course. */
export const notes: Notes = {
  briefing,
  options: () => options,
  recommended,
  moment,
  endsItself: ({ stack }) => varsIn(openFrames(stack).at(-1), march) !== null,
  tables,
  day,
  landmarks: { turn: 'turn', shock: 'battle' },
  sounds: {
    turn: 'drum',
    marched: 'march',
    charged: 'march',
    arrived: 'march',
    fired: 'guns',
    shock: 'guns',
    tested: 'die',
    rallied: 'drum',
  },
  unveils: {
    fired: words.newsDice,
    shock: words.newsDice,
    tested: words.newsDice,
    spared: words.newsDice,
    fell: words.newsDice,
    lossIgnored: words.newsDice,
    threshold: words.newsDice,
    halted: words.newsSeen,
    muddled: words.newsSeen,
  },
  isStory: ({ fact }) => ['turn', 'shock', 'eliminated', 'killed', 'fell', 'mood', 'charged'].includes(fact),
};
