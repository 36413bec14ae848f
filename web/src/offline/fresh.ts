const KEY = 'bivouac.fresh';

/** Between two loadings for this reason at least so long, in milliseconds: whoever has no network is not sent round in circles. */
const APART = 30_000;

/**
 * A page that was open while the server got a newer build asks for parts that are no longer there: it is loaded anew,
 * where it stands. Matches are kept, so nothing is lost.
 */
export function startFresh(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < APART) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
