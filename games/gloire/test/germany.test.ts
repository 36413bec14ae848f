import { fastDice } from '@bivouac/kernel';
import { begun } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { payersOf } from '../rules/command/lines.ts';
import { ARMISTICE, type GloireState, RESUMED, SUPPLIED, WAR } from '../rules/state.ts';
import { type Played, type Position, points, position, slot, told, town, townIn, unit } from './position.ts';

const pack = germany1813;
const SEATS = gloireGame(pack).seatings[0] ?? [];
const armyOf = (id: string) => pack.armies.findIndex((army) => army.id === id);
const unitOf = (id: string) => pack.units.findIndex((one) => one.id === id);
const leaderOf = (army: string) => pack.leaders[pack.armies[armyOf(army)]?.commander ?? -1]?.id ?? '';

/** A turn of the Coalition in a scenario of the real pack, from its administrative phase. */
function coalition(scenario: string, wanted: Position): Played {
  return position({ pack, scenario, options: { blind: 1 }, phase: 'administration', active: 'coalition', ...wanted });
}

describe('GLO 1813.B.3.3: replacements and detachments', () => {
  test('[GLO 1813.B.3.3#4] a unit that takes a detachment in keeps to the boxes of its roster', () => {
    const played = position({ french: { brand: 'II:7 f1:3 napoleon' } });
    played.act(0, 'force', town('brand')).act(0, 'pick', slot(played.s, 'II'));
    // Eight boxes: one point finds room, two stay with the detachment.
    expect(played.offers(0, 'rejoin')).toEqual([[unit('f1'), unit('II'), { from: 1, to: 1 }]]);
    played.act(0, 'rejoin', unit('f1'), unit('II'), 1);
    expect([points(played.s, 'II'), points(played.s, 'f1')]).toEqual([8, 2]);
  });
});

describe('GLO 1813.B.3.2: Napoleon and the first player', () => {
  test('[GLO 1813.B.3.2#3] in scenario 5 he counts as there until hostilities resume, on the map or not', () => {
    const asked = (scenario: string, peace: number) => {
      const also = (s: GloireState) => {
        s.peace = peace;
      };
      const wanted = { pack, scenario, options: { blind: 1 }, french: { bautzen: 'ney' }, also, dice: [1, 1, 1, 2] };
      const played = position({ ...wanted, phase: 'turn', coalition: { breslau: 'bluecher' } });
      return told(played, 'firstDice').length > 0 ? 'dice' : played.asked()?.prompt;
    };
    expect([asked('campaign', WAR), asked('campaign', ARMISTICE)]).toEqual(['first', 'first']);
    expect(asked('campaign', RESUMED)).toBe('dice');
    expect(asked('spring', WAR)).toBe('dice');
  });
});

test('a bridge that is down is down for every road over it: at Dresden in April both, and nowhere one of the two', () => {
  const over = ['dresden--grossenhain', 'dresden--weissig'].map((id) =>
    pack.map.links.findIndex((link) => link.id === id),
  );
  const down = pack.scenarios.map(({ id, brokenBridges }) => [
    id,
    over.filter((link) => brokenBridges.includes(link)).length,
  ]);
  expect(down.filter(([, links]) => links !== 0)).toEqual([['luetzen', over.length]]);
});

describe('GLO 1813.B.4.3: sources of supply', () => {
  /** Whether the chief of an army at Bautzen or Zittau is in supply with French corps in these towns. */
  const supplied = (scenario: string, army: string, at: string, held: readonly string[]) => {
    const french = Object.fromEntries(held.map((id, i) => [id, `fr-${['iii', 'v', 'vi', 'iv'][i]}:5`]));
    const chief = scenario === 'spring' ? 'wittgenstein' : leaderOf(army);
    const played = coalition(scenario, { french, coalition: { [at]: chief } });
    return played.s.supplied[armyOf(army)] === SUPPLIED;
  };

  /** In supply with every other source lost, out of supply without its own. */
  const livesOn = (army: string, source: string) => {
    const others = ['berlin', 'breslau', 'theresienstadt'].filter((one) => one !== source);
    return [supplied('autumn', army, 'bautzen', others), supplied('autumn', army, 'bautzen', [source])];
  };

  test('[GLO 1813.B.4.3#3] after the armistice: Silesia, Breslau', () => {
    expect(livesOn('silesia', 'breslau')).toEqual([true, false]);
  });

  test('[GLO 1813.B.4.3#4] Bohemia, Theresienstadt', () => {
    expect(livesOn('bohemia', 'theresienstadt')).toEqual([true, false]);
  });

  test('[GLO 1813.B.4.3#5] the North, Berlin', () => {
    expect(livesOn('north', 'berlin')).toEqual([true, false]);
  });

  test('[GLO 1813.B.4.3#6] Poland, Breslau', () => {
    expect(livesOn('poland', 'breslau')).toEqual([true, false]);
  });

  test('[GLO 1813.B.4.3#2] before the armistice either Berlin or Breslau will do for the Russo-Prussian army', () => {
    expect(supplied('spring', 'russo-prussian', 'bautzen', ['berlin'])).toBe(true);
    expect(supplied('spring', 'russo-prussian', 'bautzen', ['breslau'])).toBe(true);
    expect(supplied('spring', 'russo-prussian', 'bautzen', ['berlin', 'breslau'])).toBe(false);
  });
});

describe('GLO 1813.B.4.5: joint dice', () => {
  test('[GLO 1813.B.4.5#3, GLO 1813.B.4.5#4] one die for Silesia and the North, shared as the Coalition likes', () => {
    const chiefs = ['silesia', 'north', 'bohemia', 'poland'].map(leaderOf);
    const [silesia = '', north = '', bohemia = '', poland = ''] = chiefs;
    const wanted = { theresienstadt: bohemia, breslau: `${silesia} ${poland}`, berlin: north };
    const played = coalition('autumn', { coalition: wanted, dice: [5, 4] });
    // Bohemia and Poland throw 5, and take it all for Bohemia.
    expect(told(played, 'jointDie')).toMatchObject([{ armies: [armyOf('bohemia'), armyOf('poland')], die: 5 }]);
    played.act(1, 'share', armyOf('bohemia'), 5);
    expect(told(played, 'jointDie')[1]).toMatchObject({ armies: [armyOf('silesia'), armyOf('north')], die: 4 });
    expect(played.offers(1, 'share')).toEqual([0, 1, 2, 3, 4].map((most) => [armyOf('silesia'), most]));
    played.act(1, 'share', armyOf('silesia'), 3);
    const given = told(played, 'command').map((fact) => [pack.armies[fact['army'] as number]?.id, fact['die']]);
    expect(Object.fromEntries(given)).toEqual({ bohemia: 5, poland: 0, silesia: 3, north: 1 });
    // Each adds the value of its own commander in chief: Blücher's 4 and Bernadotte's 2.
    expect([played.s.command[armyOf('silesia')], played.s.command[armyOf('north')]]).toEqual([7, 3]);
  });
});

describe('the book’s examples on its own map', () => {
  test('[GLO 4.5#3] the points of the army of Bohemia cannot activate a unit of Silesia', () => {
    const command = pack.armies.map((_, army) => (army === armyOf('bohemia') ? 9 : 0));
    const wanted = { pack, scenario: 'autumn', options: { blind: 1 }, active: 'coalition', command } as const;
    const may = (id: string) => {
      const played = position({ ...wanted, coalition: { bautzen: `${id}:5` } });
      played.act(1, 'force', townIn(pack, 'bautzen')).act(1, 'pick', slot(played.s, id, pack));
      return played.may(1, 'normal');
    };
    expect([may('pr-kleist'), may('pr-yorck')]).toEqual([true, false]);
  });

  test('[GLO 5.3#11, GLO 6.4#22] the Elbe between Annaburg and Jessen is closed until boats lie there', () => {
    const way = pack.map.links.findIndex(({ id }) => id === 'annaburg--jessen');
    const french = { annaburg: 'fr-iii:9 fr-vi:9 napoleon' };
    const played = position({ pack, scenario: 'autumn', options: { blind: 1 }, french });
    const pick = (id: string) => {
      played.act(0, 'force', townIn(pack, 'annaburg')).act(0, 'pick', slot(played.s, id, pack));
      return played.act(0, 'normal');
    };
    pick('fr-iii');
    expect(played.why(0, 'step', townIn(pack, 'jessen'))).toEqual({ reason: 'impassable', clause: 'GLO 5.3#11' });
    played.act(0, 'pontoon', way);
    // All its points are spent; others may cross at once.
    expect(played.asked()?.prompt).toBe('activate');
    expect(pick('fr-vi').may(0, 'step', townIn(pack, 'jessen'))).toBe(true);
  });

  test('[GLO 8.8#33, GLO 8.8#34] design note: a detachment masks a fortress, and the garrison is freed only by a sortie', () => {
    const also = (s: GloireState) => {
      s.inside[slot(s, 'fr-d7', pack)] = 1;
    };
    const wanted = { french: { wittenberg: 'fr-d7:3' }, coalition: { wittenberg: 'co-d1:2' }, also };
    const at = { pack, scenario: 'autumn', options: { blind: 1 }, ...wanted } as const;
    const masked = position({ ...at, phase: 'combat', active: 'coalition' });
    expect(masked.offers(1)).toEqual([['mask']]);
    expect(position(at).offers(0, 'force')).toEqual([]);
    expect(position({ ...at, phase: 'combat' }).offers(0)).toEqual([['sortie', townIn(pack, 'wittenberg')], ['done']]);
  });
});

describe('GLO 1813.B.6.1: who pays for independent detachments', () => {
  const payers = (scenario: string, nation: string) => {
    const at = pack.campaign.nations.findIndex(({ id }) => id === nation);
    const counter = pack.units.findIndex((one) => one.detachment && one.side === 1 && one.nations.includes(at));
    const name = pack.units[counter]?.id ?? '';
    const played = position({
      pack,
      scenario,
      options: { blind: 1 },
      active: 'coalition',
      coalition: { bautzen: `${name}:2` },
    });
    const found = payersOf({ s: played.s, content: pack }, unitOf(name)).map((army) => pack.armies[army]?.id);
    played.s.command.fill(2);
    played.act(1, 'force', townIn(pack, 'bautzen')).act(1, 'pick', slot(played.s, name, pack));
    const asked = played.offers(1, 'payer').map(([army]) => pack.armies[army as number]?.id);
    return { found, asked };
  };

  test('[GLO 1813.B.6.1#2] Austrian detachments: the army of Bohemia', () => {
    expect(payers('autumn', 'austrian')).toEqual({ found: ['bohemia'], asked: [] });
  });

  test('[GLO 1813.B.6.1#3] Swedish detachments: the army of the North', () => {
    expect(payers('autumn', 'swedish')).toEqual({ found: ['north'], asked: [] });
  });

  test('[GLO 1813.B.6.1#5] Russian detachments: any of the four armies, as the player says', () => {
    const armies = ['bohemia', 'silesia', 'north', 'poland'];
    expect(payers('autumn', 'russian')).toEqual({ found: armies, asked: armies });
  });

  test('[GLO 1813.B.6.1#1] in scenarios 4 and 5 armies of the sheet in force pay, and nobody else', () => {
    const s = (scenario: string, sheet: number): GloireState => {
      const played = position({ pack, scenario, options: { blind: 1 }, coalition: { bautzen: 'co-d1:2' } });
      played.s.sheet = sheet;
      return played.s;
    };
    const paying = (state: GloireState) =>
      payersOf({ s: state, content: pack }, unitOf('co-d1')).map((army) => pack.armies[army]?.id);
    expect(paying(s('campaign', 0))).toEqual(['russo-prussian']);
    expect(paying(s('campaign', 1))).not.toContain('russo-prussian');
    expect(paying(s('autumn', 1)).length).toBeGreaterThan(0);
  });
});

test('scenario 2 begins with the Coalition in its works at Bautzen, and no other scenario with any', () => {
  const works = pack.scenarios.map(({ id }) => {
    const referee = begun(gloireGame(pack), { scenario: id, options: {}, seats: SEATS }, fastDice('works'));
    return referee.state.game.entrenched.flatMap((side, at) => (side < 0 ? [] : [[pack.map.towns[at]?.id, side]]));
  });
  expect(works).toEqual(pack.scenarios.map(({ id }) => (id === 'bautzen' ? [['bautzen', 1]] : [])));
});
