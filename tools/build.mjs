import { build } from './house/build.mjs';
import { runMain, step } from './house/say.mjs';

await runMain(() => step('Building the page and the server', build));
