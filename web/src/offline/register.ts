/** Keeps the page on this machine, so that it starts without the network after the first visit. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first page stands: what is kept for later must not delay it.
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A private window, or a browser that refuses: then the page needs the network, and nothing else changes.
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
