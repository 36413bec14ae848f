// npm start: from a fresh clone to the page. Nothing here may need a package before step 1 has installed it.
import { requireNode } from './house/node-version.mjs';

requireNode();
const { start } = await import('./house/start.mjs');
await start();
