import { fastDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champ, champLeaders, champUnits, hexOf } from '../content/testing/champ.ts';
import type { EmpereurContent, Leader, Unit } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { gridOf } from '../rules/deployment/grid.ts';
import { type Empereur, onMap, WAITING } from '../rules/state.ts';

/** The evening before on a small field of four by four squares, held against the book by somebody who had not written it. */
const COLUMNS = 20;
const hex = (label: string) => hexOf(label, COLUMNS);
const unit = (id: string) => champUnits.findIndex((one) => one.id === id);
const leader = (id: string, side: 0 | 1, rank: number, corps: readonly number[]): Leader => ({
  ...(champLeaders[0] as Leader),
  id,
  side,
  rank,
  corps,
});

/** Blue: foot (0), horse (1) and guns with a leader but no troops (4) ; White: two of foot (2, 3). */
const [FOOT, HORSE, WHITE, WHITE2, EMPTY] = [0, 1, 2, 3, 4];
const LEADERS = [
  leader('chief', 0, 0, []),
  leader('foot', 0, 2, [FOOT]),
  leader('horse', 0, 2, [HORSE]),
  leader('empty', 0, 2, [EMPTY]),
  leader('White', 1, 2, [WHITE]),
  leader('White2', 1, 2, [WHITE2]),
];
const HOMES = ['0308', '0308', '0309', '0310', '1808', '1809'];
const UNITS: Readonly<Record<string, string>> = { a: '0308', b: '0408', h: '0309', A: '1808', C: '1809' };
const CORPS: Readonly<Record<string, number>> = { h: HORSE, C: WHITE2 };

function field(present: readonly string[]): EmpereurContent {
  const pack = champ({
    columns: COLUMNS,
    rows: 16,
    lines: [['0108'], ['2008']],
    units: champUnits.map((one): Unit => ({ ...one, corps: CORPS[one.id] ?? one.corps })),
    leaders: LEADERS,
    scenario: {
      units: Object.entries(UNITS).map(([id, at]) => {
        const home = unit(id) < 11;
        return { unit: unit(id), hex: hex(at), form: 1, facing: home ? 0 : 6, rank: 0, steps: 4 };
      }),
      leaders: LEADERS.flatMap(({ id }, i) => (present.includes(id) ? [{ leader: i, hex: hex(HOMES[i] ?? '') }] : [])),
    },
  });
  const empty = { id: 'empty', name: { en: 'Empty', fr: 'Vide' }, side: 0 } as const;
  return { ...pack, corps: [...pack.corps, empty] };
}

interface Evening {
  readonly content: EmpereurContent;
  readonly referee: Referee<Empereur>;
  readonly s: Referee<Empereur>['state']['game'];
  act(...action: [string, ...number[]]): Evening;
  offers(verb: string): number[];
  asked(): string;
  seat(): number;
}

function evening(present: readonly string[] = LEADERS.map(({ id }) => id)): Evening {
  const content = field(present);
  const game = empereurGame(content);
  const state = newState(game, { scenario: 'champ', options: { deployment: 1 }, seats: [[0], [1]] }, fastDice('eve'));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state).start();
  const seat = () => referee.waiting()[0] ?? 0;
  const it: Evening = {
    content,
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

/** Lays a leader in a square, without cavalry. */
function lay(p: Evening, corps: number, sector: number): Evening {
  p.act('lay', corps).act('occupy', sector);
  return p.asked() === 'alongside' ? p.act('done') : p;
}

function goOn(p: Evening, corps: number, sector: number): Evening {
  p.act('push', corps).act('occupy', sector);
  return p.asked() === 'alongside' ? p.act('done') : p;
}

/** The staff places all that is left, in the middle of its squares. */
function placeAll(p: Evening): Evening {
  for (let i = 0; i < 40 && p.s.eve?.stage !== 2; i++) {
    const verb = ['muster', 'station', 'enter'].find((one) => p.referee.offers(p.seat()).some(([is]) => is === one));
    const places = p.offers(verb ?? 'done');
    if (verb === 'muster') p.act('muster');
    else p.act(verb ?? 'done', places[Math.floor(places.length / 2)] ?? 0);
  }
  return p;
}

describe('EMP XVIII.2: leaders are laid and go on', () => {
  test('[EMP XVIII.2#2] ruling 512: a leader goes on to any square beside his, sideways and back as well', () => {
    const p = goOn(lay(lay(evening(), FOOT, 4), WHITE, 7), FOOT, 5);
    goOn(p, WHITE, 11);
    expect(p.act('push', FOOT).offers('occupy')).toEqual([1, 4, 6, 9]);
    expect(p.act('occupy', 4).s.eve?.at[FOOT]).toBe(4);
  });

  test('[EMP XVIII.2#3] nobody is laid in a square of his own edge that the enemy has come to', () => {
    const p = lay(lay(evening(), FOOT, 4), WHITE, 7);
    goOn(p, FOOT, 5);
    goOn(p, WHITE, 11);
    goOn(p, FOOT, 6);
    goOn(p, WHITE, 15);
    goOn(p, FOOT, 7);
    p.act('lay', WHITE2);
    expect(p.offers('occupy')).toEqual([3, 11, 15]);
  });

  test('[EMP XVIII.2#2, EMP XVIII.4#1] ruling 512: an enemy who never had a leader to lay is not asked, and ends nothing', () => {
    const p = evening(['chief', 'foot', 'empty']);
    expect([p.seat(), gridOf(p.content, 0).posts[1]]).toEqual([0, []]);
    lay(p, FOOT, 4);
    expect([p.seat(), p.asked(), p.offers('push'), p.offers('lay')]).toEqual([0, 'layLeader', [FOOT], [EMPTY]]);
    goOn(p, FOOT, 5);
    lay(p, EMPTY, 4);
    expect([p.asked(), p.s.eve?.stage]).toEqual(['station', 1]);
  });

  test('[EMP XVIII.2#5, EMP XVIII.5#2] where nobody has a leader to lay the battle begins, and all come in as reinforcements', () => {
    const p = evening(['chief']);
    expect([p.s.eve?.stage, p.s.turn, p.s.hex[unit('a')], p.s.chiefHex[0]]).toEqual([2, 1, WAITING, WAITING]);
    while (p.s.phase < 1) p.act('done');
    expect([p.offers('arrive'), p.offers('ride')]).toEqual([[unit('a'), unit('b'), unit('h')], [0]]);
  });
});

describe('EMP XVIII.3, XVIII.4: cavalry, empty corps, and what the enemy sees', () => {
  test('[EMP XVIII.3#1] cavalry in hand does not join a leader who is laid already; it comes in later', () => {
    const p = lay(lay(evening(), FOOT, 4), WHITE, 7);
    p.act('push', FOOT).act('occupy', 5);
    // Nobody to ask about: the horse is in hand, the leader was in his square.
    expect([p.seat(), p.asked(), p.s.eve?.at[HORSE]]).toEqual([1, 'layLeader', -1]);
  });

  test('[EMP XVIII.4#2, EMP XVIII.4#3] the enemy sees counters until all are turned over, then whoever is placed', () => {
    const p = evening();
    p.act('lay', FOOT).act('occupy', 4).act('escort', HORSE);
    const seen = () => viewOf(p.referee.prepared.game, p.referee.state, 1).game;
    expect([seen().eve?.at[FOOT], seen().eve?.at[HORSE], seen().eve?.at[EMPTY]]).toEqual([-3, -3, -3]);
    expect(seen().eve?.seen.slice(0, 6)).toEqual([0, 0, 0, 0, 1, 0]);
    lay(p, WHITE, 7);
    lay(p, EMPTY, 4);
    lay(p, WHITE2, 7);
    expect([seen().eve?.at[FOOT], seen().eve?.at[HORSE], seen().eve?.at[EMPTY]]).toEqual([4, 4, 4]);
    placeAll(p);
    expect(seen().hex[unit('a')]).toBe(p.s.hex[unit('a')]);
    expect(onMap(p.s, unit('h'))).toBe(true);
  });

  test('[EMP XVIII.4#3] a leader without troops is laid and placed as any other, and the next corps follows', () => {
    const p = evening();
    lay(p, EMPTY, 4);
    lay(p, WHITE, 7);
    lay(p, FOOT, 4);
    lay(p, WHITE2, 7);
    p.act('station', EMPTY);
    const [post = 0] = p.offers('enter');
    p.act('enter', post);
    expect([p.s.chiefHex[LEADERS.findIndex(({ id }) => id === 'empty')], p.seat(), p.asked()]).toEqual([
      post,
      1,
      'station',
    ]);
  });

  test('ruling 515: the leader of the army stands with a leader of a corps who was deployed, as his player likes', () => {
    const p = lay(lay(evening(), FOOT, 4), WHITE, 7);
    lay(p, EMPTY, 8);
    lay(p, WHITE2, 7);
    for (let i = 0; i < 20 && p.s.chiefHex.filter((one) => one >= 0).length < 4; i++) {
      if (p.offers('station').length > 0) p.act('station', p.offers('station')[0] ?? 0);
      if (p.asked() === 'chiefPost') p.act('enter', p.offers('enter')[0] ?? 0);
      if (p.asked() === 'deploy') p.act('muster');
    }
    const at = p.s.chiefHex;
    const [mine, third] = [at[1] ?? -1, at[3] ?? -1];
    expect([p.asked(), p.offers('enter')]).toEqual(['chiefPost', [mine, third].sort((one, two) => one - two)]);
    p.act('enter', third);
    // The horse was not deployed: its leader has still to come.
    expect([at[0], at[2], p.s.eve?.stage]).toEqual([third, WAITING, 2]);
  });
});
