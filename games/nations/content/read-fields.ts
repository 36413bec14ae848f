import {
  type Faults,
  list,
  noteOrigins,
  object,
  oneOf,
  type OriginBook,
  places,
  quote,
  type Raw,
  report,
  spot,
  text,
} from '@bivouac/kernel/packs';
import { crossesItself, disc, distance, isAtEdge, isInside, shareBorder } from './geometry.ts';
import { districts, type Field, type Point, terrains } from './types.ts';

const FIELDS = 47;
const needed = ['id', 'name', 'terrain', 'district', 'at', 'neighbours'];
const allowed = ['area', 'edge', 'geo', 'illustrated', 'from'];
const sourced = ['name', 'terrain', 'district', 'at', 'neighbours', 'area', 'edge', 'geo', 'illustrated'];

interface Draft extends Field {
  readonly entry: string;
  readonly named: readonly unknown[];
}

/** The fields, with their neighbours as indices. */
export function readFields(faults: Faults, book: OriginBook, value: unknown, size: Point): readonly Field[] {
  const section = object(faults, 'fields', value, ['list'], ['from']);
  const scope = { faults, book, section: 'fields', from: section['from'] };
  const drafts = list(faults, 'fields', section, 'list').map((item, i): Draft => {
    const entry = nameOf('fields', i, item);
    const raw = object(faults, entry, item, needed, allowed);
    const id = text(faults, entry, raw, 'id');
    noteOrigins(scope, entry, id, raw, sourced);
    checkGeo(faults, entry, raw);
    const { x, y } = spot(faults, entry, raw, 'at', size);
    const polygon = places(faults, entry, raw, 'area', size, 3);
    return {
      entry,
      named: list(faults, entry, raw, 'neighbours'),
      id,
      name: text(faults, entry, raw, 'name'),
      terrain: oneOf(faults, entry, raw, 'terrain', terrains),
      district: raw['district'] === null ? -1 : oneOf(faults, entry, raw, 'district', districts),
      neighbours: [],
      edge: raw['area'] === undefined ? flag(faults, entry, raw, 'edge') : isAtEdge(polygon, size),
      x,
      y,
      polygon,
      illustrated: flag(faults, entry, raw, 'illustrated'),
    };
  });
  if (drafts.length !== FIELDS) {
    report(faults, 'fields', `lists ${drafts.length} fields`, `list ${FIELDS}`, 'NAT 1#1');
  }
  checkTwins(faults, drafts);
  const joined = join(faults, drafts);
  checkAreas(faults, drafts, joined);
  checkConnected(faults, drafts, joined);
  return drafts.map((draft, i) => compile(draft, joined[i] ?? [], drafts));
}

/** How an entry is called in faults: `fields[3] "Breitenfeld"`. */
export function nameOf(section: string, i: number, item: unknown): string {
  const raw = typeof item === 'object' && item !== null ? (item as Raw) : {};
  const given = raw['name'] ?? raw['village'] ?? raw['id'];
  const name = typeof given === 'object' && given !== null ? (given as Raw)['en'] : given;
  return typeof name === 'string' ? `${section}[${i}] "${name}"` : `${section}[${i}]`;
}

function flag(faults: Faults, entry: string, raw: Raw, key: string): boolean {
  const value = raw[key];
  if (value !== undefined && typeof value !== 'boolean') {
    report(faults, entry, `"${key}" is ${quote(value)}`, 'write true or false');
  }
  return value === true;
}

function checkGeo(faults: Faults, entry: string, raw: Raw): void {
  if (raw['geo'] === undefined) return;
  const geo = object(faults, `${entry} geo`, raw['geo'], ['lat', 'lon', 'place']);
  text(faults, `${entry} geo`, geo, 'place');
  for (const [key, limit] of [['lat', 90] as const, ['lon', 180] as const]) {
    const value = geo[key];
    if (value === undefined || (typeof value === 'number' && Math.abs(value) <= limit)) continue;
    report(faults, `${entry} geo`, `"${key}" is ${quote(value)}`, `write degrees from -${limit} to ${limit}`);
  }
}

function checkTwins(faults: Faults, drafts: readonly Draft[]): void {
  for (const key of ['id', 'name'] as const) {
    drafts.forEach((draft, i) => {
      const first = drafts.findIndex((other) => other[key] === draft[key]);
      if (first === i || draft[key] === '') return;
      report(faults, draft.entry, `has the same ${key} as fields[${first}]`, 'give every field its own', 'NAT 1#3');
    });
  }
}

/** The neighbours by index; names that lead nowhere or only one way are reported. */
function join(faults: Faults, drafts: readonly Draft[]): readonly (readonly number[])[] {
  const indexOf = new Map(drafts.map((draft, i) => [draft.id, i]));
  const joined = drafts.map(({ entry, named, id }) => {
    const found: number[] = [];
    for (const name of named) {
      const index = typeof name === 'string' ? indexOf.get(name) : undefined;
      if (index === undefined) report(faults, entry, `names a neighbour ${quote(name)}`, 'write the id of a field');
      else if (name === id) report(faults, entry, 'is its own neighbour', `remove ${quote(name)}`);
      else if (found.includes(index)) report(faults, entry, `names ${quote(name)} twice`, 'name it once');
      else found.push(index);
    }
    return found;
  });
  joined.forEach((found, i) => {
    for (const other of found) {
      if (joined[other]?.includes(i)) continue;
      const [one, two] = [drafts[i], drafts[other]];
      if (!one || !two) continue;
      const remedy = `add "${one.id}" to the neighbours of "${two.id}", or remove "${two.id}" here`;
      report(faults, one.entry, `has the neighbour "${two.id}", which does not have it`, remedy, 'NAT 1#4');
    }
  });
  return joined;
}

/** Outlines are given for all fields or for none; where they are given, they and the neighbours must agree. */
function checkAreas(faults: Faults, drafts: readonly Draft[], joined: readonly (readonly number[])[]): void {
  if (drafts.every((draft) => draft.polygon.length === 0)) return;
  drafts.forEach((one, i) => {
    if (one.polygon.length === 0) {
      report(faults, one.entry, 'has no "area" while others have', 'give it one, or remove it from all fields');
      return;
    }
    if (crossesItself(one.polygon)) report(faults, one.entry, 'has an "area" that crosses itself', 'mend its order');
    if (!isInside(one, one.polygon)) report(faults, one.entry, 'has its "at" outside its "area"', 'move it inside');
    drafts.forEach((two, j) => {
      if (j <= i || two.polygon.length === 0) return;
      const named = joined[i]?.includes(j) === true && joined[j]?.includes(i) === true;
      const drawn = shareBorder(one.polygon, two.polygon);
      if (named && !drawn) {
        const remedy = 'draw a common border, or remove each from the neighbours of the other';
        report(faults, one.entry, `has the neighbour "${two.id}" without a common border`, remedy, 'NAT 1#4');
      }
      if (drawn && !joined[i]?.includes(j) && !joined[j]?.includes(i)) {
        const remedy = 'make them neighbours, or draw them apart';
        report(faults, one.entry, `borders on "${two.id}", which is not its neighbour`, remedy, 'NAT 1#4');
      }
    });
  });
}

function checkConnected(faults: Faults, drafts: readonly Draft[], joined: readonly (readonly number[])[]): void {
  const reached = new Set([0]);
  for (const field of reached) for (const next of joined[field] ?? []) reached.add(next);
  drafts.forEach((draft, i) => {
    if (!reached.has(i)) report(faults, draft.entry, 'cannot be reached from the first field', 'give it neighbours');
  });
}

function compile(draft: Draft, neighbours: readonly number[], drafts: readonly Draft[]): Field {
  const { entry: _entry, named: _named, ...field } = draft;
  if (field.polygon.length > 0) return { ...field, neighbours };
  const nearest = Math.min(...drafts.filter((other) => other !== draft).map((other) => distance(other, draft)));
  return { ...field, neighbours, polygon: disc(field, nearest * 0.45) };
}
