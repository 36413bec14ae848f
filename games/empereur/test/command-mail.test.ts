import { fastDice, PUBLIC, StateDice } from '@bivouac/kernel';
import { imagine, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import type { Leader } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { personOf } from '../rules/command/hands.ts';
import { WITH_WING } from '../rules/command/state.ts';
import { GONE } from '../rules/state.ts';
import { position } from './position.ts';
import { BLUE, byLetters, CHIEF, FIRST, h, ONE, SECOND, TWO, WHITE, type Wanted } from './letters-help.ts';

const FAR: Wanted = { chiefs: { chief: '0105', corps: '2805' }, at: { a: '2804', b: '2806', A: '2914', B: '2915' } };
type Table = ReturnType<typeof byLetters>;

/** Somebody writes to others, and closes his desk. */
function writes(t: Table, who: number, letters: Readonly<Record<number, string>>, verb = 'letter'): Table {
  t.until(who, 'mover').act('staff');
  for (const [leader, text] of Object.entries(letters)) t.act(verb, Number(leader)).act('words', text);
  return t.act('done');
}
const told = (t: Table, kind: string) => t.facts.filter(({ fact }) => fact === kind);
const riders = (t: Table) => t.s.command?.orders?.dispatches ?? [];
const mail = (t: Table, viewer: number) => t.seen(viewer).game.letters?.mail.map(({ text }) => text);

describe('EMP XVII.9: letters on their way', () => {
  test('[EMP XVII.9#3] couriers are numbered one after the other, and each finds his own man', () => {
    const t = byLetters({ ...FAR, chiefs: { chief: '0105', corps: '2805', second: '2812' } });
    writes(t, ONE, { [SECOND]: 'I hold the wood.' });
    expect(riders(t)).toEqual([]);
    // From west to east it takes longer; one after the other is on his way.
    writes(t, BLUE, { [FIRST]: 'Hold it.' });
    t.next(TWO, 'mover');
    writes(t, TWO, { [CHIEF]: 'I see nobody.' });
    expect(riders(t).map(({ number, to, from, side, via, sent }) => [number, to, from, side, via, sent])).toEqual([
      [2, FIRST, CHIEF, 0, -1, 1],
      [3, CHIEF, SECOND, 0, -1, 2],
    ]);
    expect([mail(t, ONE), mail(t, TWO), mail(t, BLUE)]).toEqual([
      ['I hold the wood.'],
      ['I hold the wood.', 'I see nobody.'],
      ['Hold it.'],
    ]);
    t.next(WHITE, 'mover').next(WHITE, 'mover');
    // Both have come now, each to whom it was for.
    expect([mail(t, ONE), mail(t, TWO), mail(t, BLUE)]).toEqual([
      ['I hold the wood.', 'Hold it.'],
      ['I hold the wood.', 'I see nobody.'],
      ['Hold it.', 'I see nobody.'],
    ]);
    expect([riders(t), told(t, 'letterCame').map(({ text, to }) => [text, to])]).toEqual([
      [],
      [
        ['I hold the wood.', 1 << TWO],
        ['Hold it.', 1 << ONE],
        ['I see nobody.', 1 << BLUE],
      ],
    ]);
  });

  test('[EMP XVII.9#1, EMP XVII.9#8] who writes hears that it was sent, who reads from whom it is; nobody else anything', () => {
    const t = writes(byLetters(), ONE, { [CHIEF]: 'Send guns.' });
    expect(told(t, 'letterSent')).toEqual([
      { fact: 'letterSent', leader: CHIEF, text: 'Send guns.', clause: 'EMP XVII.9#1', to: 1 << ONE },
    ]);
    expect(told(t, 'letterCame')).toEqual([
      { fact: 'letterCame', leader: FIRST, text: 'Send guns.', clause: 'EMP XVII.9#3', to: 1 << BLUE },
    ]);
    expect(t.s.letters?.wrote).toEqual([0, 1, 0, 0, 0]);
    // When somebody has written last he knows himself alone: others could count his letters by it.
    const wrote = (viewer: number) => t.seen(viewer).game.letters?.wrote[FIRST];
    expect([ONE, BLUE, TWO, WHITE, PUBLIC].map(wrote)).toEqual([1, 0, 0, 0, 0]);
  });

  test('[EMP XVII.9#9] from mouth to ear it costs nothing, and is another clause', () => {
    const t = byLetters({ chiefs: { chief: '0812' } })
      .until(TWO, 'mover')
      .act('staff');
    t.act('letter', CHIEF).act('words', 'Here I am.').act('letter', FIRST).act('words', 'And you?').act('done');
    expect(told(t, 'letterCame').map(({ clause, to }) => [clause, to])).toEqual([
      ['EMP XVII.9#9', 1 << BLUE],
      ['EMP XVII.9#3', 1 << ONE],
    ]);
    expect([t.s.letters?.wrote[SECOND], t.s.command?.orders?.next]).toEqual([1, 2]);
    // What is said face to face leaves him his courier.
    const said = byLetters({ chiefs: { chief: '0812' } })
      .until(TWO, 'mover')
      .act('staff');
    said.act('letter', CHIEF).act('words', 'Here I am.').act('done').act('staff');
    expect([said.s.letters?.wrote[SECOND], said.offers('letter')]).toEqual([0, [CHIEF, FIRST]]);
  });

  test('[EMP XVII.9#9] to each other they write: not to the enemy, nor to themselves, nor to whoever is off the map', () => {
    const offers = (who: number, fallen = -1) => {
      const t = byLetters();
      if (fallen >= 0) t.s.chiefHex[fallen] = GONE;
      t.until(who, 'mover');
      if (t.offers('staff').length === 0) return 'no desk';
      return t.act('staff').offers('letter');
    };
    expect([offers(BLUE), offers(ONE), offers(TWO)]).toEqual([
      [FIRST, SECOND],
      [CHIEF, SECOND],
      [CHIEF, FIRST],
    ]);
    const corner = byLetters({ chiefs: { chief: '0101' } })
      .until(ONE, 'mover')
      .act('staff');
    expect(corner.offers('letter')).toEqual([CHIEF, SECOND]);
    // White is one person: he has nobody to write to.
    expect(offers(WHITE)).toBe('no desk');
    expect([offers(ONE, SECOND), offers(BLUE, FIRST), offers(TWO, CHIEF)]).toEqual([[CHIEF], [SECOND], [FIRST]]);
    // Whoever is off the map himself does not write.
    expect(offers(ONE, FIRST)).toBe('no desk');
  });

  test('ruling 466: one courier a turn for a chief of a corps; his commander as many as he could orders', () => {
    const t = byLetters({ chiefs: { chief: '0105' } })
      .until(ONE, 'mover')
      .act('staff');
    t.act('letter', SECOND).act('words', 'I go forward.');
    expect([t.offers('letter'), t.why('letter', CHIEF), t.why('relieve', SECOND)]).toEqual([
      [],
      'noLetters',
      'notCommander',
    ]);
    t.act('done');
    t.next(ONE, 'mover').act('staff');
    expect(t.offers('letter')).toEqual([CHIEF, SECOND]);
    t.act('done').until(BLUE, 'mover').act('staff').act('letter', FIRST).act('words', 'Wait.').act('done');
    expect([t.offers('staff').length, t.s.command?.orders?.sent]).toEqual([0, [1, 0]]);
    t.next(BLUE, 'mover');
    expect([t.offers('staff').length, t.s.command?.orders?.sent]).toEqual([1, [0, 0]]);
  });

  test('ruling 466: nobody writes twice to the same man before his desk is closed, nor face to face', () => {
    const t = byLetters({ chiefs: { chief: '0805' } })
      .until(BLUE, 'mover')
      .act('staff');
    t.act('letter', FIRST).act('words', 'Good morning.');
    expect([t.offers('letter'), t.offers('relieve'), t.why('relieve', FIRST)]).toEqual([
      [SECOND],
      [SECOND],
      'noLetters',
    ]);
  });

  const wing: Leader = { ...(champLeaders[FIRST] as Leader), id: 'wing', rank: 1, corps: [0] };
  test('[EMP XVII.9#3, EMP XVII.5#7] a commander’s letter goes by the chief of the wing; that of a chief of a corps straight', () => {
    const asked = (at: string) => {
      const t = byLetters({ ...FAR, more: [wing], chiefs: { chief: '0105', corps: '2005', wing: at } });
      return writes(t, BLUE, { [FIRST]: 'Forward.' });
    };
    const t = asked('0705');
    expect(riders(t)).toMatchObject([{ hex: -1, via: 5, to: FIRST, state: WITH_WING }]);
    t.next(ONE, 'mover');
    expect(riders(t)).toMatchObject([{ hex: h('1905'), via: -1 }]);
    const others = byLetters({ ...FAR, more: [wing], chiefs: { chief: '0105', corps: '2805', wing: '0705' } });
    writes(others, TWO, { [FIRST]: 'Where are you?' });
    expect(riders(others)).toMatchObject([{ via: -1, to: FIRST }]);
    // The chief of the wing of another corps is not in the way, nor one who is off the map.
    const second = byLetters({ ...FAR, more: [wing], chiefs: { chief: '0105', second: '2805', wing: '0705' } });
    writes(second, BLUE, { [SECOND]: 'Forward.' });
    expect(riders(second)).toMatchObject([{ via: -1, to: SECOND }]);
    const gone = byLetters({ ...FAR, more: [wing], chiefs: { chief: '0105', corps: '2805', wing: '0705' } });
    gone.s.chiefHex[5] = GONE;
    writes(gone, BLUE, { [FIRST]: 'Forward.' });
    expect(riders(gone)).toMatchObject([{ via: -1, to: FIRST, hex: h('1305') }]);
  });
});

describe('EMP XVII.9: a chief of a corps is relieved', () => {
  test('[EMP XVII.9#7] once, however many letters say so: the second one finds him without a corps', () => {
    const t = writes(byLetters(FAR), BLUE, { [FIRST]: 'You are relieved.' }, 'relieve');
    t.next(BLUE, 'mover');
    writes(t, BLUE, { [FIRST]: 'Have you gone?' }, 'relieve');
    expect([t.s.letters?.hands[FIRST], told(t, 'relieved')]).toEqual([personOf(FIRST), []]);
    for (let i = 0; i < 3; i++) t.next(WHITE, 'mover');
    expect(t.s.letters?.hands).toEqual([0, 0, 1, 1, personOf(SECOND)]);
    expect(told(t, 'relieved')).toEqual([{ fact: 'relieved', leader: FIRST, clause: 'EMP XVII.9#7' }]);
    expect(mail(t, ONE)).toEqual(['You are relieved.', 'Have you gone?']);
  });

  test('ruling 468: he who rides to the courier that relieves him plays and writes no more in this turn', () => {
    const chiefs = { chief: '0105', corps: '2805', Chief: '2415', Corps: '2315' };
    const t = byLetters({ chiefs, at: { a: '2804', A: '2315', B: '2316' } });
    writes(t, BLUE, { [FIRST]: 'You are relieved.' }, 'relieve');
    t.next(ONE, 'mover');
    expect([riders(t)[0]?.hex, t.offers('staff').length]).toEqual([h('2505'), 1]);
    t.act('ride', FIRST);
    for (const hex of ['2705', '2605', '2505']) t.act('step', h(hex));
    t.act('done');
    expect([t.s.letters?.hands[FIRST], t.seat(), t.offers('move'), t.offers('staff')]).toEqual([0, ONE, [], []]);
    t.act('done').until(BLUE, 'mover');
    expect(t.offers('staff')).toHaveLength(1);
  });

  test('[EMP XVII.9#7] a letter that relieves nobody leaves him his corps', () => {
    const t = writes(byLetters(), BLUE, { [FIRST]: 'Well done.' });
    expect([t.s.letters?.hands[FIRST], told(t, 'relieved')]).toEqual([personOf(FIRST), []]);
  });
});

describe('EMP XVII.9: whose letters are whose', () => {
  test('[EMP XVII.9#9] of letters on their way and read, writer and reader have theirs; a view shares nothing with the battle', () => {
    const t = writes(byLetters(), ONE, { [CHIEF]: 'Send guns.' });
    expect([BLUE, ONE, TWO, WHITE, PUBLIC].map((viewer) => mail(t, viewer)?.length)).toEqual([1, 1, 0, 0, 0]);
    const before = JSON.stringify(t.s.letters);
    for (const viewer of [BLUE, ONE, WHITE]) {
      const { letters } = t.seen(viewer).game;
      for (const column of [letters?.hands, letters?.sides, letters?.people, letters?.wrote]) column?.fill(9);
      for (const letter of letters?.mail ?? []) letter.text = 'scribbled';
    }
    expect(JSON.stringify(t.s.letters)).toBe(before);
  });

  test('[EMP XVII.9#9] of two couriers each writer knows his own', () => {
    const t = byLetters({ chiefs: { chief: '0105', corps: '2805', second: '2815' }, at: { a: '2804', c: '2814' } });
    writes(t, ONE, { [CHIEF]: 'I am far.' });
    writes(t, BLUE, { [SECOND]: 'Come back.' });
    const known = (viewer: number) => t.seen(viewer).game.command?.orders?.dispatches.map(({ to }) => to);
    expect([ONE, BLUE, TWO, WHITE].map(known)).toEqual([
      [CHIEF, -1],
      [-1, SECOND],
      [-1, -1],
      [-1, -1],
    ]);
  });

  test('[EMP XVII.9#9] who thinks ahead sees riders arrive, and hears nothing', () => {
    const t = writes(byLetters(FAR), BLUE, { [FIRST]: 'You are relieved.' }, 'relieve');
    const dice = new StateDice(fastDice('ahead'));
    const state = imagine(t.game, t.seen(WHITE), WHITE, dice);
    const heard: unknown[] = [];
    const ahead = new Referee(prepare(t.game), state, { tell: ({ fact }) => void heard.push(fact), mark: () => {} });
    for (let i = 0; i < 400 && ahead.state.game.turn < 5 && !ahead.finished; i++) {
      const [seat = 0] = ahead.waiting();
      if (!ahead.play(seat, ['done']).ok) break;
    }
    expect([ahead.state.game.turn, ahead.state.game.command?.orders?.dispatches]).toEqual([5, []]);
    expect(heard).not.toContain('letterCame');
    expect(ahead.state.game.letters?.hands[FIRST]).toBe(personOf(FIRST));
  });

  test('in a battle of two there is no desk for letters, and whoever gives up loses to the other', () => {
    const p = position({ at: { a: '0505 column 0', A: '0905 line 7' }, chiefs: { corps: '0505', chief: '0305' } });
    expect(p.offers('staff')).toEqual([]);
    const game = empereurGame(p.content);
    expect([game.beaten?.(p.s, 0), game.beaten?.(p.s, 1)]).toEqual([[1], [0]]);
    expect([game.partner?.(p.s, 0), game.partner?.(p.s, 1)]).toEqual([null, null]);
    expect(viewOf(game, p.referee.state, 0).game.letters).toBeUndefined();
  });
});
