import { copy, type Offer } from '@bivouac/kernel';
import { prepare, Referee } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { OFF } from '../rules/state.ts';
import { runs } from './runs.ts';
import { game, type Moment, momentsOf, propsFor } from './testing/positions.ts';
import { whyNot } from './why-not.ts';

/** Plays a run on a copy, as a table would: how many of its actions went through, and why it stopped. */
function tryRun({ referee, seat }: Moment, actions: readonly Offer[]) {
  const copyOf = new Referee(prepare(game), copy(referee.state));
  let done = 0;
  for (const action of actions) {
    const { dice } = copyOf.disclosure;
    if (done > 0 && (dice || copyOf.waiting().join() !== String(seat))) return { done, why: 'between', copyOf };
    if (!copyOf.play(seat, action).ok) return { done, why: 'refused', copyOf };
    done++;
  }
  return { done, why: 'over', copyOf };
}

const moments = (seed: string, most: number): Moment[] => {
  const kept: Moment[] = [];
  for (const moment of momentsOf('luetzen', seed, most)) {
    const referee = new Referee(prepare(game), copy(moment.referee.state));
    kept.push({ ...moment, referee });
  }
  return kept;
};

describe('marches by destination', () => {
  const all = moments('runs', 160);
  const withRuns = all.flatMap((moment) => {
    const props = propsFor(moment);
    const found = runs(props, moment.offers);
    return found.length === 0 ? [] : [{ moment, props, found }];
  });

  test('every action of every run is offered when its turn comes, unless somebody else is asked before', () => {
    let played = 0;
    for (const { moment, found } of withRuns) {
      for (const { actions, words } of found) {
        expect(tryRun(moment, actions).why, `${moment.prompt}: ${words}`).not.toBe('refused');
        played++;
      }
    }
    expect(played).toBeGreaterThan(300);
  });

  test('a click on a stack takes all that can go, and one on a town brings all of it there', () => {
    const gathered = withRuns.flatMap(({ moment, found }) =>
      moment.prompt === 'activate' ? found.flatMap((run) => (run.actions.length > 4 ? [{ moment, run }] : [])) : [],
    );
    const [{ moment, run } = { moment: null, run: null }] = gathered;
    if (moment === null) throw new Error('nowhere do four counters stand together');
    const { copyOf } = tryRun(moment, run.actions);
    const chosen = { ...moment, referee: copyOf, offers: copyOf.offers(moment.seat) };
    const far = runs(propsFor(chosen), chosen.offers).find(({ way, look }) => way.length === 3 && look === 'usual');
    if (far === undefined) throw new Error('no town is two links away');
    const marched = tryRun(chosen, far.actions);
    const picked = run.actions.slice(1).map(([, slot]) => Number(slot));
    const where = marched.why === 'over' ? far.way.at(-1) : far.way[marched.done - 1];
    expect(picked.map((slot) => marched.copyOf.state.game.place[slot])).toEqual(picked.map(() => where));
  });

  test('a counter that was chosen is left out by a click, and nobody else', () => {
    const chosen = withRuns.find(
      ({ moment, found }) => moment.prompt === 'stack' && found.some((run) => run.target.startsWith('slot')),
    );
    if (chosen === undefined) throw new Error('nobody ever chose a stack');
    const out = chosen.found.find(({ target }) => target.startsWith('slot'));
    if (out === undefined) throw new Error('nothing to leave out');
    const { copyOf, why } = tryRun(chosen.moment, out.actions);
    expect(why).toBe('over');
    const left = runs({ ...chosen.props, view: copyOf.state }, copyOf.offers(chosen.moment.seat));
    const slots = (list: typeof left) => list.flatMap(({ target }) => (target.startsWith('slot') ? [target] : []));
    expect(slots(left).toSorted()).toEqual(
      slots(chosen.found)
        .filter((target) => target !== out.target)
        .toSorted(),
    );
  });

  test('what is out of reach says how far it is; “no connection leads there” is never said of a town with a road', () => {
    const step = withRuns.find(({ moment }) => moment.prompt === 'step');
    if (step === undefined) throw new Error('nobody marches');
    const reached = new Set(step.found.map(({ thing }) => thing.id));
    const offered = new Set(step.moment.offers.map(([, town]) => town));
    const { towns } = step.props.content.map;
    const far = towns.findIndex((_, town) => {
      if (reached.has(town) || offered.has(town)) return false;
      return /Too far: \d+ movement points away/.test(
        whyNot(step.props, step.moment.offers, { kind: 'town', id: town })?.words ?? '',
      );
    });
    expect(far).not.toBe(OFF);
    for (const id of reached) {
      expect(whyNot(step.props, step.moment.offers, { kind: 'town', id })?.words ?? '').not.toMatch(/No passable/);
    }
  });
});
