import { writeSync } from 'node:fs';
import { fastDice, StateDice } from '@bivouac/kernel';
import type { AnyHead } from '../../src/store/contract.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { playOut } from './matches.ts';

/** The program that is killed: plays so many matches at once, one after the other at each table, until then. */
const [file = '', tables = '8', seed = ''] = process.argv.slice(2);
const store = await SqliteStore.open<AnyHead>(file);
const dice = new StateDice(fastDice(seed));

async function playAt(table: number): Promise<never> {
  for (let n = 0; ; n++) {
    // A line is written at once: what was told is told, whatever happens next.
    await playOut(store, `${table}-${n}`, dice, (what) => void writeSync(1, `${JSON.stringify(what)}\n`));
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, table) => playAt(table)));
