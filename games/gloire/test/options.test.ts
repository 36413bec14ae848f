import { fastDice, type Options } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { gloireGame } from '../game.ts';
import { ARMISTICE } from '../rules/state.ts';
import { table, until } from './card-table.ts';
import { type Played, where } from './position.ts';

/** What is wrong with a setup of a scenario of 1813, or null. */
function fault(scenario: string, options: Options): string | null {
  const game = gloireGame(germany1813);
  const state = newState(game, { scenario, options, seats: game.seatings[0] ?? [] }, fastDice('options'));
  return isFault(state) ? state.fault : null;
}

/** The first turn of the armistice, once leaders have changed. */
function armistice(options: Options, french: string): Played {
  const played = table({
    options: { blind: 1, ...options },
    french: { aue: 'I:10 napoleon', brand: french },
    coalition: { jahn: 'yorck:8 bernadotte' },
    turn: 1,
  });
  return until(played, ({ s }) => s.peace === ARMISTICE && s.phase === 1);
}

const place = (played: Played, name: string) => where(played.s, name, stromCampaign);

describe('GLO 1813.C.options', () => {
  test('[GLO 1813.C.options#1] of the first two one at most, where the scenario has them', () => {
    expect(fault('campaign', { option: 'O1' })).toBe(null);
    expect(fault('campaign', { option: 'O2' })).toBe(null);
    expect(fault('campaign', { option: 'O1 O2' })).toBe('option "option" is O1 or O2');
    expect(fault('luetzen', { option: 'O1' })).toBe('scenario "luetzen" has no rule O1');
    expect(fault('autumn', { O3: true })).toBe(null);
    expect(fault('spring', { O3: true })).toBe('scenario "spring" has no rule O3');
  });

  test('[GLO 1813.C.options#4] O3 cannot be used together with O1', () => {
    expect(fault('campaign', { option: 'O1', O3: true })).toBe('O3 cannot be used together with O1');
    expect(fault('campaign', { option: 'O2', O3: true })).toBe(null);
  });

  test('[GLO 1813.C.options#2] O1: at the armistice Ney leaves, and Davout stands where he stood', () => {
    const played = armistice({ option: 'O1' }, 'II:6 ney reynier');
    expect(['ney', 'davout', 'reynier'].map((name) => place(played, name))).toEqual(['-1', 'brand', '-1']);
    // Ruling 140: if Ney is out of the game, he comes to the commander in chief.
    expect(place(armistice({ option: 'O1' }, 'II:6'), 'davout')).toBe('aue');
  });

  test('[GLO 1813.C.options#3] O2: at the armistice Ney leaves, and the other one stays who would have left', () => {
    const played = armistice({ option: 'O2' }, 'II:6 ney reynier');
    expect(['ney', 'davout', 'reynier'].map((name) => place(played, name))).toEqual(['-1', '-1', 'brand']);
    const without = armistice({}, 'II:6 ney reynier');
    expect(['ney', 'davout', 'reynier'].map((name) => place(without, name))).toEqual(['brand', '-1', '-1']);
    const changes = germany1813.scenarios[4]?.armistice?.changes ?? [];
    const named = changes.map(({ leaves, option, unless }) => [germany1813.leaders[leaves]?.id, option, unless]);
    expect(named).toEqual([
      ['soult', null, 'O2'],
      ['ney', 'O1', null],
      ['ney', 'O2', null],
    ]);
  });

  test('[GLO 1813.C.options#5, GLO 1813.C.options#6] O3: on turn 13 Davout with 9 points at Osterburg, Wallmoden with 10 at Havelberg', () => {
    const arrive = (options: Options) => {
      const turn = germany1813.calendar.findIndex(({ number }) => number === 13);
      const played = table(
        {
          scenario: 'autumn',
          options: { blind: 1, ...options },
          french: { dresden: 'fr-iii:10 napoleon' },
          coalition: { breslau: 'pr-yorck:8 bluecher' },
          turn,
          phase: 'turn',
          also: (s) => {
            const { arrivals } = germany1813.scenarios[3] ?? { arrivals: [] };
            for (const [i, { option }] of arrivals.entries()) s.due[i] = option === null ? -1 : turn;
          },
        },
        germany1813,
      );
      until(played, ({ s }) => s.phase === 1);
      const points = (id: string) => played.s.points[germany1813.units.findIndex((one) => one.id === id)];
      const at = (name: string) => where(played.s, name, germany1813);
      return [at('fr-xiii'), points('fr-xiii'), at('davout'), at('co-walmoden'), points('co-walmoden'), at('walmoden')];
    };
    expect(arrive({ O3: true })).toEqual(['osterburg', 9, 'osterburg', 'havelberg', 10, 'havelberg']);
    expect(arrive({})).toEqual(['-1', 0, '-1', '-1', 0, '-1']);
  });
});
