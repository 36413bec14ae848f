import type { Game, Setup } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';
import { imagine } from './imagine.ts';
import { administration } from './rules/administration.ts';
import { aftermath } from './rules/aftermath.ts';
import { arrivals } from './rules/arrivals.ts';
import { battle } from './rules/battle.ts';
import { begin } from './rules/begin.ts';
import { combat } from './rules/combat.ts';
import { course, placingDecoys } from './rules/course.ts';
import { decoysBack } from './rules/decoys.ts';
import { firstPlayer } from './rules/first-player.ts';
import { guns, marchingToGuns } from './rules/guns.ts';
import { intercepting, interception } from './rules/interception.ts';
import { leadersCaught } from './rules/leaders.ts';
import { march } from './rules/march.ts';
import { meeting } from './rules/meeting.ts';
import { movement } from './rules/movement.ts';
import { overrun } from './rules/overrun.ts';
import { piecesOf, type Standing, whereabouts } from './rules/pieces.ts';
import { planning } from './rules/plan.ts';
import { reconnaissance } from './rules/reconnaissance.ts';
import { replacements, replacing } from './rules/replacements.ts';
import { type Gloire, grammar } from './rules/state.ts';
import { reacting } from './rules/reaction.ts';
import { suffering } from './rules/suffering.ts';
import { choosing } from './rules/tactics.ts';
import { playerTurn, turn } from './rules/turn.ts';
import { invariant } from './rules/invariant.ts';
import { withdrawing } from './rules/withdrawal.ts';
import { paragraphs } from './text/paragraphs.ts';
import { walls } from './rules/walls.ts';
import { view } from './view.ts';

const OPTIONS: Readonly<Record<string, string>> = {
  blind: 'a number from 1 to 3',
  decoys: 'true or false',
  supply: 'true or false',
};

/** Jours de Gloire Campagne with a content pack. */
export function gloireGame(content: GloireContent): Game<Gloire> {
  const most = (count: (scenario: number) => number) => Math.max(...content.scenarios.map((_, i) => count(i)));
  const slots = most((scenario) => piecesOf(content, scenario, true).all);
  return {
    id: 'gloire',
    edition: '1',
    powers: content.armies.map((army) => army.id),
    seatings: [twoSeats(content)],
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
      leadersCaught,
      combat,
      walls,
      battle,
      choosing,
      suffering,
      overrun,
      aftermath,
    ],
    paragraphs,
    bound: () => 400_000,
    setupFault: (setup) => setupFault(content, setup),
    begin: (setup) => begin(content, setup),
    view: (s, eyes) => view(content, s, eyes),
    imagine: (s, eyes, dice) => imagine(content, s, eyes, dice),
    invariant: (s) => invariant(content, s),
    caches: [{ name: 'whereabouts', kept: (s) => plain(whereabouts(s)), fresh: (s) => plain(whereabouts.fresh(s)) }],
  };
}

/** As plain lists, for the check that compares kept and fresh values. */
function plain({ towns, at, slotOf }: Standing) {
  const stacks = at.map((side, i) => (towns[i] ?? []).map((town) => [town, ...(side.get(town) ?? [])]));
  return { stacks, slotOf: [...slotOf] };
}

/** The French and their enemies, a seat each. */
function twoSeats(content: GloireContent): number[][] {
  return [0, 1].map((side) => content.armies.flatMap((army, power) => (army.side === side ? [power] : [])));
}

function setupFault(content: GloireContent, { options, seats }: Setup): string | null {
  for (const [name, value] of Object.entries(options)) {
    const wanted = OPTIONS[name];
    if (wanted === undefined) return `gloire has no option "${name}"; it has: ${Object.keys(OPTIONS).join(', ')}`;
    const fits = name === 'blind' ? value === 1 || value === 2 || value === 3 : typeof value === 'boolean';
    if (!fits) return `option "${name}" is ${wanted}`;
  }
  for (const powers of seats) {
    const sides = new Set(powers.map((power) => content.armies[power]?.side));
    if (sides.size > 1) return 'nobody plays for both sides';
  }
  return null;
}
