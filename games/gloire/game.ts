import type { Game, Json, Setup } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';
import { imagine } from './imagine.ts';
import { administration } from './rules/command/administration.ts';
import { aftermath } from './rules/battle/aftermath.ts';
import { declaring } from './rules/campaign/armistice.ts';
import { arrivals } from './rules/reinforcements/arrivals.ts';
import { battle } from './rules/battle/battle.ts';
import { begin } from './rules/turn/begin.ts';
import { keeping } from './rules/cards/deck.ts';
import { eventsOf } from './rules/cards/moments.ts';
import { cardWindows, playing } from './rules/cards/playing.ts';
import { combat } from './rules/battle/combat.ts';
import { course, placingDecoys } from './rules/turn/course.ts';
import { decoysBack } from './rules/fog/decoys.ts';
import { firstPlayer } from './rules/turn/first-player.ts';
import { guns, marchingToGuns } from './rules/reactions/guns.ts';
import { intercepting, interception } from './rules/reactions/interception.ts';
import { leadersCaught } from './rules/command/leaders.ts';
import { march } from './rules/movement/march.ts';
import { marking } from './rules/fog/markers.ts';
import { meeting } from './rules/movement/meeting.ts';
import { movement } from './rules/movement/movement.ts';
import { notes, writing } from './rules/players/notes.ts';
import { overrun } from './rules/battle/overrun.ts';
import { optionsFault } from './rules/campaign/options.ts';
import { arrivalsOf, piecesOf } from './rules/pieces/pieces.ts';
import { planning } from './rules/movement/plan.ts';
import { reconnaissance } from './rules/actions/reconnaissance.ts';
import { replacements, replacing } from './rules/reinforcements/replacements.ts';
import { seatingsOf } from './rules/players/seatings.ts';
import { type Gloire, type GloireState, grammar, SIDES } from './rules/state.ts';
import { reacting } from './rules/reactions/reaction.ts';
import { suffering } from './rules/battle/suffering.ts';
import { choosing } from './rules/battle/tactics.ts';
import { playerTurn, turn } from './rules/turn/turn.ts';
import { invariant } from './rules/invariant.ts';
import { withdrawing } from './rules/actions/withdrawal.ts';
import { paragraphs } from './text/paragraphs.ts';
import { walls } from './rules/sieges/walls.ts';
import { countersOf, type Standing, whereabouts } from './rules/pieces/whereabouts.ts';
import { view } from './view.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  blind: 'a number from 1 to 3',
  decoys: 'true or false',
  supply: 'true or false',
  forceMarkers: 'true or false',
  option: 'O1 or O2',
  O3: 'true or false',
};

/** Jours de Gloire Campagne with a content pack. */
export function gloireGame(content: GloireContent): Game<Gloire> {
  const most = (count: (scenario: number) => number) => Math.max(...content.scenarios.map((_, i) => count(i)));
  const slots = most((scenario) => piecesOf(content, scenario, true).all);
  return {
    id: 'gloire',
    edition: '3',
    powers: content.armies.map((army) => army.id),
    seatings: seatingsOf(content),
    scenarios: content.scenarios.map((scenario) => scenario.id),
    variants: [{}, { blind: 1 }, { blind: 2 }, { decoys: false }, { supply: false }],
    content,
    grammar,
    domains: {
      town: () => content.map.towns.length,
      place: () => content.map.towns.length,
      edge: () => content.map.edges.length,
      link: () => content.map.links.length,
      unit: () => content.units.length,
      army: () => content.armies.length,
      slot: () => slots,
      thing: () => slots,
      tactic: () => 5,
      number: () => 20,
      card: () => content.cards.length,
      event: () => 2 * content.cards.length,
      leader: () => content.leaders.length,
      nation: () => content.campaign.nations.length,
      arrival: () => Math.max(...content.scenarios.map((scenario) => arrivalsOf(scenario).length)),
    },
    first: course,
    procedures: [
      placingDecoys,
      turn,
      firstPlayer,
      arrivals,
      replacements,
      replacing,
      playerTurn,
      administration,
      decoysBack,
      movement,
      planning,
      march,
      meeting,
      reconnaissance,
      withdrawing,
      intercepting,
      interception,
      reacting,
      guns,
      marchingToGuns,
      marking,
      notes,
      writing,
      leadersCaught,
      combat,
      walls,
      battle,
      choosing,
      suffering,
      overrun,
      aftermath,
      ...cardWindows,
      playing,
      keeping,
      declaring,
    ],
    paragraphs,
    bound: () => 400_000,
    setupFault: (setup) => setupFault(content, setup),
    begin: (setup) => begin(content, setup),
    view: (s, eyes) => view(content, s, eyes),
    imagine: (s, eyes, dice) => imagine(content, s, eyes, dice),
    beaten: (s, loser) => winnersAfter(content, s, loser),
    invariant: (s) => invariant(content, s),
    piles: (s) => [s.deck],
    reachable: [...new Set(content.scenarios.flatMap(({ deck }) => eventsOf(deck)))].map((event) => `event:${event}`),
    caches: [{ name: 'whereabouts', kept: (s) => plain(whereabouts(s)), fresh: (s) => plain(whereabouts.fresh(s)) }],
  };
}

/** As plain lists, for the check that compares kept and fresh values. */
function plain(standing: Standing) {
  const stacks = SIDES.map((side) => standing.towns[side].map((town) => [town, ...countersOf(standing, side, town)]));
  return { stacks, slotOf: [...standing.slotOf] };
}

/** When a player gives up his side is beaten: all who play for the other one have won. */
function winnersAfter(content: GloireContent, { holders }: GloireState, loser: number): number[] {
  const sides = new Set(holders.flatMap((seat, power) => (seat === loser ? [content.armies[power]?.side] : [])));
  const others = holders.filter((_, power) => !sides.has(content.armies[power]?.side));
  return [...new Set(others)].sort((one, two) => one - two);
}

function optionFault(name: string, value: Json): string | null {
  const wanted = OPTIONS[name];
  if (wanted === undefined) return `gloire has no option "${name}"; it has: ${Object.keys(OPTIONS).join(', ')}`;
  const fits = fitsOption(name, value);
  return fits ? null : `option "${name}" is ${wanted}`;
}

function fitsOption(name: string, value: Json): boolean {
  if (name === 'blind') return value === 1 || value === 2 || value === 3;
  return name === 'option' ? value === 'O1' || value === 'O2' : typeof value === 'boolean';
}

function setupFault(content: GloireContent, { scenario, options, seats }: Setup): string | null {
  for (const [name, value] of Object.entries(options)) {
    const fault = optionFault(name, value);
    if (fault !== null) return fault;
  }
  const found = content.scenarios.find((one) => one.id === scenario);
  const fault = found === undefined ? null : optionsFault(options, found);
  if (fault !== null) return fault;
  for (const powers of seats) {
    const sides = new Set(powers.map((power) => content.armies[power]?.side));
    // GLO 10#1: whoever plays both sides plays alone.
    if (sides.size > 1 && seats.length > 1) return 'nobody plays for both sides, unless he plays alone';
  }
  return null;
}
