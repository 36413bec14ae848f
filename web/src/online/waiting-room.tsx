import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { OnlineTable } from '@bivouac/host';
import { findGame } from '@bivouac/shelf';
import { namePowers } from '@bivouac/words';
import { randomHex } from '../chance.ts';
import { Switches } from '../front/switches.tsx';
import { usePageTitle } from '../page-title.ts';
import { useGameChoices } from '../setup/game-choices.ts';
import { LONGEST_NAME } from '../setup/plan.ts';
import { useLanguage } from '../speech/use-language.ts';
import { type ApiError, api } from './api.ts';
import { InviteBox } from './invite-box.tsx';
import { SeatList } from './seat-list.tsx';
import { paceWords } from './time-words.ts';
import { noteMe, useHouse } from './use-house.ts';
import { linkHere, type TableNow } from './use-table.ts';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly error: ApiError | null;
  readonly go: TableNow['go'];
}

/** Where people wait until everybody sits. */
export function WaitingRoom({ table, error, go }: WaitingRoomProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choices = useGameChoices(table.game, null, language);
  const title = findGame(table.game)?.title[language] ?? table.game;
  usePageTitle(title);
  const mine = table.seats.find((seat) => seat.mine);
  const free = table.seats.filter(({ taken }) => !taken);
  const waits = free.length > 0 ? 'waitingOne' : table.own ? 'beginning' : 'waitingOwner';
  return (
    <>
      <header className="online-head">
        <Link href="/" className="home" aria-label={t('table.homeLink')}>
          Bivouac
        </Link>
        <Switches />
      </header>
      <main className="waiting-room">
        <h1>{t('online.title', { game: title })}</h1>
        {choices === null ? null : (
          <>
            <p className="online-what">
              {[choices.speech.name('scenario', table.scenario), paceWords(t, table.clock)]
                .filter((part) => part !== '' && part !== table.scenario)
                .join(' · ')}
            </p>
            <SeatList table={table} name={(powers) => namePowers(choices.speech, powers)} speech={choices.speech} />
          </>
        )}
        {mine === undefined ? (
          <SitDown table={table} go={go} />
        ) : (
          <p className="online-waits" role="status">
            {t(`online.${waits}`)}
          </p>
        )}
        {table.own && free.length > 0 ? <InviteBox id={table.id} many={free.length > 1} /> : null}
        {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
        {mine === undefined ? null : (
          <button type="button" className="button" onClick={() => void go(api.stand(table.id))}>
            {t(table.own ? 'online.giveUp' : 'online.stand')}
          </button>
        )}
      </main>
    </>
  );
}

/** One click, and a name for whoever likes to have one. */
function SitDown({ table, go }: Pick<WaitingRoomProps, 'table' | 'go'>) {
  const { t } = useTranslation();
  const house = useHouse();
  const [name, setName] = useState('');
  const isMember = house?.me?.kind === 'member';
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isMember) {
      const named = await api.setName(name);
      if (named.ok) noteMe(named.value.me);
    }
    await go(api.sit(table.id, null, linkHere(), randomHex(16)));
  };
  return (
    <form className="sit-down" onSubmit={(event) => void sit(event)}>
      {isMember ? null : (
        <label>
          {t('online.name')}
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder={house?.me?.name ?? ''}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <button type="submit" className="button strong">
        {isMember ? t('online.sitAs', { name: house.me.name }) : t('online.sit')}
      </button>
    </form>
  );
}
