import { type TellPosition, UNKNOWN, type Veil } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/shelf';
import type { Speech } from '@bivouac/words';

const WIDTH = 100;

/** How a position of a game is told: in its own words where it has any, else part by part. */
export async function positionTeller(entry: ShelfEntry, words: Speech): Promise<(view: object) => string> {
  const tell = (await entry.position?.(words.language)) ?? null;
  return (view) => (tell === null ? positionText(view) : inWords(tell, view, words));
}

function inWords(tell: TellPosition<object>, view: object, words: Speech): string {
  const parts = tell(view, (kind, id) => words.name(kind, id));
  return parts.map(({ about, lines }) => [`  ${about}`, ...lines.map((line) => `    ${line}`)].join('\n')).join('\n');
}

/** A position as text: one line for each part of the state, as far as it fits. What is unknown is shown as `?`. */
function positionText(value: unknown, indent = '  '): string {
  if (typeof value !== 'object' || value === null) return `${indent}${oneLine(value)}`;
  const names = Object.keys(value);
  const wide = Math.max(0, ...names.map((name) => name.length));
  const lines = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const head = `${indent}${name.padEnd(wide)}  `;
    const short = oneLine(part);
    if (head.length + short.length <= WIDTH || typeof part !== 'object') return head + short;
    const isColumn = Array.isArray(part) && part.every((item) => typeof item !== 'object' || item === null);
    return isColumn ? head + wrapped(short, head.length) : `${indent}${name}\n${positionText(part, `${indent}  `)}`;
  });
  return lines.join('\n');
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map((item) => nested(item)).join(' ');
  if (isVeil(value)) return oneLine(value.is.map((thing) => (thing === UNKNOWN ? '?' : thing))).replaceAll('"', '');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]: [string, unknown]) => `${name} ${nested(part)}`)
      .join(', ');
  }
  return JSON.stringify(value) ?? '';
}

/** Hidden things: what they are, as far as the viewer knows, is all that a reader wants. */
function isVeil(value: unknown): value is Veil {
  return typeof value === 'object' && value !== null && 'is' in value && 'seen' in value && Array.isArray(value.is);
}

function nested(value: unknown): string {
  const text = oneLine(value);
  return typeof value === 'object' && value !== null ? `(${text})` : text;
}

/** Breaks a long column into lines that begin under each other. */
function wrapped(text: string, from: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && from + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(from)}`);
}
