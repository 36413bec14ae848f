import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is read only when somebody looks. */
export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
  readonly lateJobs: () => Promise<number>;
}

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3];

/** What a server counts of itself. Nothing in it tells one player or match from another. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'ask' | 'outcome'>;
  readonly #deeds: Histogram<'deed' | 'outcome'>;
  readonly #entries: Counter<'game'>;
  readonly #http: Counter<'route' | 'code'>;
  readonly #faults: Counter<'event'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'bivouac_' });
    this.#requests = new Histogram({
      name: 'bivouac_request_seconds',
      help: 'Time from a request over a socket to its answer, by what was asked and what came of it',
      labelNames: ['ask', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    this.#deeds = new Histogram({
      name: 'bivouac_store_seconds',
      help: 'Time that the store took, by what it was asked',
      labelNames: ['deed', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    this.#entries = new Counter({
      name: 'bivouac_entries_total',
      help: 'Entries that were kept here, by game',
      labelNames: ['game'],
      registers,
    });
    this.#http = new Counter({
      name: 'bivouac_http_total',
      help: 'Requests by HTTP',
      labelNames: ['route', 'code'],
      registers,
    });
    this.#faults = new Counter({
      name: 'bivouac_faults_total',
      help: 'Things that went wrong here, as the log names them',
      labelNames: ['event'],
      registers,
    });
  }

  /** `outcome` is done, failed, or why it was refused. */
  request(ask: string, outcome: string, ms: number): void {
    this.#requests.observe({ ask, outcome }, ms / 1000);
  }

  deed(deed: string, isDone: boolean, ms: number): void {
    this.#deeds.observe({ deed, outcome: isDone ? 'done' : 'failed' }, ms / 1000);
  }

  entries(game: string, count: number): void {
    this.#entries.inc({ game }, count);
  }

  http(route: string, code: number): void {
    this.#http.inc({ route, code });
  }

  fault(event: string): void {
    this.#faults.inc({ event });
  }

  watch({ sockets, tables, botsWaiting, lateJobs }: Gauges): void {
    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        async collect() {
          this.set(await read());
        },
      });
    gauge('bivouac_sockets', 'Open sockets', sockets);
    gauge('bivouac_tables', 'Tables open in this process', tables);
    gauge('bivouac_bots_waiting', 'Bots that wait for a thread', botsWaiting);
    gauge('bivouac_jobs_late', 'Jobs that should have been done five seconds ago', lateJobs);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** On a port of its own: who may read it is settled by who gets at the port. */
  async listen(port: number, host: string): Promise<{ readonly port: number; close(): Promise<void> }> {
    const server: Server = createServer((request, reply) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        reply.writeHead(404).end();
        return;
      }
      this.text().then(
        (text) => reply.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        () => reply.writeHead(503).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const bound = server.address();
    return {
      port: typeof bound === 'object' && bound !== null ? bound.port : port,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
}
