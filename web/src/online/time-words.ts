import type { TFunction } from 'i18next';
import type { ClockRules } from '@bivouac/kernel/table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in words: in days, hours or minutes, whichever says enough. */
export function timeWords(t: TFunction, ms: number): string {
  if (ms >= 2 * DAY || (ms >= DAY && ms % DAY === 0)) return t('company.days', { count: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return t('company.hours', { count: Math.round(ms / HOUR) });
  return t('company.minutes', { count: Math.max(1, Math.round(ms / MINUTE)) });
}

/** A pace in words. */
export function paceWords(t: TFunction, clock: ClockRules | null): string {
  if (clock === null) return t('company.noClock');
  const turn = t('company.perTurn', { time: timeWords(t, clock.perTurn) });
  return clock.bank === 0 ? turn : `${turn} ${t('company.bank', { time: timeWords(t, clock.bank) })}`;
}
