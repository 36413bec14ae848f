import { knows } from '@bivouac/kernel';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import { gloireGame } from '../game.ts';
import { ARMISTICE, type GloireState, OFF, RESUMED } from '../rules/state.ts';
import { table, until } from './card-table.ts';
import { go, type Played, type Position, setOut, told, town } from './position.ts';
import { apart, at, COALITION, declared, FRENCH, index, place } from './truce-help.ts';

/** In a turn of armistice: somebody's movement phase. */
function truce(wanted: Omit<Position, 'pack'>, turn = 3, first = 2): Played {
  return table({
    ...wanted,
    turn,
    also: (s) => {
      s.peace = ARMISTICE;
      s.declared = first;
      s.resumption = 5;
      s.sheet = 1;
      for (const [i, army] of stromCampaign.armies.entries()) s.commander[i] = army.commander;
      for (const [i, one] of stromCampaign.units.entries()) {
        const army = one.sheets[1]?.army ?? OFF;
        if (army !== OFF) s.armyOf[i] = army;
      }
      s.command = [8, 0, 0, 5, 4];
      wanted.also?.(s);
    },
  });
}

describe('turns of armistice', () => {
  test('[GLO 1813.A.armistice#19, GLO 1813.A.armistice#20] no march to the guns, no combat', () => {
    const played = declared({ french: { aue: 'I:10 napoleon' }, coalition: { jahn: 'yorck:8 bernadotte' } });
    const phases = new Set<number>();
    until(played, ({ s }) => {
      phases.add(s.phase);
      return s.turn === 4;
    });
    expect([...phases].sort((one, two) => one - two)).toEqual([0, 1, 2]);
  });

  test('[GLO 1813.A.armistice#21, GLO 1813.A.armistice#22, GLO 1813.A.armistice#23, GLO 1813.A.armistice#24, GLO 1813.A.armistice#25, GLO 1813.A.armistice#26] fixed command points: 8, 5, 5, 4, 2; supply is not looked at', () => {
    const played = table(
      {
        scenario: 'campaign',
        // Out of supply, and the Coalition with commanders everywhere and nowhere.
        french: { breslau: 'fr-iii:10 napoleon' },
        coalition: { weimar: 'pr-yorck:4 wittgenstein' },
        turn: 4,
        dice: [],
      },
      germany1813,
    );
    until(played, ({ s }) => s.turn === 6);
    const army = (id: string) => germany1813.armies.findIndex((one) => one.id === id);
    const points = ['french', 'silesia', 'bohemia', 'north', 'poland'].map((id) => played.s.command[army(id)]);
    expect(points).toEqual([8, 5, 5, 4, 2]);
    const counted = told(played, 'fixedCommand', 'command', 'jointDie').filter(({ fact }) => fact === 'fixedCommand');
    expect(counted).toHaveLength(5);
    expect(played.s.supplied[army('french')]).toBe(2);
  });

  test('[GLO 1813.A.armistice#27] forced marches are forbidden', () => {
    const played = truce({ french: { aue: 'I:10 napoleon' }, coalition: { jahn: 'yorck:8' } });
    played.act(FRENCH, 'force', town('aue')).act(FRENCH, 'pick', at(played.s, 'I'));
    expect([played.may(FRENCH, 'normal'), played.may(FRENCH, 'forced')]).toEqual([true, false]);
    expect(played.why(FRENCH, 'forced')).toEqual({ reason: 'armistice', clause: 'GLO 1813.A.armistice#27' });
  });

  test('[GLO 1813.A.armistice#28, GLO 1813.A.armistice#29] nobody enters a town with an enemy unit, or beside one', () => {
    const played = truce({ french: { calau: 'I:10', aue: 'napoleon' }, coalition: { glau: 'yorck:8' } });
    setOut(played, 'calau', 'I');
    // Eich lies beside Glau, over the bridge; Lohn too. Aue and Brand do not.
    expect(['aue', 'brand', 'eich', 'lohn'].filter((id) => played.may(FRENCH, 'step', town(id)))).toEqual([
      'aue',
      'brand',
    ]);
    expect(played.why(FRENCH, 'step', town('eich'))).toEqual({
      reason: 'armistice',
      clause: 'GLO 1813.A.armistice#29',
    });
    const beside = truce({ french: { furt: 'I:10' }, coalition: { hain: 'yorck:8' } });
    setOut(beside, 'furt', 'I');
    expect(beside.may(FRENCH, 'step', town('hain'))).toBe(false);
  });

  test('[GLO 1813.A.armistice#28] no interception during the armistice: a march beside enemies who came up is let be (ruling 134)', () => {
    const played = truce({
      french: { brand: 'I:10', aue: 'napoleon' },
      coalition: { furt: 'yorck:8 bernadotte' },
    });
    go(setOut(played, 'brand', 'I'), 'dorn');
    expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'step' });
  });

  test('[GLO 1813.A.armistice#30] whoever stood beside enemies at the declaration must move away in the first turn, if he can', () => {
    const near = { french: { calau: 'I:10 napoleon', eich: 'III:4' }, coalition: { lohn: 'yorck:8' } } as const;
    const first = truce(near, 2);
    expect(first.may(FRENCH, 'done')).toBe(false);
    expect(first.why(FRENCH, 'done')).toEqual({ reason: 'mustMoveAway', clause: 'GLO 1813.A.armistice#30' });
    setOut(first, 'calau', 'napoleon I');
    // The march is no formality: it may not end where it began.
    expect(first.may(FRENCH, 'done')).toBe(false);
    go(first, 'aue').act(FRENCH, 'done');
    expect(first.may(FRENCH, 'done')).toBe(true);
    // Later nobody is driven; without command points nobody can be; garrisons of fortified towns stay.
    expect(truce(near, 3).may(FRENCH, 'done')).toBe(true);
    const poor = truce(
      {
        french: { calau: 'I:10' },
        coalition: near.coalition,
        also: (s) => {
          s.command[0] = 0;
        },
      },
      2,
    );
    expect(poor.may(FRENCH, 'done')).toBe(true);
    const walls = truce({ french: { eich: 'I:10' }, coalition: { glau: 'yorck:8' } }, 2);
    expect(walls.may(FRENCH, 'done')).toBe(true);
  });

  test('[GLO 1813.A.armistice#31] nobody crosses the border, either way', () => {
    const out = truce({ french: { lohn: 'I:10', aue: 'napoleon' }, coalition: { jahn: 'yorck:8' } });
    setOut(out, 'lohn', 'I');
    expect(out.may(FRENCH, 'step', town('kahl'))).toBe(false);
    const back = truce({
      coalition: { kahl: 'schwarz:7 schwarzenberg' },
      french: { aue: 'napoleon' },
      active: 'coalition',
    });
    setOut(back, 'kahl', 'schwarz');
    expect(back.offers(COALITION, 'step')).toEqual([]);
    expect(back.why(COALITION, 'step', town('ilm')).reason).toBe('impassable');
  });

  test('[GLO 1813.A.armistice#32, GLO 1813.A.armistice#33] each turn brings the units and the points of the list', () => {
    const played = declared({ french: { aue: 'I:8 napoleon' }, coalition: { jahn: 'yorck:8 bernadotte' } });
    until(played, () => played.asked()?.prompt === 'replace');
    expect(told(played, 'pointsCome').map(({ nation, points }) => [nation, points])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(place(played.s, 'levy')).toBe('-1');
    until(played, ({ s }) => s.turn === 3 && s.phase === 1);
    expect([place(played.s, 'levy'), played.s.points[index('levy')]]).toEqual(['jahn', 6]);
  });

  test('what is left of the list comes on its date, though it is war again (ruling 156)', () => {
    const played = truce(
      {
        french: { aue: 'I:10 napoleon' },
        coalition: { jahn: 'yorck:8 bernadotte' },
        also: (s) => {
          s.resumption = 3;
          s.due[s.due.length - 1] = 3;
        },
      },
      2,
    );
    until(played, ({ s }) => s.turn === 3 && s.phase === 1);
    expect([played.s.peace, place(played.s, 'levy')]).toEqual([RESUMED, 'jahn']);
  });

  test('reinforcements that are on no roster in force wait for theirs (ruling 150)', () => {
    const due = (sheet: number) => {
      const levy = (stromCampaign.scenarios[0]?.arrivals.length ?? 0) + 2;
      const played = table({
        ...apart,
        turn: 0,
        phase: 'turn',
        also: (s) => {
          s.sheet = sheet;
          s.due[levy] = 0;
        },
      });
      return place(until(played, ({ s }) => s.phase === 1).s, 'levy');
    };
    expect([due(0), due(1)]).toEqual(['-1', 'jahn']);
  });

  test('[GLO 1813.A.armistice#34] event cards are drawn and played as before, but none that makes war', () => {
    const played = truce({
      french: { aue: 'I:10 horse:3 napoleon' },
      coalition: { brand: 'cossacks:2' },
    });
    const hands = [event('command'), event('hunt'), event('easy-march')];
    const held = truce({
      french: { aue: 'I:10 horse:3 napoleon' },
      coalition: { brand: 'cossacks:2' },
      also: (s) => give(s, hands),
    });
    expect(hands.map((one) => held.may(FRENCH, 'play', one))).toEqual([true, false, false]);
    until(played, ({ s }) => s.turn === 4);
    expect(played.s.hands.every(({ is }) => is.length > 0)).toBe(true);
  });

  test('[GLO 1813.A.armistice#35, GLO 1813.A.armistice#36] cards 15 and 16 bring the resumption forward, at once', () => {
    const card = event('resumption', 'french');
    const played = truce({ ...apart, also: (s) => give(s, [card]) });
    played.act(FRENCH, 'play', card);
    expect(played.s.resumption).toBe(4);
    expect(told(played, 'resumptionMoved')).toMatchObject([{ turn: 4 }]);
    until(played, ({ s }) => s.turn === 4);
    expect(played.s.peace).toBe(RESUMED);
    const war = table({ ...apart, turn: 0, hands: [[card], []] });
    expect(war.may(FRENCH, 'play', card)).toBe(false);
    const numbers = germany1813.cards.filter(({ halves }) => halves.some(({ effect }) => effect.kind === 'resumption'));
    expect(numbers.map(({ number }) => number)).toEqual([15, 16]);
  });
});

/** Puts these events into the hand of the French. */
function give(s: GloireState, events: readonly number[]): void {
  for (const card of new Set(events.map((one) => one >> 1))) {
    const from = s.deck.is.indexOf(card);
    s.deck.is.splice(from, 1);
    s.deck.seen.splice(from, 1);
    s.hands[FRENCH]?.is.push(card);
    s.hands[FRENCH]?.seen.push(1);
  }
}

describe('the resumption of hostilities', () => {
  const resumed = (wanted: Omit<Position, 'pack'>) => {
    const played = truce(wanted, 4);
    return until(played, ({ s }) => s.peace === RESUMED && s.phase === 1);
  };

  test('[GLO 1813.A.armistice#37, GLO 1813.A.armistice#38, GLO 1813.A.armistice#39] when the turn marker comes to it in part D; from then on it is war', () => {
    const played = truce({ french: { brand: 'I:10 napoleon' }, coalition: { ilm: 'yorck:8 bernadotte' } }, 4);
    expect(played.s.peace).toBe(ARMISTICE);
    until(played, ({ s }) => s.turn === 5);
    expect([played.s.peace, told(played, 'resumed').length]).toEqual([RESUMED, 1]);
    until(played, ({ s }) => s.active === FRENCH && s.phase === 2 && played.asked()?.prompt === 'activate');
    played.act(FRENCH, 'force', town('brand')).act(FRENCH, 'pick', at(played.s, 'I'));
    expect(played.may(FRENCH, 'forced')).toBe(true);
  });

  test('[GLO 1813.A.armistice#40] both have all their decoys again, placed in secret, and all is face down', () => {
    const played = until(
      truce(
        {
          options: {},
          french: { aue: 'I:10 II:5 napoleon' },
          coalition: { jahn: 'yorck:8 buelow:5 bernadotte' },
          also: (s) => {
            s.face.seen.fill(2 ** 31 - 1);
            s.forGood.fill(1);
          },
        },
        4,
      ),
      ({ s }) => s.peace === RESUMED,
    );
    const [french, coalition] = stromCampaign.scenarios[0]?.decoys ?? [];
    expect(played.asked()).toMatchObject({ prompt: 'placeDecoy' });
    expect(played.referee.decision(FRENCH)?.about).toEqual({ left: (french?.infantry ?? 0) + (french?.cavalry ?? 0) });
    expect(played.referee.decision(COALITION)?.about).toEqual({
      left: (coalition?.infantry ?? 0) + (coalition?.cavalry ?? 0),
    });
    const decoy = played.offers(FRENCH, 'decoy')[0] as [number, number];
    played
      .act(FRENCH, 'decoy', ...decoy)
      .act(FRENCH, 'done')
      .act(COALITION, 'done');
    const here = played.s.place.flatMap((where, i) => (where === town('aue') ? [i] : []));
    expect(here).toHaveLength(4);
    expect(here.some((one) => knows(played.s.face, one, COALITION))).toBe(false);
    // Those lost on lines of supply are no longer lost for good (ruling 136).
    expect(played.s.forGood.every((lost) => lost === 0)).toBe(true);
  });

  test('[GLO 1813.A.armistice#42] armistice events can no longer be used', () => {
    const card = event('armistice', 'french');
    const again = event('resumption', 'french');
    const played = table({
      ...apart,
      turn: 5,
      hands: [[card, again], []],
      also: (s) => {
        s.peace = RESUMED;
        s.resumption = 5;
        s.sheet = 1;
      },
    });
    expect([played.may(FRENCH, 'play', card), played.may(FRENCH, 'play', again)]).toEqual([false, false]);
  });

  test('[GLO 1813.A.armistice#43] both may cross the border', () => {
    const played = table({
      french: { lohn: 'I:10 napoleon' },
      coalition: { jahn: 'yorck:8' },
      turn: 6,
      also: (s) => {
        s.peace = RESUMED;
        s.resumption = 5;
        s.sheet = 1;
      },
    });
    setOut(played, 'lohn', 'I');
    expect(played.may(FRENCH, 'step', town('kahl'))).toBe(true);
    const autumn = germany1813.scenarios.find(({ number }) => number === 4);
    expect([autumn?.frontier, germany1813.scenarios[4]?.frontier]).toEqual(['open', 'until resumption']);
  });

  test('[GLO 1813.A.armistice#44] in that turn the French have ten command points without a die, even out of supply (ruling 138)', () => {
    const played = resumed({ french: { ilm: 'I:10 napoleon' }, coalition: { aue: 'yorck:8 bernadotte' } });
    until(played, ({ s }) => s.active === FRENCH && s.phase === 2);
    expect([played.s.command[0], played.s.supplied[0]]).toEqual([10, 0]);
    expect(told(played, 'command').some(({ army }) => army === 0)).toBe(false);
    until(played, ({ s }) => s.active === COALITION && s.phase === 2);
    expect(told(played, 'jointDie')).toHaveLength(1);
    until(played, ({ s }) => s.turn === 6 && s.active === FRENCH && s.phase === 2);
    expect(told(played, 'command').some(({ army }) => army === 0)).toBe(true);
  });
});

test('random games with event cards, an armistice and optional rules hold what must hold in any game', () => {
  const game = gloireGame(stromCampaign);
  const seats = game.seatings[0] ?? [];
  const options = [{}, { option: 'O1' }, { blind: 2, option: 'O2', O3: true }, { decoys: false }, { blind: 1 }];
  const setups = options.map((one) => ({ scenario: 'strom-campaign', options: one, seats }));
  setups.push({ scenario: 'strom-spring', options: {}, seats });
  const report = soak(game, { games: setups.length, seed: 'armistice', every: 24, setups });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(setups.length);
});
