import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { i18n as I18n, TFunction } from 'i18next';
import type { OnlineTable } from '@bivouac/host';
import { findGame } from '@bivouac/shelf';
import { saveFile } from '../matches/file.ts';
import { type GameChoices, useGameChoices } from '../setup/game-choices.ts';
import { useLanguage } from '../speech/use-language.ts';
import { api } from './api.ts';
import { paceWords, timeWords } from './time-words.ts';
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
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const choices = useGameChoices(table.game, null, language);
  const isMine = table.seats.some(({ mine }) => mine);
  const words = { open: 'online.open', running: 'online.theirTurn', over: 'online.over', void: 'online.gone' } as const;
  const state = isMyTurn(table) ? t('online.yourTurn') : t(words[table.status]);
  const facts = [...(isMine ? [state, ...waitOf(t, table)] : []), ...whoSits(t, table)];
  const named = choices?.speech.name('scenario', table.scenario) ?? '';
  // A game with one scenario has no name for it.
  const scenario = named === table.scenario ? '' : named;
  const options = choices === null ? [] : optionsOf(choices, table, i18n);
  const what = [scenario, paceWords(t, table.clock), ...options].filter((part) => part !== '');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(table.changed);
  return (
    <li className="match" data-table={table.id} data-mine={isMyTurn(table)}>
      <div>
        <h3>{findGame(table.game)?.title[language] ?? table.game}</h3>
        <p>{[...facts, day].join(' · ')}</p>
        <p className="note">{what.join(' · ')}</p>
      </div>
      <div className="buttons">
        {table.status === 'over' && isMine ? <Finished id={table.id} game={table.game} /> : null}
        <Link href={`/online/${table.id}`} className={isMyTurn(table) ? 'button strong' : 'button'}>
          {t('online.goTo')}
        </Link>
      </div>
    </li>
  );
}

/** Since when somebody is waited for, and how much time is left. */
function waitOf(t: TFunction, { status, since, due }: OnlineTable): string[] {
  if (status !== 'running' || since === null) return [];
  const now = Date.now();
  const left =
    due === null ? [] : [due <= now ? t('company.late_') : t('company.left', { time: timeWords(t, due - now) })];
  return [t('company.since', { time: timeWords(t, now - since) }), ...left];
}

/** Who sits there besides oneself, and how many chairs are free. */
function whoSits(t: TFunction, { seats, status }: OnlineTable): string[] {
  const people = seats.filter(({ mine, taken, kind }) => !mine && taken && kind === 'person');
  const names = people.map(({ name }) => (name === '' ? t('company.guest') : name));
  const free = seats.filter(({ taken }) => !taken).length;
  const chairs = status === 'open' && free > 0 ? [t('company.seatsFree', { count: free })] : [];
  return [...(names.length === 0 ? [] : [names.join(', ')]), ...chairs];
}

/** Options that were chosen, in the words of the set-up. */
function optionsOf({ speech, notes }: GameChoices, { options, scenario }: OnlineTable, i18n: I18n): string[] {
  const own = new Map(notes.options(scenario).map(({ option, words }) => [option, words]));
  return Object.entries(options).flatMap(([option, value]) => {
    if (value === false) return [];
    const key = value === true ? option : `${option}=${JSON.stringify(value)}`;
    const words = own.get(key);
    if (words !== undefined) return [speech.of(words)];
    return [i18n.exists(`options.${key}`) ? i18n.t(`options.${key}` as 'options.advanced') : key];
  });
}

/** A match that is over can be seen again, and taken home as a file that the server has signed. */
function Finished({ id, game }: { readonly id: string; readonly game: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const text = async () => {
    const answer = await api.file(id);
    return answer.ok ? answer.value.text : null;
  };
  const replay = async () => {
    const file = await text();
    const { replayOf } = await import('./signed-file.ts');
    const address = file === null ? null : await replayOf(id, file);
    if (address !== null) navigate(address);
  };
  const save = async () => {
    const file = await text();
    if (file !== null) saveFile(file, game);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void replay()}>
        {t('company.replay')}
      </button>
      <button type="button" className="button" onClick={() => void save()}>
        {t('company.export')}
      </button>
    </>
  );
}
