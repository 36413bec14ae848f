import type { GuidedTurn } from '@bivouac/kernel';
import type { Nations } from '../rules/state.ts';

/** Napoleon's first turn: his missions, an army laid out, a marker removed, one moved, two cards taken. */
export const lesson: GuidedTurn<Nations> = {
  game: 'nations',
  seed: 'lesson-1626',
  next: async () => (await import('./second.ts')).lesson,
  steps: [
    {
      title: { en: 'Leipzig, 14 October 1813', fr: 'Leipzig, 14 octobre 1813' },
      words: {
        en: 'You are Napoleon. Five secret missions name villages where you want an army by 19 October, when everything is scored. The computer leads the Allies and tries to guess where. Your missions are the cards beside the map.',
        fr: 'Vous êtes Napoléon. Cinq missions secrètes nomment des villages où vous voulez une armée le 19 octobre, quand tout est compté. L’ordinateur mène les Alliés et cherche à deviner où. Vos missions sont posées à côté du plan.',
      },
    },
    {
      title: { en: 'More missions to choose from', fr: 'Plus de missions à choisir' },
      words: {
        en: 'In two districts you get a second mission and keep the better one. Begin with the South: several of your armies come from there.',
        fr: 'Dans deux districts vous recevez une seconde mission et gardez la meilleure. Commencez par le Sud\u00a0: plusieurs de vos armées en viennent.',
      },
      action: ['district', 1],
    },
    {
      title: { en: 'The second district', fr: 'Le second district' },
      words: { en: 'Take the East as well.', fr: 'Prenez aussi l’Est.' },
      action: ['district', 3],
    },
    {
      title: { en: 'Keep Wachau', fr: 'Gardez Wachau' },
      words: {
        en: 'Wachau or Markkleeberg? Both are worth four points. Keep Wachau, in the south-east: Murat and Poniatowski are near. The other card leaves the game unseen.',
        fr: 'Wachau ou Markkleeberg\u202f? Les deux valent quatre points. Gardez Wachau, au sud-est\u00a0: Murat et Poniatowski sont proches. L’autre carte quitte le jeu sans être vue.',
      },
      action: ['keep', 7],
      look: { kind: 'field', id: 25 },
    },
    {
      title: { en: 'Keep Paunsdorf', fr: 'Gardez Paunsdorf' },
      words: {
        en: 'Taucha is worth more, but lies far out among the Allies. Paunsdorf is safer.',
        fr: 'Taucha vaut davantage, mais se trouve loin, au milieu des Alliés. Paunsdorf est plus sûr.',
      },
      action: ['keep', 17],
    },
    {
      title: { en: 'Five actions', fr: 'Cinq actions' },
      words: {
        en: 'A turn has five actions. First an army must take the field: lay out Poniatowski. He gets a marker in each village of his card, and nobody knows yet in which of them he will stand. Nor do you.',
        fr: 'Un tour compte cinq actions. D’abord une armée doit entrer en campagne\u00a0: déployez Poniatowski. Il reçoit un marqueur dans chaque village de sa carte, et nul ne sait encore dans lequel il sera. Pas même vous.',
      },
      action: ['lay', 4],
    },
    {
      title: { en: 'Play the Forest card', fr: 'Jouez la carte Forêt' },
      words: {
        en: 'Terrain cards remove a marker of yours from such a terrain. When one marker is left, the army stands there for good. Pick up your Forest card.',
        fr: 'Les cartes Terrain retirent l’un de vos marqueurs d’un tel terrain. Quand il n’en reste qu’un, l’armée se tient là pour de bon. Prenez votre carte Forêt.',
      },
      action: ['card', 2],
    },
    {
      title: { en: 'Not at Connewitz', fr: 'Pas à Connewitz' },
      words: {
        en: 'Connewitz is the only forest with a marker of yours. Take it off: two markers are left.',
        fr: 'Connewitz est la seule forêt où vous avez un marqueur. Retirez-le\u00a0: il en reste deux.',
      },
      action: ['marker', 4, 46],
      look: { kind: 'field', id: 46 },
    },
    {
      title: { en: 'Move', fr: 'En marche' },
      words: {
        en: 'Poniatowski leads cavalry. Play the movement card that shows infantry and cavalry: it moves one of his markers to the next field.',
        fr: 'Poniatowski mène de la cavalerie. Jouez la carte Mouvement qui montre infanterie et cavalerie\u00a0: elle fait avancer l’un de ses marqueurs d’une zone.',
      },
      action: ['card', 4],
    },
    {
      title: { en: 'From Markkleeberg …', fr: 'De Markkleeberg…' },
      words: {
        en: 'The marker at Markkleeberg is next to Wachau: take that one.',
        fr: 'Le marqueur de Markkleeberg est voisin de Wachau\u00a0: prenez celui-là.',
      },
      action: ['marker', 4, 23],
      look: { kind: 'field', id: 23 },
    },
    {
      title: { en: '… to Wachau', fr: '… à Wachau' },
      words: {
        en: 'To Wachau, your mission. To the Allies it is one marker among many.',
        fr: 'À Wachau, votre mission. Pour les Alliés, ce n’est qu’un marqueur parmi d’autres.',
      },
      action: ['to', 25],
      look: { kind: 'field', id: 25 },
    },
    {
      title: { en: 'Take an open card', fr: 'Prenez une carte visible' },
      words: {
        en: 'Two actions are left: fill your hand. Take a Time card from the open ones. Played later, it moves the clock on and nothing else: good for whoever is ahead.',
        fr: 'Il reste deux actions\u00a0: garnissez votre main. Prenez une carte Temps parmi les cartes visibles. Jouée plus tard, elle fait avancer l’horloge et rien d’autre\u00a0: bon pour qui mène.',
      },
      action: ['take', 10],
    },
    {
      title: { en: 'Draw a hidden card', fr: 'Piochez une carte cachée' },
      words: {
        en: 'Your last action: draw from the pile. Then the Allies have their turn; read in the log what they did.',
        fr: 'Votre dernière action\u00a0: piochez. Puis c’est le tour des Alliés\u202f; lisez dans le journal ce qu’ils ont fait.',
      },
      action: ['draw'],
    },
    {
      title: { en: 'Now you know how a turn goes', fr: 'Vous savez maintenant jouer un tour' },
      words: {
        en: 'The second lesson shows how an army is placed, what a fight is and how all is scored; or play now: what is lit can be done, pointing at anything else tells you why not, and every sentence leads to its rule. Good luck, sire.',
        fr: 'La seconde leçon montre comment une armée est placée, ce qu’est un combat et comment tout est compté\u202f; ou jouez\u00a0: ce qui est en évidence peut se faire, survolez autre chose pour savoir pourquoi c’est impossible, et chaque phrase mène à sa règle. Bonne chance, sire.',
      },
    },
  ],
};
