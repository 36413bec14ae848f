import './bar.css';
import { useTranslation } from 'react-i18next';
import { PUBLIC } from '@bivouac/kernel';
import { useTable, useTools } from '../page/table-context.ts';

/** Another player answers from what everybody sees. He may still want to see his own things first. */
export function AskedOpenly() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const seat = useTable((state) => state.seat);
  const viewer = useTable((state) => state.look?.viewer);
  if (seat === null || viewer !== PUBLIC) return null;
  const name = speech.seat(seat);
  return (
    <div className="openly">
      <p>{t('openly.note', { name })}</p>
      <button type="button" className="button small" onClick={() => session.takeScreen()}>
        {t('openly.take', { name })}
      </button>
    </div>
  );
}
