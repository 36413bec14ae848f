import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findGame } from '@bivouac/shelf';
import { saveFile } from '../matches/file.ts';
import type { MatchRecord } from '../matches/record.ts';
import { dropMatch, fileOf, listMatches } from '../matches/store.ts';
import { useLanguage } from '../speech/use-language.ts';

/** The matches of this browser, and the way to read one in. */
export function MatchList({ fileDoor }: { readonly fileDoor: ReactNode }) {
  const { t } = useTranslation();
  const [matches, setMatches] = useState<readonly MatchRecord[]>([]);
  useEffect(() => {
    // A browser that refuses storage has no matches to list; it can still be looked at.
    listMatches().then(setMatches, () => setMatches([]));
  }, []);
  return (
    <section className="matches" aria-labelledby="matches">
      <div className="tables-head">
        <h2 id="matches">{t('matches.title')}</h2>
        <p>{matches.length === 0 ? t('matches.none') : t('matches.note')}</p>
      </div>
      {matches.length === 0 ? null : (
        <ul className="match-list">
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              onDropped={() => setMatches(matches.filter(({ id }) => id !== match.id))}
            />
          ))}
        </ul>
      )}
      {fileDoor}
    </section>
  );
}

function MatchRow({ match, onDropped }: { readonly match: MatchRecord; readonly onDropped: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const language = useLanguage();
  const title = findGame(match.game)?.title[language] ?? match.game;
  const { summary, text, rows } = match;
  const save = () => void fileOf(match).then((file) => file !== null && saveFile(file, match.game));
  const over = summary !== null && summary.result !== null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.changed);
  const drop = () => void dropMatch(match.id).then(onDropped);
  return (
    <li className="match" data-match={match.id}>
      <div>
        <h3>{title}</h3>
        <p>
          {match.kind === 'trial' ? `${t('table.trial')} · ` : ''}
          {over ? t('matches.over') : t('matches.entries', { count: summary?.entries ?? 0 })} · {day}
        </p>
      </div>
      <div className="buttons">
        {asking ? (
          <>
            <span>{t('matches.sure')}</span>
            <button type="button" className="button strong" onClick={drop}>
              {t('matches.drop')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('matches.keep')}
            </button>
          </>
        ) : (
          <>
            <Link href={`/play/${match.id}`} className="button strong">
              {over ? t('matches.look') : t('matches.goOn')}
            </Link>
            {text === null && rows === 0 ? null : (
              <>
                <Link href={`/replay/${match.id}`} className="button">
                  {t('menu.replay')}
                </Link>
                <button type="button" className="button" onClick={save}>
                  {t('menu.save')}
                </button>
              </>
            )}
            <button type="button" className="button" onClick={() => setAsking(true)}>
              {t('matches.drop')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
