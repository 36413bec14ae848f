import { isRaw, type Raw } from './shape.ts';

/**
 * A section of a pack as a sheet that one types in: a row for each entry, a column for each key, `title.fr` for a key of a
 * key. What is no text or number (lists, tables) stands as JSON in its cell.
 */
export function toSheet(entries: readonly unknown[]): string {
  const rows = entries.map((entry) => (isRaw(entry) ? flatten(entry) : new Map<string, string>()));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))];
  return `${lines.map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}

function flatten(entry: Raw): Map<string, string> {
  const row = new Map<string, string>();
  for (const [key, value] of Object.entries(entry)) {
    if (isRaw(value) && Object.values(value).every((one) => typeof one === 'string')) {
      for (const [inner, one] of Object.entries(value)) row.set(`${key}.${inner}`, String(one));
    } else row.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return row;
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The entries that a sheet says; an empty cell says nothing. Comma or semicolon, whichever its first line has. */
export function fromSheet(text: string): Raw[] {
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => {
      const entry: Record<string, unknown> = {};
      head.forEach((column, i) => put(entry, column.trim(), (row[i] ?? '').trim()));
      return entry;
    });
}

function put(entry: Record<string, unknown>, column: string, cell: string): void {
  if (cell === '' || column === '') return;
  const [key = '', inner] = column.split('.');
  if (inner === undefined) {
    entry[key] = valueOf(cell);
    return;
  }
  const whole = entry[key];
  entry[key] = { ...(isRaw(whole) ? whole : {}), [inner]: cell };
}

/** Numbers, true and false, lists and tables are meant as such; all else is text. */
function valueOf(cell: string): unknown {
  if (!/^(?:-?\d+(?:\.\d+)?|true|false|[[{].*)$/s.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

function cellsOf(text: string): string[][] {
  const first = text.slice(0, Math.max(0, text.indexOf('\n')));
  const comma = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (inside && sign === '"' && text.charAt(i + 1) === '"') {
      cell += '"';
      i += 1;
    } else if (sign === '"') inside = !inside;
    else if (!inside && sign === comma) end();
    else if (!inside && sign === '\n') {
      end();
      rows.push([]);
    } else if (inside || sign !== '\r') cell += sign;
  }
  end();
  return rows;
}

/** A pack with the entries of a sheet in place of its own of the same id; new ones come last. */
export function withSheet(pack: Raw, section: string, entries: readonly Raw[]): Raw {
  const whole = pack[section];
  const old = isRaw(whole) && Array.isArray(whole['list']) ? (whole['list'] as readonly unknown[]) : [];
  const idOf = (entry: unknown) => (isRaw(entry) ? entry['id'] : undefined);
  const typed = new Map(entries.map((entry) => [idOf(entry), entry]));
  const kept = old.map((entry) => typed.get(idOf(entry)) ?? entry);
  const fresh = entries.filter((entry) => !old.some((one) => idOf(one) === idOf(entry)));
  return { ...pack, [section]: { ...(isRaw(whole) ? whole : {}), list: [...kept, ...fresh] } };
}

/** The sections of a pack that can be typed in a sheet. */
export function sheetSections(pack: Raw): readonly string[] {
  return Object.keys(pack).filter((key) => {
    const value = pack[key];
    return isRaw(value) && Array.isArray(value['list']);
  });
}
