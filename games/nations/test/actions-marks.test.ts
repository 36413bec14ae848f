import { prepare, Referee } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { AL, draw, emptyPile, FR, handsOf } from './actions-table.ts';
import { army, card, field, game, type Played, type Position, position } from './position.ts';

/** What the soak notes while these actions are played. */
function marks(wanted: Position, ...actions: [string, ...number[]][]): string[] {
  const p: Played = position(wanted);
  p.s.hiddenTurns = 4;
  const found: string[] = [];
  const referee = new Referee(prepare(game), p.referee.state, { mark: (thing) => found.push(thing) });
  const me = wanted.active === 'allied' ? AL : FR;
  for (const action of actions) expect(referee.play(me, action)).toEqual({ ok: true });
  return found.filter((thing) => !thing.startsWith('NAT '));
}

describe('what a long run must bring up', () => {
  const markers = { bertrand: ['schoenau', 'taucha', 'wahren'] };
  const marker: [string, ...number[]] = ['marker', army('bertrand'), field('schoenau')];
  const { reachable = [] } = game;

  test.each<[string, Position, [string, ...number[]][], string[]]>([
    ['a card', { hands: handsOf(FR, ['plain']) }, [['card', card('plain')], marker], [`card:${card('plain')}`]],
    ['a time card', { hands: handsOf(FR, ['time']), row: [] }, [['card', card('time')]], [`card:${card('time')}`]],
    [
      'a pair',
      { hands: handsOf(FR, ['hill', 'hill']) },
      [['wild', card('hill')], marker],
      [`wild:${card('hill')}`, `card:${card('hill')}`],
    ],
    [
      'a jump',
      { hands: handsOf(FR, ['infantry', 'infantry']), armies: { murat: 'lindenau' } },
      [['card', card('infantry')], marker, ['jump', field('gohlis')], ['card', card('infantry')]],
      [`card:${card('infantry')}`, `card:${card('infantry')}`, 'jump'],
    ],
    ['an army', {}, [['lay', army('murat')]], [`laid:${army('murat')}`]],
    ['an army with scouts', { scouts: [1, 0] }, [['lay', army('ney')]], [`laid:${army('ney')}`, 'scout:lay']],
    ['a scout', { scouts: [1, 0] }, [['scout'], marker], ['scout:remove']],
    ['new open cards', {}, [['replace']], ['replace']],
  ])('%s', (_, wanted, actions, found) => {
    expect(marks({ markers, time: 2, ...wanted }, ...actions)).toEqual(found);
    for (const thing of found) expect(reachable).toContain(thing);
  });

  test('every argument of a verb names something that the game can count', () => {
    for (const kinds of Object.values(game.grammar)) {
      for (const kind of kinds) expect(Object.keys(game.domains)).toContain(kind);
    }
  });

  test('a draw pile that is made anew is as hidden as before', () => {
    const p = emptyPile(position({ row: [] }), 'discard');
    draw(p, FR, 1);
    expect(p.s.deck.seen.every((seats) => seats === 0)).toBe(true);
  });
});
