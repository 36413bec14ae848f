import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { findGame } from '@bivouac/shelf';
import { FrontPage } from './front/front-page.tsx';
import { NoPage } from './front/no-page.tsx';

// Each place but the first is fetched when it is gone to.
const TablePage = lazy(async () => ({ default: (await import('./table/page/table-page.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));
const LessonPage = lazy(async () => ({ default: (await import('./tutorial/lesson-page.tsx')).LessonPage }));

/** The places of the page. Any other address says that there is nothing, and leads back. */
export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/play/:match">{({ match }) => <TablePage match={match} />}</Route>
        <Route path="/replay/:match">{({ match }) => <ReplayPage match={match} />}</Route>
        <Route path="/online/:table">{({ table }) => <OnlinePage id={table} />}</Route>
        <Route path="/rules/:game">
          {({ game }) => (findGame(game) === null ? <NoPage /> : <RulesPage game={game} />)}
        </Route>
        <Route path="/learn/:game">
          {({ game }) => (findGame(game) === null ? <NoPage /> : <LessonPage game={game} number={1} />)}
        </Route>
        <Route path="/learn/:game/:number">
          {({ game, number }) =>
            findGame(game) === null ? <NoPage /> : <LessonPage game={game} number={Number(number)} />
          }
        </Route>
        <Route path="/">
          <FrontPage />
        </Route>
        <Route>
          <NoPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
