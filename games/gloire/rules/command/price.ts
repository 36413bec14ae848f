import { armiesOf, payersOf } from './lines.ts';
import { decoyIn, leaderIn, leaderSheet, leadersIn, sideOfSlot, unitIn } from '../pieces/pieces.ts';
import { isLinked } from '../pieces/stack.ts';
import { type Board, COMMANDED, INDEPENDENT, OFF } from '../state.ts';

/** GLO 4.5#7 to #11: what activating costs. */
const FREE_OF_CHARGE = 0;
const WITH_LINE = 1;
const WITHOUT_LINE = 2;

/**
 * What it costs each army to activate this stack (GLO 4.5, rulings 17 to 19, 22, 23): each pays for its own part, the
 * dearest unit once. `payer` is the army that pays for decoys alone and for independent detachments.
 */
export function priceOf(b: Board, slots: readonly number[], payer: number): number[] {
  const armies = b.content.armies.length;
  const price = new Array<number>(armies).fill(0);
  const led = new Array<number>(armies).fill(OFF);
  for (const slot of slots) {
    const leader = leaderIn(b, slot);
    if (leader === OFF) continue;
    const { army } = leaderSheet(b, leader);
    const cost = isLinked(b, leader) ? FREE_OF_CHARGE : WITH_LINE;
    led[army] = led[army] === OFF ? cost : Math.min(led[army] as number, cost);
  }
  const alone = decoysAlone(b, slots);
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    const decoy = decoyIn(b, slot);
    if (unit !== OFF && b.s.origin[unit] === INDEPENDENT) {
      if (!payersOf(b, unit).some((army) => led[army] !== OFF)) raise(price, payer, WITHOUT_LINE);
    } else if (unit !== OFF) {
      raise(price, b.s.armyOf[unit] as number, b.s.status[unit] === COMMANDED ? WITH_LINE : WITHOUT_LINE);
    } else if (decoy !== OFF && alone) {
      const status = b.s.decoyStatus[decoy * armies + payer];
      raise(price, payer, status === COMMANDED ? WITH_LINE : WITHOUT_LINE);
    }
  }
  // GLO 4.5#7 to #9: with a leader of the army the leader alone sets its price.
  for (let army = 0; army < armies; army++) if (led[army] !== OFF) price[army] = led[army] as number;
  return price;
}

/** What an army pays for its dearest unit. */
function raise(price: number[], army: number, cost: number): void {
  price[army] = Math.max(price[army] as number, cost);
}

/** Whether nobody in the stack but decoys and independent detachments could pay for it. */
function decoysAlone(b: Board, slots: readonly number[]): boolean {
  return slots.every((slot) => {
    const unit = unitIn(b, slot);
    return unit === OFF ? leaderIn(b, slot) === OFF : b.s.origin[unit] === INDEPENDENT;
  });
}

/** The armies that might pay for decoys alone or for independent detachments; null where that is no question. */
export function payersFor(b: Board, slots: readonly number[]): readonly number[] | null {
  const [first] = slots;
  if (first === undefined) return null;
  const leading = leadersIn(b, slots).map((leader) => leaderSheet(b, leader).army);
  let armies: readonly number[] | null = null;
  for (const slot of slots) {
    const unit = unitIn(b, slot);
    if (unit === OFF || b.s.origin[unit] !== INDEPENDENT) continue;
    const able = payersOf(b, unit);
    if (able.some((army) => leading.includes(army))) continue;
    armies = armies === null ? able : armies.filter((army) => able.includes(army));
  }
  if (armies !== null) return armies;
  return decoysAlone(b, slots) ? armiesOf(b, sideOfSlot(b, first)) : null;
}

/** GLO 4.5#3: whether each army can pay its part from its own points. */
export function canPay({ s }: Board, price: readonly number[]): boolean {
  return price.every((cost, army) => cost <= (s.command[army] as number) - (s.spent[army] as number));
}

/** In place of an army: where everything in a stack is somebody's. */
const NOBODYS: readonly number[] = [OFF];

/** The ways to pay for a stack: each an army that pays for what is nobody's (OFF where there is no such thing). */
export function waysToPay(b: Board, slots: readonly number[]): number[] {
  const payers = payersFor(b, slots) ?? NOBODYS;
  return payers.filter((payer) => canPay(b, priceOf(b, slots, payer)));
}
