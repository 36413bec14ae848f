import { describe, expect, test } from 'vitest';
import { type Battle, newBattle } from '../rules/combat/battle-vars.ts';
import { combatOptions, mayPlay } from '../rules/combat/options.ts';
import { deciderOf } from '../rules/combat/deciding.ts';
import type { ConquestsState } from '../rules/state.ts';
import { A, E, land, N, P, type Position, R, sea, table } from '../testing/table.ts';
import { typed } from '../testing/typed.ts';
import { looking } from './procedures.ts';

const board = (position: Position) => table(position, looking, {}).board;
const fight = (
  at: { land?: number; sea?: number },
  attack: number[],
  defence: number[],
  more: Partial<Battle> = {},
) => ({
  ...newBattle(at, attack[0] ?? -1),
  sides: [attack, defence] as [number[], number[]],
  ...more,
});

/** The kinds of effect that a tab, as it is typed, offers a power in a battle. */
function kinds(position: Position, battle: Battle, power: number, text: string): string[] {
  const side = battle.sides[0].includes(power) ? 0 : 1;
  const { card, tab } = typed(text);
  return combatOptions(board(position), battle, side, power, card, tab).map(({ effect }) => effect.kind);
}

const rome = { land: land('rome') };

describe('when a combat effect is of use [CON 11.1#1]', () => {
  const position: Position = { lands: { rome: { N: 'IC', A: 'I' } }, also: (s) => s.moves.fill(9) };
  const attack = fight(rome, [N], [A]);
  const defence = fight(rome, [A], [N]);

  test('[CON 17.2.4#2] force: on land or at sea, in the region that the card names', () => {
    expect(kinds(position, attack, N, 'force 3 land at italie or combatGuard 1 inf')).toEqual(['force', 'combatGuard']);
    expect(
      kinds(position, fight({ land: land('vienne') }, [N], [A]), N, 'force 3 land at italie or combatMoves 4'),
    ).toEqual(['combatMoves']);
    expect(kinds(position, attack, A, 'force 3 sea at mediterranee')).toEqual([]);
    const aboukir: Position = { seas: { egee: { E: 'F', N: 'F' } } };
    const at = (id: string) => fight({ sea: sea(id) }, [E], [N]);
    expect(kinds(aboukir, at('egee'), E, 'force 3 sea at mediterranee')).toEqual(['force']);
    expect(kinds(aboukir, at('baltique-est'), E, 'force 3 sea at mediterranee')).toEqual([]);
    expect(kinds(aboukir, at('baltique-est'), E, 'force 3 sea')).toEqual(['force']);
    expect(kinds(aboukir, at('atl-hebrides'), E, 'force 3 sea')).toEqual(['force']);
    expect(kinds(aboukir, at('egee'), E, 'force 2 land')).toEqual([]);
  });

  test('[CON 17.2.4#2] force in attack or defence alone, against one nation alone, with cavalry alone', () => {
    expect(kinds(position, attack, A, 'force 3 land defence')).toEqual(['force']);
    expect(kinds(position, defence, A, 'force 3 land defence')).toEqual([]);
    expect(kinds(position, defence, A, 'force 3 land attack at italie')).toEqual(['force']);
    expect(kinds(position, attack, A, 'force 3 land attack at italie')).toEqual([]);
    expect(kinds(position, attack, N, 'force 2 land against austria')).toEqual(['force']);
    expect(kinds(position, fight(rome, [N], [E]), N, 'force 2 land against austria')).toEqual([]);
    expect(kinds(position, attack, N, 'force 2 land with cav')).toEqual(['force']);
    const foot: Position = { lands: { rome: { N: 'I', A: 'IC' } } };
    expect(kinds(foot, attack, N, 'force 2 land with cav')).toEqual([]);
    const guard: Position = { lands: { rome: { N: 'c', A: 'I' } } };
    expect(kinds(guard, attack, N, 'force 2 land with cav')).toEqual(['force']);
  });

  test('[CON 17.2.4#1] guards in battle: Napoleon’s, of the arm that stands there, while there are counters', () => {
    const used = (s: ConquestsState) => s.guard.fill(0);
    const foot = 'force 3 land at italie or combatGuard 1 inf';
    const horse = 'force 2 land at espagne with cav or combatGuard 1 cav';
    expect(kinds({ lands: { rome: { N: 'C', A: 'I' } } }, attack, N, foot)).toEqual(['force']);
    expect(kinds({ ...position, also: used }, attack, N, foot)).toEqual(['force']);
    expect(kinds(position, attack, N, horse)).toEqual(['combatGuard']);
    expect(kinds({ lands: { rome: { N: 'I', A: 'I' } } }, attack, N, horse)).toEqual([]);
    expect(kinds({ ...position, also: used }, attack, N, horse)).toEqual([]);
    expect(kinds(position, defence, A, foot)).toEqual(['force']);
  });

  test('[CON 17.2.4#4, CON 17.2.4#5, CON 17.2.4#6] Division: two enemies, a horseman, 2 points, Morale above the card’s', () => {
    const two = fight(rome, [N], [A, R]);
    const high = (moves: number, morale: number) => (s: ConquestsState) => {
      s.moves[N] = moves;
      s.morale[N] = morale;
    };
    const lands = { rome: { N: 'IC', A: 'I', R: 'I' } };
    const division = 'division 9';
    expect(kinds({ lands, also: high(2, 10) }, two, N, division)).toEqual(['division']);
    expect(kinds({ lands, also: high(1, 10) }, two, N, division)).toEqual([]);
    expect(kinds({ lands, also: high(2, 9) }, two, N, division)).toEqual([]);
    expect(kinds({ lands, also: high(2, 10) }, fight(rome, [N], [A]), N, division)).toEqual([]);
    expect(kinds({ lands, also: high(2, 10) }, { ...two, division: true }, N, division)).toEqual([]);
    expect(kinds({ lands: { rome: { N: 'I', A: 'I', R: 'I' } }, also: high(2, 10) }, two, N, division)).toEqual([]);
    expect(kinds({ lands, also: high(2, 10) }, fight(rome, [A, R], [N]), N, division)).toEqual(['division']);
  });

  test('[CON 17.2.4#13, CON 17.2.4#14] slipping away: in defence, to an open land, paid for all his troops', () => {
    const moves = (n: number) => (s: ConquestsState) => s.moves.fill(n);
    const lands = { saxe: { A: 'IG', N: 'I' } };
    const saxony = { land: land('saxe') };
    const way = 'combatMoves 6 or slipAway';
    expect(kinds({ lands, also: moves(3) }, fight(saxony, [N], [A]), A, way)).toEqual(['combatMoves', 'slipAway']);
    expect(kinds({ lands, also: moves(2) }, fight(saxony, [N], [A]), A, way)).toEqual(['combatMoves']);
    expect(kinds({ lands, also: moves(3) }, fight(saxony, [A], [N]), A, way)).toEqual(['combatMoves']);
    const islanders = { corse: { A: 'I', N: 'I' } };
    expect(kinds({ lands: islanders, also: moves(9) }, fight({ land: land('corse') }, [N], [A]), A, way)).toEqual([
      'combatMoves',
    ]);
    const seas = { egee: { A: 'FF', N: 'F' } };
    const aegean = fight({ sea: sea('egee') }, [N], [A]);
    expect(kinds({ seas, also: moves(4) }, aegean, A, way)).toEqual(['combatMoves', 'slipAway']);
    expect(kinds({ seas, also: moves(3) }, aegean, A, way)).toEqual(['combatMoves']);
  });

  test('[CON 17.2.4#15, CON 17.2.4#16] driving the attacker back: in defence, in its region, in no capital', () => {
    const lands = { smolensk: { R: 'I', N: 'I' }, moscou: { R: 'I', N: 'I' }, portugal: { R: 'I', N: 'I' } };
    const at = (id: string, attacker: number) =>
      kinds(
        { lands },
        attacker === N ? fight({ land: land(id) }, [N], [R]) : fight({ land: land(id) }, [R], [N]),
        R,
        'repel at russie',
      );
    expect(at('smolensk', N)).toEqual(['repel']);
    expect(at('smolensk', R)).toEqual([]);
    expect(at('moscou', N)).toEqual([]);
    expect(at('portugal', N)).toEqual([]);
  });

  test('[CON 11.1#1] another tab than the military one is none', () => {
    const { card, tab } = typed('force 2 land');
    const one = (which: number) => combatOptions(board(position), attack, 0, N, card, which).length;
    expect([one(tab), one((tab + 1) % 3), one(9)]).toEqual([1, 0, 0]);
  });

  test('[CON 11.1#1] who may play: an adviser left in Military, and troops there, in turn order', () => {
    const kept = (s: ConquestsState) => {
      s.kept = [0, 1, 1, 1, 0];
      s.order = [R, E, A, P, N];
    };
    const lands = { rome: { N: 'I', A: 'I', R: 'I' } };
    expect(mayPlay(board({ lands, also: kept }), fight(rome, [N], [A, E, R, P]), 1)).toEqual([R, A]);
    expect(mayPlay(board({ lands, also: kept }), fight(rome, [N], [A, E, R, P]), 0)).toEqual([]);
    expect(mayPlay(board({ also: kept }), fight({ sea: sea('atl-hebrides') }, [N], [E, R]), 1)).toEqual([R, E]);
  });
});

describe('whose word holds for a side (ruling 130) [CON 11.5#2, CON 10.4#3]', () => {
  const where = { land: land('saxe'), sea: -1 };
  const decider = (position: Position, powers: number[], at = where) => deciderOf(board(position).s, at, powers);

  test('Napoleon over his forced ally; a nation alone; the initiator if he is there', () => {
    expect(decider({ forced: 'P' }, [N, P])).toBe(N);
    expect(decider({ forced: 'P' }, [P])).toBe(P);
    expect(decider({}, [E])).toBe(E);
    expect(decider({}, [])).toBe(-1);
    expect(decider({ pacts: ['RAP'] }, [A, R])).toBe(R);
    expect(decider({ pacts: ['AP', 'RE'] }, [E, R])).toBe(R);
  });

  test('else the ally with most units, in turn order among equals; at sea with most frigates', () => {
    const lands = { saxe: { A: 'I', P: 'II' } };
    expect(decider({ pacts: ['RAP'], lands }, [A, P])).toBe(P);
    const even: Position = { pacts: ['RAP'], lands: { saxe: { A: 'I', P: 'C' } }, order: 'NPAER' };
    expect(decider(even, [A, P])).toBe(P);
    expect(decider({ ...even, order: 'NAPER' }, [A, P])).toBe(A);
    const seas = { 'atl-hebrides': { A: 'FF', P: 'F' } };
    const fleet: Position = { pacts: ['RAP'], seas, lands };
    expect(decider(fleet, [A, P], { land: -1, sea: sea('atl-hebrides') })).toBe(A);
  });
});
