import { describe, expect, test } from 'vitest';
import {
  AL,
  cardIds,
  cardsOffered,
  FR,
  handOf,
  markersOffered,
  told,
  villagesOffered,
  type Hands,
} from './actions-table.ts';
import { army, card, content, field, markersOf, type Played, type Position, position } from './position.ts';

/** A marker of Bertrand at Schönau, and his comrade Murat beside it at Lindenau. */
const jumper: Position = {
  markers: { bertrand: ['schoenau', 'taucha'] },
  armies: { murat: 'lindenau' },
  hands: [['infantry', 'infantry-cavalry'], []],
  time: 1,
};

/** Plays the first card on the marker at Schönau, so that the next question is where it goes. */
function begun(wanted: Position = {}, first = 'infantry', how = 'card'): Played {
  const p = position({ ...jumper, ...wanted });
  p.act(FR, how, card(first));
  p.act(FR, 'marker', army('bertrand'), field('schoenau'));
  return p;
}

/** The jumps to fields that no step from Schönau reaches. */
function far(p: Played): string[] {
  const near = content.fields[field('schoenau')]?.neighbours ?? [];
  return villagesOffered(p, FR, 'jump').filter((village) => !near.includes(field(village)));
}

describe('the jump', () => {
  test('[NAT 11.3#9] over an army of its own side, to a field on the far side of it', () => {
    const p = begun();
    expect(far(p)).toEqual(['gohlis', 'leipzig', 'moeckern']);
    expect(p.may(FR, 'to', field('lindenau'))).toBe(false);
    p.act(FR, 'jump', field('leipzig'));
    expect(p.referee.decision(FR)).toMatchObject({ prompt: 'secondCard', clause: 'NAT 11.3#9' });
    // Nothing is paid before the second card is named.
    expect(p.s.discard).toEqual([]);
    p.act(FR, 'card', card('infantry-cavalry'));
    expect(markersOf(p.s, 'bertrand')).toEqual(['leipzig', 'taucha']);
    expect(told(p, 'jumped')).toEqual([
      {
        fact: 'jumped',
        army: army('bertrand'),
        from: field('schoenau'),
        field: field('leipzig'),
        card: card('infantry'),
        wild: false,
        second: card('infantry-cavalry'),
        pair: false,
        clause: 'NAT 11.3#9',
      },
    ]);
    expect(p.s.stands[field('lindenau')]).toBe(army('murat'));
  });

  test('[NAT 11.3#9, NAT 11.3#10, NAT 11.3#11] it takes two cards, two actions and two spaces of time', () => {
    const p = begun();
    p.act(FR, 'jump', field('leipzig'));
    p.act(FR, 'card', card('infantry-cavalry'));
    expect([p.s.actionsLeft, p.s.time]).toEqual([3, 3]);
    expect(told(p, 'time').map((fact) => fact['at'])).toEqual([2, 3]);
    expect(cardIds(p.s.discard)).toEqual(['infantry', 'infantry-cavalry']);
    expect(handOf(p, FR)).toEqual([]);
    expect(p.referee.waiting()).toEqual([FR]);
  });

  test('[NAT 11.3#9] the Allies jump as well', () => {
    const p = position({
      active: 'allied',
      markers: { yorck: ['schoenau', 'taucha'] },
      armies: { gyulai: 'lindenau' },
      hands: [[], ['infantry', 'infantry']],
      time: 1,
    });
    p.act(AL, 'card', card('infantry'));
    p.act(AL, 'marker', army('yorck'), field('schoenau'));
    p.act(AL, 'jump', field('gohlis'));
    p.act(AL, 'card', card('infantry'));
    expect(markersOf(p.s, 'yorck')).toEqual(['gohlis', 'taucha']);
    expect([p.s.actionsLeft, p.s.time]).toEqual([3, 3]);
  });

  test('[NAT 11.3#9] over an enemy army never', () => {
    const p = begun({ armies: { yorck: 'lindenau' } });
    expect(p.offers(FR, 'jump')).toEqual([]);
    expect(p.why(FR, 'jump', field('leipzig'))).toEqual({ reason: 'noJump', clause: 'NAT 11.3#9' });
  });

  test('[NAT 11.3#9] over nothing never: it takes an army next to the marker', () => {
    expect(begun({ armies: {} }).offers(FR, 'jump')).toEqual([]);
    expect(begun({ armies: { murat: 'leipzig' } }).offers(FR, 'jump')).toEqual([]);
  });

  test('[NAT 11.3#9] over markers never', () => {
    const p = begun({ armies: {}, markers: { bertrand: ['schoenau', 'taucha'], murat: ['lindenau', 'wachau'] } });
    expect(p.offers(FR, 'jump')).toEqual([]);
  });

  test('[NAT 11.3#9] over one army only: the field behind a second one is too far', () => {
    const p = begun({ armies: { murat: 'lindenau', ney: 'leipzig' } });
    expect(far(p)).toEqual(['gohlis', 'moeckern']);
  });

  test.each([
    ['an own army', { armies: { murat: 'lindenau', ney: 'gohlis' } }],
    ['an enemy army', { armies: { murat: 'lindenau', yorck: 'gohlis' } }],
    ['a marker of the same army', { markers: { bertrand: ['schoenau', 'gohlis'] } }],
  ])('[NAT 11.3#5, NAT 11.3#6, NAT 11.3#9] it does not end on %s', (_, wanted) => {
    const p = begun(wanted);
    expect(far(p)).toEqual(['leipzig', 'moeckern']);
    expect(p.why(FR, 'jump', field('gohlis'))).toEqual({ reason: 'noJump', clause: 'NAT 11.3#9' });
  });

  test('[NAT 11.3#7, NAT 11.3#9] it may end among markers of other armies', () => {
    const markers = { bertrand: ['schoenau', 'taucha'], yorck: ['gohlis', 'wahren'], victor: ['gohlis', 'doelitz'] };
    expect(far(begun({ markers }))).toEqual(['gohlis', 'leipzig', 'moeckern']);
  });

  test('[NAT 11.3#9] it does not lead back to where it began', () => {
    expect(begun().may(FR, 'jump', field('schoenau'))).toBe(false);
  });

  test('[NAT 11.3#9] with two armies beside it a field is offered once', () => {
    const p = begun({ armies: { murat: 'lindenau', ney: 'leutzsch' } });
    expect(far(p)).toEqual(['gohlis', 'leipzig', 'luetzschena', 'moeckern', 'wahren']);
  });

  // Ruling 21: "any field next to the jumped army's". Leutzsch and Kleinzschocher touch Lindenau as well as Schönau.
  test('[NAT 11.3#9] it may end on a field that a step reaches too', () => {
    expect(villagesOffered(begun(), FR, 'jump')).toContain('leutzsch');
  });

  test('[NAT 11.3#2] where a marker can jump it can also just step', () => {
    const p = begun();
    expect(villagesOffered(p, FR, 'to')).toEqual([
      'grosszschocher',
      'kleinzschocher',
      'leutzsch',
      'markranstaedt',
      'rueckmarsdorf',
    ]);
    p.act(FR, 'to', field('leutzsch'));
    expect([p.s.time, p.s.actionsLeft, handOf(p, FR)]).toEqual([2, 4, ['infantry-cavalry']]);
  });
});

describe('what a jump needs', () => {
  test('[NAT 11.3#9] two actions: it cannot be the last one', () => {
    expect(begun({ actionsLeft: 1 }).offers(FR, 'jump')).toEqual([]);
    const p = begun({ actionsLeft: 2 });
    p.act(FR, 'jump', field('leipzig'));
    p.act(FR, 'card', card('infantry-cavalry'));
    expect(p.referee.waiting()).toEqual([AL]);
  });

  test('[NAT 11.3#9] a second movement card', () => {
    for (const hand of [['infantry'], ['infantry', 'river'], ['infantry', 'time'], ['infantry', 'river', 'river']]) {
      expect(begun({ hands: [hand, []] }).offers(FR, 'jump')).toEqual([]);
    }
  });

  test('[NAT 11.3#3, NAT 11.3#9] that shows the unit type of the marker as well', () => {
    expect(begun({ hands: [['infantry', 'cavalry'], []] }).offers(FR, 'jump')).toEqual([]);
    const p = begun({ hands: [['infantry', 'cavalry', 'infantry-artillery', 'plain', 'time'], []] });
    p.act(FR, 'jump', field('leipzig'));
    expect(p.offers(FR)).toEqual([['card', card('infantry-artillery')]]);
    for (const id of ['cavalry', 'plain', 'infantry']) {
      expect(p.why(FR, 'card', card(id))).toEqual({ reason: 'notForThisUnit', clause: 'NAT 11.3#3' });
    }
    p.act(FR, 'card', card('infantry-artillery'));
    expect(handOf(p, FR)).toEqual(['cavalry', 'plain', 'time']);
    expect(cardIds(p.s.discard)).toEqual(['infantry', 'infantry-artillery']);
  });

  test('[NAT 11.3#9] for Napoleon any two', () => {
    const p = position({
      markers: { napoleon: ['schoenau', 'taucha'] },
      armies: { murat: 'lindenau' },
      hands: [['artillery', 'cavalry'], []],
    });
    p.act(FR, 'card', card('cavalry'));
    p.act(FR, 'marker', army('napoleon'), field('schoenau'));
    p.act(FR, 'jump', field('leipzig'));
    p.act(FR, 'card', card('artillery'));
    expect(markersOf(p.s, 'napoleon')).toEqual(['leipzig', 'taucha']);
  });

  test('[NAT 11.5#1, NAT 11.5#2, NAT 11.3#9] a pair can be the second card: one space of time for it', () => {
    const p = begun({ hands: [['infantry', 'cavalry', 'cavalry'], []] });
    p.act(FR, 'jump', field('leipzig'));
    expect(p.offers(FR)).toEqual([['wild', card('cavalry')]]);
    p.act(FR, 'wild', card('cavalry'));
    expect(markersOf(p.s, 'bertrand')).toEqual(['leipzig', 'taucha']);
    expect([p.s.time, p.s.actionsLeft, handOf(p, FR)]).toEqual([3, 3, []]);
    expect(cardIds(p.s.discard)).toEqual(['infantry', 'cavalry', 'cavalry']);
  });

  test('[NAT 11.5#1, NAT 11.3#9] a pair of fitting cards can be paid as one card or as a pair', () => {
    const p = begun({ hands: [['infantry', 'infantry-cavalry', 'infantry-cavalry'], []] });
    p.act(FR, 'jump', field('leipzig'));
    expect(cardsOffered(p, FR, 'card')).toEqual(['infantry-cavalry']);
    expect(cardsOffered(p, FR, 'wild')).toEqual(['infantry-cavalry']);
    p.act(FR, 'card', card('infantry-cavalry'));
    expect(handOf(p, FR)).toEqual(['infantry-cavalry']);
  });

  test('[NAT 11.5#1, NAT 11.3#9] a pair can be the first card, and both', () => {
    const hands: Hands = [['cavalry', 'cavalry', 'artillery', 'artillery'], []];
    const p = begun({ hands }, 'cavalry', 'wild');
    p.act(FR, 'jump', field('leipzig'));
    expect(p.offers(FR)).toEqual([['wild', card('artillery')]]);
    p.act(FR, 'wild', card('artillery'));
    expect([p.s.time, p.s.actionsLeft, handOf(p, FR)]).toEqual([3, 3, []]);
    expect(cardIds(p.s.discard)).toEqual(['cavalry', 'cavalry', 'artillery', 'artillery']);
  });

  test('[NAT 11.5#1, NAT 11.3#9] the cards of the first pair are not there for the second', () => {
    const hands: Hands = [['infantry', 'infantry'], []];
    expect(begun({ hands }, 'infantry', 'wild').offers(FR, 'jump')).toEqual([]);
    const three: Hands = [['infantry', 'infantry', 'infantry'], []];
    const p = begun({ hands: three }, 'infantry', 'wild');
    p.act(FR, 'jump', field('leipzig'));
    expect(p.offers(FR)).toEqual([['card', card('infantry')]]);
  });
});

describe('a marker that can only jump', () => {
  const shut: Position = {
    markers: { bertrand: ['kleinpoesna', 'radefeld'] },
    armies: {
      macdonald: 'holzhausen',
      yorck: 'baalsdorf',
      klenau: 'seifertshain',
      langeron: 'breitenfeld',
      gyulai: 'lindenthal',
      bluecher: 'luetzschena',
    },
    time: 1,
  };

  test('[NAT 11.3#9] may be chosen with a second card and a second action', () => {
    const p = position({ ...shut, hands: [['infantry', 'infantry'], []] });
    expect(p.may(FR, 'card', card('infantry'))).toBe(true);
    p.act(FR, 'card', card('infantry'));
    expect(markersOffered(p, FR)).toEqual(['bertrand kleinpoesna']);
    p.act(FR, 'marker', army('bertrand'), field('kleinpoesna'));
    expect(p.offers(FR, 'to')).toEqual([]);
    expect(villagesOffered(p, FR, 'jump')).toEqual(['liebertwolkwitz', 'moelkau', 'probstheida', 'stoetteritz']);
  });

  test.each([
    ['a second card', { hands: [['infantry'], []] }],
    ['a second action', { hands: [['infantry', 'infantry'], []], actionsLeft: 1 }],
    ['a second card of its type', { hands: [['infantry', 'cavalry'], []] }],
  ] as const)('[NAT 11.3#9] but not without %s: then the card has no effect', (_, wanted) => {
    const p = position({ ...shut, ...wanted });
    expect(p.may(FR, 'card', card('infantry'))).toBe(false);
    expect(p.why(FR, 'card', card('infantry'))).toEqual({ reason: 'noEffect', clause: 'NAT 11.3#1' });
  });
});
