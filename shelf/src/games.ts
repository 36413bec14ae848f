import * as conquests from '@bivouac/conquests/about';
import * as empereur from '@bivouac/empereur/about';
import * as gloire from '@bivouac/gloire/about';
import * as nations from '@bivouac/nations/about';
import type { ShelfEntry } from './entry.ts';
import { onShelf } from './folder.ts';

/** The four rulebooks, in the order of the front page. */
export const games: readonly ShelfEntry[] = [onShelf(nations), onShelf(gloire), onShelf(empereur), onShelf(conquests)];
