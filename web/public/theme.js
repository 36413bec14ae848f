// Runs before the first paint. The page's own module keeps the choice (src/settings.ts).
try {
  const kept = localStorage.getItem('bivouac.theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
} catch {
  // Storage is off: the system's theme it is.
}
