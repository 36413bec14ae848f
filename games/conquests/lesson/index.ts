import { type Action, asAction, type GuidedTurn, type Offer, type Thing } from '@bivouac/kernel';
import { PRUSSIA } from '../content/types.ts';
import { CAV, type Conquests } from '../rules/state.ts';
import { answer, PUPIL, type Sight, spaceOf } from './others.ts';

/** The number of a land of the pack, by its id. */
const landIn = ({ content }: Sight, id: string): number => content.map.lands.findIndex((land) => land.id === id);

const at =
  (id: string) =>
  (table: Sight): Thing => ({ kind: 'land', id: landIn(table, id) });

const to =
  (verb: string, id: string) =>
  (table: Sight): Action => [verb, landIn(table, id)];

const adviserIn =
  (zone: string) =>
  (table: Sight): Action => ['place', spaceOf(table, zone)];

/** The tab on offer that is worth most by this measure: which cards one is dealt depends on the pack. */
const bestTab =
  (worth: (effect: Sight['content']['cards'][number]['tabs'][number]['effect']) => number) =>
  ({ content, offers }: Sight): Action => {
    const worthOf = ([, card, tab]: Offer) => {
      const found = content.cards[Number(card)]?.tabs[Number(tab)]?.effect;
      return found === undefined ? 0 : worth(found);
    };
    const [best] = offers.filter(([verb]) => verb === 'play').sort((one, two) => worthOf(two) - worthOf(one));
    return (best === undefined ? null : asAction(best)) ?? ['pass'];
  };

/** Austria's first turn of the short game: advisers, money, cavalry, an alliance with Prussia, and a march on Rome. */
export const lesson: GuidedTurn<Conquests> = {
  game: 'conquests',
  seed: 'lesson-4',
  players: 5,
  person: PUPIL,
  answer,
  steps: [
    {
      title: { en: 'Europe against Napoleon', fr: 'L’Europe contre Napoléon' },
      words: {
        en: 'You lead Austria, one of four nations of the Coalition, and each plays for itself as well. A short game has three turns. Whoever fulfils a line of the victory table wins at once; else capitals, lands, alliances, morale and a secret objective are counted.',
        fr: 'Vous menez l’Autriche, une des quatre nations de la Coalition, et chacune joue aussi pour elle. Une partie courte dure trois tours. Qui remplit une ligne du tableau de victoire gagne aussitôt\u202f; sinon l’on compte capitales, territoires, alliances, moral et un objectif secret.',
      },
      look: at('vienne'),
    },
    {
      title: { en: 'Six zones, seventeen advisers', fr: 'Six zones, dix-sept conseillers' },
      words: {
        en: 'The strip below the map is the turn: in the order at the right edge everybody places one adviser after the other, you three of them. Then the zones are resolved from left to right, and at last armies march and fight. Each space gives what is printed on it; the first ones give most.',
        fr: 'La bande sous la carte, c’est le tour\u00a0: dans l’ordre affiché à droite, chacun place ses conseillers un à un, vous en avez trois. Puis les zones se résolvent de gauche à droite, et enfin les armées marchent et combattent. Chaque case donne ce qui y est inscrit\u202f; les premières donnent le plus.',
      },
    },
    {
      title: { en: 'An adviser for money', fr: 'Un conseiller aux Finances' },
      words: {
        en: 'Russia, Napoleon and England have placed one each. Take the first space of Finance: two francs, and the right to play a card there.',
        fr: 'La Russie, Napoléon et l’Angleterre en ont placé un. Prenez la première case des Finances\u00a0: deux francs, et le droit d’y jouer une carte.',
      },
      action: adviserIn('finance'),
    },
    {
      title: { en: 'One for the army', fr: 'Un pour l’armée' },
      words: {
        en: 'Nobody has gone to Military yet. The first space there lets you buy most: four units, or ten movement points, or some of each.',
        fr: 'Personne n’est encore au Militaire. La première case y permet le plus d’achats\u00a0: quatre unités, ou dix points de mouvement, ou un peu des deux.',
      },
      action: adviserIn('military'),
    },
    {
      title: { en: 'And one to negotiate', fr: 'Et un pour négocier' },
      words: {
        en: 'Alone nobody holds Napoleon back. Only who has an adviser in Diplomacy can propose an alliance: take the first space.',
        fr: 'Seul, nul n’arrête Napoléon. Seul qui a un conseiller en Diplomatie peut proposer une alliance\u00a0: prenez la première case.',
      },
      action: adviserIn('diplomacy'),
    },
    {
      title: { en: 'A card has three tabs', fr: 'Une carte a trois onglets' },
      words: {
        en: 'All advisers stand, and Finance is resolved. You have your two francs. Each card has three tabs; in this zone you may use one with Finance, and the card is spent. Play the one that gives most; what is lit in your hand can be played.',
        fr: 'Tous les conseillers sont placés, on résout les Finances. Vos deux francs sont là. Chaque carte a trois onglets\u202f; dans cette zone, vous pouvez jouer un onglet Finances, et la carte est dépensée. Jouez celui qui rapporte le plus\u202f; ce qui est éclairé dans votre main peut se jouer.',
      },
      action: bestTab((effect) => (effect.kind === 'money' ? effect.n : 0)),
    },
    {
      title: { en: 'Cavalry', fr: 'De la cavalerie' },
      words: {
        en: 'Now Military. Enrol a cavalry: it appears in Vienna. Each unit that you take here also costs two of the movement points that you could have bought.',
        fr: 'Au Militaire maintenant. Enrôlez une cavalerie\u00a0: elle paraît à Vienne. Chaque unité prise ici coûte aussi deux des points de mouvement que vous auriez pu acheter.',
      },
      action: ['enrol', CAV],
      look: at('vienne'),
    },
    {
      title: { en: 'Movement is bought', fr: 'Le mouvement s’achète' },
      words: {
        en: 'A franc buys two movement points (PM). You have four; buy four more for two francs. What you do not spend stays for retreats.',
        fr: 'Un franc achète deux points de mouvement (PM). Vous en avez quatre\u202f; achetez-en quatre de plus pour deux francs. Ce qui reste servira aux retraites.',
      },
      action: ['buyMoves', 2],
    },
    {
      title: { en: 'Enough', fr: 'Assez' },
      words: {
        en: 'Keep the rest of your money, and end your purchases.',
        fr: 'Gardez le reste de votre argent, et terminez vos achats.',
      },
      action: ['done'],
    },
    {
      title: { en: 'An adviser stays with the army', fr: 'Un conseiller reste à l’armée' },
      words: {
        en: 'You could play a military tab now. Instead leave the adviser here: only who has done so may play a card in a combat. Nobody knows whether you have one.',
        fr: 'Vous pourriez jouer un onglet Militaire. Laissez plutôt le conseiller ici\u00a0: seul qui l’a fait peut jouer une carte dans un combat. Personne ne sait si vous en avez une.',
      },
      action: ['leave'],
    },
    {
      title: { en: 'An alliance', fr: 'Une alliance' },
      words: {
        en: 'Diplomacy. Allies pass through each other’s lands, fight side by side and do not fight each other. Declare one.',
        fr: 'La Diplomatie. Des alliés traversent leurs territoires, combattent côte à côte et ne se combattent pas. Déclarez-en une.',
      },
      action: ['declare'],
    },
    {
      title: { en: 'With Prussia', fr: 'Avec la Prusse' },
      words: {
        en: 'One of those you invite must stand beside you: Prussia does, in Silesia. Invite it.',
        fr: 'Un des invités doit être voisin de vos troupes\u00a0: la Prusse l’est, en Silésie. Invitez-la.',
      },
      action: ['pick', PRUSSIA],
      look: at('silesie'),
    },
    {
      title: { en: 'The invitation goes out', fr: 'L’invitation part' },
      words: {
        en: 'Once one of them is a neighbour, others could be invited too. Leave it at Prussia.',
        fr: 'Dès que l’un d’eux est voisin, d’autres pourraient être invités. Restez-en à la Prusse.',
      },
      action: ['done'],
    },
    {
      title: { en: 'Who pays', fr: 'Qui paie' },
      words: {
        en: 'Each member but Austria owes three francs and a point of diplomacy, and anybody may pay for another. The sheet on the map shows what is pledged and what is missing: Prussia has given its share. You owe nothing: agree.',
        fr: 'Chaque membre, sauf l’Autriche, doit trois francs et un point de diplomatie, et chacun peut payer pour un autre. La feuille sur la carte montre ce qui est promis et ce qui manque\u00a0: la Prusse a donné sa part. Vous ne devez rien\u00a0: acceptez.',
      },
      action: ['contribute'],
    },
    {
      title: { en: 'Between allies', fr: 'Entre alliés' },
      words: {
        en: 'The alliance stands, and the ribbons at the right say so. Allies may show or give each other a card. Keep yours: pass.',
        fr: 'L’alliance est faite, et les rubans à droite le disent. Des alliés peuvent se montrer ou se donner une carte. Gardez les vôtres\u00a0: passez.',
      },
      action: ['pass'],
    },
    {
      title: { en: 'Who marches', fr: 'Qui marche' },
      words: {
        en: 'Everybody moves in the order of the turn; you have eight movement points. A land that you hold alone brings a franc a turn, a neutral capital brings two. Rome has only its garrison. Choose your troops in Tyrol.',
        fr: 'Chacun bouge dans l’ordre du tour\u202f; vous avez huit points de mouvement. Un territoire que vous tenez seul rapporte un franc par tour, une capitale neutre deux. Rome n’a que sa garnison. Choisissez vos troupes du Tyrol.',
      },
      action: to('from', 'tyrol-styrie'),
      look: at('tyrol-styrie'),
    },
    {
      title: { en: 'All of them', fr: 'Toutes' },
      words: {
        en: 'An infantry and a cavalry stand there. Take both.',
        fr: 'Une infanterie et une cavalerie s’y trouvent. Prenez les deux.',
      },
      action: ['takeAll'],
    },
    {
      title: { en: 'Into Italy', fr: 'En Italie' },
      words: {
        en: 'Each unit pays a point for a land, guns pay two. March to Lombardy; pointing at a land tells you the price first.',
        fr: 'Chaque unité paie un point par territoire, les canons deux. Marchez en Lombardie\u202f; pointer un territoire en dit d’abord le prix.',
      },
      action: to('march', 'lombardie'),
      look: at('lombardie'),
    },
    {
      title: { en: 'The free ride', fr: 'La course gratuite' },
      words: {
        en: 'Cavalry that has paid for a land has the next one free. On to Tuscany for a single point.',
        fr: 'Une cavalerie qui a payé un territoire a le suivant gratuitement. En Toscane, pour un seul point.',
      },
      action: to('march', 'toscane'),
      look: at('toscane'),
    },
    {
      title: { en: 'Before Rome', fr: 'Devant Rome' },
      words: {
        en: 'And to Rome. Whoever meets an enemy or a garrison halts there: the combat comes when all have moved.',
        fr: 'Puis à Rome. Qui rencontre un ennemi ou une garnison s’arrête\u00a0: le combat vient quand tous ont bougé.',
      },
      action: to('march', 'rome'),
      look: at('rome'),
    },
    {
      title: { en: 'Keep what is left', fr: 'Gardez le reste' },
      words: {
        en: 'Three points are left, enough for a retreat. End your movement; the others stay where they are in this lesson.',
        fr: 'Il reste trois points, de quoi payer une retraite. Terminez votre mouvement\u202f; dans cette leçon, les autres ne bougent pas.',
      },
      action: ['done'],
    },
    {
      title: { en: 'The combat for Rome', fr: 'Le combat de Rome' },
      words: {
        en: 'The sheet adds up both sides line by line and says what each face of the die would bring. Your adviser stayed with the army, so you may play a card: take the one that counts in Italy.',
        fr: 'La feuille additionne les deux camps ligne par ligne et dit ce que donnerait chaque face du dé. Votre conseiller est resté à l’armée\u00a0: vous pouvez jouer une carte. Prenez celle qui compte en Italie.',
      },
      action: bestTab((effect) => (effect.kind === 'force' ? effect.n : 0)),
      look: at('rome'),
    },
    {
      title: { en: 'Rome is yours', fr: 'Rome est à vous' },
      words: {
        en: 'The garrison has given way, and two francs more have come in: a new turn has begun. You know now how a turn goes. The menu over the map shows income, reach, retreats and how near everybody is to victory; what is lit can be done, and pointing at anything else tells you why not.',
        fr: 'La garnison a cédé, et deux francs de plus sont rentrés\u00a0: un nouveau tour commence. Vous savez maintenant comment va un tour. Le menu au-dessus de la carte montre revenus, portée, retraites et la distance de chacun à la victoire\u202f; ce qui est en évidence peut se faire, et survoler autre chose vous dit pourquoi c’est impossible.',
      },
      look: at('rome'),
    },
  ],
};
