import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';

/** The screen changes hands: nothing of the match is on the page until the next player says ready. */
export function HandOver() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const seat = useTable((state) => state.handTo);
  if (seat === null) return null;
  return (
    <section className="hand-over" aria-labelledby="hand-over-title">
      <div className="hand-over-card">
        <h2 id="hand-over-title">{t('handOver.title', { name: speech.seat(seat) })}</h2>
        <p>{t('handOver.note')}</p>
        {/* Whoever takes the screen presses a key or clicks: the one thing there is to do here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <button type="button" className="button strong" autoFocus onClick={() => void session.ready()}>
          {t('handOver.ready', { name: speech.seat(seat) })}
        </button>
      </div>
    </section>
  );
}
