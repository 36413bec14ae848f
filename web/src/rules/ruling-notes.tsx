import { useTranslation } from 'react-i18next';
import type { Ruling } from './rulings.ts';

/** Rulings beside what they settle. They are written in English, and say so to whoever reads in another language. */
export function RulingNotes({ rulings }: { readonly rulings: readonly Ruling[] | undefined }) {
  const { t, i18n } = useTranslation();
  if (rulings === undefined || rulings.length === 0) return null;
  const isForeign = !i18n.language.startsWith('en');
  return (
    <details className="rulings">
      <summary>
        {t('rules.rulings', { count: rulings.length })}
        {isForeign ? <span className="note"> {t('rules.inEnglish')}</span> : null}
      </summary>
      {rulings.map(({ number, question, ruling, why }) => (
        <div key={number} lang="en" className="ruling">
          <p>
            <b>{number}.</b> <i>{question}</i> {ruling}
          </p>
          {why === '' ? null : <p className="note">{why}</p>}
        </div>
      ))}
    </details>
  );
}
