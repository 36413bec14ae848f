import { parseArgs } from 'node:util';
import { inRoot } from './paths.mjs';
import { choosePort } from './port.mjs';
import { Advice } from './say.mjs';

const usage = `npm start -- [options]

  --lan               serve everybody in the house: prints the address and a QR code
  --host <name>       the address to listen on (default: localhost)
  --port <number>     the port (default: 1813, or PORT)
  --data <folder>     where matches and keys are kept (default: data)
  --public-url <url>  the address that players see, behind a proxy with TLS
  --log <level>       lines of JSON on standard error: silent, error, warn or info (default: error, or LOG_LEVEL)
  --metrics <port>    figures for Prometheus at http://127.0.0.1:<port>/metrics (default: none, or METRICS_PORT)

DATABASE_URL=postgres://… keeps matches in PostgreSQL, for as many processes as one likes; without it, SQLite in the folder.
SMTP_URL=smtps://user:password@host with MAIL_FROM=address sends notices by mail; without them none is sent.`;

const LEVELS = ['silent', 'error', 'warn', 'info'];

function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        lan: { type: 'boolean', default: false },
        host: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        'public-url': { type: 'string' },
        log: { type: 'string' },
        metrics: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Advice(`${error.message}\n\n${usage}`);
  }
}

/** An address as browsers name it as an origin: without a path, and with TLS unless it is this machine. */
function publicUrl(text) {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
    throw new Advice(`--public-url is "${text}": give an address like https://bivouac.example, without a path`);
  }
  return url.origin;
}

/** A PostgreSQL database, as its address says; null for SQLite in the folder. */
export function databaseUrl(text) {
  if (text === undefined || text === '') return null;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    // What it says is not repeated: there may be a password in it.
    throw new Advice('DATABASE_URL is no address of a PostgreSQL database: it begins with postgres://');
  }
  return text;
}

function logLevel(text = 'error') {
  if (LEVELS.includes(text)) return text;
  throw new Advice(`The level of the log is "${text}": choose among ${LEVELS.join(', ')}`);
}

/** Where mail is posted, and from whom: both or neither. */
function mailOptions({ SMTP_URL: smtp, MAIL_FROM: from }) {
  if (!smtp && !from) return null;
  if (!smtp || !from) throw new Advice('To send mail give both SMTP_URL (smtps://user:password@host) and MAIL_FROM.');
  return { smtp, from };
}

/** What `npm start` was asked for; null if it was only asked what there is. */
export function serveOptions(args, environment = process.env) {
  const given = read(args);
  if (given.help) {
    console.log(usage);
    return null;
  }
  const { lan } = given;
  return {
    lan,
    host: given.host ?? (lan ? '0.0.0.0' : environment.HOST || 'localhost'),
    port: choosePort(given.port ?? environment.PORT),
    dataFolder: given.data ?? (environment.BIVOUAC_DATA || inRoot('data')),
    publicUrl: publicUrl(given['public-url']),
    databaseUrl: databaseUrl(environment.DATABASE_URL),
    mail: mailOptions(environment),
    logLevel: logLevel(given.log ?? environment.LOG_LEVEL),
    metricsPort:
      (given.metrics ?? environment.METRICS_PORT) ? choosePort(given.metrics ?? environment.METRICS_PORT) : null,
  };
}
