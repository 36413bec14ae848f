import { describe, expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import { type GloireState } from '../rules/state.ts';
import { passCards, table, until } from './card-table.ts';
import { news, question, refusal } from './chronicle.ts';
import { go, link, type Played, setOut, slot, town } from './position.ts';

const FRENCH = 0;
const COALITION = 1;
const fresh = (played: Played) => {
  played.facts.length = 0;
  return played;
};
const at = (s: GloireState, name: string) => slot(s, name, stromCampaign);
const both = {
  french: { aue: 'I:10 napoleon', eich: 'horse:4' },
  coalition: { jahn: 'yorck:8 bernadotte ostermann:7 barclay', glau: 'cossacks:2' },
} as const;

describe('what players read of the cards', () => {
  test('[GLO 1813.A.cards#7, GLO 1813.A.cards#13] an event with an aim, from the hand to its effect', () => {
    const played = fresh(table({ ...both, active: 'coalition', hands: [[], [event('command')]] }));
    played.act(COALITION, 'play', event('command'));
    expect(question(played)).toBe('1: aim, event 5 (GLO 1813.A.cards#13)');
    expect([0, 1, 2, 3].map((army) => refusal(played, COALITION, 'aimArmy', army))).toEqual([
      'notATarget (GLO 1813.A.cards#13)',
      'may',
      'may',
      'notATarget (GLO 1813.A.cards#13)',
    ]);
    played.act(COALITION, 'aimArmy', 2);
    expect(news(played)).toEqual([
      'event, side 1, event 5 (GLO 1813.A.cards#7)',
      'morePoints, army south, points 2, total 8 (GLO 1813.A.cards#13)',
    ]);
    expect([played.s.aside.is, played.s.hands[COALITION]?.is]).toEqual([[event('command') >> 1], []]);
  });

  test('[GLO 1813.A.cards#11, GLO 1813.A.cards#6, GLO 1813.A.cards#8, GLO 1813.A.cards#9, GLO 1813.A.cards#13] why a card is refused', () => {
    const refused = (wanted: number, hand: readonly number[], also: (s: GloireState) => void = () => {}) =>
      refusal(table({ ...both, hands: [hand, []], also }), FRENCH, 'play', wanted);
    const truce = event('armistice', 'french');
    expect([
      refused(event('hunt'), []),
      refused(event('harass-supply'), [event('hunt')]),
      refused(truce, [truce], (s) => void (s.usedEvent[truce >> 1] = 1)),
      refused(truce, [truce], (s) => void (s.armistice = -1)),
      refused(truce, [truce]),
      refused(event('confusion'), [event('confusion')]),
      refused(event('typhus'), [event('typhus')]),
      refused(event('hunt'), [event('hunt')]),
    ]).toEqual([
      'notInHand (GLO 1813.A.cards#11)',
      'enemyColour (GLO 1813.A.cards#6)',
      'usedAlready (GLO 1813.A.cards#9)',
      'noArmistice (GLO 1813.A.cards#8)',
      'may',
      'notItsMoment (GLO 1813.A.cards#13)',
      'noUse (GLO 1813.A.cards#13)',
      'may',
    ]);
  });

  test('[GLO 1813.A.cards#13] what each event of the movement phase is told as', () => {
    const play = (
      side: number,
      wanted: number,
      aim: [string, number] | null,
      more: Parameters<typeof table>[0] = {},
    ) => {
      const hands = side === FRENCH ? ([[wanted], []] as const) : ([[], [wanted]] as const);
      const played = fresh(table({ ...both, active: side === FRENCH ? 'french' : 'coalition', hands, ...more }));
      played.act(side, 'play', wanted);
      if (aim !== null) played.act(side, ...aim);
      return news(played);
    };
    expect(play(FRENCH, event('worse-weather'), null)).toEqual([
      'event, side 0, event 0 (GLO 1813.A.cards#7)',
      'worseWeather, weather 1 (GLO 1813.A.cards#13)',
    ]);
    expect(play(FRENCH, event('hunt'), ['aimTown', town('glau')])).toEqual([
      'event, side 0, event 3 (GLO 1813.A.cards#7)',
      'loss, unit cossacks, points 2, left 0 (GLO 1813.A.cards#13)',
      'emptied, unit cossacks (GLO 1.2.3#4)',
      'eliminated, piece 20, town glau (GLO 1813.A.cards#13)',
    ]);
    expect(play(FRENCH, event('spy'), ['aimTown', town('jahn')], { hidden: true })).toEqual([
      'event, side 0, event 4 (GLO 1813.A.cards#7)',
      'kernel.met, slots yorck+ostermann+bernadotte+barclay, met 11+14+28+30, to 1 (GLO 1813.A.cards#13)',
      'spied, town jahn, side 0 (GLO 1813.A.cards#13)',
    ]);
    expect(
      play(FRENCH, event('free-boats'), ['aimLink', link('dorn-furt')], {
        french: { dorn: 'I:6', aue: 'napoleon' },
        hidden: true,
      }),
    ).toEqual([
      'event, side 0, event 19 (GLO 1813.A.cards#7)',
      'held, town dorn, side 0 (GLO 1813.A.cards#13)',
      'bridge, link dorn-furt, work pontoon (GLO 1813.A.cards#13)',
    ]);
    expect(play(FRENCH, event('armistice', 'french'), null)).toEqual([
      'event, side 0, event 20 (GLO 1813.A.cards#7)',
      'armisticeMoved, turn 1 (GLO 1813.A.armistice#4)',
    ]);
    expect(play(COALITION, event('armistice', 'coalition'), null)).toEqual([
      'event, side 1, event 22 (GLO 1813.A.cards#7)',
      'armisticeMoved, turn 3 (GLO 1813.A.armistice#4)',
    ]);
    expect(
      play(COALITION, event('desertion'), null, { turn: 1, french: { aue: 'II:6 napoleon' }, hidden: true }),
    ).toEqual([
      'event, side 1, event 14 (GLO 1813.A.cards#7)',
      'kernel.met, slots II, met 1, to 1073741823 (GLO 1813.A.cards#13)',
      'loss, unit II, points 2, left 4 (GLO 1813.A.cards#13)',
    ]);
    expect(
      play(FRENCH, event('depot'), null, {
        french: { aue: 'I:5 napoleon', brand: 'II:4', dorn: 'III:3' },
        also: (s) => s.stragglers.fill(2),
      }),
    ).toEqual([
      'event, side 0, event 15 (GLO 1813.A.cards#7)',
      'gathered, unit I, points 1, to 1073741823 (GLO 1813.A.cards#13)',
      'gathered, unit II, points 1, to 1073741823 (GLO 1813.A.cards#13)',
      'gathered, unit III, points 1, to 1073741823 (GLO 1813.A.cards#13)',
    ]);
    expect(play(FRENCH, event('delay', 'french'), ['aimArrival', 1], { also: (s) => void s.due.fill(1) })).toEqual([
      'event, side 0, event 25 (GLO 1813.A.cards#7)',
      'putOff, arrival 1, side 1 (GLO 1813.A.cards#13)',
    ]);
  });

  test('[GLO 1813.A.cards#13] a garrison without a man left opens its gates', () => {
    const also = (s: GloireState) => {
      s.inside[at(s, 'III')] = 1;
      s.inside[at(s, 'ney')] = 1;
      s.siege[town('eich')] = 0;
    };
    const played = fresh(
      table({
        french: { eich: 'III:1 ney', aue: 'napoleon' },
        coalition: { eich: 'yorck:8', hain: 'buelow:5' },
        hands: [[event('typhus')], []],
        also,
      }),
    );
    played.act(FRENCH, 'play', event('typhus'));
    expect(news(played)).toEqual([
      'event, side 0, event 18 (GLO 1813.A.cards#7)',
      'loss, unit III, points 1, left 0 (GLO 1813.A.cards#13)',
      'emptied, unit III (GLO 1.2.3#4)',
      'eliminated, piece 2, town eich (GLO 8.8#24)',
      'leaderLost, leader ney (GLO 9#10)',
      'captured, leader ney, side 1, points 1 (GLO 9#10)',
      'fallen, town eich, side 1 (GLO 8.8#24)',
      'control, town eich, side 1 (GLO 9#2)',
    ]);
  });

  test('[GLO 1813.A.cards#11] cards between the checks and the dice for command', () => {
    const wanted = {
      ...both,
      active: 'french',
      phase: 'administration',
      hands: [[event('supplied')], [event('harass-supply')]],
      dice: [4],
    } as const;
    const played = fresh(passCards(table({ ...wanted, hands: [[], []] })));
    expect(question(played)).toBe('0: activate (GLO 2.B2#2)');
    const asked = table(wanted);
    expect(question(asked)).toBe('0: cardsAtPhase, town -1 (GLO 1813.A.cards#11)');
    while (asked.asked()?.prompt === 'cardsAtPhase') asked.act(asked.asked()?.seat ?? 0, 'pass');
    expect(question(asked)).toBe('1: cardsAtCommand, town -1 (GLO 1813.A.cards#11)');
    fresh(asked).act(COALITION, 'play', event('harass-supply'));
    expect(question(asked)).toBe('0: cardsAtCommand, town -1 (GLO 1813.A.cards#11)');
    asked.act(FRENCH, 'play', event('supplied'));
    expect(news(asked)).toEqual([
      'event, side 1, event 2 (GLO 1813.A.cards#7)',
      'supply, army armee, supplied 1 (GLO 1813.A.cards#13)',
      'event, side 0, event 23 (GLO 1813.A.cards#7)',
      'supply, army armee, supplied 2 (GLO 1813.A.cards#13)',
      'command, army armee, die 4, value 5, total 9, supplied 2 (GLO 4.5#1)',
    ]);
  });

  test('[GLO 1813.A.cards#13] ruling 147: whoever is attacked steps aside, if it is he who has come', () => {
    const evade = (names: string) => {
      const played = fresh(
        table({
          french: { brand: 'I:10 II:5 napoleon ney', aue: 'III:5' },
          coalition: { dorn: 'yorck:5', furt: 'buelow:5' },
          hidden: true,
          hands: [[], [event('evade')]],
        }),
      );
      passPhase(played);
      go(setOut(played, 'brand', names), 'dorn');
      while (played.asked()?.prompt === 'withdraw') played.act(COALITION, 'pass');
      expect(question(played)).toBe('1: cardsWhenAttacked, town dorn (GLO 1813.A.cards#11)');
      played.act(COALITION, 'play', event('evade'));
      if (played.asked()?.prompt === 'aim') played.act(COALITION, 'aimTown', town('eich'));
      return news(played, 'event', 'notHim', 'withdrew', 'contact', 'control');
    };
    expect(evade('napoleon I')).toEqual([
      'contact, town dorn, side 0 (GLO 5.3#7)',
      'event, side 1, event 16 (GLO 1813.A.cards#7)',
      'withdrew, side 1, from dorn, town eich (GLO 1813.A.cards#13)',
      'control, town eich, side 1 (GLO 9#2)',
    ]);
    expect(evade('ney I')).toEqual([
      'contact, town dorn, side 0 (GLO 5.3#7)',
      'event, side 1, event 16 (GLO 1813.A.cards#7)',
      'notHim, leader napoleon, town dorn (GLO 1813.A.cards#13)',
    ]);
  });

  test('[GLO 1813.B.2#2, GLO 1813.B.2#4, GLO 1813.B.2#5] cards are drawn, and put away at the end of a turn', () => {
    const played = fresh(
      table({
        ...both,
        active: 'coalition',
        phase: 'movement',
        hands: [[event('hunt'), event('spy'), event('typhus')], []],
        dice: [1, 1, 1, 1, 1, 1],
      }),
    );
    played.s.first = 0;
    until(played, (now) => now.asked()?.prompt === 'keep' || now.asked()?.prompt === 'putAway' || now.s.turn > 0);
    expect(question(played)).toBe('0: putAway, count 1 (GLO 1813.B.2#5)');
  });

  test('[GLO 1813.A.cards#13] a grand battery is told where its guns fire', () => {
    const played = fresh(
      table({
        french: { brand: 'I:10 park ney' },
        coalition: { brand: 'yorck:8' },
        phase: 'combat',
        hands: [[event('grand-battery')], []],
        dice: [1, 1, 1, 1, 1, 1, 1, 1],
      }),
    );
    passPhase(played);
    expect(question(played)).toBe('0: cardsAtBattle, town brand (GLO 1813.A.cards#11)');
    played.act(FRENCH, 'play', event('grand-battery'));
    passCards(played);
    played.act(FRENCH, 'tactic', 3).act(COALITION, 'tactic', 2);
    expect(news(played, 'event', 'guns')).toEqual([
      'event, side 0, event 11 (GLO 1813.A.cards#7)',
      'guns, town brand, side 0, round 2, die 1, added 0, guns 11, points 0, test false (GLO 8.4#2)',
      'guns, town brand, side 1, round 2, die 1, added 0, guns 2, points 0, test false (GLO 8.4#2)',
    ]);
  });
});

function passPhase(played: Played): void {
  while (played.asked()?.prompt === 'cardsAtPhase') played.act(played.asked()?.seat ?? 0, 'pass');
}
