import type { Section } from '@bivouac/kernel';

/** Standing orders in English: what a question is called, what an answer means beforehand, what else there is to know. */
export const ordersInEnglish: Section = {
  attackCard: 'combat cards when you attack',
  'attackCard/pass': 'play none',
  'attackCard/play': 'play {{card}}',
  'attackCard/note': 'A card that is of no use in a battle is kept, and you are asked.',
  defenceCard: 'combat cards when you defend',
  'defenceCard/pass': 'play none',
  'defenceCard/play': 'play {{card}}',
  'defenceCard/note': 'A card that is of no use in a battle is kept, and you are asked.',
};

/** Les consignes en français. */
export const ordersInFrench: Section = {
  attackCard: 'cartes de combat en attaque',
  'attackCard/pass': 'n’en jouer aucune',
  'attackCard/play': 'jouer {{card}}',
  'attackCard/note': 'Une carte sans effet dans un combat est gardée, et l’on vous interroge.',
  defenceCard: 'cartes de combat en défense',
  'defenceCard/pass': 'n’en jouer aucune',
  'defenceCard/play': 'jouer {{card}}',
  'defenceCard/note': 'Une carte sans effet dans un combat est gardée, et l’on vous interroge.',
};
