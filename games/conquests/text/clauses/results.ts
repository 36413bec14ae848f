import type { Paragraph, Words } from '@bivouac/kernel';

const gainsMoral = (who: Words): Words => ({ en: `${who.en} gains 1 Morale.`, fr: `${who.fr} gagne 1 Moral.` });
const losesMoral = (who: Words): Words => ({ en: `${who.en} loses 1 Morale.`, fr: `${who.fr} perd 1 Moral.` });
const attacker: Words = { en: 'The attacker', fr: 'L’attaquant' };
const defender: Words = { en: 'The defender', fr: 'Le défenseur' };
const prize = (who: Words): Words => ({
  en: `${who.en} may play a card as a prize: its Society or Finance effect, or 2 movement points for each point of its Diplomacy.`,
  fr: `${who.fr} peut jouer une carte en prime : son effet Société ou Finances, ou 2 PM par point de sa Diplomatie.`,
});
const half = (who: Words): Words => ({
  en: `${who.en} loses half of his units, rounded up, the recruited one among them; he chooses the others.`,
  fr: `${who.fr} perd la moitié de ses unités, arrondie au supérieur, dont l’unité recrutée ; il choisit les autres.`,
});
const third = (who: Words, other: Words): Words => ({
  en: `${who.en} loses a third of his units, rounded down: the first is chosen by the ${other.en}, the others by himself.`,
  fr: `${who.fr} perd le tiers de ses unités, arrondi à l’inférieur : la première au choix du ${other.fr}, les autres au sien.`,
});
const payOrStay = (who: Words): Words => ({
  en: `${who.en} retreats and pays for it; units that do not pay are lost.`,
  fr: `${who.fr} retraite en payant ; les unités qui ne paient pas sont perdues.`,
});
const payOrSacrifice = (who: Words): Words => ({
  en: `${who.en} retreats and pays for all, or loses one more unit of his choice and retreats without paying.`,
  fr: `${who.fr} retraite en payant pour toutes, ou perd une unité de plus à son choix et retraite sans payer.`,
});
const recruits = (who: Words, other: Words): Words => ({
  en: `${who.en} recruits one unit of the ${other.en}, which changes sides on the spot.`,
  fr: `${who.fr} recrute une unité du ${other.fr}, qui change de camp sur place.`,
});
const theAttacker: Words = { en: 'attacker', fr: 'camp attaquant' };
const theDefender: Words = { en: 'defender', fr: 'camp défenseur' };

/** What a battle brings: CON 11.3.1 to CON 11.3.3. */
export const results: readonly Paragraph[] = [
  {
    id: 'CON 11.3.1',
    title: { en: 'Reading a battle’s result', fr: 'Lire le résultat d’un combat' },
    clauses: [
      {
        en: 'A unit lost in battle goes back to its nation’s contingent.',
        fr: 'Une unité perdue au combat rejoint le contingent de sa nation.',
      },
      {
        en: 'A prize card is played for Society, Finance or Diplomacy, never for Morale or the army.',
        fr: 'Une carte de prime se joue pour la Société, les Finances ou la Diplomatie, jamais pour le Moral ou l’armée.',
      },
      {
        en: 'The six results are tried from a to f, and the first that fits holds.',
        fr: 'On essaie les six résultats de a à f, et le premier qui convient s’applique.',
      },
      {
        en: 'A recruited unit is replaced by one of the same kind from the victor’s contingent.',
        fr: 'Une unité recrutée est remplacée par une de même type du contingent du vainqueur.',
      },
      {
        en: 'At sea nobody is recruited: the frigate is destroyed.',
        fr: 'En mer, on ne recrute pas : la frégate est détruite.',
      },
    ],
  },
  {
    id: 'CON 11.3.2',
    title: { en: 'The six results', fr: 'Les six résultats' },
    clauses: [
      {
        en: 'The result follows from both sums of force alone, the die included.',
        fr: 'Le résultat découle des deux seules sommes de force, dé compris.',
      },
    ],
  },
  {
    id: 'CON 11.3.2a',
    title: { en: 'Strategic victory', fr: 'Victoire stratégique' },
    clauses: [
      {
        en: 'It is a strategic victory if the attacker has more than twice the defender’s force.',
        fr: 'La victoire est stratégique si l’attaquant a plus du double de la force du défenseur.',
      },
      recruits(attacker, theDefender),
      gainsMoral(attacker),
      prize(attacker),
      half(defender),
      losesMoral(defender),
      payOrStay(defender),
    ],
  },
  {
    id: 'CON 11.3.2b',
    title: { en: 'Tactical victory', fr: 'Victoire tactique' },
    clauses: [
      {
        en: 'Otherwise it is a tactical victory if the attacker leads by 2 force points or more.',
        fr: 'Sinon, elle est tactique si l’attaquant a au moins 2 PF d’avance.',
      },
      gainsMoral(attacker),
      prize(attacker),
      third(defender, theAttacker),
      losesMoral(defender),
      payOrSacrifice(defender),
    ],
  },
  {
    id: 'CON 11.3.2c',
    title: { en: 'Minor victory', fr: 'Victoire mineure' },
    clauses: [
      {
        en: 'It is a minor victory if the attacker leads by exactly 1 force point.',
        fr: 'La victoire est mineure si l’attaquant a exactement 1 PF d’avance.',
      },
      gainsMoral(attacker),
      {
        en: 'The attacker takes 2 francs from the defender; if he cannot pay, the bank gives them.',
        fr: 'L’attaquant prend 2 FG au défenseur ; s’il ne peut payer, la banque les donne.',
      },
      losesMoral(defender),
      payOrSacrifice(defender),
    ],
  },
  {
    id: 'CON 11.3.2d',
    title: { en: 'Trap', fr: 'Piège' },
    clauses: [
      {
        en: 'It is a trap if the defender has at least twice the attacker’s force.',
        fr: 'C’est un piège si le défenseur a au moins le double de la force de l’attaquant.',
      },
      recruits(defender, theAttacker),
      gainsMoral(defender),
      prize(defender),
      half(attacker),
      losesMoral(attacker),
      payOrStay(attacker),
    ],
  },
  {
    id: 'CON 11.3.2e',
    title: { en: 'Heroic defence', fr: 'Défense héroïque' },
    clauses: [
      {
        en: 'Otherwise it is a heroic defence if the defender leads by 2 force points or more.',
        fr: 'Sinon, c’est une défense héroïque si le défenseur a au moins 2 PF d’avance.',
      },
      gainsMoral(defender),
      prize(defender),
      third(attacker, theDefender),
      losesMoral(attacker),
      payOrSacrifice(attacker),
    ],
  },
  {
    id: 'CON 11.3.2f',
    title: { en: 'Uncertain battle', fr: 'Combat incertain' },
    clauses: [
      {
        en: 'It is an uncertain battle if the defender has as much force as the attacker, or 1 point more.',
        fr: 'Le combat est incertain si le défenseur a autant de force que l’attaquant, ou 1 PF de plus.',
      },
      { en: 'The attacker retreats without paying.', fr: 'L’attaquant retraite sans payer.' },
      gainsMoral(defender),
    ],
  },
  {
    id: 'CON 11.3.3',
    title: { en: 'Victory points of a battle', fr: 'Points de victoire d’un combat' },
    clauses: [
      {
        en: 'A strategic or tactical victory is noted for each power of the side that won it.',
        fr: 'Une victoire stratégique ou tactique est notée pour chaque puissance du camp qui la remporte.',
      },
      {
        en: 'A trap or a heroic defence is noted for each power of the side that defended.',
        fr: 'Un piège ou une défense héroïque est noté pour chaque puissance du camp qui a défendu.',
      },
      {
        en: 'A minor victory and an uncertain battle are not noted.',
        fr: 'Ni victoire mineure ni combat incertain ne sont notés.',
      },
    ],
  },
];
