/** How the referee rules where a book is silent, as the RULINGS.md of a game says it. */
export interface Ruling {
  readonly number: string;
  readonly question: string;
  readonly ruling: string;
  readonly why: string;
  /** What is cited, as `paragraph` or `paragraph#clause`, without the letters of the book. */
  readonly cites: readonly string[];
}

/** Words without the marks of their markup. */
const plainWords = (text: string): string =>
  text.replaceAll('**', '').replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

const CITE = /(?:1813\.)?(?:[A-Z]\.)?(?:[IVX]+|\d+)(?:\.[A-Z]?\d+[a-z]?)*(?:#\d+)?/g;

/** The paragraphs that stand in brackets. */
function citesIn(text: string): readonly string[] {
  const inside = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, words = '']) => words.match(CITE) ?? []);
  return [...new Set(inside)];
}

function rowOf(line: string): Ruling | null {
  const [, number = '', question = '', ruling = '', why = ''] = line.split('|').map(plainWords);
  if (!/^\d+[a-z]?$/.test(number)) return null;
  return { number, question, ruling, why, cites: citesIn(`${question} ${ruling}`) };
}

function blockOf(text: string): Ruling | null {
  const found = /^\*\*(\d+[a-z]?)\. (.+?)\*\*([^]*)$/.exec(text);
  if (found === null) return null;
  const [, number = '', title = '', rest = ''] = found;
  const [ruling = '', why = ''] = plainWords(rest).split(/ Why: /);
  return { number, question: plainWords(title), ruling, why, cites: citesIn(text) };
}

/** Reads the rulings of a game: rows of its tables, or paragraphs that begin with their number. */
export function readRulings(text: string): readonly Ruling[] {
  const rows = text.split('\n').map(rowOf);
  const blocks = text.split(/\n\s*\n/).map((block) => blockOf(block.trim()));
  return [...rows, ...blocks].filter((one) => one !== null);
}

const bare = (id: string): string => id.slice(id.indexOf(' ') + 1);

/** Rulings by the clause or the paragraph that they settle; what cites neither stands under the empty name. */
export function placeRulings(
  rulings: readonly Ruling[],
  paragraphs: readonly { readonly id: string; readonly clauses: readonly unknown[] }[],
): ReadonlyMap<string, readonly Ruling[]> {
  const places = new Map<string, string>();
  for (const { id, clauses } of paragraphs) {
    places.set(bare(id), id);
    for (const n of clauses.keys()) places.set(`${bare(id)}#${n + 1}`, `${id}#${n + 1}`);
  }
  const placed = new Map<string, Ruling[]>();
  for (const one of rulings) {
    const found = one.cites.flatMap((cite) => places.get(cite) ?? places.get(cite.replace(/#.*/, '')) ?? []);
    for (const place of found.length === 0 ? [''] : new Set(found)) {
      placed.set(place, [...(placed.get(place) ?? []), one]);
    }
  }
  return placed;
}

const files = import.meta.glob<string>('../../../games/*/RULINGS.md', { query: '?raw', import: 'default' });

/** The rulings of a game, fetched when its reader is opened. */
export async function fetchRulings(game: string): Promise<readonly Ruling[]> {
  const file = files[`../../../games/${game}/RULINGS.md`];
  return file === undefined ? [] : readRulings(await file());
}
