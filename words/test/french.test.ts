import { expect, test } from 'vitest';
import { joinFrench, withJoints } from '../src/index.ts';

/** A sentence with one hole, filled. */
const fill = (sentence: string, name: string) => joinFrench(withJoints(sentence).replace(/\{\{.*?\}\}/, name));

test.each([
  ['Bataille de {{town}}.', 'Eisleben', 'Bataille d’Eisleben.'],
  ['Bataille de {{town}}.', 'Halle', 'Bataille de Halle.'],
  ['Bataille de {{town}}.', 'Leipzig', 'Bataille de Leipzig.'],
  ['De {{town}} au canon.', 'Erfurt', 'D’Erfurt au canon.'],
  ['plus fort que {{leader}}', 'Oudinot', 'plus fort qu’Oudinot'],
  ['Le corps de {{leader}}', 'Yorck', 'Le corps d’Yorck'],
  ['une carte à {{side}}', 'les Français', 'une carte aux Français'],
  ['le tour de {{side}}', 'les Français', 'le tour des Français'],
  ['Les règles de {{game}}', 'Les Conquêtes de Napoléon', 'Les règles des Conquêtes de Napoléon'],
  ['Jouer à {{game}}', 'Les Conquêtes de Napoléon', 'Jouer aux Conquêtes de Napoléon'],
  ['un marqueur à {{field}}', 'le Galgenberg', 'un marqueur au Galgenberg'],
  ['près de {{field}}', 'le Galgenberg', 'près du Galgenberg'],
  ['une carte à {{power}}', 'l’Autriche', 'une carte à l’Autriche'],
  ['jusqu’à {{town}}', 'Eilenburg', 'jusqu’à Eilenburg'],
])('%s with %s: %s', (sentence, name, said) => {
  expect(fill(sentence, name)).toBe(said);
});

test('what was written whole is left as it is', () => {
  expect(joinFrench(withJoints('à le dire de Eilenburg'))).toBe('à le dire de Eilenburg');
  expect(fill('grade {{rank}}', 'Élevé')).toBe('grade Élevé');
});
