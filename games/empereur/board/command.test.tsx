import { boardProps, testSpeech } from '@bivouac/kit/testing/moments';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { ATTACK, DEFENCE } from '../rules/command/state.ts';
import { RADIUS, TACTICS, WRITTEN } from '../rules/options/options.ts';
import { fieldOf } from '../rules/ground/field.ts';
import { type EmpereurState, grammar } from '../rules/state.ts';
import { commanded, ordered } from '../test/command-help.ts';
import type { Played } from '../test/position.ts';
import { empereurText } from '../text/words.ts';
import empereurBoard from './index.tsx';
import { frameOf } from './map/frame.ts';
import { commandReach, defenceLine } from './overlays/command.tsx';

const { Board } = empereurBoard;

const chiefs = { corps: '0805', chief: '0205', Corps: '2405' };
const [BLUE, WHITE] = [1, 3];
const column = { a: '0805 column 0', b: '0804 column 0', c: '0806 column 0', d: '0803 column 0', A: '2405 line 7' };

/** What the page gives to whoever is asked. */
function propsOf(p: Played, seat = 0) {
  const speech = testSpeech(empereurText('en', p.content).names, grammar);
  return boardProps(
    empereurGame(p.content),
    { referee: p.referee, offers: p.referee.offers(seat), seat },
    seat,
    speech,
  );
}

const drawn = (p: Played, seat = 0) => renderToStaticMarkup(<Board {...propsOf(p, seat)} />);
const foreseen = (p: Played, ...offer: [string, ...number[]]) => empereurBoard.foresee?.(propsOf(p), offer) ?? '';
/** The end of a phase that is not open, as it stands in the bar. */
const closed = (p: Played) => /<button[^>]*emp-closed[^>]*>(.*?)<\/button>/s.exec(drawn(p))?.[1] ?? '';

describe('why a phase cannot be ended', () => {
  test('[EMP XVII.3#5] too few have advanced: the bar says so, and who still can; then it can be ended', () => {
    const p = ordered({ corps: 'attack' }, { at: column, chiefs });
    expect(closed(p)).toMatch(/^End the movement .*demands more; still able: .*,.*,/);
    for (const [id, row] of [
      ['a', '05'],
      ['b', '04'],
    ] as const) {
      p.act('move', p.u(id));
      for (const along of ['09', '10', '11', '12']) p.act('step', p.h(`${along}${row}`));
      p.act('done');
    }
    expect(closed(p)).toBe('');
    expect(drawn(p)).toContain('End the movement</button>');
  });

  test('[EMP XVII.3#5, EMP XVII.3#16] on the march, and for a chief who has to fall back', () => {
    const p = ordered({ corps: 'attack' }, { at: { a: '0805 column 0', A: '2405 line 7' }, chiefs });
    p.act('move', p.u('a')).act('step', p.h('0905'));
    expect(closed(p)).toMatch(/^Halt here .*its order leads it on/);
    const far = { corps: '1005', chief: '0205', Corps: '2405' };
    expect(closed(ordered({ corps: 'withdrawal' }, { at: { A: '2405 line 7' }, chiefs: far }))).toContain(
      'must ride back 2 or 3 hexes',
    );
  });

  test('[EMP XVII.3#12] a march without a destination', () => {
    const also = ({ command }: EmpereurState) => {
      const order = command?.orders?.standing[BLUE];
      if (order !== undefined) order.goal = -1;
    };
    const p = ordered({ corps: 'march' }, { at: { a: '0805 column 0', A: '2405 line 7' }, chiefs, also });
    expect(closed(p)).toContain('the staff must name his destination');
  });

  test('[EMP XVII.3#6] the shock phase: more must fight', () => {
    const p = ordered(
      { corps: 'attack' },
      { at: { a: '1005 line 1', A: '1105 line 7' }, chiefs, dice: Array<number>(30).fill(3) },
    );
    while (p.s.phase < 4) p.act('done');
    expect(p.asked()).toBe('assault');
    expect(closed(p)).toMatch(/^No more assaults .*more of its units must fight/);
  });
});

describe('what an order would bring', () => {
  const desk = () => ordered({ corps: 'attack' }, { at: column, chiefs }).act('staff');

  test('[EMP XVII.6#2, EMP XVII.7#5] what it demands and how likely it is obeyed; what a chief’s own will costs', () => {
    const p = desk();
    expect(foreseen(p, 'order', BLUE, DEFENCE)).toMatch(/crosses a line.*Obedience 3: accepted 50\s%/);
    expect(foreseen(p, 'dare', BLUE, DEFENCE)).toMatch(
      /crosses a line.*Initiative 4: he dares 67\s%.*2, and no change/,
    );
    expect(foreseen(p, 'order', BLUE, ATTACK)).toContain('a third of his units');
  });

  test('[EMP XVII.3#4] beside his commander a chief obeys without a throw', () => {
    const p = ordered({ corps: 'attack' }, { at: column, chiefs: { ...chiefs, chief: '0805' } }).act('staff');
    expect(foreseen(p, 'order', BLUE, DEFENCE)).toContain('without a throw');
  });

  test('[EMP XVII.8#1, EMP XVII.8#3] to contest says that it discloses, and no click on the map contests', () => {
    const p = ordered({ corps: 'attack', Corps: 'defence' }, { at: column, chiefs });
    expect(p.may('contest', WHITE)).toBe(true);
    expect(foreseen(p, 'contest', WHITE)).toMatch(/shown to you.*one of yours.*cannot be taken back/);
    expect(drawn(p)).not.toMatch(/data-lit="contest"|contest [^<]*<\/button>/);
  });

  test('[EMP XVII.6#1, EMP XVII.7#3] a chief says what he throws against, where orders have to be obeyed', () => {
    const told = (p: Played) => empereurBoard.describe?.(propsOf(p), { kind: 'leader', id: BLUE }) ?? '';
    expect(told(desk())).toContain('Initiative 4, obedience 3.');
    expect(told(commanded({ at: column, chiefs, also: (s) => void delete s.command }))).not.toContain('Initiative');
  });
});

describe('the desk', () => {
  /** The form of a chief, as markup. */
  const form = (p: Played) => /<div class="emp-form">.*?<\/div>/s.exec(drawn(p))?.[0] ?? '';

  test('nothing is chosen beforehand, neither before an order is written nor after; what is written stands there', () => {
    const p = ordered({ corps: 'attack' }, { at: column, chiefs }).act('staff');
    expect(form(p)).toMatch(/<option value="" selected="">What is he to do/);
    expect(form(p)).toMatch(/<button[^>]*disabled[^>]*>Write/);
    expect(form(p)).toMatch(/<optgroup label="By courier">.*<optgroup label="On his own initiative">/s);
    expect(form(p)).not.toContain('written:');
    p.act('order', BLUE, DEFENCE);
    expect(form(p)).toContain('written: defence');
    expect(form(p)).toMatch(/<option value="" selected="">What is he to do/);
  });
});

test('[EMP XVII.4#1, EMP XVII.4#2] an order that is written out has its form: what is written, what is not, whose hex is asked for', () => {
  const p = ordered({ corps: 'attack' }, { at: column, chiefs }, RADIUS | TACTICS | WRITTEN).act('staff');
  const form = () => /<div class="emp-order">.*?<\/div>/s.exec(drawn(p))?.[0] ?? '';
  expect(form()).toBe('');
  p.act('order', BLUE, ATTACK);
  expect(form()).toMatch(
    /press a hex on the map: the objective.*Until turn:.*If it succeeds:.*<select.*If it fails:.*<select.*In words:.*<input/s,
  );
  // What the form has places for does not stand in the bar as well.
  expect(/<div class="emp-choices".*/s.exec(drawn(p))?.[0]).not.toMatch(/If it (succeeds|fails)/);
  p.act('goal', p.h('1205')).act('hour', 4).act('success', DEFENCE).act('words', 'Hold it.');
  const said = form()
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ');
  expect(said).toMatch(/Objective: .*press a hex on the map: what follows if it succeeds/);
  expect(said).toMatch(/Until turn: turn 4 .*If it succeeds: defence .*In words: “Hold it.”/);
  expect(form()).not.toMatch(/If it succeeds:<\/b> <select|<input/);
});

describe('command on the map', () => {
  test('[EMP XVII.2#1] the reach of chiefs is what their units are judged by', () => {
    const p = commanded({ at: { a: '1405 line 1', b: '1505 line 1', A: '2405 line 7' }, chiefs: { corps: '0805' } });
    const reach = commandReach(p.content, p.s, 0);
    expect([reach.has(p.h('1405')), reach.has(p.h('1505'))]).toEqual([true, false]);
    expect([...reach].every((hex) => p.s.command?.out[p.u('a')] === 0 && hex >= 0)).toBe(true);
    expect(p.s.command?.out[p.u('b')]).not.toBe(0);
  });

  test('[EMP XVII.3#15] whoever defends sees the line that he may not cross, also on the march', () => {
    const p = ordered({ corps: 'march' }, { at: { a: '1005 column 0', A: '2405 line 7' }, chiefs });
    p.act('staff').act('shift', BLUE, DEFENCE).act('done');
    const line = defenceLine(p.content, p.s, frameOf(p.content, 0), BLUE);
    expect(line).not.toBe('');
    expect(defenceLine(p.content, p.s, frameOf(p.content, 0), WHITE)).toBe('');
    // It lies between two hexes of which a unit may enter the first alone.
    const front = p.s.command?.orders?.front[BLUE] ?? -1;
    const toLine = (hex: string) => fieldOf(p.content, 0).toLine[1]?.[p.h(hex)] ?? -1;
    expect([toLine('1105') >= front, toLine('1205') >= front]).toEqual([true, false]);
    p.act('move', p.u('a'));
    expect(drawn(p)).toContain('emp-defence');
    p.act('step', p.h('1105'));
    expect([p.may('step', p.h('1205')), p.why('step', p.h('1205'))]).toEqual([false, 'orderLine']);
  });
});
