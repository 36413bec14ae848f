import { readFileSync } from 'node:fs';
import { project, projectLine, type Sheet, type Spot } from './geometry.ts';

/** A text in both languages, or one that serves for both. */
export type Said = string | { readonly en: string; readonly fr: string };

export interface TownFact {
  readonly id: string;
  readonly printed: string;
  readonly square: string;
  readonly name: Said;
  /** Latitude and longitude. */
  readonly geo: readonly [number, number];
  readonly country: string;
  /** Where its place comes from: `status:source`, and the line that says so. */
  readonly from: string;
  readonly source: string;
}

export interface RoadFact {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly source: string;
  readonly towns: readonly string[];
}

interface LineFact {
  readonly id: string;
  readonly name: Said;
  /** "lon,lat lon,lat ..." from source to mouth. */
  readonly line: string;
}

export interface RiverFact extends LineFact {
  readonly great: boolean;
  readonly width: number;
}

export interface RangeFact {
  readonly id: string;
  readonly name: Said;
  readonly kind: string;
  readonly area: string;
}

export interface EdgeFact {
  readonly town: string;
  readonly side: string;
  readonly name: Said;
  readonly kind: string;
}

interface Divided {
  readonly names: readonly string[];
  readonly at: readonly number[];
}

export interface Ground {
  readonly sheet: Sheet & { readonly columns: Divided; readonly rows: Divided };
  readonly ranges: readonly RangeFact[];
  readonly border: LineFact;
  readonly edges: readonly EdgeFact[];
  readonly regions: readonly { readonly id: string; readonly name: Said; readonly at: readonly [number, number] }[];
}

/** What a person changed in the proposal, each with its reason. */
export interface Corrections {
  readonly add: readonly { readonly link: string; readonly kind: string; readonly why: string }[];
  readonly drop: readonly { readonly link: string; readonly why: string }[];
  readonly kind: readonly { readonly link: string; readonly kind: string; readonly why: string }[];
  /** The links that have a bridge over a great river. */
  readonly bridges: readonly { readonly link: string; readonly source: string }[];
  readonly terrain: readonly { readonly town: string; readonly terrain: string; readonly why: string }[];
  readonly fortresses: readonly {
    readonly town: string;
    readonly named: number;
    readonly detachments: number;
    readonly siegeDie: number;
    readonly from: string;
  }[];
}

export interface Facts {
  readonly towns: readonly TownFact[];
  readonly roads: readonly RoadFact[];
  readonly rivers: readonly RiverFact[];
  readonly ground: Ground;
  readonly corrections: Corrections;
}

function load(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

export function loadFacts(): Facts {
  return {
    towns: load('towns.json') as Facts['towns'],
    roads: load('roads.json') as Facts['roads'],
    rivers: load('rivers.json') as Facts['rivers'],
    ground: load('ground.json') as Ground,
    corrections: load('corrections.json') as Corrections,
  };
}

export interface Course {
  readonly id: string;
  readonly great: boolean;
  readonly line: readonly Spot[];
}

export function courses(facts: Facts): readonly Course[] {
  return facts.rivers.map(({ id, great, line }) => ({ id, great, line: drawn(facts, line) }));
}

/** A line as it is written into the pack: whole units, kept on the sheet. */
export function drawn(facts: Facts, line: string): readonly Spot[] {
  const { sheet } = facts.ground;
  const size = project(sheet, sheet.east, sheet.south);
  return projectLine(sheet, line).map(({ x, y }) =>
    round({ x: Math.max(0, Math.min(size.x, x)), y: Math.max(0, Math.min(size.y, y)) }),
  );
}

/** Boxes are set apart by as little as play needs, so that two counters can lie side by side. */
const APART_KM = 7.6;

export function places(facts: Facts): ReadonlyMap<string, Spot> {
  const { sheet } = facts.ground;
  const spots = facts.towns.map((town) => ({ ...project(sheet, town.geo[1], town.geo[0]) }));
  const apart = APART_KM * sheet.scale;
  for (let round = 0; round < 60; round++) {
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        const gap = Math.hypot(a.x - b.x, a.y - b.y);
        if (gap >= apart) continue;
        const push = (apart - gap) / 2 / gap;
        const [dx, dy] = [(a.x - b.x) * push, (a.y - b.y) * push];
        a.x += dx;
        a.y += dy;
        b.x -= dx;
        b.y -= dy;
      }
    }
  }
  return new Map(facts.towns.map((town, i) => [town.id, round(spots[i] ?? { x: 0, y: 0 })]));
}

export function round(spot: Spot): Spot {
  return { x: Math.round(spot.x), y: Math.round(spot.y) };
}
