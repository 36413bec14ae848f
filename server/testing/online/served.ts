import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnlineOptions } from '../../src/online.ts';
import { serve } from '../../src/serve.ts';

export interface TestHouse {
  readonly address: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Stops the server; its data stay. */
  stop(): Promise<void>;
  /** Stops it and takes everything away. */
  close(): Promise<void>;
}

/** A real server on a free port, with a database of its own or one that is there already. */
export async function servedHouse(
  pageFolder: string,
  { dataFolder = mkdtempSync(join(tmpdir(), 'bivouac-online-')), ...rest }: Partial<OnlineOptions> = {},
): Promise<TestHouse> {
  const served = await serve({ port: 0, host: '127.0.0.1', pageFolder, online: { dataFolder, ...rest } });
  if (!served.ok) throw new Error(JSON.stringify(served.error));
  const stop = async () => served.close();
  const close = async () => {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { address: served.address, port: served.port, dataFolder, stop, close };
}
