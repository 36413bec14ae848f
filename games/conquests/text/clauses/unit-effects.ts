import type { Words } from '@bivouac/kernel';

/** Units that cards give and take: the first half of CON 17.2.4, after what it says of battles. */
export const unitEffects: readonly Words[] = [
  {
    en: 'Who plays a card that costs the enemy a unit designates it, where the card says.',
    fr: 'Qui joue une carte coûtant une unité à l’ennemi la désigne, là où la carte le dit.',
  },
  {
    en: 'A unit in the victim’s capital only if there is no other.',
    fr: 'Une unité de la capitale de la victime seulement s’il n’y en a pas d’autre.',
  },
  {
    en: 'A guard only if no other unit of its arm is there.',
    fr: 'Un grognard seulement si aucune autre unité de son arme n’est là.',
  },
  {
    en: 'A frigate with troops only if no other is there.',
    fr: 'Une frégate chargée de troupes seulement s’il n’y en a pas d’autre.',
  },
  {
    en: 'A free unit comes to a named land that is free, controlled or an ally’s.',
    fr: 'Une unité gratuite arrive sur un territoire nommé libre, contrôlé ou allié.',
  },
  {
    en: 'A unit of the nation or of an ally must stand there or beside it.',
    fr: 'Une unité de la nation ou d’un allié doit s’y trouver ou à côté.',
  },
  {
    en: 'Without a named place it comes to a land controlled or an ally’s, a frigate off the nation’s coast.',
    fr: 'Sans lieu nommé, elle arrive sur un territoire contrôlé ou allié, une frégate sur les côtes de la nation.',
  },
  {
    en: 'Austria, without a coast, needs a coastal land under control for a frigate.',
    fr: 'L’Autriche, sans côte, doit contrôler un territoire côtier pour une frégate.',
  },
  {
    en: 'An infantry or cavalry becomes a guard in a land without a battle.',
    fr: 'Une infanterie ou cavalerie devient grognard sur un territoire sans combat.',
  },
  {
    en: 'Enrolling by a card takes one of each kind at most from the capital’s reserve.',
    fr: 'Enrôler par une carte prend au plus une unité de chaque type à la réserve de la capitale.',
  },
  {
    en: 'They come to the capital; one may go to another capital under control.',
    fr: 'Elles arrivent dans la capitale ; une peut aller dans une autre capitale contrôlée.',
  },
  { en: 'Cards enrol no frigates.', fr: 'Les cartes n’enrôlent pas de frégates.' },
];
