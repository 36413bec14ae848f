import { createHmac } from 'node:crypto';
import type { Hasher } from '@bivouac/kernel/table';

/** The kernel's keyed hash, as Node reckons it: the same, and quicker. */
export const nativeHash: Hasher = (key, text) => createHmac('sha256', key).update(text).digest('hex');
