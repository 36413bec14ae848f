// npm test: everything that must hold, in order, from a fresh clone. Stops at the first step that fails.
import { requireNode } from './house/node-version.mjs';

requireNode();
const { runSteps } = await import('./house/steps.mjs');
const { steps } = await import('./test-steps.mjs');
await runSteps(steps);
