import { type Action, type Offer, varsOf } from '@bivouac/kernel';
import { type Given, type Road, roadsFrom, type Run } from '@bivouac/kit';
import { marchOdds } from '../odds.ts';
import { isOpenTo } from '../rules/map/relations.ts';
import { isEmpty, troopsAt } from '../rules/map/troops.ts';
import { emptyGroup, fareOf, type Group, sailCost, sizeOf } from '../rules/movement/cost.ts';
import { marching, type Marching } from '../rules/movement/marching.ts';
import { sailing, type Sailing } from '../rules/movement/sailing.ts';
import { commandedBy, enterFault, penaltyOf, suicideFault } from '../rules/movement/why-not.ts';
import { type Board, type Conquests, KINDS } from '../rules/state.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** Where a group would stand on its way, and how many of its cavalry have the next land free (ruling 100). */
interface Stand {
  readonly land: number;
  readonly rested: number;
}

const has = (offers: readonly Offer[], verb: string): boolean => offers.some(([one]) => one === verb);

/** What a click on a place further off does: a group marches all the way, a frigate sails it. */
export function runs(given: Given<Conquests>, offers: readonly Offer[]): readonly Run[] {
  const { content, view } = given;
  const b: Board = { content, s: view.game };
  const march = varsOf(view.stack, marching);
  if (march !== null && (has(offers, 'march') || has(offers, 'takeAll'))) return marches(given, b, march, offers);
  const voyage = varsOf(view.stack, sailing);
  return voyage !== null && has(offers, 'sail') ? voyages(given, b, voyage) : [];
}

/** All that the mover commands in the land where the group stands. */
function everyone(b: Board, { power, at }: Marching): Group {
  const group = emptyGroup();
  for (const one of commandedBy(b, power)) {
    for (let kind = 0; kind < KINDS; kind++) group[one * KINDS + kind] = troopsAt(b.s, at, one, kind);
  }
  return group;
}

/** With nobody in hand a click on a land takes all of them there. */
function marches(given: Given<Conquests>, b: Board, march: Marching, offers: readonly Offer[]): readonly Run[] {
  const inHand = sizeOf(march.group) > 0;
  if (!inHand && !has(offers, 'takeAll')) return [];
  const group = inHand ? march.group : everyone(b, march);
  const before: Action[] = inHand ? [] : [['takeAll']];
  const { speech } = given;
  return [...roadsOf(b, march, group).values()].flatMap(({ at, cost, actions, way }): Run[] => {
    if (before.length + actions.length < 2) return [];
    const run: Run = {
      target: target.land(at.land),
      thing: { kind: 'land', id: at.land },
      actions: [...before, ...actions],
      words: say(speech, 'marchTo', { land: speech.name('land', at.land) }),
      foreseen: marchForeseen(given, b, march.power, { group, land: at.land, cost }),
      look: isOpenTo(b.s, at.land, march.power) ? 'usual' : 'dear',
      way: way.map(({ land }) => land),
    };
    return [run];
  });
}

interface Arrival {
  readonly group: Group;
  readonly land: number;
  readonly cost: number;
}

function marchForeseen({ speech }: Given<Conquests>, b: Board, power: number, { group, land, cost }: Arrival): string {
  const price = say(speech, 'cost', { cost, left: (b.s.moves[power] ?? 0) - cost });
  const odds = marchOdds(b, land, power, group);
  if (odds === null) return price;
  const [attack, defence] = odds.sums;
  return `${price} ${say(speech, 'odds', { attack, defence, chance: Math.round(odds.won * 100) })}`;
}

/** The cheapest ways of a group; where enemies or a garrison stand it arrives, and goes no further by itself. */
export function roadsOf(
  b: Board,
  { power, at, rested }: Pick<Marching, 'power' | 'at' | 'rested'>,
  group: Group,
): ReadonlyMap<string | number, Road<Stand>> {
  const { lands, neutralCapitals } = b.content.map;
  const purse = b.s.moves[power] as number;
  const start: Stand = { land: at, rested };
  const stops = (land: number) => !isOpenTo(b.s, land, power) || (isEmpty(b.s, land) && neutralCapitals.includes(land));
  return roadsFrom(
    start,
    ({ land }) => land,
    ({ at: here, cost }) => {
      if (here !== start && stops(here.land)) return [];
      const fare = fareOf(group, here.rested);
      const total = cost + fare.points + (here === start ? penaltyOf(b, at, power) : 0);
      if (total > purse) return [];
      return (lands[here.land]?.neighbours ?? []).flatMap((land) => {
        if (enterFault(b, land, power) !== null || suicideFault(b, land, power, group) !== null) return [];
        const action: Action = ['march', land];
        return [{ at: { land, rested: fare.rested }, action, cost: total }];
      });
    },
  );
}

function voyages({ speech }: Given<Conquests>, b: Board, { power, ship }: Sailing): readonly Run[] {
  const purse = b.s.moves[power] as number;
  const roads = roadsFrom(
    b.s.ship[ship] as number,
    (sea) => sea,
    ({ at, cost }) =>
      (b.content.map.seas[at]?.neighbours ?? []).flatMap((sea) => {
        const total = cost + sailCost(b, ship, sea);
        const action: Action = ['sail', sea];
        return total > purse ? [] : [{ at: sea, action, cost: total }];
      }),
  );
  return [...roads.values()].flatMap(({ at, cost, actions, way }): Run[] => {
    if (actions.length < 2) return [];
    const run: Run = {
      target: target.sea(at),
      thing: { kind: 'sea', id: at },
      actions,
      words: say(speech, 'sailTo', { sea: speech.name('sea', at) }),
      foreseen: say(speech, 'cost', { cost, left: purse - cost }),
      look: 'usual',
      way,
    };
    return [run];
  });
}
