import type { Paragraph } from '@bivouac/kernel';

/** Who fights whom, with what force: CON 11 to CON 11.2. */
export const combat: readonly Paragraph[] = [
  {
    id: 'CON 11',
    title: { en: 'Where and in which order battles are fought', fr: 'Où et dans quel ordre on combat' },
    clauses: [
      {
        en: 'After all moves there is a battle in every land where powers that are not allied stand together.',
        fr: 'Après tous les mouvements, on combat dans chaque territoire où se trouvent des puissances non alliées.',
      },
      {
        en: 'The attacker is the power that first moved into the occupied land.',
        fr: 'L’attaquant est la puissance entrée la première dans le territoire occupé.',
      },
      {
        en: 'At sea the attacker is the power whose frigate entered and engaged.',
        fr: 'En mer, l’attaquant est la puissance dont la frégate est entrée et a engagé.',
      },
      {
        en: 'There is one battle at most in each sea for the power that engages.',
        fr: 'La puissance qui engage ne livre qu’un combat par mer.',
      },
      {
        en: 'Battles are fought in turn order of their attackers.',
        fr: 'Les combats sont livrés dans l’ordre du tour des attaquants.',
      },
      {
        en: 'An attacker with several battles chooses their order.',
        fr: 'Un attaquant qui a plusieurs combats en choisit l’ordre.',
      },
      {
        en: 'Troops on board take no part in a battle at sea.',
        fr: 'Les troupes embarquées ne participent pas au combat en mer.',
      },
      {
        en: 'Troops of a frigate that is lost may go ashore in a neighbouring free or allied land, paying for it.',
        fr: 'Les troupes d’une frégate perdue peuvent gagner, en payant, un territoire voisin libre ou allié.',
      },
      {
        en: 'Troops of a lost frigate that do not go ashore are lost with it.',
        fr: 'Les troupes d’une frégate perdue qui ne gagnent pas la terre sont perdues avec elle.',
      },
    ],
  },
  {
    id: 'CON 11.1',
    title: { en: 'Combat cards', fr: 'Cartes de combat' },
    clauses: [
      {
        en: 'Only a power that has left an adviser in the Military zone plays a combat effect.',
        fr: 'Seule une puissance qui a laissé un conseiller en zone Militaire joue un effet de combat.',
      },
      {
        en: 'Each adviser left there serves for one card, and goes back with it.',
        fr: 'Chaque conseiller laissé sert pour une carte et repart avec elle.',
      },
      {
        en: 'A combat effect holds for one battle only.',
        fr: 'Un effet de combat ne vaut que pour un seul combat.',
      },
      {
        en: 'Allies in the battle share the effect.',
        fr: 'Les alliés qui participent au combat profitent de l’effet.',
      },
      { en: 'The attacker shows his card first.', fr: 'L’attaquant dévoile sa carte en premier.' },
      {
        en: 'Who does not play may keep card and adviser for another battle.',
        fr: 'Qui ne joue pas peut garder carte et conseiller pour un autre combat.',
      },
      {
        en: 'Nobody need show whether the adviser he left was a bluff.',
        fr: 'Personne n’a à montrer si le conseiller laissé était un bluff.',
      },
      {
        en: 'After the battles each adviser not used lets its power buy the top card of its pile for 1 franc.',
        fr: 'Après les combats, chaque conseiller inutilisé permet d’acheter pour 1 FG la première carte de sa pioche.',
      },
    ],
  },
  {
    id: 'CON 11.2',
    title: { en: 'Counting force points', fr: 'Compter les points de force' },
    clauses: [
      { en: 'On land an infantry is worth 1 force point.', fr: 'À terre, une infanterie vaut 1 PF.' },
      { en: 'On land a cavalry is worth 1 force point.', fr: 'À terre, une cavalerie vaut 1 PF.' },
      { en: 'On land a gun is worth 2 force points.', fr: 'À terre, un canon vaut 2 PF.' },
      {
        en: 'Each corps of an infantry, a cavalry and a gun adds 1 force point.',
        fr: 'Chaque corps d’une infanterie, d’une cavalerie et d’un canon ajoute 1 PF.',
      },
      {
        en: 'Units of different allies form a corps together.',
        fr: 'Des unités d’alliés différents forment un corps ensemble.',
      },
      {
        en: 'A frigate in a sea beside the land adds 1 force point to its side, and suffers nothing from the battle.',
        fr: 'Une frégate dans une mer voisine ajoute 1 PF à son camp et ne subit rien du combat.',
      },
      {
        en: 'A frigate supports only while it is free or its own battle is still to come.',
        fr: 'Une frégate ne soutient que libre, ou tant que son propre combat reste à livrer.',
      },
      {
        en: 'The points of combat cards are added to their side.',
        fr: 'Les points des cartes de combat s’ajoutent à leur camp.',
      },
      {
        en: 'An attacker who has declined plays no card once the defender has played one.',
        fr: 'L’attaquant qui a décliné ne joue plus de carte dès que le défenseur en a joué une.',
      },
      {
        en: 'A defender in his own capital adds 5 force points.',
        fr: 'Un défenseur dans sa propre capitale ajoute 5 PF.',
      },
      {
        en: 'The side with the higher Morale adds 1 force point.',
        fr: 'Le camp au Moral supérieur ajoute 1 PF.',
      },
      {
        en: 'With 3 levels of Morale more it adds 2 instead, and with 6 or more it adds 3.',
        fr: 'Avec 3 niveaux de Moral de plus, il ajoute 2 PF à la place, et 3 avec 6 ou plus.',
      },
      {
        en: 'Each side counts with the highest Morale among its powers with units in the battle.',
        fr: 'Chaque camp compte le plus haut Moral de ses puissances qui ont des unités dans le combat.',
      },
      {
        en: 'On land the attacker’s die adds -1 for a 1, 0 for 2 and 3, 1 for 4 and 5, 2 for a 6.',
        fr: 'À terre, le dé de l’attaquant ajoute -1 pour 1, 0 pour 2 et 3, 1 pour 4 et 5, 2 pour 6.',
      },
      {
        en: 'The die is thrown after all cards have been declared.',
        fr: 'Le dé est lancé après que toutes les cartes ont été déclarées.',
      },
      { en: 'At sea a frigate is worth 2 force points.', fr: 'En mer, une frégate vaut 2 PF.' },
      {
        en: 'At sea the die adds -1 for 1 and 2, 0 for 3 and 4, 1 for 5 and 6.',
        fr: 'En mer, le dé ajoute -1 pour 1 et 2, 0 pour 3 et 4, 1 pour 5 et 6.',
      },
    ],
  },
];
