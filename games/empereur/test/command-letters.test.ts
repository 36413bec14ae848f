import { soak } from '@bivouac/kernel/soak';
import { seatingsIn, setupFault } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { personOf } from '../rules/command/hands.ts';
import { HALF_PACE } from '../rules/command/state.ts';
import { BLUE, byLetters, CHIEF, fieldOf, FIRST, h, ONE, SECOND, seats, TWO, WHITE } from './letters-help.ts';

const FORWARD = 'Go forward on the left, and hold the wood.';
const everybody = [BLUE, WHITE, ONE, TWO, -1];
const readers = (table: ReturnType<typeof byLetters>, text: string) =>
  everybody.filter((viewer) => table.reads(viewer).includes(text));

describe('EMP XVII.9: a person a corps, and letters between them', () => {
  test('[EMP XVII.9#1, EMP XVII.9#3] a letter rides 12 points a turn, and is read by its man alone when it has come', () => {
    const t = byLetters({
      chiefs: { chief: '0105', corps: '2005' },
      at: { a: '2004', b: '2006', A: '2805', B: '2806' },
    });
    t.until(BLUE, 'mover').act('staff').act('letter', FIRST).act('words', FORWARD).act('done');
    expect(t.facts.filter(({ fact }) => fact === 'courier')).toMatchObject([{ number: 1, place: h('1305') }]);
    // It is on its way: only who wrote it knows of it; all see a rider, and his writer for whom he rides.
    expect(readers(t, FORWARD)).toEqual([BLUE]);
    const rider = (viewer: number) => t.seen(viewer).game.command?.orders?.dispatches[0];
    expect(everybody.map((viewer) => rider(viewer)?.hex)).toEqual(everybody.map(() => h('1305')));
    expect(everybody.map((viewer) => rider(viewer)?.to)).toEqual([FIRST, -1, -1, -1, -1]);
    t.next(ONE, 'mover');
    expect(readers(t, FORWARD)).toEqual([BLUE, ONE]);
    const came = t.facts.filter(({ fact }) => fact === 'letterCame');
    expect(came).toMatchObject([{ leader: CHIEF, text: FORWARD, to: 1 << ONE }]);
    expect(rider(BLUE)).toBeUndefined();
  });

  test('[EMP XVII.9#2, EMP XVII.9#5] the radius holds for units; a chief out of reach rides at half pace, and nobody throws', () => {
    const t = byLetters({
      chiefs: { chief: '0105', corps: '1805' },
      at: { a: '1804', b: '0916', A: '2805', B: '2806' },
    });
    t.next(ONE, 'mover');
    const of = (id: string) => t.content.units.findIndex((unit) => unit.id === id);
    expect([t.s.command?.out[of('a')], t.s.command?.out[of('b')]]).toEqual([0, 1]);
    expect(t.s.command?.tied[FIRST]).toBe(HALF_PACE);
    t.act('ride', FIRST);
    for (let i = 0; i < 5; i++) t.act('step', h('1805') - 1 - i);
    expect([t.offers('step'), t.facts.filter(({ fact }) => fact === 'initiative')]).toEqual([[], []]);
  });

  test('[EMP XVII.9#4] a commander sends as many as he could orders, a chief of a corps one a turn', () => {
    const t = byLetters({ chiefs: { chief: '0105' } }).until(BLUE, 'mover');
    // Blue is neither French nor English: one.
    t.act('staff').act('letter', FIRST).act('words', FORWARD);
    expect([t.offers('letter'), t.why('letter', SECOND)]).toEqual([[], 'noLetters']);
    t.act('done');
    expect(t.offers('staff')).toEqual([]);
    t.next(ONE, 'mover').act('staff');
    expect(t.offers('letter')).toEqual([CHIEF, SECOND]);
    t.act('letter', SECOND).act('words', 'I am here.').act('done');
    expect(t.offers('staff')).toEqual([]);
  });

  test('[EMP XVII.9#6] everybody plays his own units in every phase, and no one else’s', () => {
    const t = byLetters();
    const names = () => t.offers('move').map((unit) => t.content.units[Number(unit)]?.id);
    expect([t.until(ONE, 'mover').s.letters?.hand, names(), t.offers('ride')]).toEqual([
      personOf(FIRST),
      ['a', 'b'],
      [FIRST],
    ]);
    expect([t.until(TWO, 'mover').seat(), names(), t.offers('ride')]).toEqual([TWO, ['c', 'd'], [SECOND]]);
    expect([t.until(BLUE, 'mover').seat(), names(), t.offers('ride')]).toEqual([BLUE, [], [CHIEF]]);
    expect(t.until(WHITE, 'mover').seat()).toBe(WHITE);
    expect(names()).toEqual(['A', 'B']);
  });

  test('[EMP XVII.9#6] who is fired at and who answers is asked of whoever plays the unit', () => {
    const t = byLetters({ at: { a: '2205', c: '2208', A: '2305', B: '2308' } });
    const fired = () => t.facts.filter(({ fact }) => fact === 'fired').map(({ place }) => place);
    // White fires first, in defence; then each of Blue’s at what is before him, and at nothing else.
    expect(t.until(WHITE, 'aim').until(ONE, 'aim').offers('aim')).toEqual([h('2305')]);
    t.act('aim', h('2305'));
    expect([fired(), t.until(TWO, 'aim').offers('aim')]).toEqual([[h('2305')], [h('2308')]]);
  });

  test('[EMP XVII.9#7] his commander relieves him by a letter, and has his corps as it arrives', () => {
    const t = byLetters().until(ONE, 'mover').act('staff');
    expect([t.offers('relieve'), t.why('relieve', SECOND)]).toEqual([[], 'notCommander']);
    t.act('done')
      .until(BLUE, 'mover')
      .act('staff')
      .act('relieve', FIRST)
      .act('words', 'You go to the rear.')
      .act('done');
    expect(t.s.letters?.hands[FIRST]).toBe(BLUE);
    expect(t.offers('move').map((unit) => t.content.units[Number(unit)]?.id)).toEqual(['a', 'b']);
    t.next(TWO, 'mover').act('staff');
    expect(t.offers('letter')).toEqual([CHIEF]);
    t.act('done').until(BLUE, 'mover');
    // He looks on with the eyes of his side, and wins or loses with it.
    expect(t.seen(ONE).game.hex).toEqual(t.seen(TWO).game.hex);
    while (t.referee.state.result === null) t.act('done');
    expect(t.referee.state.result.winners).toEqual([]);
  });

  test('[EMP XVII.9#8] it has writer and reader, turn, both places and the words', () => {
    const t = byLetters().until(ONE, 'mover').act('staff').act('letter', CHIEF);
    expect([t.offers('done'), t.prompt(), t.why('words', 'x'.repeat(601))]).toEqual([[], 'letterWords', 'tooLong']);
    t.act('words', FORWARD).act('done');
    const head = { by: personOf(FIRST), reader: BLUE, from: FIRST, to: CHIEF, sent: 1, place: h('0805'), came: 1 };
    expect(t.seen(BLUE).game.letters?.mail).toEqual([{ ...head, relieves: 0, text: FORWARD, number: 1 }]);
    expect([t.seen(TWO).game.letters?.mail, t.seen(WHITE).game.letters?.mail]).toEqual([[], []]);
  });

  test('[EMP XVII.9#9, EMP XVII.9#10] who has ridden to the other’s hex is told at once, without courier or limit', () => {
    const t = byLetters({ chiefs: { chief: '0705' } }).until(BLUE, 'mover');
    t.act('ride', CHIEF).act('step', h('0805')).act('done').act('staff').act('letter', FIRST).act('words', FORWARD);
    // A courier is left for the other.
    expect(t.offers('letter')).toEqual([SECOND]);
    t.act('letter', SECOND).act('words', 'Wait.').act('done');
    expect(t.facts.filter(({ fact }) => fact === 'courier')).toHaveLength(1);
    expect(readers(t, FORWARD)).toEqual([BLUE, ONE]);
    expect(t.s.letters?.mail.map(({ number }) => number)).toEqual([0, 1]);
  });

  test('three or more play by letters, and only they; nobody calls the corps of others', () => {
    const game = empereurGame(fieldOf({}));
    const fault = (options: object, people = seats) =>
      setupFault(game, { scenario: 'champ', options: { ...options }, seats: people }) ?? 'fine';
    expect(fault({})).toBe('fine');
    expect(fault({ command: 5 })).toBe('fine');
    expect(fault({ command: 3 })).toContain('by letters');
    expect(fault({ interactive: true })).toContain('for two');
    expect(fault({ command: 5 }, seats.slice(0, 2))).toContain('three or more');
  });

  test('Auerstaedt and Hassenhausen have people for corps who are there early, the smaller battles have not', () => {
    const game = empereurGame(auerstaedt1806);
    const named = (scenario: string) =>
      seatingsIn(game, scenario).map((one) => one.map((powers) => powers.map((power) => game.powers[power]).join('+')));
    expect(named('auerstaedt').slice(1, 4)).toEqual([
      ['french', 'prussian', 'gudin'],
      ['french', 'prussian', 'bluecher'],
      ['french', 'prussian', 'gudin', 'bluecher'],
    ]);
    expect(Math.max(...named('auerstaedt').map(({ length }) => length))).toBe(5);
    expect(named('hassenhausen').map(({ length }) => length)).toEqual([2, 3, 3, 4, 4, 4, 5, 5]);
    expect([named('mill').length, named('bluecher').length]).toEqual([1, 1]);
  });

  test('who gives up loses for his army; who leaves is followed by another of it', () => {
    const { game, s } = byLetters();
    expect([game.beaten?.(s, TWO), game.beaten?.(s, WHITE)]).toEqual([[WHITE], [BLUE, ONE, TWO]]);
    expect([game.partner?.(s, TWO), game.partner?.(s, BLUE), game.partner?.(s, WHITE)]).toEqual([BLUE, ONE, null]);
  });

  test('random battles by letters, with every check', () => {
    const game = empereurGame(fieldOf({ at: { a: '1904', c: '1912', A: '2204', B: '2206' }, turns: 3 }));
    const report = soak(game, { games: 3, seed: 'letters', setups: [{ scenario: 'champ', options: {}, seats }] });
    expect(report.failures).toEqual([]);
  });
});
