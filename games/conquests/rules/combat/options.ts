import { NAPOLEON } from '../../content/types.ts';
import { type CombatEffect, combatKinds, type Effect } from '../../content/types-cards.ts';
import { isMet, MILITARY } from '../cards/effects.ts';
import { capitalFor, neutralCapital } from '../map/control.ts';
import { armAt, troopsAt, unitsAt } from '../map/troops.ts';
import { stepCost } from '../movement/cost.ts';
import { type Board, CAV, INF } from '../state.ts';
import type { Battle } from './battle-vars.ts';
import { groupAt } from './clash.ts';
import { DEFENCE } from './force.ts';
import { refugesOf, seaRefugesOf } from './refuges.ts';
import { seaFare } from './sea-retreat.ts';

/** One way to use a combat card: the effect, and what it costs on the card. */
export interface Option {
  readonly effect: CombatEffect;
  readonly fg: number;
  readonly pm: number;
}

function isCombat(effect: Effect): effect is CombatEffect {
  return (combatKinds as readonly string[]).includes(effect.kind);
}

/** The combat effects that a tab offers, with their price. */
function optionsOf(b: Board, power: number, effect: Effect, fg = 0, pm = 0): Option[] {
  if (isCombat(effect)) return [{ effect, fg, pm }];
  if (effect.kind === 'either') return effect.effects.flatMap((one) => optionsOf(b, power, one, fg, pm));
  if (effect.kind === 'cost') return optionsOf(b, power, effect.then, fg + effect.fg, pm + effect.pm);
  if (effect.kind !== 'only') return [];
  if (isMet(b, power, effect.when)) return optionsOf(b, power, effect.then, fg, pm);
  return effect.otherwise === null ? [] : optionsOf(b, power, effect.otherwise, fg, pm);
}

function isInRegion(b: Board, battle: Battle, region: number): boolean {
  if (region < 0) return true;
  const found = b.content.map.regions[region];
  if (found === undefined) return false;
  return battle.land >= 0 ? found.lands.includes(battle.land) : found.seas.includes(battle.sea);
}

const DIVISION_MOVES = 2;

/** CON 17.2.4#13, ruling 148: all his troops there can go and be paid for. */
function canSlipAway(b: Board, battle: Battle, power: number): boolean {
  const moves = b.s.moves[power] as number;
  if (battle.sea >= 0) {
    return seaRefugesOf(b, power, battle.sea).length > 0 && seaFare(b, power, battle.sea) <= moves;
  }
  if (refugesOf(b, power, battle.land).length === 0) return false;
  return stepCost(groupAt(b.s, battle.land, [power])) <= moves;
}

/** Whether an effect can be used in this battle on this side. */
function isOfUse(b: Board, battle: Battle, side: 0 | 1, power: number, effect: CombatEffect): boolean {
  const { s } = b;
  const enemies = battle.sides[side === 0 ? 1 : 0];
  switch (effect.kind) {
    case 'force': {
      const theatre = battle.land >= 0 ? 'land' : 'sea';
      if (effect.theatre !== theatre || !isInRegion(b, battle, effect.region)) return false;
      if (effect.side !== 'both' && (effect.side === 'defence') !== (side === DEFENCE)) return false;
      if (effect.against >= 0 && !enemies.includes(effect.against)) return false;
      return !effect.needsCav || (battle.land >= 0 && armAt(s, battle.land, power, CAV) > 0);
    }
    case 'combatMoves':
      return true;
    case 'combatGuard': {
      if (power !== NAPOLEON || battle.land < 0) return false;
      const inf = effect.inf > 0 && (s.guard[0] as number) > 0 && troopsAt(s, battle.land, power, INF) > 0;
      return inf || (effect.cav > 0 && (s.guard[1] as number) > 0 && troopsAt(s, battle.land, power, CAV) > 0);
    }
    case 'division': {
      if (power !== NAPOLEON || battle.land < 0 || battle.division || enemies.length < 2) return false;
      if (armAt(s, battle.land, power, CAV) === 0 || (s.moves[power] as number) < DIVISION_MOVES) return false;
      return (s.morale[power] as number) > effect.above;
    }
    case 'slipAway':
      return side === DEFENCE && canSlipAway(b, battle, power);
    case 'repel': {
      if (side !== DEFENCE || battle.land < 0 || !isInRegion(b, battle, effect.region)) return false;
      return capitalFor(b, battle.land) < 0 && neutralCapital(b, battle.land) < 0;
    }
    default:
      return effect satisfies never;
  }
}

/** What a power can do with a tab of a card in this battle; nothing if it is no combat effect or of no use. */
export function combatOptions(
  b: Board,
  battle: Battle,
  side: 0 | 1,
  power: number,
  card: number,
  tab: number,
): Option[] {
  const found = b.content.cards[card]?.tabs[tab];
  if (found === undefined || found.domain !== MILITARY) return [];
  return optionsOf(b, power, found.effect).filter(
    ({ effect, fg, pm }) =>
      fg <= (b.s.money[power] as number) &&
      pm + (effect.kind === 'division' ? DIVISION_MOVES : 0) <= (b.s.moves[power] as number) &&
      isOfUse(b, battle, side, power, effect),
  );
}

/** Powers that may play a combat card on a side (CON 11.1#1): an adviser left in Military, and troops in the battle. */
export function mayPlay(b: Board, battle: Battle, side: 0 | 1): number[] {
  return b.s.order.filter((power) => {
    if (!battle.sides[side].includes(power) || (b.s.kept[power] as number) === 0) return false;
    return battle.land < 0 || unitsAt(b.s, battle.land, power) > 0;
  });
}
