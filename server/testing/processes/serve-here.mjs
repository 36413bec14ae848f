// A server from its bundle, as a process of its own that a test may kill: `node serve-here.mjs <bundle> <options as JSON>`.
import { pathToFileURL } from 'node:url';

const [bundle, options] = process.argv.slice(2);
const { serve } = await import(pathToFileURL(bundle).href);
const served = await serve(JSON.parse(options));
if (!served.ok) {
  console.error(JSON.stringify(served.error));
  process.exit(1);
}
console.log(JSON.stringify({ address: served.address }));
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
