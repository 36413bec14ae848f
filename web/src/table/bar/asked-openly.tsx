import './bar.css';
import { useTranslation } from 'react-i18next';
import { PUBLIC } from '@bivouac/kernel';
import { mayPutAway } from '../session/eyes.ts';
import { useTable, useTools } from '../page/table-context.ts';

/** Somebody answers from what everybody sees. He may still want to see his own things first, and put them away again. */
export function AskedOpenly() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const seat = useTable((state) => state.seat);
  const look = useTable((state) => state.look);
  if (seat === null || look === null) return null;
  if (mayPutAway(look)) {
    return (
      <div className="openly">
        <p>{t('openly.own')}</p>
        <button type="button" className="button small" onClick={() => void session.putAway()}>
          {t('openly.putAway')}
        </button>
      </div>
    );
  }
  if (look.viewer !== PUBLIC) return null;
  const name = speech.seat(seat);
  const isCommon = look.openly === 'table';
  return (
    <div className="openly">
      <p>{t(isCommon ? 'openly.common' : 'openly.note', { name })}</p>
      <button type="button" className="button small" onClick={() => session.takeScreen()}>
        {t(isCommon ? 'openly.show' : 'openly.take', { name })}
      </button>
    </div>
  );
}
