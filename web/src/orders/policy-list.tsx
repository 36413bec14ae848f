import { useTranslation } from 'react-i18next';
import type { StandingOrder } from '@bivouac/kernel';
import { useTable, useTools } from '../table/page/table-context.ts';

const NONE: readonly StandingOrder[] = [];

/** The policies of whoever is asked or looks on: used as often as they fit, until they are taken back. */
export function usePolicies(): readonly StandingOrder[] {
  const seat = useTable(({ seat: asked, look }) => asked ?? look?.viewer ?? -1);
  const orders = useTable(({ look }) => look?.showing.view.orders[seat] ?? NONE);
  return orders.filter(({ always }) => always === true);
}

/** What was answered once for all, and a way to be asked again. */
export function PolicyList() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const policies = usePolicies();
  const windows = [...new Set(policies.map(({ window }) => window))];
  if (windows.length === 0) return null;
  return (
    <section className="policies" aria-label={t('play.policies')}>
      <h3>{t('play.policies')}</h3>
      <ul>
        {windows.map((window) => (
          <li key={window}>
            <span>
              {t('play.policy', {
                question: speech.orderAbout(window).title,
                answer: policies
                  .filter((one) => one.window === window)
                  .map(({ answer }) => speech.order(window, answer))
                  .join(', '),
              })}
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => void session.policies({ window, policies: [] })}
            >
              {t('play.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
