import './front-page.css';
import { useTranslation } from 'react-i18next';
import { games } from '@bivouac/shelf';
import { AccountLine } from '../online/account-line.tsx';
import { Lobby, OnlineMatches } from '../online/match-list.tsx';
import { usePageTitle } from '../page-title.ts';
import { LeipzigMap } from './art/leipzig-map.tsx';
import { ContinueCard } from './continue-card.tsx';
import { FileDoor } from './file-door.tsx';
import { GameCard } from './game-card.tsx';
import { Later } from './later.tsx';
import { MatchList } from './match-list.tsx';
import { Switches } from './switches.tsx';
import { TestingTables } from './testing-tables.tsx';
import { useMatches } from './use-matches.ts';
import { useTold } from './use-told.ts';

export function FrontPage() {
  const { t } = useTranslation();
  usePageTitle(null);
  const { all, last, dropped, lookAgain } = useMatches();
  const told = useTold(all);
  const lastTold = last === null ? undefined : told[all.indexOf(last)];
  return (
    <>
      <header className="masthead">
        <Later instead={<svg className="map" aria-hidden="true" />}>
          <LeipzigMap label={t('map')} />
        </Later>
        <div className="cartouche">
          <h1>Bivouac</h1>
          <p>{t('pitch')}</p>
        </div>
        <Switches />
        {last === null || lastTold === undefined ? null : <ContinueCard match={last} told={lastTold} />}
      </header>
      <main className="tables">
        <div className="tables-head">
          <h2>{t('tables')}</h2>
          <p>{t('tablesNote')}</p>
        </div>
        <ul className="cards">
          {games.map((entry) => (
            <li key={entry.id}>
              <GameCard entry={entry} />
            </li>
          ))}
        </ul>
        <TestingTables />
        <AccountLine />
        <OnlineMatches />
        <Lobby />
        <MatchList matches={all} told={told} onDropped={dropped} fileDoor={<FileDoor onReadIn={lookAgain} />} />
      </main>
      <footer className="colophon">
        <p>{t('footer')}</p>
        <p>{t('licence')}</p>
      </footer>
    </>
  );
}
