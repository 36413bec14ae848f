import {
  either,
  flag,
  isRaw,
  list,
  type Names,
  object,
  quote,
  type Raw,
  type Reading,
  ref,
  refs,
  report,
  section,
  text,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { type Card, type CardEffect, type CardEffectKind, type CardHalf, camps, cardTimes } from './types-cards.ts';

export interface CardNames {
  readonly units: Names;
  readonly leaders: Names;
  readonly towns: Names;
  readonly nations: Names;
}

const keysOf: Readonly<Record<CardEffectKind, readonly string[]>> = {
  'worse-weather': ['steps'],
  'easy-march': ['leader'],
  'harass-supply': [],
  supplied: [],
  hunt: [],
  spy: [],
  command: ['points'],
  confusion: [],
  defection: ['unit', 'points'],
  desertion: ['unit', 'points'],
  replacements: ['nations', 'points', 'units'],
  'grand-battery': ['bonus'],
  'leader-falls': ['rank'],
  evade: ['leader'],
  'free-stack': ['town', 'reach'],
  typhus: ['points'],
  'free-boats': [],
  fog: ['bonus'],
  depot: ['town', 'reach', 'points'],
  delay: [],
  armistice: ['turns'],
  resumption: ['turns'],
};
const kinds = Object.keys(keysOf) as CardEffectKind[];

export function readCards(reading: Reading, value: unknown, names: CardNames): readonly Card[] {
  const items = section(reading, 'cards', value, { needed: ['number', 'halves'], id: 'number' });
  return items.map(({ entry, id, raw }): Card => {
    const halves = list(reading.faults, entry, raw, 'halves');
    if (raw['halves'] !== undefined && halves.length !== 2) {
      report(reading.faults, entry, `has ${halves.length} halves`, 'write two', 'GLO 1813.A.cards');
    }
    const half = (i: number) => readHalf(reading, `${entry} halves[${i}]`, `${id}.${i}`, halves[i], names);
    return { number: whole(reading.faults, entry, raw, 'number', [1, 99]), halves: [half(0), half(1)] };
  });
}

function readHalf(reading: Reading, entry: string, id: string, value: unknown, names: CardNames): CardHalf {
  const { faults, book } = reading;
  const needed = ['camp', 'title', 'text', 'time', 'effect', 'source'];
  const raw = object(faults, entry, value, needed, ['notBefore', 'armistice']);
  book.lines.set(`cards.${id}`, text(faults, entry, raw, 'source'));
  const effect = readEffect(reading, entry, raw['effect'], names);
  const armistice = flag(reading, entry, raw, 'armistice');
  if (armistice !== (effect.kind === 'armistice' || effect.kind === 'resumption')) {
    const remedy = 'write "armistice": true with the effects armistice and resumption, and only there';
    report(faults, entry, 'does not agree with its effect about the armistice', remedy, 'GLO 1813.A.cards');
  }
  return {
    camp: word(reading, entry, raw, 'camp', camps),
    title: words(faults, entry, raw, 'title'),
    text: words(faults, entry, raw, 'text'),
    time: word(reading, entry, raw, 'time', cardTimes),
    from: raw['notBefore'] === undefined ? 0 : whole(faults, entry, raw, 'notBefore', [1, 99]),
    armistice,
    effect,
  };
}

function readEffect(reading: Reading, half: string, value: unknown, names: CardNames): CardEffect {
  const entry = `${half} effect`;
  const kind = isRaw(value) ? kinds.find((one) => one === value['kind']) : undefined;
  if (kind === undefined) {
    const written = isRaw(value) ? value['kind'] : value;
    if (value !== undefined) report(reading.faults, entry, `"kind" is ${quote(written)}`, `write ${either(kinds)}`);
    return { kind: 'spy' };
  }
  const raw = object(reading.faults, entry, value, ['kind', ...keysOf[kind]]);
  return effectOf(reading, entry, raw, kind, names);
}

/** The parts of an effect, each read from its key. */
interface Parts {
  readonly number: (key: string, bounds?: readonly [number, number]) => number;
  readonly leader: () => number;
  readonly unit: () => number;
  readonly town: () => number;
  readonly nations: () => readonly number[];
  readonly units: () => readonly number[];
}

const makers: { readonly [K in CardEffectKind]: (parts: Parts) => Extract<CardEffect, { readonly kind: K }> } = {
  'worse-weather': ({ number }) => ({ kind: 'worse-weather', steps: number('steps', [1, 2]) }),
  'easy-march': ({ leader }) => ({ kind: 'easy-march', leader: leader() }),
  'harass-supply': () => ({ kind: 'harass-supply' }),
  supplied: () => ({ kind: 'supplied' }),
  hunt: () => ({ kind: 'hunt' }),
  spy: () => ({ kind: 'spy' }),
  command: ({ number }) => ({ kind: 'command', points: number('points') }),
  confusion: () => ({ kind: 'confusion' }),
  defection: ({ unit, number }) => ({ kind: 'defection', unit: unit(), points: number('points') }),
  desertion: ({ unit, number }) => ({ kind: 'desertion', unit: unit(), points: number('points') }),
  replacements: ({ nations, number, units }) => ({
    kind: 'replacements',
    nations: nations(),
    points: number('points'),
    units: units(),
  }),
  'grand-battery': ({ number }) => ({ kind: 'grand-battery', bonus: number('bonus') }),
  'leader-falls': ({ number }) => ({ kind: 'leader-falls', rank: number('rank', [1, 3]) }),
  evade: ({ leader }) => ({ kind: 'evade', leader: leader() }),
  'free-stack': ({ town, number }) => ({ kind: 'free-stack', town: town(), reach: number('reach') }),
  typhus: ({ number }) => ({ kind: 'typhus', points: number('points') }),
  'free-boats': () => ({ kind: 'free-boats' }),
  fog: ({ number }) => ({ kind: 'fog', bonus: number('bonus') }),
  depot: ({ town, number }) => ({ kind: 'depot', town: town(), reach: number('reach'), points: number('points') }),
  delay: () => ({ kind: 'delay' }),
  armistice: ({ number }) => ({ kind: 'armistice', turns: number('turns', [-3, 3]) }),
  resumption: ({ number }) => ({ kind: 'resumption', turns: number('turns', [-3, 3]) }),
};

function effectOf(reading: Reading, entry: string, raw: Raw, kind: CardEffectKind, names: CardNames): CardEffect {
  return makers[kind]({
    number: (key, bounds = [1, 9]) => whole(reading.faults, entry, raw, key, bounds),
    leader: () => ref(reading, entry, raw, 'leader', names.leaders, 'a leader'),
    unit: () => ref(reading, entry, raw, 'unit', names.units, 'a unit'),
    town: () => ref(reading, entry, raw, 'town', names.towns, 'a town'),
    nations: () => refs(reading, entry, raw, 'nations', names.nations, 'a nation'),
    units: () => refs(reading, entry, raw, 'units', names.units, 'a unit'),
  });
}
