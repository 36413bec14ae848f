import { games } from '@bivouac/shelf';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';

// A new game is one line of the shelf: here it is the tiny game's, and no other file knows of it.
let drawn = '';
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { search: '' });
  vi.doMock('@bivouac/shelf/games', async (original) => {
    const { games } = await original<typeof import('@bivouac/shelf/games')>();
    return { games: (await import('@bivouac/shelf/testing')).withTiny(games) };
  });
  const { en } = await import('../src/words/en.ts');
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { page: en } }, defaultNS: 'page' });
  const { FrontPage } = await import('../src/front/front-page.tsx');
  drawn = renderToStaticMarkup(
    <Router ssrPath="/">
      <FrontPage />
    </Router>,
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@bivouac/shelf/games');
  vi.resetModules();
});

const cardOf = (game: string): string => drawn.slice(drawn.indexOf(`data-game="${game}"`)).split('</article>')[0] ?? '';

test('every game of the shelf has a card on the front page, the tiny one too', () => {
  const ids = [...drawn.matchAll(/<article[^>]*data-game="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['nations', 'gloire', 'empereur', 'conquests', 'tiny']);
});

test('its card says what its folder says', async () => {
  const { about } = await import('@bivouac/kernel/testing/tiny/about');
  const card = cardOf('tiny');
  for (const words of [about.title, about.line, about.players, about.board]) expect(card).toContain(words.en);
  expect(card).toContain(about.title.fr);
  expect(card).toMatch(/[1-9]\d* paragraphs/);
});

test('it can be sat down at; a guided turn is offered only where there is one', () => {
  expect(cardOf('tiny')).toContain('Play The tiny game now');
  expect(cardOf('tiny')).not.toContain('/learn/');
  expect(cardOf('nations')).toContain('/learn/nations');
  for (const { id, load, lesson } of games) {
    expect([id, cardOf(id).includes('now against the computer')]).toEqual([id, load !== null]);
    expect([id, cardOf(id).includes(`/learn/${id}`)]).toEqual([id, lesson !== null]);
  }
});
