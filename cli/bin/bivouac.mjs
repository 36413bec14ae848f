#!/usr/bin/env node
// The command line is TypeScript that runs as it is: tsx reads it, so nothing has to be built first.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
