import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paragraph } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { useLanguage } from '../speech/use-language.ts';
import { searchRules } from './search.ts';

/** The paragraphs of a game, fetched when the reader is first opened. */
function useParagraphs(game: string): readonly Paragraph[] | null {
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void findGame(game)
      ?.paragraphs()
      .then((found) => wanted && setParagraphs(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return paragraphs;
}

interface RulesReaderProps {
  readonly game: string;
  /** The clause to open at. */
  readonly clause: string | null;
}

/** The rules in our own words, clause by clause, with a search. */
export function RulesReader({ game, clause }: RulesReaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const paragraphs = useParagraphs(game);
  // A search belongs to the clause it was made beside: opening another one ends it.
  const [search, setSearch] = useState({ clause, asked: '' });
  const asked = search.clause === clause ? search.asked : '';
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchRules(paragraphs ?? [], asked, language), [paragraphs, asked, language]);

  useEffect(() => {
    if (clause === null || paragraphs === null || asked !== '') return;
    list.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'center' });
  }, [clause, paragraphs, asked]);

  if (paragraphs === null) return <p className="reader-wait">{t('rules.loading')}</p>;
  return (
    <div className="reader">
      <label className="reader-search">
        <span className="unseen">{t('rules.search')}</span>
        <input
          type="search"
          placeholder={t('rules.search')}
          value={asked}
          onChange={(event) => setSearch({ clause, asked: event.target.value })}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="reader-list" ref={list} tabIndex={0} role="region" aria-label={t('rules.title')}>
        {found.length === 0 ? <p>{t('rules.nothing', { asked })}</p> : null}
        {found.map(({ paragraph, clauses }) => (
          <section key={paragraph.id}>
            <h3>
              <span className="paragraph-id">{paragraph.id}</span> {paragraph.title[language]}
            </h3>
            <ol>
              {clauses.map(({ id, words }) => (
                <li key={id} data-clause={id} aria-current={id === clause ? 'true' : undefined}>
                  <a href={`/rules/${game}?clause=${encodeURIComponent(id)}`} className="clause-id">
                    #{id.slice(id.indexOf('#') + 1)}
                  </a>
                  <span>{words[language]}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
