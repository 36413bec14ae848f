import { fastDice } from '@bivouac/kernel';
import { isFault, newState, seatingsIn } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champ, champLeaders, champUnits } from '../content/testing/champ.ts';
import type { Arrival, EmpereurContent, Leader, Unit } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { emptyField } from '../rules/begin.ts';
import {
  handOf,
  isAnothers,
  isAnothersLeader,
  leaderOfPower,
  lettersAtStart,
  ownerOf,
  ownersAt,
  personOf,
  sideHeldBy,
  sideOfPower,
} from '../rules/command/hands.ts';
import { BLUE, byLetters, CHIEF, FIRST, ONE, SECOND, TWO, WHITE } from './letters-help.ts';

const [BLUES, WHITES] = [0, 1];
type Table = ReturnType<typeof byLetters>;
const u = (id: string) => champUnits.findIndex((one) => one.id === id);
const asked = ({ content, s }: Table) => ({ content, s });

describe('EMP XVII.9: a person a corps', () => {
  /** The chief of a White corps is the first leader of the list, and the chief of the army the last. */
  const turned = champ({ leaders: [...champLeaders].reverse() });

  test('[EMP XVII.9#6] each leader is a power of the side for which he fights', () => {
    expect([0, 1, 2, 3, 4, 5].map((power) => sideOfPower(turned, power))).toEqual([0, 1, 1, 1, 0, 0]);
    // Nobody of them takes part in this battle: no chief of an army stands for its commander.
    const leaders = [0, 1, 2, 3, 4, 5].map((power) =>
      leaderOfPower({ content: turned, s: emptyField(turned, 0) }, power),
    );
    expect(leaders).toEqual([-1, -1, 0, 1, 2, 3]);
  });

  test('[EMP XVII.9#6] who plays whom as the battle begins: a person his corps, all others their commander', () => {
    expect(lettersAtStart(turned, [[0], [1], [personOf(2)], [personOf(0)]])).toEqual({
      hand: 0,
      hands: [personOf(0), 1, personOf(2), 0],
      sides: [0, 1, 0, 1],
      people: [personOf(0), personOf(2)],
      wrote: [0, 0, 0, 0],
      mail: [],
    });
  });

  test('[EMP XVII.9#6] a unit is played by the person of its chief; without one, or without a chief, by the commander', () => {
    const t = byLetters();
    expect(['a', 'b', 'c', 'd', 'A', 'B'].map((id) => ownerOf(asked(t), u(id)))).toEqual([
      personOf(FIRST),
      personOf(FIRST),
      personOf(SECOND),
      personOf(SECOND),
      1,
      1,
    ]);
    // Relieved, his corps is the commander’s.
    if (t.s.letters !== undefined) t.s.letters.hands[FIRST] = BLUES;
    expect(['a', 'c'].map((id) => ownerOf(asked(t), u(id)))).toEqual([BLUES, personOf(SECOND)]);
  });

  test('ruling 465: an answer is asked of each who plays what stands there, the commander last', () => {
    const t = byLetters({ chiefs: { chief: '0205' } });
    const [a, c, d] = ['a', 'c', 'd'].map((id) => t.s.hex[u(id)] as number) as [number, number, number];
    expect(ownersAt(asked(t), BLUES, [c, a])).toEqual([personOf(FIRST), personOf(SECOND)]);
    expect(ownersAt(asked(t), BLUES, [c, d])).toEqual([personOf(SECOND)]);
    expect(ownersAt(asked(t), BLUES, [])).toEqual([]);
    if (t.s.letters !== undefined) t.s.letters.hands[FIRST] = BLUES;
    expect(ownersAt(asked(t), BLUES, [a, c])).toEqual([personOf(SECOND), BLUES]);
    expect(ownersAt(asked(t), WHITES, [t.s.hex[u('A')] as number])).toEqual([WHITES]);
  });

  test('ruling 465: each has his part of a phase in turn, the commander last; who was relieved has none', () => {
    const t = byLetters();
    /** Who moves in this turn; as White does, somebody of Blue is relieved. */
    const hands = (relieved = -1) => {
      const seen: number[] = [];
      const { turn } = t.s;
      for (let i = 0; i < 200 && t.s.turn === turn; i++) {
        const hand = t.s.letters?.hand ?? -1;
        if (t.prompt() === 'mover' && seen.at(-1) !== hand) seen.push(hand);
        if (hand === WHITES && relieved >= 0) t.s.letters?.hands.splice(relieved, 1, BLUES);
        t.act('done');
      }
      return seen;
    };
    expect(hands(FIRST)).toEqual([personOf(FIRST), personOf(SECOND), BLUES, WHITES]);
    expect(hands(SECOND)).toEqual([personOf(SECOND), BLUES, WHITES]);
    expect(hands()).toEqual([BLUES, WHITES]);
  });

  test('[EMP XVII.9#6] while one of a side has his part, his side’s others are not his; of the enemy his commander answers', () => {
    const t = byLetters().until(ONE, 'mover');
    const units = (id: string) => isAnothers(t.s, t.content, u(id));
    expect(['a', 'c', 'A'].map(units)).toEqual([false, true, false]);
    const leaders = [CHIEF, FIRST, SECOND, 2].map((leader) => isAnothersLeader(t.s, t.content, leader));
    expect(leaders).toEqual([true, false, true, false]);
    expect([handOf(asked(t), BLUES), handOf(asked(t), WHITES)]).toEqual([personOf(FIRST), WHITES]);
    t.until(WHITE, 'mover');
    expect([handOf(asked(t), BLUES), handOf(asked(t), WHITES)]).toEqual([BLUES, WHITES]);
  });

  test('[EMP XVII.9#6] whoever a seat plays, he plays for his side', () => {
    const { content, referee } = byLetters();
    expect([BLUE, WHITE, ONE, TWO].map((seat) => sideHeldBy(content, referee.state, seat))).toEqual([0, 1, 0, 0]);
  });
});

describe('EMP XVII.9: for whom there is a person', () => {
  interface Army {
    readonly chiefs?: Readonly<Record<string, string>>;
    readonly begins?: readonly string[];
    readonly arrivals?: readonly (Pick<Arrival, 'turn'> & {
      readonly chief: string;
      readonly units: readonly string[];
    })[];
    readonly turns?: number;
  }
  const [, first] = champLeaders as readonly [Leader, Leader];
  const named = (id: string, side: 0 | 1, corps: number): Leader => ({ ...first, id, side, corps: [corps] });
  /** Blue has three corps, White two; each has up to three units. */
  const leaders = [...champLeaders, named('second', 0, 1), named('third', 0, 4), named('Second', 1, 3)];
  const corpsOf: Readonly<Record<string, number>> = { d: 1, e: 1, f: 1, h: 4, i: 4, j: 4, D: 3, E: 3, F: 3 };
  const units = champUnits.map((one): Unit => ({ ...one, corps: corpsOf[one.id] ?? one.corps }));
  const unit = (id: string) => units.findIndex((one) => one.id === id);
  const leader = (id: string) => leaders.findIndex((one) => one.id === id);
  const all = {
    chief: '0101',
    corps: '0201',
    second: '0301',
    third: '0401',
    Chief: '1201',
    Corps: '1101',
    Second: '1001',
  };
  const every = ['a', 'b', 'c', 'd', 'e', 'f', 'h', 'i', 'j', 'A', 'B', 'C', 'D', 'E', 'F'];

  function pack({ chiefs = all, begins = every, arrivals = [], turns = 6 }: Army): EmpereurContent {
    const hex = (label: string) => Number(label.slice(0, 2)) - 1;
    const drawn = champ({
      units,
      leaders,
      turns,
      scenario: {
        units: begins.map((id, i) => ({ unit: unit(id), hex: 24 + i, form: 1, facing: 0, rank: 0, steps: 4 })),
        leaders: Object.entries(chiefs).map(([id, label]) => ({ leader: leader(id), hex: hex(label) })),
        arrivals: arrivals.map(({ turn, chief, units: ids }) => ({
          turn,
          side: leaders[leader(chief)]?.side ?? 0,
          leaders: [leader(chief)],
          units: ids.map(unit),
          hexes: [0],
        })),
      },
    });
    const third = { id: 'blue3', name: drawn.name, side: 0 as const };
    return { ...drawn, corps: [...drawn.corps, third] };
  }

  /** The tables at which a battle can be played: the names of the chiefs of corps who have a person. */
  function tables(army: Army): string[] {
    const game = empereurGame(pack(army));
    return seatingsIn(game, 'champ').map((seats) =>
      seats
        .slice(2)
        .flat()
        .map((power) => leaders[power - 2]?.id)
        .join('+'),
    );
  }
  test('ruling 465: three to five people, one or two of a side, three of both at most', () => {
    expect(tables({})).toEqual([
      '',
      'corps',
      'Corps',
      'corps+Corps',
      'corps+second',
      'Corps+Second',
      'corps+second+Corps',
      'corps+Corps+Second',
    ]);
    // The commanders are at every table.
    for (const seats of seatingsIn(empereurGame(pack({})), 'champ')) expect(seats.slice(0, 2)).toEqual([[0], [1]]);
  });

  const { Second: _, ...oneWhite } = all;
  test('ruling 465: a side with a single corps has no person for it, nor one whose commander is not there from the start', () => {
    expect(tables({ chiefs: oneWhite })).toEqual(['', 'corps', 'corps+second']);
    const { chief, ...without } = oneWhite;
    expect(tables({ chiefs: without })).toEqual(['']);
    expect(tables({ chiefs: without, arrivals: [{ turn: 1, chief: 'chief', units: [] }] })).toEqual(['']);
    expect(chief).toBe(all.chief);
  });

  test('ruling 465: who is there first, then the strongest', () => {
    const two = (begins: readonly string[], arrivals: Army['arrivals'] = [], chiefs: Army['chiefs'] = oneWhite) =>
      tables({ chiefs, begins, arrivals }).at(-1);
    expect(two(['a', 'b', 'c', 'd', 'e', 'h', 'i', 'j'])).toBe('corps+third');
    expect(two(['a', 'b', 'd', 'e', 'f', 'h', 'i', 'j'])).toBe('second+third');
    expect(two(['a', 'b', 'd', 'e', 'h', 'i'])).toBe('corps+second');
    const { corps, ...later } = oneWhite;
    const comes = [{ turn: 2, chief: 'corps', units: ['a', 'b', 'c'] }];
    expect(two(['d', 'e', 'h', 'i', 'j'], comes, later)).toBe('third+second');
    expect(corps).toBe(all.corps);
  });

  test('ruling 465: who comes in the first half of the battle, with more than one unit that takes part', () => {
    const { third: third_, ...rest } = oneWhite;
    const comes = (turn: number, ids: readonly string[], turns = 6) =>
      tables({ chiefs: rest, begins: ['a', 'b'], turns, arrivals: [{ turn, chief: 'third', units: ids }] });
    expect(comes(3, ['h', 'i'])).toEqual(['', 'corps', 'corps+third']);
    expect([comes(4, ['h', 'i']), comes(3, ['h', 'i'], 5)]).toEqual([[''], ['']]);
    expect(comes(3, ['h'])).toEqual(['']);
    expect(third_).toBe(all.third);
  });

  test('in a battle of two seats each side has its one person', () => {
    const game = empereurGame(pack({}));
    const state = newState(game, { scenario: 'champ', options: {}, seats: [[0], [1]] }, fastDice('two'));
    if (isFault(state)) throw new Error(state.fault);
    expect(state.game.letters).toBeUndefined();
    const at = { content: pack({}), s: state.game };
    expect([ownerOf(at, unit('a')), ownerOf(at, unit('A'))]).toEqual([0, 1]);
    expect([ownersAt(at, 0, [state.game.hex[unit('a')] as number]), ownersAt(at, 1, [])]).toEqual([[0], []]);
    expect([handOf(at, 0), handOf(at, 1)]).toEqual([0, 1]);
    expect([isAnothers(at.s, at.content, unit('A')), isAnothersLeader(at.s, at.content, 1)]).toEqual([false, false]);
  });
});
