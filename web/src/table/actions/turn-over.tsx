import { useTranslation } from 'react-i18next';
import { useTools } from '../page/table-context.ts';

/** The turn has been played, and nothing new was seen: it ends by this button, and by nothing else. */
export function TurnOver() {
  const { t } = useTranslation();
  const { session } = useTools();
  return (
    <div className="offers">
      <button type="button" className="offer end-turn" data-marked onClick={() => void session.endTurn()}>
        <kbd aria-hidden="true">1</kbd>
        <span>{t('table.endTurn')}</span>
      </button>
      <p className="note">{t('table.endTurnNote')}</p>
    </div>
  );
}
