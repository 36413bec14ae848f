import { type Done, type Opening, Table, writeMatch } from '../../src/table-door.ts';
import { tiny } from '../../testing/index.ts';
import { call, type Call } from './busy.ts';
import { type TinyTable, viewersOf } from './help.ts';

/** What the main thread asks, and what it gets: nothing but JSON goes to and fro. */
export type Ask = { readonly open: Opening } | { readonly call: Call } | { readonly file: true };
export interface Reply {
  readonly done: Done;
  readonly shown: string;
  readonly file: string;
}

/** All that the table shows to anybody, as text. */
export function shownBy(table: TinyTable): string {
  return JSON.stringify(viewersOf(table).map((viewer) => table.show(viewer)));
}

/** One end of the talk: a table that is opened and then called. */
export function answering(): (text: string) => string {
  let table: TinyTable | null = null;
  return (text) => {
    const ask = JSON.parse(text) as Ask;
    if ('open' in ask) {
      const opened = Table.open(tiny, ask.open, 0);
      if (!(opened instanceof Table)) throw new Error(opened.fault);
      table = opened;
    }
    if (table === null) throw new Error('no table was opened');
    const done: Done = 'call' in ask ? call(table, ask.call) : { ok: true };
    const file = 'file' in ask ? writeMatch(table.file(true)) : '';
    const reply: Reply = { done, shown: shownBy(table), file };
    return JSON.stringify(reply);
  };
}
