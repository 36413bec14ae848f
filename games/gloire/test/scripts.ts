import type { Arrival, GloireContent, Scenario } from '../content/types.ts';
import { event } from '../content/testing/strom/cards.ts';
import { ARMISTICE, EDGE, type GloireState, RESUMED } from '../rules/state.ts';
import { came, endure, fight } from './battle-help.ts';
import { passCards, table, until } from './card-table.ts';
import {
  go,
  into,
  leader,
  link,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  town,
  unit,
} from './position.ts';
import { apart, at } from './truce-help.ts';

type Script = (how: Position) => Played;

const pass = (played: Played) => {
  for (const seat of [0, 1]) while (played.may(seat, 'pass')) played.act(seat, 'pass');
  return played;
};
const pack = (changed: Partial<Scenario>): GloireContent => ({
  ...strom,
  scenarios: strom.scenarios.map((scenario) => ({ ...scenario, ...changed })),
});
const arrival = (wanted: Partial<Arrival>): Arrival => ({
  turn: 1,
  side: 1,
  at: { kind: 'town', town: town('jahn') },
  forces: [{ unit: unit('yorck'), points: 6 }],
  leaders: [leader('bernadotte')],
  die: 0,
  option: null,
  ifHeld: -1,
  ...wanted,
});
const coming = (how: Position, wanted: Partial<Arrival>, more: Position = {}) =>
  position({
    ...how,
    phase: 'turn',
    pack: pack({ arrivals: [arrival(wanted)] }),
    ...more,
    french: { brand: 'napoleon', ...more.french },
    also(s) {
      s.due.fill(0);
      more.also?.(s);
    },
  }).act(0, 'first');
const shut =
  (...names: string[]) =>
  (s: GloireState): void => {
    for (const name of names) s.inside[slot(s, name)] = 1;
    s.siege[town('eich')] = 0;
  };
const attacked = (how: Position, french: string, coalition: string, more: Position = {}) =>
  position({
    ...how,
    phase: 'combat',
    active: 'coalition',
    ...more,
    french: { eich: french },
    coalition: { eich: coalition },
  });
const cards = (how: Position, side: number, played: number, aim: [string, number] | null, more: Position = {}) => {
  const match = table({
    ...how,
    french: { aue: 'I:10 napoleon', eich: 'horse:4', dorn: 'II:6' },
    coalition: { jahn: 'yorck:8 bernadotte ostermann:7 barclay', glau: 'cossacks:2' },
    active: side === 0 ? 'french' : 'coalition',
    hands: side === 0 ? [[played], []] : [[], [played]],
    ...more,
  });
  match.act(side, 'play', played);
  return aim === null ? match : match.act(side, ...aim);
};
const truce = (how: Position, done: (played: Played) => boolean) => until(table({ ...how, ...apart, turn: 1 }), done);

/** Small scripts by what happens in them, all that a match tells its players among them. */
export const scripts: Readonly<Record<string, Script>> = {
  'an offensive with guns, flank, retreat, pursuit': (how) =>
    endure(
      fight(
        {
          ...how,
          french: { brand: 'I:10 horse:5 ney park', calau: 'II:5' },
          coalition: { brand: 'yorck:8 ostermann:6 barclay battery' },
          also: came({ I: 'aue-brand', horse: 'brand-calau', yorck: 'brand-dorn' }),
        },
        [3, 3],
        [3, 4, 2, 2, 5, 6, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6],
      ),
    ).act(0, 'retreat', town('aue')),
  'a drawn battle': (how) =>
    fight(
      { ...how, french: { brand: 'I:5' }, coalition: { brand: 'yorck:5' }, also: came({ I: 'aue-brand' }) },
      [1, 1],
      [1, 1],
    ),
  'a bridge blown': (how) =>
    endure(
      fight(
        {
          ...how,
          french: { glau: 'I:12 ney' },
          coalition: { glau: 'yorck:9 ostermann:6 barclay' },
          also: came({ I: 'glau-ilm' }),
        },
        [3, 3],
        [6, 1, 6, 1, 1],
        'glau',
      ),
    )
      .act(1, 'retreat', town('eich'))
      .act(1, 'blow'),
  'an encirclement': (how) =>
    endure(
      fight(
        {
          ...how,
          french: { brand: 'I:10 ney', aue: 'II:5', calau: 'III:5', dorn: 'guard:5' },
          coalition: { brand: 'yorck:8 tauentzien' },
        },
        [3, 2],
        [3, 1, 6, 3, 1, 1, 1, 6, 6],
      ),
    ),
  'helped against an interceptor': (how) =>
    fight(
      {
        ...how,
        french: { brand: 'I:10 ney' },
        coalition: { brand: 'yorck:8 ostermann:5 barclay' },
        also(s) {
          s.surprise[town('brand')] = 1;
          came({ I: 'aue-brand', yorck: 'brand-dorn', ostermann: 'brand-calau' })(s);
        },
      },
      [2, 2],
      [1, 1],
    ),
  'an overrun that goes on': (how) =>
    fight(
      {
        ...how,
        french: { brand: 'I:12' },
        coalition: { brand: 'yorck:1 tauentzien barclay' },
        also: came({ I: 'aue-brand' }),
      },
      [2, 1],
      [3],
    )
      .act(0, 'overrun')
      .act(0, 'advance', town('dorn')),
  'an overrun that destroys': (how) =>
    fight({ ...how, french: { brand: 'I:12' }, coalition: { brand: 'yorck:1 tauentzien barclay' } }, [2, 1], [6])
      .act(0, 'overrun')
      .act(0, 'stay'),
  'a march': (how) =>
    go(
      setOut(
        position({ ...how, french: { aue: 'I:10 III:3', calau: 'napoleon' }, dice: [6, 6] }),
        'aue',
        'I',
        'forced',
      ),
      'brand',
    ).act(0, 'done'),
  'an entry by an edge': (how) =>
    position({
      ...how,
      french: { brand: 'I:10' },
      also(s) {
        s.place[slot(s, 'IV')] = EDGE;
        s.points[unit('IV')] = 5;
      },
    })
      .act(0, 'enter', 0)
      .act(0, 'pick', slot(position({}).s, 'IV'))
      .act(0, 'normal')
      .act(0, 'done'),
  'a garrison set free': (how) =>
    pass(
      go(
        setOut(
          position({ ...how, french: { eich: 'I:10 ney' }, coalition: { eich: 'yorck:2' }, also: shut('yorck') }),
          'eich',
          'I',
        ),
        'calau',
      ),
    ).act(0, 'done'),
  'works of engineers': (how) =>
    setOut(
      setOut(position({ ...how, french: { eich: 'I:6', dorn: 'II:6' } }), 'eich', 'I')
        .act(0, 'destroy', link('eich-glau'))
        .act(0, 'done'),
      'dorn',
      'II',
    ).act(0, 'pontoon', link('dorn-furt')),
  'a bridge repaired': (how) =>
    setOut(position({ ...how, french: { eich: 'I:6' }, broken: [link('eich-glau')] }), 'eich', 'I').act(
      0,
      'repair',
      link('eich-glau'),
    ),
  'an entrenchment': (how) =>
    position({ ...how, french: { aue: 'I:6' } })
      .act(0, 'force', town('aue'))
      .act(0, 'pick', slot(position({}).s, 'I'))
      .act(0, 'entrench'),
  'detachments made and taken back': (how) => {
    const also = (s: GloireState) => void (s.origin[unit('f1')] = -3);
    const played = position({ ...how, french: { aue: 'I:10' }, also }).act(0, 'force', town('aue'));
    played.act(0, 'pick', slot(played.s, 'I')).act(0, 'detach', unit('I'), unit('f1'), 3);
    return played.act(0, 'pick', slot(played.s, 'f1')).act(0, 'rejoin', unit('f1'), unit('I'), 3);
  },
  'an interception': (how) => {
    const played = go(
      setOut(
        position({ ...how, french: { aue: 'I:10 ney' }, coalition: { dorn: 'yorck:5' }, dice: [1] }),
        'aue',
        'I ney',
      ),
      'brand',
    );
    return played
      .act(1, 'intercept', town('dorn'))
      .act(1, 'pick', slot(played.s, 'yorck'))
      .act(1, 'done')
      .act(1, 'engage');
  },
  'a step back': (how) => {
    const played = go(
      setOut(
        position({ ...how, french: { aue: 'I:10 ney' }, coalition: { dorn: 'yorck:5' }, dice: [1] }),
        'aue',
        'I ney',
      ),
      'brand',
    );
    return played
      .act(1, 'intercept', town('dorn'))
      .act(1, 'pick', slot(played.s, 'yorck'))
      .act(1, 'done')
      .act(1, 'stepBack', town('eich'));
  },
  'cavalry that withdraws': (how) => {
    const played = go(
      setOut(
        position({ ...how, french: { brand: 'horse:5' }, coalition: { dorn: 'dragoons:4' }, dice: [6] }),
        'brand',
        'horse',
      ),
      'dorn',
    );
    return played.act(1, 'slip', slot(played.s, 'dragoons'), town('eich'));
  },
  'a reconnaissance': (how) =>
    setOut(
      position({
        ...how,
        hidden: true,
        french: { brand: 'horse:5' },
        coalition: { dorn: 'yorck:5 foot' },
        dice: [6, 6],
      }),
      'brand',
      'horse',
    )
      .act(0, 'scout', town('dorn'))
      .act(0, 'fallBack', town('brand')),
  'a reconnaissance that is screened': (how) =>
    setOut(
      position({ ...how, hidden: true, french: { brand: 'horse:5' }, coalition: { dorn: 'dragoons:4 cossacks:2' } }),
      'brand',
      'horse',
    ).act(0, 'scout', town('dorn')),
  'a march to the guns': (how) => {
    const played = position({
      ...how,
      french: { aue: 'I:10 ney' },
      coalition: { brand: 'yorck:8', dorn: 'buelow:5 tauentzien' },
      dice: [2, 1, 1, 1, 1, 1, 1, 1],
    });
    into(setOut(played, 'aue', 'I ney'), 'brand')
      .act(0, 'done')
      .act(1, 'toGuns', town('dorn'), town('brand'));
    return played.act(1, 'pick', slot(played.s, 'buelow')).act(1, 'done').act(0, 'tactic', 3).act(1, 'tactic', 2);
  },
  'a march that comes too late': (how) => {
    const played = position({
      ...how,
      french: { aue: 'I:10 ney' },
      coalition: { brand: 'yorck:8', dorn: 'buelow:5' },
      dice: [1, 6, 6, 6, 6],
    });
    into(setOut(played, 'aue', 'I ney'), 'brand')
      .act(0, 'done')
      .act(1, 'toGuns', town('dorn'), town('brand'));
    return played.act(1, 'pick', slot(played.s, 'buelow')).act(1, 'done').act(0, 'tactic', 2).act(1, 'tactic', 1);
  },
  'leaders caught': (how) =>
    pass(
      go(
        setOut(
          position({
            ...how,
            active: 'coalition',
            coalition: { calau: 'yorck:8' },
            french: { brand: 'napoleon ney reynier', aue: 'I:5' },
          }),
          'calau',
          'yorck',
        ),
        'brand',
      ),
    ),
  'a way into walls': (how) => {
    const played = attacked(how, 'II:7 III:5', 'yorck:8 bernadotte', { dice: [1] }).act(0, 'inside');
    return played
      .act(0, 'pick', slot(played.s, 'II'))
      .act(0, 'done')
      .act(0, 'slip', slot(played.s, 'III'), town('dorn'))
      .act(1, 'besiege');
  },
  'a siege that ends': (how) =>
    attacked(how, 'II:3 ney', 'yorck:9 bernadotte', { also: shut('II', 'ney'), dice: [6] }).act(1, 'besiege'),
  'an assault': (how) =>
    endure(
      attacked(how, 'II:2 ney', 'yorck:9 ostermann:8 wittgenstein', { also: shut('II', 'ney'), dice: [6, 1, 6, 6, 6] })
        .act(1, 'assault')
        .act(0, 'tactic', 1)
        .act(1, 'tactic', 3),
    ),
  'a turn to the score': (how) =>
    position({
      ...how,
      phase: 'turn',
      turn: 3,
      french: { aue: 'ney I:10' },
      coalition: { jahn: 'bernadotte yorck:8' },
      dice: [1, 6, 1, 1],
    })
      .act(0, 'first')
      .act(0, 'done')
      .act(1, 'done'),
  'decoys that come back': (how) => {
    const also = (s: GloireState) => {
      for (const [at, piece] of s.face.is.entries())
        if (piece >= strom.units.length + strom.leaders.length) s.pool[at] = 1;
    };
    const played = position({ ...how, phase: 'administration', hidden: true, french: { aue: 'I:10 napoleon' }, also });
    return played.act(0, 'decoy', played.offers(0, 'decoy')[0]?.[0] as number, town('aue'));
  },
  'stragglers that come back': (how) =>
    position({ ...how, french: { aue: 'I:8 napoleon' }, also: (s) => void (s.stragglers[unit('I')] = 3) }).act(
      0,
      'done',
    ),
  'reinforcements that are late': (how) => coming(how, { die: 4 }, { dice: [1, 1] }),
  'reinforcements at an edge': (how) => coming(how, { at: { kind: 'edge', edge: 1 } }),
  'points that come, and are shared out': (how) =>
    coming(
      how,
      { side: 0, at: { kind: 'points', nation: 0, points: 1 }, forces: [], leaders: [] },
      { french: { aue: 'I:5' } },
    ).act(0, 'replace', unit('I')),
  'enemies who move out': (how) => coming(how, {}, { french: { jahn: 'I:10' } }).act(0, 'moveOut', town('ilm')),
  'a leader who comes back': (how) =>
    coming(
      how,
      { turn: 9 },
      { coalition: { hain: 'barclay ostermann:5' }, also: (s) => void (s.returns[leader('wittgenstein')] = 0) },
    ).act(1, 'comeBack', town('hain')),
  'leaders who change': (how) =>
    position({
      ...how,
      phase: 'turn',
      pack: pack({
        changes: [{ turn: 1, leaves: leader('ney'), follows: leader('reynier'), army: -1, option: null, unless: null }],
      }),
      french: { aue: 'napoleon ney I:5' },
    }).act(0, 'first'),
  'worse weather': (how) => cards(how, 0, event('worse-weather'), null),
  'a hunt': (how) => cards(how, 0, event('hunt'), ['aimTown', town('glau')]),
  'a hunt for nothing': (how) =>
    cards(how, 0, event('hunt'), ['aimTown', town('glau')], { hidden: true, coalition: { glau: 'yorck:5' } }),
  'a spy': (how) => cards(how, 0, event('spy'), ['aimTown', town('jahn')], { hidden: true }),
  'points of command': (how) => cards(how, 1, event('command'), ['aimArmy', 2]),
  'boats for nothing': (how) => cards(how, 0, event('free-boats'), ['aimLink', link('dorn-furt')]),
  'a desertion': (how) => cards(how, 1, event('desertion'), null, { turn: 1 }),
  'a depot': (how) => cards(how, 0, event('depot'), null, { also: (s) => void s.stragglers.fill(2) }),
  'an arrival put off': (how) =>
    cards(how, 0, event('delay', 'french'), ['aimArrival', 1], { also: (s) => void s.due.fill(1) }),
  'the armistice put off': (how) => cards(how, 1, event('armistice', 'coalition'), null),
  typhus: (how) =>
    cards(how, 0, event('typhus'), null, {
      french: { eich: 'III:1 ney', aue: 'napoleon' },
      coalition: { eich: 'yorck:8' },
      also(s) {
        for (const name of ['III', 'ney']) s.inside[at(s, name)] = 1;
        s.siege[town('eich')] = 0;
      },
    }),
  'cards about supply': (how) => {
    const played = table({
      ...how,
      ...apart,
      phase: 'administration',
      hands: [[event('supplied')], [event('harass-supply')]],
    });
    while (played.asked()?.prompt === 'cardsAtPhase') played.act(played.asked()?.seat ?? 0, 'pass');
    return passCards(played.act(1, 'play', event('harass-supply')).act(0, 'play', event('supplied')));
  },
  'the armistice': (how) => truce(how, ({ s }) => s.peace === ARMISTICE && s.turn > s.declared),
  'the resumption': (how) => truce(how, ({ s }) => s.peace === RESUMED && s.phase === 2),
};
