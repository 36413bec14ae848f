import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { ATTACK, blankOrder, commandAtStart, DEFENCE, ordersAtStart, RETREAT } from '../rules/command/state.ts';
import { FATIGUE, RADIUS, TACTICS, VOLTIGEURS, WRITTEN } from '../rules/options/options.ts';
import { activate, army, FOOT, HORSE, LEADERS, playOut, round, THIRD, WHITE, WHITE2 } from './interactive-help.ts';
import type { Played } from './position.ts';

const unit = (id: string) => champUnits.findIndex((one) => one.id === id);

/** The interactive game, held against the book by somebody who had not written it. */
describe('EMP XXI.1, XXI.4: who begins, and who waits', () => {
  test('[EMP XXI.1#3, EMP XXI.4#1] ruling 503: who has fewer does not wait for an enemy who may not begin', () => {
    const last = (s: Played['s']) => {
      if (s.activation !== undefined) s.activation.last = [WHITE, WHITE2];
    };
    const p = round({ chiefs: { foot: '0205', White: '1105', White2: '1103' }, also: last });
    expect([p.s.active, p.offers('activate'), p.may('decline')]).toEqual([0, [FOOT], false]);
    expect(p.why('decline')).toBe('enemyLast');
    // As soon as the turn has begun they may be called, and the right to wait is back.
    const q = round({ chiefs: { foot: '0205', third: '0207', White: '1105', White2: '1103' }, also: last });
    playOut(activate(q, THIRD));
    expect([q.s.active, q.offers('activate'), q.may('decline')]).toEqual([1, [WHITE, WHITE2], false]);
    playOut(q.act('activate', WHITE));
    expect([q.s.active, q.offers('activate')]).toEqual([0, [FOOT]]);
  });

  test('[EMP XXI.1#1, EMP XXI.1#2] ruling 502: a leader without troops counts, and is activated alone', () => {
    const at = { a: '0205 column 0', A: '1105 column 6' };
    const p = round({ at, chiefs: { foot: '0205', third: '0207', White: '1105' } });
    // Two leaders to one: Blue begins, unasked.
    expect([p.asked(), p.offers('activate')]).toEqual(['activate', [FOOT, THIRD]]);
    expect([p.why('decline'), p.why('activate', HORSE), p.why('activate', WHITE)]).toEqual([
      'notFewer',
      'noCorps',
      'noCorps',
    ]);
    p.act('activate', THIRD);
    p.act('done');
    expect([p.asked(), p.referee.offers(0)]).toEqual(['mover', [['ride', 3], ['done']]]);
    playOut(p);
    expect([p.s.active, p.offers('activate')]).toEqual([1, [WHITE]]);
  });
});

describe('EMP XXI.2: what an activation has of a turn', () => {
  test('ruling 500: a place changes hands as an activation ends, whoever stands there as the turn does', () => {
    const pack = army();
    const [battle] = pack.scenarios;
    if (battle === undefined) throw new Error('no battle');
    const place = { name: { en: 'Hill', fr: 'Colline' }, hexes: [4 * 12 + 5], least: 1, points: [5, 5] as const };
    const victory = { ...battle.victory, places: [place], held: [{ hex: 4 * 12 + 5, side: 1 }] };
    const p = round({
      pack: { ...pack, scenarios: [{ ...battle, victory }] },
      at: { a: '0505 column 0', e: '0207 column 0', A: '0705 line 7' },
      chiefs: { foot: '0505', third: '0207', White: '0705' },
      dice: [6, 6, 6, 6, 6, 6],
      also: (s) => {
        s.held = [1];
      },
    });
    activate(p, FOOT);
    p.act('move', p.u('a')).act('step', p.h('0605')).act('done');
    while (p.asked() !== 'activate') {
      if (p.asked() === 'retreat') p.act('step', Number(p.offers('step')[0]));
      else p.act('done');
    }
    expect([p.where('a'), p.s.held, p.s.active]).toEqual(['0605', [0], 1]);
    // White drives it off, and does not go there himself: the place stays with whoever stood there last.
    activate(p, WHITE);
    while (p.asked() !== 'activate' && p.s.turn === 1) {
      const aim = p.offers('aim')[0];
      if (p.asked() === 'retreat') p.act('step', Number(p.offers('step')[0]));
      else if (typeof aim === 'number' && p.referee.waiting()[0] === 1) p.act('aim', aim);
      else p.act('done');
    }
    expect([p.where('a') === '0605', p.s.held]).toEqual([false, [0]]);
  });

  test('[EMP XXI.1#1, EMP VII.4#1] in a pile of two corps only those of the corps in play move, fire and count in a shock', () => {
    const at = { a: '0505 line 1', e: '0505 line 1 4', A: '0605 line 7' };
    const played = (corps: number) => {
      const p = round({ at, chiefs: { foot: '0505', third: '0505', White: '0605' }, dice: [1, 1, 1, 3, 1, 1, 1, 1] });
      activate(p, corps);
      const moves = p.offers('move');
      while (p.s.phase < 3) p.act('done');
      const aims = p.s.phase === 3 ? p.offers('aim') : [];
      while (p.s.phase < 4) p.act('done');
      p.act('assault', p.h('0605'));
      while (p.told('shock').length === 0) p.act('attack');
      return [moves, aims.length, p.told('shock')[0]?.['attack']];
    };
    // a lies on top: e below does not fire; each counts for itself alone.
    expect(played(FOOT)).toEqual([[unit('a')], 1, 12]);
    expect(played(THIRD)).toEqual([[unit('e')], 0, 8]);
  });
});

describe('EMP XXI and other options', () => {
  /** All corps are a little tired. */
  const tired = (s: Played['s']) => s.weary?.points.fill(3);
  const fatigue = (p: Played, corps: number) => p.s.weary?.points[corps];

  test('[EMP XXI.6#1, EMP XVI.9#1, EMP XVI.9#5] a unit on loan tires its own corps as that corps’ turn ends, and no other', () => {
    const at = { a: '0205 column 0', e: '0207 column 0', f: '0208 column 0', A: '1105 column 6' };
    const chiefs = { foot: '0205', third: '0207', White: '1105' };
    const after = (way: readonly string[]) => {
      const p = round({ at, chiefs, also: tired }, FATIGUE);
      p.act('activate', FOOT).act('lend', p.u('e')).act('done');
      p.act('move', p.u('e'));
      for (const hex of way) p.act('step', p.h(hex));
      p.act('done');
      playOut(p);
      // The corps that borrowed it has rested.
      expect([fatigue(p, FOOT), fatigue(p, THIRD)]).toEqual([1, 3]);
      playOut(activate(p, WHITE));
      playOut(activate(p, THIRD));
      return fatigue(p, THIRD);
    };
    expect([after(['0307', '0407', '0507', '0607']), after(['0307'])]).toEqual([4, 3]);
  });

  test('[EMP XXI.1#7, EMP XVI.9#1, EMP XVI.9#5] a corps that is played without command tires and rests as any other', () => {
    const ways = [[], ['0303', '0403', '0503', '0603', '0703', '0803']] as const;
    const [rested, marched] = ways.map((way) => {
      const p = round({ chiefs: { foot: '0205', White: '1105', White2: '1103' }, also: tired }, FATIGUE);
      playOut(activate(p, WHITE));
      playOut(activate(p, FOOT));
      activate(p, WHITE2);
      while (p.told('loose').length === 0) p.act('done');
      p.act('done');
      if (way.length > 0) p.act('move', p.u('h'));
      for (const hex of way) p.act('step', p.h(hex));
      while (p.s.turn === 1) p.act('done');
      return fatigue(p, HORSE);
    });
    expect([rested, marched]).toEqual([1, 4]);
  });

  test('ruling 501: voltigeurs fire defensively once a turn, too, however many corps of the enemy are played', () => {
    const out = (directions: readonly number[]) => (s: Played['s']) => {
      s.screens = directions.map((direction) => ({ unit: unit('A'), direction, facing: 7, fired: 0 }));
    };
    /** How many activations of Blue the voltigeurs of A fire at. */
    const shots = (directions: readonly number[]) => {
      const at = { a: '0504 line 1', b: '0604 line 1', e: '0605 line 3', h: '0206 column 0', A: '0803 line 7' };
      const chiefs = { foot: '0504', third: '0605', horse: '0206', White: '0803' };
      const p = round({ at, chiefs, dice: new Array<number>(20).fill(1), also: out(directions) }, VOLTIGEURS);
      let fired = 0;
      for (const corps of [FOOT, WHITE, THIRD, HORSE]) {
        activate(p, corps);
        while (p.s.phase < 2 && p.asked() !== 'activate') p.act('done');
        const fires = () => p.s.phase === 2 && p.s.active === 0 && p.asked() === 'aim';
        if (fires()) fired++;
        if (fires()) p.act('aim', Number(p.offers('aim')[0]));
        playOut(p);
        if (p.s.turn > 1) break;
      }
      return fired;
    };
    expect([shots([3]), shots([])]).toEqual([1, 0]);
  });

  test('[EMP XVII.4#3] what an order leads to is looked at as the turn of its side begins, not with every corps that is played', () => {
    const pack = army();
    const [battle] = pack.scenarios;
    if (battle === undefined) throw new Error('no battle');
    const leaders = LEADERS.map((_, leader) => ({ leader, hex: leader }));
    const foot = LEADERS.findIndex(({ id }) => id === 'foot');
    const p = round(
      {
        pack: { ...pack, scenarios: [{ ...battle, leaders }] },
        at: { a: '0205 column 0', h: '0203 column 0', A: '1105 column 6' },
        chiefs: { foot: '0205', horse: '0203', White: '1105' },
        also: (s) => {
          s.command = commandAtStart(s.hex.length, s.chiefHex.length);
          const orders = ordersAtStart(s.hex.length, s.chiefHex.length);
          s.command.orders = orders;
          orders.opened = 1;
          orders.standing = orders.standing.map(() => blankOrder(DEFENCE));
          orders.standing[foot] = { ...blankOrder(ATTACK, 4 * 12 + 5), then: RETREAT };
        },
      },
      RADIUS | TACTICS | WRITTEN,
    );
    const tactic = () => p.s.command?.orders?.standing[foot]?.tactic;
    activate(p, FOOT);
    p.act('move', p.u('a'));
    for (const hex of ['0305', '0405', '0505', '0605']) p.act('step', p.h(hex));
    p.act('done');
    playOut(p);
    playOut(activate(p, WHITE));
    activate(p, HORSE);
    // It is there; but the turn of its side has begun long ago.
    expect([p.where('a'), tactic()]).toEqual(['0605', ATTACK]);
    playOut(p);
    expect([p.s.turn, p.asked()]).toEqual([2, 'activate']);
    activate(p, FOOT);
    expect(tactic()).toBe(RETREAT);
  });
});
