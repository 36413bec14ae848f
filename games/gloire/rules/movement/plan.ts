import { type Action, procedure, type Reason } from '@bivouac/kernel';
import { detachFault, offerDetachments } from '../actions/detachments.ts';
import { entrenchFault, entrenchPlan } from '../actions/entrench.ts';
import { isPeace, mustLeave } from '../campaign/peace.ts';
import { isSamePlayer, leads } from '../players/partners.ts';
import { decoyIn, pieces, sideOfSlot } from '../pieces/pieces.ts';
import { priceOf, waysToPay } from '../command/price.ts';
import { readyAt, waitingAt } from './ready.ts';
import { hasChief, isChief, mayEnter, mayForce, withinLimits } from '../pieces/stack.ts';
import { type Board, type Ctx, type Gloire, OFF } from '../state.ts';

/** What a stack does, thought out to the end: nothing has happened yet. `price` is what each army pays. */
export type MarchPlan =
  | { do: 'march'; slots: number[]; forced: boolean; price: number[] }
  | { do: 'entrench'; slots: number[]; price: number[] }
  | { do: 'detach'; slots: number[]; unit: number; counter: number; points: number }
  | { do: 'rejoin'; slots: number[]; from: number; unit: number; points: number };

export interface Planning {
  power: number;
  side: number;
  /** Where the stack stands: a town, or an edge by which it enters. */
  town: number;
  edge: number;
  slots: number[];
  /** The army that pays for what is nobody's, or OFF. */
  payer: number;
  /** Whether an event card pays for all. */
  free: boolean;
}

function ready(b: Board, { town, edge, side }: Planning): number[] {
  return edge === OFF ? readyAt(b, town, side) : waitingAt(b, edge, side);
}

/** GLO 5.4, 5.5.1: who may join the stack. Beyond the limits only behind a commander in chief, who is named first. */
export function joiners(b: Board, vars: Planning): number[] {
  const decoys: string[] = [];
  const led = hasChief(b, vars.slots);
  return ready(b, vars).filter((slot) => {
    if (vars.slots.includes(slot) || !leads(b, vars.power, slot)) return false;
    // Two decoys of a kind in one town are the same to their owner.
    const decoy = decoyIn(b, slot);
    const arm = decoy === OFF ? undefined : pieces(b).arm[decoy];
    if (arm !== undefined) {
      if (decoys.includes(arm)) return false;
      decoys.push(arm);
    }
    return led || withinLimits(b, vars.slots, slot) || isChief(b, slot);
  });
}

/** GLO 3.3#9: whoever enters by an edge pays nothing; but nobody enters among enemies without a Force (ruling 34). */
export function waysToPayFor(b: Board, vars: Planning): number[] {
  if (vars.free) return [OFF];
  if (vars.edge === OFF) {
    // GLO 10#16: nobody spends the command points of a partner.
    return waysToPay(b, vars.slots).filter((payer) => payer === OFF || isSamePlayer(b, payer, vars.power));
  }
  return mayEnter(b, vars.side, vars.slots, vars.town) ? [OFF] : [];
}

/** Who pays for what is nobody's: the only army that can, or the one that was named. */
function payerOf({ payer }: Planning, open: readonly number[]): number {
  const [army, another] = open;
  return army !== undefined && another === undefined ? army : payer;
}

/**
 * GLO 4.5, 5.4: the active player puts a moving stack together, and says how it marches and who pays. A private branch:
 * nobody sees a stack that was only thought of, and it can be thought again until it moves.
 */
export const planning = procedure<Gloire, Planning, MarchPlan | null>('planning', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'stack',
    clause: 'GLO 5.4#7',
    about: (_, { town, edge, slots }) => ({ town, ...(edge === OFF ? {} : { edge }), count: slots.length }),
    offers(c, vars) {
      for (const slot of joiners(c, vars)) c.offer('pick', slot);
      if (vars.slots.length === 0) return c.offer('cancel');
      const open = waysToPayFor(c, vars);
      // Ruling 23: decoys alone, and independent detachments, are paid for by whichever army the player likes.
      if (open.length > 1) for (const army of open) if (army !== vars.payer) c.offer('payer', army);
      if (open.includes(payerOf(vars, open))) {
        c.offer('normal');
        if (vars.edge === OFF && !isPeace(c) && mayForce(c, vars.slots)) c.offer('forced');
        if (vars.edge === OFF) offerDetachments(c, vars);
      }
      if (vars.edge === OFF && !mustLeave(c, vars.town, vars.side) && entrenchFault(c, vars) === null)
        c.offer('entrench');
      c.offer('cancel');
    },
    why,
    take: {
      pick(c: Ctx, vars: Planning, slot: number) {
        vars.slots.push(slot);
        return c.go('choose');
      },
      payer(c: Ctx, vars: Planning, army: number) {
        vars.payer = army;
        return c.go('choose');
      },
      normal: (c: Ctx, vars: Planning) => march(c, vars, false),
      forced: (c: Ctx, vars: Planning) => march(c, vars, true),
      entrench: (c: Ctx, vars: Planning) => c.return(entrenchPlan(c, vars)),
      detach: (c: Ctx, { slots }: Planning, unit: number, counter: number, points: number) =>
        c.return({ do: 'detach', slots: [...slots], unit, counter, points }),
      rejoin: (c: Ctx, { slots }: Planning, from: number, unit: number, points: number) =>
        c.return({ do: 'rejoin', slots: [...slots], from, unit, points }),
      cancel: (c: Ctx) => c.return(null),
    },
  },
});

/** Nothing more is asked: whoever marches, marches. So others cannot tell by the number of questions who pays. */
function march(c: Ctx, vars: Planning, forced: boolean) {
  const { slots, edge, free } = vars;
  const price =
    edge === OFF && !free ? priceOf(c, slots, payerOf(vars, waysToPayFor(c, vars))) : c.content.armies.map(() => 0);
  return c.return({ do: 'march', slots: [...slots].sort((one, two) => one - two), forced, price });
}

function why(c: Ctx, vars: Planning, [verb, slot, second]: Action): Reason | null {
  switch (verb) {
    case 'pick':
      return typeof slot === 'number' ? pickFault(c, vars, slot) : null;
    case 'payer':
      return { reason: 'cannotPay', clause: 'GLO 4.5#3' };
    case 'normal':
      if (vars.slots.length === 0) return { reason: 'nobodyPicked', clause: 'GLO 5.3#4' };
      if (vars.edge !== OFF) return { reason: 'noForce', clause: 'GLO 1.1#2' };
      return payFault(c, vars);
    case 'forced':
      if (vars.edge !== OFF) return { reason: 'noForcedEntry', clause: 'GLO 3.3#10' };
      if (vars.slots.length === 0) return { reason: 'nobodyPicked', clause: 'GLO 5.3#4' };
      if (isPeace(c)) return { reason: 'armistice', clause: 'GLO 1813.A.armistice#27' };
      if (!mayForce(c, vars.slots)) return { reason: 'noLineToGeneral', clause: 'GLO 4.6#5' };
      return payFault(c, vars);
    case 'entrench':
      return vars.edge === OFF ? entrenchFault(c, vars) : { reason: 'noForcedEntry', clause: 'GLO 3.3#8' };
    case 'detach':
      return detachFault(c, vars, slot, second);
    case 'rejoin':
      return { reason: 'cannotRejoin', clause: 'GLO 6.1#8' };
    default:
      return null;
  }
}

function pickFault(c: Ctx, vars: Planning, slot: number): Reason | null {
  if (vars.slots.includes(slot)) return { reason: 'pickedAlready', clause: 'GLO 5.4#7' };
  if (sideOfSlot(c, slot) !== vars.side) return { reason: 'notYours', clause: 'GLO 5.3#3' };
  if (!leads(c, vars.power, slot)) return { reason: 'notYourArmy', clause: 'GLO 10#16' };
  if (c.s.acted[slot] === 1) return { reason: 'actedAlready', clause: 'GLO 5.3#6' };
  if (!ready(c, vars).includes(slot)) return { reason: 'notHere', clause: 'GLO 5.4#9' };
  return { reason: 'stackFull', clause: 'GLO 5.4#2' };
}

function payFault(c: Ctx, vars: Planning): Reason {
  if (waysToPayFor(c, vars).length > 1) return { reason: 'whoPays', clause: 'GLO 7.1#4' };
  return { reason: 'cannotPay', clause: 'GLO 4.5#3' };
}
