import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

/** What this server shows to those who carry its notices to browsers: made when it first starts, and kept in its folder. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function vapidIn(dataFolder: string): Vapid {
  const file = join(dataFolder, 'vapid.json');
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  }
  // It was written here.
  return JSON.parse(readFileSync(file, 'utf8')) as Vapid;
}
