import '../table/page/table.css';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { findGame } from '@bivouac/shelf';
import { Switches } from '../front/switches.tsx';
import { usePageTitle } from '../page-title.ts';
import { useLanguage } from '../speech/use-language.ts';
import { useBookTables } from '../tables/use-tables.ts';
import { RulesReader } from './rules-reader.tsx';

/** The rules of one game as a page, with an address for every clause. */
export function RulesPage({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const tables = useBookTables(game);
  const entry = findGame(game);
  const title = t('rules.of', { game: entry?.title[language] ?? game });
  usePageTitle(title);
  return (
    <div className="reading">
      <header className="table-bar">
        <Link href="/" className="home" aria-label={t('table.homeLink')}>
          Bivouac
        </Link>
        <div className="table-title">
          <h1>{title}</h1>
        </div>
        <div className="bar-deeds">
          <Switches />
        </div>
      </header>
      <main className="reading-main">
        <h2 className="unseen">{t('rules.title')}</h2>
        {entry === null ? (
          <p>{t('fault.unknown')}</p>
        ) : (
          <RulesReader game={game} clause={search.get('clause')} tables={tables} />
        )}
      </main>
    </div>
  );
}
