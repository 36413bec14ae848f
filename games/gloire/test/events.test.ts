import { knows } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import { PARTLY, SUPPLIED } from '../rules/state.ts';
import { canPlay, passPhase, table } from './card-table.ts';
import { go, into, link, points, setOut, slot, told, town, where } from './position.ts';

const FRENCH = 0;
const COALITION = 1;
const at = (s: Parameters<typeof slot>[0], name: string) => slot(s, name, stromCampaign);
const place = (s: Parameters<typeof slot>[0], name: string) => where(s, name, stromCampaign);

describe('events that change the turn', () => {
  test('storms: the weather gets a step worse, and no worse than mud', () => {
    const after = (weather: 'clear' | 'rain') => {
      const hands = [[event('worse-weather')], []] as const;
      const played = table({ french: { brand: 'I:10 napoleon' }, weather, hands });
      return played.act(FRENCH, 'play', event('worse-weather')).s.weather;
    };
    expect([after('clear'), after('rain')]).toEqual([1, 2]);
    const mud = table({ french: { brand: 'I:10' }, weather: 'mud', hands: [[event('worse-weather')], []] });
    expect(canPlay(mud, FRENCH, 'worse-weather')).toBe(false);
    expect(mud.why(FRENCH, 'play', event('worse-weather')).reason).toBe('noUse');
  });

  test('the orderly officer: two more command points for one army, in its movement phase', () => {
    const hands = [[], [event('command')]] as const;
    const coalition = { jahn: 'yorck:8 bernadotte ostermann:7 barclay' };
    const early = table({ coalition, active: 'coalition', phase: 'administration', hands });
    expect(early.asked()?.prompt).toBe('cardsAtPhase');
    expect(canPlay(early, COALITION, 'command')).toBe(false);
    const played = table({ coalition, active: 'coalition', command: [0, 3, 4, 0, 0], hands });
    played.act(COALITION, 'play', event('command'));
    expect(played.offers(COALITION, 'aimArmy')).toEqual([[1], [2]]);
    played.act(COALITION, 'aimArmy', 2);
    expect(played.s.command).toEqual([0, 3, 6, 0, 0]);
  });

  test('confusion: the next die of the enemy for command points counts as 1', () => {
    const hands = [[event('confusion')], []] as const;
    const coalition = { jahn: 'yorck:8 bernadotte ostermann:7 barclay' };
    const played = table({ coalition, active: 'coalition', phase: 'administration', hands, dice: [5] });
    expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtPhase' });
    passPhase(played);
    expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtCommand' });
    played.act(FRENCH, 'play', event('confusion'));
    // Bernadotte has 3 with the die that was not thrown; Barclay throws the 5.
    expect(told(played, 'command')).toMatchObject([
      { army: 1, die: 1, total: 4 },
      { army: 2, die: 5, total: 7 },
    ]);
  });

  test('Cossacks in the rear: an army in supply has two thirds of its points', () => {
    const hands = [[], [event('harass-supply')]] as const;
    const played = table({ french: { aue: 'I:10 napoleon' }, phase: 'administration', hands, dice: [4] });
    passPhase(played);
    expect(played.asked()).toMatchObject({ seat: COALITION, prompt: 'cardsAtCommand' });
    played.act(COALITION, 'play', event('harass-supply'));
    expect(played.s.supplied[0]).toBe(PARTLY);
    expect(told(played, 'command')).toMatchObject([{ die: 4, value: 5, total: 6 }]);
  });

  test('a depot: an army that is cut off counts as supplied, and can undo the Cossacks', () => {
    const hands = [[event('supplied')], [event('harass-supply')]] as const;
    const played = table({ french: { aue: 'I:10 napoleon' }, phase: 'administration', hands, dice: [4] });
    passPhase(played);
    played.act(COALITION, 'play', event('harass-supply'));
    expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtCommand' });
    played.act(FRENCH, 'play', event('supplied'));
    expect(played.s.supplied[0]).toBe(SUPPLIED);
    expect(told(played, 'command')).toMatchObject([{ total: 9 }]);
  });

  test('a rising: one reinforcement of the enemy that is due comes a turn later', () => {
    const pack = { ...stromCampaign };
    const due = (s: { due: number[] }, ...turns: number[]) => {
      turns.forEach((turn, i) => {
        s.due[i] = turn;
      });
    };
    const played = table(
      {
        coalition: { jahn: 'yorck:8 bernadotte' },
        active: 'coalition',
        turn: 0,
        hands: [[], [event('delay', 'coalition')]],
        also: (s) => due(s, 1, 1, 3, 1),
      },
      pack,
    );
    // Of the four the first and the third are French; the third is not due yet.
    played.act(COALITION, 'play', event('delay', 'coalition'));
    expect(told(played, 'putOff')).toMatchObject([{ arrival: 0, side: FRENCH }]);
    expect(played.s.due.slice(0, 4)).toEqual([2, 1, 3, 1]);
  });
});

describe('events that find out or take away', () => {
  test('a captured courier: all pieces of one enemy stack, for the one side only', () => {
    const played = table({
      hidden: true,
      french: { brand: 'I:10 napoleon foot' },
      coalition: { jahn: 'yorck:8' },
      active: 'coalition',
      hands: [[], [event('spy')]],
    });
    played.act(COALITION, 'play', event('spy'));
    expect(played.offers(COALITION, 'aimTown')).toEqual([[town('brand')]]);
    played.act(COALITION, 'aimTown', town('brand'));
    const here = played.s.place.flatMap((one, i) => (one === town('brand') ? [i] : []));
    expect(here).toHaveLength(3);
    expect(here.every((one) => knows(played.s.face, one, COALITION))).toBe(true);
    expect(told(played, 'spied')).toMatchObject([{ town: town('brand'), side: COALITION }]);
    // What stands there is known, not how strong it is.
    expect(here.every((one) => played.s.open[one] === 0)).toBe(true);
  });

  test('a flying column: a decoy beside own cavalry is removed', () => {
    const played = table({
      hidden: true,
      french: { eich: 'horse:4', aue: 'napoleon' },
      coalition: { glau: 'yorck:8 foot', jahn: 'foot' },
      hands: [[event('hunt')], []],
    });
    played.act(FRENCH, 'play', event('hunt'));
    expect(played.offers(FRENCH, 'aimTown')).toEqual([[town('glau')]]);
    played.act(FRENCH, 'aimTown', town('glau'));
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('glau'), side: COALITION }]);
    expect(points(played.s, 'yorck')).toBe(8);
  });

  test('a flying column: a detachment of cavalry, if there is no decoy; or nothing', () => {
    const hunt = (glau: string) => {
      const hands = [[event('hunt')], []] as const;
      const played = table({ hidden: true, french: { eich: 'horse:4', aue: 'napoleon' }, coalition: { glau }, hands });
      return played.act(FRENCH, 'play', event('hunt')).act(FRENCH, 'aimTown', town('glau'));
    };
    const taken = hunt('cossacks:2 yorck:8');
    expect([place(taken.s, 'cossacks'), place(taken.s, 'yorck'), taken.s.tally[COALITION]]).toEqual(['-1', 'glau', 2]);
    const nothing = hunt('yorck:8');
    expect(told(nothing, 'nothingFound')).toMatchObject([{ town: town('glau') }]);
    expect([place(nothing.s, 'yorck'), nothing.s.hands[0]?.is]).toEqual(['glau', []]);
    const french = { eich: 'I:10', aue: 'napoleon' };
    const blind = table({ hidden: true, french, coalition: { glau: 'foot' }, hands: [[event('hunt')], []] });
    expect(canPlay(blind, FRENCH, 'hunt')).toBe(false);
  });

  test('Bavaria changes sides: a unit loses points, wherever it is, and is shown', () => {
    const played = table({
      hidden: true,
      french: { brand: 'II:6 I:10', aue: 'napoleon' },
      coalition: { jahn: 'yorck:8' },
      active: 'coalition',
      turn: 1,
      hands: [[], [event('desertion')]],
    });
    played.act(COALITION, 'play', event('desertion'));
    expect([points(played.s, 'II'), played.s.tally[FRENCH]]).toEqual([4, 2]);
    expect(knows(played.s.face, at(played.s, 'II'), COALITION)).toBe(true);
  });

  test('typhus: every unit shut in loses a point, others none; a garrison that is gone opens its gates', () => {
    const shut = (eich: string) =>
      table({
        french: { eich, aue: 'napoleon' },
        coalition: { eich: 'yorck:8', hain: 'buelow:5' },
        hands: [[event('typhus')], []],
        also: (s) => {
          for (const [i, where] of s.place.entries()) if (where === town('eich') && i < s.frenchSlots) s.inside[i] = 1;
          s.siege[town('eich')] = 0;
          s.control[town('eich')] = FRENCH;
        },
      }).act(FRENCH, 'play', event('typhus'));
    const held = shut('III:3');
    expect([points(held.s, 'III'), points(held.s, 'yorck'), held.s.siege[town('eich')]]).toEqual([2, 8, 0]);
    const fallen = shut('III:1 ney');
    expect(told(fallen, 'fallen')).toMatchObject([{ town: town('eich'), side: COALITION }]);
    expect([fallen.s.control[town('eich')], place(fallen.s, 'III'), fallen.s.capturePoints[COALITION]]).toEqual([
      1,
      '-1',
      1,
    ]);
  });
});

describe('events of the march', () => {
  test('the Guard marches: a forced march with Napoleon costs no stragglers', () => {
    const march = (play: boolean, names: string) => {
      const played = table({
        french: { aue: 'I:10 II:8 napoleon' },
        hands: [[event('easy-march')], []],
        dice: [6, 6, 6, 6],
      });
      if (play) played.act(FRENCH, 'play', event('easy-march'));
      go(setOut(played, 'aue', names, 'forced'), 'brand').act(FRENCH, 'done');
      return told(played, 'straggled').length;
    };
    expect([march(false, 'napoleon I'), march(true, 'napoleon I'), march(true, 'I')]).toEqual([1, 0, 1]);
  });

  test('central position: one stack near the town is activated free of charge, and only one', () => {
    const played = table({
      french: { brand: 'I:10', calau: 'II:6', eich: 'III:5' },
      command: [0, 0, 0, 0, 0],
      hands: [[event('free-stack')], []],
    });
    played.act(FRENCH, 'play', event('free-stack'));
    // Eich lies four points from Brand, beyond the two of the card.
    expect(played.offers(FRENCH, 'free')).toEqual([[town('brand')], [town('calau')]]);
    played.act(FRENCH, 'free', town('brand')).act(FRENCH, 'pick', at(played.s, 'I')).act(FRENCH, 'normal');
    go(played, 'dorn').act(FRENCH, 'done');
    expect([place(played.s, 'I'), played.s.spent[0], played.offers(FRENCH, 'free')]).toEqual(['dorn', 0, []]);
    played.act(FRENCH, 'force', town('calau')).act(FRENCH, 'pick', at(played.s, 'II'));
    expect(played.may(FRENCH, 'normal')).toBe(false);
  });

  test('a free stack may entrench as well (ruling 157)', () => {
    const played = table({ french: { brand: 'I:10' }, command: [0, 0, 0, 0, 0], hands: [[event('free-stack')], []] });
    played.act(FRENCH, 'play', event('free-stack')).act(FRENCH, 'free', town('brand'));
    played.act(FRENCH, 'pick', at(played.s, 'I')).act(FRENCH, 'entrench');
    expect([played.s.entrenched[town('brand')], played.s.spent[0], played.s.freeStack[FRENCH]]).toEqual([
      FRENCH,
      0,
      -1,
    ]);
  });

  test('a bridging train: a bridge of boats for nothing, by a Force of five points', () => {
    const lay = (dorn: string) =>
      table({ french: { dorn, aue: 'napoleon' }, coalition: { furt: 'yorck:8' }, hands: [[event('free-boats')], []] });
    expect(canPlay(lay('I:4'), FRENCH, 'free-boats')).toBe(false);
    const played = lay('I:5');
    played.act(FRENCH, 'play', event('free-boats')).act(FRENCH, 'aimLink', link('dorn-furt'));
    expect([played.s.boats[link('dorn-furt')], played.s.boatsLeft[FRENCH], points(played.s, 'I')]).toEqual([
      FRENCH,
      0,
      5,
    ]);
    // The Force has not acted, and crosses in the same phase.
    into(setOut(played, 'dorn', 'I'), 'furt');
    expect(told(played, 'contact')).toHaveLength(1);
  });

  test('fog: one more on the command value of attempts to intercept, for the rest of the turn', () => {
    const intercept = (play: boolean) => {
      const played = table({
        french: { brand: 'I:10 napoleon' },
        coalition: { dorn: 'yorck:8', jahn: 'bernadotte' },
        active: 'french',
        broken: [link('eich-glau')],
        hands: [[], [event('fog')]],
        dice: [2],
      });
      passPhase(played);
      go(setOut(played, 'brand', 'I napoleon'), 'aue');
      go(played, 'brand');
      expect(played.asked()).toMatchObject({ seat: COALITION, prompt: 'intercept' });
      if (play) played.act(COALITION, 'play', event('fog'));
      played
        .act(COALITION, 'intercept', town('dorn'))
        .act(COALITION, 'pick', at(played.s, 'yorck'))
        .act(COALITION, 'done');
      return told(played, 'interception').map(({ reached }) => reached);
    };
    // Yorck without a leader and out of command has 1: a 2 fails, unless there is fog.
    expect([intercept(false), intercept(true)]).toEqual([[false], [true]]);
  });

  test('the plan of Trachenberg: a Force that Napoleon attacks falls back before combat', () => {
    const attack = (names: string) => {
      const played = table({
        hidden: true,
        french: { brand: 'I:10 napoleon II:6 ney' },
        coalition: { dorn: 'yorck:8 tauentzien', jahn: 'bernadotte' },
        hands: [[], [event('evade')]],
      });
      played.act(COALITION, 'pass');
      go(setOut(played, 'brand', names), 'dorn');
      played.act(COALITION, 'pass');
      expect(played.asked()).toMatchObject({ seat: COALITION, prompt: 'cardsWhenAttacked' });
      played.act(COALITION, 'play', event('evade'));
      // Not back along the way the French came.
      expect(played.offers(COALITION, 'aimTown')).toEqual([[town('eich')]]);
      return played.act(COALITION, 'aimTown', town('eich'));
    };
    const away = attack('napoleon I');
    expect([place(away.s, 'yorck'), place(away.s, 'tauentzien'), place(away.s, 'I')]).toEqual(['eich', 'eich', 'dorn']);
    expect(knows(away.s.face, at(away.s, 'napoleon'), COALITION)).toBe(true);
    // It was Ney: the card is spent, and the Force stands.
    const fooled = attack('ney II');
    expect(told(fooled, 'notHim')).toHaveLength(1);
    expect([place(fooled.s, 'yorck'), fooled.s.hands[COALITION]?.is]).toEqual(['dorn', []]);
  });
});

test('card 8 of the pack takes from XII Corps, in which the Bavarians were, and from no other', () => {
  const half = germany1813.cards.findIndex(({ number }) => number === 8) * 2;
  const french = { wittenberg: 'fr-iv:6 fr-vi:6', torgau: 'fr-xi:6 fr-xii:6', leipzig: 'napoleon' };
  const coalition = { berlin: 'barclay' };
  const quiet = { hidden: true, active: 'coalition', scenario: 'campaign', turn: 14 } as const;
  const played = table({ ...quiet, french, coalition, hands: [[], [half]] }, germany1813);
  played.act(COALITION, 'play', half);
  const left = (id: string) => played.s.points[germany1813.units.findIndex((one) => one.id === id)];
  expect(['fr-iv', 'fr-vi', 'fr-xi', 'fr-xii'].map(left)).toEqual([6, 6, 6, 4]);
});
