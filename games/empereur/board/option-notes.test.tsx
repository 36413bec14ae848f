import { newState, prepare, Referee, seatingFor } from '@bivouac/kernel/table';
import { fastDice, type Options } from '@bivouac/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { optionFault, variants } from '../rules/options/options.ts';
import empereurBoard from './index.tsx';
import { options, playedOptions } from './option-notes.ts';
import { game, propsFor } from './testing/positions.ts';

const { Board } = empereurBoard;

/** The board of a battle with options, at its first question. */
function begun(chosen: Options, scenario = 'hassenhausen') {
  const seats = seatingFor(game, scenario, 2) ?? [];
  const state = newState(game, { scenario, options: chosen, seats }, fastDice('options'));
  if ('fault' in state) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, { tell: () => {}, mark: () => {} }).start();
  const [seat = 0] = referee.waiting();
  const moment = { referee, seat, offers: referee.offers(seat) };
  return { game: referee.state.game, markup: () => renderToStaticMarkup(<Board {...propsFor(moment)} />) };
}

const named = (option: string): Options => {
  const [name = '', value] = option.split('=');
  return { [name]: value === undefined ? true : Number(value) };
};

test('every option that can be chosen has its name and a line on what it changes, in both languages', () => {
  const all = variants.flatMap((variant) =>
    Object.entries(variant).map(([name, value]) => (value === true ? name : `${name}=${JSON.stringify(value)}`)),
  );
  expect(options.map(({ option }) => option).toSorted()).toEqual([...new Set(all)].toSorted());
  for (const { option, words, note } of options) {
    const lines = [words.en, words.fr, note?.en ?? '', note?.fr ?? ''];
    expect([option, lines.every((line) => line.length > 3 && line.length < 170)]).toEqual([option, true]);
    // French signs have their spaces, which do not break.
    expect(lines.filter((line, i) => i % 2 === 1 && / [:;?!]/.test(line))).toEqual([]);
  }
});

test('the briefing of a battle names the options that it is played with, and no others', () => {
  for (const { option } of options) {
    const chosen = option.startsWith('watch') ? { interactive: true, ...named(option) } : named(option);
    expect(optionFault(chosen)).toBeNull();
    const played = playedOptions(begun(chosen, 'auerstaedt').game).map((one) => one.option);
    expect(played).toEqual(option.startsWith('watch') ? ['interactive', option] : [option]);
  }
  expect(playedOptions(begun({}).game)).toEqual([]);
  const shown = begun({ rout: true, fatigue: true }).markup();
  expect(shown).toContain('Routs that carry others away');
  expect(shown).toContain('the number in a ring its fatigue');
  expect(begun({}).markup()).not.toContain('its fatigue');
});

test('[EMP XXI.1#1] as many corps are still to be activated as have a chief there, not all of the pack', () => {
  // At Hassenhausen Gudin and Schmettau are there in the first turn.
  const { markup } = begun({ interactive: true });
  const [, french, prussians] = /Corps to activate: F\u00a0(\d), P\u00a0(\d)</.exec(markup()) ?? [];
  expect([french, prussians]).toEqual(['1', '1']);
});
