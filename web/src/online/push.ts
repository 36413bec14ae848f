import { api } from './api.ts';

/** Whether this browser can tell one something while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

/** Asks the browser, and tells the server where it is to be told; false if somebody says no. */
export async function pushHere(serverKey: string): Promise<boolean> {
  try {
    if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false;
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(serverKey),
    });
    const { endpoint, keys } = made.toJSON();
    const answer = await api.change('push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
    return answer.ok;
  } catch {
    // A private window, or a browser without anybody who carries its messages.
    return false;
  }
}

export async function pushNoMore(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await api.change('push/drop', { endpoint: made.endpoint });
  await made.unsubscribe();
}
