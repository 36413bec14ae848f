import './front-page.css';
import { useTranslation } from 'react-i18next';
import { LeipzigMap } from './art/leipzig-map.tsx';
import { GameCard } from './game-card.tsx';
import { gameIds } from './games.ts';
import { Switches } from './switches.tsx';

export function FrontPage() {
  const { t } = useTranslation();
  return (
    <>
      <header className="masthead">
        <LeipzigMap label={t('map')} />
        <div className="cartouche">
          <h1>Bivouac</h1>
          <p>{t('pitch')}</p>
        </div>
        <Switches />
      </header>
      <main className="tables">
        <div className="tables-head">
          <h2>{t('tables')}</h2>
          <p>{t('tablesNote')}</p>
        </div>
        <ul className="cards">
          {gameIds.map((id) => (
            <li key={id}>
              <GameCard id={id} />
            </li>
          ))}
        </ul>
      </main>
      <footer className="colophon">
        <p>{t('footer')}</p>
        <p>{t('licence')}</p>
      </footer>
    </>
  );
}
