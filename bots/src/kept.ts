import { type Action, isOffered, type Kind, type Seat, type State } from '@bivouac/kernel';
import { type Guide, prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import type { Seen } from './bot.ts';
import { imagined } from './imagined.ts';

/** Questions that are remembered for one guide, at the most: some turns of the longest game. */
const MOST = 4000;

/**
 * Plans that are kept between decisions. A plan is played through in an imagined world, and what is done is noted under
 * the view in which it will be asked for: as long as the views come as foreseen nothing is thought twice, and as soon as
 * a die or somebody else has spoken the view is another one, and the plan is forgotten by itself. The same view has the
 * same answer, whichever match it belongs to, and after an undo too.
 */
export class KeptPlans {
  readonly #next = new WeakMap<object, Map<string, Action>>();

  /** What is to be done next by a plan, kept or new; null where the guide makes none. */
  next<G extends Kind>(seen: Seen<G>, mind: Guide<G> | null | undefined): Action | null {
    const { view, seat, offers } = seen;
    if (!seen.guide || mind?.run === undefined || offers.length < 2) return null;
    const kept = this.#keptFor(seen.guide);
    const name = nameOf(view, seat);
    const known = kept.get(name);
    if (known !== undefined && isOffered(offers, known)) return known;
    const actions = mind.run(view, seat, offers);
    if (actions === null) return null;
    this.#keep(seen, actions, kept);
    const [first] = actions;
    return first !== undefined && isOffered(offers, first) ? first : null;
  }

  #keptFor(guide: object): Map<string, Action> {
    let kept = this.#next.get(guide);
    if (kept === undefined) {
      kept = new Map();
      this.#next.set(guide, kept);
    }
    if (kept.size > MOST) kept.clear();
    return kept;
  }

  #keep<G extends Kind>(seen: Seen<G>, actions: readonly Action[], kept: Map<string, Action>): void {
    const { game, seat } = seen;
    const referee = new Referee(prepare(game), imagined(seen));
    for (const action of actions) {
      const name = nameOf(viewOf(game, referee.state, seat), seat);
      if (!referee.play(seat, action).ok) return;
      kept.set(name, action);
      if (referee.disclosure.dice || referee.finished || !referee.waiting().includes(seat)) return;
    }
  }
}

/** A question by all that its seat knows of the position: views are built by naming, so the same come out the same. */
function nameOf({ of, stack, agenda, game, waived }: State<unknown>, seat: Seat): string {
  return JSON.stringify([of, seat, stack, agenda, game, waived ?? null]);
}
