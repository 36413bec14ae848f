import type { Row } from '@bivouac/kernel/table';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

type Act = NonNullable<Row['entry']>['act'];

/** A row as the database keeps it. */
export function packed(match: string, row: Row, rid: string | null): Insertable<Tables['entry']> {
  const { no, entry, at, hidden, facts, head } = row;
  return {
    match,
    no,
    at,
    hidden,
    rid,
    seat: entry?.seat ?? null,
    act: entry === null ? null : JSON.stringify(entry.act),
    after: entry?.after ?? 0,
    chk: entry?.check ?? null,
    facts: JSON.stringify(facts),
    chain: head ?? null,
  };
}

export function unpacked({ no, at, hidden, seat, act, after, chk, facts, chain }: Selectable<Tables['entry']>): Row {
  const entry = seat === null || act === null ? null : { seat, act: JSON.parse(act) as Act, after, check: chk ?? '' };
  // It was written as such by `packed`.
  const told = JSON.parse(facts) as Row['facts'];
  return { no, entry, at, hidden, facts: told, ...(chain === null ? {} : { head: chain }) };
}
