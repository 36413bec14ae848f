import { expect, test } from 'vitest';
import { champ, champLeaders, hexOf } from '../content/testing/champ.ts';
import { strainOf } from '../rules/army/mood.ts';
import { totalFire } from '../rules/fire/coverage.ts';
import { mayStandIn } from '../rules/formations/allowed.ts';
import { sideTaken } from '../rules/formations/flanks.ts';
import { FRONT, REAR } from '../rules/formations/poses.ts';
import { sees } from '../rules/ground/sight.ts';
import { oddsRow } from '../rules/shock/power.ts';
import { testTables } from '../content/testing/tables.ts';
import { ARTILLERY, type Body, INFANTRY, type Terrain } from '../content/types.ts';
import { ADAPTED, CHARGED, COLUMN, DISORDERED, GONE, LINE, note, SQUARE } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Lets whoever runs take the first way that he is offered, without his leader. */
function run(p: Played): Played {
  while (p.asked() === 'retreat' || p.asked() === 'escort') {
    if (p.asked() === 'escort') p.act('done');
    else p.act('step', p.offers('step')[0] as number);
  }
  return p;
}

test('[EMP IV.4#1, EMP IV.12#1] squares and batteries stand on clear ground, farms and difficult ground, nowhere else', () => {
  const where = (arm: number, form: number) =>
    testTables.terrains.filter((terrain: Terrain) => mayStandIn(arm, form, terrain, false)).map(({ id }) => id);
  const open = ['clear', 'farm', 'difficult', 'fieldwork'];
  expect([where(INFANTRY, SQUARE), where(ARTILLERY, LINE)]).toEqual([open, open]);
  expect(where(INFANTRY, LINE)).toContain('marsh');
  const p = position({ ground: ['......', '..m...', '......'], at: { a: '0302 column 0' } });
  p.act('move', p.u('a'));
  expect([p.may('square'), p.offers('line').length]).toEqual([false, 2]);
});

test('[EMP VI.6#4] ruling 30: out of a town infantry forms column for its point to cross the bridge of a river, cavalry for nothing', () => {
  const ground = ['......', '..v...', '......'];
  const sides = ['river 0302-0402', 'bridge 0302-0402', 'road 0202-0302-0402-0502'];
  const p = position({ ground, sides, at: { a: '0302 adapted 0', A: '0601 line 7' } });
  p.act('move', p.u('a'));
  expect(p.may('step', p.h('0402'))).toBe(false);
  // Towards the bridge, and nowhere else: the town asks for the adapted formation.
  expect(p.offers('column')).toEqual([0]);
  p.act('column', 0).act('step', p.h('0402'));
  expect([p.where('a'), p.s.form[p.u('a')], p.s.spent[p.u('a')]]).toEqual(['0402', COLUMN, 2]);
  const horse = position({ ground, sides, at: { h: '0302 adapted 0', A: '0601 line 7' } });
  horse.act('move', horse.u('h')).act('step', horse.h('0402'));
  expect([horse.s.form[horse.u('h')], horse.s.spent[horse.u('h')]]).toEqual([COLUMN, 1]);
  const inland = position({ ground, at: { a: '0302 adapted 0', A: '0601 line 7' } });
  inland.act('move', inland.u('a'));
  expect(inland.offers('column')).toEqual([]);
});

test('[EMP VI.7#4] the road is followed for nothing by whoever is in line with it, not by whoever has turned off it', () => {
  const p = position({ sides: ['road 0205-0305-0405-0505-0605'], at: { a: '0205 column 0' } });
  p.act('move', p.u('a')).act('step', p.h('0305')).act('step', p.h('0405')).act('turn', 2);
  // The free turn to the north-east does not become an about-face down the road.
  expect(p.offers('step')).not.toContain(p.h('0305'));
  expect(p.s.spent[p.u('a')]).toBe(2);
});

test('[EMP IV.12#6] ruling 31: two reduced batteries count one for two where distance brings them to 1, not where the ground does', () => {
  // Beside the wood 3 - 2 = 1 each; three hexes away 3 - 2 = 1 each.
  const close = position({
    ground: ['............', '.....f......', '............'],
    at: { x: '0502 battery 1 1', y: '0603 battery 3 1', A: '0602 adapted 0' },
  });
  expect(totalFire(close.content, close.s, [close.u('x'), close.u('y')], close.h('0602'))).toBe(2);
  const far = position({ at: { x: '0505 battery 1 1', y: '0506 battery 1 1', A: '0805 line 7' } });
  expect(totalFire(far.content, far.s, [far.u('x'), far.u('y')], far.h('0805'))).toBe(1);
});

test('[EMP IV.13#4] guns in disorder share what a star does to the infantry in disorder beside them, without a test', () => {
  const fate = (dice: readonly number[]) => {
    const at = { a: '0505 line 1 4', A: '0605 disordered 6 4', X: '0605 disordered 6' };
    const p = position({ phase: 'shock', at, dice });
    p.act('assault', p.h('0605'));
    run(p);
    return [p.told('tested').map(({ unit }) => unit === p.u('A')), p.where('A') === '0605', p.where('X') === '0605'];
  };
  // Eight to four, a three: the attacker loses a step, the defender loses one and tests.
  expect(fate([3, 1, 1])).toEqual([[true], true, true]);
  expect(fate([3, 6, 6])).toEqual([[true], false, false]);
});

test('[EMP IX.6#7] ruling 225: a team on top of a square bears nothing: the square loses, and tests first', () => {
  const at = { h: '0505 line 1 7', X: '0605 limbered 6', A: '0605 square 7 3' };
  // 7 to 8 is two to three: a six costs the square a step.
  const p = position({ phase: 'shock', at, dice: [6, 1, 1, 1, 1], also: (s) => note(s, 6, CHARGED) });
  p.act('assault', p.h('0605'));
  const hit = p.told('losses').map(({ unit }) => unit);
  expect(hit).toContain(p.u('A'));
  expect(hit).not.toContain(p.u('X'));
});

test('[EMP VIII.10#4, EMP VII.5#6] ruling 227: who advances together is fired at once, who does so alone is fired at alone', () => {
  const fight = () => {
    const p = position({
      columns: 14,
      phase: 'shock',
      at: { a: '0505 column 0 5', b: '0505 column 0 5', A: '0605 line 7 3', B: '0406 line 3' },
      dice: [6, 1, 1, 1, 1],
    });
    run(p.act('assault', p.h('0605')));
    expect(p.asked()).toBe('advance');
    return p.act('follow', p.u('a'));
  };
  const both = fight();
  expect([both.asked(), both.offers('with')]).toEqual(['advanceWith', [both.u('b')]]);
  both.act('with', both.u('b'));
  expect([both.told('fired').length, both.where('a'), both.where('b')]).toEqual([1, '0605', '0605']);
  const alone = fight();
  alone.act('done').act('follow', alone.u('b'));
  expect([alone.told('fired').length, alone.where('b')]).toEqual([2, '0605']);
});

test('[EMP IX.3#5] ruling 226: cavalry leaves its line when its own fight is over, before the next one', () => {
  const p = position({
    columns: 14,
    phase: 'shock',
    at: { h: '0505 line 1', A: '0605 line 7', a: '0508 line 1', B: '0608 line 7' },
    dice: [3, 1, 1, 1, 1],
    also: (s) => note(s, 6, CHARGED),
  });
  p.act('assault', p.h('0605')).act('assault', p.h('0608')).act('assault', p.h('0605'));
  run(p);
  expect([p.asked(), p.told('shock').length]).toEqual(['reform', 1]);
  p.act('column', 0);
  expect(p.s.form[p.u('h')]).toBe(COLUMN);
  expect(p.told('shock').map(({ place }) => place)).toContain(p.h('0605'));
});

test('[EMP XII.2#5] ruling 35: who was in disorder before frightens nobody by falling back further', () => {
  const tested = (form: string, phase: 'rally' | 'offensive') => {
    const p = position({
      phase,
      active: phase === 'rally' ? 1 : 0,
      turn: 5,
      at: { A: `0605 ${form} 6`, B: '0604 line 7', C: '0606 line 7', a: '0505 line 1' },
      dice: phase === 'rally' ? [6, 6] : [4, 6, 5, 1, 1, 1, 1],
      also: (s) => {
        s.mood[1] = 2;
      },
    });
    if (phase === 'rally') p.act('rally', p.u('A'));
    else p.act('aim', p.h('0605'));
    run(p);
    return p.told('tested').some(({ unit }) => unit === p.u('B') || unit === p.u('C'));
  };
  expect([tested('disordered', 'rally'), tested('line', 'offensive')]).toEqual([false, true]);
});

test('[EMP XIV.5#7] ruling 38: with its sovereign a side loses the battle at once, whatever the points', () => {
  const leaders = champLeaders.map((one) => (one.id === 'chief' ? { ...one, sovereign: true as const } : one));
  const fall = (die: number) => {
    const p = position({
      leaders,
      phase: 'defensive',
      at: { a: '0605 line 7 1', A: '0505 line 1', b: '0101 line 1' },
      chiefs: { chief: '0605' },
      dice: [6, die],
    });
    p.act('aim', p.h('0605'));
    while (p.asked() === 'aim') p.act('done');
    return p;
  };
  expect(fall(5).referee.state.result).toBeNull();
  const lost = fall(6);
  expect([lost.s.chiefHex[0], lost.where('a')]).toEqual([GONE, String(GONE)]);
  expect(lost.referee.state.result).toMatchObject({ winners: [1], reason: 'sovereign' });
});

test('[EMP VII.7#10] woods, towns and units hide as much from whoever stands higher', () => {
  const see = (letter: string, units: readonly string[] = []) => {
    const content = champ({ ground: [`..${letter}...`, '......'], levels: ['200000', '000000'] });
    const standing = units.map((one) => hexOf(one, 6));
    return sees(content, 0, hexOf('0101', 6), hexOf('0601', 6), (hex) => standing.includes(hex));
  };
  expect([see('.'), see('f'), see('v'), see('.', ['0301'])]).toEqual([true, false, false, false]);
});

test('[EMP VIII.2#2] a line with two enemies before it attacks one of them', () => {
  const p = position({ phase: 'shock', at: { a: '0505 line 1', A: '0605 line 7', B: '0504 line 9' }, dice: [3] });
  expect(p.offers('assault')).toHaveLength(2);
  p.act('assault', p.h('0605'));
  run(p);
  expect(p.told('shock')).toHaveLength(1);
  expect(p.offers('assault')).toEqual([]);
});

test('[EMP IV.1#6, EMP IV.2#7, EMP IV.8#3, EMP IV.11#8] points of each face; columns and teams turn once a hex for nothing', () => {
  const far = (pose: string, id: string) => {
    const p = position({ columns: 16, at: { [id]: `0205 ${pose}` } });
    p.act('move', p.u(id));
    let steps = 0;
    for (; p.offers('step').length > 0; steps++) p.act('step', p.offers('step')[0] as number);
    return steps;
  };
  expect([far('line 1', 'a'), far('column 0', 'a'), far('limbered 0', 'x'), far('column 0', 'h')]).toEqual([
    4, 6, 5, 10,
  ]);
  for (const id of ['a', 'x', 'h']) {
    const p = position({ at: { [id]: `0505 ${id === 'x' ? 'limbered' : 'column'} 0` } });
    p.act('move', p.u(id)).act('turn', 2).act('turn', 4).act('step', p.h('0404')).act('turn', 2);
    expect(p.s.spent[p.u(id)]).toBe(2);
  }
});

test('[EMP IV.3#8, EMP IV.10#9] who is in disorder is not adapted in a wood, and horse has the points of its column', () => {
  const p = position({
    ground: ['............', '.f..........', '............'],
    lines: [['0102'], ['1202']],
    at: { a: '0302 disordered 6', h: '1202 disordered 6' },
  });
  p.act('move', p.u('a')).act('step', p.h('0202'));
  expect(p.s.form[p.u('a')]).toBe(DISORDERED);
  expect(p.s.form[p.u('a')]).not.toBe(ADAPTED);
  p.act('done').act('move', p.u('h'));
  let steps = 0;
  for (; p.offers('step').length > 0; steps++) p.act('step', p.offers('step')[0] as number);
  expect(steps).toBeGreaterThanOrEqual(9);
});

test('[EMP VIII.8#1] ruling 32: beyond its ends the table of shock is read on its first and its last row', () => {
  const row = (attack: number, defence: number) => {
    const found = oddsRow(testTables.shock, attack, defence);
    return `${found?.attacker}:${found?.defender}`;
  };
  expect([row(1, 4), row(1, 3), row(5, 12), row(29, 12), row(6, 1), row(40, 1)]).toEqual([
    '1:3',
    '1:3',
    '1:3',
    '2:1',
    '6:1',
    '6:1',
  ]);
});

test('[EMP XIV.3#3] ruling 33: of leaders in several piles of one shock the highest alone changes the die', () => {
  const die = (chiefs: Readonly<Record<string, string>>) => {
    const at = { a: '0505 column 0 4', b: '0604 line 9 4', A: '0605 line 7 8' };
    const p = position({ phase: 'shock', at, chiefs, dice: [3] });
    p.act('assault', p.h('0605')).act('attack');
    return p.told('shock')[0]?.['die'];
  };
  expect([die({}), die({ corps: '0505' }), die({ corps: '0505', chief: '0604' })]).toEqual([3, 4, 4]);
});

test('[EMP XII#2] ruling 34: an army that has rallied is steady again, and is not tested twice', () => {
  const bodies = [{ side: 1 as const, corps: [2], demoralised: 1, despair: 9, lost: false }];
  const p = position({
    scenario: { bodies, units: [11, 12].map((unit) => ({ unit, hex: 0, form: LINE, facing: 7, rank: 0, steps: 6 })) },
    phase: 'rally',
    active: 1,
    turn: 5,
    at: { A: '0605 disordered 6', B: '0805 line 7', a: '0101 line 1' },
    dice: [1, 1],
    also: (s) => {
      s.mood = [1];
      s.crossed = [2];
    },
  });
  expect(strainOf(p.content, p.s, bodies[0] as Body)).toBe(1);
  p.act('rally', p.u('A')).act('line', 7);
  expect(p.told('mood')).toMatchObject([{ level: 0 }]);
  expect([p.s.mood, p.s.crossed]).toEqual([[0], [2]]);
});

test('[EMP XV#1] ruling 36: nobody leaves the map by a move, not even from his line of communication', () => {
  const p = position({ lines: [['0105'], ['1205']], at: { a: '0105 column 6', A: '1105 line 7' } });
  p.act('move', p.u('a'));
  expect(p.offers('step')).toEqual([]);
});

test('[EMP XI.4#2] ruling 37: whoever fails to rally in a wood stays in it', () => {
  const p = position({
    ground: ['......', '..f...', '......'],
    phase: 'rally',
    turn: 5,
    at: { a: '0302 disordered 6', A: '0603 line 7' },
    dice: [6, 6],
  });
  p.act('rally', p.u('a'));
  expect([p.where('a'), p.told('retreated')]).toEqual(['0302', []]);
});

test('[EMP VIII.6#5] ruling 12: cavalry protects a flank wherever it could countercharge, adapted in a wood all round', () => {
  const taken = (horse: Readonly<Record<string, string>>) => {
    const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? '.......f....' : '............'));
    const p = position({ ground, at: { a: '0705 line 7', A: '0605 line 7', ...horse } });
    return sideTaken(p.content, p.s, [p.u('A')], p.h('0705'));
  };
  expect([taken({}), taken({ H: '0805 adapted 0' }), taken({ H: '0805 disordered 0' })]).toEqual([REAR, FRONT, REAR]);
});
