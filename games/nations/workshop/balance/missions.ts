import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playedAgain } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '../../index.ts';

/**
 * How Napoleon's missions end in matches that the arena has saved: `npx tsx games/nations/workshop/balance/missions.ts <folder> ...`. The
 * rates are what `fulfilled` in `games/nations/bot/experience.json` rests on.
 */
const game = nationsGame(leipzig);
const kept = leipzig.missions.map(() => 0);
const fulfilled = leipzig.missions.map(() => 0);
let matches = 0;

/** Plays a match again and notes how its missions ended. */
function note(text: string): boolean {
  const ends: [end: string, mission: number][] = [];
  const mark = (thing: string) => {
    const [end = '', mission] = thing.split(':');
    if (end === 'fulfilled' || end === 'failed') ends.push([end, Number(mission)]);
  };
  if (playedAgain(game, text, { mark }) === null) return false;
  for (const [end, mission] of ends) {
    kept[mission] = (kept[mission] ?? 0) + 1;
    if (end === 'fulfilled') fulfilled[mission] = (fulfilled[mission] ?? 0) + 1;
  }
  return true;
}

for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder))
    if (name.endsWith('.bivouac') && note(readFileSync(join(folder, name), 'utf8'))) matches++;

console.log(`${matches} matches`);
console.log('mission            French : Allied   kept   fulfilled   expected points');
for (const [i, { french, allied, field }] of leipzig.missions.entries()) {
  const [n, good] = [kept[i] ?? 0, fulfilled[i] ?? 0];
  const rate = n === 0 ? 0 : good / n;
  const worth = n === 0 ? '' : (rate * french - (1 - rate) * allied).toFixed(2);
  const name = leipzig.fields[field]?.name ?? '';
  console.log(
    `${name.padEnd(20)} ${french} : ${allied}  ${String(n).padStart(9)} ${String(good).padStart(9)} ${worth.padStart(14)}`,
  );
}
