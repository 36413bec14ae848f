import { type Next, type Procedure, procedure, type Reason } from '@bivouac/kernel';
import { turnRules } from '../../content/types-cards.ts';
import { type ConquestsContent, type Units, unitIds } from '../../content/types.ts';
import { capitalOf, controllerOf, controls } from '../map/control.ts';
import { addTroops, inReserve, isEmpty, shipIn, takeReserve } from '../map/troops.ts';
import { type Board, type Conquests, type Ctx, FRG, IN_RESERVE, INF, POWERS } from '../state.ts';
import { harbours } from './deploying.ts';
import { payMoney } from './tracks.ts';

/** What is left to enrol, and at which price: a space of Military, or a card (CON 8.6.2, 8.6.4). */
export interface Enrolling {
  power: number;
  /** Units in all, and of each kind INF, CAV, CAN, FRG. */
  units: number;
  most: number[];
  prices: number[];
  /** PM that may be bought, and what a unit takes from them; none with a card. */
  moves: number;
  perUnit: number;
  /** 1 once a unit stands in a capital that is not one's own. */
  abroad: number;
  /** The home land that takes the place of a lost capital, once chosen, or -1. */
  shelter: number;
  /** The unit that is being placed, or -1. */
  kind: number;
}

/** CON 8.6.3: the price of a unit; a card may have made infantry cheaper. */
export function priceOf({ s }: Pick<Board, 's'>, power: number, kind: number, printed: number): number {
  const off = kind === INF ? (s.turnRule[turnRules.indexOf('infCheaper') * POWERS + power] as number) : 0;
  return Math.max(0, printed - Math.max(0, off));
}

/** What the map says of a power: lands that enrol for it beside its capital, capitals that are not its own. */
interface Quarters {
  readonly doors: readonly number[];
  readonly abroad: readonly number[];
}

const known = new WeakMap<ConquestsContent, readonly Quarters[]>();

function quartersOf(content: ConquestsContent): readonly Quarters[] {
  const found = known.get(content);
  if (found !== undefined) return found;
  const { lands, capitals, neutralCapitals } = content.map;
  const made = capitals.map((own, power) => ({
    doors: lands.flatMap(({ enrols }, land) => (enrols === power ? [land] : [])),
    abroad: [...neutralCapitals, ...capitals.filter((land) => land !== own)].sort((x, y) => x - y),
  }));
  known.set(content, made);
  return made;
}

/** Own capital, or the home land that stands in for one that somebody else controls (CON 8.6.2). */
function homes(b: Board, power: number, shelter: number): number[] {
  const capital = capitalOf(b, power);
  const holder = controllerOf(b.s, capital);
  const lost = holder >= 0 && holder !== power;
  const doors = (quartersOf(b.content)[power]?.doors ?? []).filter((land) => controls(b.s, power, land));
  if (!lost) return [capital, ...doors];
  if (shelter >= 0) return [shelter, ...doors];
  const free = (b.content.map.homes[power] ?? []).filter((land) => isEmpty(b.s, land) || controls(b.s, power, land));
  return [...free, ...doors];
}

/** Capitals of others that the power controls: neutral or conquered (CON 8.5, 8.6.2). */
function capitalsAbroad(b: Board, power: number): number[] {
  return (quartersOf(b.content)[power]?.abroad ?? []).filter((land) => controls(b.s, power, land));
}

/** Where an enrolled unit may be deployed. */
export function barracks(b: Board, vars: Pick<Enrolling, 'power' | 'abroad' | 'shelter'>, kind: number): number[] {
  const own = homes(b, vars.power, vars.shelter);
  if (own.length === 0) return [];
  if (kind === FRG) return harbours(b, vars.power);
  return [...new Set([...own, ...(vars.abroad === 0 ? capitalsAbroad(b, vars.power) : [])])].sort((x, y) => x - y);
}

/** Whether there is any such place: what offers ask again and again, found without listing them. */
function hasBarracks(b: Board, vars: Enrolling, kind: number): boolean {
  const holder = controllerOf(b.s, capitalOf(b, vars.power));
  const lost = holder >= 0 && holder !== vars.power;
  if (lost && homes(b, vars.power, vars.shelter).length === 0) return false;
  return kind !== FRG || (b.content.map.coasts[vars.power] ?? []).length > 0 || harbours(b, vars.power).length > 0;
}

/** Why a kind cannot be enrolled now. */
export function kindFault(b: Board, vars: Enrolling, kind: number): Reason | null {
  const { power } = vars;
  if (vars.units <= 0 || (vars.most[kind] ?? 0) <= 0) return { reason: 'notHere', clause: 'CON 8.6.2#2' };
  if (inReserve(b.s, power, kind) <= 0) return { reason: 'reserveEmpty', clause: 'CON 8.6.2#12' };
  if ((b.s.money[power] as number) < priceOf(b, power, kind, vars.prices[kind] ?? 99)) {
    return { reason: 'tooDear', clause: 'CON 8.6.3#1' };
  }
  if (!hasBarracks(b, vars, kind)) return { reason: 'noBarracks', clause: 'CON 8.6.2#11' };
  return null;
}

/** Vars to enrol by a card: one of each at the most, never a frigate (CON 17.2.4). */
export function enrolByCard(power: number, prices: Units): Enrolling {
  const { inf, cav, can } = prices;
  const most = [1, 1, 1, 0];
  return { power, units: 3, most, prices: [inf, cav, can, 99], moves: 0, perUnit: 0, abroad: 0, shelter: -1, kind: -1 };
}

export function enrolFault(b: Board, power: number, prices: Units): Reason | null {
  const vars = enrolByCard(power, prices);
  const faults = [0, 1, 2].map((kind) => kindFault(b, vars, kind));
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/** Francs that can still be turned into movement points, two for each. */
export function francsForMoves({ s }: Pick<Board, 's'>, vars: Enrolling, price: number): number {
  return Math.min(Math.floor(vars.moves / 2), Math.floor((s.money[vars.power] as number) / price));
}

function put(c: Ctx, vars: Enrolling, place: number): Next {
  const { power, kind } = vars;
  vars.kind = -1;
  if (kind === FRG) {
    c.s.ship[shipIn(c.s, IN_RESERVE, power)] = place;
    c.tell?.({ fact: 'launched', power, sea: place, clause: 'CON 8.6.2#7' });
    return c.go('next');
  }
  takeReserve(c.s, power, kind);
  addTroops(c.s, place, power, kind, 1);
  const home = homes(c, power, vars.shelter);
  if (!home.includes(place)) vars.abroad = 1;
  else if (place !== capitalOf(c, power) && c.content.map.lands[place]?.enrols !== power) vars.shelter = place;
  c.tell?.({ fact: 'enrolled', power, kind, land: place, clause: 'CON 8.6.2#7' });
  return c.go('next');
}

/** CON 8.6.2: units and movement points, one purchase after the other, each deployed at once. */
export const enrolling: Procedure<Conquests, Enrolling> = procedure<Conquests, Enrolling>('enrolling', {
  next(c, vars) {
    const any = unitIds.some((_, kind) => kindFault(c, vars, kind) === null);
    return any || francsForMoves(c, vars, c.content.prices.twoMoves) > 0 ? c.go('buy') : c.return();
  },
  buy: {
    power: (_, vars) => vars.power,
    prompt: 'enrol',
    open: true,
    clause: 'CON 8.6.2#1',
    about: (_, vars) => ({ units: vars.units, moves: vars.moves }),
    offers(c, vars) {
      for (const [kind] of unitIds.entries()) if (kindFault(c, vars, kind) === null) c.offer('enrol', kind);
      const most = francsForMoves(c, vars, c.content.prices.twoMoves);
      for (let francs = 1; francs <= most; francs++) c.offer('buyMoves', francs);
      c.offer('done');
    },
    why(c, vars, [verb, what]) {
      if (verb === 'enrol' && typeof what === 'number') return kindFault(c, vars, what);
      return verb === 'buyMoves' ? { reason: 'tooManyMoves', clause: 'CON 8.6.2#5' } : null;
    },
    take: {
      enrol(c, vars, kind) {
        payMoney(c, vars.power, priceOf(c, vars.power, kind, vars.prices[kind] ?? 0), 'CON 8.6.3#1');
        vars.units--;
        vars.most[kind] = (vars.most[kind] ?? 0) - 1;
        vars.moves = Math.max(0, vars.moves - vars.perUnit);
        vars.kind = kind;
        return c.go('place');
      },
      buyMoves(c, vars, francs) {
        payMoney(c, vars.power, francs * c.content.prices.twoMoves, 'CON 8.6.3#1');
        vars.moves -= 2 * francs;
        c.s.moves[vars.power] = (c.s.moves[vars.power] as number) + 2 * francs;
        c.tell?.({ fact: 'gainedMoves', power: vars.power, points: 2 * francs, clause: 'CON 8.6.2#6' });
        return c.go('next');
      },
      done: (c) => c.return(),
    },
  },
  place(c, vars) {
    const places = barracks(c, vars, vars.kind);
    const [only] = places;
    return places.length === 1 && only !== undefined ? put(c, vars, only) : c.go('where');
  },
  where: {
    power: (_, vars) => vars.power,
    prompt: 'deploy',
    open: true,
    clause: 'CON 8.6.2#7',
    about: (_, vars) => ({ kind: vars.kind === FRG ? 5 : vars.kind }),
    offers(c, vars) {
      for (const place of barracks(c, vars, vars.kind)) {
        if (vars.kind === FRG) c.offer('deploySea', place);
        else c.offer('deploy', place);
      }
    },
    why: () => ({ reason: 'notACapital', clause: 'CON 8.6.2#7' }),
    take: { deploy: (c, vars, land) => put(c, vars, land), deploySea: (c, vars, sea) => put(c, vars, sea) },
  },
});
