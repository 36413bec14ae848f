import './bar.css';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';

/** Which bot is thinking. It appears only when that takes a while: most moves come at once. */
export function Thinking() {
  const { t } = useTranslation();
  const { speech } = useTools();
  const seat = useTable((state) => state.thinking);
  return (
    <p className="thinking" role="status">
      {seat === null ? null : <span>{t('thinking', { name: speech.seat(seat) })}</span>}
    </p>
  );
}
