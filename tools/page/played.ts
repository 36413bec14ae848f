import { type Bot, conscript, grognard } from '@bivouac/bots';
import { type Conquests, conquestsGame, europe } from '@bivouac/conquests';
import { conquestsGuide } from '@bivouac/conquests/bot';
import { germany1813, type Gloire, gloireGame } from '@bivouac/gloire';
import { gloireGuide } from '@bivouac/gloire/bot';
import { fastDice, type Game, type Kind, type Seat, StateDice } from '@bivouac/kernel';
import type { Guide } from '@bivouac/kernel/guide';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, type Nations, nationsGame } from '@bivouac/nations';
import { nationsGuide } from '@bivouac/nations/bot';

interface Players<G extends Kind> {
  readonly game: Game<G>;
  readonly guide: Guide<G>;
  readonly bot: Bot;
  readonly scenario: string;
  readonly seed: string;
  /** How many sit at the table; two unless said otherwise. */
  readonly players?: number;
}

type IsEnough<G extends Kind> = (table: Table<G>, seat: Seat) => boolean;

/** A match that bots played, up to the moment that is wanted; all seats but the first stay the computer's. */
function played<G extends Kind>(
  { game, guide, bot, scenario, seed, players = 2 }: Players<G>,
  isEnough: IsEnough<G>,
): string {
  const seating = game.seatings.find(({ length }) => length === players) ?? [];
  const seats = seating.map(
    (powers, seat): SeatInfo =>
      seat === 0 ? { name: '', kind: 'person', powers } : { name: '', kind: 'bot', level: bot.id, powers },
  );
  const table = Table.open(game, { scenario, options: {}, seats, clock: null, seed, nonces: [] }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(seed));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    if (isEnough(table, seat)) break;
    const { view, decision } = table.show(seat);
    const offers = decision?.offers ?? [];
    const done = table.act(seat, bot.choose({ game, guide, view, seat, offers, dice }), 0);
    if (!done.ok) throw new Error(`refused: ${done.refused}`);
  }
  return writeMatch(table.file(true));
}

/** Two grognards at Leipzig. */
export const playedMatch = (seed: string, isEnough: IsEnough<Nations>): string =>
  played(
    { game: nationsGame(leipzig), guide: nationsGuide(leipzig), bot: grognard, scenario: 'leipzig', seed },
    isEnough,
  );

/** Two conscripts in Saxony: they march and fight, and play quickly. */
export const playedCampaign = (scenario: string, seed: string, isEnough: IsEnough<Gloire>): string =>
  played({ game: gloireGame(germany1813), guide: gloireGuide(germany1813), bot: conscript, scenario, seed }, isEnough);

/** A campaign of five conscripts in all Europe, Napoleon to play. */
export const playedEurope = (seed: string, isEnough: IsEnough<Conquests>): string =>
  played(
    {
      game: conquestsGame(europe),
      guide: conquestsGuide(europe),
      bot: conscript,
      scenario: 'campaign',
      seed,
      players: 5,
    },
    isEnough,
  );

/** Whether the first player is asked something, with so many answers at least. */
export function isAsked<G extends Kind>(table: Table<G>, seat: Seat, prompt: string, answers: number): boolean {
  const decision = seat === 0 ? table.decision(0) : null;
  return decision?.prompt === prompt && decision.offers.length >= answers;
}
