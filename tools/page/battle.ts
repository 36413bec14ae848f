import { auerstaedt1806, type Empereur, empereurGame, type EmpereurState } from '@bivouac/empereur';
import { type Decision, fastDice, type Offer, type Seat, StateDice } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import type { Crowded } from './crowded.ts';

const TWO_PERSONS: readonly SeatInfo[] = [
  { name: '', kind: 'person', powers: [0] },
  { name: '', kind: 'person', powers: [1] },
];

/** The French against the computer. */
export const AGAINST_COMPUTER: readonly SeatInfo[] = [
  { name: '', kind: 'person', powers: [0] },
  { name: '', kind: 'bot', level: 'conscript', powers: [1] },
];

/** The turn by which everybody has arrived at Auerstaedt. */
const ALL_THERE = 15;

/** How far columns keep from the enemy, in hexes. */
const AWAY = 2;

/** Whether nobody of the enemy stands near a hex. */
function isQuiet({ hex }: EmpereurState, seat: Seat, at: number): boolean {
  const columns = auerstaedt1806.maps[0]?.columns ?? 1;
  return hex.every((there, unit) => {
    if (there < 0 || auerstaedt1806.units[unit]?.side === seat) return true;
    const aside = Math.abs((there % columns) - (at % columns));
    return aside > AWAY || Math.abs(Math.floor(there / columns) - Math.floor(at / columns)) > AWAY;
  });
}

/** All come on, march inwards and keep away from each other: nobody fires, so that the map fills up. */
function choose({ prompt, offers, seat }: Decision, s: EmpereurState, dice: StateDice): Offer | undefined {
  const quiet = offers.filter(([verb, at]) => verb !== 'step' || isQuiet(s, seat, Number(at)));
  const of = (verb: string) => quiet.filter(([one]) => one === verb);
  const some = (list: readonly Offer[]): Offer | undefined => (list.length === 0 ? undefined : dice.pick(list));
  if (prompt === 'mover')
    return of('arrive')[0] ?? (dice.below(20) > 0 ? some(of('move')) : undefined) ?? of('done')[0];
  if (prompt === 'march') return (dice.below(7) > 0 ? some(of('step')) : undefined) ?? of('done')[0] ?? some(offers);
  // Whoever is asked by which hex to come on, and how, comes on.
  if (prompt === 'gate' || prompt === 'arrived' || prompt === 'gateLeader') {
    return some(quiet.filter(([verb]) => verb !== 'done' && verb !== 'pass')) ?? of('done')[0];
  }
  return of('done')[0] ?? of('pass')[0] ?? some(offers);
}

function countersOn(table: Table<Empereur>): number {
  const { hex, chiefHex } = table.show(-1).view.game;
  return [...hex, ...chiefHex].filter((at) => at >= 0).length;
}

/** The fullest position of a battle of Auerstaedt in which everybody comes and nobody attacks, with the French to move. */
export function crowdedBattle(seed: string, seats: readonly SeatInfo[] = TWO_PERSONS): Crowded {
  const table = Table.open(
    empereurGame(auerstaedt1806),
    { scenario: 'auerstaedt', options: { open: true }, seats, clock: null, seed, nonces: [] },
    0,
  );
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(seed));
  let best: Crowded = { text: '', counters: 0 };
  while (table.result === null && table.show(-1).view.game.turn <= ALL_THERE) {
    const [seat = 0] = table.waiting();
    const decision = table.decision(seat);
    if (decision === null) break;
    const counters = countersOn(table);
    if (seat === 0 && decision.prompt === 'mover' && counters > best.counters) {
      best = { text: writeMatch(table.file(true)), counters };
    }
    const offer = choose(decision, table.show(seat).view.game, dice);
    if (offer === undefined) break;
    const done = table.act(seat, offer, 0);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(offer)}`);
  }
  return best;
}
