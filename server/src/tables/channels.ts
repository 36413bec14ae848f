import type { Chatters } from '@bivouac/host';
import type { Channel, Seat } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import type { LiveTable } from './live-table.ts';

const FREELY: readonly Channel[] = ['all', 'one'];

/** To whom one may speak beside a match, as its game says. */
export function channelsOf(game: string, seats: number): readonly Channel[] {
  const chat = findGame(game)?.about.chat;
  if (seats < 3) return chat?.two ?? ['all'];
  return chat?.more ?? FREELY;
}

/** Who hears what somebody says; null if he may not say it. */
export function hearersOf(table: LiveTable, seat: Seat, to: Chatters): readonly Seat[] | null {
  const { seats } = table.hosted.summary();
  const channels = channelsOf(table.head.game, seats.length);
  if (to === 'all') return channels.includes('all') ? [...seats.keys()] : null;
  if (to === 'allies') {
    const allies = table.hosted.allies(seat);
    return channels.includes('allies') && allies.length > 0 ? [seat, ...allies] : null;
  }
  return channels.includes('one') && to !== seat && to < seats.length ? [seat, to] : null;
}
