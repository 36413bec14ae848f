import { describe, expect, test } from 'vitest';
import { AL, cardIds, draw, emptyPile, FR, told } from './actions-table.ts';
import { army, card, type Played, position } from './position.ts';

const row = ['river', 'hill', 'hill', 'cavalry'];

/** What is too much for a hand goes back. */
function discardSurplus(p: Played, me: number): void {
  while (p.offers(me, 'discard').length > 0) p.act(me, 'discard', p.offers(me, 'discard')[0]?.[0] as number);
}

/** A whole turn: hidden cards only, one open card among them, or no card at all. */
function turn(p: Played, how: 'hidden' | 'open' | 'none'): void {
  const me = p.s.active;
  if (how === 'none') {
    const lays = p.offers(me, 'lay').slice(0, 1);
    p.s.actionsLeft = 1;
    p.act(me, 'lay', lays[0]?.[0] as number);
    return;
  }
  if (how === 'open') p.act(me, 'take', p.s.row.is[0] as number);
  while (p.s.active === me && p.may(me, 'draw')) p.act(me, 'draw');
  discardSurplus(p, me);
}

function after(...turns: ('hidden' | 'open' | 'none')[]): Played {
  const p = position({ row, time: 1 });
  for (const how of turns) turn(p, how);
  return p;
}

const mayReplace = (p: Played) => p.may(p.s.active, 'replace');

describe('replacing the open cards', () => {
  test('[NAT 11.7#7] after two rounds of hidden draws, at the beginning of a turn', () => {
    const p = after('hidden', 'hidden', 'hidden', 'hidden');
    expect(p.s.active).toBe(FR);
    expect(mayReplace(p)).toBe(true);
    const next = cardIds(p.s.deck.is.slice(-4).reverse());
    const before = { actions: p.s.actionsLeft, time: p.s.time, discard: cardIds(p.s.discard) };
    p.facts.length = 0;
    p.act(FR, 'replace');
    expect(cardIds(p.s.row.is)).toEqual(next);
    expect(p.s.row.seen).toEqual(new Array(4).fill(0x3fff_ffff));
    expect({ actions: p.s.actionsLeft, time: p.s.time }).toEqual({ actions: 5, time: before.time });
    expect(p.facts[0]).toEqual({ fact: 'replaced', clause: 'NAT 11.7#7' });
    expect(told(p, 'opened').map((fact) => fact['card'])).toEqual(p.s.row.is);
    expect(p.referee.waiting()).toEqual([FR]);
  });

  test('[NAT 11.7#8] the old ones go to the discard pile', () => {
    const p = position({ row });
    p.s.hiddenTurns = 4;
    p.act(FR, 'replace');
    expect(cardIds(p.s.discard)).toEqual(row);
    expect(p.s.deck.is).toHaveLength(32);
    expect(p.s.row.is).toHaveLength(4);
  });

  test('[NAT 11.7#8] and may come back at once if no others are left', () => {
    const p = emptyPile(position({ row }), 'spent');
    p.s.hiddenTurns = 4;
    p.act(FR, 'replace');
    expect(cardIds(p.s.row.is).sort()).toEqual([...row].sort());
    expect(p.s.discard).toEqual([]);
  });

  test('[NAT 11.7#7] he may leave them', () => {
    const p = after('hidden', 'hidden', 'hidden', 'hidden');
    draw(p, FR, 1);
    expect(p.s.actionsLeft).toBe(4);
  });

  test.each([1, 2, 3])('[NAT 11.7#7] not after %i such turns', (turns) => {
    const p = after(...new Array<'hidden'>(turns).fill('hidden'));
    expect(mayReplace(p)).toBe(false);
    expect(p.why(p.s.active, 'replace')).toEqual({ reason: 'rowStays', clause: 'NAT 11.7#7' });
  });

  test('[NAT 11.7#7] the other player may do it if the first does not', () => {
    const p = after('hidden', 'hidden', 'hidden', 'hidden', 'hidden');
    expect(p.s.active).toBe(AL);
    expect(mayReplace(p)).toBe(true);
  });

  test.each([
    ['open', 'hidden', 'hidden', 'hidden'],
    ['hidden', 'open', 'hidden', 'hidden'],
    ['hidden', 'hidden', 'hidden', 'open'],
  ] as const)('[NAT 11.7#7] not if an open card was taken: %s, %s, %s, %s', (...turns) => {
    expect(mayReplace(after(...turns))).toBe(false);
  });

  test('[NAT 11.7#7] an open card begins the count anew', () => {
    const p = after('hidden', 'hidden', 'open', 'hidden', 'hidden', 'hidden');
    expect(mayReplace(p)).toBe(false);
    turn(p, 'hidden');
    expect(mayReplace(p)).toBe(true);
  });

  test('[NAT 11.7#7] turns in which nobody draws are no hidden draws', () => {
    expect(mayReplace(after('none', 'none', 'none', 'none'))).toBe(false);
  });

  test('[NAT 11.7#7] but do not break the two rounds either', () => {
    expect(mayReplace(after('hidden', 'none', 'hidden', 'none'))).toBe(true);
  });

  test.each([
    ['a hidden card was drawn', (p: Played) => draw(p, FR, 1)],
    ['an open card was taken', (p: Played) => p.act(FR, 'take', card('hill'))],
    ['something else was done', (p: Played) => p.act(FR, 'lay', army('murat'))],
  ])('[NAT 11.7#7] not later in the turn, after %s', (_, act) => {
    const p = position({ row });
    p.s.hiddenTurns = 4;
    act(p);
    expect(p.may(FR, 'replace')).toBe(false);
    expect(p.why(FR, 'replace')).toEqual({ reason: 'rowStays', clause: 'NAT 11.7#7' });
  });

  test('[NAT 11.7#7] not where none lie', () => {
    const p = position({ row: [] });
    p.s.hiddenTurns = 4;
    expect(p.may(FR, 'replace')).toBe(false);
  });

  test('[NAT 11.7#7] once: the count begins anew', () => {
    const p = after('hidden', 'hidden', 'hidden', 'hidden');
    p.act(FR, 'replace');
    expect(p.may(FR, 'replace')).toBe(false);
    for (let i = 0; i < 3; i++) {
      turn(p, 'hidden');
      expect(mayReplace(p)).toBe(false);
    }
    turn(p, 'hidden');
    expect(mayReplace(p)).toBe(true);
  });

  test('[NAT 11.7#7] it is not an action, and no more than drawing', () => {
    const p = position({ row, time: 1 });
    p.s.hiddenTurns = 4;
    p.s.idleTurns = 2;
    p.act(FR, 'replace');
    draw(p, FR, 5);
    expect(p.s.idleTurns).toBe(3);
    expect(p.referee.waiting()).toEqual([AL]);
  });
});
