import { copy, type Offer } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { europe } from '../content/index.ts';
import conquestsBoard from './index.tsx';
import { runs } from './runs.ts';
import { game, type Moment, momentsOf, propsFor } from './testing/positions.ts';

/** Plays a run on a copy, as a table would: null if an action of it was refused. */
function played({ referee, seat }: Moment, actions: readonly Offer[]): Moment['referee'] | null {
  const copied = new Referee(prepare(game), copy(referee.state));
  for (const action of actions) if (!copied.play(seat, action).ok) return null;
  return copied;
}

const found = [...gathered()];

function* gathered() {
  for (const seed of ['march', 'sail', 'war']) {
    for (const moment of momentsOf(seed, 700)) {
      if (moment.prompt !== 'march' && moment.prompt !== 'sail') continue;
      const kept = { ...moment, referee: new Referee(prepare(game), copy(moment.referee.state)) };
      const list = runs(propsFor(kept), kept.offers);
      if (list.length > 0) yield { moment: kept, list };
    }
  }
}

describe('marches and voyages by destination', () => {
  test('every run is played to its end, costs what it says, and ends where it was clicked', () => {
    let [marches, voyages, fights] = [0, 0, 0];
    for (const { moment, list } of found) {
      for (const { actions, thing, foreseen, words, way } of list) {
        const after = played(moment, actions);
        expect(after, `${words}: ${JSON.stringify(actions)}`).not.toBeNull();
        if (after === null) continue;
        const power = moment.seat;
        const spent = (moment.referee.state.game.moves[power] ?? 0) - (after.state.game.moves[power] ?? 0);
        expect(foreseen).toContain(`Costs ${spent} PM`);
        expect(way.at(-1)).toBe(thing.id);
        if (thing.kind === 'sea') voyages++;
        else marches++;
        if (foreseen?.includes('Combat') === true) fights++;
      }
    }
    expect(marches).toBeGreaterThan(100);
    expect(voyages).toBeGreaterThan(20);
    expect(fights).toBeGreaterThan(5);
  });

  test('with nobody in hand a click on a land takes all of them there', () => {
    const first = found.find(({ list }) => list.some(({ actions }) => actions[0]?.[0] === 'takeAll'));
    const run = first?.list.find(({ actions }) => actions[0]?.[0] === 'takeAll');
    if (first === undefined || run === undefined) throw new Error('nobody stands ready to march');
    const { moment } = first;
    const from = run.way[0] ?? 0;
    const units = (referee: Moment['referee'], land: number) =>
      referee.state.game.troops
        .slice((land * 5 + moment.seat) * 5, (land * 5 + moment.seat) * 5 + 5)
        .reduce((sum, count) => sum + count, 0);
    const after = played(moment, run.actions);
    if (after === null) throw new Error('refused');
    expect(units(moment.referee, from)).toBeGreaterThan(0);
    expect(units(after, from)).toBe(0);
  });

  test('no run leads through enemies or a garrison', () => {
    for (const { moment, list } of found) {
      const { troops } = moment.referee.state.game;
      const stranger = (land: number) =>
        [0, 1, 2, 3, 4].some(
          (power) =>
            power !== moment.seat &&
            troops.slice((land * 5 + power) * 5, (land * 5 + power) * 5 + 5).some((n) => n > 0),
        );
      for (const { thing, way } of list) {
        if (thing.kind !== 'land') continue;
        for (const land of way.slice(1, -1)) {
          // In games by chance few are allied: who stands in the way is a friend or is not passed.
          if (stranger(land)) expect(moment.referee.state.game.pact[moment.seat]).not.toBe(0);
          const empty = troops.slice(land * 25, land * 25 + 25).every((n) => n === 0);
          expect(empty && europe.map.neutralCapitals.includes(land)).toBe(false);
        }
      }
    }
  });

  test('what a run leads to is lit as a button with its words', () => {
    const [{ moment, list } = { moment: null, list: [] }] = found;
    if (moment === null) throw new Error('no position has a run');
    const { Board } = conquestsBoard;
    const markup = renderToStaticMarkup(<Board {...propsFor(moment)} runs={list} />);
    for (const { words } of list) expect(markup).toContain(`aria-label="${words.replaceAll("'", '&#x27;')}"`);
    expect(markup.split('data-lit="run"').length - 1).toBeGreaterThanOrEqual(list.length);
  });
});
