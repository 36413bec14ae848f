import { fastDice } from '@bivouac/kernel';
import { isFault, newState, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { champLeaders } from '../content/testing/champ.ts';
import { empereurGame } from '../game.ts';
import { OUT, STRAYED } from '../rules/command/state.ts';
import { chosen, optionFault, RADIUS } from '../rules/options/options.ts';
import { commanded } from './command-help.ts';

/** Blue's corps chief far in the west, his army chief further off; `a` beside him, `b` seven hexes away. */
const at = { a: '1005 column 0', b: '1705 column 0', A: '2805 line 6' };
const chiefs = { corps: '1005', chief: '0205' };

describe('EMP XVII.2: the radius of command', () => {
  test('[EMP XVII#1] a level of command is an option of the table, and there is no other level than those', () => {
    expect(optionFault({ command: 2 })).toBeNull();
    expect(optionFault({ command: 9 })).toContain('level of command');
    expect(optionFault({ command: true })).toContain('level of command');
    expect(chosen({ command: 2 }) & RADIUS).toBe(RADIUS);
  });

  test('[EMP XVII.2#1] within 6 hexes by a way without enemies; beyond it, or cut off, a unit is out of command', () => {
    const p = commanded({ at, chiefs });
    expect([p.s.command?.out[p.u('a')], p.s.command?.out[p.u('b')]]).toEqual([0, OUT]);
    const near = commanded({ at: { ...at, b: '1605 column 0' }, chiefs });
    expect(near.s.command?.out[near.u('b')]).toBe(0);
    // Six hexes as the crow flies, but an enemy line stands across the only ways that are so short.
    const wall = { A: '1304 line 6', B: '1305 line 6', C: '1306 line 6', D: '1403 line 6', E: '1407 line 6' };
    const cut = commanded({ at: { a: '1005 column 0', b: '1605 column 0', ...wall }, chiefs });
    expect(cut.s.command?.out[cut.u('b')]).toBe(OUT);
  });

  test('[EMP XVII.2#1] a river without a bridge lets no command through, woods do', () => {
    const row = 'ffffffffffffffffffffffffffffff';
    const wood = commanded({ ground: Array.from({ length: 10 }, () => row), at: { b: '1605 adapted 0' }, chiefs });
    expect(wood.s.command?.out[wood.u('b')]).toBe(0);
    const river = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((r) => {
      const two = String(r).padStart(2, '0');
      const odd = r % 2 === 1;
      const cross = [`river 12${two}-13${two}`];
      if (r < 10) {
        const next = String(r + 1).padStart(2, '0');
        cross.push(odd ? `river 13${two}-12${next}` : `river 12${two}-13${next}`);
      }
      return cross;
    });
    const banks = commanded({ sides: river, at: { b: '1605 column 0' }, chiefs });
    expect(banks.s.command?.out[banks.u('b')]).toBe(OUT);
  });

  test('[EMP XVII.2#2, EMP XVII.2#7] judged as the turn begins: it comes back and is still out of command', () => {
    const p = commanded({ at: { b: '1805 column 6', A: '2805 line 6' }, chiefs });
    p.act('move', p.u('b'));
    // Column facing west: towards the chief, and nowhere else.
    p.act('step', p.h('1705')).act('step', p.h('1605'));
    expect(p.s.command?.out[p.u('b')]).toBe(STRAYED);
    const away = commanded({ at: { b: '1705 column 0', A: '2805 line 6' }, chiefs });
    away.act('move', away.u('b'));
    expect(away.offers('step')).toEqual([]);
    expect(away.why('step', away.h('1805'))).toBe('outOfCommand');
  });

  test('[EMP XVII.2#7] in disorder it goes towards its lines, commanded or not', () => {
    const p = commanded({ at: { b: '1705 disordered 0', A: '2805 line 6' }, chiefs });
    p.act('move', p.u('b'));
    expect(p.may('step', p.h('1605'))).toBe(true);
    p.act('step', p.h('1605'));
    expect(p.s.command?.out[p.u('b')]).toBe(OUT);
  });

  test('[EMP XVII.2#3] a chief further than 10 from the one above him does not move, nor goes along; his units do', () => {
    const p = commanded({ at, chiefs: { corps: '1305', chief: '0205' } });
    expect(p.s.command?.tied[champLeaders.findIndex(({ id }) => id === 'corps')]).toBe(1);
    const held = commanded({ at: { a: '1305 column 0', A: '2805 line 6' }, chiefs: { corps: '1305', chief: '0205' } });
    held.act('move', held.u('a'));
    expect(held.offers('bring')).toEqual([]);
    expect(held.may('step', held.h('1405'))).toBe(true);
    const free = commanded({ at: { a: '1205 column 0' }, chiefs: { corps: '1205', chief: '0205' } });
    free.act('move', free.u('a'));
    expect(free.offers('bring')).toEqual([1]);
  });

  test('[EMP XVII.2#4] his initiative gives him half of his points, or nothing for this turn', () => {
    // A corps chief with a bonus in combat has an initiative of 4 (ruling 451).
    const tries = (die: number) => commanded({ at, chiefs: { corps: '1305', chief: '0205' }, dice: [die] });
    const passed = tries(4).act('ride', 1);
    for (const hex of ['1405', '1505', '1605', '1705', '1805']) passed.act('step', passed.h(hex));
    expect(passed.offers('step')).toEqual([]);
    expect(passed.told('initiative')[0]).toMatchObject({ die: 4, passed: true });
    const failed = tries(5).act('ride', 1);
    expect(failed.asked()).toBe('mover');
    expect(failed.may('ride', 1)).toBe(false);
    expect(failed.why('ride', 1)).toBe('tied');
  });

  test('[EMP XVII.2#5] an army chief always moves, and commands three units himself, whatever their corps', () => {
    const crowd = { a: '2005 column 0', b: '2105 column 0', c: '2205 column 0', d: '2305 column 0' };
    const p = commanded({ at: crowd, chiefs: { corps: '0505', chief: '2005' } });
    expect(['a', 'b', 'c', 'd'].map((id) => p.s.command?.out[p.u(id)])).toEqual([0, 0, 0, OUT]);
    expect([p.s.command?.tied[0], p.s.command?.tied[1]]).toEqual([0, 1]);
    // A wing chief commands nobody himself: beside him they are out of command.
    const leaders = champLeaders.map((one) => (one.id === 'chief' ? { ...one, id: 'wing', rank: 1 } : one));
    const wing = commanded({ leaders, at: crowd, chiefs: { corps: '0505', wing: '2005' } });
    expect(wing.s.command?.out[wing.u('a')]).toBe(OUT);
  });

  test('[EMP XVII.2#6] whoever has no chief of his own and begins near one is his for the battle', () => {
    const leaders = champLeaders.map((one) => (one.id === 'corps' ? { ...one, corps: [1] } : one));
    // `a` is of a corps without a chief: it began beside the chief of the other corps.
    const begun = commanded({ leaders, at, chiefs });
    const units = [{ unit: begun.u('a'), hex: begun.h('1005'), form: 1, facing: 0, rank: 0, steps: 6 }];
    const p = commanded({
      leaders,
      at: { a: '1405 column 0', b: '1405 column 0' },
      chiefs,
      scenario: {
        units,
        leaders: [
          { leader: 1, hex: begun.h('1005') },
          { leader: 0, hex: begun.h('0205') },
        ],
      },
    });
    expect([p.s.command?.out[p.u('a')], p.s.command?.out[p.u('b')]]).toEqual([0, OUT]);
  });

  test('[EMP XVII.2#9] on the spot it fires and attacks', () => {
    const pair = { b: '1805 line 1', A: '1905 line 7' };
    const still = commanded({ at: pair, chiefs }).act('done');
    while (still.asked() === 'aim' && still.s.phase === 2) still.act('done');
    expect(still.offers('aim')).toContain(still.h('1905'));
    still.act('done');
    expect(still.offers('assault')).toContain(still.h('1905'));
    expect(still.s.command?.out[still.u('b')]).toBe(OUT);
  });

  test('[EMP XVII.2#8] neither fire nor shock after a move back towards the chief', () => {
    const pair = { b: '1905 column 6', A: '1705 square 1' };
    const p = commanded({ at: pair, chiefs, dice: Array<number>(20).fill(1) });
    p.act('move', p.u('b')).act('step', p.h('1805')).act('done').act('done');
    expect(p.s.command?.out[p.u('b')]).toBe(STRAYED);
    while (p.s.phase === 2) p.act('done');
    expect([p.s.active, p.s.phase, p.asked(), p.offers('aim')]).toEqual([0, 3, 'aim', []]);
    p.act('done');
    expect([p.s.active, p.s.phase, p.asked(), p.offers('assault')]).toEqual([0, 4, 'assault', []]);
    // Whoever stood there all the time does both.
    const stood = commanded({ at: { ...pair, b: '1805 column 6' }, chiefs, dice: Array<number>(20).fill(1) });
    stood.act('done');
    while (stood.s.phase === 2) stood.act('done');
    expect(stood.offers('aim')).toEqual([stood.h('1705')]);
    stood.act('done');
    expect(stood.offers('assault')).toEqual([stood.h('1705')]);
  });

  test('[EMP XVII.2#10] cavalry out of command charges only what it has beside it, from where it stands', () => {
    const far = commanded({ at: { h: '1805 column 0', A: '2105 line 6' }, chiefs, phase: 'turn' });
    expect(far.may('charge', far.u('h'))).toBe(false);
    expect(far.why('charge', far.u('h'))).toBe('onlyContact');
    const near = commanded({ at: { h: '1805 column 0', A: '1905 line 7' }, chiefs });
    near.act('charge', near.u('h')).act('line', 1);
    expect(near.offers('step')).toEqual([]);
    expect(near.may('strike')).toBe(true);
  });

  test('[EMP XVII.2#11] in the first turn all are commanded', () => {
    const p = commanded({ at, chiefs: { corps: '1305', chief: '0205' }, turn: 1 });
    expect(p.s.command?.out.every((out) => out === 0)).toBe(true);
    expect(p.s.command?.tied.every((tie) => tie === 0)).toBe(true);
  });

  test('[EMP XVII.2#2] the enemy is not told who is out of command', () => {
    const p = commanded({ at, chiefs });
    const game = empereurGame(p.content);
    expect(viewOf(game, p.referee.state, 0).game.command?.out[p.u('b')]).toBe(OUT);
    expect(viewOf(game, p.referee.state, 1).game.command?.out[p.u('b')]).toBe(0);
  });

  test('[EMP XVII#2] a battle without the option has nothing of it', () => {
    const game = empereurGame(auerstaedt1806);
    const setup = (options: object) => ({ scenario: 'mill', options: { ...options }, seats: [[0], [1]] });
    const plain = newState(game, setup({}), fastDice('x'));
    const level = newState(game, setup({ command: 2 }), fastDice('x'));
    if (isFault(plain) || isFault(level)) throw new Error('no battle');
    expect([plain.game.command, level.game.command === undefined]).toEqual([undefined, false]);
  });
});
