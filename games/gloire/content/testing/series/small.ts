import type {
  Army,
  Arrival,
  Campaign,
  Fortress,
  GloireContent,
  Leader,
  Link,
  Nation,
  Scenario,
  Side,
  Town,
  Turn,
  Unit,
  UnitType,
} from '../../types.ts';
import { seriesReplacements, strom } from '../strom/index.ts';

/** A town: its id, whether its ground is defensive, and how much room its walls have. */
export interface SmallTown {
  readonly id: string;
  readonly hills?: true;
  readonly walls?: readonly [named: number, detachments: number];
}

/** An army of one year: its score sheet, its sources, its commander in chief with his values. */
export interface SmallArmy {
  readonly id: string;
  readonly side: Side;
  readonly sheet: number;
  readonly supply: readonly string[];
  readonly chief: string;
}

export interface SmallUnit {
  readonly id: string;
  readonly label: string;
  readonly army: string | null;
  readonly side: Side;
  readonly nation: number;
  readonly type?: UnitType;
  readonly maximum?: number;
  readonly cohesion?: number;
  readonly detachment?: true;
}

/** A leader besides the commanders in chief. */
export interface SmallLeader {
  readonly id: string;
  readonly army: string;
  readonly rank: number;
  readonly command: number;
}

export interface SmallScenario {
  readonly id: string;
  readonly sheet: number;
  readonly more?: (find: Find) => Partial<Scenario>;
}

/** A campaign of the series in small: what the book says of it, on a made-up map. */
export interface Small {
  readonly id: string;
  readonly name: string;
  readonly daysPerTurn: number;
  readonly km: number;
  readonly towns: readonly SmallTown[];
  readonly links: readonly (readonly [string, string])[];
  /** Towns with an edge of the map, by the number of the entry. */
  readonly edges: readonly string[];
  readonly nations: readonly (readonly [id: string, side: Side])[];
  readonly flags: readonly [number, number];
  readonly sheets: readonly string[];
  readonly armies: readonly SmallArmy[];
  readonly leaders: readonly SmallLeader[];
  readonly units: readonly SmallUnit[];
  readonly siege: Campaign['siege'];
  readonly turns: readonly (readonly [name: string, from: string])[];
  readonly scenarios: readonly SmallScenario[];
}

export interface Find {
  readonly town: (id: string) => number;
  readonly unit: (id: string) => number;
  readonly leader: (id: string) => number;
  readonly army: (id: string) => number;
}

const words = (name: string) => ({ en: name, fr: name });

function finder(small: Small): Find {
  const found = (list: readonly { readonly id: string }[]) => (id: string) => {
    const at = list.findIndex((one) => one.id === id);
    if (at < 0) throw new Error(`there is no "${id}" in the campaign of ${small.name}`);
    return at;
  };
  return {
    town: found(small.towns),
    unit: found(small.units),
    leader: found([...small.armies.map(({ chief }) => ({ id: chief })), ...small.leaders]),
    army: found(small.armies),
  };
}

function mapOf(small: Small, find: Find): GloireContent['map'] {
  const links: Link[] = small.links.map(([a, b]) => ({
    id: `${a}-${b}`,
    a: find.town(a),
    b: find.town(b),
    kind: 'road',
    crossing: 'none',
    river: -1,
    frontier: false,
    km: small.km,
  }));
  const towns = small.towns.map(({ id, hills, walls }, town): Town => {
    const joined = links.flatMap((link, i) => (link.a === town || link.b === town ? [i] : []));
    const fortress: Fortress | null =
      walls === undefined ? null : { named: walls[0], detachments: walls[1], siegeDie: 0 };
    return {
      id,
      name: words(id),
      printed: id,
      square: 'A1',
      x: town,
      y: town,
      lat: 48,
      lon: 12,
      country: 'austria',
      terrain: hills === true ? 'hills' : 'plain',
      defensive: hills === true,
      fortress,
      links: joined,
      neighbours: joined.map((i) => (links[i]?.a === town ? (links[i]?.b ?? 0) : (links[i]?.a ?? 0))),
      edges: small.edges.flatMap((edge, i) => (edge === id ? [i] : [])),
    };
  });
  const edges = small.edges.map((id, i) => ({
    id: `entry-${i + 1}`,
    town: find.town(id),
    side: 'east' as const,
    name: words(`${i + 1}`),
    kind: 'road' as const,
    x: 0,
    y: 0,
  }));
  return { ...strom.map, towns, links, edges, rivers: [] };
}

function leadersOf(small: Small, find: Find): Leader[] {
  const line = (id: string, army: string, rank: number, command: number): Leader => {
    const { side, sheet } = small.armies[find.army(army)] as SmallArmy;
    const own = { army: find.army(army), rank, command, tactical: 1 };
    return { id, name: words(id), label: id, side, sheets: small.sheets.map((_, i) => (i === sheet ? own : null)) };
  };
  const chiefs = small.armies.map(({ id, chief }) => line(chief, id, 3, 3));
  return [...chiefs, ...small.leaders.map(({ id, army, rank, command }) => line(id, army, rank, command))];
}

function unitsOf(small: Small, find: Find): Unit[] {
  return small.units.map(
    ({ id, label, army, side, nation, type = 'infantry', maximum = 6, cohesion = 3, detachment }) => {
      const own = {
        army: army === null ? -1 : find.army(army),
        maximum,
        artillery: 0,
        cohesion,
        cavalry: type === 'cavalry' ? 1 : 0,
      };
      const sheet = army === null ? -1 : (small.armies[find.army(army)]?.sheet ?? 0);
      return {
        id,
        name: words(label),
        label,
        side,
        nations: [nation],
        type,
        detachment: detachment === true,
        guard: false,
        sheets: small.sheets.map((_, i) => (sheet < 0 || i === sheet ? own : null)),
      };
    },
  );
}

const nothing = {
  napoleonCounts: 'when present',
  frontier: 'open',
  armistice: null,
  deck: [],
  forces: [],
  leaders: [],
  commanders: [],
  control: [],
  brokenBridges: [],
  boats: [],
  boatMarkers: [0, 0],
  sieges: [],
  decoys: [
    { infantry: 1, cavalry: 0 },
    { infantry: 1, cavalry: 0 },
  ],
  detachments: [[], []],
  changes: [],
  places: [],
  options: [],
} as const satisfies Partial<Scenario>;

const none: readonly Arrival[] = [];

/** The pack of a small campaign, with the tables of the Strom and the replacements of the series. */
export function smallPack(small: Small): { readonly pack: GloireContent; readonly find: Find } {
  const find = finder(small);
  const nations = small.nations.map(([id, side]): Nation => ({ id, name: words(id), side }));
  const calendar = small.turns.map(
    ([name, from], i): Turn => ({
      id: `turn-${i + 1}`,
      number: i + 1,
      name: words(name),
      from,
      to: from,
      weather: 0,
      history: words(''),
    }),
  );
  const armies = small.armies.map(
    ({ id, side, sheet, supply }, i): Army => ({
      id,
      name: words(id),
      short: words(id),
      side,
      sheets: [sheet],
      commander: i,
      supply: supply.map(find.town),
    }),
  );
  const campaign: Campaign = {
    ...strom.campaign,
    nations,
    sheets: small.sheets.map(words),
    daysPerTurn: small.daysPerTurn,
    napoleon: -1,
    siege: small.siege,
    replacements: seriesReplacements,
    detachmentArmies: nations.map(() => []),
    flags: small.flags,
  };
  const scenarios = small.scenarios.map(
    ({ id, sheet, more }, i): Scenario => ({
      ...nothing,
      id,
      number: i + 1,
      name: words(id),
      summary: words(id),
      firstTurn: 0,
      lastTurn: calendar.length - 1,
      sheet,
      arrivals: none,
      ...more?.(find),
    }),
  );
  const pack: GloireContent = {
    ...strom,
    id: small.id,
    name: words(small.name),
    campaign,
    calendar,
    map: mapOf(small, find),
    armies,
    units: unitsOf(small, find),
    leaders: leadersOf(small, find),
    scenarios,
  };
  return { pack, find };
}
