import { describe, expect, test } from 'vitest';
import { EDGE, type GloireState, NO_LINE } from '../rules/state.ts';
import { news, question, refusal } from './chronicle.ts';
import { go, link, type Played, position, setOut, slot, town, unit } from './position.ts';

const pass = (played: Played) => {
  for (const seat of [0, 1]) while (played.may(seat, 'pass')) played.act(seat, 'pass');
  return played;
};

describe('what players read of a march', () => {
  test('[GLO 2.B2#2, GLO 5.4#7, GLO 5.3#4, GLO 5.2#2, GLO 5.3#2, GLO 4.5#4] from the first thought to the halt', () => {
    const played = position({ french: { aue: 'I:10 III:3', calau: 'napoleon' }, coalition: { jahn: 'yorck:5' } });
    played.facts.length = 0;
    expect(question(played)).toBe('0: activate (GLO 2.B2#2)');
    played.act(0, 'force', town('aue'));
    expect(question(played)).toBe('0: stack, town aue, count 0 (GLO 5.4#7)');
    played.act(0, 'pick', slot(played.s, 'I'));
    expect(question(played)).toBe('0: stack, town aue, count 1 (GLO 5.4#7)');
    played.act(0, 'normal');
    expect(question(played)).toBe('0: step, town aue (GLO 5.3#1)');
    go(played, 'brand').act(0, 'done');
    expect(news(played)).toEqual([
      'paid, army armee, cost 1, left 5, to 1073741823 (GLO 4.5#4)',
      'setOut, side 0, town aue, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from aue, town brand, count 1 (GLO 5.2#2)',
      'halted, side 0, town brand (GLO 5.3#2)',
    ]);
  });

  test('[GLO 3.3#8, GLO 3.3#10] a stack that enters by an edge', () => {
    const also = (s: GloireState) => {
      s.place[slot(s, 'IV')] = EDGE;
      s.place[slot(s, 'reynier')] = EDGE;
      s.points[unit('IV')] = 5;
    };
    const played = position({ french: { brand: 'I:10' }, also });
    played.facts.length = 0;
    expect([refusal(played, 0, 'enter', 1), refusal(played, 0, 'free', 3)]).toEqual([
      'nobodyWaits (GLO 3.3#8)',
      'notFree (GLO 1813.A.cards#13)',
    ]);
    played.act(0, 'enter', 0);
    expect([refusal(played, 0, 'normal'), refusal(played, 0, 'forced'), refusal(played, 0, 'entrench')]).toEqual([
      'nobodyPicked (GLO 5.3#4)',
      'noForcedEntry (GLO 3.3#10)',
      'noForcedEntry (GLO 3.3#8)',
    ]);
    played.act(0, 'pick', slot(played.s, 'IV')).act(0, 'pick', slot(played.s, 'reynier'));
    expect([refusal(played, 0, 'forced'), refusal(played, 0, 'entrench')]).toEqual([
      'noForcedEntry (GLO 3.3#10)',
      'noForcedEntry (GLO 3.3#8)',
    ]);
    played.act(0, 'normal').act(0, 'done');
    expect(news(played)).toEqual([
      'entered, side 0, edge 0, town aue, count 2 (GLO 3.3#8)',
      'halted, side 0, town aue (GLO 5.3#2)',
    ]);
  });

  test('[GLO 8.8#34, GLO 8.8#36] ruling 181: whoever leaves none but a leader before a garrison sets it free', () => {
    const also = (s: GloireState) => {
      s.inside[slot(s, 'yorck')] = 1;
      s.siege[town('eich')] = 0;
    };
    const played = position({ french: { eich: 'I:10 ney' }, coalition: { eich: 'yorck:2' }, also });
    played.facts.length = 0;
    setOut(played, 'eich', 'I');
    go(played, 'calau');
    pass(played).act(0, 'done');
    expect(news(played)).toEqual([
      'paid, army armee, cost 1, left 5, to 1073741823 (GLO 4.5#4)',
      'setOut, side 0, town eich, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from eich, town calau, count 1 (GLO 5.2#2)',
      'halted, side 0, town calau (GLO 5.3#2)',
      'leaderAway, leader ney (GLO 4.2#5)',
      'relieved, town eich, side 1 (GLO 8.8#36)',
    ]);
    expect(played.s.inside[slot(played.s, 'yorck')]).toBe(0);
    expect(played.s.siege[town('eich')]).toBe(-1);
  });
});

describe('why a stack is refused', () => {
  test('[GLO 2.B2#1, GLO 8#1, GLO 5.3#6, GLO 3.3#8, GLO 1813.A.cards#13] in a town', () => {
    const played = position({
      french: { aue: 'I:10', brand: 'II:7', calau: 'III:5' },
      coalition: { brand: 'yorck:5', jahn: 'buelow:4' },
    });
    setOut(played, 'calau', 'III').act(0, 'done');
    expect(['aue', 'brand', 'calau', 'dorn', 'jahn'].map((at) => refusal(played, 0, 'force', town(at)))).toEqual([
      'may',
      'engaged (GLO 8#1)',
      'allActed (GLO 5.3#6)',
      'nobodyThere (GLO 2.B2#1)',
      'nobodyThere (GLO 2.B2#1)',
    ]);
    expect([
      refusal(played, 0, 'free', town('aue')),
      refusal(played, 0, 'enter', 0),
      refusal(played, 0, 'done'),
    ]).toEqual(['notFree (GLO 1813.A.cards#13)', 'nobodyWaits (GLO 3.3#8)', 'may']);
  });

  test('[GLO 5.4#7, GLO 5.3#3, GLO 5.3#6, GLO 5.4#9, GLO 5.4#2] who is picked', () => {
    const played = position({
      french: { aue: 'I:10 II:7 III:5 guard:5', brand: 'IV:5' },
      coalition: { jahn: 'buelow:4' },
    });
    setOut(played, 'aue', 'guard').act(0, 'done').act(0, 'force', town('aue'));
    expect([refusal(played, 0, 'normal'), refusal(played, 0, 'forced'), refusal(played, 0, 'entrench')]).toEqual([
      'nobodyPicked (GLO 5.3#4)',
      'nobodyPicked (GLO 5.3#4)',
      'nobodyDigs (GLO 6.2#11)',
    ]);
    played.act(0, 'pick', slot(played.s, 'I')).act(0, 'pick', slot(played.s, 'II'));
    expect(
      ['I', 'buelow', 'guard', 'IV', 'III'].map((name) => refusal(played, 0, 'pick', slot(played.s, name))),
    ).toEqual([
      'pickedAlready (GLO 5.4#7)',
      'notYours (GLO 5.3#3)',
      'actedAlready (GLO 5.3#6)',
      'notHere (GLO 5.4#9)',
      'stackFull (GLO 5.4#2)',
    ]);
    expect([refusal(played, 0, 'rejoin', unit('f1'), unit('I'), 1), refusal(played, 0, 'payer', 1)]).toEqual([
      'cannotRejoin (GLO 6.1#8)',
      'cannotPay (GLO 4.5#3)',
    ]);
  });

  test('[GLO 4.5#3, GLO 7.1#4, GLO 4.6#5, GLO 4.5#12] who pays', () => {
    const poor = position({ french: { aue: 'I:10' }, command: [0, 0, 0], also: (s) => void s.status.fill(NO_LINE) });
    poor.act(0, 'force', town('aue')).act(0, 'pick', slot(poor.s, 'I'));
    expect([refusal(poor, 0, 'normal'), refusal(poor, 0, 'forced'), refusal(poor, 0, 'entrench')]).toEqual([
      'cannotPay (GLO 4.5#3)',
      'noLineToGeneral (GLO 4.6#5)',
      'cannotPay (GLO 4.5#12)',
    ]);
    const rich = position({ active: 'coalition', coalition: { jahn: 'cossacks:2' }, french: { aue: 'I:5' } });
    rich.act(1, 'force', town('jahn')).act(1, 'pick', slot(rich.s, 'cossacks'));
    expect([refusal(rich, 1, 'normal'), refusal(rich, 1, 'payer', 1), refusal(rich, 1, 'payer', 0)]).toEqual([
      'whoPays (GLO 7.1#4)',
      'may',
      'cannotPay (GLO 4.5#3)',
    ]);
  });

  test('[GLO 6.2#10, GLO 6.2#5, GLO 6.2#11, GLO 6.2#3] who digs', () => {
    const digs = (at: string, names: string, also?: (s: GloireState) => void) => {
      const played = position({ french: { [at]: names }, ...(also === undefined ? {} : { also }) });
      played.act(0, 'force', town(at));
      for (const name of names.split(' ')) played.act(0, 'pick', slot(played.s, name.split(':')[0] ?? ''));
      return refusal(played, 0, 'entrench');
    };
    expect([
      digs('aue', 'I:10'),
      digs('eich', 'I:10'),
      digs('aue', 'I:10', (s) => void (s.entrenched[town('aue')] = 1)),
      digs('aue', 'horse:5'),
      digs('aue', 'park'),
      digs('aue', 'I:10', (s) => void (s.used[unit('I')] = 1)),
      digs('aue', 'I:10', (s) => void (s.command = [1, 0, 0])),
      digs('aue', 'I:10', (s) => void (s.spent[0] = 5)),
      digs('aue', 'I:10', (s) => void (s.spent[0] = 4)),
    ]).toEqual([
      'may',
      'wallsAlready (GLO 6.2#10)',
      'dugAlready (GLO 6.2#5)',
      'nobodyDigs (GLO 6.2#11)',
      'nobodyDigs (GLO 6.2#11)',
      'actedAlready (GLO 6.2#3)',
      'cannotPay (GLO 4.5#12)',
      'cannotPay (GLO 4.5#12)',
      'may',
    ]);
  });

  test('[GLO 0.1#3, GLO 5.3#11, GLO 1.1#2, GLO 5.4#8] where it steps', () => {
    const played = position({
      french: { eich: 'ney park', glau: 'II:5' },
      coalition: { dorn: 'yorck:5' },
      broken: [link('eich-glau')],
    });
    setOut(played, 'eich', 'ney park');
    expect(['aue', 'glau', 'dorn', 'calau'].map((at) => refusal(played, 0, 'step', town(at)))).toEqual([
      'noConnection (GLO 0.1#3)',
      'impassable (GLO 5.3#11)',
      'noForce (GLO 1.1#2)',
      'may',
    ]);
    go(played, 'calau', 'aue', 'calau', 'aue');
    expect(['brand', 'calau'].map((at) => refusal(played, 0, 'step', town(at)))).toEqual(['may', 'may']);
  });
});
