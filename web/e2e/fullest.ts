/** The fullest positions of a game, played to by chance with a leaning: layouts are judged by these, not by the first. */
import { conquestsGame, europe } from '@bivouac/conquests';
import { germany1813, gloireGame } from '@bivouac/gloire';
import { fastDice, fillHoles, type Game, type Kind, type Offer, type Seat, StateDice } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';

interface Search<G extends Kind> {
  readonly game: Game<G>;
  readonly scenario: string;
  readonly players?: number;
  /** What is liked among the answers; all of them where nothing is. */
  readonly likes: (offer: Offer, seat: Seat, table: Table<G>) => boolean;
  readonly isIt: (table: Table<G>, offers: readonly Offer[]) => boolean;
}

const MATCHES = 30;

/** A match against the computer in which the first player comes to that. */
function fullest<G extends Kind>({ game, scenario, players = 2, likes, isIt }: Search<G>): string {
  const seating = game.seatings.find(({ length }) => length === players) ?? [];
  const seats = seating.map(
    (powers, seat): SeatInfo =>
      seat === 0 ? { name: '', kind: 'person', powers } : { name: '', kind: 'bot', level: 'conscript', powers },
  );
  for (let match = 1; match <= MATCHES; match++) {
    const seed = `fullest ${match}`;
    const table = Table.open(game, { scenario, options: {}, seats, clock: null, seed, nonces: [] }, 0);
    if (!(table instanceof Table)) throw new Error(table.fault);
    const dice = new StateDice(fastDice(seed));
    for (let steps = 0; table.result === null && steps < 900; steps++) {
      const [seat = 0] = table.waiting();
      const offers = table.decision(seat)?.offers ?? [];
      if (seat === 0 && isIt(table, offers)) return writeMatch(table.file(true));
      const liked = offers.filter((offer) => likes(offer, seat, table));
      const done = table.act(seat, fillHoles(dice.pick(liked.length > 0 ? liked : offers), dice), 0);
      if (!done.ok) throw new Error(`refused: ${done.refused}`);
    }
  }
  throw new Error('it did not come to that');
}

const offered = (offers: readonly Offer[], verb: string): number => offers.filter(([word]) => word === verb).length;

export const fullestOf = {
  /** Five cards drawn beyond the eight that one may keep. */
  hand: () =>
    fullest({
      game: nationsGame(leipzig),
      scenario: 'leipzig',
      likes: ([verb], seat) => seat === 0 && verb === 'draw',
      isIt: (table) => (table.show(0).view.game.hands[0]?.is.length ?? 0) >= 13,
    }),
  /** The other extreme: nothing is left to play. */
  noHand: () =>
    fullest({
      game: nationsGame(leipzig),
      scenario: 'leipzig',
      likes: ([verb], seat) => seat !== 0 || !['draw', 'take'].includes(verb),
      isIt: (table, offers) =>
        offered(offers, 'draw') > 0 &&
        table.show(0).view.game.time > 0 &&
        (table.show(0).view.game.hands[0]?.is.length ?? 1) === 0,
    }),
  /** A full hand, and the open cards can be replaced. */
  replace: () =>
    fullest({
      game: nationsGame(leipzig),
      scenario: 'leipzig',
      likes: ([verb]) => verb === 'draw',
      isIt: (table, offers) =>
        offered(offers, 'replace') > 0 && (table.show(0).view.game.hands[0]?.is.length ?? 0) >= 8,
    }),
  /** One event card more than may be kept: which is laid aside? */
  events: () =>
    fullest({
      game: gloireGame(germany1813),
      scenario: 'campaign',
      likes: ([verb]) => verb === 'done' || verb === 'pass',
      isIt: (_, offers) => offered(offers, 'putAway') >= 3,
    }),
  /** A great stack that could detach in a dozen ways. */
  detachments: () =>
    fullest({
      game: gloireGame(germany1813),
      scenario: 'campaign',
      likes: ([verb], seat) => seat !== 0 || verb === 'pick',
      isIt: (_, offers) => offered(offers, 'detach') >= 12,
    }),
  /** Five nations with the cards of three turns. */
  nations: () =>
    fullest({
      game: conquestsGame(europe),
      scenario: 'campaign',
      players: 5,
      likes: ([verb]) => verb !== 'play' && verb !== 'done',
      isIt: (table) => table.show(0).view.game.turn >= 3,
    }),
} as const;
