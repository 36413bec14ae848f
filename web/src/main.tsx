import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource-variable/source-sans-3';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startFresh } from './offline/fresh.ts';
import { startOffline } from './offline/register.ts';
import { startTheme } from './theme.ts';
import { startWords } from './words/i18n.ts';

startTheme();
startFresh();
startOffline();
await startWords();

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no element with the id "page"');
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
