import {
  EVERYONE,
  fastDice,
  type Game,
  NOBODY,
  only,
  type Options,
  type Seats,
  type State,
  type Veil,
} from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/guide';
import { GONE, MARKERS, MARKERS_PER_ARMY, type Nations, type NationsState, PLACED } from '../../rules/state.ts';
import { numberOf } from './names.ts';

/** The French first. */
type PerSide<T> = readonly T[];

/** A position in words. Armies that are not named still have their cards; cards that are not named are in the pile. */
export interface Setting {
  readonly options?: Options;
  /** Napoleon chooses his missions: the two districts, and the second card of each. Nothing else is on the table. */
  readonly second?: { readonly [district: string]: string };
  /** `french` or `allied`. */
  readonly active?: string;
  readonly turn?: number;
  readonly actionsLeft?: number;
  readonly time?: number;
  /** Fights fought, if it is not what the date says: one that came this turn is fought at its end. */
  readonly fought?: number;
  readonly points?: PerSide<number>;
  readonly scouts?: PerSide<number>;
  /** Armies on the board, by village, and markers, by army. */
  readonly armies?: { readonly [army: string]: string };
  readonly markers?: { readonly [army: string]: readonly string[] };
  readonly gone?: readonly string[];
  readonly lost?: { readonly [army: string]: number };
  readonly units?: { readonly [army: string]: string };
  readonly hands?: PerSide<readonly string[]>;
  readonly row?: readonly string[];
  readonly discard?: readonly string[];
  /** Time cards that have been played. */
  readonly spent?: number;
  /** By district, as Napoleon has them; and those that all have seen, in their order. */
  readonly missions: readonly string[];
  readonly revealed?: readonly string[];
}

/** The position as a match that waits for its decision. */
export function setUpPosition(game: Game<Nations>, setting: Setting): Referee<Nations> {
  const options = setting.options ?? {};
  const state = newState(game, { scenario: game.scenarios[0] ?? '', options, seats: [[0], [1]] }, fastDice('suite'));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state).start();
  const named = (kind: string) => (name: string) => numberOf(game.content, kind, name);
  const chosen = setting.second ?? { north: '', south: '' };
  for (const district of Object.keys(chosen)) referee.play(0, ['district', named('district')(district)]);
  const s = state.game;
  s.missions = veilOf(setting.missions.map(named('mission')), only(0));
  if (setting.second !== undefined) {
    s.second = veilOf(Object.values(setting.second).map(named('mission')), only(0));
    return new Referee(prepare(game), state);
  }
  for (const _ of s.extra) referee.play(0, referee.offers(0)[0]);
  fill(game, s, setting);
  beginToThink(state);
  return new Referee(prepare(game), state).start();
}

function fill(game: Game<Nations>, s: NationsState, setting: Setting): void {
  const { content } = game;
  const named = (kind: string) => (name: string) => numberOf(content, kind, name);
  const army = named('army');
  const field = named('field');
  s.active = setting.active === 'allied' ? 1 : 0;
  s.turn = setting.turn ?? 12 + s.active;
  s.opened = [true, true];
  s.actionsLeft = setting.actionsLeft ?? content.actions;
  s.time = setting.time ?? 0;
  s.dates = content.dates.filter(({ at }) => at <= s.time).length;
  const fought = content.dates.filter(({ at, day }) => at <= s.time && content.fightDays.includes(day)).length;
  s.fightsFought = setting.fought ?? fought;
  s.points = [...(setting.points ?? [0, 0])];
  s.scouts = [...(setting.scouts ?? [0, 0])];
  for (const [id, villages] of Object.entries(setting.markers ?? {})) {
    s.status[army(id)] = MARKERS;
    for (const [k, village] of villages.entries()) s.marker[army(id) * MARKERS_PER_ARMY + k] = field(village);
  }
  for (const [id, village] of Object.entries(setting.armies ?? {})) {
    s.status[army(id)] = PLACED;
    s.field[army(id)] = field(village);
    s.stands[field(village)] = army(id);
  }
  for (const id of setting.gone ?? []) s.status[army(id)] = GONE;
  for (const [id, points] of Object.entries(setting.lost ?? {})) s.lost[army(id)] = points;
  for (const [id, unit] of Object.entries(setting.units ?? {})) s.unit[army(id)] = named('unit')(unit);
  for (const village of setting.revealed ?? []) {
    const mission = named('mission')(village);
    s.missions.seen[s.missions.is.indexOf(mission)] = EVERYONE;
    s.revealed.push(mission);
    s.outcome.push(0);
  }
  dealCards(game, s, setting);
}

function dealCards({ content }: Game<Nations>, s: NationsState, setting: Setting): void {
  const rest = [...content.deck];
  const take = (ids: readonly string[]) =>
    ids.map((id) => {
      const card = numberOf(content, 'card', id);
      const [taken] = rest.splice(rest.indexOf(card), 1);
      if (taken !== card) throw new Error(`there are not that many cards "${id}"`);
      return card;
    });
  const [french = [], allied = []] = setting.hands ?? [];
  s.hands = [veilOf(take(french), only(0)), veilOf(take(allied), only(1))];
  s.row = veilOf(take(setting.row ?? []), EVERYONE);
  s.discard = take(setting.discard ?? []);
  s.spent = take(new Array<string>(setting.spent ?? 0).fill('time'));
  s.deck = veilOf(rest, NOBODY);
}

function veilOf(is: number[], seen: Seats): Veil {
  return { is, seen: is.map(() => seen) };
}

/** The active player begins to think, whoever did when the board was empty. */
function beginToThink(state: State<NationsState>): void {
  const turn = state.stack.at(-1);
  if (turn === undefined) return;
  delete turn.fork;
  turn.step = 'choose';
}
