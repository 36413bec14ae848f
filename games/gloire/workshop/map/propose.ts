import { type Course, courses, type Facts, places } from './data.ts';
import { terrains } from './terrain.ts';
import { angle, crossing, crossings, distance, fromStretch, type Spot } from './geometry.ts';

/** A link of the proposal, its ends in the order of the alphabet. */
export interface Proposed {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  /** The road it belongs to, or `` for one that the script found. */
  readonly road: string;
  readonly km: number;
  readonly river: string;
  readonly great: boolean;
}

/** What makes two towns neighbours when no road of history joins them. Lengths in kilometres. */
const limits = {
  longest: 36,
  /** A third town may not lie nearly on the way: going by it must be longer by this factor. */
  detour: 1.12,
  /** Nor may the link pass another town nearer than this. */
  clear: 4.5,
  /** Two links of one town must part at least so far, in degrees. */
  part: 31,
  most: 6,
  least: 2,
  /** Most links that the script adds to a town by itself. */
  wanted: 5,
  /** How much longer a link counts that crosses a river, a great river, or the mountains of the frontier. */
  river: 1.12,
  great: 1.6,
  frontier: 1.5,
} as const;

export function linkId(a: string, b: string): string {
  return [a, b].toSorted().join('--');
}

class Net {
  readonly links = new Map<string, Proposed>();
  readonly #at = new Map<string, string[]>();
  readonly #rivers: readonly Course[];
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #scale: number;

  constructor(facts: Facts) {
    this.#spots = places(facts);
    this.#rivers = courses(facts);
    this.#scale = facts.ground.sheet.scale;
  }

  spot(town: string): Spot {
    const spot = this.#spots.get(town);
    if (!spot) throw new Error(`no town ${town}`);
    return spot;
  }

  degree(town: string): number {
    return this.#at.get(town)?.length ?? 0;
  }

  km(a: string, b: string): number {
    return distance(this.spot(a), this.spot(b)) / this.#scale;
  }

  /** The rivers met on the way, great ones first. */
  met(a: string, b: string): readonly Course[] {
    const [p, q] = [this.spot(a), this.spot(b)];
    return this.#rivers
      .filter((river) => crossings(p, q, river.line).length > 0)
      .toSorted((r, s) => Number(s.great) - Number(r.great));
  }

  /** Whether a great river is met more than once: such a link would have to follow its bank. */
  tangled(a: string, b: string): boolean {
    const [p, q] = [this.spot(a), this.spot(b)];
    return this.#rivers.some((river) => {
      const times = crossings(p, q, river.line).length;
      return river.great ? times > 1 : times > 2;
    });
  }

  crossed(a: string, b: string): readonly Proposed[] {
    const [p, q] = [this.spot(a), this.spot(b)];
    return [...this.links.values()].filter((link) => {
      if (link.a === a || link.a === b || link.b === a || link.b === b) return false;
      return crossing(p, q, this.spot(link.a), this.spot(link.b)) !== undefined;
    });
  }

  /** The narrowest angle that the link would make with those that end in its towns. */
  parting(a: string, b: string): number {
    const at = (from: string, to: string) =>
      (this.#at.get(from) ?? []).map((other) => angle(this.spot(from), this.spot(to), this.spot(other)));
    return Math.min(180, ...at(a, b), ...at(b, a));
  }

  passes(a: string, b: string): number {
    const near = [...this.#spots].filter(([id]) => id !== a && id !== b);
    return Math.min(...near.map(([, spot]) => fromStretch(spot, this.spot(a), this.spot(b)))) / this.#scale;
  }

  shortcut(a: string, b: string): number {
    const whole = this.km(a, b);
    const others = [...this.#spots.keys()].filter((id) => id !== a && id !== b);
    return Math.min(...others.map((id) => (this.km(a, id) + this.km(id, b)) / whole));
  }

  join(first: string, second: string, kind: string, road: string): void {
    const [a = first, b = second] = [first, second].toSorted();
    const id = linkId(a, b);
    const [river] = this.met(a, b);
    if (!this.links.has(id)) {
      this.#at.set(a, [...(this.#at.get(a) ?? []), b]);
      this.#at.set(b, [...(this.#at.get(b) ?? []), a]);
    }
    this.links.set(id, {
      id,
      a,
      b,
      kind,
      road,
      km: Math.round(this.km(a, b)),
      river: river?.id ?? '',
      great: river?.great ?? false,
    });
  }
}

/** A network along the roads of history, filled up with the natural neighbours that remain. */
export function propose(facts: Facts): { readonly links: readonly Proposed[]; readonly notes: readonly string[] } {
  const net = new Net(facts);
  const notes: string[] = [];
  const dropped = new Set(facts.corrections.drop.map(({ link }) => ends(link).id));
  const kinds = new Map(facts.corrections.kind.map(({ link, kind }) => [ends(link).id, kind]));
  const join = (a: string, b: string, kind: string, road: string) => {
    const id = linkId(a, b);
    for (const other of net.crossed(a, b)) notes.push(`${id} (${road}) crosses ${other.id} (${other.road})`);
    net.join(a, b, kinds.get(id) ?? kind, road);
  };
  for (const road of facts.roads) {
    road.towns.forEach((town, i) => {
      const before = road.towns[i - 1];
      if (before === undefined || net.links.has(linkId(before, town))) return;
      join(before, town, road.kind, road.id);
    });
  }
  for (const { link, kind } of facts.corrections.add) join(ends(link).a, ends(link).b, kind, 'added');

  const countries = new Map(facts.towns.map(({ id, country }) => [id, country]));
  const mountains = mountainous(facts);
  const frontier = (a: string, b: string) => (countries.get(a) === 'austria') !== (countries.get(b) === 'austria');
  const weight = (a: string, b: string) => {
    const [river] = net.met(a, b);
    const water = river === undefined ? 1 : river.great ? limits.great : limits.river;
    return net.km(a, b) * water * (frontier(a, b) ? limits.frontier : 1);
  };
  const steep = (a: string, b: string) =>
    frontier(a, b) ? mountains.has(a) || mountains.has(b) : mountains.has(a) && mountains.has(b);
  const kindOf = (a: string, b: string) => kinds.get(linkId(a, b)) ?? (steep(a, b) ? 'pass' : 'track');
  const ids = facts.towns.map(({ id }) => id);
  // Water only makes a way longer: whoever is too far as the crow flies need not be looked at.
  const farthest = limits.longest * 1.6;
  const pairs = ids
    .flatMap((a, i) =>
      ids.slice(i + 1).flatMap((b) => (net.km(a, b) < farthest ? [{ a, b, weight: weight(a, b) }] : [])),
    )
    .filter(({ a, b, weight }) => weight < farthest && !dropped.has(linkId(a, b)))
    .toSorted((p, q) => p.weight - q.weight);
  const fits = (a: string, b: string, slack: number) =>
    !net.links.has(linkId(a, b)) &&
    net.degree(a) < limits.most &&
    net.degree(b) < limits.most &&
    net.crossed(a, b).length === 0 &&
    !net.tangled(a, b) &&
    net.parting(a, b) >= limits.part / slack &&
    net.passes(a, b) >= limits.clear / slack;
  for (const { a, b, weight } of pairs) {
    if (weight > limits.longest || net.degree(a) >= limits.wanted || net.degree(b) >= limits.wanted) continue;
    if (fits(a, b, 1) && net.shortcut(a, b) >= limits.detour) net.join(a, b, kindOf(a, b), '');
  }
  // Whoever is still alone takes the best that is left, by rules a little looser each time.
  for (const slack of [1, 1.3, 1.7]) {
    for (const { a, b } of pairs) {
      if (net.degree(a) >= limits.least && net.degree(b) >= limits.least) continue;
      if (fits(a, b, slack)) net.join(a, b, kindOf(a, b), '');
    }
  }
  return { links: [...net.links.values()].toSorted((p, q) => (p.id < q.id ? -1 : 1)), notes };
}

export function ends(link: string): { readonly a: string; readonly b: string; readonly id: string } {
  const [a = '', b = ''] = link.split('--');
  return { a, b, id: linkId(a, b) };
}

function mountainous(facts: Facts): ReadonlySet<string> {
  return new Set([...terrains(facts)].filter(([, terrain]) => terrain === 'mountains').map(([id]) => id));
}
