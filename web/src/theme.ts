import { useSyncExternalStore } from 'react';
import { keepTheme, keptTheme, type Theme } from './settings.ts';

const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Puts the kept theme on the page; without one the style sheet follows the system by itself. */
export function startTheme(): void {
  const kept = keptTheme();
  if (kept) document.documentElement.dataset['theme'] = kept;
}

export function switchTheme(theme: Theme): void {
  keepTheme(theme);
  document.documentElement.dataset['theme'] = theme;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  const system = systemIsDark();
  listeners.add(tell);
  system.addEventListener('change', tell);
  return () => {
    listeners.delete(tell);
    system.removeEventListener('change', tell);
  };
}

const current = (): Theme => keptThemeOnPage() ?? (systemIsDark().matches ? 'dark' : 'light');

function keptThemeOnPage(): Theme | undefined {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** The theme the page is showing now. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');
