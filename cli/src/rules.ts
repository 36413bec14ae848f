// `npm run rules`: the command `bivouac rules` on its own.
import { terminal } from './io.ts';
import { run } from './run.ts';

process.exitCode = await run(['rules', ...process.argv.slice(2)], terminal());
