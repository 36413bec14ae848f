import { type Action, askingFrame, type Frame, isAt, type Offer, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { EmpereurContent } from '../content/types.ts';
import { succession } from '../rules/army/succession.ts';
import { arrive } from '../rules/arrivals/arrive.ts';
import { horse } from '../rules/charge/counter.ts';
import { forming } from '../rules/charge/forming.ts';
import { chargePhase } from '../rules/charge/phase.ts';
import { recoil } from '../rules/charge/recoil.ts';
import { pounce } from '../rules/options/pounce.ts';
import { recovery } from '../rules/charge/recovery.ts';
import { ride } from '../rules/charge/ride.ts';
import { squares } from '../rules/charge/squares.ts';
import { sideHeldBy } from '../rules/command/hands.ts';
import { chiefOf, tacticOf } from '../rules/command/tactics.ts';
import { shootingPhase } from '../rules/fire/phase.ts';
import { rallyPhase } from '../rules/morale/rally.ts';
import { flight } from '../rules/morale/retreat.ts';
import { eveOfBattle } from '../rules/deployment/eve.ts';
import { layLeader } from '../rules/deployment/laying.ts';
import { activations } from '../rules/interactive/activations.ts';
import { march } from '../rules/movement/march.ts';
import { movement, riding } from '../rules/movement/phase.ts';
import { bandUnits, pileAt } from '../rules/piles/board.ts';
import { evening, posting } from '../rules/voltigeurs/posting.ts';
import { shockPhase } from '../rules/shock/phase.ts';
import { shock } from '../rules/shock/shock.ts';
import { type EmpereurState, LINE } from '../rules/state.ts';
import { activationChoice } from './activation.ts';
import { advanceChoice, appointChoice, formChoice, rallyChoice, retreatChoice } from './answers.ts';
import { arriveChoice, gateChoice } from './arrivals.ts';
import { eveningChoice } from './evening.ts';
import { assaultChoice } from './assaults.ts';
import { commandChoice, dutyRun, dutyStep, rideHome, wantsStaff } from './command.ts';
import { declareChoice, rideChoice } from './charges.ts';
import { counterChoice, recoilChoice, squareChoice } from './horse.ts';
import { marchRun, movementRun, rideRun } from './marches.ts';
import type { Mind } from './mind.ts';
import { type Scene, sceneOf } from './scene.ts';
import { shootingChoice } from './shooting.ts';
import { postChoice, screenChoice } from './voltigeurs.ts';

/** Whether an action is one of the offers. */
function offered(offers: readonly Offer[], action: Action | undefined): Offer | undefined {
  return action === undefined
    ? undefined
    : offers.find((offer) => offer.length === action.length && offer.every((part, i) => part === action[i]));
}

/**
 * A whole run of actions from here, as long as nobody and no die comes between; null where each question is answered
 * by itself.
 */
export function runFrom(
  content: EmpereurContent,
  mind: Mind,
  state: State<EmpereurState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Action[] | null {
  const frame = askingFrame(state, seat);
  if (frame === null) return null;
  const scene = () => sceneOf(content, state.game, sideHeldBy(content, state, seat), mind);
  if (isAt(frame, movement, 'mover')) {
    if (state.game.command?.orders !== undefined && wantsStaff(scene(), offers)) return [['staff']];
    const plan = movementRun(scene(), offers);
    const run = isStuck(plan, offers) ? (dutyRun(scene(), offers) ?? plan) : plan;
    if (!offers.some(([verb]) => verb === 'screen')) return run;
    // EMP XVI.1: voltigeurs go out when all have marched.
    if (run.length > 1) return run.at(-1)?.[0] === 'done' ? run.slice(0, -1) : run;
    const [verb, unit] = screenChoice(scene(), offers) ?? [];
    return verb === undefined || typeof unit !== 'number' ? run : [[verb, unit]];
  }
  if (isAt(frame, march, 'go')) {
    const run = marchRun(scene(), frame);
    return isStuck(run, offers) ? dutyMarch(scene(), frame, offers, run) : run;
  }
  if (isAt(frame, riding, 'go')) {
    const run = rideRun(scene(), frame);
    const home = isStuck(run, offers) ? rideHome(scene(), varsIn(frame, riding)?.chief ?? 0, offers) : undefined;
    return home === undefined ? run : [home];
  }
  return null;
}

/** Whether a plan ends here, and orders do not let it (EMP XVII.3). */
function isStuck(run: readonly Action[], offers: readonly Offer[]): boolean {
  return offered(offers, run[0]) === undefined && !offers.some(([verb]) => verb === 'done');
}

function dutyMarch(scene: Scene, frame: Frame, offers: readonly Offer[], run: readonly Action[]): readonly Action[] {
  const [unit] = bandUnits(scene.s, varsIn(frame, march)?.band ?? 0);
  if (scene.s.command?.orders === undefined || unit === undefined) return run;
  const step = dutyStep(scene, offers, tacticOf(scene.s, chiefOf(scene, unit)));
  return step === undefined ? run : [step];
}

/** The one thing to do: everything here is reckoned from the tables, not tried out. */
export function choiceOf(
  content: EmpereurContent,
  mind: Mind,
  state: State<EmpereurState>,
  seat: Seat,
  offers: readonly Offer[],
): Offer | undefined {
  const frame = askingFrame(state, seat);
  if (frame === null) return undefined;
  const run = runFrom(content, mind, state, seat, offers);
  if (run !== null) return offered(offers, run[0]) ?? offers.find(([verb]) => verb === 'done') ?? offers[0];
  return answer(sceneOf(content, state.game, sideHeldBy(content, state, seat), mind), frame, offers);
}

function answer(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  switch (frame.proc) {
    case shootingPhase.name:
      return shootingChoice(scene, frame, offers);
    case shockPhase.name:
      return assaultChoice(scene, frame, offers);
    case shock.name:
      return advanceChoice(scene, frame, offers);
    case flight.name:
      return retreatChoice(scene, frame, offers);
    case arrive.name:
      return arriveChoice(scene, frame, offers);
    case riding.name:
      return gateChoice(scene, offers);
    case posting.name:
      return postChoice(scene, frame, offers);
    case evening.name:
      return screenChoice(scene, offers) ?? offers.find(([verb]) => verb === 'done');
    case pounce.name:
    case recoil.name:
      return recoilChoice(scene, offers);
    case rallyPhase.name:
      return rallyChoice(scene, frame, offers);
    case chargePhase.name:
      return declareChoice(scene, offers);
    case ride.name:
      return rideChoice(scene, frame, offers);
    case squares.name:
      return squareChoice(scene, offers);
    case horse.name:
      return counterChoice(scene, frame, offers);
    case forming.name:
      return offers.find(([verb]) => verb === 'done');
    case recovery.name: {
      const { at } = frame.vars as { readonly at: number };
      const unit = pileAt(scene.s, at).find((one) => scene.s.form[one] === LINE);
      return unit === undefined ? offers[0] : formChoice(scene, unit, offers);
    }
    case eveOfBattle.name:
    case layLeader.name:
      return eveningChoice(scene, frame, offers);
    case activations.name:
      return activationChoice(scene, frame, offers);
    case succession.name:
      return appointChoice(scene, offers);
    default:
      return commandChoice(scene, frame, offers);
  }
}
