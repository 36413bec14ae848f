import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { ApiError } from './api.ts';
import { copyText } from './copy-text.ts';
import { keptLink } from './keepsake.ts';
import { useHouse } from './use-house.ts';

/** One click lays a table and copies its link; only where there is a server behind the page. */
export function FriendButton({ game, name }: { readonly game: string; readonly name: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const house = useHouse();
  const [error, setError] = useState<ApiError | null>(null);
  if (house?.online !== true) return null;
  const play = async () => {
    // The front page need not have the rules of any game.
    const { layTable, linkTo, usualOrder } = await import('./lay-table.ts');
    const order = await usualOrder(game);
    const laid = order === null ? null : await layTable(order);
    if (laid === null || !laid.ok) {
      setError(laid?.error ?? 'fault');
      return;
    }
    const link = keptLink(laid.value);
    if (link !== null) await copyText(linkTo(laid.value, link));
    navigate(`/online/${laid.value}`);
  };
  return (
    <>
      <button type="button" className="button" aria-label={t('online.friendAt', { name })} onClick={() => void play()}>
        {t('online.friend')}
      </button>
      {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
    </>
  );
}
