import { type Context, EVERYONE, only, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from './hands.ts';
import { CAVALRY, type Unit } from '../../content/types.ts';
import { around, directionTo, distance, fieldOf } from '../ground/field.ts';
import { paceOf } from '../movement/costs.ts';
import { pileAt } from '../piles/board.ts';
import { COLUMN, type Empereur, onMap } from '../state.ts';
import { LETTERS, plays } from '../options/options.ts';
import { deliver } from './mail.ts';
import { obey } from './obedience.ts';
import type { Asked } from './out.ts';
import { type Dispatch, RIDING, WITH_WING } from './state.ts';

/** EMP XVII.5: the points of a courier, how far he keeps from enemies, and near whom he need not. */
const POINTS = 12;
const WIDE = 2;
const CLOSE = 5;

/** Whether a courier may pass a hex: not where an enemy stands, nor within 2 of one unless his chief is near (EMP XVII.5#4-5). */
function mayPass({ content, s }: Asked, side: number, hex: number, chief: number): boolean {
  const field = fieldOf(content, s.scenario);
  const closeTo = distance(field, hex, chief) <= CLOSE;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!onMap(s, unit) || (content.units[unit] as Unit).side === side) continue;
    const far = distance(field, s.hex[unit] as number, hex);
    if (far === 0 || (far <= WIDE && !closeTo)) return false;
  }
  return true;
}

interface Way {
  readonly cost: number;
  readonly before: number;
}

/** Every hex that a courier can come to, with the cheapest way. */
function waysFrom(asked: Asked, { side, hex }: Dispatch, chief: number): ReadonlyMap<number, Way> {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const found = new Map<number, Way>([[hex, { cost: 0, before: -1 }]]);
  const open = [hex];
  while (open.length > 0) {
    let next = 0;
    for (let i = 1; i < open.length; i++) {
      const [one, two] = [open[i] as number, open[next] as number];
      const by = (found.get(one)?.cost ?? 0) - (found.get(two)?.cost ?? 0);
      if (by < 0 || (by === 0 && one < two)) next = i;
    }
    const [at = hex] = open.splice(next, 1);
    const gone = found.get(at)?.cost ?? 0;
    for (const to of around(field, at)) {
      const pace = paceOf(content, field, { arm: CAVALRY }, COLUMN, at, directionTo(field, at, to));
      if (typeof pace === 'string') continue;
      const cost = gone + pace.cost;
      const known = found.get(to);
      if (known !== undefined && known.cost <= cost) continue;
      if (!mayPass(asked, side, to, chief)) continue;
      if (known === undefined) open.push(to);
      found.set(to, { cost, before: at });
    }
  }
  return found;
}

/** EMP XVII.5#3: where a courier is after 12 points: with his chief, or as near to him as he could come. */
export function rideOf(
  asked: Asked,
  dispatch: Dispatch,
  chief: number,
): { readonly to: number; readonly way: number[] } {
  const field = fieldOf(asked.content, asked.s.scenario);
  const ways = waysFrom(asked, dispatch, chief);
  let end = chief;
  if (!ways.has(chief)) {
    // No way to him: the nearest hex that there is a way to.
    const rest = (hex: number) => distance(field, hex, chief);
    end = [...ways.keys()].reduce((best, hex) => (rest(hex) < rest(best) ? hex : best), dispatch.hex);
  }
  const way: number[] = [];
  for (let at = end; at !== dispatch.hex && at >= 0; at = ways.get(at)?.before ?? -1) way.unshift(at);
  const ridden = way.filter((hex) => (ways.get(hex)?.cost ?? 0) <= POINTS);
  return { to: ridden.at(-1) ?? dispatch.hex, way: ridden };
}

/** To whom a dispatch goes next: the wing chief first, where there is one (EMP XVII.5#7). */
function nextChief({ via, to }: Dispatch): number {
  return via >= 0 ? via : to;
}

/** One courier rides, and gives what he carries to whom he finds (EMP XVII.5). */
export function carry(c: Context<Empereur>, dispatch: Dispatch): void {
  const chief = nextChief(dispatch);
  const at = c.s.chiefHex[chief] as number;
  if (dispatch.state !== RIDING || at < 0) return;
  const { to } = rideOf(c, dispatch, at);
  dispatch.hex = to;
  dispatch.due = c.s.turn;
  c.disclose(EVERYONE);
  c.tell?.({ fact: 'courier', number: dispatch.number, side: dispatch.side, place: to, clause: 'EMP XVII.5#3' });
  if (to === at) handOver(c, dispatch);
}

/** EMP XVII.5#6: he has found him. */
function handOver(c: Context<Empereur>, dispatch: Dispatch): void {
  if (dispatch.via >= 0) {
    dispatch.state = WITH_WING;
    dispatch.due = c.s.turn + 1;
    const { via, side } = dispatch;
    c.tell?.({ fact: 'withWing', leader: via, clause: 'EMP XVII.5#7', to: only(c.seatOf(side)) });
    return;
  }
  dispatch.hex = -1;
  c.disclose(EVERYONE);
  if (plays(c.s, LETTERS)) deliver(c, dispatch);
  else obey(c, dispatch);
}

/** EMP XVII.5: all couriers of the active side ride; those who were with a wing chief ride on. */
export function couriersRide(c: Context<Empereur>): void {
  for (const dispatch of (c.s.command?.orders?.dispatches ?? []).slice()) {
    if (dispatch.side !== c.s.active) continue;
    if (dispatch.state === WITH_WING && dispatch.due <= c.s.turn) {
      dispatch.hex = c.s.chiefHex[dispatch.via] as number;
      dispatch.via = -1;
      dispatch.state = RIDING;
      dispatch.due = 0;
    }
    // Once a turn, also where the corps of a side are activated one by one.
    if (dispatch.state === RIDING && dispatch.hex >= 0 && dispatch.due < c.s.turn) carry(c, dispatch);
  }
}

/** EMP XVII.3 (example): a chief who comes to the courier that looks for him has his order. */
export function meetsCourier(c: Context<Empereur>, leader: number): void {
  for (const dispatch of (c.s.command?.orders?.dispatches ?? []).slice()) {
    const found = dispatch.state === RIDING && nextChief(dispatch) === leader && dispatch.hex === c.s.chiefHex[leader];
    if (found && dispatch.hex >= 0) handOver(c, dispatch);
  }
}

/** The enemy's couriers whom a unit that has come to a hex drives away (EMP XVII.5#8). */
function driven({ content, s }: Asked, hex: number): Dispatch[] {
  const field = fieldOf(content, s.scenario);
  return (s.command?.orders?.dispatches ?? []).filter(
    (one) =>
      one.side !== s.active &&
      one.hex >= 0 &&
      distance(field, one.hex, hex) <= WIDE &&
      waysOff({ content, s }, one, hex).length > 0,
  );
}

/** Where he may be driven: beside him, further from that unit, where nobody of the enemy stands. */
function waysOff({ content, s }: Asked, { hex: at, side }: Dispatch, hex: number): number[] {
  const field = fieldOf(content, s.scenario);
  return around(field, at).filter((to) => {
    const first = pileAt(s, to)[0];
    const free = first === undefined || (content.units[first] as Unit).side === side;
    return free && distance(field, to, hex) > distance(field, at, hex);
  });
}

export function drivesCouriers(asked: Asked, hex: number): boolean {
  return asked.s.command?.orders !== undefined && driven(asked, hex).length > 0;
}

export interface Driving {
  hex: number;
  number: number;
}

/** EMP XVII.5#8: a courier whom an enemy passes within 2 hexes is driven off, hex by hex, as the enemy likes. */
export const driving: Procedure<Empereur, Driving> = procedure<Empereur, Driving>('driving', {
  next(c, vars) {
    const [first] = driven(c, vars.hex);
    if (first === undefined) return c.return();
    vars.number = first.number;
    const ways = waysOff(c, first, vars.hex);
    const [only_] = ways;
    if (ways.length > 1 || only_ === undefined) return c.go('choose');
    drive(c, first, only_);
    return c.go('next');
  },
  choose: {
    power: (c) => handOf(c, c.s.active),
    open: true,
    prompt: 'drive',
    clause: 'EMP XVII.5#8',
    about: (_, vars) => ({ number: vars.number }),
    offers(c, vars) {
      const [first] = driven(c, vars.hex);
      if (first !== undefined) for (const to of waysOff(c, first, vars.hex)) c.offer('drive', to);
    },
    why: () => ({ reason: 'notAway', clause: 'EMP XVII.5#8' }),
    take: {
      drive(c: Context<Empereur>, vars: Driving, to: number) {
        const [first] = driven(c, vars.hex);
        if (first !== undefined) drive(c, first, to);
        return c.go('next');
      },
    },
  },
});

function drive(c: Context<Empereur>, dispatch: Dispatch, to: number): void {
  dispatch.hex = to;
  c.tell?.({ fact: 'courier', number: dispatch.number, side: dispatch.side, place: to, clause: 'EMP XVII.5#8' });
}

/** A courier sets out from a leader, and rides at once. */
export function sendOut(c: Context<Empereur>, dispatch: Dispatch): void {
  const { orders } = c.s.command ?? {};
  if (orders === undefined) return;
  const from = c.s.chiefHex[dispatch.from] as number;
  orders.dispatches.push(dispatch);
  // EMP XVII.3#4: who stands in the same hex needs no courier.
  if (c.s.chiefHex[dispatch.to] === from) {
    obey(c, dispatch);
    return;
  }
  dispatch.number = orders.next++;
  dispatch.hex = from;
  carry(c, dispatch);
}
