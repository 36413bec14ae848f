import { describe, expect, test } from 'vitest';
import { borderLength, distance, isInside, shareBorder, surface } from '../content/geometry.ts';
import { anyUnit, type Army, type Field, leipzig, terrains } from '../content/index.ts';
import json from '../content/leipzig.json' with { type: 'json' };
import { named, steps, theArmy, theField } from '../content/testing/helpers.ts';

const { fields, armies, missions, cardKinds, deck, map } = leipzig;
const french = armies.slice(0, 8);
const allied = armies.slice(8);
const ids = (list: readonly Army[]) => list.map((army) => army.id);
const start = (id: string) => named(theArmy(id).start);

describe('the board', () => {
  test('[NAT 1#1] has 47 fields', () => {
    expect(fields).toHaveLength(47);
  });

  test('[NAT 1#2] has four terrains, and fields of each', () => {
    expect(terrains).toEqual(['river', 'hill', 'forest', 'plain']);
    expect(new Set(fields.map((field) => field.terrain))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[NAT 1#3] names every field after one village, to which every card leads', () => {
    expect(new Set(fields.map((field) => field.name)).size).toBe(47);
    expect(named(theArmy('langeron').start, 'name')).toEqual(['Breitenfeld', 'Plösen', 'Klein-Wiederitzsch']);
    for (const index of [...armies.flatMap((army) => army.start), ...missions.map((mission) => mission.field)]) {
      expect(fields[index]?.name).toBeTruthy();
    }
  });

  test('[NAT 1#4] makes neighbours of exactly the fields that share a border', () => {
    const wrong: string[] = [];
    fields.forEach((one, i) => {
      fields.forEach((two, j) => {
        if (i === j) return;
        if (one.neighbours.includes(j) !== shareBorder(one.polygon, two.polygon)) wrong.push(`${one.id}, ${two.id}`);
        // A border is long enough to be seen, and what is none is a corner at most.
        const border = borderLength(one.polygon, two.polygon);
        if (border >= 1 && border < 25) wrong.push(`${one.id}, ${two.id}: a border of ${border}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('[NAT 1#5] has a time bar with the dates from 14 to 19 October, in order', () => {
    expect(leipzig.dates.map((date) => date.day)).toEqual([14, 15, 16, 17, 18, 19]);
    const spaces = leipzig.dates.map((date) => date.at);
    expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
    expect(new Set(spaces).size).toBe(6);
    // The pocket watch, space 0, is directly before the first; the bar goes on to the last.
    expect(spaces[0]).toBe(1);
    expect(leipzig.barEnd).toBeGreaterThanOrEqual(spaces[5] ?? Infinity);
    expect(leipzig.fightDays).toEqual([16, 18]);
  });

  test('[NAT 1#7] illustrates Probstheida and Markkleeberg, which have nothing else of their own', () => {
    const picked = fields.filter((field) => field.illustrated);
    expect(picked.map((field) => field.id).toSorted()).toEqual(['markkleeberg', 'probstheida']);
    const keys = (field: Field) => Object.keys(field).toSorted();
    for (const field of picked) expect(keys(field)).toEqual(keys(theField('leipzig')));
  });

  test('is covered by its fields, each around its village', () => {
    const whole = fields.reduce((sum, field) => sum + surface(field.polygon), 0);
    expect(whole).toBe(map.width * map.height);
    for (const field of fields) expect([field.id, isInside(field, field.polygon)]).toEqual([field.id, true]);
    for (const one of fields) {
      for (const two of fields) if (one !== two) expect(distance(one, two)).toBeGreaterThan(80);
    }
  });

  test('hangs together, with two ways at least into every field, each open both ways', () => {
    expect(steps([0]).every((step) => step < Infinity)).toBe(true);
    fields.forEach((field, i) => {
      expect(field.neighbours.length).toBeGreaterThanOrEqual(2);
      for (const other of field.neighbours) expect(fields[other]?.neighbours).toContain(i);
    });
  });

  test('has Breitenfeld as the rulebook’s movement example needs it', () => {
    const breitenfeld = theField('breitenfeld');
    expect(breitenfeld.edge).toBe(true);
    expect(breitenfeld.neighbours).toHaveLength(4);
    expect(named(breitenfeld.neighbours)).toContain('klein-wiederitzsch');
    expect(theField('leipzig').edge).toBe(false);
  });

  test('has two plains on Langeron’s card, as the terrain example needs', () => {
    const plains = theArmy('langeron').start.filter((field) => fields[field]?.terrain === terrains.indexOf('plain'));
    expect(plains).toHaveLength(2);
  });

  test('keeps the compass: what lies well north or west in Saxony lies so on the board', () => {
    const land = json.fields.list.map((field) => field.geo);
    const turned: string[] = [];
    fields.forEach((one, i) => {
      fields.forEach((two, j) => {
        const [a, b] = [land[i], land[j]];
        if (!a || !b) throw new Error('a field without coordinates');
        if (a.lat - b.lat > 0.03 && one.y >= two.y) turned.push(`${one.id} is north of ${two.id}`);
        if (b.lon - a.lon > 0.045 && one.x >= two.x) turned.push(`${one.id} is west of ${two.id}`);
      });
    });
    expect(turned).toEqual([]);
  });
});

describe('the armies', () => {
  test('[NAT 2#1, NAT 7#1] are 8 French and 11 Allied, one card each', () => {
    expect(french.map((army) => army.side)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(allied.map((army) => army.side)).toEqual(Array.from({ length: 11 }, () => 1));
    expect(new Set(ids(armies)).size).toBe(19);
  });

  test('[NAT 7#3, NAT 7#4] have the leaders whom the rulebooks name', () => {
    const books = ['napoleon', 'ney', 'bertrand', 'macdonald', 'poniatowski', 'murat', 'marmont'];
    expect(ids(french)).toEqual(expect.arrayContaining(books));
    const others = ['schwarzenberg', 'platow', 'langeron', 'yorck', 'friedrich', 'bennigsen', 'bernadotte'];
    expect(ids(allied)).toEqual(expect.arrayContaining(others));
  });

  test('[NAT 2#2, NAT 2#3] appear in three villages, or four on some cards', () => {
    for (const army of armies) expect([3, 4]).toContain(new Set(army.start).size);
    expect(armies.filter((army) => army.start.length === 4).length).toBeGreaterThan(1);
    expect(armies.filter((army) => army.start.length === 3).length).toBeGreaterThan(10);
  });

  test('[NAT 2#4, NAT 2#5] have the two cards that the rulebooks describe', () => {
    expect(start('napoleon')).toHaveLength(4);
    expect(start('langeron')).toEqual(['breitenfeld', 'ploesen', 'klein-wiederitzsch']);
  });

  test('each start in villages that hang together, the Allies around the French', () => {
    for (const army of armies) {
      const near = steps(army.start.slice(0, 1), army.start);
      for (const field of army.start) expect([army.id, near[field] ?? Infinity]).not.toEqual([army.id, Infinity]);
    }
    const atEdge = (list: readonly Army[]) =>
      list.flatMap((army) => army.start).filter((field) => fields[field]?.edge).length;
    expect(atEdge(french)).toBeLessThan(3);
    expect(atEdge(allied)).toBeGreaterThan(20);
  });

  test('[NAT 2#6, NAT 7#5, NAT 7#6] lead one unit type, but Napoleon and Schwarzenberg any', () => {
    expect(ids(armies.filter((army) => army.unit === anyUnit))).toEqual(['napoleon', 'schwarzenberg']);
    for (const side of [french, allied]) {
      expect(new Set(side.map((army) => army.unit))).toEqual(new Set([0, 1, 2, anyUnit]));
    }
  });

  test('[NAT 2#11, NAT 2#12] have both cards as the publisher corrected them', () => {
    expect(theArmy('friedrich').unit).toBe(0);
    expect(theArmy('marmont').markers).toBe(3);
  });

  test('[NAT 2#7, NAT 7#7] have a strength that the rulebooks’ examples allow', () => {
    const strength = (id: string) => theArmy(id).strength;
    // One point is lost and the army is still there: its back shows 1 at least.
    for (const army of armies) expect(army.strength).toBeGreaterThanOrEqual(2);
    expect(strength('schwarzenberg')).toBeGreaterThanOrEqual(7);
    expect(strength('ney') + strength('marmont')).toBeGreaterThanOrEqual(8);
    expect(strength('ney') + strength('poniatowski')).toBeGreaterThanOrEqual(6);
    expect(strength('yorck')).toBeGreaterThanOrEqual(3);
    expect(strength('bertrand')).toBeGreaterThanOrEqual(2);
    expect(Math.max(...armies.map((army) => army.strength))).toBe(strength('schwarzenberg'));
  });

  test('[NAT 2#8, NAT 8#1, NAT 8#2, NAT 8#3] have three markers, four of them two: 53', () => {
    const two = ['napoleon', 'ney', 'schwarzenberg', 'bernadotte'];
    for (const army of armies) expect([army.id, army.markers]).toEqual([army.id, two.includes(army.id) ? 2 : 3]);
    expect(armies.reduce((sum, army) => sum + army.markers, 0)).toBe(53);
    // The four, and nobody else, need scouts to be laid out.
    const short = armies.filter((army) => army.start.length > army.markers);
    expect(ids(short).toSorted()).toEqual(two.toSorted());
  });

  test('come late where history has them late', () => {
    const dated = armies.filter((army) => army.from >= 0);
    expect(dated.map((army) => [army.id, leipzig.dates[army.from]?.day])).toEqual([
      ['macdonald', 15],
      ['bernadotte', 17],
      ['bennigsen', 17],
    ]);
  });
});

describe('the cards', () => {
  test('[NAT 3#1, NAT 3#3] are 25 missions, five in each of five districts, each in its field’s', () => {
    expect(missions).toHaveLength(25);
    expect(new Set(missions.map((mission) => mission.field)).size).toBe(25);
    for (let district = 0; district < 5; district++) {
      expect(missions.filter((mission) => mission.district === district)).toHaveLength(5);
    }
    for (const mission of missions) expect(fields[mission.field]?.district).toBe(mission.district);
  });

  test('[NAT 3#4, NAT 3#5, NAT 3#7] are light, medium or heavy, worth 3 to 7 to either side', () => {
    expect(new Set(missions.map((mission) => mission.level))).toEqual(new Set([0, 1, 2]));
    for (const { french: left, allied: right } of missions) {
      expect([3, 4, 5, 6, 7]).toContain(left);
      expect([3, 4, 5, 6, 7]).toContain(right);
    }
    expect(new Set(missions.map((mission) => mission.french))).toEqual(new Set([3, 4, 5, 6, 7]));
  });

  test('[NAT 3#6] are heavier and richer for Napoleon the farther they are from the French line-up', () => {
    const lineUp = [...new Set(french.flatMap((army) => army.start))].map((field) => fields[field]);
    const far = steps(french.flatMap((army) => army.start));
    const mean = (axis: 'x' | 'y') => lineUp.reduce((sum, field) => sum + (field?.[axis] ?? 0), 0) / lineUp.length;
    const middle = { x: mean('x'), y: mean('y') };
    const remote = (field: number) => (far[field] ?? 0) * 10_000 + distance(fields[field] ?? middle, middle);
    const wrong: string[] = [];
    for (const one of missions) {
      for (const two of missions) {
        const pair = named([one.field, two.field]).join(' and ');
        const nearer =
          one.district === two.district
            ? remote(one.field) < remote(two.field)
            : (far[one.field] ?? 0) < (far[two.field] ?? 0);
        if (nearer && one.french > two.french) wrong.push(`${pair}: farther but poorer`);
        if (one.level < two.level && one.french >= two.french) wrong.push(`${pair}: heavier but not richer`);
        if (one.french < two.french && one.allied < two.allied) wrong.push(`${pair}: richer for both`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('[NAT 5#1, NAT 5#2] are 40 action cards of terrain, movement and time', () => {
    expect(deck).toHaveLength(40);
    const kinds = new Set(deck.map((card) => cardKinds[card]?.kind));
    expect(kinds).toEqual(new Set(['terrain', 'move', 'time']));
  });

  test('[NAT 5#5] show one unit type on some movement cards, two on others', () => {
    const units = cardKinds.flatMap((kind) => (kind.kind === 'move' ? [kind.units] : []));
    expect(units.filter((list) => list.length === 1)).toHaveLength(3);
    expect(units.filter((list) => list.length === 2)).toHaveLength(3);
    expect(units).toContainEqual([0, 2]);
  });

  test('come at least twice, so that any of them can be half of a wild card', () => {
    cardKinds.forEach((kind, i) => {
      const copies = deck.filter((card) => card === i).length;
      if (kind.kind !== 'time') expect([kind.id, copies >= 2]).toEqual([kind.id, true]);
    });
    const shown = cardKinds.flatMap((kind) => (kind.kind === 'terrain' ? [kind.terrain] : []));
    expect(shown.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  test('[NAT 6#1, NAT 9#1] are six scouts, and there are six chips', () => {
    expect([leipzig.scouts, leipzig.chips]).toEqual([6, 6]);
  });

  test('are dealt four to a hand and four openly, eight being the limit, in turns of five actions', () => {
    expect([leipzig.hand, leipzig.open, leipzig.handLimit, leipzig.actions]).toEqual([4, 4, 8, 5]);
  });

  test('[NAT 8#5] leave room on the markers for each unit type’s terrain values', () => {
    // One of three markers shows -1: two are left, and they never show 0.
    expect(leipzig.terrainValue).toHaveLength(3);
    for (const row of leipzig.terrainValue) {
      expect(row).toHaveLength(4);
      expect(row.filter((value) => value !== 0)).toHaveLength(2);
    }
    expect(new Set(leipzig.terrainValue.flat())).toEqual(new Set([-1, 0, 1]));
  });
});
