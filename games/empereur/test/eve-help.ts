import { fastDice, StateDice } from '@bivouac/kernel';
import { imagine } from '@bivouac/kernel/guide';
import { viewOf } from '@bivouac/kernel/table';
import { champ, champLeaders, champUnits, type Drawing, hexOf } from '../content/testing/champ.ts';
import type { EmpereurContent, Leader, Scenario } from '../content/types.ts';
import { begin } from '../rules/begin.ts';
import { gridOf } from '../rules/deployment/grid.ts';
import { label } from '../rules/ground/hexes.ts';
import type { EmpereurState, Eve } from '../rules/state.ts';
import { type Played, position } from './position.ts';

/** Three corps of infantry and one of cavalry a side, named by their leaders: Blue in small letters, White in capitals. */
export const corpsIds = ['one', 'two', 'three', 'riders', 'ONE', 'TWO', 'THREE', 'RIDERS'];
const troops = ['abx', 'cd', 'efy', 'hij', 'ABX', 'CD', 'EFY', 'HIJ'];
export const corps = (id: string): number => corpsIds.indexOf(id);
const sideOfCorps = (at: number): 0 | 1 => (at < 4 ? 0 : 1);

/** 'chief' and 'Chief' lead the armies, 'wing' is a leader of several corps, all others lead the corps of their name. */
const eveLeaders: readonly Leader[] = [
  ...champLeaders.filter(({ rank }) => rank === 0),
  { ...(champLeaders[0] as Leader), id: 'wing', rank: 1, corps: [0, 1] },
  ...corpsIds.map((id, at) => ({ ...(champLeaders[1] as Leader), id, side: sideOfCorps(at), corps: [at] })),
];
export const leader = (id: string): number => eveLeaders.findIndex((one) => one.id === id);

export const eveUnits = champUnits.map((unit) => ({
  ...unit,
  corps: troops.findIndex((ids) => ids.includes(unit.id)),
}));

const COLUMNS = 16;

export interface EveOf extends Drawing {
  /** Who takes part of the leaders; all leaders of corps, if nothing is said. */
  readonly chiefs?: readonly string[];
  /** The units of these corps only stand on the map. */
  readonly without?: string;
  readonly first?: number;
  /** 2: places count for nothing. */
  readonly option?: 1 | 2;
  readonly also?: (s: EmpereurState) => void;
  readonly battle?: Partial<Scenario>;
  /** Where the leaders of corps lie already, by square. */
  readonly lie?: Readonly<Record<string, number>>;
  /** By side: squares where further counters lie. */
  readonly others?: readonly [readonly number[], readonly number[]];
  /** How often somebody has laid or gone on. */
  readonly moves?: number;
  /** Where units stand already, by label, in column towards the enemy. */
  readonly stand?: Readonly<Record<string, string>>;
}

/**
 * A field of sixteen hexes by eight, in squares of four by two: Blue comes from the west, White from the east. What is
 * drawn as `w` is water, which nobody enters.
 */
export function evePack({
  chiefs = corpsIds,
  without = '',
  first = 0,
  battle,
  ...drawing
}: EveOf = {}): EmpereurContent {
  const { units = eveUnits } = drawing;
  const placed = units.flatMap(({ id, steps }, unit) =>
    without.includes(id) ? [] : [{ unit, hex: unit, form: 1, facing: 0, rank: 0, steps }],
  );
  const pack = champ({
    ...(drawing.ground === undefined ? { columns: COLUMNS, rows: 8 } : {}),
    lines: [['0105'], ['1605']],
    leaders: eveLeaders,
    ...drawing,
    units,
    scenario: {
      first,
      units: placed,
      leaders: chiefs.map((id) => ({ leader: leader(id), hex: 0 })),
      ...battle,
    },
  });
  const sheets = corpsIds.map((id, at) => ({ id, name: { en: id, fr: id }, side: sideOfCorps(at) }));
  const terrains = pack.tables.terrains.map((one) =>
    one.id === 'fieldwork' ? { ...one, cost: [0, 0, 0] as const } : one,
  );
  return { ...pack, corps: sheets, tables: { ...pack.tables, terrains } };
}

export interface Evening extends Played {
  readonly eve: Eve;
  readonly seat: () => number;
  /** Lays a leader or lets him go on, with the cavalry that is named and no other. */
  readonly lay: (id: string, square: number, ...along: readonly string[]) => Evening;
  readonly push: (id: string, square: number, ...along: readonly string[]) => Evening;
  /** His disposition suits whoever is asked. */
  readonly suit: () => Evening;
  /** The corps of a question, by name. */
  readonly named: (verb: string) => string[];
  /** Where a corps lies. */
  readonly at: (id: string) => number | undefined;
  /** What a side knows of the evening. */
  readonly seenBy: (side: number) => Eve | undefined;
  /** One evening that a side holds possible. */
  readonly imaginedBy: (side: number, seed: string) => Eve | undefined;
  /** What it would know in that one: nothing else than it knows. */
  readonly seenInImagination: (side: number, seed: string) => Eve | undefined;
  /** The hexes of a question, by their labels. */
  readonly hexes: () => string[];
  /** All hexes of a square, by their labels. */
  readonly square: (square: number) => string[];
  /** A unit is placed: where, and how. */
  readonly place: (id: string, label: string, how: string, facing?: number) => Evening;
}

function lieDown(eve: Eve, { lie = {}, others = [[], []], moves = 0 }: EveOf): void {
  const count = (side: number, square: number) => {
    eve.seen[side * 16 + square] = (eve.seen[side * 16 + square] ?? 0) + 1;
  };
  for (const [id, square] of Object.entries(lie)) {
    eve.at[corps(id)] = square;
    if (corps(id) % 4 < 3) count(sideOfCorps(corps(id)), square);
  }
  others.forEach((squares, side) => {
    for (const square of squares) count(side, square);
  });
  eve.moves = moves;
}

export function evening(wanted: EveOf = {}): Evening {
  const pack = evePack(wanted);
  const setup = { scenario: 'champ', options: { deployment: wanted.option ?? 1 }, seats: [[0], [1]] };
  const played = position({
    pack,
    phase: 'evening',
    active: wanted.first ?? 0,
    also(s) {
      Object.assign(s, begin(pack, setup));
      if (s.eve !== undefined) lieDown(s.eve, wanted);
      for (const [id, where] of Object.entries(wanted.stand ?? {})) {
        const unit = pack.units.findIndex((one) => one.id === id);
        s.hex[unit] = hexAt(where);
        s.facing[unit] = pack.units[unit]?.side === 0 ? 0 : 6;
      }
      wanted.also?.(s);
    },
  });
  const { referee } = played;
  const { game } = referee.prepared;
  const { eve } = played.s;
  if (eve === undefined) throw new Error('there is no evening before this battle');
  const seat = () => referee.waiting()[0] ?? 0;
  const go = (verb: 'lay' | 'push', id: string, square: number, along: readonly string[]) => {
    played.act(verb, corps(id)).act('occupy', square);
    for (const one of along) played.act('escort', corps(one));
    if (played.asked() === 'alongside') played.act('done');
    return it;
  };
  const seenBy = (side: number) => viewOf(game, referee.state, side);
  const it: Evening = {
    ...played,
    eve,
    seat,
    lay: (id, square, ...along) => go('lay', id, square, along),
    push: (id, square, ...along) => go('push', id, square, along),
    suit() {
      played.act('suit');
      return it;
    },
    named: (verb) => played.offers(verb).map((one) => corpsIds[Number(one)] ?? ''),
    at: (id) => eve.at[corps(id)],
    seenBy: (side) => seenBy(side).game.eve,
    imaginedBy: (side, seed) => imagine(game, seenBy(side), side, new StateDice(fastDice(seed))).game.eve,
    seenInImagination: (side, seed) =>
      viewOf(game, imagine(game, seenBy(side), side, new StateDice(fastDice(seed))), side).game.eve,
    hexes: () => played.offers('enter').map((hex) => label(Number(hex), COLUMNS)),
    square: (square) => gridOf(pack, 0).sector.flatMap((one, hex) => (one === square ? [label(hex, COLUMNS)] : [])),
    place(id, where, how, facing) {
      played.act('arrive', played.u(id)).act('enter', hexAt(where));
      if (facing === undefined) played.act(how);
      else played.act(how, facing);
      return it;
    },
  };
  return it;
}

export const hexAt = (label: string): number => hexOf(label, COLUMNS);
