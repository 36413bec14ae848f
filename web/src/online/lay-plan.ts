import type { NewSeatOrder } from '@bivouac/host';
import { levelFor } from '../matches/levels.ts';
import type { GameChoices } from '../setup/game-choices.ts';
import { chairsOf, farPaces, orderOf, type SetupPlan } from '../setup/plan.ts';
import { seatingOf } from '../setup/seatings.ts';
import type { Answer } from './api.ts';
import { layTable } from './lay-table.ts';

/** Lays the table that was chosen in the set-up dialog; its id. */
export async function layPlan(plan: SetupPlan, choices: GameChoices): Promise<Answer<string>> {
  const scenario = plan.scenario === '' ? (choices.scenarios[0] ?? '') : plan.scenario;
  const seating = seatingOf(plan, choices.seatings(scenario));
  const chairs = chairsOf({ ...plan, seats: seating.length });
  const seats = seating.map((powers, seat): NewSeatOrder => {
    if (seat === plan.side) return { kind: 'me', level: '', powers };
    const { kind, level } = chairs[seat] ?? { kind: 'person', level: '' };
    return kind === 'bot' ? { kind, level: levelFor(plan.game, level), powers } : { kind: 'open', level: '', powers };
  });
  const { options } = orderOf(plan);
  const { pace, lobby } = plan.far ?? { pace: 'none', lobby: false };
  const visibility = lobby ? 'lobby' : 'link';
  return layTable({
    game: plan.game,
    scenario,
    options: Object.fromEntries(Object.entries(options)),
    clock: farPaces[pace],
    visibility,
    seats,
  });
}
