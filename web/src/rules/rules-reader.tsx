import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paragraph } from '@bivouac/kernel';
import type { LookupTable } from '@bivouac/kit';
import { findGame } from '@bivouac/shelf';
import { LookupView } from '../tables/lookup-view.tsx';
import { useLanguage } from '../speech/use-language.ts';
import { RulingNotes } from './ruling-notes.tsx';
import { fetchRulings, placeRulings, type Ruling } from './rulings.ts';
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

/** Brings a paragraph to the top of the list that this button stands in. */
function goTo(button: Element, id: string): void {
  const list = button.closest('.reader-list');
  list?.querySelector(`[data-paragraph="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
}

const NONE: readonly Ruling[] = [];

function useRulings(game: string): readonly Ruling[] {
  const [rulings, setRulings] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    // A reader without its rulings still reads the rules.
    fetchRulings(game).then(
      (found) => wanted && setRulings(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return rulings;
}

/** The paragraphs with those first that say how the game is won. */
function winningFirst(game: string, paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const first = findGame(game)?.about.winning ?? [];
  const isFirst = ({ id }: Paragraph) => first.includes(id);
  return [...paragraphs.filter(isFirst), ...paragraphs.filter((one) => !isFirst(one))];
}

interface RulesReaderProps {
  readonly game: string;
  /** The clause to open at. */
  readonly clause: string | null;
  /** The tables of the game, each shown with its clause. */
  readonly tables: readonly LookupTable[];
}

/** The rules in our own words, clause by clause, with a search. */
export function RulesReader({ game, clause, tables }: RulesReaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const paragraphs = useParagraphs(game);
  // A search belongs to the clause it was made beside: opening another one ends it.
  const [search, setSearch] = useState({ clause, asked: '' });
  const asked = search.clause === clause ? search.asked : '';
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(() => winningFirst(game, paragraphs ?? []), [game, paragraphs]);
  const found = useMemo(() => searchRules(all, asked, language), [all, asked, language]);
  const rulings = useRulings(game);
  const placed = useMemo(() => placeRulings(rulings, all), [rulings, all]);
  const winning = findGame(game)?.about.winning ?? [];

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
        {asked === '' ? (
          <details className="reader-contents">
            <summary>{t('rules.contents')}</summary>
            <ol>
              {all.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" className="plain" onClick={(event) => goTo(event.currentTarget, id)}>
                    <span className="paragraph-id">{id}</span> {title[language]}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        ) : null}
        {asked === '' && winning.length > 0 ? <h3 className="reader-win">{t('rules.winning')}</h3> : null}
        {found.length === 0 ? <p>{t('rules.nothing', { asked })}</p> : null}
        {found.map(({ paragraph, clauses }) => (
          <section key={paragraph.id} data-paragraph={paragraph.id} data-winning={winning.includes(paragraph.id)}>
            <h3>
              <span className="paragraph-id">{paragraph.id}</span> {paragraph.title[language]}
            </h3>
            <RulingNotes rulings={placed.get(paragraph.id)} />
            <ol>
              {clauses.map(({ id, words }) => (
                <li key={id} data-clause={id} aria-current={id === clause ? 'true' : undefined}>
                  <a href={`/rules/${game}?clause=${encodeURIComponent(id)}`} className="clause-id">
                    #{id.slice(id.indexOf('#') + 1)}
                  </a>
                  <div>
                    {words[language]}
                    <RulingNotes rulings={placed.get(id)} />
                    {tables.map((table) =>
                      table.clause === id ? <LookupView key={table.id} table={table} cited={false} /> : null,
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
        {asked === '' && placed.has('') ? (
          <section data-paragraph="rulings">
            <h3>{t('rules.otherRulings')}</h3>
            <RulingNotes rulings={placed.get('')} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
