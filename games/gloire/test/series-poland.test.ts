import { describe, expect, test } from 'vitest';
import { fiveSteps, poland } from '../content/testing/series/poland.ts';
import type { GloireContent, Scenario } from '../content/types.ts';
import { type GloireState, OFF } from '../rules/state.ts';
import { freshMatch, type Played, type Position, position, slot, told, where } from './position.ts';
import { livesOn, nationOf, room, siege } from './series-help.ts';

describe('GLO series.pologne', () => {
  const { pack, find } = poland;

  test('[GLO series.pologne#1, GLO series.pologne#2, GLO series.pologne#3] a week a turn, 15 to 25 km; corps, divisions, letters', () => {
    expect(pack.campaign.daysPerTurn).toBe(7);
    expect(pack.map.links.every(({ km }) => km >= 15 && km <= 25)).toBe(true);
    const labels = pack.units.filter(({ detachment }) => !detachment).map(({ label }) => label);
    expect(
      labels.every((label) => /^(GD|RS|PL|AG|[IVX]+|\d+e)?( ?\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)?)?$/u.test(label)),
    ).toBe(true);
  });

  test('[GLO series.pologne#4, GLO series.pologne#5] 1806 and 1807: Warsaw; the hills beside entry 3', () => {
    expect(livesOn(poland, 'french', 'pultusk', ['warsaw'])).toBe(true);
    expect(livesOn(poland, 'russian', 'eylau', ['grodno'])).toBe(true);
    expect(pack.map.edges[2]?.town).toBe(find.town('grodno'));
    expect(pack.map.towns[find.town('grodno')]?.defensive).toBe(true);
  });

  test('[GLO series.pologne#6, GLO series.pologne#7] 1813: Thorn, Graudenz or Danzig; both Russian armies as before', () => {
    expect(livesOn(poland, 'french-1813', 'eylau', ['thorn', 'graudenz', 'danzig'])).toBe(true);
    expect(livesOn(poland, 'russian-1813', 'eylau', ['grodno'])).toBe(true);
    expect(livesOn(poland, 'second-russian-1813', 'eylau', ['grodno'])).toBe(true);
  });

  test('[GLO series.pologne#8, GLO series.pologne#9, GLO series.pologne#10] Lestocq under Russian flags, Schwarzenberg and Yorck under French ones, until Yorck goes over', () => {
    const flag = (id: string) => nationOf(poland, pack.units[find.unit(id)]?.side ?? -1);
    expect(['lestocq', 'schwarzenberg', 'yorck', 'yorck-russian'].map(flag)).toEqual([
      'russian',
      'french',
      'french',
      'russian',
    ]);
  });

  test('[GLO series.pologne#11, GLO series.pologne#12] one and one; two and two at Danzig and Königsberg', () => {
    const inside = 'davout:3 guard:3 f1:2 f2:1';
    expect(room(poland, '1807', 'graudenz', inside, 'ostermann:6 bennigsen')).toEqual(['davout', 'f1']);
    for (const town of ['danzig', 'koenigsberg']) {
      expect(room(poland, '1807', town, inside, 'ostermann:6 bennigsen')).toEqual(['davout', 'guard', 'f1', 'f2']);
    }
  });

  const dice = siege(poland, '1807', 'koenigsberg', ['davout', 'ostermann', 'bennigsen']);
  const after = (step: number, die: number) => dice(step, die).s.siege[find.town('koenigsberg')];

  test('[GLO series.pologne#15, GLO series.pologne#16, GLO series.pologne#17, GLO series.pologne#19] example: 6, then 5, 4, 2 and more; on a 1 the last step is repeated', () => {
    expect(pack.campaign.siege.fallsFrom).toEqual(fiveSteps.fallsFrom);
    // S2 is thrown at once; each turn that it holds brings the next step.
    expect([after(OFF, 5), after(OFF, 6)]).toEqual([1, OFF]);
    expect([after(1, 4), after(1, 5)]).toEqual([2, OFF]);
    expect([after(2, 3), after(2, 4)]).toEqual([3, OFF]);
    expect([after(3, 1), after(3, 2)]).toEqual([3, OFF]);
  });

  test.each([0, 1, 2, 3])(
    '[GLO series.pologne#20] fallen on step %i, the garrison is eliminated and its leaders captured',
    (step) => {
      const also = (s: GloireState) => {
        for (const name of ['davout', 'napoleon']) s.inside[slot(s, name, pack)] = 1;
        s.siege[find.town('danzig')] = step;
      };
      const wanted = { french: { danzig: 'davout:2 napoleon' }, coalition: { danzig: 'ostermann:6 bennigsen' } };
      const played = position({
        pack,
        options: { blind: 1 },
        phase: 'combat',
        active: 'coalition',
        ...wanted,
        also,
        dice: [6],
      });
      played.act(1, 'besiege');
      expect([where(played.s, 'davout', pack), where(played.s, 'napoleon', pack)]).toEqual(['-1', '-1']);
      expect(told(played, 'captured')).toMatchObject([{ points: 3 }]);
    },
  );

  test('[GLO series.pologne#21] a siege of the set-up waits on its step for a line of communication', () => {
    const before = (coalition: Record<string, string>) => {
      const also = (s: GloireState) => {
        s.inside[slot(s, 'lestocq', pack)] = 1;
        s.siege[find.town('graudenz')] = 1;
        s.waits[find.town('graudenz')] = 1;
      };
      const wanted = {
        french: { graudenz: 'davout:6', warsaw: 'napoleon' },
        coalition: { graudenz: 'lestocq:2', ...coalition },
      };
      return position({ pack, options: { blind: 1 }, phase: 'combat', ...wanted, also, dice: [1] });
    };
    const cut = before({ thorn: 'ostermann:4', pultusk: 'bagration:4' });
    expect(cut.offers(0)).toEqual([['assault'], ['mask']]);
    expect(cut.why(0, 'besiege')).toEqual({ reason: 'noLineToGeneral', clause: 'GLO 4.6#7' });
    expect(cut.act(0, 'mask').s.siege[find.town('graudenz')]).toBe(1);
    const open = before({});
    open.act(0, 'besiege');
    expect([open.s.siege[find.town('graudenz')], open.s.waits[find.town('graudenz')]]).toEqual([2, 0]);
    // The scenario says which siege it is.
    expect(freshMatch({ blind: 1 }, pack).s.waits[find.town('graudenz')]).toBe(1);
  });

  /** A turn with one French replacement point. */
  const reinforced = (turn: number, wanted: Position, gone: Readonly<Record<string, number>>) => {
    const also = (s: GloireState) => {
      s.due = s.due.map((_, i) => (i === turn ? turn : OFF));
      for (const [name, when] of Object.entries(gone)) {
        s.gone[find.unit(name)] = when;
        s.initial[find.unit(name)] = 5;
      }
      wanted.also?.(s);
    };
    const played = position({
      pack,
      options: { blind: 1 },
      phase: 'turn',
      turn,
      dice: [1, 6, 1],
      ...wanted,
      french: { warsaw: 'napoleon', ...wanted.french },
      coalition: { grodno: 'bennigsen', ...wanted.coalition },
      also,
    });
    return played.act(0, 'first');
  };
  /** The same with another scenario, or other units. */
  const changed = (scenario: Partial<Scenario>, units = pack.units): GloireContent => ({
    ...pack,
    units,
    scenarios: pack.scenarios.map((one) => ({ ...one, ...scenario })),
  });
  /** Where the enemy has last seen a French unit. */
  const lastSeen = ({ s }: Played, name: string) =>
    pack.map.towns[s.lastTown[s.face.is.length + find.unit(name)] as number]?.id;
  const takers = (played: Played) => played.offers(0, 'replace').map(([unit]) => pack.units[unit as number]?.id);

  test('[GLO series.pologne#22, GLO series.pologne#23] units lost before winter quarters may be raised, with their commander in chief', () => {
    const played = reinforced(2, {}, { davout: 0, poniatowski: 2 });
    // Davout fell in the first turn; the Poles in the third, when winter quarters had begun.
    expect(takers(played)).toEqual(['davout']);
    // Nobody has to.
    expect(played.may(0, 'done')).toBe(true);
    played.act(0, 'replace', find.unit('davout'));
    expect(where(played.s, 'davout', pack)).toBe('warsaw');
    expect([played.s.points[find.unit('davout')], played.s.lost[find.unit('davout')]]).toEqual([1, 4]);
    expect(told(played, 'raised')).toMatchObject([{ unit: find.unit('davout'), clause: 'GLO series.pologne#23' }]);
    // Ruling 172: face up, like any reinforcement.
    expect(lastSeen(played, 'davout')).toBe('warsaw');
  });

  test('[GLO series.pologne#22] neither artillery, which has no points, nor a detachment is raised', () => {
    const units = pack.units.map((one) => (one.id === 'guard' ? { ...one, type: 'artillery' as const } : one));
    expect(takers(reinforced(2, { pack: changed({}, units) }, { davout: 0, guard: 0, f1: 0 }))).toEqual(['davout']);
  });

  test('[GLO series.pologne#23] ruling 176: with its chief off the map or shut in nobody is raised', () => {
    const danzig = (inside: number) => {
      const also = (s: GloireState) => {
        for (const name of ['guard', 'napoleon']) s.inside[slot(s, name, pack)] = inside;
        s.siege[find.town('danzig')] = inside - 1;
      };
      const french = { warsaw: '', danzig: 'guard:3 napoleon' };
      return takers(reinforced(2, { french, coalition: { danzig: 'ostermann:6' }, also }, { davout: 0 }));
    };
    expect([danzig(0), danzig(1)]).toEqual([['davout'], []]);
    // Nobody else is taken for him, wherever he stands.
    const nobody = { french: { warsaw: '', thorn: 'guard:3' }, coalition: { eylau: 'ostermann:6 r1:2' } };
    expect(takers(reinforced(2, nobody, { davout: 0 }))).toEqual([]);
  });

  test('[GLO series.pologne#24] those who leave the game at winter quarters are not raised', () => {
    expect(takers(reinforced(2, {}, { lefebvre: 0, davout: 0 }))).toEqual(['davout']);
  });

  test('[GLO series.pologne#25] example: Nansouty is lost; Latour-Maubourg comes for one point. Otherwise he takes his place', () => {
    const lost = reinforced(1, {}, { nansouty: 1 });
    expect(takers(lost)).toEqual(['nansouty', 'latour-maubourg']);
    lost.act(0, 'replace', find.unit('latour-maubourg'));
    expect([where(lost.s, 'latour-maubourg', pack), lost.s.points[find.unit('latour-maubourg')]]).toEqual([
      'warsaw',
      1,
    ]);
    // He has all his boxes to fill, but for the one.
    expect([lost.s.initial[find.unit('latour-maubourg')], lost.s.lost[find.unit('latour-maubourg')]]).toEqual([6, 5]);
    const there = reinforced(1, { french: { thorn: 'nansouty:4' } }, {});
    expect([where(there.s, 'nansouty', pack), where(there.s, 'latour-maubourg', pack)]).toEqual(['-1', 'thorn']);
    expect(there.s.points[find.unit('latour-maubourg')]).toBe(4);
    // Before his turn nobody comes.
    expect(takers(reinforced(0, {}, { nansouty: 0 }))).not.toContain('latour-maubourg');
  });

  test('[GLO series.pologne#25] a successor comes for a point if his own predecessor is lost, and once', () => {
    const successions = [
      { turn: 2, leaves: find.unit('nansouty'), follows: find.unit('latour-maubourg') },
      { turn: 2, leaves: find.unit('davout'), follows: find.unit('poniatowski') },
    ];
    const two = { pack: changed({ successions }) };
    expect(takers(reinforced(1, two, { nansouty: 1 }))).toEqual(['nansouty', 'latour-maubourg']);
    expect(takers(reinforced(1, two, { davout: 1 }))).toEqual(['davout', 'poniatowski']);
    // He has come, and was lost when winter quarters had begun.
    expect(takers(reinforced(3, {}, { nansouty: 0, 'latour-maubourg': 2 }))).toEqual(['nansouty']);
  });

  test('[GLO series.pologne#25] ruling 177: he takes the place of one who stands, in his turn only, and never twice', () => {
    const stand = (turn: number, french: Readonly<Record<string, string>>) => {
      const played = reinforced(turn, { french }, {});
      const changes = told(played, 'unitChange').length;
      return [where(played.s, 'nansouty', pack), where(played.s, 'latour-maubourg', pack), changes];
    };
    const nansouty = { thorn: 'nansouty:4' };
    expect([0, 1, 2].map((turn) => stand(turn, nansouty))).toEqual([
      ['thorn', '-1', 0],
      ['-1', 'thorn', 1],
      ['thorn', '-1', 0],
    ]);
    expect(stand(1, {})).toEqual(['-1', '-1', 0]);
    expect(stand(1, { ...nansouty, pultusk: 'latour-maubourg:2' })).toEqual(['thorn', 'pultusk', 0]);
  });

  test('[GLO series.pologne#25] ruling 177: with all that he has: his points, his losses, his detachments; all see both', () => {
    const also = (s: GloireState) => {
      s.lost[find.unit('nansouty')] = 2;
      s.origin[find.unit('f1')] = find.unit('nansouty');
      s.origin[find.unit('f2')] = find.unit('davout');
    };
    const french = { thorn: 'nansouty:4 f1:1 davout:3 f2:1' };
    const played = reinforced(1, { options: {}, hidden: true, french, also }, {});
    const [leaves, follows] = [find.unit('nansouty'), find.unit('latour-maubourg')];
    expect(told(played, 'unitChange')).toMatchObject([{ leaves, follows, clause: 'GLO series.pologne#25' }]);
    expect([played.s.points[follows], played.s.lost[follows], played.s.points[leaves]]).toEqual([4, 2, 0]);
    expect([played.s.origin[find.unit('f1')], played.s.origin[find.unit('f2')]]).toEqual([
      follows,
      find.unit('davout'),
    ]);
    // The enemy sees who has left and who has come, and no others.
    const seen = played.referee.through(1).state.game;
    const known = ['nansouty', 'latour-maubourg', 'davout', 'f1'].filter((name) =>
      seen.face.is.includes(find.unit(name)),
    );
    expect(known).toEqual(['nansouty', 'latour-maubourg']);
    expect([lastSeen(played, 'nansouty'), lastSeen(played, 'latour-maubourg')]).toEqual(['thorn', 'thorn']);
    expect(told(played, 'kernel.met')).toMatchObject([{ met: [leaves], clause: 'GLO series.pologne#25' }]);
  });

  test('[GLO series.pologne#26] until Kutuzov comes Wittgenstein commands, with his own value', () => {
    const coalition = { eylau: 'wittgenstein wittgenstein-corps:4', grodno: '' };
    const wanted = {
      pack,
      scenario: '1813',
      options: { blind: 1 },
      active: 'coalition',
      french: { thorn: 'macdonald' },
    } as const;
    const before = position({ ...wanted, phase: 'administration', coalition, dice: [4, 1] });
    expect(told(before, 'command')[0]).toMatchObject({ army: find.army('russian-1813'), die: 4, value: 2 });
    const also = (s: GloireState) => {
      s.due.fill(1);
    };
    const played = position({ ...wanted, phase: 'turn', turn: 1, coalition, also, dice: [1, 1, 6] });
    played.act(1, 'first');
    expect(where(played.s, 'kutuzov', pack)).toBe('grodno');
    expect(told(played, 'command')[0]).toMatchObject({ army: find.army('russian-1813'), value: 3 });
  });
});
