import { conquestsGame, europe } from '@bivouac/conquests';
import { fastDice, type Offer, type SeatInfo, StateDice, Table, writeMatch } from '@bivouac/kernel';

const IDLE = new Set(['pass', 'done', 'halt', 'refuse', 'withdraw', 'putDown', 'drop']);

/** A short game of five at one screen, played by chance until somebody is asked this, with this verb to answer. */
export function conquestsAt(prompt: string, verb?: string): string {
  const game = conquestsGame(europe);
  const powers = game.seatings.find(({ length }) => length === 5) ?? [];
  const seats = powers.map((held): SeatInfo => ({ name: '', kind: 'person', powers: held }));
  for (let match = 1; match <= 20; match++) {
    const seed = `conquests ${match}`;
    const opening = { scenario: game.scenarios[0] ?? '', options: {}, seats, clock: null, nonces: [], seed };
    const table = Table.open(game, opening, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    const dice = new StateDice(fastDice(seed));
    while (table.result === null) {
      const [seat = 0] = table.waiting();
      const decision = table.decision(seat);
      const offers = decision?.offers ?? [];
      const isThere = verb === undefined || offers.some(([word]) => word === verb);
      if (decision?.prompt === prompt && isThere) return writeMatch(table.file(true));
      const bold = offers.filter(([word]: Offer) => !IDLE.has(word));
      const done = table.act(seat, dice.pick(bold.length > 0 && dice.below(6) > 0 ? bold : offers), 0);
      if (!done.ok) throw new Error(`refused: ${done.refused}`);
    }
  }
  throw new Error(`nobody was asked ${prompt}`);
}
