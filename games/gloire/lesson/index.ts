import {
  type Action,
  asAction,
  type Decision,
  type GuidedTurn,
  type Offer,
  type Thing,
  type TurnSight,
} from '@bivouac/kernel';
import type { Gloire } from '../rules/state.ts';

type Sight = TurnSight<Gloire>;

/** The number of a town of the pack, by its id. */
const townIn = ({ content }: Sight, id: string): number => content.map.towns.findIndex((town) => town.id === id);

const at =
  (id: string) =>
  (table: Sight): Thing => ({ kind: 'town', id: townIn(table, id) });

const to =
  (verb: string, id: string) =>
  (table: Sight): Action => [verb, townIn(table, id)];

/** Counters are mixed before the first turn: the one of a unit or leader is found by its face. */
const pick =
  (id: string) =>
  ({ content, state }: Sight): Action => {
    const unit = content.units.findIndex((one) => one.id === id);
    const leader = content.leaders.findIndex((one) => one.id === id);
    return ['pick', state.face.is.indexOf(unit >= 0 ? unit : content.units.length + leader)];
  };

/** The first offer of a kind, if there is one. */
function offered({ offers }: Pick<Decision, 'offers'>, isIt: (offer: Offer) => boolean): Action | null {
  const offer = offers.find(isIt);
  return offer === undefined ? null : asAction(offer);
}

const decoyTo =
  (id: string) =>
  (table: Sight): Action =>
    offered(table, ([verb, , town]) => verb === 'decoy' && town === townIn(table, id)) ?? ['done'];

/** The Allies hold their cards, let the French come, and give way; no card is played here by anybody. */
function answer(decision: Decision, table: Sight): Action | null {
  const { prompt, seat } = decision;
  if (prompt.startsWith('cards')) return ['pass'];
  if (seat === 0) return null;
  if (prompt === 'retreat') {
    const leipzig = townIn(table, 'leipzig');
    return offered(decision, ([, town]) => town === leipzig) ?? offered(decision, () => true);
  }
  const first = (wanted: string) => offered(decision, ([verb]) => verb === wanted);
  return first('pass') ?? first('done') ?? first('tactic');
}

/** Napoleon's first turn of Lützen: a decoy, command points, two marches, a battle fought with a secret tactic. */
export const lesson: GuidedTurn<Gloire> = {
  game: 'gloire',
  seed: 'lesson-22',
  answer,
  steps: [
    {
      title: { en: 'Saxony, April 1813', fr: 'La Saxe, avril 1813' },
      words: {
        en: 'You lead the French. Napoleon is at Weimar with Ney and the Guard, Prince Eugène further north at Eisleben; the Allies stand between the Saale and Dresden. In three turns everything is counted: a town with a pennant brings the points on it to whoever holds it, and so do battles won.',
        fr: 'Vous menez les Français. Napoléon est à Weimar avec Ney et la Garde, le prince Eugène plus au nord, à Eisleben\u202f; les Coalisés se tiennent entre la Saale et Dresde. Dans trois tours, on compte\u00a0: une ville à fanion rapporte les points qu’il porte à qui la tient, et les batailles gagnées aussi.',
      },
      look: at('weimar'),
    },
    {
      title: { en: 'What each side sees', fr: 'Ce que chacun voit' },
      words: {
        en: 'Point at one of your stacks: it opens, with corps, leaders and strength (one point is 3,000 men). Point at an enemy stack: you see a flag and how many counters lie there. Corps, leader or decoy? The enemy knows no more about you.',
        fr: 'Survolez une de vos piles\u00a0: elle s’ouvre, avec corps, chefs et force (un point vaut 3\u202f000 hommes). Survolez une pile ennemie\u00a0: on voit un drapeau et le nombre de pions. Corps, chef ou leurre\u202f? L’ennemi n’en sait pas plus sur vous.',
      },
      look: at('halle'),
    },
    {
      title: { en: 'A decoy', fr: 'Un leurre' },
      words: {
        en: 'Decoys look like troops and are none. Lay the first beside Bertrand at Saalfeld: the enemy will count two counters there. The two others are then laid for you, at Calbe and Magdeburg.',
        fr: 'Les leurres ont l’air de troupes et n’en sont pas. Posez le premier près de Bertrand, à Saalfeld\u00a0: l’ennemi y comptera deux pions. Les deux autres sont ensuite posés pour vous, à Calbe et à Magdebourg.',
      },
      action: decoyTo('saalfeld'),
      then: [decoyTo('calbe'), decoyTo('magdeburg')],
      look: at('saalfeld'),
    },
    {
      title: { en: 'Who plays first', fr: 'Qui joue en premier' },
      words: {
        en: 'A turn is half a month. It begins with the weather and an event card for each side; then, because Napoleon is on the map, you choose who plays first. Play first. (You are asked whenever a card could be played; in this lesson nobody plays one.)',
        fr: 'Un tour est une quinzaine. Il commence par la météo et une carte d’événement pour chacun\u202f; puis, Napoléon étant sur la carte, vous choisissez qui joue en premier. Jouez en premier. (On vous demande chaque fois qu’une carte pourrait se jouer\u202f; dans cette leçon, personne n’en joue.)',
      },
      action: ['first'],
    },
    {
      title: { en: 'Command points', fr: 'Les points de commandement' },
      words: {
        en: 'Your turn goes from left to right in the bar over the map: command, movement, march to the guns, combat. Command is done: a die and Napoleon’s value have given your army its command points, the figure in the same bar. To set a stack marching costs 2 of them without orders, 1 within reach of orders or under a general, and nothing with a general who has his orders.',
        fr: 'Votre tour va de gauche à droite dans la barre au-dessus de la carte\u00a0: commandement, mouvement, marche au canon, combat. Le commandement est fait\u00a0: un dé et la valeur de Napoléon ont donné à l’armée ses points de commandement, le chiffre de cette barre. Mettre une pile en marche en coûte 2 sans ordres, 1 à portée des ordres ou sous un général, et rien avec un général qui a ses ordres.',
      },
    },
    {
      title: { en: 'A stack to march', fr: 'Une pile en marche' },
      words: {
        en: 'One enemy counter stands at Halle, worth a point. Eisleben is two marches away: choose your troops there.',
        fr: 'Un seul pion ennemi tient Halle, qui vaut un point. Eisleben en est à deux étapes\u00a0: choisissez-y vos troupes.',
      },
      action: to('force', 'eisleben'),
      look: at('eisleben'),
    },
    {
      title: { en: 'The XI Corps', fr: 'Le XIe corps' },
      words: {
        en: 'Now say who goes. First Macdonald’s XI Corps, seven points of infantry.',
        fr: 'Dites maintenant qui part. D’abord le XIe corps de Macdonald, sept points d’infanterie.',
      },
      action: pick('fr-xi'),
    },
    {
      title: { en: 'Its general', fr: 'Son général' },
      words: {
        en: 'Look at the line under the counters: alone the corps costs 2 command points, for no line joins it to Napoleon. Add Macdonald himself: a general halves the price, and counts in battle.',
        fr: 'Voyez la ligne sous les pions\u00a0: seul, le corps coûte 2 points, car aucune ligne ne le relie à Napoléon. Ajoutez Macdonald\u00a0: un général réduit le prix de moitié, et il compte au combat.',
      },
      action: pick('macdonald'),
    },
    {
      title: { en: 'And cavalry', fr: 'Et de la cavalerie' },
      words: {
        en: 'Latour-Maubourg’s horse comes too: it will be wanted for the pursuit. Three units, two of them infantry, are the most without a commander in chief.',
        fr: 'La cavalerie de Latour-Maubourg vient aussi\u00a0: elle servira à la poursuite. Trois unités, dont deux d’infanterie, sont le plus qu’on puisse mener sans commandant en chef.',
      },
      action: pick('fr-cav-1'),
    },
    {
      title: { en: 'March', fr: 'En marche' },
      words: {
        en: 'An ordinary march. A forced march goes further, but leaves stragglers behind and tires the troops.',
        fr: 'Une marche normale. Une marche forcée va plus loin, mais laisse des traînards et fatigue les troupes.',
      },
      action: ['normal'],
    },
    {
      title: { en: 'To Bennstedt …', fr: 'À Bennstedt…' },
      words: {
        en: 'Lit towns can be reached; the figure beside one is what would be left of your movement points. Go to Bennstedt. It is next to Halle: whoever stands there may try to intercept you, on a die.',
        fr: 'Les villes en évidence sont à portée\u202f; le chiffre à côté dit ce qui resterait de vos points de mouvement. Allez à Bennstedt. C’est voisin de Halle\u00a0: qui s’y trouve peut tenter, au dé, de vous intercepter.',
      },
      action: to('step', 'bennstedt'),
      look: at('bennstedt'),
    },
    {
      title: { en: '… and to Halle', fr: '… puis à Halle' },
      words: {
        en: 'Nobody stirred. On to Halle. A stack that meets the enemy halts: the battle comes later in the turn.',
        fr: 'Personne n’a bougé. En avant sur Halle. Une pile qui rencontre l’ennemi s’arrête\u00a0: la bataille vient plus tard dans le tour.',
      },
      action: to('step', 'halle'),
      look: at('halle'),
    },
    {
      title: { en: 'The main army', fr: 'Le gros de l’armée' },
      words: {
        en: 'Contact: now both know that real troops stand there, and crossed swords mark the place. Next the main army: choose the troops at Weimar.',
        fr: 'Contact\u00a0: chacun sait qu’il y a là de vraies troupes, et des épées croisées marquent l’endroit. Au gros de l’armée\u00a0: choisissez les troupes de Weimar.',
      },
      action: to('force', 'weimar'),
      look: at('weimar'),
    },
    {
      title: { en: 'Napoleon himself', fr: 'Napoléon en personne' },
      words: {
        en: 'Pick Napoleon. A commander in chief leads as many as he likes: Ney with the III Corps and the Guard with its horse and guns then come along.',
        fr: 'Prenez Napoléon. Un commandant en chef mène autant d’unités qu’il veut\u00a0: Ney et le IIIe corps, puis la Garde avec sa cavalerie et ses canons, l’accompagnent.',
      },
      action: pick('napoleon'),
      then: [
        pick('ney'),
        pick('fr-iii'),
        pick('bessieres'),
        pick('fr-young-guard'),
        pick('fr-guard-cavalry'),
        pick('fr-artillery'),
      ],
    },
    {
      title: { en: 'Free of charge', fr: 'Sans frais' },
      words: {
        en: 'Under Napoleon it costs nothing. March.',
        fr: 'Sous Napoléon, cela ne coûte rien. En marche.',
      },
      action: ['normal'],
    },
    {
      title: { en: 'By Auerstedt …', fr: 'Par Auerstedt…' },
      words: { en: 'To Auerstedt first.', fr: 'D’abord à Auerstedt.' },
      action: to('step', 'auerstedt'),
      look: at('auerstedt'),
    },
    {
      title: { en: '… to Naumburg', fr: '… à Naumburg' },
      words: {
        en: 'And across to Naumburg, on the road to Leipzig. To the Allies it is a big stack on the move; who is in it they do not know.',
        fr: 'Puis à Naumburg, sur la route de Leipzig. Pour les Coalisés, c’est une grosse pile qui bouge\u202f; qui la compose, ils l’ignorent.',
      },
      action: to('step', 'naumburg'),
      look: at('naumburg'),
    },
    {
      title: { en: 'Halt', fr: 'Halte' },
      words: {
        en: 'Far enough: end this march.',
        fr: 'C’est assez loin\u00a0: terminez cette marche.',
      },
      action: ['done'],
    },
    {
      title: { en: 'The end of the movement', fr: 'La fin du mouvement' },
      words: {
        en: 'You could go on while there are command points: Bertrand, Lauriston, the reinforcements at the edge. For now end your movement. Enemies next to a battle may then march to the sound of the guns; these do not.',
        fr: 'Vous pourriez continuer tant qu’il reste des points de commandement\u00a0: Bertrand, Lauriston, les renforts au bord de la carte. Pour l’instant, terminez le mouvement. Les ennemis voisins d’une bataille peuvent alors marcher au canon\u202f; ceux-ci restent.',
      },
      action: ['done'],
    },
    {
      title: { en: 'The battle of Halle', fr: 'La bataille de Halle' },
      words: { en: 'Now fight it.', fr: 'Livrez-la maintenant.' },
      action: to('fight', 'halle'),
      look: at('halle'),
    },
    {
      title: { en: 'A secret tactic', fr: 'Une tactique secrète' },
      words: {
        en: 'Each side chooses in secret, and both are shown at once. The sum of the two decides how long it lasts. Under each choice stand the chances, reckoned over enemies who might be there. Take the covering battle.',
        fr: 'Chacun choisit en secret, et l’on montre les deux ensemble. Leur total décide de la durée. Sous chaque choix figurent les chances, calculées sur les ennemis possibles. Prenez la bataille de couverture.',
      },
      action: ['tactic', 2],
    },
    {
      title: { en: 'Victory', fr: 'Victoire' },
      words: {
        en: 'The report shows each round: both fire, losses fall at the same time, then whoever was hit tests his morale. It was Kleist’s corps; it broke, fell back on Leipzig, and your cavalry pursued. Keep the field.',
        fr: 'Le rapport montre chaque séquence\u00a0: les deux tirent, les pertes tombent ensemble, puis qui a été touché teste son moral. C’était le corps de Kleist\u202f; il a cédé, reculé sur Leipzig, et votre cavalerie l’a poursuivi. Restez sur le terrain.',
      },
      action: ['stay'],
    },
    {
      title: { en: 'Now you know how a turn goes', fr: 'Vous savez maintenant jouer un tour' },
      words: {
        en: 'Halle is yours. Once the battles are fought the Allies play in the same order, and a new half-month begins. The keys over the map show marches, lines, supply and what is known of the enemy. What is lit can be done; pointing at anything else tells you why not.',
        fr: 'Halle est à vous. Les batailles livrées, les Coalisés jouent dans le même ordre, puis vient une autre quinzaine. Les touches au-dessus de la carte montrent marches, lignes, ravitaillement et ce qu’on sait de l’ennemi. Ce qui est en évidence peut se faire\u202f; survolez autre chose pour savoir pourquoi c’est impossible.',
      },
      look: at('halle'),
    },
  ],
};
