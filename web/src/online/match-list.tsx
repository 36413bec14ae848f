import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { OnlineTable } from '@bivouac/host';
import { findGame } from '@bivouac/shelf';
import { useLanguage } from '../speech/use-language.ts';
import { api } from './api.ts';
import { useHouse } from './use-house.ts';
import { isMyTurn, useMyTables } from './use-my-tables.ts';

/** One's own matches with people, those that wait for one first. */
export function OnlineMatches() {
  const { t } = useTranslation();
  const tables = useMyTables();
  if (tables.length === 0) return null;
  return (
    <section className="matches" aria-labelledby="online-matches">
      <div className="tables-head">
        <h2 id="online-matches">{t('online.matches')}</h2>
        <p>{t('online.matchesNote')}</p>
      </div>
      <TableRows tables={[...tables.filter(isMyTurn), ...tables.filter((table) => !isMyTurn(table))]} />
    </section>
  );
}

/** Tables that wait for anybody. */
export function Lobby() {
  const { t } = useTranslation();
  const house = useHouse();
  const [tables, setTables] = useState<readonly OnlineTable[]>([]);
  useEffect(() => {
    if (house?.online !== true) return;
    void api.lobby().then((answer) => answer.ok && setTables(answer.value.tables));
  }, [house]);
  if (tables.length === 0) return null;
  return (
    <section className="matches" aria-labelledby="lobby">
      <div className="tables-head">
        <h2 id="lobby">{t('online.lobby')}</h2>
        <p>{t('online.lobbyNote')}</p>
      </div>
      <TableRows tables={tables} />
    </section>
  );
}

function TableRows({ tables }: { readonly tables: readonly OnlineTable[] }) {
  return (
    <ul className="match-list">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  );
}

function TableRow({ table }: { readonly table: OnlineTable }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.changed);
  const others = table.seats.flatMap(({ mine, name }) => (mine || name === '' ? [] : [name]));
  const words = { open: 'online.open', running: 'online.theirTurn', over: 'online.over', void: 'online.gone' } as const;
  const state = isMyTurn(table) ? t('online.yourTurn') : t(words[table.status]);
  return (
    <li className="match" data-table={table.id} data-mine={isMyTurn(table)}>
      <div>
        <h3>{findGame(table.game)?.title[language] ?? table.game}</h3>
        <p>{[state, ...others, day].join(' · ')}</p>
      </div>
      <div className="buttons">
        <Link href={`/online/${table.id}`} className={isMyTurn(table) ? 'button strong' : 'button'}>
          {t('online.goTo')}
        </Link>
      </div>
    </li>
  );
}
