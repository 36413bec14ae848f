import type { Game, Json } from '@bivouac/kernel';
import type { EmpereurContent } from './content/types.ts';
import { imagine } from './imagine.ts';
import { mustering } from './rules/army/mood.ts';
import { succession } from './rules/army/succession.ts';
import { arrive } from './rules/arrivals/arrive.ts';
import { alarm } from './rules/arrivals/zones.ts';
import { begin } from './rules/begin.ts';
import { activations } from './rules/interactive/activations.ts';
import { eveOfBattle } from './rules/deployment/eve.ts';
import { SECTORS } from './rules/deployment/grid.ts';
import { layLeader } from './rules/deployment/laying.ts';
import { forming } from './rules/charge/forming.ts';
import { horse } from './rules/charge/counter.ts';
import { meeting } from './rules/charge/meeting.ts';
import { chargePhase } from './rules/charge/phase.ts';
import { recoil } from './rules/charge/recoil.ts';
import { recovery } from './rules/charge/recovery.ts';
import { ride } from './rules/charge/ride.ts';
import { squares } from './rules/charge/squares.ts';
import { contest } from './rules/command/contest.ts';
import { driving } from './rules/command/couriers.ts';
import { personOf, seatsOf, sideOfSeat } from './rules/command/hands.ts';
import { writing } from './rules/command/letters.ts';
import { seatingsOf } from './rules/command/people.ts';
import { openings, staff } from './rules/command/staff.ts';
import { tactics } from './rules/command/state.ts';
import { shootingPhase } from './rules/fire/phase.ts';
import { volley } from './rules/fire/volley.ts';
import { rallyPhase } from './rules/morale/rally.ts';
import { flight } from './rules/morale/retreat.ts';
import { test } from './rules/morale/test.ts';
import { march } from './rules/movement/march.ts';
import { movement, riding } from './rules/movement/phase.ts';
import { optionFault, peopleFault, variants } from './rules/options/options.ts';
import { evening, posting } from './rules/voltigeurs/posting.ts';
import { detaching } from './rules/options/provisional.ts';
import { pounce } from './rules/options/pounce.ts';
import { type Board, boardOf } from './rules/piles/board.ts';
import { sideOf } from './rules/piles/limits.ts';
import { tidy } from './rules/piles/tidy.ts';
import { shockPhase } from './rules/shock/phase.ts';
import { shock } from './rules/shock/shock.ts';
import { type Empereur, type EmpereurState, grammar } from './rules/state.ts';
import { course, playerTurn } from './rules/turn/course.ts';
import { timeUp, watchOf } from './rules/time/watch.ts';
import { paragraphs } from './text/paragraphs.ts';
import { view } from './view.ts';

/** Vive l'Empereur! with a content pack. */
export function empereurGame(content: EmpereurContent): Game<Empereur> {
  const hexes = Math.max(...content.maps.map((map) => map.columns * map.rows));
  return {
    id: 'empereur',
    edition: '3',
    // EMP XVII.9: after the two armies every leader, for a person who commands his corps.
    powers: [...content.sides, ...content.leaders].map(({ id }) => id),
    extras: content.leaders.map((_, leader) => personOf(leader)),
    seatings: [[[0], [1]]],
    perScenario: Object.fromEntries(
      content.scenarios.map(({ id }, index) => [id, { seatings: seatingsOf(content, index) }]),
    ),
    scenarios: content.scenarios.map((scenario) => scenario.id),
    variants,
    content,
    grammar,
    domains: {
      unit: () => content.units.length,
      leader: () => content.leaders.length,
      place: () => hexes,
      facing: () => 12,
      side: () => content.sides.length,
      corps: () => content.corps.length,
      tactic: () => tactics.length,
      turn: () => Math.max(...content.scenarios.map((one) => one.turns)) + 1,
      sector: () => SECTORS,
      thing: () => content.units.length,
      effect: (state) => state.nextItem,
      resource: () => 1,
      number: () => 1,
    },
    first: course,
    procedures: [
      eveOfBattle,
      layLeader,
      activations,
      playerTurn,
      chargePhase,
      ride,
      squares,
      forming,
      horse,
      meeting,
      recoil,
      pounce,
      detaching,
      posting,
      evening,
      recovery,
      movement,
      arrive,
      alarm,
      march,
      riding,
      volley,
      test,
      flight,
      tidy,
      shootingPhase,
      shockPhase,
      shock,
      rallyPhase,
      mustering,
      succession,
      staff,
      openings,
      driving,
      contest,
      writing,
    ],
    paragraphs,
    timed: ({ watch }) => watch === 1 || watch === 2,
    watch: watchOf,
    timeUp,
    bound: () => 200_000,
    setupFault: (setup) => optionFault(setup.options) ?? peopleFault(setup),
    beaten: ({ letters }, loser) => seatsOf(letters, 1 - sideOfSeat(letters, loser)),
    partner: ({ letters }, leaver) =>
      seatsOf(letters, sideOfSeat(letters, leaver)).find((seat) => seat !== leaver) ?? null,
    begin: (setup) => begin(content, setup),
    view: (s, eyes) => view(content, s, eyes),
    imagine: (s, _, dice) => imagine(content, s, dice),
    invariant: (s) => invariant(content, s),
    caches: [{ name: 'board', kept: (s) => plain(boardOf(s)), fresh: (s) => plain(boardOf.fresh(s)) }],
  };
}

function plain({ on }: Board): Json {
  return [...on.entries()].sort(([one], [two]) => one - two).map(([hex, units]) => [hex, ...units]);
}

/** Nobody without steps stands on the map, and no hex holds both sides. */
function invariant(content: EmpereurContent, s: EmpereurState): string | null {
  for (const [hex, units] of boardOf(s).on) {
    const first = units[0] ?? 0;
    for (const unit of units) {
      if ((s.steps[unit] as number) <= 0) return `unit ${unit} stands on ${hex} without a step`;
      if (sideOf(content, unit) !== sideOf(content, first)) return `both sides stand on ${hex}`;
    }
  }
  return null;
}
