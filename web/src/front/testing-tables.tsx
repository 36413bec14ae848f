import { useTranslation } from 'react-i18next';
import { testingGames } from '@bivouac/shelf';
import { useLanguage } from '../speech/use-language.ts';
import { CardDeeds } from './card-deeds.tsx';

/** The games that the house is tested with: listed only for those who ask, with `?testing` in the address. */
export function TestingTables() {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!new URLSearchParams(location.search).has('testing')) return null;
  return (
    <section className="matches" aria-labelledby="testing">
      <h2 id="testing">{t('front.testing')}</h2>
      <ul className="match-list">
        {testingGames.map(({ id, title }) => (
          <li key={id} className="match" data-game={id}>
            <h3>{title[language]}</h3>
            <CardDeeds game={id} name={title[language]} lesson={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
