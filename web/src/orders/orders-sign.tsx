import './orders.css';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../table/page/use-narrow.ts';
import { useMayOrder, useOrderCount } from './use-orders.ts';

function Letter() {
  return (
    <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      <path d="M1 2h18v12H1zM1 2l9 7 9-7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="10" cy="9.5" r="3.2" />
    </svg>
  );
}

function useOrdersInForce(): { readonly count: number; readonly words: string } | null {
  const { t } = useTranslation();
  const count = useOrderCount();
  const may = useMayOrder();
  return count === 0 || !may ? null : { count, words: t('orders.inForce', { count }) };
}

/** That orders are in force: whoever comes back must not wonder why he is not asked. A press opens them. */
export function OrdersSign({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const orders = useOrdersInForce();
  if (useNarrow() || orders === null) return null;
  return (
    <button type="button" className="button orders-sign" title={orders.words} onClick={onOpen}>
      <Letter />
      <span aria-hidden="true">
        {t('orders.short')} {orders.count}
      </span>
      <span className="unseen">{orders.words}</span>
    </button>
  );
}

/** The same where the bar has no room for a button: beside who one is. */
export function OrdersMark() {
  const orders = useOrdersInForce();
  if (!useNarrow() || orders === null) return null;
  return (
    <span className="orders-sign" title={orders.words}>
      <Letter />
      <span aria-hidden="true"> {orders.count} · </span>
      <span className="unseen">{orders.words}. </span>
    </span>
  );
}
