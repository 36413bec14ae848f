import { describe, expect, test } from 'vitest';
import { cardWith, idWith } from '../testing/table.ts';
import { A, card, content, E, type Field, INF, land, N, R, sea, table, type Table } from './war-table.ts';

/** Napoleon marches from Saxony into Bohemia, and everybody has done with moving. */
function bohemia(field: Field): Table {
  const t = table({ moves: [9, 0, 0, 0, 0], dice: [3], ...field });
  return fight(t.act(N, 'from', land('saxe')).act(N, 'takeAll').act(N, 'march', land('boheme')));
}

function fight(t: Table): Table {
  const moves = ['move', 'march', 'sail'];
  for (let asked = t.asked(); asked !== null && moves.includes(asked.prompt); asked = t.asked()) {
    t.act(asked.power, asked.prompt === 'move' ? 'done' : 'halt');
  }
  return t;
}

const result = (t: Table) => t.told('thrown')[0]?.['result'];

/** A card with such an effect, and how it is played. */
function holding(deck: 0 | 1, kind: string, n: number, skip = 0): { id: string; play: [string, number, number] } {
  const id = idWith(deck, kind, n, skip);
  const { tab } = cardWith(deck, kind, n, skip);
  return { id, play: ['play', card(id), tab] };
}

describe('the prize of a victory', () => {
  const money = [holding(0, 'money', 2), holding(1, 'money', 2)] as const;
  const talks = [holding(0, 'diplomacy', 2), holding(1, 'diplomacy', 2)] as const;
  const society = [holding(0, 'society', 1), holding(1, 'society', 1, 3)] as const;

  /** Napoleon with so many meets so many Austrians, and the victor is asked for his prize. */
  function won(french: string, austrians: string, victor: number): Table {
    const side = victor === N ? 0 : 1;
    const hands = { [victor === N ? 'N' : 'A']: [money[side].id, talks[side].id, society[side].id] };
    const t = bohemia({ lands: { saxe: { N: french }, boheme: { A: austrians } }, hands, moves: [5, 5, 0, 0, 0] });
    // What the beaten side and the victor have to say of losses comes first.
    for (let asked = t.asked(); asked !== null && asked.prompt !== 'prize'; asked = t.asked())
      t.act(asked.power, ...(t.offers(asked.power)[0] as [string, number, number]));
    return t;
  }

  /** The result; francs, movement points and Society that each kind of card brings; how often one is asked. */
  function prizes(french: string, austrians: string, victor: number): unknown[] {
    const side = victor === N ? 0 : 1;
    const francs = won(french, austrians, victor);
    const before = francs.s.money[victor] ?? 0;
    if (francs.asked()?.power !== victor) return ['nobody is asked'];
    francs.act(victor, ...money[side].play);
    const points = won(french, austrians, victor).act(victor, ...talks[side].play);
    const people = won(french, austrians, victor);
    const level = people.s.society[side] ?? 0;
    people.act(victor, ...society[side].play);
    return [
      result(francs),
      (francs.s.money[victor] ?? 0) - before,
      points.told('gainedMoves').at(-1)?.['points'],
      (people.s.society[side] ?? 0) - level,
      francs.s.hands[victor]?.is.length,
      francs.asked()?.prompt === 'prize',
    ];
  }

  test('[CON 11.3.2a#4] a strategic victory: Finance, Society or 2 points for each of Diplomacy, once', () => {
    expect(prizes('IIIII', 'I', N)).toEqual(['strategic', 2, 4, 1, 2, false]);
  });

  test('[CON 9.1#3] a 2 brings Russia 4 movement points, too, though she allies with it for 1', () => {
    const hands = { R: [talks[1].id] };
    const t = bohemia({ lands: { saxe: { N: 'I' }, boheme: { R: 'IIII' } }, hands, moves: [5, 0, 0, 5, 0] });
    for (let asked = t.asked(); asked !== null && asked.prompt !== 'prize'; asked = t.asked())
      t.act(asked.power, ...(t.offers(asked.power)[0] as [string, number, number]));
    t.act(R, ...talks[1].play);
    expect(t.told('gainedMoves')).toMatchObject([{ power: R, points: 4, clause: 'CON 9.1#3' }]);
    expect(t.s.moves[R]).toBe(9);
  });

  test('[CON 11.3.2b#3] a tactical victory: the same', () => {
    expect(prizes('IIIII', 'III', N)).toEqual(['tactical', 2, 4, 1, 2, false]);
  });

  test('[CON 11.3.2d#4] a trap: the same for the defender', () => {
    expect(prizes('I', 'IIII', A)).toEqual(['trap', 2, 4, 1, 2, false]);
  });

  test('[CON 11.3.2e#3] a heroic defence: the same for the defender', () => {
    expect(prizes('III', 'IIIII', A)).toEqual(['heroic', 2, 4, 1, 2, false]);
  });

  test('[CON 11.3.1#2] never Moral nor the army', () => {
    const morale = holding(0, 'morale', 1);
    const t = bohemia({ lands: { saxe: { N: 'IIIII' }, boheme: { A: 'I' } }, hands: { N: [morale.id, 'A1N17'] } });
    t.act(N, 'recruit', A, INF);
    expect(t.why(N, ...morale.play)).toEqual({ reason: 'otherDomain', clause: 'CON 11.3.1#2' });
    for (const [id = -1, tab = -1] of t.offers(N, 'play') as number[][])
      expect([0, 2, 4]).toContain(content.cards[id]?.tabs[tab]?.domain);
  });

  test.each([
    ['minor', 'II', 'I'],
    ['uncertain', 'II', 'II'],
  ])('%s: none', (named, french, austrians) => {
    const hands = { N: [money[0].id], A: [money[1].id] };
    const t = bohemia({ lands: { saxe: { N: french }, boheme: { A: austrians } }, hands });
    expect(result(t)).toBe(named);
    for (let asked = t.asked(); asked !== null; asked = t.asked()) {
      expect(asked.prompt).not.toBe('prize');
      t.act(asked.power, ...(t.offers(asked.power)[0] as [string, number]));
    }
  });

  test('[CON 11.5#5] of allies the one who stands for the side plays the one card', () => {
    const hands = { A: [money[1].id], R: [talks[1].id] };
    const t = bohemia({ lands: { saxe: { N: 'III' }, boheme: { A: 'III', R: 'II' } }, pacts: ['RA'], hands });
    expect(result(t)).toBe('heroic');
    t.act(R, 'entrust', A);
    for (let asked = t.asked(); asked !== null && asked.prompt !== 'prize'; asked = t.asked())
      t.act(asked.power, ...(t.offers(asked.power)[0] as [string, number, number]));
    expect(t.asked()).toEqual({ power: A, prompt: 'prize' });
    t.act(A, ...money[1].play);
    for (let asked = t.asked(); asked !== null; asked = t.asked()) {
      expect(asked.prompt).not.toBe('prize');
      t.act(asked.power, ...(t.offers(asked.power)[0] as [string, number]));
    }
    expect([t.s.hands[A]?.is, t.s.hands[R]?.is]).toEqual([[], [card(talks[1].id)]]);
  });
});

describe('who counts in a battle', () => {
  test('[CON 11.7#11] the garrison is no unit: it is not counted for losses, and cannot be lost', () => {
    const lands = { toscane: { N: 'IIIIIIIII' }, naples: { A: 'II' } };
    const t = table({ lands, moves: [9, 9, 0, 0, 0], dice: [3] });
    t.act(N, 'from', land('toscane')).act(N, 'takeAll').act(N, 'march', land('rome'));
    if (t.asked()?.power === N) t.act(N, 'done');
    fight(t.act(A, 'from', land('naples')).act(A, 'takeAll').act(A, 'march', land('rome')));
    // 9 against two units and 2 of the garrison: half of two units is one, and it is recruited.
    expect(t.told('thrown')[0]).toMatchObject({ attack: 9, defence: 4, result: 'strategic' });
    t.act(N, 'recruit', A, INF);
    expect(t.asked()?.prompt).not.toBe('lose');
    expect([t.told('lostUnit').length, t.at('rome', A), t.at('rome', N).length]).toEqual([1, 'I', 10]);
  });

  const straits: Field = {
    lands: { rome: { N: 'II' }, naples: { E: 'II' } },
    seas: { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'FFF' } },
    moves: [40, 9, 9, 9, 9],
    dice: [3, 3],
  };
  /** A battle at sea and one at Naples beside it; Napoleon says which comes first. */
  const twoBattles = (first: 'sea' | 'land'): Table => {
    const t = table(straits);
    for (const ship of [0, 1]) t.act(N, 'sailWith', ship).act(N, 'sail', sea('tyrrhenienne')).act(N, 'halt');
    t.act(N, 'sailWith', 2).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    if (t.asked()?.prompt === 'move') t.act(N, 'from', land('rome')).act(N, 'takeAll').act(N, 'march', land('naples'));
    fight(t);
    // The battle at sea was begun first.
    expect(t.offers(N, 'settle')).toEqual([[0], [1]]);
    t.act(N, 'settle', first === 'sea' ? 0 : 1);
    while (t.told('thrown').length < 2)
      t.act(t.asked()?.power ?? 0, ...(t.offers(t.asked()?.power ?? 0)[0] as [string, number]));
    return t;
  };

  test('[CON 11.2#7] a frigate supports while its own battle is still to come, and not after it', () => {
    const rows = (t: Table) => t.told('thrown').find((one) => one['land'] === land('naples'))?.['attackRows'];
    expect(rows(twoBattles('land'))).toContainEqual({ id: 'support', points: 3 });
    expect(JSON.stringify(rows(twoBattles('sea')))).not.toContain('support');
  });

  test('[CON 16#3] Division in the hand of anybody else cannot be played', () => {
    const lands = { saxe: { A: 'IIIIIC' }, boheme: { N: 'II', R: 'II' } };
    const t = table({
      order: 'ANERP',
      lands,
      forced: 'R',
      moves: [9, 20, 9, 9, 9],
      morale: [5, 15, 5, 5, 5],
      dice: [3],
      hands: { A: ['A1N16'] },
      kept: [0, 1, 0, 0, 0],
    });
    fight(t.act(A, 'from', land('saxe')).act(A, 'takeAll').act(A, 'march', land('boheme')));
    expect(t.asked()).toEqual({ power: A, prompt: 'attackCard' });
    expect(t.offers(A)).toEqual([['pass']]);
  });

  test('[CON 16#7] Malta defends the English with 3 more, and nobody else', () => {
    const malta = (holder: 'E' | 'A'): Table => {
      const seas = { 'canal-de-sicile': { N: 'F(II)' } };
      const t = table({ lands: { malte: { [holder]: 'I' } }, seas, moves: [9, 0, 0, 0, 0], dice: [3] });
      t.act(N, 'sailWith', 0).act(N, 'unload', INF, land('malte')).act(N, 'unload', INF, land('malte'));
      return fight(t);
    };
    expect(malta('E').told('thrown')[0]).toMatchObject({ defence: 4 });
    expect(malta('A').told('thrown')[0]).toMatchObject({ defence: 1 });
  });

  test('[CON 9.2#7] allies march each with its own points', () => {
    const lands = { boheme: { A: 'I', R: 'I' } };
    const t = table({ order: 'ARNEP', lands, pacts: ['RA'], moves: [0, 1, 0, 0, 0] });
    t.act(A, 'from', land('boheme'));
    expect(t.why(A, 'takeAlly', INF).reason).toBeDefined();
    t.act(A, 'takeAll').act(A, 'march', land('vienne'));
    expect([t.s.moves[A], t.s.moves[R], t.at('vienne', A), t.at('boheme', R)]).toEqual([0, 0, 'I', 'I']);
    expect(t.asked()?.power).not.toBe(R);
  });
});
