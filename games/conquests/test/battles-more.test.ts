import { describe, expect, test } from 'vitest';
import { A, card, content, E, type Field, INF, land, militaryTab, N, P, sea, table, type Table } from './war-table.ts';

function march(t: Table, power: number, from: string, to: string): Table {
  t.act(power, 'from', land(from)).act(power, 'takeAll').act(power, 'march', land(to));
  return t;
}

function fight(t: Table): Table {
  for (let asked = t.asked(); asked?.prompt === 'move' || asked?.prompt === 'march'; asked = t.asked()) {
    t.act(asked.power, asked.prompt === 'move' ? 'done' : 'halt');
  }
  return t;
}

const thrown = (t: Table, at = 0) => t.told('thrown')[at];
const play = (id: string): [string, number, number] => ['play', card(id), militaryTab(id)];

describe('at sea', () => {
  test('[CON 10.2#5] nobody pays or stays behind for leaving strangers', () => {
    const t = table({ seas: { tyrrhenienne: { N: 'F', E: 'FF' } }, moves: [2, 0, 0, 0, 0] });
    t.act(N, 'sailWith', 0).act(N, 'sail', sea('mer-ligure'));
    expect([t.s.moves[N], t.s.ship[0]]).toEqual([0, sea('mer-ligure')]);
  });

  test('[CON 10.3#11, CON 11.4#9] who is engaged must fight; the beaten frigate sails to the open sea nearest home', () => {
    const seas = { tyrrhenienne: { E: 'F' }, 'mer-ligure': { N: 'F' } };
    const t = table({ seas, order: 'NEARP', moves: [3, 0, 9, 0, 0], dice: [1] });
    t.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    expect(t.asked()).not.toMatchObject({ prompt: 'move', power: E });
    // 1 against 2: a trap; the only frigate of the attacker is destroyed, not recruited.
    expect(thrown(t)).toMatchObject({ attack: 1, defence: 2, result: 'trap' });
    const even = table({ seas, moves: [3, 0, 0, 0, 0], dice: [3] });
    even.act(N, 'sailWith', 0).act(N, 'sail', sea('tyrrhenienne')).act(N, 'engage', E);
    const [to] = even.offers(N, 'retreatSea')[0] as [number];
    even.act(N, 'retreatSea', to);
    expect(even.s.ship[0]).toBe(to);
    expect(content.map.seas[sea('tyrrhenienne')]?.neighbours).toContain(to);
  });
});

describe('cards and prizes', () => {
  test('[CON 11.1#3] a combat effect holds for one battle', () => {
    const lands = { piemont: { N: 'IIIIII' }, lombardie: { A: 'II' }, toscane: { A: 'I' } };
    const t = table({ lands, moves: [20, 0, 0, 0, 0], hands: { N: ['A1N17'] }, kept: [1, 0, 0, 0, 0], dice: [3, 3] });
    t.act(N, 'from', land('piemont')).act(N, 'take', INF).act(N, 'take', INF).act(N, 'march', land('lombardie'));
    fight(t.act(N, 'from', land('piemont')).act(N, 'take', INF).act(N, 'take', INF).act(N, 'march', land('toscane')));
    t.act(N, 'settle', Number(t.offers(N, 'settle')[0]?.[0])).act(N, ...play('A1N17'));
    while (t.told('thrown').length < 2)
      t.act(t.asked()?.power ?? 0, ...(t.offers(t.asked()?.power ?? 0)[0] as [string, number]));
    expect(thrown(t, 0)?.['attackRows']).toContainEqual({ id: 'cards', points: 3 });
    expect(JSON.stringify(thrown(t, 1)?.['attackRows'])).not.toContain('cards');
  });

  test('[CON 9.2#6, CON 11.1#4] allies share the effect of a card', () => {
    const lands = { saxe: { N: 'IIIIIIII' }, boheme: { A: 'I', R: 'III' } };
    const t = table({
      lands,
      pacts: ['RA'],
      moves: [20, 0, 0, 0, 0],
      hands: { A: ['A1C45'] },
      kept: [0, 1, 0, 0, 0],
      dice: [3],
    });
    fight(march(t, N, 'saxe', 'boheme')).act(A, ...play('A1C45'));
    expect(thrown(t)).toMatchObject({ defence: 6 });
  });

  test('[CON 17.2.4#14] who is driven back retreats without paying, and nothing is fought', () => {
    const field: Field = {
      lands: { andalousie: { N: 'II' }, portugal: { E: 'I' } },
      moves: [2, 0, 0, 0, 0],
      hands: { E: ['A2C42'] },
      kept: [0, 0, 1, 0, 0],
    };
    const t = fight(march(table(field), N, 'andalousie', 'portugal')).act(E, ...play('A2C42'));
    t.act(N, 'retreat', Number(t.offers(N, 'retreat')[0]?.[0]));
    expect([t.told('thrown'), t.at('portugal', N), t.at('portugal', E), t.s.morale[N]]).toEqual([[], '', 'I', 5]);
  });
});

describe('support', () => {
  test('[CON 11.2#7] a frigate that has supported one battle supports no other; its owner says which', () => {
    const lands = { piemont: { N: 'IIII' }, lombardie: { N: 'II' }, toscane: { A: 'I' }, rome: { A: 'I' } };
    const t = table({ lands, seas: { tyrrhenienne: { N: 'F' } }, moves: [20, 0, 0, 0, 0], dice: [3, 3] });
    t.act(N, 'from', land('piemont')).act(N, 'take', INF).act(N, 'take', INF).act(N, 'march', land('toscane'));
    fight(t.act(N, 'from', land('lombardie')).act(N, 'takeAll').act(N, 'march', land('rome')));
    t.act(N, 'settle', Number(t.offers(N, 'settle')[0]?.[0]));
    expect(t.asked()).toEqual({ power: N, prompt: 'support' });
    t.act(N, 'support', 0);
    while (t.told('thrown').length < 2)
      t.act(t.asked()?.power ?? 0, ...(t.offers(t.asked()?.power ?? 0)[0] as [string, number]));
    expect(thrown(t, 0)?.['attackRows']).toContainEqual({ id: 'support', points: 1 });
    expect(JSON.stringify(thrown(t, 1)?.['attackRows'])).not.toContain('support');
  });
});

describe('pursuit', () => {
  const chase: Field = {
    lands: { westphalie: { N: 'IIIICC' }, saxe: { P: 'IIII' }, berlin: { N: 'I' }, silesie: { P: 'I' } },
    moves: [40, 0, 0, 0, 9],
    dice: [3, 3],
  };

  test('[CON 11.6#4] not into a land that other enemies held', () => {
    const held = { ...chase, lands: { ...chase.lands, silesie: { R: 'I' } }, pacts: ['PR'] };
    const t = fight(march(table(held), N, 'westphalie', 'saxe'))
      .act(P, 'pay')
      .act(P, 'retreat', land('silesie'));
    expect(t.why(N, 'pursue', land('silesie'))).toEqual({ reason: 'isHeld', clause: 'CON 11.6#4' });
  });

  test('[CON 11.6#4] ruling 151: nor into a land that the beaten’s own nation held', () => {
    const t = fight(march(table(chase), N, 'westphalie', 'saxe'))
      .act(P, 'pay')
      .act(P, 'retreat', land('silesie'));
    expect(t.why(N, 'pursue', land('silesie'))).toEqual({ reason: 'isHeld', clause: 'CON 11.6#4' });
  });

  test('[CON 11.6#8, CON 11.6#9] one pursuit, without cards', () => {
    // Bohemia leaves Silesia as the only way home.
    const lands = { ...chase.lands, silesie: {}, boheme: { N: 'I' } };
    const field = { ...chase, lands, hands: { N: ['A1N27'] }, kept: [1, 0, 0, 0, 0] };
    const t = fight(march(table(field), N, 'westphalie', 'saxe'))
      .act(N, 'pass')
      .act(N, 'pass')
      .act(P, 'pay')
      .act(P, 'retreat', land('silesie'));
    t.act(N, 'pursue', land('silesie')).act(N, 'bringAll');
    expect(t.told('thrown')).toHaveLength(2);
    expect(t.told('combatCard')).toEqual([]);
    while (t.asked() !== null && t.asked()?.prompt !== 'buyAfterCombat') {
      expect(t.asked()?.prompt).not.toBe('follow');
      t.act(t.asked()?.power ?? 0, ...(t.offers(t.asked()?.power ?? 0)[0] as [string, number]));
    }
  });

  test('[CON 17.2.4#15] nobody is driven back from a capital', () => {
    const field: Field = {
      lands: { andalousie: { N: 'II' }, madrid: { E: 'I' } },
      moves: [2, 0, 0, 0, 0],
      hands: { E: ['A2C42'] },
      kept: [0, 0, 1, 0, 0],
    };
    const t = fight(march(table(field), N, 'andalousie', 'madrid'));
    expect(t.offers(E)).toEqual([['pass']]);
  });
});
