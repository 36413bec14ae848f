import { describe, expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import type { GloireState } from '../rules/state.ts';
import { canPlay, passCards, passPhase, table } from './card-table.ts';
import { points, told, unit, where } from './position.ts';

const FRENCH = 0;
const COALITION = 1;
const place = (s: GloireState, name: string) => where(s, name, stromCampaign);

describe('events of battle', () => {
  const battle = (hands: readonly [readonly number[], readonly number[]], more: object = {}) =>
    table({
      french: { hain: 'I:10 II:4 park napoleon reynier' },
      coalition: { hain: 'yorck:8 buelow:6 bernadotte' },
      phase: 'combat',
      turn: 1,
      hands,
      ...more,
    });

  /** Everybody does the first thing that is offered, as long as the battle goes on. */
  function fightOn(played: ReturnType<typeof table>): void {
    while (told(played, 'beaten', 'drawn').length === 0) {
      const { seat = 0 } = played.asked() ?? {};
      played.act(seat, ...(played.offers(seat)[0] as [string, ...number[]]));
    }
  }

  test('a grand battery: four more on the artillery bonus of a Force with its reserve', () => {
    const guns = (play: boolean) => {
      const played = battle([[event('grand-battery')], []], { dice: [1, 1, 1, 1, 1, 1, 1, 1] });
      passPhase(played);
      expect(played.asked()).toMatchObject({ seat: FRENCH, prompt: 'cardsAtBattle' });
      if (play) played.act(FRENCH, 'play', event('grand-battery'));
      passCards(played);
      played.act(FRENCH, 'tactic', 2).act(COALITION, 'tactic', 2);
      fightOn(played);
      return told(played, 'guns').find(({ side }) => side === FRENCH)?.['guns'];
    };
    expect([guns(false), guns(true)]).toEqual([8, 12]);
    const bare = table({
      french: { hain: 'I:10 napoleon' },
      coalition: { hain: 'yorck:8 bernadotte' },
      phase: 'combat',
      hands: [[event('grand-battery')], []],
    });
    passPhase(bare);
    expect(canPlay(bare, FRENCH, 'grand-battery')).toBe(false);
  });

  test('the Saxons change sides: points and guns are lost at the start of a round; they are no losses of the battle', () => {
    const played = battle([[], [event('defection')]], { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    passPhase(played);
    passCards(played);
    played.act(FRENCH, 'tactic', 2).act(COALITION, 'tactic', 2);
    expect(played.asked()).toMatchObject({ seat: COALITION, prompt: 'cardsAtSequence' });
    played.act(COALITION, 'play', event('defection'));
    expect(told(played, 'loss')[0]).toMatchObject({ unit: unit('II'), points: 2, left: 2 });
    expect(played.s.muted).toBe(unit('II'));
    fightOn(played);
    expect(told(played, 'guns').find(({ side }) => side === FRENCH)?.['guns']).toBe(7);
    const ended = told(played, 'beaten', 'drawn')[0];
    const rounds = told(played, 'loss').filter(({ clause }) => clause === 'GLO 8.4#7');
    const lost = rounds.filter(({ unit: one }) => one === unit('II') || one === unit('I')).length;
    expect(ended).toMatchObject({ lost: [lost, expect.any(Number)] });
  });

  test('a marshal falls: after a battle that cost a fifth, a leader who fought in it is removed', () => {
    const fight = (die: number) => {
      const played = battle([[], [event('leader-falls')]], { dice: Array(14).fill(die) });
      passPhase(played);
      passCards(played);
      played.act(FRENCH, 'tactic', 2).act(COALITION, 'tactic', 2);
      for (let asked = played.asked(); asked !== null && asked.prompt !== 'cardsAfterBattle'; asked = played.asked()) {
        if (asked.prompt === 'activate' || played.referee.finished) break;
        played.act(asked.seat, ...(played.offers(asked.seat).at(-1) as [string, ...number[]]));
      }
      return played;
    };
    const bloody = fight(6);
    expect(bloody.asked()).toMatchObject({ seat: COALITION, prompt: 'cardsAfterBattle' });
    bloody.act(COALITION, 'play', event('leader-falls'));
    // Napoleon has four stars: Reynier it is.
    expect(told(bloody, 'leaderLost')).toMatchObject([{ clause: 'GLO 1813.A.cards#13' }]);
    expect([place(bloody.s, 'reynier'), bloody.s.capturePoints[COALITION]]).toEqual(['-1', 0]);
    expect(fight(1).asked()?.prompt).not.toBe('cardsAfterBattle');
  });
});

describe('events of the rosters', () => {
  test('conscripts: two points at once, to units of their nation, two a turn at the most', () => {
    const played = table({
      french: { brand: 'I:10 IV:3 II:8 napoleon' },
      hands: [[event('replacements', 'french') + 2], []],
      also: (s) => {
        s.refilled[unit('I')] = 1;
      },
    });
    const conscripts = event('replacements', 'french') + 2;
    played.act(FRENCH, 'play', conscripts);
    // The II is full, the IV is Saxon; the I has had a point in this turn already, and takes one more.
    expect(played.offers(FRENCH, 'replace')).toEqual([[unit('I')]]);
    played.act(FRENCH, 'replace', unit('I'));
    expect(played.offers(FRENCH, 'replace')).toEqual([]);
    played.act(FRENCH, 'done');
    expect([points(played.s, 'I'), played.asked()?.prompt]).toEqual([11, 'activate']);
  });

  test('the King of Saxony: the point is for the corps that the card names', () => {
    const kings = event('replacements', 'french');
    const played = table({ french: { brand: 'IV:3 lancers:1 napoleon' }, hands: [[kings], []] });
    played.act(FRENCH, 'play', kings);
    expect(played.offers(FRENCH, 'replace')).toEqual([[unit('IV')]]);
    const full = table({ french: { brand: 'IV:6 lancers:1' }, hands: [[kings], []] });
    expect(full.may(FRENCH, 'play', kings)).toBe(false);
  });

  test('British subsidies: points of any one nation of the side', () => {
    const subsidies = event('replacements', 'coalition') + 2;
    const played = table({
      coalition: { jahn: 'yorck:8 ostermann:7 bernadotte' },
      active: 'coalition',
      hands: [[], [subsidies]],
    });
    played.act(COALITION, 'play', subsidies);
    expect(played.offers(COALITION, 'aimNation')).toEqual([[2], [3]]);
    played.act(COALITION, 'aimNation', 3);
    expect(played.offers(COALITION, 'replace')).toEqual([[unit('ostermann')]]);
  });

  test('magazines: units near the town gather in a point of stragglers, unseen by the enemy', () => {
    const played = table({
      hidden: true,
      french: { brand: 'I:8 II:6', eich: 'III:5', aue: 'napoleon' },
      hands: [[event('depot')], []],
      also: (s) => {
        for (const name of ['I', 'III']) s.stragglers[unit(name)] = 2;
      },
    });
    played.act(FRENCH, 'play', event('depot'));
    expect(['I', 'II', 'III'].map((name) => points(played.s, name))).toEqual([9, 6, 5]);
    expect(played.s.stragglers[unit('I')]).toBe(1);
    expect(told(played, 'gathered')).toMatchObject([{ unit: unit('I'), points: 1, to: 1 }]);
    const none = table({ french: { brand: 'I:8 napoleon' }, hands: [[event('depot')], []] });
    expect(canPlay(none, FRENCH, 'depot')).toBe(false);
  });
});
