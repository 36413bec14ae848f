import { type Next, only, type Procedure, procedure } from '@bivouac/kernel';
import { turnRules, type Who } from '../../content/types-cards.ts';
import { coalition, NAPOLEON } from '../../content/types.ts';
import { type Board, type Conquests, type Ctx, GUARD_CAV, GUARD_INF, POWERS } from '../state.ts';
import { convert, deploying, landsToConvert } from '../zones/deploying.ts';
import { enrolByCard, enrolling } from '../zones/enrolling.ts';
import {
  gainMoney,
  gainMoves,
  loseMoves,
  lowerMorale,
  lowerSociety,
  payMoney,
  raiseMorale,
  raiseSociety,
} from '../zones/tracks.ts';
import { discard, draw, handOf } from './decks.ts';
import { effectAt, isMet, knownCards, type Played, victims } from './effects.ts';
import { freeUnits, unitsOf } from './free-units.ts';
import { losingUnits, mustLose } from './losing-units.ts';
import { swapping } from './swapping.ts';
import { effectFault } from './usable.ts';

/** A tab being played by a power. */
export interface Playing extends Played {
  power: number;
  /** Guards that are still to be made: infantry, cavalry. */
  guards: number[];
  /** Who has to throw cards away, and how many. */
  victim: number;
  left: number;
}

export function playing(power: number, card: number, tab: number): Playing {
  return { power, card, tab, path: [], guards: [0, 0], victim: -1, left: 0 };
}

/** CON 3.6, 17.2: a tab of a card is played: the card is thrown away, and its effect happens. */
export const playCard: Procedure<Conquests, Playing> = procedure<Conquests, Playing>('playCard', {
  begin(c, vars) {
    discard(c, vars.power, vars.card);
    c.mark?.(`card:${vars.card}:${vars.tab}`);
    c.tell?.({ fact: 'played', power: vars.power, card: vars.card, tab: vars.tab, clause: 'CON 3.6#4' });
    return c.go('effect');
  },
  effect(c, vars) {
    const { power } = vars;
    const effect = effectAt(c, vars);
    if (effect === null) return c.go('over');
    switch (effect.kind) {
      case 'money':
        gainMoney(c, power, effect.n, 'CON 3.6#7');
        return c.go('over');
      case 'morale':
        raiseMorale(c, power, effect.n, 'CON 3.6#8');
        return c.go('over');
      case 'society':
        raiseSociety(c, power, effect.n, 'CON 3.6#9');
        return c.go('over');
      case 'moves':
        gainMoves(c, power, effect.n, 'CON 3.6#13');
        return c.go('over');
      case 'draw':
        draw(c, power, effect.n, 'CON 17.2.3#7');
        return c.go('over');
      case 'harm':
      case 'lose':
      case 'discard':
        return pickVictim(c, vars, effect.who);
      case 'lookObjective':
        return c.go('target');
      case 'free': {
        const kinds = unitsOf(effect.units);
        return c.call(freeUnits, { power, region: effect.region, kinds }, 'over');
      }
      case 'enrol':
        return c.call(
          enrolling,
          enrolByCard(power, effect.zone ? c.content.prices : { ...effect.prices, frg: 0 }),
          'over',
        );
      case 'guard':
        vars.guards = [effect.inf, effect.cav];
        return c.go('guards');
      case 'lookHand':
        lookAtHand(c, power);
        return c.go('over');
      case 'swap':
        return c.call(swapping, { power, other: -1 }, 'over');
      case 'turnRule':
        setTurnRule(c, vars);
        return c.go('over');
      case 'either':
        return c.go('choose');
      case 'cost':
        payMoney(c, power, effect.fg, 'CON 3.6#10');
        loseMoves(c, power, effect.pm, 'CON 3.6#10');
        vars.path.push(0);
        return c.go('effect');
      case 'only':
        vars.path.push(isMet(c, power, effect.when) ? 0 : 1);
        return c.go('effect');
      // Points of diplomacy and effects of combat are played elsewhere.
      case 'diplomacy':
      case 'force':
      case 'combatMoves':
      case 'combatGuard':
      case 'division':
      case 'slipAway':
      case 'repel':
        return c.go('over');
      default:
        return effect satisfies never;
    }
  },
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'choosePart',
    clause: 'CON 17.2.1#2',
    about: (_, vars) => ({ card: vars.card, tab: vars.tab }),
    offers(c, vars) {
      for (const part of parts(c, vars)) c.offer('choose', part);
    },
    take: {
      choose(c, vars, part) {
        vars.path.push(part);
        return c.go('effect');
      },
    },
  },
  target: {
    power: (_, vars) => vars.power,
    prompt: 'target',
    clause: 'CON 17.2.2#1',
    about: (_, vars) => ({ card: vars.card, tab: vars.tab }),
    offers(c, vars) {
      for (const power of targets(c, vars)) c.offer('target', power);
    },
    take: { target: (c, vars, power) => strike(c, vars, power) },
  },
  guards(c, vars) {
    const left = nextGuard(vars);
    if (left < 0) return c.go('over');
    const lands = landsToConvert(c, left);
    if (lands.length > 1) return c.go('convert');
    const [land] = lands;
    if (land !== undefined) convert(c, left, land, 'CON 17.2.4#25');
    return oneGuardLess(c, vars);
  },
  convert: {
    power: () => NAPOLEON,
    prompt: 'convert',
    clause: 'CON 17.2.4#25',
    offers(c, vars) {
      const guard = nextGuard(vars);
      for (const land of landsToConvert(c, guard)) c.offer('convert', guard, land);
    },
    take: {
      convert(c, vars, guard, land) {
        convert(c, guard, land, 'CON 17.2.4#25');
        return oneGuardLess(c, vars);
      },
    },
  },
  throw: {
    power: (_, vars) => vars.victim,
    prompt: 'throwAway',
    clause: 'CON 17.2.2#4',
    about: (_, vars) => ({ left: vars.left }),
    offers(c, vars) {
      for (const card of knownCards(c, vars.victim)) c.offer('card', card);
    },
    take: {
      card(c, vars, card) {
        discard(c, vars.victim, card);
        c.tell?.({ fact: 'threwAway', power: vars.victim, card, clause: 'CON 17.2.2#4' });
        vars.left--;
        return vars.left > 0 && handOf(c, vars.victim).is.length > 0 ? c.go('throw') : c.go('over');
      },
    },
  },
  over: (c) => c.call(deploying, {}, 'end'),
  end: (c) => c.return(),
});

/** Parts of a choice that would do something; all of them if none would any more. */
function parts(b: Board, vars: Playing): number[] {
  const effect = effectAt(b, vars);
  if (effect?.kind !== 'either') return [];
  const all = effect.effects.map((_, part) => part);
  const useful = all.filter((part) => {
    const one = effect.effects[part];
    // With diplomacy points alone a part is for alliances: what is chosen here is the other one.
    return one !== undefined && effectFault(b, vars.power, one) === null;
  });
  return useful.length > 0 ? useful : all;
}

function targets(b: Board, vars: Playing): number[] {
  const effect = effectAt(b, vars);
  if (effect?.kind === 'lookObjective') return coalition.filter((one) => one !== vars.power && b.s.out[one] === 0);
  if (effect?.kind === 'lose') return victims(b, effect.who).filter((one) => mustLose(b, one, effect).length > 0);
  return effect?.kind === 'harm' || effect?.kind === 'discard' ? victims(b, effect.who) : [];
}

/** CON 17.2.2: the nation that the card names, or the one that its player chooses. */
function pickVictim(c: Ctx, vars: Playing, who: Who): Next {
  if (who === 'chosen' && targets(c, vars).length > 1) return c.go('target');
  const [victim] = who === 'coalition' ? coalition : targets(c, vars);
  return victim === undefined ? c.go('over') : strike(c, vars, victim);
}

function strike(c: Ctx, vars: Playing, power: number): Next {
  const effect = effectAt(c, vars);
  if (effect?.kind === 'lookObjective') {
    const seat = c.seatOf(vars.power);
    const hidden = c.s.objective[power];
    if (hidden !== undefined && hidden.is.length > 0) {
      const objective = c.show(hidden, 0, only(seat));
      c.tell?.({ fact: 'sawObjective', power: vars.power, other: power, clause: 'CON 17.2.3#3' });
      c.tell?.({ fact: 'objective', power, objective, clause: 'CON 17.2.3#3', to: only(seat) });
    }
    return c.go('over');
  }
  if (effect?.kind === 'lose') {
    const { unit, region, n } = effect;
    return c.call(losingUnits, { by: vars.power, power, unit, region, left: n }, 'over');
  }
  if (effect?.kind === 'discard') {
    vars.victim = power;
    vars.left = effect.n;
    return handOf(c, power).is.length > 0 ? c.go('throw') : c.go('over');
  }
  if (effect?.kind === 'harm') {
    const clause = 'CON 17.2.2#1';
    if (effect.what === 'money') payMoney(c, power, effect.n, clause);
    else if (effect.what === 'moves') loseMoves(c, power, effect.n, clause);
    else if (effect.what === 'morale') lowerMorale(c, power, effect.n, clause);
    else lowerSociety(c, power === NAPOLEON ? 0 : 1, effect.n, clause);
  }
  return c.go('over');
}

function nextGuard({ guards }: Playing): number {
  return (guards[0] ?? 0) > 0 ? GUARD_INF : (guards[1] ?? 0) > 0 ? GUARD_CAV : -1;
}

function oneGuardLess(c: Ctx, vars: Playing): Next {
  const at = nextGuard(vars) === GUARD_INF ? 0 : 1;
  vars.guards[at] = (vars.guards[at] ?? 1) - 1;
  return c.go('guards');
}

/** CON 17.2.3: Napoleon's cards are shown to the player of the card, and to nobody else. */
function lookAtHand(c: Ctx, power: number): void {
  const seat = c.seatOf(power);
  const hand = handOf(c, NAPOLEON);
  for (let slot = 0; slot < hand.is.length; slot++) c.show(hand, slot, only(seat));
  c.tell?.({ fact: 'sawHand', power, clause: 'CON 17.2.3#4' });
  c.tell?.({
    fact: 'handSeen',
    power: NAPOLEON,
    cards: [...hand.is].sort((one, two) => one - two),
    clause: 'CON 17.2.3#4',
    to: only(seat),
  });
}

/** CON 17.2.1: for the rest of the turn. */
function setTurnRule(c: Ctx, vars: Playing): void {
  const effect = effectAt(c, vars);
  if (effect?.kind !== 'turnRule') return;
  const who = effect.who === 'self' ? [vars.power] : victims(c, effect.who);
  for (const power of who) c.s.turnRule[turnRules.indexOf(effect.rule) * POWERS + power] = effect.value;
  c.tell?.({ fact: 'turnRule', rule: effect.rule, value: effect.value, power: who[0] ?? 0, clause: 'CON 17.2.1#1' });
}
