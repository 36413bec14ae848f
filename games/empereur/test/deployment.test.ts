import { fastDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { IN_HAND, UNSEEN } from '../rules/deployment/counters.ts';
import { gridOf } from '../rules/deployment/grid.ts';
import { chosen, DEPLOYMENT, optionFault } from '../rules/options/options.ts';
import { distance, fieldOf } from '../rules/ground/field.ts';
import { arrivalOf } from '../rules/arrivals/gates.ts';
import { type Empereur, onMap, WAITING } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';

const content = auerstaedt1806;
const SCENARIO = content.scenarios.findIndex(({ id }) => id === 'auerstaedt');
const corps = (id: string) => content.corps.findIndex((one) => one.id === id);
const [GUDIN, FRIANT, VIALANNES] = [corps('gudin'), corps('friant'), corps('vialannes')];
const [SCHMETTAU, BLUECHER, WARTENSLEBEN, ORANIEN, OSWALD] = [
  corps('schmettau'),
  corps('bluecher'),
  corps('wartensleben'),
  corps('oranien'),
  corps('oswald'),
];

interface Evening {
  readonly referee: Referee<Empereur>;
  readonly s: Referee<Empereur>['state']['game'];
  act(...action: [string, ...number[]]): Evening;
  offers(verb: string): number[];
  asked(): string;
  seat(): number;
}

/** The evening before Auerstaedt; the Prussians, who play first in it, lay first. */
function evening(options = { deployment: 1 }): Evening {
  const state = newState(
    empereurGame(content),
    { scenario: 'auerstaedt', options, seats: [[0], [1]] },
    fastDice('eve'),
  );
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(empereurGame(content)), state).start();
  const seat = () => referee.waiting()[0] ?? 0;
  const it: Evening = {
    referee,
    s: referee.state.game,
    act(...action) {
      const played = referee.play(seat(), action);
      if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(referee.offers(seat()))}`);
      return it;
    },
    offers: (verb) => referee.offers(seat()).flatMap(([is, what]) => (is === verb ? [Number(what)] : [])),
    asked: () => referee.decision(seat())?.prompt ?? '',
    seat,
  };
  return it;
}

/** Lays a leader, without cavalry. */
function lay(p: Evening, who: number, sector: number): Evening {
  p.act('lay', who).act('occupy', sector);
  return p.asked() === 'alongside' ? p.act('done') : p;
}

/** All leaders laid: the Prussians in the west (0, 4, 8, 12), the French in the east (3, 7, 11, 15). */
function laid(): Evening {
  const p = evening();
  lay(p, SCHMETTAU, 8);
  lay(p, GUDIN, 7);
  lay(p, WARTENSLEBEN, 12);
  lay(p, FRIANT, 11);
  lay(p, ORANIEN, 8);
  p.act('suit');
  return lay(p, OSWALD, 4);
}

const why = (p: Evening, ...action: [string, ...number[]]) => p.referee.whyNot(p.seat(), action)?.reason;

describe('EMP XVIII.1 to XVIII.3: leaders are laid', () => {
  test('[EMP XVIII#1, EMP XVIII.1#1, EMP XVIII.1#2] nobody stands anywhere; 16 squares; infantry leaders of the start', () => {
    const p = evening();
    expect(p.s.hex.some((_, unit) => onMap(p.s, unit))).toBe(false);
    const { sector, edges, posts, escorts } = gridOf(content, SCENARIO);
    const sizes = Array.from({ length: 16 }, (_, one) => sector.filter((is) => is === one).length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([70, 80]);
    expect(edges).toEqual([
      [3, 7, 11, 15],
      [0, 4, 8, 12],
    ]);
    expect(posts).toEqual([
      [GUDIN, FRIANT],
      [SCHMETTAU, WARTENSLEBEN, ORANIEN, OSWALD],
    ]);
    expect(escorts).toEqual([[VIALANNES], [BLUECHER]]);
    expect([p.seat(), p.asked(), p.offers('lay')]).toEqual([
      1,
      'layLeader',
      [SCHMETTAU, WARTENSLEBEN, ORANIEN, OSWALD],
    ]);
  });

  test('[EMP XVIII.2#1] on their own edge, in turns, face down', () => {
    const p = evening();
    p.act('lay', SCHMETTAU);
    expect(p.offers('occupy')).toEqual([0, 4, 8, 12]);
    p.act('occupy', 8);
    expect(p.asked()).toBe('alongside');
    // The enemy learns nothing of it before it is done.
    expect(viewOf(p.referee.prepared.game, p.referee.state, 0).game.eve?.seen.some((one) => one > 0)).toBe(false);
    p.act('done');
    expect([p.seat(), p.offers('push')]).toEqual([0, []]);
    const seen = viewOf(p.referee.prepared.game, p.referee.state, 0).game.eve;
    expect([seen?.at[SCHMETTAU], seen?.at[OSWALD], seen?.seen[16 + 8]]).toEqual([UNSEEN, UNSEEN, 1]);
    expect(viewOf(p.referee.prepared.game, p.referee.state, 1).game.eve?.at[SCHMETTAU]).toBe(8);
  });

  test('[EMP XVIII.2#2] or one goes on to a square beside his, not across a corner', () => {
    const p = lay(lay(evening(), SCHMETTAU, 8), GUDIN, 7);
    expect(p.offers('push')).toEqual([SCHMETTAU]);
    p.act('push', SCHMETTAU);
    expect(p.offers('occupy')).toEqual([4, 9, 12]);
    p.act('occupy', 9);
    expect([p.s.eve?.at[SCHMETTAU], p.s.eve?.seen[16 + 8], p.s.eve?.seen[16 + 9]]).toEqual([9, 0, 1]);
  });

  test('[EMP XVIII.2#3, EMP XVIII.2#4] never where the enemy is, nor a third one', () => {
    const p = evening();
    lay(p, SCHMETTAU, 8);
    lay(p, GUDIN, 7);
    p.act('push', SCHMETTAU).act('occupy', 9);
    p.act('push', GUDIN).act('occupy', 6);
    p.act('push', SCHMETTAU).act('occupy', 10);
    p.act('push', GUDIN);
    expect([p.offers('occupy'), why(p, 'occupy', 10)]).toEqual([[2, 5, 7], 'noSector']);
    const q = evening();
    lay(q, SCHMETTAU, 8);
    lay(q, GUDIN, 7);
    lay(q, WARTENSLEBEN, 8);
    lay(q, FRIANT, 7);
    q.act('lay', ORANIEN);
    expect(q.offers('occupy')).toEqual([0, 4, 12]);
  });

  test('[EMP XVIII.3#1, EMP XVIII.3#2] cavalry is laid and goes on with infantry, and does not count', () => {
    const p = evening();
    p.act('lay', SCHMETTAU).act('occupy', 8).act('escort', BLUECHER);
    lay(p, GUDIN, 7);
    expect([p.s.eve?.at[BLUECHER], p.s.eve?.seen[16 + 8]]).toEqual([8, 1]);
    lay(p, WARTENSLEBEN, 8);
    lay(p, FRIANT, 7);
    p.act('push', WARTENSLEBEN).act('occupy', 9);
    expect(p.asked()).toBe('alongside');
    p.act('escort', BLUECHER);
    expect([p.s.eve?.at[BLUECHER], p.s.eve?.at[SCHMETTAU], p.s.eve?.at[WARTENSLEBEN]]).toEqual([9, 8, 9]);
  });

  test('[EMP XVIII.2#5] it is over as soon as nobody has a leader to lay', () => {
    const p = evening();
    for (const [who, sector] of [
      [SCHMETTAU, 0],
      [GUDIN, 7],
      [WARTENSLEBEN, 4],
      [FRIANT, 11],
      [ORANIEN, 8],
    ] as const)
      lay(p, who, sector);
    expect([p.seat(), p.asked()]).toEqual([0, 'layLeader']);
    p.act('push', GUDIN).act('occupy', 6);
    lay(p, OSWALD, 12);
    expect([p.asked(), p.s.eve?.stage]).toEqual(['station', 1]);
  });
});

describe('EMP XVIII.4, XVIII.5: units are placed, and the battle begins', () => {
  test('[EMP XVIII.4#1, EMP XVIII.4#2] who is content waits until the other has laid the rest; all are turned over', () => {
    const p = evening();
    lay(p, SCHMETTAU, 8);
    lay(p, GUDIN, 7);
    lay(p, WARTENSLEBEN, 12);
    expect(why(p, 'suit')).toBe('notAllLaid');
    lay(p, FRIANT, 11);
    lay(p, ORANIEN, 8);
    p.act('suit');
    // The rest is laid, and nobody goes on.
    expect([p.seat(), p.offers('lay'), p.offers('push')]).toEqual([1, [OSWALD], []]);
    lay(p, OSWALD, 4);
    expect([p.seat(), p.asked()]).toEqual([1, 'station']);
    const seen = viewOf(p.referee.prepared.game, p.referee.state, 0).game.eve;
    expect([seen?.at[SCHMETTAU], seen?.at[OSWALD]]).toEqual([8, 4]);
  });

  test('[EMP XVIII.4#1, EMP XVIII.5#2] he may lay the rest, and need not: it comes in as a reinforcement', () => {
    const p = evening();
    lay(p, SCHMETTAU, 8);
    lay(p, GUDIN, 7);
    lay(p, WARTENSLEBEN, 12);
    lay(p, FRIANT, 11);
    lay(p, ORANIEN, 8);
    p.act('suit').act('suit');
    expect([p.seat(), p.asked(), p.s.eve?.at[OSWALD]]).toEqual([1, 'station', IN_HAND]);
  });

  test('[EMP XVIII.4#3, EMP XVIII.4#4] in turns a corps each, from its leader, within his square and their points', () => {
    const p = laid();
    p.act('station', SCHMETTAU);
    const { sector } = gridOf(content, SCENARIO);
    const posts = p.offers('enter');
    expect(posts.every((hex) => sector[hex] === 8)).toBe(true);
    const chief = posts[Math.floor(posts.length / 2)] ?? 0;
    p.act('enter', chief);
    const unit = content.units.findIndex(({ id }) => id === 'ir33');
    p.act('arrive', unit);
    const field = fieldOf(content, SCENARIO);
    const reach = p.offers('enter');
    expect(reach).toContain(chief);
    for (const hex of reach) {
      expect(sector[hex]).toBe(8);
      expect(distance(field, hex, chief)).toBeLessThanOrEqual(content.units[unit]?.moves[1] ?? 0);
    }
    p.act('enter', chief);
    const formations = ['line', 'column', 'square'].map((verb) => p.offers(verb).length > 0);
    expect(formations).toEqual([true, true, true]);
    p.act('line', 1);
    expect([p.s.hex[unit], p.s.form[unit], p.s.facing[unit]]).toEqual([chief, 0, 1]);
    p.act('muster');
    expect([p.seat(), p.offers('station')]).toEqual([0, [GUDIN, FRIANT]]);
    const troops = content.units.flatMap((one, i) => (one.corps === SCHMETTAU ? [i] : []));
    expect(troops.every((one) => sector[p.s.hex[one] as number] === 8)).toBe(true);
  });

  test('[EMP XVIII.4#5] three hexes from every enemy unit', () => {
    const p = evening();
    lay(p, SCHMETTAU, 8);
    lay(p, GUDIN, 7);
    p.act('push', SCHMETTAU).act('occupy', 9);
    lay(p, FRIANT, 11);
    p.act('push', SCHMETTAU).act('occupy', 10);
    p.act('suit');
    for (const [who, sector] of [
      [WARTENSLEBEN, 12],
      [ORANIEN, 8],
      [OSWALD, 4],
    ] as const)
      lay(p, who, sector);
    p.act('station', SCHMETTAU);
    // As far east in its square as it may.
    const east = (hexes: readonly number[]) => [...hexes].sort((one, two) => (two % 40) - (one % 40))[0] ?? 0;
    p.act('enter', east(p.offers('enter')));
    p.act('muster');
    p.act('station', FRIANT);
    const field = fieldOf(content, SCENARIO);
    const enemies = p.s.hex.filter((hex) => hex >= 0);
    const near = (hex: number) => Math.min(...enemies.map((one) => distance(field, one, hex)));
    const open = p.offers('enter');
    expect(Math.min(...open.map(near))).toBe(3);
    const { sector } = gridOf(content, SCENARIO);
    expect(sector.some((one, hex) => one === 11 && near(hex) < 3 && !open.includes(hex))).toBe(true);
    p.act('enter', [...open].sort((one, two) => near(one) - near(two))[0] ?? 0).act('muster');
    const mine = content.units.flatMap((one, i) =>
      one.corps === FRIANT && onMap(p.s, i) ? [p.s.hex[i] as number] : [],
    );
    expect(Math.min(...mine.map(near))).toBeGreaterThanOrEqual(3);
  });

  test('[EMP XVIII.5#1, EMP XVIII.5#2] then the battle begins; who was not deployed comes in as a reinforcement', () => {
    const p = laid();
    for (let i = 0; i < 60 && p.s.eve?.stage !== 2; i++) {
      const verb = ['station', 'muster', 'enter'].find((one) => p.referee.offers(p.seat()).some(([is]) => is === one));
      const hexes = p.offers(verb ?? 'done');
      if (verb === 'muster') p.act('muster');
      else p.act(verb ?? 'done', hexes[Math.floor(hexes.length / 2)] ?? 0);
    }
    expect([p.s.eve?.stage, p.s.turn, p.s.active]).toEqual([2, 1, 1]);
    // Blücher went with nobody: he comes in now. Friant is there, and his leader; Morand comes when he came.
    const unit = (id: string) => content.units.findIndex((one) => one.id === id);
    const comes = (id: string) => arrivalOf({ content, s: p.s }, unit(id));
    expect([p.s.hex[unit('dr5')], comes('dr5')?.hexes]).toEqual([WAITING, content.scenarios[SCENARIO]?.lines[1]]);
    expect([p.s.hex[unit('13e')], comes('13e')]).toEqual([WAITING, null]);
    expect(onMap(p.s, unit('111e'))).toBe(true);
    expect(p.s.chiefHex.filter((hex) => hex >= 0).length).toBeGreaterThanOrEqual(8);
  });

  test('[EMP XVIII.5#3] by agreement losses alone count', () => {
    const places = pointsOf(content, evening().s);
    expect([places[0] + places[1] > 0, pointsOf(content, evening({ deployment: 2 }).s)]).toEqual([true, [0, 0]]);
  });
});

describe('the evening before as an option', () => {
  test('is named, and leaves the standard game as it is', () => {
    expect([optionFault({ deployment: 1 }), chosen({ deployment: 2 })]).toEqual([null, DEPLOYMENT]);
    expect(optionFault({ deployment: true })).toMatch(/1 \(places count\) or 2/);
    expect(evening({ deployment: 1 }).s.eve?.at[GUDIN]).toBe(IN_HAND);
  });

  test('random battles keep every promise of the house: nobody learns what lies face down', () => {
    const small = { ...empereurGame(melee(true)), variants: [{ deployment: 1 }] };
    expect(soak(small, { games: 2, seed: 'eve', every: 6 }).failures).toEqual([]);
    const whole = {
      ...empereurGame(content),
      scenarios: ['auerstaedt'],
      bound: () => 60,
      variants: [{ deployment: 1 }],
    };
    const { failures } = soak(whole, { games: 1, seed: 'eve', every: 2 });
    expect(failures.filter(({ property }) => !/end/.test(property))).toEqual([]);
  });
});
