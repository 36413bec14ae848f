import { describe, expect, test } from 'vitest';
import { A, card, E, type Field, land, militaryTab, N, P, R, sea, table, type Table } from './war-table.ts';

const MOVES = ['move', 'march', 'sail'];

/** Napoleon marches from Saxony into Bohemia, and everybody has done with moving. */
function bohemia(field: Field): Table {
  const t = table({ moves: [40, 9, 9, 9, 9], dice: [3], order: 'NAERP', ...field });
  t.act(N, 'from', land('saxe')).act(N, 'takeAll').act(N, 'march', land('boheme'));
  for (let ask = t.asked(); ask !== null && MOVES.includes(ask.prompt); ask = t.asked())
    t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
  return t;
}

const march = (t: Table, power: number, from: string, to: string) =>
  t.act(power, 'from', land(from)).act(power, 'takeAll').act(power, 'march', land(to));

/** A power has done with its moves. */
function over(t: Table, power: number): void {
  for (let ask = t.asked(); ask?.power === power && MOVES.includes(ask.prompt); ask = t.asked())
    t.act(power, ask.prompt === 'move' ? 'done' : 'halt');
}

const play = (id: string): [string, number, number] => ['play', card(id), militaryTab(id)];
const why = (t: Table, power: number, ...action: [string, number, number]) => t.why(power, ...action);
const rows = (t: Table, side: 'attackRows' | 'defenceRows') =>
  t.told('thrown')[0]?.[side] as { id: string; points: number }[];

describe('cards in a battle', () => {
  // A1C45: force 2 on land; A1C05: force 2 in Bavaria or 4 PM; A1C38: 6 PM or slipping away.
  const lands = { saxe: { N: 'IIIIII' }, boheme: { A: 'II', R: 'II' } };

  test('[CON 11.1#1, CON 11.1#3] a card of one’s own that is of use here; the attacker is asked first', () => {
    const t = bohemia({
      lands,
      pacts: ['AR'],
      kept: [1, 1, 0, 0, 0],
      hands: { N: ['A1N32', 'A1N01'], A: ['A1C45', 'A1C05'] },
    });
    expect(t.asked()).toEqual({ power: N, prompt: 'attackCard' });
    expect([why(t, N, ...play('A1C45')), why(t, N, 'play', card('A1N01'), militaryTab('A1N01'))]).toEqual([
      { reason: 'notInHand', clause: 'CON 11.1#1' },
      { reason: 'noUseHere', clause: 'CON 11.1#3' },
    ]);
    // Switzerland is far: of A1N32 only the movement points are of use, and nothing has to be chosen.
    t.act(N, ...play('A1N32'));
    expect([t.told('combatCard').length, t.told('gainedMoves')[0]?.['points'], t.s.kept[N]]).toEqual([1, 4, 0]);
    expect(t.s.spent[0]?.is).toEqual([card('A1N32')]);
    expect(t.asked()).toEqual({ power: A, prompt: 'defenceCard' });
  });

  test('[CON 17.2.4#1] a card that leaves a choice asks for it; then the same side may play on', () => {
    const t = bohemia({ lands, pacts: ['AR'], kept: [0, 2, 0, 0, 0], hands: { A: ['A1C38', 'A1C45'] } });
    t.act(A, ...play('A1C38'));
    expect([t.asked(), t.offers(A)]).toEqual([
      { power: A, prompt: 'useCard' },
      [
        ['choose', 0],
        ['choose', 1],
      ],
    ]);
    t.act(A, 'choose', 0);
    expect([t.s.moves[A], t.asked()]).toEqual([15, { power: A, prompt: 'defenceCard' }]);
    t.act(A, ...play('A1C45'));
    expect([rows(t, 'defenceRows').find(({ id }) => id === 'cards')?.points, t.s.kept[A]]).toEqual([2, 0]);
  });

  test('[CON 17.2.4#13] ruling 148: who slips away takes all his troops along, and his allies fight on', () => {
    const t = bohemia({ lands, pacts: ['AR'], kept: [0, 1, 0, 0, 0], hands: { A: ['A1C38'] } });
    t.act(A, ...play('A1C38')).act(A, 'choose', 1);
    expect(t.asked()).toEqual({ power: A, prompt: 'retreat' });
    t.act(A, 'retreat', Number(t.offers(A, 'retreat')[0]?.[0]));
    expect([t.told('slippedAway').length, t.at('boheme', A), t.s.moves[A]]).toEqual([1, '', 7]);
    expect(t.told('thrown')).toMatchObject([{ attack: 6, defence: 2 }]);
    const alone = bohemia({
      lands: { saxe: { N: 'IIIIII' }, boheme: { A: 'II' } },
      kept: [0, 1, 0, 0, 0],
      hands: { A: ['A1C38'] },
    });
    alone.act(A, ...play('A1C38')).act(A, 'choose', 1);
    alone.act(A, 'retreat', Number(alone.offers(A, 'retreat')[0]?.[0]));
    expect([alone.told('thrown'), alone.at('boheme', N), alone.s.morale]).toEqual([[], 'IIIIII', [5, 5, 5, 5, 5]]);
  });

  test('ruling 123: attackers in turn order; if none has played, none can after a defender has', () => {
    const attackers: Field = {
      order: 'ARNEP',
      lands: { baviere: { A: 'III', R: 'III' }, saxe: { N: 'II' } },
      pacts: ['RA'],
      moves: [0, 9, 0, 9, 0],
      kept: [1, 1, 0, 1, 0],
    };
    const t = table({ ...attackers, hands: { A: ['A1C45'], R: ['A1C38'], N: ['A1N27'] }, dice: [3] });
    for (const power of [A, R]) over(march(t, power, 'baviere', 'saxe'), power);
    expect(t.asked()).toEqual({ power: A, prompt: 'attackCard' });
    t.act(A, 'pass');
    expect(t.asked()).toEqual({ power: R, prompt: 'attackCard' });
    t.act(R, 'pass').act(N, ...play('A1N27'));
    expect(t.told('thrown')).toHaveLength(1);
    expect(rows(t, 'attackRows').some(({ id }) => id === 'cards')).toBe(false);
    expect(rows(t, 'defenceRows').find(({ id }) => id === 'cards')?.points).toBe(2);
  });

  test('[CON 17.2.4#4, CON 17.2.4#7, CON 17.2.4#11] Division in defence: the one he names, then the others fight on or fall back', () => {
    const field: Field = {
      order: 'ARNEP',
      lands: { baviere: { A: 'II', R: 'II' }, saxe: { N: 'IICCG' } },
      pacts: ['RA'],
      moves: [9, 9, 0, 9, 0],
      kept: [1, 0, 0, 0, 0],
      morale: [12, 5, 5, 5, 5],
    };
    const t = table({ ...field, hands: { N: ['A1N16'] }, dice: [3, 3] });
    for (const power of [A, R]) over(march(t, power, 'baviere', 'saxe'), power);
    while (t.asked()?.prompt === 'move') t.act(t.asked()?.power ?? 0, 'done');
    expect(t.asked()).toEqual({ power: N, prompt: 'defenceCard' });
    t.act(N, ...play('A1N16'));
    expect([t.asked(), t.offers(N)]).toEqual([
      { power: N, prompt: 'divide' },
      [
        ['divide', A],
        ['divide', R],
      ],
    ]);
    t.act(N, 'divide', R);
    expect([t.s.moves[N], t.told('division')]).toMatchObject([7, [{ power: N, target: R, land: land('saxe') }]]);
    expect(t.told('battle')[1]).toMatchObject({ power: N, attackers: [N], defenders: [R] });
  });

  test('ruling 122: a card that the attacker has played is spent, though the defender slips away', () => {
    const field: Field = { lands: { saxe: { N: 'IIIIII' }, boheme: { A: 'II' } }, kept: [1, 1, 0, 0, 0] };
    const t = bohemia({ ...field, hands: { N: ['A1N27'], A: ['A1C38'] } });
    t.act(N, ...play('A1N27'))
      .act(A, ...play('A1C38'))
      .act(A, 'choose', 1);
    t.act(A, 'retreat', Number(t.offers(A, 'retreat')[0]?.[0]));
    expect([t.told('thrown'), t.s.spent[0]?.is, t.s.kept[N]]).toEqual([[], [card('A1N27')], 0]);
  });

  test('ruling 147: in a Division Napoleon fights alone, without his forced ally', () => {
    const lands = { saxe: { N: 'IICCG', P: 'II' }, boheme: { A: 'II', R: 'II' } };
    const field: Field = { lands, pacts: ['AR'], forced: 'P', kept: [1, 0, 0, 0, 0], morale: [12, 5, 5, 5, 5] };
    const t = bohemia({ ...field, hands: { N: ['A1N16'] }, dice: [3, 3] });
    expect(t.told('battle')[0]).toMatchObject({ attackers: [N, P], defenders: [A, R] });
    t.act(N, ...play('A1N16')).act(N, 'divide', A);
    expect(t.told('battle')[1]).toMatchObject({ attackers: [N], defenders: [A] });
    expect(rows(t, 'attackRows').find(({ id }) => id === 'inf')?.points).toBe(2);
  });

  test('ruling 143: a forced ally who is replaced is parted from Napoleon at once', () => {
    const lands = { baviere: { N: 'IIIIIICCGG' }, vienne: { A: 'I' }, posnanie: { N: 'I', P: 'I' } };
    const t = table({ order: 'NAERP', lands, forced: 'P', moves: [40, 0, 0, 0, 0], dice: [3] });
    over(march(t, N, 'baviere', 'vienne'), N);
    // Nobody advances out of Vienna again.
    for (let ask = t.asked(); ask !== null; ask = t.asked())
      t.act(ask.power, ...((ask.prompt === 'follow' ? ['pass'] : t.offers(ask.power)[0]) as [string, number, number]));
    expect([t.s.forced, t.told('freed')[0]?.['power']]).toEqual([A, P]);
    expect([t.at('posnanie', P), t.at('posnanie', N)]).toEqual(['I', '']);
  });

  test('[CON 11.2#9] at sea as on land: a card for the sea', () => {
    const seas = { 'mer-ligure': { N: 'FF' }, tyrrhenienne: { E: 'FF' } };
    const t = table({
      order: 'NEARP',
      seas,
      moves: [40, 0, 9, 0, 0],
      kept: [0, 0, 1, 0, 0],
      hands: { E: ['A1C18'] },
      dice: [3],
    });
    t.act(N, 'sailWith', 0)
      .act(N, 'sail', sea('tyrrhenienne'))
      .act(N, 'halt')
      .act(N, 'sailWith', 1)
      .act(N, 'sail', sea('tyrrhenienne'))
      .act(N, 'engage', E);
    for (let ask = t.asked(); ask !== null && MOVES.includes(ask.prompt); ask = t.asked())
      t.act(ask.power, ask.prompt === 'move' ? 'done' : 'halt');
    t.act(E, ...play('A1C18'));
    expect(t.told('thrown')).toMatchObject([{ attack: 4, defence: 7 }]);
  });
});
