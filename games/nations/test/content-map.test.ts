import { describe, expect, test } from 'vitest';
import { isInside } from '../content/geometry.ts';
import { leipzig, leipzigOrigins, terrains } from '../content/index.ts';
import json from '../content/leipzig.json' with { type: 'json' };
import { fieldsAlong, theField } from '../content/testing/helpers.ts';

const { fields, map } = leipzig;

describe('the rivers', () => {
  const courses: Readonly<Record<string, readonly string[]>> = {
    elster: ['knauthain', 'grosszschocher', 'kleinzschocher', 'lindenau', 'moeckern', 'wahren', 'luetzschena'],
    pleisse: ['croebern', 'markkleeberg', 'doelitz', 'loessnig', 'connewitz', 'leipzig'],
    parthe: ['taucha', 'ploesen', 'schoenefeld'],
    luppe: ['lindenau', 'leutzsch', 'luetzschena'],
  };
  const course = (id: string) => map.rivers.find((river) => river.id === id)?.line ?? [];

  test.each(Object.entries(courses))('%s runs through its villages in order', (id, villages) => {
    const along = fieldsAlong(course(id));
    expect(along.filter((field) => villages.includes(field))).toEqual(villages);
  });

  test('cross every river field, and no hill', () => {
    const wet = new Set(map.rivers.flatMap((river) => fieldsAlong(river.line)));
    const fieldsOf = (terrain: string) => fields.filter((field) => terrains[field.terrain] === terrain);
    expect(fieldsOf('river').filter((field) => !wet.has(field.id))).toEqual([]);
    expect(fieldsOf('hill').filter((field) => wet.has(field.id))).toEqual([]);
  });

  test('meet: Parthe and Pleisse north of Leipzig, Pleisse and Elster below, the Luppe leaving west', () => {
    const [parthe, pleisse] = [course('parthe').at(-1), course('pleisse').at(-1)];
    expect(course('pleisse')).toContainEqual(parthe);
    expect(parthe?.y).toBeLessThan(theField('leipzig').y);
    expect(course('elster')).toContainEqual(pleisse);
    expect(course('elster')).toContainEqual(course('luppe')[0]);
    expect([course('elster').at(-1)?.x, course('luppe').at(-1)?.x]).toEqual([0, 0]);
  });
});

describe('the roads, woods and heights', () => {
  test('lead from Leipzig, or from another road, to the edge of the board', () => {
    const towns = ['halle', 'delitzsch', 'dueben', 'eilenburg', 'wurzen', 'grimma', 'borna', 'pegau', 'weissenfels'];
    expect(map.roads.map((road) => road.id)).toEqual(expect.arrayContaining(towns));
    for (const { id, line } of map.roads) {
      const [from, to] = [line[0], line.at(-1)];
      const others = map.roads.filter((road) => road.id !== id).flatMap((road) => road.line);
      const city = theField('leipzig');
      expect(others.concat({ x: city.x, y: city.y })).toContainEqual(from);
      expect(to && (to.x === 0 || to.y === 0 || to.x === map.width || to.y === map.height)).toBe(true);
    }
  });

  test('put the woods into forest fields and the Monarchs’ Hill into Probstheida', () => {
    for (const wood of map.woods) {
      const x = wood.area.reduce((sum, point) => sum + point.x, 0) / wood.area.length;
      const y = wood.area.reduce((sum, point) => sum + point.y, 0) / wood.area.length;
      const there = fields.find((field) => isInside({ x, y }, field.polygon));
      expect([wood.id, terrains[there?.terrain ?? -1]]).toEqual([wood.id, 'forest']);
    }
    const hill = map.heights.find((height) => height.id === 'monarchenhuegel');
    expect(hill && isInside(hill, theField('probstheida').polygon)).toBe(true);
  });
});

describe('the origins', () => {
  const origins = leipzigOrigins();

  test('are given for every value of every field, army, mission and card', () => {
    const expected = [
      ...json.fields.list.flatMap((field) =>
        ['name', 'terrain', 'district', 'geo', 'at', 'area', 'neighbours'].map((key) => `fields.${field.id}.${key}`),
      ),
      ...json.armies.list.flatMap((army) =>
        ['name', 'unit', 'strength', 'markers', 'start', 'date', 'note'].map((key) => `armies.${army.id}.${key}`),
      ),
      ...json.missions.list.flatMap((one) => ['french', 'allied'].map((key) => `missions.${one.village}.${key}`)),
      ...json.deck.list.map((card) => `deck.${card.id}.count`),
      'time.dates',
      'counts.scouts',
      'map.rivers',
      'terrainValues.cavalry',
    ];
    expect(expected.filter((path) => origins.of[path] === undefined)).toEqual([]);
  });

  test('call printed only what the rulebooks print', () => {
    const printed = (end: string) =>
      Object.keys(origins.of).filter((path) => path.endsWith(end) && origins.of[path]?.status === 'printed');
    expect(printed('.start')).toEqual(['armies.langeron.start']);
    expect(printed('.strength')).toEqual([]);
    expect(printed('.terrain')).toEqual([]);
    const villages = printed('.name').filter((path) => path.startsWith('fields.'));
    expect(villages).toHaveLength(5);
    expect(printed('.unit').map((path) => origins.of[path]?.source)).toEqual(['rulebook', 'rulebook', 'answers']);
  });

  test('credit whoever measured the coordinates', () => {
    const sourceOf = (key: string) => origins.sources.find((source) => source.key === key);
    expect(sourceOf('stops')?.licence).toContain('CC BY 4.0, DB InfraGO; OpenStreetMap');
    expect(sourceOf('geonames')?.licence).toContain('CC BY 4.0, GeoNames');
    const used = new Set(Object.values(origins.of).map((origin) => origin.source));
    expect(used).toEqual(new Set(origins.sources.map((source) => source.key)));
  });
});
