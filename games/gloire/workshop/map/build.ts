import { courses, drawn, type Facts, places, round, type Said } from './data.ts';
import { crossings, project, type Spot } from './geometry.ts';
import { type Proposed, propose } from './propose.ts';
import { terrains } from './terrain.ts';

/** An edge link ends this far beyond its town, or at the side of the sheet. */
const EDGE_STUB = 60;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The section `map` of the pack, as the reader of the game takes it. */
export function buildMap(facts: Facts): { readonly [key: string]: Json } {
  const { sheet, ranges, border, regions } = facts.ground;
  const size = round(project(sheet, sheet.east, sheet.south));
  return {
    size: [size.x, size.y],
    scale: sheet.scale,
    from: { '*': 'reconstructed:bivouac' },
    grid: {
      columns: sheet.columns.names,
      rows: sheet.rows.names,
      x: [0, ...sheet.columns.at.map((lon) => round(project(sheet, lon, sheet.north)).x), size.x],
      y: [0, ...sheet.rows.at.map((lat) => round(project(sheet, sheet.west, lat)).y), size.y],
    },
    towns: {
      from: {
        id: 'derived:bivouac',
        printed: 'printed:rulebook',
        square: 'printed:rulebook',
        name: 'derived:gk',
        at: 'derived:bivouac',
        country: 'derived:gk',
        terrain: 'reconstructed:bivouac',
      },
      list: buildTowns(facts),
    },
    links: { from: { '*': 'reconstructed:bivouac' }, list: buildLinks(facts) },
    edges: { from: { '*': 'reconstructed:bivouac' }, list: buildEdges(facts, size) },
    rivers: {
      from: { '*': 'reconstructed:bivouac', great: 'derived:rulebook' },
      list: facts.rivers.map(({ id, name, great, width, line }) => ({
        id,
        name,
        great,
        width,
        line: written(drawn(facts, line)),
      })),
    },
    borders: {
      from: { '*': 'reconstructed:bivouac' },
      list: [
        {
          id: border.id,
          name: border.name,
          line: written(drawn(facts, border.line)),
        },
      ],
    },
    ranges: {
      from: { '*': 'reconstructed:bivouac' },
      list: ranges.map(({ id, name, kind, area }) => ({
        id,
        name,
        kind,
        area: written(drawn(facts, area)),
      })),
    },
    regions: {
      from: { '*': 'reconstructed:bivouac' },
      list: regions.map(({ id, name, at }) => {
        const { x, y } = round(project(sheet, at[1], at[0]));
        return { id, name, at: [x, y] };
      }),
    },
  };
}

function buildTowns(facts: Facts): readonly Json[] {
  const spots = places(facts);
  const ground = terrains(facts);
  const forts = new Map(facts.corrections.fortresses.map((fort) => [fort.town, fort]));
  return facts.towns.map((town) => {
    const at = spots.get(town.id) ?? { x: 0, y: 0 };
    const fort = forts.get(town.id);
    return {
      id: town.id,
      printed: town.printed,
      square: town.square,
      name: town.name,
      geo: town.geo,
      at: [at.x, at.y],
      country: town.country,
      terrain: ground.get(town.id) ?? 'plain',
      ...(fort && {
        fortress: { named: fort.named, detachments: fort.detachments, siegeDie: fort.siegeDie },
      }),
      source: town.source,
      from: { geo: town.from, ...(fort && { fortress: fort.from }) },
    };
  });
}

function buildLinks(facts: Facts): readonly Json[] {
  const bridges = new Map(facts.corrections.bridges.map(({ link, source }) => [link, source]));
  const roads = new Map(facts.roads.map(({ id, source }) => [id, source]));
  const austria = new Set(facts.towns.filter(({ country }) => country === 'austria').map(({ id }) => id));
  return propose(facts).links.map((link: Proposed) => {
    const road = roads.get(link.road);
    const bridge = bridges.get(link.id);
    const from = {
      ...(road !== undefined && { kind: origin(road) }),
      ...(bridge !== undefined && { crossing: origin(bridge) }),
    };
    return {
      id: link.id,
      kind: link.kind,
      ...(link.river !== '' && {
        crossing: !link.great ? 'ford' : bridge === undefined ? 'boats' : 'bridge',
        river: link.river,
      }),
      ...(austria.has(link.a) !== austria.has(link.b) && { frontier: true }),
      km: link.km,
      ...(Object.keys(from).length > 0 && { from }),
    };
  });
}

/** What was only recalled is not called derived. */
function origin(source: string): string {
  return `${source === 'gk' ? 'reconstructed' : 'derived'}:${source}`;
}

function buildEdges(facts: Facts, size: Spot): readonly Json[] {
  const spots = places(facts);
  return facts.ground.edges.map(({ town, side, name, kind }) => {
    const { x, y } = spots.get(town) ?? { x: 0, y: 0 };
    const reach = { x: Math.min(size.x, x + EDGE_STUB), y: Math.min(size.y, y + EDGE_STUB) };
    const at =
      side === 'north'
        ? [x, Math.max(0, y - EDGE_STUB)]
        : side === 'south'
          ? [x, reach.y]
          : side === 'east'
            ? [reach.x, y]
            : [Math.max(0, x - EDGE_STUB), y];
    return { id: edgeId(town, name), town, side, name, kind, at };
  });
}

function edgeId(town: string, name: Said): string {
  const to = typeof name === 'string' ? name : name.en;
  return `${town}-${to}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function written(line: readonly Spot[]): string {
  return line.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** Links drawn along the bank of a great river that the drawn line cuts all the same, for whoever corrects the data. */
export function wrongBanks(facts: Facts): readonly string[] {
  const spots = places(facts);
  return propose(facts).links.flatMap(({ id, a, b }) => {
    const [p, q] = [spots.get(a), spots.get(b)];
    if (!p || !q) return [];
    return courses(facts)
      .map((river) => ({ river, times: crossings(p, q, river.line).length }))
      .filter(({ times }) => times > 1)
      .map(({ river, times }) => `${id} meets the ${river.id} ${times} times`);
  });
}
