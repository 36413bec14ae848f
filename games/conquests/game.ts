import type { Game } from '@bivouac/kernel';
import { type ConquestsContent, unitIds } from './content/types.ts';
import { diplomacyProcedures } from './rules/diplomacy/index.ts';
import { imagine } from './imagine.ts';
import { cardProcedures } from './rules/cards/index.ts';
import { combatProcedures } from './rules/combat/index.ts';
import { course } from './rules/course.ts';
import { invariant } from './rules/invariant.ts';
import { movementProcedures } from './rules/movement/index.ts';
import { type Conquests, KINDS, POWERS, SHIPS } from './rules/state.ts';
import { begin } from './rules/turn/begin.ts';
import { turnProcedures } from './rules/turn/index.ts';
import { seatings } from './rules/turn/seatings.ts';
import { zoneProcedures } from './rules/zones/index.ts';
import { grammar } from './rules/verbs.ts';
import { paragraphs } from './text/paragraphs.ts';
import { talk } from './talk.ts';
import { backsOf, view } from './view.ts';

/** Les Conquêtes de Napoléon with a content pack. */
export function conquestsGame(content: ConquestsContent): Game<Conquests> {
  const backOf = backsOf(content);
  const { lands, seas } = content.map;
  return {
    id: 'conquests',
    edition: '3',
    powers: ['napoleon', 'austria', 'england', 'russia', 'prussia'],
    seatings,
    scenarios: content.scenarios.map(({ id }) => id),
    content,
    grammar,
    domains: {
      power: () => POWERS,
      space: () => content.spaces.length,
      land: () => lands.length,
      place: () => lands.length,
      sea: () => seas.length,
      kind: () => KINDS,
      arm: () => unitIds.length,
      ship: () => SHIPS,
      card: () => content.cards.length,
      tab: () => 3,
      part: () => 4,
      pact: () => 3,
      thing: () => content.cards.length,
      resource: () => content.cards.length + 1,
      number: () => 40,
      effect: (state) => state.nextItem,
    },
    first: course,
    procedures: [
      ...turnProcedures,
      ...zoneProcedures,
      ...cardProcedures,
      ...diplomacyProcedures,
      ...movementProcedures,
      ...combatProcedures,
    ],
    paragraphs,
    talk,
    bound: () => 20_000,
    begin: (setup) => begin(content, setup),
    view: (s, eyes) => view(backOf, s, eyes),
    imagine: (s, _, dice) => imagine(content, backOf, s, dice),
    backOf,
    piles: (s) => s.pile,
    invariant: (s) => invariant(content, s),
  };
}
