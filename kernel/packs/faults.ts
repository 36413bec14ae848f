/** One thing wrong in a content pack: where, what, what to do, and the clause that says so where one does. */
export interface ContentFault {
  readonly file: string;
  /** The entry, e.g. `armies[3] "MacDonald"`. */
  readonly entry: string;
  readonly problem: string;
  readonly remedy: string;
  readonly clause?: string;
}

/** Where the faults of one file are gathered. */
export interface Faults {
  readonly file: string;
  readonly found: ContentFault[];
}

export function report(faults: Faults, entry: string, problem: string, remedy: string, clause?: string): void {
  faults.found.push({ file: faults.file, entry, problem, remedy, ...(clause === undefined ? {} : { clause }) });
}

/** A fault on one line, for the command line and for logs. */
export function sayFault(fault: ContentFault): string {
  const clause = fault.clause === undefined ? '' : ` (${fault.clause})`;
  return `${fault.file}: ${fault.entry}: ${fault.problem}${clause}; ${fault.remedy}`;
}

/** A value as it stands in the file, short enough for a line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
