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
  words,
} from '@bivouac/kernel/packs';
import { nameOf } from './read-fields.ts';
import { anyUnit, type Army, type DateOnBar, type Field, sides, unitTypes } from './types.ts';

const keys = ['id', 'side', 'name', 'unit', 'strength', 'markers', 'start', 'date', 'note'];
const sourced = keys.filter((key) => key !== 'id');
const ARMIES = [8, 11];

/** What the rulebooks and the publisher fix about single cards. */
const inTheBooks = {
  french: ['napoleon', 'ney', 'bertrand', 'macdonald', 'poniatowski', 'murat', 'marmont'],
  allied: ['schwarzenberg', 'platow', 'langeron', 'yorck', 'friedrich', 'bennigsen', 'bernadotte'],
  ofAnyUnit: ['napoleon', 'schwarzenberg'],
  withTwoMarkers: ['napoleon', 'ney', 'schwarzenberg', 'bernadotte'],
  langeron: ['breitenfeld', 'ploesen', 'klein-wiederitzsch'],
};

/** The armies, the French first, each with the fields of its card. */
export function readArmies(
  faults: Faults,
  book: OriginBook,
  value: unknown,
  fields: readonly Field[],
  dates: readonly DateOnBar[],
): readonly Army[] {
  const section = object(faults, 'armies', value, ['list'], ['from']);
  const scope = { faults, book, section: 'armies', from: section['from'] };
  const items = list(faults, 'armies', section, 'list');
  const armies = items.map((item, i): Army => {
    const entry = nameOf('armies', i, item);
    const raw = object(faults, entry, item, keys, ['from']);
    const id = text(faults, entry, raw, 'id');
    noteOrigins(scope, entry, id, raw, sourced);
    const army = {
      id,
      name: words(faults, entry, raw, 'name'),
      side: oneOf(faults, entry, raw, 'side', sides),
      unit: oneOf(faults, entry, raw, 'unit', [...unitTypes, 'any']),
      // The pale back of an army shows one point less, and an army without strength is out.
      strength: whole(faults, entry, raw, 'strength', [2, 12], 'NAT 7#8'),
      markers: whole(faults, entry, raw, 'markers', [2, 3], 'NAT 8#1'),
      start: readStart(faults, entry, raw, fields),
      from: readDate(faults, entry, raw, dates),
      note: words(faults, entry, raw, 'note'),
    };
    checkCard(faults, entry, army, fields);
    return army;
  });
  sides.forEach((side, i) => {
    const count = armies.filter((army) => army.side === i).length;
    if (count !== ARMIES[i]) {
      report(faults, 'armies', `lists ${count} ${side} armies`, `list ${ARMIES[i]}`, 'NAT 2#1');
    }
    for (const id of inTheBooks[side]) {
      if (armies.some((army) => army.id === id && army.side === i)) continue;
      report(faults, 'armies', `has no ${side} army "${id}"`, 'add it', side === 'french' ? 'NAT 7#3' : 'NAT 7#4');
    }
  });
  armies.forEach((army, i) => {
    const first = armies.findIndex((other) => other.id === army.id);
    if (first === i || army.id === '') return;
    report(faults, nameOf('armies', i, items[i]), `has the same id as armies[${first}]`, 'give every army its own');
  });
  return armies.toSorted((a, b) => a.side - b.side);
}

function readStart(faults: Faults, entry: string, raw: Raw, fields: readonly Field[]): readonly number[] {
  const start: number[] = [];
  for (const id of list(faults, entry, raw, 'start')) {
    const index = fields.findIndex((field) => field.id === id);
    if (index < 0) report(faults, entry, `starts at ${quote(id)}`, 'write the id of a field', 'NAT 1#3');
    else if (start.includes(index)) report(faults, entry, `names ${quote(id)} twice`, 'name another village');
    else start.push(index);
  }
  return start;
}

function readDate(faults: Faults, entry: string, raw: Raw, dates: readonly DateOnBar[]): number {
  const day = raw['date'];
  if (day === null || day === undefined) return -1;
  const index = dates.findIndex((date) => date.day === day);
  if (index < 0) {
    const days = dates.map((date) => date.day).join(', ');
    report(faults, entry, `"date" is ${quote(day)}`, `write a day of the time bar (${days}) or null`, 'NAT 2#10');
  }
  return index;
}

/** One card against what the books say of it. */
function checkCard(faults: Faults, entry: string, army: Army, fields: readonly Field[]): void {
  const { id, unit, markers, start } = army;
  const villages = id === 'napoleon' ? [4] : [3, 4];
  if (!villages.includes(start.length)) {
    const clause = id === 'napoleon' ? 'NAT 2#4' : 'NAT 2#3';
    report(faults, entry, `names ${start.length} villages`, `name ${villages.join(' or ')}`, clause);
  }
  if ((unit === anyUnit) !== inTheBooks.ofAnyUnit.includes(id)) {
    const remedy = unit === anyUnit ? `write ${unitTypes.join(', ')}` : 'write any';
    report(faults, entry, `leads "${unit < 0 ? '?' : [...unitTypes, 'any'][unit]}"`, remedy, 'NAT 7#6');
  }
  if (id === 'friedrich' && unit !== 0) {
    report(faults, entry, 'does not lead infantry', 'write infantry: the publisher corrected the card', 'NAT 2#11');
  }
  const right = inTheBooks.withTwoMarkers.includes(id) ? 2 : 3;
  if (markers !== right) {
    const [why, clause] =
      id === 'marmont' ? [': the publisher corrected the card', 'NAT 2#12'] : ['', right === 2 ? 'NAT 8#2' : 'NAT 8#1'];
    report(faults, entry, `has ${markers} markers`, `write ${right}${why}`, clause);
  }
  if (id === 'langeron') {
    const named = start.map((field) => fields[field]?.id);
    const missing = inTheBooks.langeron.filter((village) => !named.includes(village));
    if (missing.length > 0) report(faults, entry, `does not name ${missing.join(', ')}`, 'name it', 'NAT 2#5');
  }
}
