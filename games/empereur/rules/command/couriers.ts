import { type Context, EVERYONE, type Next, only, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from './hands.ts';
import { around, distance, fieldOf } from '../ground/field.ts';
import type { Empereur } from '../state.ts';
import type { EmpereurContent } from '../../content/types.ts';
import { perScenario } from '../per-pack.ts';
import { LETTERS, plays } from '../options/options.ts';
import { deliver } from './mail.ts';
import { obey } from './obedience.ts';
import type { Asked } from './out.ts';
import { type Dispatch, dispatchesIn, ordersIn, RIDING, WITH_WING } from './state.ts';
import { enemyHexes, isHere, toEnemy } from './tactics.ts';
import { mayRide, waysFrom } from './ways.ts';

/** EMP XVII.5: the points of a courier, how far he keeps from enemies, and near whom he need not. */
const POINTS = 12;
const WIDE = 2;
const CLOSE = 5;

/** By hex: those from which it is too near to an enemy for a courier. */
const nearTo = perScenario((content: EmpereurContent, scenario: number) => {
  const field = fieldOf(content, scenario);
  const all = Array.from({ length: field.hexes }, (_, hex) => hex);
  return all.map((hex) => all.filter((one) => distance(field, one, hex) <= WIDE));
});

/** EMP XVII.5#3: where a courier is after 12 points: with his chief, or on the way to him, or to as near to him as he can come. */
export function rideOf(asked: Asked, dispatch: Dispatch, chief: number): number {
  const { content, s } = asked;
  const field = fieldOf(content, s.scenario);
  const foes = enemyHexes(asked, dispatch.side);
  const near = nearTo(content, s.scenario);
  const watched = new Set(foes.flatMap((foe) => near[foe] ?? []));
  // EMP XVII.5#4-5: not within 2 of an enemy, nor where one stands if his chief is near.
  const mayPass = (hex: number) => !watched.has(hex) || (distance(field, hex, chief) <= CLOSE && !foes.includes(hex));
  const { reached, cost, before } = waysFrom(asked, dispatch.hex, chief, mayPass);
  const rest = (hex: number) => distance(field, hex, chief);
  let at = reached.reduce((best, hex) => (rest(hex) < rest(best) ? hex : best));
  while ((cost[at] as number) > POINTS) at = before[at] as number;
  return at;
}

/** To whom a dispatch goes next: the wing chief first, where there is one (EMP XVII.5#7). */
function nextChief({ via, to }: Dispatch): number {
  return via >= 0 ? via : to;
}

/** One courier rides, and gives what he carries to whom he finds (EMP XVII.5). */
export function carry(c: Context<Empereur>, dispatch: Dispatch): void {
  const chief = nextChief(dispatch);
  dispatch.due = c.s.turn;
  // Everybody sees whether he rides or waits for somebody to ride to.
  c.disclose(EVERYONE);
  if (!isHere(c.s, chief)) return;
  const at = c.s.chiefHex[chief] as number;
  dispatch.hex = rideOf(c, dispatch, at);
  tellWhere(c, dispatch, 'EMP XVII.5#3');
  if (dispatch.hex === at) handOver(c, dispatch);
}

function tellWhere(c: Context<Empereur>, { number, side, hex }: Dispatch, clause: string): void {
  c.tell?.({ fact: 'courier', number, side, place: hex, clause });
}

/** EMP XVII.5#6: he has found him, and is with him. */
function handOver(c: Context<Empereur>, dispatch: Dispatch): void {
  dispatch.hex = -1;
  c.disclose(EVERYONE);
  const { via, side } = dispatch;
  if (via >= 0) {
    dispatch.state = WITH_WING;
    dispatch.due = c.s.turn + 1;
    c.tell?.({ fact: 'withWing', leader: via, clause: 'EMP XVII.5#7', to: only(c.seatOf(side)) });
  } else if (plays(c.s, LETTERS)) deliver(c, dispatch);
  else obey(c, dispatch);
}

/** EMP XVII.5#7: a courier who was with a wing chief rides on in the next turn, once there is somebody to send him (ruling 461). */
function leaveWing({ s }: Asked, dispatch: Dispatch): void {
  if (dispatch.state !== WITH_WING || dispatch.due > s.turn || !isHere(s, dispatch.via)) return;
  dispatch.hex = s.chiefHex[dispatch.via] as number;
  dispatch.via = -1;
  if (dispatch.number === 0) dispatch.number = ordersIn(s).next++;
  dispatch.state = RIDING;
  dispatch.due = 0;
}

/** EMP XVII.5: all couriers of the active side ride, once a turn also where the corps of a side are activated one by one. */
export function couriersRide(c: Context<Empereur>): void {
  for (const dispatch of dispatchesIn(c.s)) {
    if (dispatch.side !== c.s.active) continue;
    leaveWing(c, dispatch);
    if (dispatch.state === RIDING && dispatch.due < c.s.turn) carry(c, dispatch);
  }
}

/** EMP XVII.3 (example): a chief who comes to the courier that looks for him has his order. */
export function meetsCourier(c: Context<Empereur>, leader: number): void {
  // Who has fallen is nowhere, as are orders that no courier carries any more.
  if (!isHere(c.s, leader)) return;
  for (const dispatch of dispatchesIn(c.s)) {
    if (nextChief(dispatch) === leader && dispatch.hex === c.s.chiefHex[leader]) handOver(c, dispatch);
  }
}

/** The enemy's couriers whom a unit that has come to a hex drives away (EMP XVII.5#8). */
function driven(asked: Asked, hex: number): Dispatch[] {
  const field = fieldOf(asked.content, asked.s.scenario);
  const isNear = (one: Dispatch) => one.state === RIDING && distance(field, one.hex, hex) <= WIDE;
  return dispatchesIn(asked.s).filter(
    (one) => one.side !== asked.s.active && isNear(one) && waysOff(asked, one, hex).length > 0,
  );
}

/** Where he may be driven: beside him, further from that unit, where cavalry could go and nobody of the enemy stands. */
function waysOff(asked: Asked, { hex: at, side }: Dispatch, hex: number): number[] {
  const field = fieldOf(asked.content, asked.s.scenario);
  return around(field, at).filter(
    (to) =>
      distance(field, to, hex) > distance(field, at, hex) && mayRide(asked, at, to) && toEnemy(asked, side, to) > 0,
  );
}

export function drivesCouriers(asked: Asked, hex: number): boolean {
  return driven(asked, hex).length > 0;
}

export interface Driving {
  hex: number;
  number: number;
}

const courierOf = ({ s }: Asked, { number }: Driving) =>
  dispatchesIn(s).find((one) => one.number === number) as Dispatch;

/** EMP XVII.5#8: a courier whom an enemy passes within 2 hexes is driven off, hex by hex, as the enemy likes. */
export const driving: Procedure<Empereur, Driving> = procedure<Empereur, Driving>('driving', {
  next(c, vars) {
    const [first] = driven(c, vars.hex);
    if (first === undefined) return c.return();
    vars.number = first.number;
    const [way, ...others] = waysOff(c, first, vars.hex);
    return others.length > 0 ? c.go('choose') : drive(c, vars, way as number);
  },
  choose: {
    power: (c) => handOf(c, c.s.active),
    open: true,
    prompt: 'drive',
    clause: 'EMP XVII.5#8',
    about: (_, vars) => ({ number: vars.number }),
    offers(c, vars) {
      for (const to of waysOff(c, courierOf(c, vars), vars.hex)) c.offer('drive', to);
    },
    why: () => ({ reason: 'notAway', clause: 'EMP XVII.5#8' }),
    take: { drive },
  },
});

function drive(c: Context<Empereur>, vars: Driving, to: number): Next {
  const dispatch = courierOf(c, vars);
  dispatch.hex = to;
  tellWhere(c, dispatch, 'EMP XVII.5#8');
  return c.go('next');
}

/** A courier sets out from a leader, and rides at once; who stands in the same hex needs none (EMP XVII.3#4). */
export function sendOut(c: Context<Empereur>, dispatch: Dispatch): void {
  const orders = ordersIn(c.s);
  orders.dispatches.push(dispatch);
  const from = c.s.chiefHex[dispatch.from] as number;
  if (c.s.chiefHex[dispatch.to] === from) {
    obey(c, dispatch);
    return;
  }
  dispatch.number = orders.next++;
  dispatch.hex = from;
  carry(c, dispatch);
}
