import { PUBLIC } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { armyOf, cardOf } from '../rules/queries.ts';
import { army, card, content, field, game, markersOf, mission, position } from './position.ts';

/** What is in the box and does something in play: the rest of NAT 1, 2, 3 and 5. */

describe('the board', () => {
  test('[NAT 1#6] the score of both players is open to everybody', () => {
    const { referee, s } = position({ markers: { bertrand: ['lindenau', 'leutzsch'] }, scouts: [1, 0] });
    s.points = [3, 5];
    for (const viewer of [PUBLIC, 0, 1]) expect(viewOf(game, referee.state, viewer).game.points).toEqual([3, 5]);
  });
});

describe('army cards', () => {
  test('[NAT 2#9] a card with more villages than markers needs a scout for each one missing', () => {
    const napoleon = army('napoleon');
    expect(armyOf(content, napoleon).start).toHaveLength(4);
    expect(armyOf(content, napoleon).markers).toBe(2);
    expect(position({ scouts: [1, 0] }).may(0, 'lay', napoleon)).toBe(false);
    const p = position({ scouts: [2, 0] });
    p.act(0, 'lay', napoleon);
    p.act(0, 'village', field('reudnitz'));
    p.act(0, 'village', field('probstheida'));
    expect(p.s.scouts[0]).toBe(0);
    expect(markersOf(p.s, 'napoleon')).toEqual(['reudnitz', 'probstheida']);
  });

  test('[NAT 2#10] a card with a date waits until the indicator has come to it', () => {
    const dated = content.armies.flatMap((one, i) => (one.from >= 0 ? [i] : []));
    expect(dated.length).toBeGreaterThan(0);
    for (const one of dated) {
      const at = content.dates[armyOf(content, one).from]?.at ?? 0;
      const active = armyOf(content, one).side === 0 ? 'french' : 'allied';
      const seat = armyOf(content, one).side;
      const scouts = [2, 2] as const;
      expect(position({ active, time: at - 1, scouts }).may(seat, 'lay', one)).toBe(false);
      expect(position({ active, time: at, scouts }).may(seat, 'lay', one)).toBe(true);
    }
  });
});

describe('mission cards', () => {
  test('[NAT 3#2] an army of Napoleon’s in the village is what a mission asks for', () => {
    const scored = (armies: { readonly [army: string]: string }) => {
      const missions = ['gohlis', 'doelitz', 'lindenau', 'schoenefeld', 'thonberg'];
      const hands = [['time'], []] as const;
      const p = position({ time: 30, armies, missions, revealed: missions.slice(0, 4), actionsLeft: 1, hands });
      p.act(0, 'card', card('time'));
      return p.s.outcome[p.s.revealed.indexOf(mission('gohlis'))];
    };
    expect(scored({ ney: 'gohlis' })).toBe(1);
    expect(scored({ ney: 'eutritzsch' })).toBe(-1);
    expect(scored({ yorck: 'gohlis' })).toBe(-1);
  });
});

describe('action cards', () => {
  test('[NAT 5#3] a terrain card takes an own marker off a field of its terrain, and no other', () => {
    const p = position({
      markers: { bertrand: ['lindenau', 'leutzsch', 'schoenau'], yorck: ['wahren', 'lindenthal', 'luetzschena'] },
      hands: [['river'], []],
    });
    p.act(0, 'card', card('river'));
    for (const [one, where] of p.offers(0, 'marker') as [number, number][]) {
      expect(armyOf(content, one).side).toBe(0);
      expect(content.fields[where]?.terrain).toBe(0);
    }
    p.act(0, 'marker', army('bertrand'), field('lindenau'));
    expect(markersOf(p.s, 'bertrand')).not.toContain('lindenau');
  });

  test('[NAT 5#4] a movement card moves one own marker of a type it shows to an adjacent field', () => {
    const p = position({
      markers: { bertrand: ['lindenau', 'leutzsch', 'schoenau'], murat: ['wachau', 'probstheida'] },
      hands: [['infantry'], []],
    });
    p.act(0, 'card', card('infantry'));
    expect((p.offers(0, 'marker') as [number, number][]).every(([one]) => one === army('bertrand'))).toBe(true);
    p.act(0, 'marker', army('bertrand'), field('schoenau'));
    const reached = (p.offers(0, 'to') as [number][]).map(([where]) => where);
    expect(reached.every((where) => content.fields[field('schoenau')]?.neighbours.includes(where))).toBe(true);
    p.act(0, 'to', field('grosszschocher'));
    expect(markersOf(p.s, 'bertrand').sort((a, b) => a.localeCompare(b))).toEqual([
      'grosszschocher',
      'leutzsch',
      'lindenau',
    ]);
  });

  test('[NAT 5#6, NAT 5#7] movement and time cards move the indicator one space, terrain cards do not', () => {
    const markers = { bertrand: ['lindenau', 'leutzsch', 'schoenau'] };
    const timeAfter = (id: string, ...rest: [string, ...number[]][]) => {
      const p = position({ markers, hands: [[id], []], time: 2 });
      p.act(0, 'card', card(id));
      for (const action of rest) p.act(0, ...action);
      return p.s.time;
    };
    expect(timeAfter('time')).toBe(3);
    const marker: [string, ...number[]] = ['marker', army('bertrand'), field('schoenau')];
    expect(timeAfter('infantry', marker, ['to', field('grosszschocher')])).toBe(3);
    expect(timeAfter('river', ['marker', army('bertrand'), field('lindenau')])).toBe(2);
    expect(new Set(content.deck.map((one) => cardOf(content, one).kind))).toEqual(new Set(['terrain', 'move', 'time']));
  });
});
