import type { Offer } from '@bivouac/kernel';
import type { SeatInfo, Showing } from '@bivouac/kernel/table';
import { createWords } from '@bivouac/words';
import { describe, expect, test } from 'vitest';
import { viewersOf } from '../src/replay/use-replay.ts';
import { orderOf, type SetupPlan, usualPlan, withChair, withCompany, withSeating } from '../src/setup/plan.ts';
import { seatingOf, withScenario } from '../src/setup/seatings.ts';
import { type Eyes, personsOf, whoseEyes } from '../src/table/session/eyes.ts';
import { cutAtThings } from '../src/table/panel/fact-line.tsx';
import { columnsOf, litThings } from '../src/table/board/generic-columns.ts';
import { commonBeginning, groupOffers, offersOn, thingOf } from '../src/table/actions/offer-groups.ts';
import { seatNames } from '../src/speech/use-speech.ts';
import { askedPower } from '../src/table/actions/asked-power.ts';
import { keyName } from '../src/table/keys/use-keys.ts';

const person: SeatInfo = { name: '', kind: 'person', powers: [0] };
const bot: SeatInfo = { name: '', kind: 'bot', level: 'random', powers: [1] };
const over = { result: { winners: [0], reason: 'agreed' } } as Partial<Showing<object>> as Showing<object>;
const grammar = { march: ['unit', 'place'], rest: [], take: ['card'] };

describe('whose eyes the screen is for', () => {
  const look = (part: Partial<Parameters<typeof whoseEyes>[0]>): Eyes =>
    whoseEyes({
      showing: { result: null } as Showing<object>,
      since: 0,
      viewer: 0,
      bot: null,
      person: 0,
      openly: 'no',
      things: {},
      time: null,
      ...part,
    });

  test.each([
    ['the same person goes on', {}, { kind: 'same', seat: 0 }],
    ['another takes the screen', { person: 1 }, { kind: 'handOver', seat: 1 }],
    ['another reacts to what all can see', { person: 1, openly: 'reaction' }, { kind: 'openly', seat: 1 }],
    ['another is asked what all may see', { person: 1, openly: 'table' }, { kind: 'common', seat: 1 }],
    ['nobody is called for what all may see', { viewer: -1, person: 0, openly: 'table' }, { kind: 'common', seat: 0 }],
    ['he who looks at his own things goes on', { person: 0, openly: 'table' }, { kind: 'same', seat: 0 }],
    ['a bot moves first', { bot: 1 }, { kind: 'bot' }],
    ['nobody is asked', { person: null }, { kind: 'over' }],
    ['it is over', { showing: over }, { kind: 'over' }],
  ] as const)('%s', (_, part, expected) => {
    expect(look(part)).toEqual(expected);
  });

  test('a running match is replayed only through its one person’s eyes, or the public’s', () => {
    expect(personsOf([person, bot])).toEqual([0]);
    expect(viewersOf([person, bot], false)).toEqual([0]);
    expect(viewersOf([person, person], false)).toEqual([-1]);
    expect(viewersOf([person, bot], true)).toEqual([0, 1, -1]);
  });
});

describe('offers', () => {
  const offers: Offer[] = [['march', 0, 3], ['march', 0, 4], ['rest'], ['take', 2]];
  const say = (offer: Offer) => (offer[0] === 'march' ? `March to the place ${JSON.stringify(offer[2])}` : offer[0]);

  test('are grouped by verb, those that stand alone at the end', () => {
    const groups = groupOffers(offers, say);
    expect(groups.map(({ verb, title, lines }) => [verb, title, lines.length])).toEqual([
      ['march', 'March to the place', 2],
      ['', '', 2],
    ]);
  });

  test('an article alone is no beginning', () => {
    expect(commonBeginning(['Lay out the one', 'Lay out the other'])).toBe('Lay out');
    expect(commonBeginning(['One', 'Other'])).toBe('');
    expect(commonBeginning(['Detach (1 to 4) from V', 'Detach (1 to 3) from II'])).toBe('Detach');
  });

  test('name things of the map', () => {
    expect(thingOf(['march', 0, 3], grammar, ['unit', 'place'])).toEqual({ kind: 'place', id: 3 });
    expect(thingOf(['rest'], grammar, ['unit'])).toBeNull();
    expect(offersOn({ kind: 'unit', id: 0 }, offers, grammar)).toHaveLength(2);
    expect([...litThings(offers, grammar)]).toEqual(['unit 0', 'place 3', 'place 4', 'card 2']);
  });
});

test('a line of the log is cut at the things it names, and a stop stays with the name before it', () => {
  const speech = createWords('en', {
    text: {
      prompts: {},
      facts: { moved: '{{unit}} goes to {{place}}.' },
      reasons: {},
      verbs: {},
      names: { unit: ['Ney'], place: ['Gohlis'] },
    },
  });
  const fact = { fact: 'moved', unit: 0, place: 0 };
  const parts = cutAtThings(speech.fact(fact), fact, ['unit', 'place'], speech);
  expect(parts.map(({ words, thing, tail }) => [words, thing?.kind ?? null, tail])).toEqual([
    ['Ney', 'unit', ''],
    [' goes to ', null, ''],
    ['Gohlis', 'place', '.'],
  ]);
});

test('columns of a view say where things are', () => {
  const things = { counter: 3, place: 8 };
  expect(columnsOf({ place: [1, -1, 4], score: [0, 0, 0], turn: 3 }, things)).toEqual([
    { key: 'place', of: 'counter', is: 'place', values: [1, -1, 4] },
  ]);
});

test('a plan seats persons and bots', () => {
  const kinds = (plan: ReturnType<typeof usualPlan>) => orderOf(plan, 'x').seats.map(({ kind }) => kind);
  const plan = usualPlan('nations');
  expect(kinds(plan)).toEqual(['person', 'bot']);
  expect(kinds({ ...plan, side: 1 })).toEqual(['bot', 'person']);
  expect(kinds({ ...plan, company: 'hotSeat' })).toEqual(['person', 'person']);
  expect(kinds({ ...plan, company: 'watch' })).toEqual(['bot', 'bot']);
  expect(orderOf({ ...plan, options: ['advanced'] }, 'x').options).toEqual({ advanced: true });
});

describe('seat by seat', () => {
  const three = [[0], [1, 4], [2, 3]];
  const change = (plan: SetupPlan, ...parts: readonly ((plan: SetupPlan) => Partial<SetupPlan>)[]): SetupPlan =>
    parts.reduce((now, part) => ({ ...now, ...part(now) }), plan);

  test('each has a person or a bot of its own level, a name and its powers', () => {
    const plan = change(
      usualPlan('conquests'),
      (now) => withSeating(now, three),
      (now) => withCompany(now, 'mixed'),
      (now) => withChair(now, 1, { kind: 'person', name: ' Anna ' }),
      (now) => withChair(now, 2, { level: 'marshal' }),
    );
    expect(orderOf(plan, 'x').seats).toEqual([
      { kind: 'person', powers: [0] },
      { kind: 'person', name: 'Anna', powers: [1, 4] },
      { kind: 'bot', level: 'marshal', powers: [2, 3] },
    ]);
  });

  test('begins with those who sit there already, and names stay when all share the screen', () => {
    const mixed = change({ ...usualPlan('conquests'), side: 1, level: 'marshal' }, (now) => withCompany(now, 'mixed'));
    expect(mixed.chairs.map(({ kind, level }) => [kind, level])).toEqual([
      ['bot', 'marshal'],
      ['person', 'marshal'],
    ]);
    const shared = change(
      mixed,
      (now) => withChair(now, 0, { name: 'Jean' }),
      (now) => withCompany(now, 'hotSeat'),
    );
    expect(orderOf(shared, 'x').seats).toEqual([{ kind: 'person', name: 'Jean' }, { kind: 'person' }]);
  });

  test('another scenario has its nearest seating, and nobody plays on a chair that is gone', () => {
    const four = [[0], [1], [2], [3, 4]];
    const plan = change({ ...usualPlan('conquests'), side: 3 }, (now) => ({ ...withSeating(now, four), side: 3 }));
    expect(seatingOf(plan, [three, four])).toBe(four);
    expect(withScenario(plan, 'other', [three])).toEqual({ scenario: 'other', seating: three, seats: 3, side: 0 });
    // Of two with as many seats, the one that was chosen.
    const other = [[0], [1, 2], [3, 4]];
    expect(seatingOf({ seating: other, seats: 3 }, [three, other])).toBe(other);
  });
});

test('players are called by their names, what they hold and how strong they are', () => {
  const plain = createWords('en', { game: { id: 'x', powers: ['france', 'austria', 'russia'], grammar }, text: null });
  const seats: SeatInfo[] = [
    { name: 'Anna', kind: 'person', powers: [0] },
    { name: '', kind: 'bot', level: 'random', powers: [1] },
    { name: 'Jean', kind: 'bot', level: 'random', powers: [2] },
  ];
  const [anna, austria, jean] = seatNames(plain, seats, [0, 1, 2]);
  expect(anna).toMatch(/^Anna \(france\)$/i);
  expect(austria).toMatch(/^austria \([^(),]+\)$/i);
  expect(jean).toMatch(/^Jean \(russia, [^(),]+\)$/i);
});

test('a question names its power where the seat alone does not say it all', () => {
  const at = (holder: readonly number[]) => ({ seats: [...new Set(holder)].map(() => person), holder });
  expect(askedPower(at([0, 1]), { seat: 1, power: 1 })).toBeNull();
  expect(askedPower(at([0, 1, 1, 1, 1]), { seat: 1, power: 3 })).toBe(3);
  expect(askedPower(at([0, 1, 1, 1, 1]), { seat: 0, power: 0 })).toBeNull();
  expect(askedPower(at([0, 1, 2]), { seat: 0, power: 0 })).toBe(0);
});

test('keys are named', () => {
  expect(keyName({ key: 'Z', ctrlKey: true, metaKey: false })).toBe('ctrl+z');
  expect(keyName({ key: '?', ctrlKey: false, metaKey: false })).toBe('?');
});
