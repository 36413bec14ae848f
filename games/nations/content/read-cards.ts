import {
  type Faults,
  list,
  noteOrigins,
  object,
  oneOf,
  type OriginBook,
  quote,
  type Raw,
  report,
  text,
  whole,
} from '@bivouac/kernel/packs';
import { nameOf } from './read-fields.ts';
import { type CardKind, districts, type Field, levels, type Mission, terrains, unitTypes } from './types.ts';

const MISSIONS = 25;
const MISSIONS_A_DISTRICT = 5;
const ACTION_CARDS = 40;
const missionKeys = ['village', 'district', 'french', 'allied', 'level'];
const cardKinds = ['terrain', 'move', 'time'] as const;

export function readMissions(
  faults: Faults,
  book: OriginBook,
  value: unknown,
  fields: readonly Field[],
): readonly Mission[] {
  const section = object(faults, 'missions', value, ['list'], ['from']);
  const scope = { faults, book, section: 'missions', from: section['from'] };
  const items = list(faults, 'missions', section, 'list');
  const missions = items.map((item, i): Mission => {
    const entry = nameOf('missions', i, item);
    const raw = object(faults, entry, item, missionKeys, ['from']);
    const village = text(faults, entry, raw, 'village');
    noteOrigins(scope, entry, village, raw, missionKeys);
    const field = fields.findIndex((other) => other.id === village);
    const district = oneOf(faults, entry, raw, 'district', districts);
    if (field < 0 && village !== '') {
      report(faults, entry, `"village" is ${quote(village)}`, 'write the id of a field', 'NAT 1#3');
    }
    const there = fields[field]?.district;
    if (there !== undefined && there !== district && district >= 0) {
      const remedy = `write ${quote(districts[there] ?? null)}, or give the field this district`;
      report(faults, entry, `is in "${districts[district]}", but its field is not`, remedy, 'NAT 3#3');
    }
    return {
      field,
      district,
      french: whole(faults, entry, raw, 'french', [3, 7], 'NAT 3#5'),
      allied: whole(faults, entry, raw, 'allied', [3, 7], 'NAT 3#5'),
      level: oneOf(faults, entry, raw, 'level', levels),
    };
  });
  if (missions.length !== MISSIONS) {
    report(faults, 'missions', `lists ${missions.length} missions`, `list ${MISSIONS}`, 'NAT 3#1');
  }
  districts.forEach((district, i) => {
    const count = missions.filter((mission) => mission.district === i).length;
    if (count === MISSIONS_A_DISTRICT) return;
    report(faults, 'missions', `has ${count} in "${district}"`, `list ${MISSIONS_A_DISTRICT} a district`, 'NAT 3#3');
  });
  missions.forEach((mission, i) => {
    const first = missions.findIndex((other) => other.field === mission.field);
    if (first === i || mission.field < 0) return;
    report(faults, nameOf('missions', i, items[i]), `has the village of missions[${first}]`, 'write another village');
  });
  return missions;
}

export interface Deck {
  readonly cardKinds: readonly CardKind[];
  readonly deck: readonly number[];
}

export function readDeck(faults: Faults, book: OriginBook, value: unknown): Deck {
  const section = object(faults, 'deck', value, ['list'], ['from']);
  const scope = { faults, book, section: 'deck', from: section['from'] };
  const deck: number[] = [];
  const items = list(faults, 'deck', section, 'list');
  const kinds = items.map((item, i) => {
    const entry = nameOf('deck', i, item);
    const raw = object(faults, entry, item, ['id', 'kind', 'count'], ['terrain', 'units', 'from']);
    const id = text(faults, entry, raw, 'id');
    noteOrigins(scope, entry, id, raw, ['kind', 'count']);
    const kind = readKind(faults, entry, id, raw);
    // Two identical terrain or movement cards are a wild card: of those there are two at least.
    const least = kind.kind === 'time' ? 1 : 2;
    const clause = kind.kind === 'terrain' ? 'NAT 11.5#3' : 'NAT 11.5#1';
    const count = whole(faults, entry, raw, 'count', [least, ACTION_CARDS], kind.kind === 'time' ? 'NAT 5#1' : clause);
    for (let card = 0; card < count; card++) deck.push(i);
    return kind;
  });
  if (deck.length !== ACTION_CARDS) {
    report(faults, 'deck', `counts ${deck.length} cards`, `make the counts add up to ${ACTION_CARDS}`, 'NAT 5#1');
  }
  checkKinds(faults, items, kinds);
  return { cardKinds: kinds, deck };
}

function readKind(faults: Faults, entry: string, id: string, raw: Raw): CardKind {
  const kind = cardKinds[oneOf(faults, entry, raw, 'kind', cardKinds)] ?? 'time';
  for (const [key, owner] of [['terrain', 'terrain'] as const, ['units', 'move'] as const]) {
    if (owner !== kind && raw[key] !== undefined) report(faults, entry, `is no ${owner} card`, `remove "${key}"`);
    if (owner === kind && raw[key] === undefined) report(faults, entry, `has no "${key}"`, `add "${key}"`);
  }
  if (kind === 'terrain') return { id, kind, terrain: oneOf(faults, entry, raw, 'terrain', terrains) };
  if (kind === 'time') return { id, kind };
  const units: number[] = [];
  for (const name of list(faults, entry, raw, 'units')) {
    const unit = unitTypes.findIndex((type) => type === name);
    if (unit < 0) report(faults, entry, `moves ${quote(name)}`, `write ${unitTypes.join(', ')}`, 'NAT 5#4');
    else if (units.includes(unit)) report(faults, entry, `moves ${quote(name)} twice`, 'name it once');
    else units.push(unit);
  }
  if (units.length === 0) report(faults, entry, 'moves no unit type', 'name one at least', 'NAT 5#4');
  return { id, kind, units };
}

/** Every terrain, every unit type and time have cards, and no card is listed twice. */
function checkKinds(faults: Faults, items: readonly unknown[], kinds: readonly CardKind[]): void {
  const face = (kind: CardKind) =>
    kind.kind === 'terrain'
      ? `terrain ${kind.terrain}`
      : kind.kind === 'move'
        ? `move ${kind.units.toSorted((a, b) => a - b).join('+')}`
        : 'time';
  kinds.forEach((kind, i) => {
    const first = kinds.findIndex((other) => other.id === kind.id || face(other) === face(kind));
    if (first < i) report(faults, nameOf('deck', i, items[i]), `is the card of deck[${first}]`, 'add up their counts');
  });
  terrains.forEach((terrain, i) => {
    if (kinds.some((kind) => kind.kind === 'terrain' && kind.terrain === i)) return;
    report(faults, 'deck', `has no terrain card "${terrain}"`, 'add one', 'NAT 5#3');
  });
  unitTypes.forEach((unit, i) => {
    if (kinds.some((kind) => kind.kind === 'move' && kind.units.includes(i))) return;
    report(faults, 'deck', `has no movement card for ${unit}`, 'add one', 'NAT 5#4');
  });
  if (!kinds.some((kind) => kind.kind === 'time')) report(faults, 'deck', 'has no time card', 'add one', 'NAT 5#2');
}
