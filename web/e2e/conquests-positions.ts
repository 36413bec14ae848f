import { conscript } from '@bivouac/bots';
import { type Conquests, conquestsGame, type ConquestsState, europe } from '@bivouac/conquests';
import { conquestsGuide } from '@bivouac/conquests/bot';
import { type Action, type Decision, type Fact, fastDice, type Offer, type Seat, StateDice } from '@bivouac/kernel';
import { type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';

type ConquestsTable = Table<Conquests>;

/** Chooses for whoever is asked. */
type Chooser = (table: ConquestsTable, seat: Seat, dice: StateDice) => Action;

/** A match of people at one screen: which one, how many play, which seed is tried first, and who chooses for them. */
interface Search {
  readonly scenario?: 'short' | 'campaign';
  readonly players?: number;
  readonly first?: number;
  readonly choose?: Chooser;
}

/** So many matches are tried. */
const TRIES = 20;
const IDLE = new Set(['pass', 'done', 'halt', 'refuse', 'withdraw', 'putDown', 'drop']);

const game = conquestsGame(europe);

interface Setting {
  readonly scenario: string;
  readonly players: number;
  readonly seed: string;
}

function open({ scenario, players, seed }: Setting): ConquestsTable {
  const powers = game.seatings.find(({ length }) => length === players) ?? [];
  const seats = powers.map((held): SeatInfo => ({ name: '', kind: 'person', powers: held }));
  const opening = { scenario, options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(game, opening, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  return table;
}

function act(table: ConquestsTable, seat: Seat, action: Action): void {
  const done = table.act(seat, action, 0);
  if (!done.ok) throw new Error(`refused: ${done.refused}`);
}

/** By chance, rather acting than waiting. */
const byChance: Chooser = (table, seat, dice) => {
  const offers = table.decision(seat)?.offers ?? [];
  const bold = offers.filter(([word]: Offer) => !IDLE.has(word));
  return dice.pick(bold.length > 0 && dice.below(6) > 0 ? bold : offers) as Action;
};

const byConscripts: Chooser = (table, seat, dice) => {
  const { view, decision } = table.show(seat);
  return conscript.choose({ game, guide: conquestsGuide(europe), view, seat, offers: decision?.offers ?? [], dice });
};

/** The same match again, without its last steps. */
function played(setting: Setting, steps: readonly (readonly [Seat, Action])[]): ConquestsTable {
  const table = open(setting);
  for (const [seat, action] of steps) act(table, seat, action);
  return table;
}

interface Moment {
  readonly seat: Seat;
  readonly decision: Decision;
  /** The same table once more, to try something on it. */
  readonly again: () => ConquestsTable;
}

/** Plays one match after the other until something is so, as a file. */
function search(isIt: (moment: Moment) => boolean, how: Search): string {
  const { scenario = 'short', players = 5, first = 1, choose = byChance } = how;
  for (let match = first; match < first + TRIES; match++) {
    const setting: Setting = { scenario, players, seed: `conquests ${match}` };
    const table = open(setting);
    const dice = new StateDice(fastDice(setting.seed));
    const steps: (readonly [Seat, Action])[] = [];
    const again = () => played(setting, steps);
    while (table.result === null) {
      const [seat = 0] = table.waiting();
      const decision = table.decision(seat);
      if (decision !== null && isIt({ seat, decision, again })) return writeMatch(table.file(true));
      const action = choose(table, seat, dice);
      act(table, seat, action);
      steps.push([seat, action]);
    }
  }
  throw new Error('it did not come to that');
}

/** A short game, played until somebody is asked this, with this verb to answer. */
export const conquestsAt = (prompt: string, verb?: string, how: Search = {}): string =>
  search(
    ({ decision }) =>
      decision.prompt === prompt && (verb === undefined || decision.offers.some(([word]) => word === verb)),
    how,
  );

/** A match that stops before an action worth seeing. */
export interface BeforeNews {
  readonly text: string;
  readonly action: Action;
}

/** A short game of Conscripts at one screen, up to the action that brings about what is looked for. */
export function conquestsBefore(isIt: (news: readonly Fact[]) => boolean, first = 1): BeforeNews {
  for (let match = first; match < first + TRIES; match++) {
    const setting: Setting = { scenario: 'short', players: 5, seed: `conquests ${match}` };
    const table = open(setting);
    const dice = new StateDice(fastDice(setting.seed));
    const steps: (readonly [Seat, Action])[] = [];
    while (table.result === null) {
      const [seat = 0] = table.waiting();
      const action = byConscripts(table, seat, dice);
      const { entries } = table.show(seat);
      act(table, seat, action);
      const news = table.show(seat).log.filter(({ at }) => at > entries);
      if (isIt(news.map(({ fact }) => fact))) return { text: writeMatch(played(setting, steps).file(true)), action };
      steps.push([seat, action]);
    }
  }
  throw new Error('no match brought it about');
}

const divides = (card: unknown, tab: unknown): boolean =>
  typeof card === 'number' &&
  typeof tab === 'number' &&
  JSON.stringify(europe.cards[card]?.tabs[tab]?.effect ?? '').includes('"division"');

const CAVALRY = 1;
const MORALE_ZONE = 2;
const MILITARY_ZONE = 4;

/** The powers of the Coalition with troops in a land. */
function coalitionAt({ troops }: ConquestsState, land: number): number[] {
  const here = (power: number) => troops.slice((land * 5 + power) * 5, (land * 5 + power + 1) * 5);
  return [1, 2, 3, 4].filter((power) => here(power).some((count) => count > 0));
}

const besides = (land: number): readonly number[] => europe.map.lands[land]?.neighbours ?? [];

/** How many lands it is to the nearest one that is wanted. */
function wayTo(from: number, isWanted: (land: number) => boolean): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let way = 0; edge.length > 0; way++) {
    if (edge.some(isWanted)) return way;
    edge = edge.flatMap(besides).filter((land) => !seen.has(land) && seen.add(land));
  }
  return 99;
}

/** Napoleon gathers morale, keeps his advisers for the combats and rides at those who stand together. */
function likedByNapoleon(s: ConquestsState, [verb, first, second]: Offer): number {
  const at = typeof first === 'number' ? first : -1;
  const crowded = (land: number) => coalitionAt(s, land).length >= 2;
  if (verb === 'place') return [MORALE_ZONE, MILITARY_ZONE].includes(europe.spaces[at]?.zone ?? -1) ? 5 : 1;
  if (verb === 'play') return divides(first, second) ? -5 : 5;
  if (verb === 'enrol') return at === CAVALRY ? 8 : 2;
  if (verb === 'buyMoves') return 6 + at / 10;
  // A Division wants two movement points and high morale.
  const isReady = (s.moves[0] ?? 0) > 4 && (s.morale[0] ?? 0) > 8;
  if (verb === 'from') return isReady && (s.troops[at * 25 + CAVALRY] ?? 0) > 0 ? 9 - wayTo(at, crowded) : 0;
  if (verb === 'march') return isReady ? 9 - wayTo(at, crowded) : 0;
  return { leave: 9, takeAll: 9.5, done: 1, halt: 7.5, sailWith: -1 }[verb] ?? 2;
}

/** The Coalition makes alliances and stands together. */
function likedByCoalition(s: ConquestsState, own: readonly number[], [verb, first]: Offer): number {
  const at = typeof first === 'number' ? first : -1;
  const friendly = (land: number) => coalitionAt(s, land).some((power) => !own.includes(power));
  if (verb === 'march') return friendly(at) ? 9 : 1;
  if (verb === 'from') return besides(at).some(friendly) && !friendly(at) ? 9 : 0;
  return { declare: 9, contribute: 9, pick: 8, stand: 8, takeAll: 8, refuse: -9, sailWith: -1, done: 1 }[verb] ?? 2;
}

const towardsDivision: Chooser = (table, seat, dice) => {
  const { view, decision } = table.show(seat);
  const offers = decision?.offers ?? [];
  const liking = (offer: Offer) =>
    seat === 0 ? likedByNapoleon(view.game, offer) : likedByCoalition(view.game, [seat], offer);
  const most = Math.max(...offers.map(liking));
  return dice.pick(offers.filter((offer) => liking(offer) === most)) as Action;
};

/** A match in which allies stand together, until Napoleon can play a card that divides them. */
export const beforeDivision = (first: number): string =>
  search(
    ({ seat, decision, again }) =>
      decision.prompt.endsWith('Card') &&
      decision.offers.some((offer) => {
        if (offer[0] !== 'play' || !divides(offer[1], offer[2])) return false;
        const table = again();
        act(table, seat, offer as Action);
        return table.decision(seat)?.prompt === 'divide';
      }),
    { scenario: 'campaign', first, choose: towardsDivision },
  );

/** Three people at one screen are asked for an alliance, and two of them would pay it with their shares. */
export const beforeAlliance = (first = 1): string =>
  search(
    ({ decision, again }) => {
      // Nothing is pledged yet, and no one of them pays it all.
      if (decision.prompt !== 'alliance' || Number(decision.about?.['francs']) < 6) return false;
      const table = again();
      const { entries } = table.show(0);
      const paying: Seat[] = [];
      for (const seat of table.waiting()) {
        const share = table.decision(seat)?.offers.find(([verb]) => verb === 'contribute');
        if (share === undefined) return false;
        act(table, seat, share as Action);
        paying.push(seat);
      }
      const news = table.show(0).log.filter(({ at }) => at > entries);
      const payers = news.filter(({ fact }) => fact.fact === 'paid').map(({ fact }) => fact['power']);
      return paying.length === 2 && new Set(payers).size >= 2 && news.some(({ fact }) => fact.fact === 'allied');
    },
    { players: 3, first },
  );
