import { describe, expect, test } from 'vitest';
import { turn } from '../rules/turn/turn.ts';
import type { ConquestsState } from '../rules/state.ts';
import { judging } from '../rules/victory/judging.ts';
import { A, E, land, N, P, type Position, R, type Table, table } from '../testing/table.ts';

/** What somebody does who wants nothing: the first of these that he may. */
const IDLE = ['pass', 'refuse', 'done', 'halt', 'leave', 'stay'];

/** Plays on until the match is over, or until `wish` has something to do that is asked for. */
function idle(played: Table, wish: (prompt: string, power: number) => readonly (string | number)[] | null): Table {
  for (let ask = played.asked(); ask !== null; ask = played.asked()) {
    const { power, prompt } = ask;
    const offers = played.offers(power) as [string, ...number[]][];
    const quiet = IDLE.map((verb) => offers.find(([one]) => one === verb)).find((one) => one !== undefined);
    const action = wish(prompt, power) ?? quiet ?? offers[0] ?? ['pass'];
    played.act(power, ...(action as [string, ...number[]]));
  }
  return played;
}

/** Which phase of CON 5 a fact belongs to. */
const PHASES: readonly (readonly [phase: string, tells: (told: { fact: string; clause?: unknown }) => boolean])[] = [
  ['income', ({ fact, clause }) => fact === 'gained' && clause === 'CON 6#2'],
  ['placing', ({ fact }) => fact === 'placed'],
  ['resolving', ({ clause }) => String(clause).startsWith('CON 8.')],
  ['moves', ({ fact }) => fact === 'marched'],
  ['battles', ({ fact }) => fact === 'thrown'],
  ['cards', ({ fact, clause }) => fact === 'drew' && String(clause).startsWith('CON 12')],
  ['victory', ({ fact }) => fact === 'eliminated'],
  ['age', ({ fact }) => fact === 'age'],
];

describe('CON 5, 13: the course of a turn', () => {
  const homes = { berlin: { P: 'I' }, vienne: { A: 'I' }, londres: { E: 'I' }, moscou: { R: 'I' }, paris: { N: 'I' } };
  const capitals: Position = {
    lands: { ...homes, madrid: { E: 'I' }, rome: { A: 'I' }, stockholm: { R: 'I' }, toscane: { N: 'IIIIII' } },
    also(s: ConquestsState) {
      s.society = [0, 9];
      s.morale = [5, 10, 10, 10, 10];
      s.moves = [9, 0, 0, 0, 0];
      s.societyTaken.fill(-1);
      s.moraleTaken.fill(-1);
    },
  };
  const toRome = (): ((prompt: string, power: number) => readonly (string | number)[] | null) => {
    const orders: Record<string, [string, ...number[]][]> = {
      move: [['from', land('toscane')]],
      march: [['takeAll'], ['march', land('rome')]],
    };
    return (prompt, power) => (power === N ? (orders[prompt]?.shift() ?? null) : null);
  };

  test('[CON 13#1] what a battle takes away is no victory, what it leaves is one', () => {
    // Three neutral capitals in the hands of the Coalition win the short game (CON 13.2.1) ...
    const quiet = idle(table(capitals, turn, {}), () => null);
    expect(quiet.referee.state.result).toMatchObject({ powers: [A, E, R, P], degree: 'tactical' });
    // ... unless Rome falls in the same turn.
    const fought = idle(table(capitals, turn, {}), toRome());
    expect(fought.told('thrown')).toHaveLength(1);
    expect(fought.referee.state.result).toEqual({ winners: [], powers: [], reason: 'points' });
  });

  test('[CON 5#2] income, placing, resolving, moves, battles, cards, victory, change of age', () => {
    const wanted: Position = {
      ...capitals,
      scenario: 'campaign',
      lands: { ...capitals.lands, rome: { A: 'I' } },
      also(s) {
        capitals.also?.(s);
        s.turn = 3;
        s.society = [9, 9];
        s.money = [9, 9, 9, 9, 9];
        // Judged out at the end, for the phase of victory to be seen.
        s.morale[P] = 0;
      },
    };
    const rome = toRome();
    const played = idle(table(wanted, turn, {}), rome);
    const seen = played.facts.flatMap((told) => PHASES.findIndex(([, tells]) => tells(told))).filter((at) => at >= 0);
    const inOrder = seen.filter((at, i) => i === 0 || seen[i - 1] !== at).map((at) => PHASES[at]?.[0]);
    expect(inOrder).toEqual(PHASES.map(([phase]) => phase));
  });
});

describe('CON 13.1: who of the Coalition has won', () => {
  const lands = { berlin: { P: 'I' }, vienne: { A: 'I' }, londres: { E: 'I' }, moscou: { R: 'I' }, nord: { N: 'I' } };
  const withMorale = (austria: number, england: number) =>
    table(
      {
        lands,
        // O23 asks Moral 8 of those whom it does not name.
        objectives: { A: 'O23' },
        also: (s) => (s.morale = [0, austria, england, 5, 5]),
      },
      judging,
      {},
    ).referee.state.result;

  test('[CON 13.1#4, CON 13#3] Napoleon is out: who has reached his objective, or all if nobody has', () => {
    expect(withMorale(8, 5)).toMatchObject({ powers: [A], degree: 'strategic' });
    expect(withMorale(7, 9)).toMatchObject({ powers: [A, E, R, P], degree: 'strategic' });
  });
});
