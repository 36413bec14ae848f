import { bestKnownSlot, type Context, EVERYONE, type Procedure, procedure } from '../../../src/index.ts';
import {
  addTroops,
  ALL_PLACES,
  powersOf,
  handOf,
  NAPOLEON,
  neighbours,
  type Pact,
  type PactState,
  troopsAt,
} from './state.ts';

/** Friends stand together: members of the alliance, Napoleon and his forced ally. Everybody belongs to one group. */
export function friends(s: PactState, a: number, b: number): boolean {
  if (a === b) return true;
  if (s.allied[a] === 1 && s.allied[b] === 1) return true;
  return (a === NAPOLEON && b === s.forced) || (b === NAPOLEON && a === s.forced);
}

export function members(s: PactState): number[] {
  return powersOf(s).filter((power) => s.allied[power] === 1);
}

/** Powers with units in a place. */
export function present(s: PactState, place: number): number[] {
  return powersOf(s).filter((power) => troopsAt(s, power, place) > 0);
}

/** Two powers in one place that are not friends, or null. */
export function quarrel(s: PactState, place: number): readonly [number, number] | null {
  const here = present(s, place);
  for (const a of here) for (const b of here) if (a < b && !friends(s, a, b)) return [a, b];
  return null;
}

/** Neighbouring places without units of anybody hostile. */
export function refuges(s: PactState, power: number, place: number): number[] {
  return neighbours(place).filter((near) => present(s, near).every((other) => friends(s, power, other)));
}

export function withdrawTo(c: Context<Pact>, power: number, from: number, to: number | null, clause: string): void {
  const units = troopsAt(c.s, power, from);
  addTroops(c.s, power, from, -units);
  if (to !== null) addTroops(c.s, power, to, units);
  c.tell?.({ fact: to === null ? 'destroyed' : 'withdrew', power, from, place: to, units, clause });
}

/** Such a card goes from a hand to the open pile; one that was shown already first. */
export function discard(c: Context<Pact>, power: number, card: number, clause: string): void {
  const hand = handOf(c.s, power);
  c.move(hand, bestKnownSlot(hand, card), c.s.discard, EVERYONE);
  c.mark?.(`card:${card}`);
  c.tell?.({ fact: 'discarded', power, card, clause });
}

export function endAlliance(c: Context<Pact>, clause: string): void {
  c.s.allied.fill(0);
  c.s.fresh = 0;
  c.tell?.({ fact: 'allianceOver', clause });
}

export function makeAlliance(c: Context<Pact>, parties: readonly number[], by: number): void {
  const { s } = c;
  for (const power of parties) s.allied[power] = 1;
  s.initiator = by;
  s.pact++;
  s.fresh = 1;
  c.mark?.('alliance:made');
  c.tell?.({ fact: 'allied', parties: [...parties], by, clause: 'SPA 3#5' });
  c.schedule(lapse, { what: 'alliance', number: s.pact }, { owner: by, due: 'turnEnd', turn: s.turn + 1 });
}

/** SPA 4#1, 5#5: one forced ally at a time; it leaves the alliance, which needs two to go on. */
export function forceAlly(c: Context<Pact>, power: number, clause: string): void {
  const { s } = c;
  s.allied[power] = 0;
  if (members(s).length === 1) endAlliance(c, clause);
  s.forced = power;
  s.yoke++;
  c.tell?.({ fact: 'forced', power, clause });
  c.schedule(lapse, { what: 'yoke', number: s.yoke }, { owner: NAPOLEON, due: 'turnEnd', turn: s.turn + 1 });
}

/** SPA 4#4 (CON 9.2): the turn it was made in and the next; only if it is still the one that was meant. */
export const lapse: Procedure<Pact, { what: 'alliance' | 'yoke'; number: number }> = procedure<
  Pact,
  { what: 'alliance' | 'yoke'; number: number }
>('lapse', {
  end(c, { what, number }) {
    const { s } = c;
    if (what === 'alliance' && s.pact === number && members(s).length > 0) endAlliance(c, 'SPA 4#4');
    if (what === 'yoke' && s.yoke === number && s.forced !== -1) {
      s.forced = -1;
      c.tell?.({ fact: 'freed', clause: 'SPA 4#4' });
    }
    return c.return();
  },
});

/** SPA 4#5 (CON 9.7): former friends in one place are parted; the initiator says where they go. */
export const parting: Procedure<Pact, { place: number; power: number }> = procedure<
  Pact,
  { place: number; power: number }
>('parting', {
  next(c, vars) {
    const { s } = c;
    const place = ALL_PLACES.find((one) => quarrel(s, one) !== null);
    const pair = place === undefined ? null : quarrel(s, place);
    if (place === undefined || pair === null) return c.return();
    vars.place = place;
    vars.power = s.control[place] === pair[1] ? pair[0] : pair[1];
    if (refuges(s, vars.power, place).length > 0) return c.go('where');
    withdrawTo(c, vars.power, place, null, 'SPA 4#5');
    return c.go('next');
  },
  where: {
    power: (c, vars) => (vars.power === NAPOLEON ? NAPOLEON : c.s.initiator),
    prompt: 'spa.part',
    open: true,
    clause: 'SPA 4#5',
    about: (_, vars) => ({ power: vars.power, place: vars.place }),
    offers(c, vars) {
      for (const place of refuges(c.s, vars.power, vars.place)) c.offer('retreat', place);
    },
    take: {
      retreat(c, vars, place) {
        withdrawTo(c, vars.power, vars.place, place, 'SPA 4#5');
        return c.go('next');
      },
    },
  },
});
