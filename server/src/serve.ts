import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { type LogLevel, openLog } from './watch/log.ts';
import { Metrics } from './watch/metrics.ts';

export interface ServeOptions extends AppOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** What is written to the log; nothing unless it is said. */
  readonly logLevel?: LogLevel;
  /** Where figures for Prometheus are to be had, besides; nowhere unless it is said. */
  readonly metricsPort?: number | null;
  readonly metricsHost?: string;
}

export type ServeError =
  | { readonly kind: 'port-in-use' }
  | { readonly kind: 'port-forbidden' }
  | { readonly kind: 'page-not-built'; readonly message: string }
  | { readonly kind: 'no-store'; readonly message: string }
  | { readonly kind: 'cannot-listen'; readonly message: string };

export type Served =
  | { readonly ok: true; readonly address: string; readonly port: number; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly error: ServeError };

function listenError(error: unknown): ServeError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return { kind: 'port-in-use' };
  if (code === 'EACCES') return { kind: 'port-forbidden' };
  return { kind: 'cannot-listen', message: error instanceof Error ? error.message : String(error) };
}

/** A process that is started anew on the same port of the same machine is the same one. */
const named = ({ online, ...options }: AppOptions, name: string): AppOptions =>
  online === undefined ? options : { ...options, online: { process: name, ...online } };

/** Builds the server and listens. What can go wrong on a player's machine comes back as a value. */
export async function serve({ port, host, ...asked }: ServeOptions): Promise<Served> {
  const { logLevel = 'silent', metricsPort = null, metricsHost = '127.0.0.1', ...rest } = asked;
  const log = openLog(logLevel);
  const metrics = new Metrics();
  const options: AppOptions = { log, metrics, ...rest };
  const { pageFolder } = options;
  if (!existsSync(join(pageFolder, 'index.html'))) {
    return {
      ok: false,
      error: { kind: 'page-not-built', message: `there is no built page in ${pageFolder}; run npm run build` },
    };
  }
  let app: FastifyInstance;
  try {
    app = await createApp(named(options, `${hostname()}:${port === 0 ? process.pid : port}`));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, error: { kind: 'no-store', message } };
  }
  try {
    if (metricsPort !== null) {
      const figures = await metrics.listen(metricsPort, metricsHost).catch((error: unknown) => {
        throw new Error(`no figures on port ${metricsPort}: ${error instanceof Error ? error.message : String(error)}`);
      });
      app.addHook('onClose', () => figures.close());
    }
    app.addHook('onClose', async () => log.info('stopped'));
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    return { ok: false, error: listenError(error) };
  }
  const first = app.addresses()[0];
  const bound = typeof first === 'object' ? first.port : port;
  log.info('started', { port: bound });
  return { ok: true, address: `http://${host}:${bound}`, port: bound, close: () => app.close() };
}
