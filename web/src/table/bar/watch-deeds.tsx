import { useTranslation } from 'react-i18next';
import { paces } from '../../settings.ts';
import { useTable, useTools } from '../page/table-context.ts';

const names = { '0.5': 'calm', '1': 'ordinary', '2': 'brisk', '0': 'still' } as const;

/** Whoever watches bots can stop them, let them act one by one, and set their pace. */
export function WatchDeeds() {
  const { t } = useTranslation();
  const { session } = useTools();
  const paused = useTable((state) => state.paused);
  const pace = useTable((state) => state.pace);
  const watching = useTable(
    ({ look }) =>
      look !== null && look.showing.result === null && look.showing.seats.every(({ kind }) => kind === 'bot'),
  );
  if (!watching) return null;
  return (
    <div className="watch-deeds" role="group" aria-label={t('watch.title')}>
      <button type="button" className="button" aria-pressed={paused} onClick={() => session.pauseBots(!paused)}>
        {paused ? t('watch.resume') : t('watch.pause')}
      </button>
      <button type="button" className="button" onClick={() => session.stepBots()}>
        {t('watch.step')}
      </button>
      <label>
        <span className="unseen">{t('menu.pace')}</span>
        <select
          value={pace}
          onChange={({ target }) => session.setPace(paces.find((one) => one === target.value) ?? '1')}
        >
          {paces.map((one) => (
            <option key={one} value={one}>
              {t(`menu.${names[one]}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
