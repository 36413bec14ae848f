import { describe, expect, test } from 'vitest';
import { germany1813, type Link } from '../content/index.ts';
import { cross, distance, timesAcross } from '../content/geometry.ts';

const { map, tables } = germany1813;
const { towns, links, rivers } = map;

function town(id: string): number {
  const index = towns.findIndex((one) => one.id === id);
  if (index < 0) throw new Error(`no town ${id}`);
  return index;
}

function link(id: string): Link {
  const found = links.find((one) => one.id === id);
  if (!found) throw new Error(`no link ${id}`);
  return found;
}

/** Movement points of infantry from a town to every other, in dry weather, over links that `open` lets pass. */
function marches(from: string, open: (link: Link) => boolean): readonly number[] {
  const cost = towns.map(() => Number.POSITIVE_INFINITY);
  const queue = [town(from)];
  cost[town(from)] = 0;
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const [i, at] of (towns[here]?.links ?? []).entries()) {
      const [way, next] = [links[at], towns[here]?.neighbours[i]];
      if (!way || next === undefined || !open(way)) continue;
      const there = (cost[here] ?? 0) + tables.terrain.links[way.kind].infantry;
      if (there >= (cost[next] ?? 0)) continue;
      cost[next] = there;
      queue.push(next);
    }
  }
  return cost;
}

const dryShod = (way: Link) => way.crossing !== 'boats';
const isReached = (costs: readonly number[], id: string) => Number.isFinite(costs[town(id)] ?? Number.NaN);

describe('the network', () => {
  test('is one: whoever has time comes everywhere without a bridge of boats', () => {
    const costs = marches('leipzig', dryShod);
    expect(towns.filter((_, i) => !Number.isFinite(costs[i])).map(({ id }) => id)).toEqual([]);
  });

  test('is one outside Austria too, while its frontier is closed', () => {
    const costs = marches('leipzig', (way) => dryShod(way) && !way.frontier);
    const cut = towns.filter((one, i) => !Number.isFinite(costs[i]) && one.country !== 'austria');
    expect(cut.map(({ id }) => id)).toEqual([]);
    expect(isReached(costs, 'prague')).toBe(false);
  });

  test('gives every town two to six links', () => {
    const odd = towns.filter((one) => one.links.length < 2 || one.links.length > 6);
    expect(odd.map((one) => `${one.id} ${one.links.length}`)).toEqual([]);
  });

  test('is plane: no link is drawn across another', () => {
    const wrong: string[] = [];
    links.forEach((one, i) => {
      for (const other of links.slice(i + 1)) {
        const [a, b, c, d] = [towns[one.a], towns[one.b], towns[other.a], towns[other.b]];
        if (!a || !b || !c || !d || new Set([a, b, c, d]).size < 4) continue;
        if (cross(a, b, c, d)) wrong.push(`${one.id} and ${other.id}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('leaves room for a counter at every town, and passes no town by without stopping', () => {
    const close = towns.flatMap((a, i) =>
      towns.slice(i + 1).flatMap((b) => (distance(a, b) < 28 ? [`${a.id} and ${b.id}`] : [])),
    );
    expect(close).toEqual([]);
  });

  test('lies where the towns lie: kilometres of links are those between the places', () => {
    const wrong = links.filter((one) => {
      const [a, b] = [towns[one.a], towns[one.b]];
      if (!a || !b) return true;
      const km = Math.hypot((a.lat - b.lat) * 111.2, (a.lon - b.lon) * 111.2 * Math.cos((51.3 * Math.PI) / 180));
      return Math.abs(km - one.km) > 5;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('water', () => {
  test('is never crossed by nothing: fords over rivers, bridges or boats over the Elbe and the Oder', () => {
    const wrong = links.filter((one) => {
      const [a, b] = [towns[one.a], towns[one.b]];
      if (!a || !b) return true;
      const met = rivers.filter((river) => timesAcross(a, b, river.line) > 0);
      if (met.length === 0) return one.crossing !== 'none';
      const isGreat = met.some((river) => river.great);
      return isGreat ? one.crossing !== 'bridge' && one.crossing !== 'boats' : one.crossing !== 'ford';
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(rivers.filter((river) => river.great).map(({ id }) => id)).toEqual(['elbe', 'oder']);
  });

  test('has no link that meets one river twice: such a one would run along the bank', () => {
    const wrong = links.flatMap((one) => {
      const [a, b] = [towns[one.a], towns[one.b]];
      return rivers.flatMap((river) => (a && b && timesAcross(a, b, river.line) > 1 ? [`${one.id} ${river.id}`] : []));
    });
    expect(wrong).toEqual([]);
  });

  test('bars the way: without bridges nobody comes from Leipzig to Berlin or Bautzen, nor from Berlin to Posen', () => {
    const onFoot = (way: Link) => way.crossing !== 'bridge' && dryShod(way) && !way.frontier;
    const reached = (from: string, ids: string) => {
      const costs = marches(from, onFoot);
      return ids.split(' ').filter((id) => isReached(costs, id));
    };
    expect(reached('leipzig', 'dresden torgau magdeburg meissen')).toHaveLength(4);
    expect(reached('leipzig', 'berlin bautzen wittenberg breslau')).toEqual([]);
    expect(reached('berlin', 'frankfurt-oder breslau glogau bautzen')).toHaveLength(4);
    expect(reached('berlin', 'kuestrin meseritz lissa-poland zuellichau')).toEqual([]);
  });

  test('for 5.3: lies between Annaberg and Jessen in C3, which no bridge joins', () => {
    const [annaberg, jessen] = [towns[town('annaburg')], towns[town('jessen')]];
    expect([annaberg?.printed, annaberg?.square, jessen?.printed, jessen?.square]).toEqual([
      'Annaberg',
      'C3',
      'Jessen',
      'C3',
    ]);
    const between = link('annaburg--jessen');
    expect(between.crossing).toBe('boats');
    expect(rivers[between.river]?.id).toBe('elbe');
  });

  test('has its bridges where history had them', () => {
    const bridged = links.filter((one) => one.crossing === 'bridge').flatMap((one) => [one.a, one.b]);
    const which = (ids: string) => ids.split(' ').filter((id) => bridged.includes(town(id)));
    const known =
      'dresden meissen torgau wittenberg magdeburg kuestrin frankfurt-oder glogau crossen breslau theresienstadt';
    expect(which(known)).toHaveLength(11);
    expect(which('strehla muehlberg koenigstein auras')).toEqual([]);
  });
});

/** Which bank a town stands on, seen down the river. */
const banks: Readonly<Record<string, { readonly left: string; readonly right: string }>> = {
  elbe: {
    left: 'theresienstadt aussig koenigstein dresden meissen strehla torgau dessau magdeburg stendal leipzig prague',
    right: 'melnik neustadt-saxony bautzen grossenhain muehlberg wittenberg coswig rosslau zerbst burg berlin',
  },
  oder: {
    left: 'breslau liegnitz glogau gruenberg crossen frankfurt-oder koeben berlin',
    right: 'auras trebnitz zuellichau guentersberg reppen kuestrin kontop fraustadt',
  },
  saale: { left: 'jena saalfeld merseburg calbe weimar', right: 'naumburg weissenfels halle gera leipzig' },
  mulde: { left: 'grimma bitterfeld dessau leipzig', right: 'wurzen eilenburg torgau' },
  elster: { left: 'luetzen plauen', right: 'gera zeitz pegau leipzig altenburg' },
  spree: { left: 'cottbus luebben beeskow', right: 'bautzen fuerstenwalde peitz' },
  neisse: { left: 'zittau goerlitz muskau forst', right: 'guben priebus lauban sorau' },
  bober: { left: 'loewenberg hirschberg-silesia lauban', right: 'bunzlau sprottau goldberg' },
  katzbach: { left: 'liegnitz haynau', right: 'jauer striegau' },
  havel: { left: 'genthin sandau-elbe', right: 'potsdam spandau rathenow nauen' },
};

test.each(Object.entries(banks))('the %s runs between its towns', (id, { left, right }) => {
  const river = rivers.find((one) => one.id === id);
  const sideOf = (name: string) => {
    const place = towns[town(name)];
    let nearest = { gap: Number.POSITIVE_INFINITY, turn: 0 };
    (river?.line ?? []).forEach((end, i) => {
      const start = river?.line[i - 1];
      if (!start || !place) return;
      const [dx, dy] = [end.x - start.x, end.y - start.y];
      const along = ((place.x - start.x) * dx + (place.y - start.y) * dy) / (dx * dx + dy * dy);
      const t = Math.max(0, Math.min(1, along));
      const gap = distance(place, { x: start.x + t * dx, y: start.y + t * dy });
      if (gap < nearest.gap) nearest = { gap, turn: dx * (place.y - start.y) - dy * (place.x - start.x) };
    });
    return nearest.turn > 0 ? 'right' : 'left';
  };
  expect(left.split(' ').filter((name) => sideOf(name) !== 'left')).toEqual([]);
  expect(right.split(' ').filter((name) => sideOf(name) !== 'right')).toEqual([]);
});

test('the frontier of Austria is where the drawn line is, and only there', () => {
  const line = map.borders.find(({ id }) => id === 'austria')?.line ?? [];
  const wrong = links.filter((one) => {
    const [a, b] = [towns[one.a], towns[one.b]];
    if (!a || !b) return true;
    const apart = (a.country === 'austria') !== (b.country === 'austria');
    return one.frontier !== apart || (timesAcross(a, b, line) % 2 === 1) !== apart;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** 20 to 25 km a day: a movement point is a day's march. */
const KM_A_DAY = 22.5;
const within = (days: number, km: number): boolean => Math.abs(days / (km / KM_A_DAY) - 1) <= 0.2;

/**
 * Post roads of the time, in miles of 7.53 km: the travel routes through Germany 18 and 19, from Berlin to Breslau by
 * Grünberg and by Sagan, as the wiki "Von Bastille bis Waterloo" has copied them.
 */
const MILE = 7.53;
const postRoads: readonly (readonly [string, string, number])[] = [
  ['berlin', 'frankfurt-oder', 11.5],
  ['berlin', 'gruenberg', 23.25],
  ['berlin', 'sagan', 26],
  ['berlin', 'bunzlau', 33],
  ['berlin', 'liegnitz', 39.25],
  ['berlin', 'breslau', 48],
  ['frankfurt-oder', 'gruenberg', 11.5],
  ['frankfurt-oder', 'sagan', 14.5],
  ['frankfurt-oder', 'bunzlau', 21.5],
  ['frankfurt-oder', 'breslau', 35],
  ['gruenberg', 'lueben', 13.5],
  ['gruenberg', 'breslau', 23.5],
  ['sagan', 'liegnitz', 13.25],
  ['sagan', 'breslau', 22],
  ['bunzlau', 'breslau', 15],
  ['liegnitz', 'breslau', 8.75],
];

test.each(postRoads)('from %s to %s, %f miles on the post road of the time, the days are right', (from, to, miles) => {
  const days = marches(from, dryShod)[town(to)] ?? 0;
  expect({ days, right: within(days, miles * MILE) }).toMatchObject({ right: true });
});

/** A distance that was found in notes on the post roads. */
const found: readonly (readonly [string, string, number])[] = [['berlin', 'dresden', 180]];

/** Marches between known cities by kilometres that are recalled from general knowledge, none below the crow's flight. */
const recalled: readonly (readonly [string, string, number])[] = [
  ['leipzig', 'dresden', 113],
  ['weimar', 'leipzig', 100],
  ['dresden', 'goerlitz', 100],
  ['goerlitz', 'breslau', 165],
  ['loewenberg', 'dresden', 135],
  ['berlin', 'leipzig', 170],
  ['berlin', 'magdeburg', 150],
  ['berlin', 'cottbus', 130],
  ['wittenberg', 'berlin', 100],
  ['hof', 'dresden', 180],
  ['leipzig', 'magdeburg', 120],
  ['magdeburg', 'wittenberg', 85],
  ['leipzig', 'zwickau', 80],
  ['zittau', 'prague', 122],
  ['dresden', 'prague', 150],
  ['chemnitz', 'prague', 170],
  ['eger', 'prague', 170],
  ['prague', 'koeniggraetz', 105],
  ['glogau', 'breslau', 115],
  ['breslau', 'glatz', 90],
];

test.each([...found, ...recalled])('from %s to %s, %i km, infantry marches as many days as points', (from, to, km) => {
  const days = marches(from, dryShod)[town(to)] ?? 0;
  expect({ days, right: within(days, km) }).toMatchObject({ right: true });
});

/** Short ways that whole movement points cannot measure: known, and outside the 20 %. */
const tooShort: readonly (readonly [string, string, number, number])[] = [
  ['dresden', 'bautzen', 54, 3],
  ['leipzig', 'wittenberg', 70, 4],
  ['leipzig', 'halle', 35, 1],
  ['zittau', 'goerlitz', 36, 3],
];

test.each(tooShort)('from %s to %s, %i km, takes %i days, which is not within 20 %%', (from, to, km, days) => {
  expect(marches(from, dryShod)[town(to)]).toBe(days);
  expect(within(days, km)).toBe(false);
});

test('towns lie in the square that the book gives them, or close by', () => {
  const { columns, rows, x, y } = map.grid;
  const off = towns.map((one) => {
    const [column, row] = [columns.indexOf(one.square.slice(0, 1)), rows.indexOf(one.square.slice(1))];
    const gap = (at: number, lines: readonly number[], i: number) =>
      Math.max(0, (lines[i] ?? 0) - at, at - (lines[i + 1] ?? 0)) / map.scale;
    return { id: one.id, km: Math.max(gap(one.x, x, column), gap(one.y, y, row)) };
  });
  // Gitschin lies 18 km west of its square.
  expect(off.filter(({ km }) => km > 16).map(({ id }) => id)).toEqual(['gitschin']);
  expect(off.filter(({ km }) => km > 0).length).toBeLessThan(70);
});
