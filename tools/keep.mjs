// bivouac backup|restore|check: what a server keeps, copied, put back, or played again. One JSON object on standard output.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt, serverFile } from './house/build.mjs';
import { inRoot } from './house/paths.mjs';
import { databaseUrl } from './house/serve-options.mjs';

const [deed, ...args] = process.argv.slice(2);

function end(code, answer) {
  console.log(JSON.stringify(answer));
  process.exit(code);
}

async function run() {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { data: { type: 'string' } } });
  const place = {
    dataFolder: values.data ?? (process.env.BIVOUAC_DATA || inRoot('data')),
    databaseUrl: databaseUrl(process.env.DATABASE_URL),
  };
  await ensureBuilt();
  const { keeping } = await import(pathToFileURL(serverFile).href);
  const keep = await keeping();
  if (deed === 'check') {
    const report = await keep.check(place);
    return end(report.wrong.length === 0 ? 0 : 1, report);
  }
  const [file] = positionals;
  await keep[deed](place, file);
  return end(0, { file });
}

try {
  await run();
} catch (error) {
  end(2, { error: { kind: 'badInput', message: error instanceof Error ? error.message : String(error) } });
}
