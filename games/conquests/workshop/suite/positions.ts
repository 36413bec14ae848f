import type { Setting } from './setting.ts';

/** A position of the suite in words; actions as `verb land`, `verb nation` or a verb alone. */
export interface SuiteFile {
  readonly id: string;
  readonly theme: string;
  readonly why: string;
  readonly seat: string;
  readonly position: Setting;
  /** What others have done before: nation, then the action. */
  readonly moves: readonly string[];
  readonly good: readonly (readonly string[])[];
  readonly bad: readonly (readonly string[])[];
}

const HOME: { readonly [nation: string]: string } = {
  N: 'paris',
  A: 'vienne',
  E: 'londres',
  R: 'moscou',
  P: 'berlin',
};

/** Every nation at home, so that nobody is out of the game; other lands as they are named. */
function atHome(lands: { readonly [land: string]: string }, but = ''): { readonly [land: string]: string } {
  const homes: { [land: string]: string } = {};
  for (const [nation, land] of Object.entries(HOME)) if (!but.includes(nation)) homes[land] = `${nation}:III`;
  return { ...homes, ...lands };
}

/** The last movement of the game, with a capital that nobody can hold against the army beside it. */
const prizes: readonly (readonly [nation: string, from: string, to: string])[] = [
  ['N', 'vieille-castille', 'madrid'],
  ['N', 'toscane', 'rome'],
  ['E', 'portugal', 'madrid'],
  ['E', 'naples', 'rome'],
  ['E', 'gotaland', 'stockholm'],
  ['A', 'lombardie', 'rome'],
  ['A', 'bulgarie', 'istanbul'],
  ['R', 'bulgarie', 'istanbul'],
  ['R', 'botnie', 'stockholm'],
  ['P', 'norvege', 'stockholm'],
];
const taking: readonly SuiteFile[] = prizes.map(([nation, from, to]) => ({
  id: `take ${to} (${nation} from ${from})`,
  theme: 'take',
  why: `The last movement: the garrison of ${to} stands alone beside an army, and the capital is worth six points.`,
  seat: nation,
  position: { lands: atHome({ [from]: `${nation}:IICG` }), asks: nation, question: 'move', turn: 3 },
  moves: [],
  good: [[`from ${from}`]],
  bad: [],
}));

/** Somebody has left his capital: whoever stands beside it walks in. */
const doors: readonly (readonly [nation: string, from: string, whose: string])[] = [
  ['N', 'baviere', 'A'],
  ['N', 'hanovre', 'P'],
  ['A', 'saxe', 'P'],
  ['R', 'posnanie', 'P'],
  ['P', 'boheme', 'A'],
  ['A', 'lyonnais', 'N'],
  ['P', 'nord', 'N'],
];
const ELSEWHERE: { readonly [nation: string]: string } = { N: 'corse', A: 'illyrie', P: 'prusse-orientale' };
const entering: readonly SuiteFile[] = doors.map(([nation, from, whose]) => ({
  id: `enter ${HOME[whose] ?? ''} (${nation})`,
  theme: 'take',
  why: 'A main capital stands open, and the game ends after this movement: eleven points for a march.',
  seat: nation,
  position: {
    lands: atHome({ [from]: `${nation}:II`, [ELSEWHERE[whose] ?? '']: `${whose}:II` }, whose),
    asks: nation,
    question: 'move',
    turn: 3,
  },
  moves: [],
  good: [[`from ${from}`]],
  bad: [],
}));

/** An enemy army stands beside the capital and moves next: its garrison stays. */
const posts: readonly (readonly [nation: string, enemy: string, from: string])[] = [
  ['A', 'N', 'baviere'],
  ['P', 'N', 'westphalie'],
  ['P', 'R', 'posnanie'],
  ['R', 'P', 'smolensk'],
  ['A', 'P', 'boheme'],
  ['N', 'P', 'nord'],
];
const holding: readonly SuiteFile[] = posts.map(([nation, enemy, from]) => ({
  id: `hold ${HOME[nation] ?? ''} (${nation} against ${enemy})`,
  theme: 'hold',
  why: 'The enemy beside the capital has still to move; whoever marches its garrison away gives eleven points away.',
  seat: nation,
  position: {
    lands: atHome({ [HOME[nation] ?? '']: `${nation}:II`, [from]: `${enemy}:IICG` }),
    asks: nation,
    question: 'move',
    turn: 3,
  },
  moves: [],
  good: [],
  bad: [[`from ${HOME[nation] ?? ''}`, 'takeAll']],
}));

/** A handful of men beside a fortress that no die can take. */
const walls: readonly (readonly [nation: string, from: string, whose: string])[] = [
  ['N', 'baviere', 'A'],
  ['N', 'hanovre', 'P'],
  ['A', 'saxe', 'P'],
  ['R', 'posnanie', 'P'],
  ['P', 'nord', 'N'],
];
const refraining: readonly SuiteFile[] = walls.map(([nation, from, whose]) => ({
  id: `spare the walls of ${HOME[whose] ?? ''} (${nation})`,
  theme: 'odds',
  why: 'A single battalion against a garrison of three behind walls of five is lost whatever the die says.',
  seat: nation,
  position: { lands: atHome({ [from]: `${nation}:I` }), asks: nation, question: 'move', turn: 3 },
  moves: [],
  good: [],
  bad: [[`from ${from}`, 'take 0', `march ${HOME[whose] ?? ''}`]],
}));

const beside = (one: string, other: string) =>
  atHome({
    saxe: `${one}:II`,
    silesie: `${other}:II`,
    [HOME[one] ?? '']: `${one}:I`,
    [HOME[other] ?? '']: `${other}:I`,
  });
const pairs = ['AR', 'AP', 'RP', 'PA', 'RA'] as const;

/** CON 9.3, 13.2.3: a neighbour who can pay would gain as well: three points for the asking. */
const declaring: readonly SuiteFile[] = pairs.map((pair) => {
  const [by = '', other = ''] = pair.split('');
  return {
    id: `declare (${by} to ${other})`,
    theme: 'diplomacy',
    why: 'A neighbour with money and a card gains by an alliance as well; who begins it has three points for it.',
    seat: by,
    position: {
      lands: beside(by, other),
      asks: by,
      question: 'diplomacy',
      turn: 2,
      cards: { [by]: 2, [other]: 2, N: 1 },
    },
    moves: [],
    good: [['declare']],
    bad: [],
  };
});

/** The same alliance, seen by who is asked. */
const joining: readonly SuiteFile[] = pairs.map((pair) => {
  const [by = '', other = ''] = pair.split('');
  return {
    id: `join (${other} with ${by})`,
    theme: 'diplomacy',
    why: 'Napoleon is ahead of both, the partner is not: an alliance costs three francs and a card, and is worth it.',
    seat: other,
    position: {
      lands: { ...beside(by, other), madrid: 'N:I', rome: 'N:I' },
      asks: by,
      question: 'diplomacy',
      turn: 2,
      cards: { [by]: 2, [other]: 2 },
      held: { madrid: 'N', rome: 'N' },
    },
    moves: [`${by} declare`, `${by} pick ${other}`, `${by} done`, `${by} contribute`],
    good: [['contribute'], ['stand']],
    bad: [],
  };
});

/** The leader asks in the last turn: his three points would decide the game. */
const refusing: readonly SuiteFile[] = pairs.slice(0, 4).map((pair) => {
  const [by = '', other = ''] = pair.split('');
  return {
    id: `refuse the leader (${other} of ${by})`,
    theme: 'diplomacy',
    why: 'Who asks leads, and the game is over after this turn: the pact would hand him the victory.',
    seat: other,
    position: {
      lands: { ...beside(by, other), madrid: `${by}:I`, rome: `${by}:I` },
      asks: by,
      question: 'diplomacy',
      turn: 3,
      cards: { [by]: 2, [other]: 2 },
      held: { madrid: by, rome: by },
    },
    moves: [`${by} declare`, `${by} pick ${other}`, `${by} done`, `${by} contribute`],
    good: [['refuse']],
    bad: [],
  };
});

export const files: readonly SuiteFile[] = [
  ...taking,
  ...entering,
  ...holding,
  ...refraining,
  ...declaring,
  ...joining,
  ...refusing,
];
