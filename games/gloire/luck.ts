import type { ChanceMoment, Luck, Stroke, Words } from '@bivouac/kernel';
import type { GloireContent, LossTable } from './content/types.ts';
import type { Gloire } from './rules/state.ts';
import { columnOf, lossOf } from './rules/battle/table.ts';

const title: Words = {
  en: 'Strength points that the dice of battle cost the enemy',
  fr: 'Points de force que les dés de bataille ont coûté à l’ennemi',
};

const note: Words = {
  en: 'Each throw of a battle, of troops and of guns, counts with the losses that it brought; expected is the average of its column with everything that was added to the die. Throws that could bring only one result are left out. Nothing is said of dice for morale, pursuit, interception or weather.',
  fr: 'Chaque jet d’une bataille, des troupes comme de l’artillerie, compte pour les pertes qu’il a causées\u202f; l’attendu est la moyenne de sa colonne, avec tout ce qui s’ajoutait au dé. Les jets qui ne pouvaient donner qu’un seul résultat sont laissés de côté. Rien n’est dit des dés de moral, de poursuite, d’interception ou de météo.',
};

const SIX = [1, 2, 3, 4, 5, 6] as const;

/** What a throw in a column brings, over all dice. */
export function strokeOf(table: LossTable, column: number, added: number, points: number): Stroke {
  const all = SIX.map((die) => lossOf(table, column, die + added).points);
  const expected = all.reduce((sum, one) => sum + one, 0) / SIX.length;
  const variance = all.reduce((sum, one) => sum + (one - expected) ** 2, 0) / SIX.length;
  return { actual: points, expected, variance };
}

/** The luck of a seat in battle: its own throws (GLO 8.4#1, #2). */
function read(content: GloireContent, { seat, before, facts }: ChanceMoment<Gloire>): readonly Stroke[] {
  const { combat, artillery } = content.tables;
  const strokes: Stroke[] = [];
  for (const { fact, side, added, column, guns, points } of facts) {
    if (typeof side !== 'number' || typeof added !== 'number' || typeof points !== 'number') continue;
    if (!content.armies.some((army, power) => army.side === side && before.holder[power] === seat)) continue;
    const stroke =
      fact === 'fire' && typeof column === 'number'
        ? strokeOf(combat, column, added, points)
        : fact === 'guns' && typeof guns === 'number'
          ? strokeOf(artillery, columnOf(artillery.columns, guns), added, points)
          : null;
    if (stroke !== null && stroke.variance > 0) strokes.push(stroke);
  }
  return strokes;
}

export const luck: Luck<Gloire> = { title, note, facts: ['fire', 'guns'], read };
