import { parseArgs } from 'node:util';
import { inRoot } from './paths.mjs';
import { choosePort } from './port.mjs';
import { Advice } from './say.mjs';

const usage = `npm start -- [options]

  --lan               serve everybody in the house: prints the address and a QR code
  --host <name>       the address to listen on (default: localhost)
  --port <number>     the port (default: 1813, or PORT)
  --data <folder>     where matches and keys are kept (default: data)
  --public-url <url>  the address that players see, behind a proxy with TLS`;

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
  };
}
