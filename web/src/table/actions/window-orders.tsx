import { useTranslation } from 'react-i18next';
import { asAction, type Offer } from '@bivouac/kernel';
import { useTable, useTools } from '../page/table-context.ts';
import type { OfferGroup, OfferLine } from './offer-groups.ts';

interface WindowOrdersProps {
  readonly groups: readonly OfferGroup[];
  readonly decline: readonly OfferLine[];
  readonly goOn: readonly OfferLine[];
}

interface Policing {
  readonly open: boolean;
  /** From now on always this verb; and now, if an offer is named. */
  readonly give: (verb: string, now: Offer | undefined) => Promise<void>;
}

/** Policies for the question of now; null where it is none that comes again, or is ordered elsewhere. */
export function usePolicing(): Policing | null {
  const { session, board } = useTools();
  const window = useTable(({ look }) => look?.showing.decision?.window);
  const rules = useTable(({ opened }) => (window === undefined ? undefined : opened?.game.windows[window]));
  // What a game lists among its standing orders is ordered there.
  const isListed = board?.orders?.some(({ orders }) => orders.some((one) => one.window === window)) === true;
  if (window === undefined || rules === undefined || isListed) return null;
  return {
    open: rules.open,
    give: async (verb, now) => {
      const action = now === undefined ? null : asAction(now);
      await session.policies({ window, policies: [{ answer: [verb], ...(rules.open ? { open: true } : {}) }] });
      if (action !== null) await session.act(action);
    },
  };
}

/** What is asked again and again can be answered once for all: always so, or never. */
export function WindowOrders({ groups, decline, goOn }: WindowOrdersProps) {
  const { t } = useTranslation();
  const policing = usePolicing();
  if (policing === null) return null;
  const { give, open } = policing;
  const byVerb = new Map<string, { readonly words: string; readonly first: Offer }>();
  for (const { title, lines } of groups) {
    for (const { offer, words } of lines) {
      if (!byVerb.has(offer[0])) byVerb.set(offer[0], { words: title === '' ? words : title, first: offer });
    }
  }
  const [quiet] = [...decline, ...goOn];
  return (
    <details className="window-orders">
      <summary>{t('play.fromNowOn')}</summary>
      {[...byVerb].map(([verb, { words, first }]) => (
        <button key={verb} type="button" className="button small" onClick={() => void give(verb, first)}>
          {t('play.always', { answer: words })}
        </button>
      ))}
      <button type="button" className="button small" onClick={() => void give('pass', quiet?.offer)}>
        {t('play.never')}
      </button>
      <p className="note">{t(open ? 'play.open' : 'play.secret')}</p>
    </details>
  );
}
