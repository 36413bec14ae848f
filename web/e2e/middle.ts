import { conquestsGame, europe } from '@bivouac/conquests';
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { germany1813, gloireGame } from '@bivouac/gloire';
import { fastDice, fillHoles, type Game, type Kind, type Seat, StateDice } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';

/** A match against the computer, played by chance up to a moment when the first player is asked. */
function playedTo<G extends Kind>(
  game: Game<G>,
  scenario: string,
  isEnough: (table: Table<G>, seat: Seat) => boolean,
  players = 2,
): string {
  const powers = game.seatings.find(({ length }) => length === players) ?? [];
  const seats = powers.map(
    (held, seat): SeatInfo =>
      seat === 0
        ? { name: '', kind: 'person', powers: held }
        : { name: '', kind: 'bot', level: 'conscript', powers: held },
  );
  const table = Table.open(game, { scenario, options: {}, seats, clock: null, seed: 'middle', nonces: [] }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice('middle'));
  for (;;) {
    const [seat = 0] = table.waiting();
    if (table.result !== null) throw new Error('the match was over before');
    if (seat === 0 && isEnough(table, seat)) return writeMatch(table.file(true));
    const done = table.act(seat, fillHoles(dice.pick(table.decision(seat)?.offers ?? []), dice), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
}

/** The middle of a match of each game that has a board. */
export const middleOf = {
  nations: () => playedTo(nationsGame(leipzig), 'leipzig', (table) => table.show(0).view.game.time >= 12),
  gloire: () =>
    playedTo(
      gloireGame(germany1813),
      'luetzen',
      (table) => table.length > 80 && table.decision(0)?.prompt === 'activate',
    ),
  empereur: () =>
    playedTo(
      empereurGame(auerstaedt1806),
      'hassenhausen',
      (table) => table.show(0).view.game.turn === 3 && table.decision(0)?.prompt === 'mover',
    ),
  conquests: () =>
    playedTo(
      conquestsGame(europe),
      'short',
      (table) => table.show(0).view.game.turn === 2 && table.decision(0)?.prompt === 'move',
      5,
    ),
} as const;
