import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { mustering } from '../army/mood.ts';
import { succession } from '../army/succession.ts';
import { chargePhase, charges } from '../charge/phase.ts';
import { recovery } from '../charge/recovery.ts';
import { couriersRide } from '../command/couriers.ts';
import { stragglersFreed } from '../command/duties.ts';
import { firstHand, nextHand, sideOfPower } from '../command/hands.ts';
import { delays, ordersBegin, reservesAlarmed } from '../command/obedience.ts';
import { judgeCommand } from '../command/radius.ts';
import { writtenBegin } from '../command/written.ts';
import { openings, openOrders } from '../command/staff.ts';
import { BATTLE } from '../deployment/counters.ts';
import { eveFrom, eveOfBattle } from '../deployment/eve.ts';
import { shooting, shootingPhase } from '../fire/phase.ts';
import { activations, calling } from '../interactive/activations.ts';
import { rallyPhase } from '../morale/rally.ts';
import { movement } from '../movement/phase.ts';
import { tire } from '../options/fatigue.ts';
import { manGuns } from '../options/left-guns.ts';
import { INTERACTIVE, plays, TACTICS, VOLTIGEURS } from '../options/options.ts';
import { evening } from '../voltigeurs/posting.ts';
import { clearScreens, readyScreens } from '../voltigeurs/settle.ts';
import { tidy, tidying } from '../piles/tidy.ts';
import { calls } from '../register.ts';
import { shockPhase, shocks } from '../shock/phase.ts';
import {
  CHARGE_PHASE,
  DEFENSIVE_PHASE,
  type Empereur,
  FIRED,
  MOVE_PHASE,
  OFFENSIVE_PHASE,
  other,
  RALLY_PHASE,
  SHOCK_PHASE,
  SIDES,
} from '../state.ts';
import { brokenSide, orphanedSide, pointsOf, takeHold } from './victory.ts';

/** EMP II: turns of two players' turns each, until the last one or until an army has lost heart. */
export const course: Procedure<Empereur, Record<string, never>> = procedure<Empereur, Record<string, never>>('course', {
  /** EMP XIV.6: whoever fell in the turn before has a successor now. */
  turn(c) {
    // EMP XVIII: the evening comes before the first turn.
    if (c.s.eve !== undefined && c.s.eve.stage !== BATTLE) return c.call(eveOfBattle, eveFrom(c.s.active), 'turn');
    // EMP XVII.3#28: before the first turn both staffs give their first orders, unseen by each other.
    if (c.s.command?.orders?.opened === 0 && plays(c.s, TACTICS)) {
      const branches = SIDES.map((side) => ({ power: side, vars: { side, notes: [] } }));
      return c.fork(openings, branches, 'opened');
    }
    if (plays(c.s, INTERACTIVE)) return c.call(succession, { leader: -1 }, 'round');
    return c.s.active === (c.content.scenarios[c.s.scenario]?.first ?? 0)
      ? c.call(succession, { leader: -1 }, 'play')
      : c.go('play');
  },
  opened(c) {
    openOrders(c, c.results(openings));
    return c.go('turn');
  },
  play(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, side: c.s.active, clause: 'EMP II#1' });
    return c.call(calls.playerTurn, {}, 'next');
  },
  /** EMP XX: in the interactive game both sides play their corps in turns. */
  round: (c) => c.call(activations, calling(), 'rounded'),
  rounded(c) {
    const { content, s } = c;
    if (brokenSide(content, s) >= 0 || orphanedSide(content, s) >= 0) return c.go('end');
    if (s.turn >= (content.scenarios[s.scenario]?.turns ?? 1)) return c.go('end');
    s.turn++;
    return c.go('turn');
  },
  next(c) {
    const { content, s } = c;
    const battle = content.scenarios[s.scenario];
    const first = battle?.first ?? 0;
    takeHold(content, s);
    if (brokenSide(content, s) >= 0 || orphanedSide(content, s) >= 0) return c.go('end');
    if (s.active !== first) {
      if (s.turn >= (battle?.turns ?? 1)) return c.go('end');
      s.turn++;
    }
    s.active = other(s.active);
    return c.go('turn');
  },
  end(c) {
    const { content, s } = c;
    const scores = pointsOf(content, s);
    const margin = content.scenarios[s.scenario]?.victory.margin ?? 1;
    const [orphaned, broken] = [orphanedSide(content, s), brokenSide(content, s)];
    const lost = orphaned >= 0 ? orphaned : broken;
    const ahead = scores[0] - scores[1];
    const winner = lost >= 0 ? other(lost) : Math.abs(ahead) < margin ? -1 : ahead > 0 ? 0 : 1;
    const reason = orphaned >= 0 ? 'sovereign' : broken >= 0 ? 'despair' : 'points';
    const clause = orphaned >= 0 ? 'EMP XIV.5#7' : 'EMP II#4';
    // EMP XVII.9: whoever commanded a corps wins and scores with his army.
    const powers = [...SIDES, ...(s.letters?.people ?? [])].filter((power) => sideOfPower(content, power) === winner);
    return c.finish({ powers, reason, scores, clause });
  },
});

/** EMP II: one player's turn, phase after phase. */
export const playerTurn = procedure(calls.playerTurn, {
  begin(c) {
    const { s } = c;
    // Ruling 500: a turn of activations keeps its own account of what was done.
    if (s.activation === undefined) {
      s.done.fill(0);
      s.spent.fill(0);
      s.chiefDone.fill(0);
      s.entered = [];
    }
    judgeCommand(c);
    if (ordersBegin(c)) writtenBegin(c);
    return c.go('charge');
  },
  charge(c) {
    enter(c, CHARGE_PHASE);
    firstHand(c, c.s.active);
    return c.go('charging');
  },
  charging: (c) => c.call(chargePhase, charges(), 'charged'),
  charged: (c) => (nextHand(c) ? c.go('charging') : c.call(tidy, tidying(), 'move')),
  move(c) {
    if (isOver(c)) return c.return();
    enter(c, MOVE_PHASE);
    manGuns(c);
    couriersRide(c);
    delays(c);
    firstHand(c, c.s.active);
    return c.go('moving');
  },
  moving: (c) => c.call(movement, {}, 'moved'),
  moved(c) {
    if (nextHand(c)) return c.go('moving');
    clearScreens(c);
    stragglersFreed(c);
    reservesAlarmed(c);
    return c.call(tidy, tidying(), 'defend');
  },
  defend(c) {
    if (isOver(c)) return c.return();
    enter(c, DEFENSIVE_PHASE);
    firstHand(c, other(c.s.active));
    return c.go('defending');
  },
  defending: (c) => c.call(shootingPhase, shooting(other(c.s.active)), 'defended'),
  defended: (c) => (nextHand(c) ? c.go('defending') : c.call(tidy, tidying(), 'shoot')),
  shoot(c) {
    if (isOver(c)) return c.return();
    enter(c, OFFENSIVE_PHASE);
    firstHand(c, c.s.active);
    return c.go('shooting');
  },
  shooting: (c) => c.call(shootingPhase, shooting(c.s.active), 'shot'),
  shot: (c) => (nextHand(c) ? c.go('shooting') : c.call(tidy, tidying(), 'shock')),
  shock(c) {
    if (isOver(c)) return c.return();
    enter(c, SHOCK_PHASE);
    firstHand(c, c.s.active);
    return c.go('fighting');
  },
  fighting: (c) => c.call(shockPhase, shocks(), 'shocked'),
  /** EMP IX.3, IX.6: failed squares fall back now, and cavalry leaves its line. */
  shocked: (c) => (nextHand(c) ? c.go('fighting') : c.call(recovery, { at: -1, only: [] }, 'recovered')),
  recovered: (c) => c.call(tidy, tidying(), 'rally'),
  rally(c) {
    if (isOver(c)) return c.return();
    enter(c, RALLY_PHASE);
    firstHand(c, c.s.active);
    return c.go('rallying');
  },
  rallying: (c) => c.call(rallyPhase, { unit: -1 }, 'rallied'),
  rallied(c) {
    if (nextHand(c)) return c.go('rallying');
    firstHand(c, c.s.active);
    return c.go(plays(c.s, VOLTIGEURS) ? 'posting' : 'posted');
  },
  /** EMP XVI.1#9: the end of the rally phase. */
  posting: (c) => c.call(evening, {}, 'posted'),
  posted: (c) => (plays(c.s, VOLTIGEURS) && nextHand(c) ? c.go('posting') : c.call(tidy, tidying(), 'muster')),
  muster: (c) => c.call(mustering, { body: -1, level: 0 }, 'over'),
  over: (c) => c.call(tidy, tidying(), 'out'),
  out(c) {
    tire(c);
    return c.return();
  },
});

/** EMP XIV.5#7: with its sovereign a side has lost; no further phase is played. */
function isOver({ content, s }: Context<Empereur>): boolean {
  return orphanedSide(content, s) >= 0;
}

function enter(c: Context<Empereur>, phase: number): void {
  const { s } = c;
  s.phase = phase;
  readyScreens(c);
  s.nextBand = 1;
  for (let unit = 0; unit < s.done.length; unit++) s.done[unit] = (s.done[unit] as number) & ~FIRED;
  c.tell?.({ fact: 'phase', phase, clause: 'EMP II#2' });
}
