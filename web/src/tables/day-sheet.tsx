import './day-sheet.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../table/page/table-context.ts';
import { LookupView } from './lookup-view.tsx';
import { useLastDay } from './last-day.ts';

/**
 * What the day brought, over the map once it is over and the news have been seen; it goes when it is closed, or with the
 * next answer. It can be read again among the tables.
 */
export function DaySheet() {
  const { t } = useTranslation();
  const { board, speech } = useTools();
  const content = useTable((state) => state.opened?.game.content);
  const look = useTable((state) => state.look);
  const past = useTable((state) => state.past);
  const busy = useTable((state) => state.busy);
  const log = look?.showing.log;
  const day = useLastDay({ board, content, speech, log: log ?? NO_LOG });
  const at = day?.at ?? 0;
  const stamp = look?.showing.decision?.stamp ?? null;
  // What was over when the page was opened is known; a day is shown until another question than its first is asked.
  const [seen, setSeen] = useState<Seen>({ at: log === undefined ? null : at, stamp: null });
  if (log !== undefined && seen.at === null) setSeen({ at, stamp: null });
  const isNew = day !== null && seen.at !== null && at > seen.at;
  const watches = look !== null && look.showing.seats.every(({ kind }) => kind === 'bot');
  const isShown = isNew && past === null && (!busy || watches);
  if (isShown && stamp !== null && seen.stamp === null) setSeen({ ...seen, stamp });
  if (isShown && stamp !== null && seen.stamp !== null && stamp !== seen.stamp) setSeen({ at, stamp: null });
  if (!isShown || day === null) return null;
  return (
    <section className="day-sheet" aria-label={day.table.title}>
      <LookupView table={day.table} />
      <button type="button" className="button small" onClick={() => setSeen({ at, stamp: null })}>
        {t('table.close')}
      </button>
    </section>
  );
}

interface Seen {
  /** The entry with which the last day ended that need not be shown; null until the match is seen. */
  readonly at: number | null;
  /** The question that is asked while a day is shown. */
  readonly stamp: number | string | null;
}

const NO_LOG = [] as const;
