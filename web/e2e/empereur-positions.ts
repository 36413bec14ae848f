import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { empereurGuide } from '@bivouac/empereur/bot';
import { asAction } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';

interface Wanted {
  readonly prompt: string;
  readonly scenario?: string;
  /** From this turn on. */
  readonly turn?: number;
  readonly verb?: string;
  /** Against the computer, who is the second seat; otherwise both sit at one screen. */
  readonly bot?: boolean;
}

/** A battle played by the computer's own judgement until the first seat (or at one screen: whoever it is) is asked this. */
export function empereurAt({ prompt, scenario = 'mill', turn = 1, verb, bot = false }: Wanted): string {
  const game = empereurGame(auerstaedt1806);
  const guide = empereurGuide(auerstaedt1806);
  const seats: SeatInfo[] = [
    { name: '', kind: 'person', powers: [0] },
    bot ? { name: '', kind: 'bot', level: 'conscript', powers: [1] } : { name: '', kind: 'person', powers: [1] },
  ];
  for (let match = 1; match <= 40; match++) {
    const seed = `empereur ${match}`;
    const table = Table.open(game, { scenario, options: {}, seats, clock: null, nonces: [], seed }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    while (table.result === null) {
      const [seat = 0] = table.waiting();
      const decision = table.decision(seat);
      const offers = decision?.offers ?? [];
      const isThere = verb === undefined || offers.some(([word]) => word === verb);
      const isTime = table.show(0).view.game.turn >= turn && (!bot || seat === 0);
      if (decision?.prompt === prompt && isThere && isTime) return writeMatch(table.file(true));
      const [liked = offers[0]] = guide.candidates?.(table.show(seat).view, seat, offers) ?? [];
      const action = liked === undefined ? null : asAction(liked);
      const done = action === null ? null : table.act(seat, action, 0);
      if (done?.ok !== true) throw new Error(`refused at ${decision?.prompt ?? 'the end'}`);
    }
  }
  throw new Error(`nobody was asked ${prompt}`);
}

/** A charge in the hot seat, up to the first question about a square: dragoons ride at a regiment before Hassenhausen. */
export function chargeBegun(): string {
  const game = empereurGame(auerstaedt1806);
  const seats: SeatInfo[] = [
    { name: '', kind: 'person', powers: [0] },
    { name: '', kind: 'person', powers: [1] },
  ];
  const setting = { scenario: 'bluecher', options: {}, seats, clock: null, nonces: [], seed: 'empereur 1' };
  const table = Table.open(game, setting, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dragoons = auerstaedt1806.units.findIndex(({ id }) => id === 'dr5');
  const columns = auerstaedt1806.maps[0]?.columns ?? 0;
  for (const action of [
    ['charge', dragoons],
    ['line', 11],
    ['step', 8 * columns + 19],
  ] as const) {
    const done = table.act(1, [...action], 0);
    if (!done.ok) throw new Error(`refused: ${action.join(' ')}`);
  }
  return writeMatch(table.file(true));
}
