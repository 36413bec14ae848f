import { beforeEach, describe, expect, it } from 'vitest';
import { type Fact, fastDice, only, type State, StateDice } from '../../src/index.ts';
import { imagine, type Referee, viewOf } from '../../src/table-door.ts';
import { soak } from '../../soak/index.ts';
import { interceptionSpike as game } from '../../testing/spikes/interception/game.ts';
import { type Campaign, type CampaignState, content } from '../../testing/spikes/interception/state.ts';
import { begun, does, expectSameAfterStorage, expectSound, list, load, offersVerb, stackOf, watched } from './help.ts';

const FRENCH = 0;
const ALLIES = 1;
const OFF = -1;
/** A card of each event, by its number. */
const ORDER = 3;
const NIGHTS = [5, 6];

let r: Referee<Campaign>;
let state: State<CampaignState>;
let s: CampaignState;
let facts: Fact[];

/** Counter n is face n, everybody off the map except these; the French are to choose a march. */
function position(places: { readonly [counter: number]: number }, french: number[] = [], allies: number[] = []): void {
  state = begun(game).state;
  s = state.game;
  s.place.fill(OFF);
  for (const [counter, town] of Object.entries(places)) s.place[Number(counter)] = town;
  s.face.is = content.faces.map((_, face) => face);
  s.face.seen = content.faces.map((_, face) => only(face < 6 ? FRENCH : ALLIES));
  s.hands = [french, allies].map((cards, side) => ({ is: cards, seen: cards.map(() => only(side)) }));
  const deck = content.cards.map((_, card) => card).filter((card) => !french.includes(card) && !allies.includes(card));
  s.deck = { is: deck, seen: deck.map(() => 0) };
  ({ r, facts } = watched(game, state));
}

/** French cavalry (counter 2) goes from town 4 to 5; allied infantry of command 4 (counter 6) stands in 6. */
function marchPast(french: number[] = [], allies: number[] = []): void {
  position({ 2: 4, 6: 6 }, french, allies);
  does(r, FRENCH, 'force', 4);
  does(r, FRENCH, 'step', 5);
}

function told(fact: string): Fact | undefined {
  return facts.findLast((one) => one.fact === fact);
}

describe('interception', () => {
  it('[SPI 3#5] the intercepted stack stands where it was stopped, and its movement is gone', () => {
    marchPast();
    load(state, 4);
    does(r, ALLIES, 'intercept', 6);
    does(r, ALLIES, 'engage');
    expect([s.place[2], s.place[6]]).toEqual([5, 5]);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(r.waiting()).toEqual([FRENCH]);
    expect(r.offers(FRENCH)).toEqual([['done']]);
    expect(state.agenda).toMatchObject([{ effect: 'battle', due: 'combat', vars: { town: 5, surprise: ALLIES } }]);
  });

  it('[SPI 3#3] a die above the command fails, and the mover goes on from the same town', () => {
    marchPast();
    load(state, 5);
    does(r, ALLIES, 'intercept', 6);
    expect(stackOf(state)).toEqual(['course', 'phase', 'march']);
    expect(r.offers(FRENCH)).toContainEqual(['step', 6]);
    expect([s.place[2], s.place[6]]).toEqual([5, 6]);
    expect(state.agenda).toEqual([]);
  });

  it('[SPI 3#3] a bad road adds one to the die', () => {
    position({ 2: 0, 6: 5 });
    does(r, FRENCH, 'force', 0);
    does(r, FRENCH, 'step', 1);
    load(state, 4);
    does(r, ALLIES, 'intercept', 5);
    expect(told('interception')).toMatchObject({ die: 4, road: 1, command: 4, reached: false });
  });

  it('[SPI 3#2] each town tries once at the same moment, two towns one after the other', () => {
    position({ 2: 4, 6: 6, 7: 9 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    load(state, 6);
    does(r, ALLIES, 'intercept', 6);
    expect(r.offers(ALLIES)).toEqual([['pass'], ['intercept', 9]]);
    expect(r.whyNot(ALLIES, ['intercept', 6])).toMatchObject({ clause: 'SPI 3#2' });
    load(state, 2);
    does(r, ALLIES, 'intercept', 9);
    does(r, ALLIES, 'engage');
    expect(s.place[7]).toBe(5);
  });

  it('[SPI 3#1] nobody intercepts out of a town where the enemy stands, or towards his own friends', () => {
    position({ 0: 6, 2: 4, 6: 6 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    expect(stackOf(state)).toEqual(['course', 'phase', 'march']);
    position({ 2: 4, 6: 5, 7: 6 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    does(r, ALLIES, 'pass'); // the question whether cavalry falls back
    expect(stackOf(state)).toEqual(['course', 'phase']);
  });

  it('[SPI 3#7] stepping back instead lets the mover go on', () => {
    marchPast();
    load(state, 1);
    does(r, ALLIES, 'intercept', 6);
    expect(r.offers(ALLIES)).not.toContainEqual(['retire', 5]);
    does(r, ALLIES, 'retire', 7);
    expect(s.place[6]).toBe(7);
    expect(r.offers(FRENCH)).toContainEqual(['step', 6]);
  });
});

describe('cards inside the interception', () => {
  it('[SPI 3#4] a counter-order calls it off, and the mover goes on', () => {
    marchPast([ORDER]);
    does(r, ALLIES, 'intercept', 6);
    expect(r.windowAsked(FRENCH)).toBe('beforeDie');
    does(r, FRENCH, 'play', 1);
    expect(stackOf(state)).toEqual(['course', 'phase', 'march']);
    expect(r.offers(FRENCH)).toContainEqual(['step', 6]);
    expect(s.discard.is).toEqual([ORDER]);
    expect(told('interception')).toBeUndefined();
  });

  it('[SPI 3#4] only the mover may give a counter-order', () => {
    marchPast([], [ORDER]);
    does(r, ALLIES, 'intercept', 6);
    expect(r.windowAsked(ALLIES)).toBe('beforeDie');
    expect(r.offers(ALLIES)).toEqual([['pass']]);
  });

  it('[SPI 3#4] rain adds two, and may be answered by another card', () => {
    marchPast([0], [1]);
    does(r, ALLIES, 'intercept', 6);
    does(r, FRENCH, 'play', 0);
    expect(r.windowAsked(ALLIES)).toBe('beforeDie');
    load(state, 3);
    does(r, ALLIES, 'pass');
    expect(told('interception')).toMatchObject({ die: 3, cards: 2, reached: false });
  });

  it('[SPI 3#6] a night march throws once more, and only once', () => {
    marchPast([], [...NIGHTS]);
    does(r, ALLIES, 'intercept', 6);
    load(state, 6, 6);
    does(r, ALLIES, 'pass');
    expect(r.windowAsked(ALLIES)).toBe('afterDie');
    does(r, ALLIES, 'play', 2);
    does(r, ALLIES, 'pass'); // before the second die
    expect(facts.filter((one) => one.fact === 'interception')).toHaveLength(2);
    expect(stackOf(state)).toEqual(['course', 'phase', 'march']);
    expect(s.hands[ALLIES]?.is).toHaveLength(1);
  });

  it('[SPI 3#6] a second die that succeeds stops the mover', () => {
    marchPast([], [5]);
    does(r, ALLIES, 'intercept', 6);
    load(state, 6, 1);
    does(r, ALLIES, 'pass');
    does(r, ALLIES, 'play', 2);
    does(r, ALLIES, 'engage');
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(s.place[6]).toBe(5);
  });

  it('[SPI 3#4] whoever holds a card is asked, whatever it is; whoever holds none is not', () => {
    const seenBy = (card: number) => {
      marchPast([card], []);
      does(r, ALLIES, 'intercept', 6);
      return { waiting: r.waiting(), view: viewOf(game, state, ALLIES) };
    };
    // A night march is of no use to the mover here: he is asked all the same, and the enemy sees no difference.
    expect(seenBy(5)).toEqual(seenBy(ORDER));
    expect(seenBy(5).waiting).toEqual([FRENCH]);
    marchPast([], []);
    does(r, ALLIES, 'intercept', 6);
    expect(stackOf(state)).not.toContain('beforeDie');
  });
});

describe('hidden stacks', () => {
  it('[SPI 4#3] the owner of a decoy is asked as well, can only pass, and the mover cannot tell', () => {
    marchPast();
    const unit = viewOf(game, state, FRENCH);
    position({ 2: 4, 6: 6 });
    s.face.is[6] = 10;
    s.face.is[10] = 6;
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    expect(r.waiting()).toEqual([ALLIES]);
    expect(r.offers(ALLIES)).toEqual([['pass']]);
    expect(r.whyNot(ALLIES, ['intercept', 6])).toMatchObject({ clause: 'SPI 4#3' });
    expect(viewOf(game, state, FRENCH)).toEqual(unit);
  });

  it('[SPI 2#2] a march in progress does not tell cavalry from infantry', () => {
    const seenWith = (face: number) => {
      position({ 2: 4, 6: 6 });
      s.face.is[2] = face;
      s.face.is[face] = 2;
      does(r, FRENCH, 'force', 4);
      does(r, FRENCH, 'step', 5);
      return { view: viewOf(game, state, ALLIES), stack: state.stack };
    };
    expect(seenWith(0)).toEqual(seenWith(2));
  });

  it('[SPI 2#2] infantry out of points is asked like cavalry: a march that ended by itself would tell', () => {
    const askedWith = (face: number) => {
      position({ 2: 0, 6: 11 });
      s.face.is[2] = face;
      s.face.is[face] = 2;
      does(r, FRENCH, 'force', 0);
      for (const town of [4, 5, 9]) does(r, FRENCH, 'step', town);
      return { view: viewOf(game, state, ALLIES), offers: list(r, FRENCH) };
    };
    const [infantry, cavalry] = [askedWith(0), askedWith(2)];
    expect(infantry.view).toEqual(cavalry.view);
    expect(infantry.offers).toBe('[["done"]]');
    expect(cavalry.offers).toBe('[["step",5],["step",10],["done"]]');
    expect(r.whyNot(FRENCH, ['step', 8])).toMatchObject({ clause: 'SPI 2#2' });
  });

  it('[SPI 4#2] to hear that there is a unit is news, and so a barrier to undo, as much as to see a decoy', () => {
    for (const face of [2, 5]) {
      position({ 2: 4, 6: 6 });
      s.face.is[2] = face;
      s.face.is[face] = 2;
      does(r, FRENCH, 'force', 4);
      does(r, FRENCH, 'step', 5);
      load(state, 1);
      does(r, ALLIES, 'intercept', 6);
      does(r, ALLIES, 'engage');
      expect(r.disclosure.shown & only(ALLIES)).not.toBe(0);
    }
  });

  it('[SPI 2#1] where a stack may go does not depend on what the others hide', () => {
    position({ 2: 4, 10: 5 });
    does(r, FRENCH, 'force', 4);
    const decoy = list(r, FRENCH);
    position({ 2: 4, 6: 5 });
    does(r, FRENCH, 'force', 4);
    expect(list(r, FRENCH)).toBe(decoy);
  });

  it('[SPI 4#1] decoys met alone are shown and removed, and the march goes on', () => {
    position({ 2: 4, 10: 5 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    does(r, ALLIES, 'pass');
    expect(s.place[10]).toBe(OFF);
    expect(viewOf(game, state, FRENCH).game.face.is[10]).toBe(10);
    expect(r.offers(FRENCH)).toContainEqual(['step', 6]);
    expect(s.control[5]).toBe(FRENCH);
  });

  it('[SPI 4#2] a unit among them stops the march unseen; everybody knows that much and no more', () => {
    position({ 2: 4, 7: 5, 10: 5 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    does(r, ALLIES, 'pass');
    expect(stackOf(state)).toEqual(['course', 'phase']);
    const view = viewOf(game, state, FRENCH);
    expect([view.game.face.is[7], view.game.face.is[10]]).toEqual([-1, -1]);
    const dice = new StateDice(fastDice('proof'));
    for (let i = 0; i < 200; i++) {
      const { face } = imagine(game, view, FRENCH, dice).game;
      const units = [7, 10].filter((counter) => (content.faces[face.is[counter] ?? 0]?.strength ?? 0) > 0);
      expect(units.length).toBeGreaterThan(0);
    }
  });

  it('[SPI 4#1] decoys that are intercepted vanish, and there is no fight', () => {
    position({ 5: 4, 6: 6 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    load(state, 1);
    does(r, ALLIES, 'intercept', 6);
    does(r, ALLIES, 'engage');
    expect(s.place[5]).toBe(OFF);
    expect(state.agenda).toEqual([]);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(s.control[5]).toBe(ALLIES);
  });

  it('[SPI 4#4] half of the lost decoys come back into a stack, and the enemy no longer knows which is which', () => {
    position({ 0: 0, 6: 3 });
    s.face.seen.fill(0x3fff_ffff);
    does(r, FRENCH, 'done');
    expect(r.offers(ALLIES)).toContainEqual(['replace', 3]);
    does(r, ALLIES, 'replace', 3);
    const stack = [6, 10].filter((counter) => s.place[counter] === 3);
    expect(stack).toHaveLength(2);
    const view = viewOf(game, state, FRENCH).game;
    expect(stack.map((counter) => view.face.is[counter])).toEqual([-1, -1]);
    expect(offersVerb(r, ALLIES, 'replace')).toBe(false);
  });
});

describe('cavalry falls back', () => {
  beforeEach(() => {
    position({ 2: 4, 8: 5 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
  });

  it('[SPI 5#1] before combat, not to where the enemy came from, and the mover goes on', () => {
    expect(list(r, ALLIES)).toBe('[["pass"],["fall",8,1],["fall",8,6],["fall",8,9]]');
    load(state, 1);
    does(r, ALLIES, 'fall', 8, 9);
    expect(s.place[8]).toBe(9);
    expect(s.lost[8]).toBe(0);
    // It stands beside the mover's town: now it may intercept.
    expect(r.windowAsked(ALLIES)).toBe('intercepting');
    does(r, ALLIES, 'pass');
    expect(r.offers(FRENCH)).toContainEqual(['step', 6]);
  });

  it('[SPI 5#3] before cavalry it loses a point on a four, and the cavalry that pursues is shown', () => {
    load(state, 4);
    does(r, ALLIES, 'fall', 8, 9);
    expect(s.lost[8]).toBe(1);
    expect(viewOf(game, state, ALLIES).game.face.is[2]).toBe(2);
    expect(viewOf(game, state, FRENCH).game.face.is[8]).toBe(8);
  });

  it('[SPI 5#2] cavalry at its last point is gone, and nobody is asked for it again', () => {
    s.lost[8] = 1;
    load(state, 6);
    does(r, ALLIES, 'fall', 8, 9);
    expect(s.place[8]).toBe(OFF);
    expect(r.waiting()).toEqual([FRENCH]);
  });
});

describe('combat', () => {
  it('[SPI 6#1] comes after all the moves, in the order the mover likes', () => {
    position({ 0: 0, 2: 4, 6: 1, 7: 5 });
    for (const [town, to] of [
      [0, 1],
      [4, 5],
    ] as const) {
      does(r, FRENCH, 'force', town);
      does(r, FRENCH, 'step', to);
      does(r, ALLIES, 'pass');
    }
    expect(told('battle')).toBeUndefined();
    does(r, FRENCH, 'done');
    expect(r.offers(FRENCH).map(([verb]) => verb)).toEqual(['settle', 'settle']);
    does(r, FRENCH, 'settle', state.agenda[1]?.id ?? -1);
    expect(told('battle')).toMatchObject({ town: 5 });
  });

  it('[SPI 6#2] whoever intercepted defends with one more', () => {
    marchPast();
    load(state, 1);
    does(r, ALLIES, 'intercept', 6);
    does(r, ALLIES, 'engage');
    load(state, 6, 4);
    does(r, FRENCH, 'done');
    // 2 + 6 against 4 + 4 + 1: without the surprise it would have been a draw, which the defender wins too.
    expect(told('battle')).toMatchObject({ margin: -1, beaten: FRENCH });
    expect(s.lost[2]).toBe(1);
    expect(offersVerb(r, FRENCH, 'retreat')).toBe(true);
  });

  it('[SPI 6#4] the beaten go back where no enemy stands', () => {
    marchPast();
    load(state, 1);
    does(r, ALLIES, 'intercept', 6);
    s.place[7] = 9;
    does(r, ALLIES, 'engage');
    load(state, 1, 6);
    does(r, FRENCH, 'done');
    expect(list(r, FRENCH)).toBe('[["retreat",1],["retreat",4],["retreat",6]]');
    does(r, FRENCH, 'retreat', 4);
    expect(s.place[2]).toBe(4);
    expect(s.control[5]).toBe(ALLIES);
  });
});

describe('standing orders and storage', () => {
  it('[SPI 3#1] a standing order answers in the window, as far as it is on offer', () => {
    position({ 2: 4, 6: 6 });
    expect(r.order(ALLIES, 'intercepting', ['pass']).ok).toBe(true);
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    expect(r.waiting()).toEqual([FRENCH]);

    position({ 2: 4, 6: 6 });
    r.order(ALLIES, 'intercepting', ['intercept', 6]);
    does(r, FRENCH, 'force', 4);
    load(state, 2);
    does(r, FRENCH, 'step', 5);
    expect(r.offers(ALLIES)).toContainEqual(['engage']);
    expect(told('kernel.ordered')).toMatchObject({ to: only(ALLIES) });

    position({ 2: 4, 6: 6 });
    r.order(ALLIES, 'intercepting', ['intercept', 9]);
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    expect(r.windowAsked(ALLIES)).toBe('intercepting');
  });

  it('[SPI 1#3] both put cards away at once and in secret', () => {
    position({ 0: 0, 6: 3 }, [0, 1, 5], [2, 3, 6]);
    does(r, FRENCH, 'done');
    does(r, ALLIES, 'done');
    does(r, ALLIES, 'done');
    expect(r.waiting()).toEqual([FRENCH, ALLIES]);
    const before = viewOf(game, state, FRENCH);
    does(r, ALLIES, 'pick', 3);
    const after = viewOf(game, state, FRENCH);
    expect(after.game).toEqual(before.game);
    expect(JSON.stringify(after.stack)).not.toContain('picked":[3]');
    does(r, FRENCH, 'pick', 5);
    expect(s.discard.is).toEqual([5, 3]);
  });

  it('[SPI 3#4] a match stored in the middle of any of these moments goes on the same', () => {
    marchPast([0, ORDER], [1, 5]);
    expectSameAfterStorage(game, structuredClone(state)); // in the window of the interception
    does(r, ALLIES, 'intercept', 6);
    expect(stackOf(state).slice(2)).toEqual(['march', 'intercepting', 'interception', 'beforeDie']);
    expectSameAfterStorage(game, structuredClone(state)); // a window in a window
    does(r, FRENCH, 'play', 0);
    expectSameAfterStorage(game, structuredClone(state));
    position({ 2: 4, 8: 5 });
    does(r, FRENCH, 'force', 4);
    does(r, FRENCH, 'step', 5);
    expectSameAfterStorage(game, structuredClone(state)); // cavalry asked to fall back
    position({ 0: 0, 6: 3 }, [0, 1, 5], [2, 3, 6]);
    for (const seat of [FRENCH, ALLIES, ALLIES]) does(r, seat, 'done');
    expectSameAfterStorage(game, structuredClone(state)); // in the fork
  });
});

describe('random play', () => {
  it('[SPI 1#4] 200 games end, every offer is accepted, views and imagination agree', { timeout: 60_000 }, () => {
    const { prompts } = expectSound(game, 200);
    expect(prompts.size).toBe(11);
  });

  it('[SPI 1#1] the soak finds nothing', { timeout: 60_000 }, () => {
    expect(soak(game, { games: 20, seed: 'spike', every: 4 }).failures).toEqual([]);
  });
});
