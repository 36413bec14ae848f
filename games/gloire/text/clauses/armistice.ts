import type { Paragraph } from '@bivouac/kernel';

/** The armistice of 1813, from its marker to the resumption of hostilities: GLO 1813.A.armistice. */
export const armistice: readonly Paragraph[] = [
  {
    id: 'GLO 1813.A.armistice',
    title: { en: 'The armistice', fr: 'L’armistice' },
    clauses: [
      {
        en: 'The armistice is declared in scenarios 3 and 5 only.',
        fr: 'L’armistice n’est déclaré que dans les scénarios 3 et 5.',
      },
      {
        en: 'Only scenario 5 plays its effects and the resumption of hostilities.',
        fr: 'Seul le scénario 5 en joue les effets et la reprise des hostilités.',
      },
      { en: 'The armistice marker starts on Q1 of June.', fr: 'Le marqueur Armistice commence sur Q1 de juin.' },
      {
        en: 'Cards 11 to 14 can bring the armistice marker forward or put it off.',
        fr: 'Les cartes 11 à 14 peuvent avancer ou retarder le marqueur Armistice.',
      },
      {
        en: 'Each decisive battle that the French win puts the armistice marker off by a fortnight.',
        fr: 'Chaque bataille décisive gagnée par les Français retarde le marqueur Armistice d’une quinzaine.',
      },
      {
        en: 'Each decisive battle that the Coalition wins brings the armistice marker forward by a fortnight.',
        fr: 'Chaque bataille décisive gagnée par les Coalisés avance le marqueur Armistice d’une quinzaine.',
      },
      {
        en: 'The armistice marker moves as soon as the card is played or the battle fought.',
        fr: 'Le marqueur Armistice se déplace dès que la carte est jouée ou la bataille livrée.',
      },
      {
        en: 'Until the declaration nobody crosses the Austrian border.',
        fr: 'Jusqu’à la déclaration, personne ne franchit la frontière autrichienne.',
      },
      {
        en: 'When the turn marker comes to the armistice marker in part D, the armistice is declared.',
        fr: 'Quand le marqueur de tour rejoint le marqueur Armistice en partie D, l’armistice est déclaré.',
      },
      {
        en: 'The armistice is in force from the beginning of the next turn.',
        fr: 'L’armistice prend effet dès le début du tour suivant.',
      },
      // "Two full months, that is 4 turns", but the example and history put five turns between: RULINGS 130.
      {
        en: 'The resumption marker is put two full months on: from Q2 of June it goes to Q1 of September.',
        fr: 'Le marqueur Reprise est posé deux mois pleins plus loin : depuis Q2 de juin, sur Q1 de septembre.',
      },
      {
        en: 'Counters with a triangle or circle take the place of those of the same name.',
        fr: 'Les pions marqués d’un triangle ou d’un rond remplacent ceux du même nom.',
      },
      {
        en: 'The autumn rosters take the place of the spring ones.',
        fr: 'Les feuilles de marque d’automne remplacent celles de printemps.',
      },
      {
        en: 'The strength of each unit is carried over to the autumn roster as it is.',
        fr: 'L’effectif de chaque unité est reporté tel quel sur la feuille d’automne.',
      },
      {
        en: 'The Coalition’s one army becomes several, each with command points of its own.',
        fr: 'L’unique armée coalisée devient plusieurs armées, chacune avec ses PC.',
      },
      {
        en: 'At the declaration sieges stop and their markers are removed.',
        fr: 'À la déclaration, les sièges cessent et leurs marqueurs sont retirés.',
      },
      {
        en: 'At the declaration all leaders and units are turned face up.',
        fr: 'À la déclaration, tous les chefs et toutes les unités sont mis face visible.',
      },
      {
        en: 'At the declaration decoys are taken out of play.',
        fr: 'À la déclaration, les leurres sont retirés du jeu.',
      },
      {
        en: 'In armistice turns there is no march to the guns.',
        fr: 'Pendant les tours d’armistice, il n’y a pas de marche au son du canon.',
      },
      {
        en: 'In armistice turns there is no combat phase.',
        fr: 'Pendant les tours d’armistice, il n’y a pas de phase de combat.',
      },
      {
        en: 'In armistice turns command points are fixed, without dice.',
        fr: 'Pendant les tours d’armistice, les PC sont fixes, sans dé.',
      },
      {
        en: 'In armistice turns the French army has 8 command points.',
        fr: 'Pendant l’armistice, l’armée française a 8 PC.',
      },
      {
        en: 'In armistice turns the army of Silesia has 5 command points.',
        fr: 'Pendant l’armistice, l’armée de Silésie a 5 PC.',
      },
      {
        en: 'In armistice turns the army of Bohemia has 5 command points.',
        fr: 'Pendant l’armistice, l’armée de Bohême a 5 PC.',
      },
      {
        en: 'In armistice turns the army of the North has 4 command points.',
        fr: 'Pendant l’armistice, l’armée du Nord a 4 PC.',
      },
      {
        en: 'In armistice turns the army of Poland has 2 command points.',
        fr: 'Pendant l’armistice, l’armée de Pologne a 2 PC.',
      },
      {
        en: 'In armistice turns forced marches are forbidden.',
        fr: 'Pendant l’armistice, les marches forcées sont interdites.',
      },
      {
        en: 'In armistice turns nobody enters a town with an enemy unit.',
        fr: 'Pendant l’armistice, personne n’entre dans une case occupée par une unité ennemie.',
      },
      {
        en: 'In armistice turns nobody enters a town adjacent to an enemy unit.',
        fr: 'Pendant l’armistice, personne n’entre dans une case adjacente à une unité ennemie.',
      },
      {
        en: 'Whoever stood in or beside a town with enemies at the declaration must move away.',
        fr: 'Qui se trouvait avec ou à côté d’une unité ennemie à la déclaration doit s’éloigner.',
      },
      {
        en: 'During the armistice nobody crosses the Austrian border, either way.',
        fr: 'Pendant l’armistice, personne ne franchit la frontière autrichienne, dans aucun sens.',
      },
      {
        en: 'Each armistice turn brings the units of the scenario’s armistice reinforcements.',
        fr: 'Chaque tour d’armistice amène les unités des « Renforts d’Armistice » du scénario.',
      },
      {
        en: 'Each armistice turn brings the replacements of that list.',
        fr: 'Chaque tour d’armistice amène les renforts en PF de cette liste.',
      },
      {
        en: 'In armistice turns event cards are played as before.',
        fr: 'Pendant l’armistice, on continue à jouer les cartes d’événements.',
      },
      {
        en: 'Cards 15 and 16 can bring the resumption forward.',
        fr: 'Les cartes 15 et 16 peuvent avancer la reprise.',
      },
      {
        en: 'The resumption marker moves as soon as such a card is played.',
        fr: 'Le marqueur Reprise se déplace dès qu’une telle carte est jouée.',
      },
      {
        en: 'When the turn marker comes to the resumption marker in part D, hostilities are resumed.',
        fr: 'Quand le marqueur de tour rejoint le marqueur Reprise en partie D, les hostilités reprennent.',
      },
      {
        en: 'Hostilities are resumed from the beginning of the next turn.',
        fr: 'Les hostilités reprennent dès le début du tour suivant.',
      },
      { en: 'After the resumption play is normal again.', fr: 'Après la reprise, le jeu retrouve son cours normal.' },
      {
        en: 'At the resumption both players have their decoys again, as many as the scenario gives them.',
        fr: 'À la reprise, les deux joueurs retrouvent leurs leurres, autant que le scénario leur en donne.',
      },
      {
        en: 'At the resumption the pile of event cards is shuffled.',
        fr: 'À la reprise, le paquet d’événements est battu.',
      },
      {
        en: 'After the resumption armistice events can no longer be used.',
        fr: 'Après la reprise, les événements d’armistice ne sont plus utilisables.',
      },
      {
        en: 'After the resumption both players may cross the Austrian border.',
        fr: 'Après la reprise, les deux joueurs peuvent franchir la frontière autrichienne.',
      },
      {
        en: 'In the turn of the resumption the French throw no die and have 10 command points.',
        fr: 'Au tour de la reprise, les Français ne jettent pas de dé et ont 10 PC.',
      },
    ],
  },
];
