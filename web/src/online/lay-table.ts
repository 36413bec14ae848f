import type { NewTable } from '@bivouac/host';
import { hashOf, seatingsIn } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { randomHex } from '../chance.ts';
import { type Answer, api } from './api.ts';
import { keepLink, keepNonce } from './keepsake.ts';

/** What is told first, and the nonce itself when everybody sits: so neither page nor server can choose the dice. */
export const promiseOf = (nonce: string): string => hashOf(['nonce', nonce]);

/** The usual table for two: the first scenario, the first seat one's own, no clock. */
export async function usualOrder(game: string): Promise<Omit<NewTable, 'promise'> | null> {
  const rules = await findGame(game)?.load?.();
  if (rules === undefined) return null;
  return rules.use((known) => {
    const [scenario = ''] = known.scenarios;
    const several = seatingsIn(known, scenario).filter(({ length }) => length > 1);
    const seating = several.toSorted((a, b) => a.length - b.length)[0] ?? [];
    const seats = seating.map((powers, i) => ({ kind: i === 0 ? 'me' : 'open', level: '', powers }) as const);
    return { game, scenario, options: {}, clock: null, visibility: 'link', seats };
  });
}

/** Lays a table; its id. The link and the nonce stay in this browser. */
export async function layTable(order: Omit<NewTable, 'promise'>): Promise<Answer<string>> {
  const nonce = randomHex(16);
  const answer = await api.lay({ ...order, promise: promiseOf(nonce) });
  if (!answer.ok) return answer;
  const { table, link } = answer.value;
  keepNonce(table.id, nonce);
  keepLink(table.id, link);
  return { ok: true, value: table.id };
}

/** The table after one that is over: laid by whoever asks first. Its id. */
export async function layAgain(before: string): Promise<Answer<string>> {
  const nonce = randomHex(16);
  const answer = await api.rematch(before, promiseOf(nonce));
  if (!answer.ok) return answer;
  if ('link' in answer.value) {
    const { table, link } = answer.value;
    keepNonce(table.id, nonce);
    keepLink(table.id, link);
    return { ok: true, value: table.id };
  }
  const { id, seats } = answer.value;
  if (seats.some(({ mine }) => mine)) return { ok: true, value: id };
  const sat = await api.sit(id, null, null, nonce);
  return sat.ok ? { ok: true, value: id } : sat;
}

export const linkTo = (table: string, link: string): string => `${globalThis.location.origin}/online/${table}#${link}`;
