import { FrontPage } from './front/front-page.tsx';

/** The page. There is one place in it so far; the table will be the second. */
export function App() {
  return <FrontPage />;
}
