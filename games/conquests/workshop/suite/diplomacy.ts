import { atHome, HOME, type SuiteFile } from './file.ts';

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

/** CON 9.3: one treaty a turn, and none that was refused before: three francs are better spent. */
const modest: readonly SuiteFile[] = pairs.slice(0, 3).flatMap((pair): SuiteFile[] => {
  const [by = '', other = ''] = pair.split('');
  const position = { lands: beside(by, other), asks: by, question: 'diplomacy', turn: 2 } as const;
  const cards = { [by]: 2, [other]: 2, N: 1 };
  return [
    {
      id: `not twice a turn (${by} to ${other})`,
      theme: 'diplomacy',
      why: 'It has put a treaty on the table this turn already.',
      seat: by,
      position: { ...position, cards, offered: by },
      moves: [],
      good: [],
      bad: [['declare']],
    },
    {
      id: `not again (${by} to ${other})`,
      theme: 'diplomacy',
      why: 'The only neighbour has refused the same treaty before, and has not said that it would be welcome now.',
      seat: by,
      position: { ...position, cards, refused: [pair] },
      moves: [],
      good: [],
      bad: [['declare']],
    },
  ];
});

/** CON 9.5: Napoleon commands a neighbour; whoever has francs and cards and gains most does not stay away. */
const freeing: readonly SuiteFile[] = [
  ['A', 'P'],
  ['R', 'P'],
  ['P', 'A'],
].map(([by = '', other = '']) => ({
  id: `free ${other} (asked of the forced ally by ${by})`,
  theme: 'diplomacy',
  why: 'Napoleon moves the troops of the forced ally: to be free is worth more to it than a card and some francs.',
  seat: other,
  position: {
    lands: beside(by, other),
    asks: by,
    question: 'diplomacy',
    turn: 2,
    cards: { [by]: 1, [other]: 1 },
    forced: other,
    money: [5, 9, 9, 9, 9],
  },
  moves: [`${by} free`],
  good: [],
  bad: [['refuse'], ['stand']],
}));

export const diplomacy: readonly SuiteFile[] = [...declaring, ...joining, ...refusing, ...modest, ...freeing];
