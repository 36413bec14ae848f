import { describe, expect, test } from 'vitest';
import { CUT_OFF, type GloireState } from '../rules/state.ts';
import { chronicle, news, question, refusal } from './chronicle.ts';
import { go, link, type Played, position, setOut, slot, town, unit } from './position.ts';

describe('engineers', () => {
  const at = (town: string, force: string, more: Parameters<typeof position>[0] = {}) => {
    const played = position({ french: { [town]: force }, ...more });
    setOut(
      played,
      town,
      force
        .split(' ')
        .map((one) => one.split(':')[0])
        .join(' '),
    );
    played.facts.length = 0;
    return played;
  };
  const BRIDGE = link('eich-glau');
  const BOATS = link('dorn-furt');
  const works = (played: Played, on: number) =>
    ['destroy', 'repair', 'pontoon', 'takeUp'].map((work) => refusal(played, 0, work, on));

  test('[GLO 6.4#1, GLO 6.4#12, GLO 6.4#18, GLO 6.4#24] what is refused at a bridge that stands, and at one that is down', () => {
    expect(works(at('eich', 'I:3'), BRIDGE)).toEqual([
      'may',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('eich', 'I:2'), BRIDGE)).toEqual([
      'tooWeak (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('eich', 'I:3', { broken: [BRIDGE] }), BRIDGE)).toEqual([
      'noBridge (GLO 6.4#1)',
      'may',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('eich', 'I:2 II:2', { broken: [BRIDGE] }), BRIDGE)).toEqual([
      'noBridge (GLO 6.4#1)',
      'tooWeak (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('eich', 'I:5'), BOATS)).toEqual([
      'notOfThisTown (GLO 6.4#1)',
      'notOfThisTown (GLO 6.4#1)',
      'notOfThisTown (GLO 6.4#1)',
      'notOfThisTown (GLO 6.4#1)',
    ]);
  });

  test('[GLO 6.4#17, GLO 6.4#18, GLO 6.4#23, GLO 6.4#24] at a place for boats, free, of the enemy and of one’s own', () => {
    const boats = (side: number, left = 1) => ({
      also(s: GloireState) {
        s.boats[BOATS] = side;
        s.boatsLeft = [left, 1];
      },
    });
    expect(works(at('dorn', 'I:5', boats(-1)), BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'may',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('dorn', 'I:4', boats(-1)), BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'tooWeak (GLO 6.4#17)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('dorn', 'I:5', boats(-1, 0)), BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'noBoats (GLO 6.4#23)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('dorn', 'I:3', boats(0)), BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'may',
    ]);
    expect(works(at('dorn', 'I:2', boats(0)), BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'tooWeak (GLO 6.4#24)',
    ]);
    expect(works(at('dorn', 'I:3', boats(1)), BOATS)).toEqual([
      'may',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(works(at('dorn', 'I:2', boats(1)), BOATS)).toEqual([
      'tooWeak (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
  });

  test('[GLO 6.4#2, GLO 6.4#13, GLO 6.4#19] who has marched too far', () => {
    const tired = (to: readonly string[], on: number, more: Parameters<typeof position>[0] = {}) =>
      works(go(at(to[0] ?? '', 'I:6', more), ...to.slice(1)), on);
    expect(tired(['calau', 'eich'], BRIDGE)).toEqual([
      'may',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(tired(['aue', 'calau', 'aue', 'calau', 'eich'], BRIDGE)).toEqual([
      'may',
      'notBroken (GLO 6.4#12)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(tired(['calau', 'eich'], BRIDGE, { broken: [BRIDGE] })).toEqual([
      'noBridge (GLO 6.4#1)',
      'tooTired (GLO 6.4#13)',
      'noPlaceForBoats (GLO 6.4#18)',
      'noBridge (GLO 6.4#24)',
    ]);
    expect(tired(['brand', 'dorn'], BOATS)).toEqual([
      'noBridge (GLO 6.4#1)',
      'notBroken (GLO 6.4#12)',
      'tooTired (GLO 6.4#19)',
      'noBridge (GLO 6.4#24)',
    ]);
  });

  test('[GLO 6.4#2, GLO 6.4#3, GLO 6.4#16, GLO 6.4#22, GLO 6.4#20, GLO 6.4#24] what is told of the work, and what it costs', () => {
    const work = (what: string, on: number, where: string, more: Parameters<typeof position>[0] = {}) => {
      const played = at(where, 'I:6', more).act(0, what, on);
      return [
        ...chronicle(played),
        question(played),
        `broken ${played.s.broken[BRIDGE]}, boats ${played.s.boats[BOATS]}, left ${played.s.boatsLeft.join('+')}`,
      ];
    };
    const beyond = (at: string) => ({ coalition: { [at]: 'yorck:5' } });
    expect(work('destroy', BRIDGE, 'eich')).toEqual([
      'bridge, link eich-glau, work destroy, cost 2 (GLO 6.4#2)',
      '0: step, town eich (GLO 5.3#1)',
      'broken 1, boats -1, left 1+1',
    ]);
    expect(work('destroy', BRIDGE, 'eich', beyond('glau'))).toEqual([
      'bridge, link eich-glau, work destroy, cost 3 (GLO 6.4#3)',
      '0: step, town eich (GLO 5.3#1)',
      'broken 1, boats -1, left 1+1',
    ]);
    expect(work('repair', BRIDGE, 'eich', { broken: [BRIDGE] })).toEqual([
      'bridge, link eich-glau, work repair (GLO 6.4#16)',
      'halted, side 0, town eich (GLO 5.3#2)',
      '0: activate (GLO 2.B2#2)',
      'broken 0, boats -1, left 1+1',
    ]);
    expect(work('repair', BRIDGE, 'eich', { broken: [BRIDGE], ...beyond('glau') })).toEqual([
      '0: step, town eich (GLO 5.3#1)',
      'broken 1, boats -1, left 1+1',
    ]);
    expect(work('pontoon', BOATS, 'dorn')).toEqual([
      'bridge, link dorn-furt, work pontoon (GLO 6.4#22)',
      'halted, side 0, town dorn (GLO 5.3#2)',
      '0: activate (GLO 2.B2#2)',
      'broken 0, boats 0, left 0+1',
    ]);
    expect(work('pontoon', BOATS, 'dorn', beyond('furt'))).toEqual([
      'bridge, link dorn-furt, work pontoon (GLO 6.4#22)',
      'loss, unit I, points 1, left 5 (GLO 6.4#20)',
      'halted, side 0, town dorn (GLO 5.3#2)',
      '0: activate (GLO 2.B2#2)',
      'broken 0, boats 0, left 0+1',
    ]);
    expect(work('takeUp', BOATS, 'dorn', { boats: [BOATS] })).toEqual([
      'bridge, link dorn-furt, work takeUp, cost 2 (GLO 6.4#2)',
      '0: step, town dorn (GLO 5.3#1)',
      'broken 0, boats -1, left 2+1',
    ]);
    expect(work('destroy', BOATS, 'dorn', { also: (s) => void (s.boats[BOATS] = 1) })).toEqual([
      'bridge, link dorn-furt, work destroy, cost 2 (GLO 6.4#2)',
      '0: step, town dorn (GLO 5.3#1)',
      'broken 0, boats -1, left 1+1',
    ]);
  });

  test('[GLO 6.4#26] nobody works before a garrison', () => {
    const also = (s: GloireState) => void (s.inside[slot(s, 'yorck')] = 1);
    expect(works(at('eich', 'I:5', { coalition: { eich: 'yorck:2' }, also }), BRIDGE)).toEqual([
      'engaged (GLO 6.4#26)',
      'engaged (GLO 6.4#26)',
      'engaged (GLO 6.4#26)',
      'engaged (GLO 6.4#26)',
    ]);
  });
});

describe('detachments', () => {
  const stack = (names: string, also?: (s: GloireState) => void) => {
    const played = position({ french: { aue: names }, ...(also === undefined ? {} : { also }) });
    played.act(0, 'force', town('aue'));
    return played;
  };
  const detach = (played: Played, name: string, counter: string, points: number) =>
    refusal(played, 0, 'detach', unit(name), unit(counter), points);

  test('[GLO 6.1#2, GLO 6.1#1, GLO 4.6#6, GLO 6.1#12, GLO 6.1#3] which are refused', () => {
    const free = (s: GloireState) => ['f1', 'f2', 'fA'].forEach((name) => void (s.origin[unit(name)] = -3));
    const played = stack('I:10 II:5 horse:4 IV:4', free);
    played.act(0, 'pick', slot(played.s, 'I')).act(0, 'pick', slot(played.s, 'horse'));
    expect([
      detach(played, 'I', 'f1', 4),
      detach(played, 'I', 'f1', 5),
      detach(played, 'II', 'f1', 1),
      detach(played, 'I', 'c1', 1),
      detach(played, 'I', 'fA', 1),
      detach(played, 'horse', 'fA', 3),
      detach(played, 'horse', 'f1', 1),
    ]).toEqual([
      'may',
      'notSoMany (GLO 6.1#3)',
      'notInStack (GLO 6.1#2)',
      'noCounter (GLO 6.1#1)',
      'notThisCounter (GLO 6.1#12)',
      'may',
      'notThisCounter (GLO 6.1#12)',
    ]);
    const low = stack('IV:4', free).act(0, 'pick', slot(played.s, 'IV'));
    expect([detach(low, 'IV', 'f1', 1), detach(low, 'IV', 'f2', 1), detach(low, 'IV', 'f2', 4)]).toEqual([
      'notThisCounter (GLO 6.1#12)',
      'may',
      'notSoMany (GLO 6.1#3)',
    ]);
    const cut = stack('I:10', (s) => {
      free(s);
      s.status.fill(CUT_OFF);
    }).act(0, 'pick', slot(played.s, 'I'));
    expect(detach(cut, 'I', 'f1', 1)).toBe('outOfCommand (GLO 4.6#6)');
  });

  test('[GLO 6.1#3, GLO 6.1#6, GLO 6.1#7, GLO 1.2.2#21] what is told of them, and to whom', () => {
    const free = (s: GloireState) => ['f1', 'f2', 'fA'].forEach((name) => void (s.origin[unit(name)] = -3));
    const played = stack('I:10', free).act(0, 'pick', slot(stack('I:10').s, 'I'));
    played.facts.length = 0;
    played.act(0, 'detach', unit('I'), unit('f1'), 3);
    expect(news(played)).toEqual([
      'detached, unit I, counter f1, points 3, to 1073741823 (GLO 6.1#3)',
      'appeared, side 0, town aue (GLO 6.1#6)',
    ]);
    played.act(0, 'pick', slot(played.s, 'f1')).act(0, 'rejoin', unit('f1'), unit('I'), 3);
    expect(news(played)).toEqual([
      'rejoined, from ilm, unit I, points 3, to 1073741823 (GLO 6.1#7)',
      'vanished, side 0, town aue (GLO 6.1#7)',
    ]);
    const lone = stack('I:10 f2:2').act(0, 'pick', slot(played.s, 'I'));
    lone.facts.length = 0;
    lone.act(0, 'rejoin', unit('f2'), unit('I'), 1);
    expect(news(lone)).toEqual(['rejoined, from jahn, unit I, points 1, to 1073741823 (GLO 6.1#7)']);
    lone.act(0, 'rejoin', unit('f2'), unit('I'), 1);
    expect(news(lone)).toEqual([
      'rejoined, from jahn, unit I, points 1, to 1073741823 (GLO 6.1#7)',
      'vanished, side 0, town aue (GLO 1.2.2#21)',
    ]);
    expect(lone.s.points[unit('I')]).toBe(12);
  });
});
