import type { Paragraph } from '@bivouac/kernel';
import { aftermath, lastOfCombat } from './clauses/aftermath.ts';
import { combat } from './clauses/combat.ts';
import { combatEffects } from './clauses/combat-effects.ts';
import { movement } from './clauses/movement.ts';
import { results } from './clauses/results.ts';
import { seas } from './clauses/seas.ts';
import { units } from './clauses/units.ts';

/**
 * The paragraphs of Les Conquêtes de Napoléon, in the order of the book. It prints 12 before 11.9, with the end of 11.8
 * under 12 and the end of 12 under 11.10; the text of 4.2 is missing from our copy.
 */
export const paragraphs: readonly Paragraph[] = [
  { id: 'CON 1', title: { en: 'What the game is about', fr: 'L’esprit du jeu' }, clauses: [] },
  { id: 'CON 2', title: { en: 'Number of players and colours', fr: 'Joueurs et couleurs' }, clauses: [] },
  { id: 'CON 3.1', title: { en: 'Units and advisers in the box', fr: 'Unités et conseillers fournis' }, clauses: [] },
  { id: 'CON 3.2', title: { en: 'Money and movement points', fr: 'Argent et points de mouvement' }, clauses: [] },
  { id: 'CON 3.3', title: { en: 'Markers of each nation', fr: 'Marqueurs de chaque nation' }, clauses: [] },
  { id: 'CON 3.4', title: { en: 'The board and its tracks', fr: 'Le plateau et ses pistes' }, clauses: [] },
  { id: 'CON 3.5', title: { en: 'Nation boards', fr: 'Les plateaux de nation' }, clauses: [] },
  {
    id: 'CON 3.6',
    title: { en: 'Action cards and the four decks', fr: 'Cartes action et les quatre pioches' },
    clauses: [],
  },
  { id: 'CON 4.1', title: { en: 'Setting up a nation', fr: 'Mise en place d’une nation' }, clauses: [] },
  { id: 'CON 4.2', title: { en: 'Setting up the board', fr: 'Mise en place du plateau' }, clauses: [] },
  { id: 'CON 5', title: { en: 'Phases of a turn', fr: 'Les phases d’un tour' }, clauses: [] },
  { id: 'CON 6', title: { en: 'Income', fr: 'Revenus' }, clauses: [] },
  { id: 'CON 7', title: { en: 'Placing advisers', fr: 'Placement des conseillers' }, clauses: [] },
  { id: 'CON 8', title: { en: 'Resolving advisers', fr: 'Résolution des conseillers' }, clauses: [] },
  { id: 'CON 8.1', title: { en: 'Initiative zone', fr: 'Zone Initiative' }, clauses: [] },
  { id: 'CON 8.2', title: { en: 'Finance zone', fr: 'Zone Finances' }, clauses: [] },
  { id: 'CON 8.3', title: { en: 'Morale zone', fr: 'Zone Moral' }, clauses: [] },
  { id: 'CON 8.4', title: { en: 'Society zone', fr: 'Zone Société' }, clauses: [] },
  { id: 'CON 8.5', title: { en: 'Powers of the neutral capitals', fr: 'Pouvoirs des capitales neutres' }, clauses: [] },
  { id: 'CON 8.6.1', title: { en: 'Military zone: two actions', fr: 'Zone Militaire : deux actions' }, clauses: [] },
  {
    id: 'CON 8.6.2',
    title: { en: 'Enrolling and buying movement', fr: 'Enrôler et acheter du mouvement' },
    clauses: [],
  },
  { id: 'CON 8.6.3', title: { en: 'Price list', fr: 'Barème des coûts' }, clauses: [] },
  { id: 'CON 8.6.4', title: { en: 'Playing a military effect', fr: 'Jouer un effet militaire' }, clauses: [] },
  { id: 'CON 8.7', title: { en: 'Diplomacy zone', fr: 'Zone Diplomatie' }, clauses: [] },
  { id: 'CON 9.1', title: { en: 'Diplomacy points', fr: 'Points de diplomatie' }, clauses: [] },
  { id: 'CON 9.2', title: { en: 'What an alliance gives', fr: 'Ce qu’apporte une alliance' }, clauses: [] },
  {
    id: 'CON 9.3',
    title: { en: 'Declaring an alliance of the Coalition', fr: 'Déclarer une alliance entre Coalisés' },
    clauses: [],
  },
  { id: 'CON 9.4', title: { en: 'Napoleon forces an alliance', fr: 'Napoléon force une alliance' }, clauses: [] },
  { id: 'CON 9.5', title: { en: 'Cancelling an alliance', fr: 'Annuler une alliance' }, clauses: [] },
  { id: 'CON 9.6', title: { en: 'Recording alliances', fr: 'Suivi des alliances' }, clauses: [] },
  { id: 'CON 9.7', title: { en: 'When an alliance ends', fr: 'Quand une alliance prend fin' }, clauses: [] },
  ...movement,
  ...combat,
  ...results,
  ...aftermath,
  { id: 'CON 12', title: { en: 'Drawing action cards', fr: 'Pioche des cartes action' }, clauses: [] },
  ...lastOfCombat,
  { id: 'CON 13.1', title: { en: 'Secret objectives', fr: 'Objectifs secrets' }, clauses: [] },
  {
    id: 'CON 13.2.1',
    title: { en: 'Automatic victory, short game', fr: 'Victoire automatique, partie courte' },
    clauses: [],
  },
  {
    id: 'CON 13.2.2',
    title: { en: 'Automatic victory, full campaign', fr: 'Victoire automatique, campagne complète' },
    clauses: [],
  },
  { id: 'CON 13.2.3', title: { en: 'Victory on points', fr: 'Victoire aux points' }, clauses: [] },
  { id: 'CON 14', title: { en: 'From the first age to the second', fr: 'Passage à la seconde époque' }, clauses: [] },
  ...units,
  { id: 'CON 16', title: { en: 'What is special about each nation', fr: 'Le propre de chaque nation' }, clauses: [] },
  ...seas,
  {
    id: 'CON 17.2.1',
    title: { en: 'Action cards: general rules', fr: 'Cartes action : règles générales' },
    clauses: [],
  },
  { id: 'CON 17.2.2', title: { en: 'Cards that harm', fr: 'Cartes qui nuisent' }, clauses: [] },
  {
    id: 'CON 17.2.3',
    title: { en: 'Diplomatic effects in detail', fr: 'Les effets diplomatiques en détail' },
    clauses: [],
  },
  {
    id: 'CON 17.2.4',
    title: { en: 'Military effects in detail', fr: 'Les effets militaires en détail' },
    clauses: combatEffects,
  },
  { id: 'CON 17.3', title: { en: 'Words with a fixed meaning', fr: 'Mots à sens précis' }, clauses: [] },
];
