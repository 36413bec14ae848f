import type { Words } from '@bivouac/kernel';

/** The part of CON 17.2.4 that is about combat; the paragraph begins with it, so its numbers stand. */
export const combatEffects: readonly Words[] = [
  {
    en: 'A combat card that leaves a choice is decided in the battle.',
    fr: 'Une carte de combat à choix se décide pendant le combat.',
  },
  {
    en: 'Movement points of a combat effect can pay for a retreat.',
    fr: 'Les PM d’un effet de combat peuvent payer une retraite.',
  },
  {
    en: 'Guards of a combat effect replace infantry or cavalry that is in the battle.',
    fr: 'Les grognards d’un effet de combat remplacent de l’infanterie ou de la cavalerie présente au combat.',
  },
  {
    en: 'Division is for Napoleon, attacking or defending, against one of several nations in the battle.',
    fr: 'La Division est pour Napoléon, en attaque ou en défense, contre l’une des nations engagées.',
  },
  {
    en: 'It needs a cavalry of Napoleon in the battle.',
    fr: 'Elle exige une cavalerie de Napoléon dans le combat.',
  },
  {
    en: 'It needs Napoleon’s Morale above the value on the card.',
    fr: 'Elle exige un Moral de Napoléon supérieur à la valeur de la carte.',
  },
  {
    en: 'It costs 2 movement points and 1 Morale.',
    fr: 'Elle coûte 2 PM et 1 Moral.',
  },
  {
    en: 'Napoleon attacks the chosen nation alone, each with its own Morale, his being 1 less.',
    fr: 'Napoléon attaque seul la nation désignée, chacun avec son propre Moral, le sien ayant perdu 1.',
  },
  {
    en: 'Whatever the result, Napoleon does not retreat from that battle.',
    fr: 'Quel que soit le résultat, Napoléon ne retraite pas de ce combat.',
  },
  {
    en: 'Napoleon neither pursues nor advances after it.',
    fr: 'Napoléon n’y gagne ni poursuite ni avance.',
  },
  {
    en: 'Afterwards the first attacker has the initiative again.',
    fr: 'Ensuite l’initiative revient à l’attaquant initial.',
  },
  {
    en: 'The other nations then fight on as usual, or retreat without paying, with no advance after it.',
    fr: 'Les autres nations combattent alors normalement ou retraitent sans payer, sans avance qui suive.',
  },
  {
    en: 'A retreat before combat is for the defender: he pays for it, and there is no battle for him.',
    fr: 'La retraite avant combat est pour le défenseur : il la paie, et il n’y a pas de combat pour lui.',
  },
  {
    en: 'Who drives the attacker back makes him retreat without paying, and there is no battle.',
    fr: 'Qui repousse l’attaquant le fait retraiter sans payer, et il n’y a pas de combat.',
  },
  {
    en: 'Nobody is driven back from a capital.',
    fr: 'On ne repousse personne d’une capitale.',
  },
  {
    en: 'After a battle that did not take place there is no advance.',
    fr: 'Après un combat qui n’a pas eu lieu, il n’y a pas d’avance.',
  },
];
