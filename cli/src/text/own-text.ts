import type { Language, Section } from '@bivouac/words';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type OwnKey = keyof typeof en;

export const ownText: { readonly [language in Language]: Section<OwnKey> } = { en, fr };
