import { ByProcedure, type Frame, type Offer, varsIn } from '@bivouac/kernel';
import { reconnaissance } from '../../rules/actions/reconnaissance.ts';
import { withdrawing } from '../../rules/actions/withdrawal.ts';
import { aftermath } from '../../rules/battle/aftermath.ts';
import { battle } from '../../rules/battle/battle.ts';
import { combat } from '../../rules/battle/combat.ts';
import { overrun } from '../../rules/battle/overrun.ts';
import { suffering } from '../../rules/battle/suffering.ts';
import { choosing } from '../../rules/battle/tactics.ts';
import { declaring } from '../../rules/campaign/armistice.ts';
import { keeping } from '../../rules/cards/deck.ts';
import { cardWindows, playing } from '../../rules/cards/playing.ts';
import { leadersCaught } from '../../rules/command/leaders.ts';
import { march } from '../../rules/movement/march.ts';
import { movement } from '../../rules/movement/movement.ts';
import { planning } from '../../rules/movement/plan.ts';
import { writing } from '../../rules/players/notes.ts';
import { marchingToGuns } from '../../rules/reactions/guns.ts';
import { intercepting, interception } from '../../rules/reactions/interception.ts';
import { reacting } from '../../rules/reactions/reaction.ts';
import { arrivals } from '../../rules/reinforcements/arrivals.ts';
import { replacing } from '../../rules/reinforcements/replacements.ts';
import { walls } from '../../rules/sieges/walls.ts';
import { OFF } from '../../rules/state.ts';
import { placingDecoys } from '../../rules/turn/course.ts';

/** What a question turns about, as far as its procedure says: a town, a side or a power, counters, a leader. */
interface Subject {
  readonly town?: number;
  readonly side?: number;
  readonly power?: number;
  readonly slots?: readonly number[];
  readonly leader?: number;
}

const subjects = new ByProcedure<null, Subject>()
  .on(movement, (_, { town }) => ({ town }))
  .on(planning, (_, { town, side, slots }) => ({ town, side, slots }))
  .on(march, (_, { side, slots }) => ({ side, slots }))
  // Whoever has scouted goes on or back from where the march stands.
  .on(reconnaissance, (_, { march: { at, side, slots } }) => ({ town: at, side, slots }))
  .on(withdrawing, (_, { at: { town, side } }) => ({ town, side }))
  .on(intercepting, (_, { at: { town, side } }) => ({ town, side }))
  .on(interception, (_, { town, side, slots }) => ({ town, side, slots }))
  .on(marchingToGuns, (_, { at: { side } }) => ({ side }))
  .on(reacting, (_, { town, side, slots }) => ({ town, side, slots }))
  .on(combat, (_, { town }) => ({ town }))
  .on(choosing, (_, { side, battle: { town } }) => ({ town, side }))
  .on(battle, (_, { town }) => ({ town }))
  .on(overrun, (_, { battle: { town } }) => ({ town }))
  .on(suffering, (_, { side, slots }) => ({ side, slots }))
  .on(aftermath, (_, { town }) => ({ town }))
  .on(walls, (_, { town }) => ({ town }))
  .on(declaring, (_, { town }) => ({ town }))
  .on(leadersCaught, (_, { town, side }) => ({ town, side }))
  .on(arrivals, (_, { leader }) => ({ leader }))
  .on(replacing, (_, { side }) => ({ side }))
  .on(placingDecoys, (_, { side }) => ({ side }))
  .on(keeping, (_, { side }) => ({ side }))
  .on(playing, (_, { side, at: { town } }) => ({ town, side }))
  .on(writing, (_, { power }) => ({ power }));
for (const window of cardWindows) subjects.on(window, (_, { at: { town, side } }) => ({ town, side }));

/** What a question turns about; OFF and nobody where its procedure does not say. */
export function subjectOf(frame: Frame | null): Required<Subject> {
  return { town: OFF, side: OFF, power: OFF, slots: [], leader: OFF, ...subjects.to(frame, null) };
}

/** The counters and towns that somebody who places decoys has named, in pairs. */
export function placedIn(frame: Frame | null): readonly number[] {
  return varsIn(frame, placingDecoys)?.placed ?? [];
}

/** The number that an offer names in a place, or OFF. */
export function named(offer: Offer, place: number): number {
  const arg = offer[place];
  return typeof arg === 'number' ? arg : OFF;
}

export function offersOf(offers: readonly Offer[], verb: string): readonly Offer[] {
  return offers.filter(([one]) => one === verb);
}

/** The offer that is worth most. */
export function bestOf(offers: readonly Offer[], worth: (offer: Offer) => number): Offer | null {
  let best: Offer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const value = worth(offer);
    if (best !== null && value <= most) continue;
    best = offer;
    most = value;
  }
  return best;
}
