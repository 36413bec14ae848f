import { type Action, cell, type Dice, type Offer } from '@bivouac/kernel';
import { entrenchFault } from '../../rules/actions/entrench.ts';
import { townOf } from '../../rules/pieces/map.ts';
import { leads } from '../../rules/players/partners.ts';
import { hasStrength } from '../../rules/pieces/pieces.ts';
import type { March } from '../../rules/movement/march.ts';
import type { Planning } from '../../rules/movement/plan.ts';
import { readyAt } from '../../rules/movement/ready.ts';
import { OFF } from '../../rules/state.ts';
import { bestOf, named, offersOf } from './frames.ts';
import { opinion } from './opinion.ts';
import type { MarchPlan } from './plans.ts';
import type { Question } from './question.ts';

/** Who digs pays two command points (GLO 4.5#12). */
const DIGGING = 2;

/** How often a town is thought of twice in a row before it is left alone, on average. */
const PATIENCE = 100;

/** The next stack to stir, or the end of the movement phase. */
export function activate(question: Question, thought: { readonly town: number }, dice: Dice): Offer | null {
  const { offers, survey, planner } = question;
  const entry = offersOf(offers, 'enter').find((offer) => canEnter(question, named(offer, 1)));
  if (entry !== undefined) return entry;
  const stacks = [...offersOf(offers, 'free'), ...offersOf(offers, 'force')];
  const values = new Map<Offer, number>();
  for (const offer of stacks) {
    const free = offer[0] === 'free';
    const town = named(offer, 1);
    const [best] = planner.plansAt(town, OFF, survey.b.s.player, free);
    const march = best?.worth ?? Number.NEGATIVE_INFINITY;
    values.set(offer, free ? march : Math.max(march, digging(question, town)));
  }
  const worth = (offer: Offer) => values.get(offer) ?? Number.NEGATIVE_INFINITY;
  const best = bestOf(stacks, worth);
  const [done] = offersOf(offers, 'done');
  if (best === null) return done ?? null;
  if (done === undefined) return best;
  // Orders that come to nothing would be given again for ever: sooner or later it lets them be.
  const again = named(best, 1) === thought.town && dice.below(PATIENCE) === 0;
  return worth(best) > 0 && !again ? best : done;
}

/** Whether anybody who waits at an edge can come in (GLO 3.3#8). */
function canEnter({ survey: { b, content }, planner }: Question, edge: number): boolean {
  return planner.plansAt(content.map.edges[edge]?.town ?? OFF, edge, b.s.player, false).length > 0;
}

/** What an entrenchment in a town is worth: those who stay there are less in danger. */
function digging({ survey, judge }: Question, town: number): number {
  const { b, side } = survey;
  const slots = readyAt(b, town, side).filter((slot) => leads(b, b.s.player, slot));
  const vars = { power: b.s.player, side, town, edge: OFF, slots, payer: OFF, free: false };
  if (survey.peace || survey.foeTurns === 0 || entrenchFault(b, vars) !== null) return Number.NEGATIVE_INFINITY;
  return judge.value({ slots, town, dug: true }) - judge.now - opinion.command * DIGGING - opinion.stir;
}

/** Who goes, and how: the best plan from here that has everybody who is named already. */
export function compose(question: Question, { town, edge, slots: picked, free }: Planning): Action | Offer | null {
  const { offers, survey, planner } = question;
  const { b } = survey;
  const plan = planner
    .plansAt(town, edge, b.s.player, free)
    .find(({ slots }) => picked.every((slot) => slots.includes(slot)));
  const dug = edge === OFF && !free ? digging(question, town) : Number.NEGATIVE_INFINITY;
  if (dug > Math.max(0, plan?.worth ?? 0)) {
    const [dig] = offersOf(offers, 'entrench');
    return dig ?? bestOf(offersOf(offers, 'pick'), (offer) => (hasStrength(b, named(offer, 1)) ? 1 : 0));
  }
  if (plan === undefined) return lastResort(offers);
  const missing = plan.slots.find((slot) => !picked.includes(slot));
  if (missing !== undefined) {
    const next = offersOf(offers, 'pick').find((offer) => named(offer, 1) === missing);
    return next ?? lastResort(offers);
  }
  return garrison(question, plan, town) ?? go(question, plan);
}

function go({ offers, survey: { b } }: Question, { forced }: MarchPlan): Offer | null {
  const [march] = offersOf(offers, forced ? 'forced' : 'normal');
  if (march !== undefined) return march;
  const left = (army: number) => (b.s.command[army] ?? 0) - (b.s.spent[army] ?? 0);
  return bestOf(offersOf(offers, 'payer'), (offer) => left(named(offer, 1))) ?? lastResort(offers);
}

/** Whatever was begun is carried through if it can be: who takes back his orders may give them again for ever. */
function lastResort(offers: readonly Offer[]): Offer | null {
  for (const verb of ['normal', 'payer', 'entrench', 'pick', 'cancel']) {
    const [offer] = offersOf(offers, verb);
    if (offer !== undefined) return offer;
  }
  return null;
}

/** A point is left behind in a town that scores, when all would go and raiders could come (GLO 6.1). */
function garrison({ offers, survey }: Question, plan: MarchPlan, town: number): Action | null {
  const { b, side, groups, foeTurns } = survey;
  const scores = survey.places.some((place) => place.town === town);
  if (!scores || b.s.control[town] !== side || plan.goal.town === town || foeTurns === 0) return null;
  const stay = (groups.get(town) ?? []).filter((slot) => !plan.slots.includes(slot));
  if (survey.force(stay).points > 0) return null;
  const walls = townOf(b, town).fortress !== null;
  const far = survey.far(town);
  const raiders = [...survey.foes.values()].some(
    ({ town: at, mean: { points } }) =>
      points > 0 && points <= (walls ? 8 : 4) && cell(far, at) <= opinion.march * foeTurns,
  );
  const offer = bestOf(offersOf(offers, 'detach'), (one) => b.s.points[named(one, 1)] ?? 0);
  if (!raiders || offer === null || (b.s.points[named(offer, 1)] ?? 0) < 3) return null;
  return ['detach', named(offer, 1), named(offer, 2), 1];
}

/** The next town of a march, or its end. */
export function onward({ offers, planner }: Question, { slots, at, spent, forced, edge }: March): Offer | null {
  const walk = { slots, at, spent, forced, entering: edge !== OFF };
  const [done] = offersOf(offers, 'done');
  const steps = offersOf(offers, 'step');
  const plans = planner.marches(walk, 0).sort((one, two) => two.worth - one.worth);
  for (const { goal } of plans) {
    if (goal.first === OFF && done !== undefined) return done;
    const step = steps.find((offer) => named(offer, 1) === goal.first);
    if (step !== undefined) return step;
  }
  return done ?? steps[0] ?? null;
}
