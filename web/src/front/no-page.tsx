import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { usePageTitle } from '../page-title.ts';

/** An address at which there is nothing, and the way back. */
export function NoPage() {
  const { t } = useTranslation();
  const [address] = useLocation();
  usePageTitle(t('fault.noPage'));
  return (
    <main className="no-page">
      <h1>{t('fault.noPage')}</h1>
      <p role="alert">{t('fault.noSuchAddress', { address })}</p>
      <Link href="/" className="button strong">
        {t('table.home')}
      </Link>
    </main>
  );
}
