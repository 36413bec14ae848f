import { describe, expect, test } from 'vitest';
import {
  coalition,
  domainIds,
  europe,
  europeOrigins,
  powerIds,
  powers,
  type SetUp,
  zoneIds,
} from '../content/index.ts';
import { allUnits } from '../content/read-setup.ts';

const { deal, map, prices, setUps, spaces, tracks } = europe;
const origins = europeOrigins();

const land = (id: string) => map.lands.findIndex((one) => one.id === id);
const setUp = (id: (typeof powerIds)[number]): SetUp => {
  const found = setUps[powerIds.indexOf(id)];
  if (!found) throw new Error(`no set-up of ${id}`);
  return found;
};
const space = (zone: (typeof zoneIds)[number], place: number) =>
  spaces.find((one) => zoneIds[one.zone] === zone && one.place === place);

/** Marches from one land to another. */
function marches(from: string, to: string): number {
  let reached = new Set([land(from)]);
  for (let n = 0; n < map.lands.length; n += 1) {
    if (reached.has(land(to))) return n;
    reached = new Set([...reached].flatMap((at) => [at, ...(map.lands[at]?.neighbours ?? [])]));
  }
  return -1;
}

describe('what the book prints', () => {
  test('3.1: the counters of each colour, all of them in use', () => {
    expect(powers.map((power) => allUnits(setUps[power] as SetUp))).toEqual([
      { inf: 15, cav: 10, can: 10, frg: 10 },
      { inf: 12, cav: 6, can: 5, frg: 4 },
      { inf: 12, cav: 6, can: 5, frg: 10 },
      { inf: 12, cav: 6, can: 5, frg: 4 },
      { inf: 12, cav: 6, can: 5, frg: 4 },
    ]);
    expect(setUps.map(({ corps }) => corps)).toEqual([7, 5, 5, 5, 5]);
    expect(setUps.map(({ guard }) => guard.inf + guard.cav)).toEqual([7, 0, 0, 0, 0]);
    expect(setUps.map(({ advisers }) => advisers)).toEqual([5, 3, 3, 3, 3]);
  });

  test('4.1: Prussia’s whole board, and that she places freely', () => {
    const prussia = setUp('prussia');
    const sum = (kind: 'inf' | 'cav' | 'can') => prussia.troops.reduce((n, troop) => n + troop[kind], 0);
    const start = [sum('inf'), sum('cav'), sum('can')];
    expect(start).toEqual([3, 1, 1]);
    expect(prussia.reserve).toEqual({ inf: 5, cav: 3, can: 3, frg: 2 });
    expect([prussia.money, prussia.moves, prussia.freePlacing]).toEqual([4, 4, true]);
    expect(setUps.filter(({ freePlacing }) => freePlacing)).toHaveLength(1);
  });

  test('4.1 and 14: the first deal by backs', () => {
    expect(Object.fromEntries(domainIds.map((id, i) => [id, deal.pool[i]]))).toEqual({
      military: 5,
      morale: 3,
      finance: 2,
      society: 3,
      diplomacy: 3,
    });
    expect([deal.coalition, deal.napoleon, deal.turnCoalition, deal.turnNapoleon]).toEqual([4, 8, 2, 4]);
  });

  test('8.6.3: the price list', () => {
    expect([prices.inf, prices.cav, prices.can, prices.frg, prices.twoMoves, prices.card]).toEqual([2, 3, 3, 4, 1, 1]);
  });

  test('3.4: 23 spaces, and the bonuses of the examples of 8, 8.1 and 9.5', () => {
    expect(zoneIds.map((_, zone) => spaces.filter((one) => one.zone === zone).length)).toEqual([5, 3, 3, 3, 6, 3]);
    expect(space('initiative', 2)?.bonus).toMatchObject({ cards: 1, fg: 2, pm: 2, morale: 0 });
    expect(space('initiative', 3)?.bonus).toMatchObject({ cards: 1, fg: 0, pm: 0, morale: 1 });
    expect(space('morale', 1)?.bonus).toMatchObject({ morale: 1, fg: 0 });
    expect(space('diplomacy', 2)?.bonus).toMatchObject({ fg: 1, cards: 1 });
  });

  test('8.6.2: PM of the Military spaces, and what 1, 3 and 4 let one enrol', () => {
    const military = [1, 2, 3, 4, 5, 6].map((place) => space('military', place)?.military);
    expect(military.map((one) => one?.moves)).toEqual([10, 8, 8, 6, 6, 4]);
    expect(military[0]).toMatchObject({ units: 4, most: { inf: 4, cav: 1, can: 1, frg: 1 } });
    expect(military[1]?.most).toMatchObject({ cav: 1, can: 1 });
    expect(military[2]).toMatchObject({ units: 1, most: { inf: 0, cav: 1, can: 1, frg: 0 } });
    expect(military[3]?.most).toMatchObject({ cav: 0, can: 0, frg: 1 });
  });

  test('8.3: Napoleon from 7 to 9 gains a CAV and 4 FG; 15: guard cavalry at 16', () => {
    const [napoleon] = tracks.morale.bonuses;
    expect([napoleon?.[8]?.cav, napoleon?.[9]?.fg, napoleon?.[16]?.guardCav]).toEqual([1, 4, 1]);
    expect(setUps.every(({ morale }, i) => tracks.morale.bonuses[i]?.slice(0, morale + 1).every((one) => !one))).toBe(
      true,
    );
  });

  test('8.4: one Moral at the Coalition’s level 8; 6 and 5 to be reached before turn 4', () => {
    expect(tracks.society.bonuses[1]?.[8]?.morale).toBe(1);
    expect(tracks.society.check).toEqual([5, 6]);
  });
});

describe('the map', () => {
  test('68 lands and 25 seas: one mainland of 60, Great Britain of three, five lone islands', () => {
    expect([map.lands.length, map.seas.length]).toEqual([68, 25]);
    const pieces = new Map<string, number>();
    map.lands.forEach((_, i) => {
      const piece = map.lands.findIndex(({ id }) => marches(map.lands[i]?.id ?? '', id) >= 0);
      const name = map.lands[piece]?.id ?? '';
      pieces.set(name, (pieces.get(name) ?? 0) + 1);
    });
    expect([...pieces.values()].toSorted((a, b) => b - a)).toEqual([60, 3, 1, 1, 1, 1, 1]);
  });

  test('17.1: the land north of Paris touches both zones of the Channel, and no other', () => {
    const channel = map.regions.find(({ id }) => id === 'manche')?.seas ?? [];
    expect(new Set(map.lands[land('nord')]?.seas)).toEqual(new Set(channel));
    expect(map.lands[land('nord')]?.neighbours).toContain(land('paris'));
  });

  test('17.2.4: Austria has no sea, the other four have', () => {
    expect(map.coasts.map((seas) => seas.length > 0)).toEqual([true, false, true, true, true]);
  });

  test('the chains of the book’s examples', () => {
    expect(marches('saxe', 'berlin')).toBe(1);
    expect(marches('bulgarie', 'istanbul')).toBe(1);
    expect(map.lands[land('rome')]?.seas.length).toBeGreaterThan(0);
    expect(map.lands[land('hollande')]?.neighbours).toContain(land('belgique'));
  });

  test('how far the capitals lie apart', () => {
    const far = (from: string, ...to: string[]) => to.map((one) => marches(from, one));
    expect(far('paris', 'madrid', 'vienne', 'berlin', 'rome', 'moscou')).toEqual([3, 4, 4, 4, 8]);
    expect(far('moscou', 'stockholm', 'vienne', 'berlin', 'istanbul')).toEqual([4, 5, 5, 5]);
    expect(far('vienne', 'rome', 'istanbul')).toEqual([3, 4]);
  });

  test('8.5: four neutral capitals in the order of the board, with their gifts', () => {
    const gifts = map.neutralCapitals.map((at) => [
      map.lands[at]?.id,
      domainIds.find((_, domain) => domain === map.lands[at]?.gift),
    ]);
    expect(gifts).toEqual([
      ['madrid', 'morale'],
      ['rome', 'society'],
      ['stockholm', 'diplomacy'],
      ['istanbul', 'finance'],
    ]);
  });

  test('11.8, 11.9: a capital is worth 5 to its own, Malta 3 to England, whose home it is not', () => {
    const bastions = map.lands.flatMap(({ id, bastion }) =>
      bastion ? [[id, powerIds[bastion.power], bastion.force]] : [],
    );
    expect(bastions).toEqual([
      ['paris', 'napoleon', 5],
      ['vienne', 'austria', 5],
      ['berlin', 'prussia', 5],
      ['moscou', 'russia', 5],
      ['londres', 'england', 5],
      ['malte', 'england', 3],
    ]);
    expect(map.lands[land('malte')]).toMatchObject({ home: -1, enrols: 2 });
  });

  test('13.2: France without Corsica has eight lands', () => {
    const france = map.regions.find(({ id }) => id === 'france')?.lands ?? [];
    expect(france).toHaveLength(8);
    expect(france).not.toContain(land('corse'));
    expect(map.homes[0]).toContain(land('corse'));
  });

  test('nobody begins beside an empty promise: every power of the Coalition holds its capital', () => {
    for (const power of [0, ...coalition] as const) {
      expect(setUps[power]?.troops.some((troop) => troop.land === map.capitals[power])).toBe(true);
    }
  });
});

describe('where it comes from', () => {
  test('every section that is not wholly printed gives its reason', () => {
    const sections = ['lands', 'seas', 'regions', 'setUps', 'spaces', 'cards', 'objectives', 'scenarios', 'victory'];
    expect(sections.filter((section) => !origins.lines[section]?.endsWith('.'))).toEqual([]);
  });

  test('Prussia’s money is printed, Austria’s is ours', () => {
    expect(origins.of['setUps.prussia.money']).toEqual({ status: 'printed', source: 'rulebook' });
    expect(origins.of['setUps.austria.money']).toEqual({ status: 'reconstructed', source: 'bivouac' });
  });
});
