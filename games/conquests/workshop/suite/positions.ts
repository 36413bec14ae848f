import { diplomacy } from './diplomacy.ts';
import { atHome, HOME, type SuiteFile } from './file.ts';

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

export const files: readonly SuiteFile[] = [...taking, ...entering, ...holding, ...refraining, ...diplomacy];
