import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { saveAll } from '../matches/all.ts';
import { saveFile } from '../matches/file.ts';
import type { MatchRecord } from '../matches/record.ts';
import { dropMatch, fileOf } from '../matches/store.ts';
import { useLanguage } from '../speech/use-language.ts';
import type { Told } from './use-told.ts';

interface MatchListProps {
  readonly matches: readonly MatchRecord[];
  readonly told: readonly Told[];
  readonly onDropped: (id: string) => void;
  readonly fileDoor: ReactNode;
}

/** The matches of this browser, and the way to read one in. */
export function MatchList({ matches, told, onDropped, fileDoor }: MatchListProps) {
  const { t } = useTranslation();
  return (
    <section className="matches" aria-labelledby="matches">
      <div className="tables-head">
        <h2 id="matches">{t('matches.title')}</h2>
        <p>{matches.length === 0 ? t('matches.none') : t('matches.note')}</p>
      </div>
      {matches.length === 0 ? null : (
        <ul className="match-list">
          {matches.map((match, i) => {
            const words = told[i];
            return words === undefined ? null : (
              <MatchRow key={match.id} match={match} told={words} onDropped={() => onDropped(match.id)} />
            );
          })}
        </ul>
      )}
      {fileDoor}
      {matches.length === 0 ? null : (
        <p className="save-all">
          <button type="button" className="button" onClick={() => void saveAll(matches)}>
            {t('matches.saveAll')}
          </button>
          <span className="note">{t('matches.saveAllNote')}</span>
        </p>
      )}
    </section>
  );
}

interface MatchRowProps {
  readonly match: MatchRecord;
  readonly told: Told;
  readonly onDropped: () => void;
}

function MatchRow({ match, told, onDropped }: MatchRowProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const language = useLanguage();
  const { summary, text, rows } = match;
  const { title, scenario, sides, state } = told;
  const save = () => void fileOf(match).then((file) => file !== null && saveFile(file, match.game));
  const over = summary !== null && summary.result !== null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.changed);
  const drop = () => void dropMatch(match.id).then(onDropped);
  const actions = t('matches.entries', { count: summary?.entries ?? 0 });
  return (
    <li className="match" data-match={match.id} data-over={over}>
      <div>
        <h3>
          {title}
          {scenario === null ? null : <span className="match-scenario"> {scenario}</span>}
        </h3>
        {sides === null ? null : <p className="match-sides">{sides}</p>}
        <p>
          {match.kind === 'trial' ? `${t('table.trial')} · ` : ''}
          <span className="match-state">{over ? (state ?? t('matches.over')) : (state ?? actions)}</span> · {day}
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
