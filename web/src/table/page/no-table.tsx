import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { createWords } from '@bivouac/words';
import { useLanguage } from '../../speech/use-language.ts';
import type { TableState } from '../session/table-state.ts';

/** Why there is no table here, in words, and the way back. */
export function NoTableNotice({ fault }: { readonly fault: NonNullable<TableState['fault']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = (): string => {
    switch (fault.why) {
      case 'unknown':
        return t('fault.unknown');
      case 'setup':
        return t('fault.setup', { detail: fault.detail });
      case 'file':
        return createWords(language).fault(fault.fault);
      case 'crash':
        return t('fault.crash', { detail: fault.detail });
      default:
        return fault satisfies never;
    }
  };
  return (
    <main className="table-wait">
      <h1>{t('fault.title')}</h1>
      <p role="alert">{words()}</p>
      <Link href="/" className="button strong">
        {t('table.home')}
      </Link>
    </main>
  );
}
