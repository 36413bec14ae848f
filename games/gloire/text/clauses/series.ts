import type { Paragraph } from '@bivouac/kernel';

/** What changes in the other campaigns of the series: GLO series. */
export const series: readonly Paragraph[] = [
  {
    id: 'GLO series.danube',
    title: { en: 'Danube campaigns: changes', fr: 'Campagnes du Danube : changements' },
    clauses: [
      { en: 'A turn is a fortnight.', fr: 'Un tour vaut une quinzaine.' },
      { en: 'Towns are about 25 to 50 km apart.', fr: 'Les cases sont distantes d’environ 25 à 50 km.' },
      {
        en: 'Units are named after their commanders, with a corps number or letters (guard, reserve, wing, centre, nation).',
        fr: 'Les unités portent le nom de leur chef, avec un numéro de corps ou des lettres (garde, réserve, aile, centre, nation).',
      },
      { en: '1800, French: supply from Strasbourg.', fr: '1800, Français : ravitaillement à Strasbourg.' },
      { en: '1800, Austrians: supply from Vienna.', fr: '1800, Autrichiens : ravitaillement à Vienne.' },
      { en: '1805, French: supply from Strasbourg.', fr: '1805, Français : ravitaillement à Strasbourg.' },
      {
        en: '1805, army of Germany: supply from Vienna, Prague or Olmütz.',
        fr: '1805, armée d’Allemagne : ravitaillement à Vienne, Prague ou Olmütz.',
      },
      { en: '1805, Russians: supply from Troppau.', fr: '1805, Russes : ravitaillement à Troppau.' },
      {
        en: '1809, French army of Germany: supply from Strasbourg.',
        fr: '1809, armée française d’Allemagne : ravitaillement à Strasbourg.',
      },
      {
        en: '1809, French army of Italy: supply from the easternmost town of the south edge, or Strasbourg.',
        fr: '1809, armée française d’Italie : ravitaillement à la case la plus à l’est du bord sud, ou à Strasbourg.',
      },
      {
        en: '1809, Austrian army of Germany: supply from Vienna, Prague or Olmütz.',
        fr: '1809, armée autrichienne d’Allemagne : ravitaillement à Vienne, Prague ou Olmütz.',
      },
      {
        en: '1809, Austrian army of Italy: supply from Raab, Vienna, Prague or Olmütz.',
        fr: '1809, armée autrichienne d’Italie : ravitaillement à Raab, Vienne, Prague ou Olmütz.',
      },
      {
        en: 'Russians use the decoys and Force markers of the Austrians.',
        fr: 'Les Russes utilisent les leurres et marqueurs Force autrichiens.',
      },
      {
        en: 'A fortified town takes one named unit and one detachment.',
        fr: 'Une ville fortifiée abrite une unité identifiée et un détachement.',
      },
      {
        en: 'Mainz, Ulm, Augsburg, Regensburg and Vienna take two named units and two detachments.',
        fr: 'Mayence, Ulm, Augsbourg, Ratisbonne et Vienne abritent deux unités identifiées et deux détachements.',
      },
      // From the errata of its scenarios, those that are rules; the others are listed in RULINGS.
      {
        en: 'From Q1 of November 1805 the counter Mortier may serve for a detachment of at most 2 strength points.',
        fr: 'Dès Q1 de novembre 1805, le pion Mortier peut servir à un détachement de 2 PF au plus.',
      },
      {
        en: 'No scenario starts with a detachment of higher cohesion than the unit it comes from.',
        fr: 'Aucun scénario ne commence avec un détachement de cohésion supérieure à celle de son unité d’origine.',
      },
    ],
  },
  {
    id: 'GLO series.pologne',
    title: { en: 'Polish campaigns: changes', fr: 'Campagnes de Pologne : changements' },
    clauses: [
      { en: 'A turn is a week.', fr: 'Un tour vaut une semaine.' },
      { en: 'Towns are about 15 to 25 km apart.', fr: 'Les cases sont distantes d’environ 15 à 25 km.' },
      {
        en: 'Units are named after their commanders, with a corps or division number or letters (guard, reserve, Poles, vanguard).',
        fr: 'Les unités portent le nom de leur chef, avec un numéro (corps, division) ou des lettres (garde, réserve, Polonais, avant-garde).',
      },
      { en: '1806 and 1807, French: supply from Warsaw.', fr: '1806 et 1807, Français : ravitaillement à Varsovie.' },
      {
        en: '1806 and 1807, Russians: supply from the town of defensive terrain next to entry 3.',
        fr: '1806 et 1807, Russes : ravitaillement à la case de terrain défensif voisine de l’entrée 3.',
      },
      {
        en: '1813, French: supply from Thorn, Graudenz or Danzig.',
        fr: '1813, Français : ravitaillement à Thorn, Graudenz ou Dantzig.',
      },
      {
        en: '1813, both Russian armies: supply from the town of defensive terrain next to entry 3.',
        fr: '1813, les deux armées russes : ravitaillement à la case de terrain défensif voisine de l’entrée 3.',
      },
      {
        en: '1806 and 1807: Lestocq’s Prussians use the decoys and Force markers of the Russians.',
        fr: '1806 et 1807 : les Prussiens de Lestocq utilisent les leurres et marqueurs Force russes.',
      },
      {
        en: '1812 and 1813: Yorck’s Prussians and Schwarzenberg’s Austrians use those of the French.',
        fr: '1812 et 1813 : les Prussiens de Yorck et les Autrichiens de Schwarzenberg utilisent ceux des Français.',
      },
      {
        en: 'If Yorck changes sides, his use those of the Russians.',
        fr: 'Si Yorck change de camp, les siens utilisent ceux des Russes.',
      },
      {
        en: 'A fortified town takes one named unit and one detachment.',
        fr: 'Une ville fortifiée abrite une unité identifiée et un détachement.',
      },
      {
        en: 'Danzig and Königsberg take two named units and two detachments.',
        fr: 'Dantzig et Königsberg abritent deux unités identifiées et deux détachements.',
      },
      {
        en: 'S1: a siege begins with a marker Siege 1 in the combat phase.',
        fr: 'S1 : un siège commence par un marqueur Siège 1, en phase de combat.',
      },
      {
        en: 'S2: a die is thrown at once, and on a 6 the town falls.',
        fr: 'S2 : on jette aussitôt un dé ; sur 6, la ville tombe.',
      },
      {
        en: 'S3: in the combat phase of the next turn the town falls on 5 or 6.',
        fr: 'S3 : à la phase de combat du tour suivant, la ville tombe sur 5 ou 6.',
      },
      {
        en: 'S4: in that of the turn after the town falls on 4 to 6.',
        fr: 'S4 : à celle du tour d’après, la ville tombe sur 4 à 6.',
      },
      {
        en: 'S5: in that of the turn after the town falls on 2 to 6.',
        fr: 'S5 : à celle du tour d’après, la ville tombe sur 2 à 6.',
      },
      {
        en: 'If the town does not fall, the marker goes on one step: Siege 2 after S2, Siege 3 after S3, Siege 4 after S4.',
        fr: 'Si la ville ne tombe pas, le marqueur avance : Siège 2 après S2, Siège 3 après S3, Siège 4 après S4.',
      },
      {
        en: 'On a 1 the siege goes on, and S5 is repeated each turn.',
        fr: 'Sur 1, le siège continue, et S5 se répète à chaque tour.',
      },
      {
        en: 'At each of these steps the Force inside a town that falls is eliminated and its leaders are captured.',
        fr: 'À chacune de ces étapes, quand la ville tombe, la Force assiégée est éliminée et ses chefs sont capturés.',
      },
      // From the errata of its scenarios, those that are rules; the others are listed in RULINGS.
      {
        en: 'A siege that a scenario starts with waits at its step until the besieging unit has a line of communication.',
        fr: 'Un siège déjà commencé au début d’un scénario attend à son étape que l’unité assiégeante ait une LdC valide.',
      },
      {
        en: 'Units eliminated before winter quarters may be raised again from nothing with replacements.',
        fr: 'Les unités éliminées avant les Quartiers d’Hiver peuvent renaître à partir de 0 par des renforts en PF.',
      },
      {
        en: 'A unit that is raised again is put with its commander in chief.',
        fr: 'Une unité reconstituée est placée avec son commandant en chef.',
      },
      {
        en: 'Units that leave the game at winter quarters are not raised again.',
        fr: 'Les unités retirées du jeu aux Quartiers d’Hiver ne sont pas reconstituées.',
      },
      {
        en: 'A unit that is to replace an eliminated one may still come, for 1 strength point of replacements.',
        fr: 'Une unité qui en remplace une autre, éliminée, peut entrer tout de même, pour 1 PF de renfort.',
      },
      {
        en: 'Until its commander in chief arrives, the leader that the scenario names commands an army, with his own value.',
        fr: 'Avant l’arrivée de son commandant en chef, le chef désigné par le scénario commande l’armée avec sa propre VC.',
      },
    ],
  },
  {
    id: 'GLO series.france',
    title: { en: 'French campaigns: changes', fr: 'Campagnes de France : changements' },
    clauses: [
      { en: 'A turn is a week.', fr: 'Un tour vaut une semaine.' },
      { en: 'Towns are about 15 to 20 km apart.', fr: 'Les cases sont distantes d’environ 15 à 20 km.' },
      {
        en: 'A unit bears the name of its commander, with a corps number where it has one.',
        fr: 'Une unité porte le nom de son chef, avec un numéro de corps s’il y a lieu.',
      },
      {
        en: '1792, armies of the Ardennes and of the Centre: supply from Paris.',
        fr: '1792, armées des Ardennes et du Centre : ravitaillement à Paris.',
      },
      {
        en: '1792, Prussian and Austrian armies: supply from Luxembourg.',
        fr: '1792, armées prussienne et autrichienne : ravitaillement à Luxembourg.',
      },
      { en: '1814, French: supply from Paris.', fr: '1814, Français : ravitaillement à Paris.' },
      { en: '1814, army of Bohemia: supply from Langres.', fr: '1814, armée de Bohême : ravitaillement à Langres.' },
      { en: '1814, army of Silesia: supply from Nancy.', fr: '1814, armée de Silésie : ravitaillement à Nancy.' },
      {
        en: 'All nations of the Coalition share the same decoys.',
        fr: 'Toutes les nations coalisées partagent les mêmes leurres.',
      },
      {
        en: 'A fortified town takes one named unit and one detachment.',
        fr: 'Une ville fortifiée abrite une unité identifiée et un détachement.',
      },
      {
        en: 'Paris takes three named units and two detachments.',
        fr: 'Paris abrite trois unités identifiées et deux détachements.',
      },
      {
        en: 'S1: a siege begins with a marker Siege 1 in the combat phase.',
        fr: 'S1 : un siège commence par un marqueur Siège 1, en phase de combat.',
      },
      {
        en: 'S2: a die is thrown at once, and on a 6 the town falls.',
        fr: 'S2 : on jette aussitôt un dé ; sur 6, la ville tombe.',
      },
      {
        en: 'S3: in the combat phase of the next turn the town falls on 5 or 6.',
        fr: 'S3 : à la phase de combat du tour suivant, la ville tombe sur 5 ou 6.',
      },
      {
        en: 'S4: in that of the turn after the town falls on 4 to 6.',
        fr: 'S4 : à celle du tour d’après, la ville tombe sur 4 à 6.',
      },
      {
        en: 'S5: in that of the turn after the town falls on 2 to 6.',
        fr: 'S5 : à celle du tour d’après, la ville tombe sur 2 à 6.',
      },
      {
        en: 'If the town does not fall, the marker goes on one step: Siege 2 after S2, Siege 3 after S3, Siege 4 after S4.',
        fr: 'Si la ville ne tombe pas, le marqueur avance : Siège 2 après S2, Siège 3 après S3, Siège 4 après S4.',
      },
      {
        en: 'On a 1 the siege goes on, and S5 is repeated each turn.',
        fr: 'Sur 1, le siège continue, et S5 se répète à chaque tour.',
      },
      {
        en: 'At each of these steps the Force inside a town that falls is eliminated and its leaders are captured.',
        fr: 'À chacune de ces étapes, quand la ville tombe, la Force assiégée est éliminée et ses chefs sont capturés.',
      },
    ],
  },
];
