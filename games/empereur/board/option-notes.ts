import type { Words } from '@bivouac/kernel';
import type { SetupOption } from '@bivouac/kit';
import { chosen } from '../rules/options/options.ts';
import type { EmpereurState } from '../rules/state.ts';

/** What each option of the table changes, in a line: what the computer does not play of it, and what it goes with. */
const told: { readonly [option: string]: { readonly words: Words; readonly note: Words } } = {
  open: {
    words: { en: 'Piles lie open to both sides', fr: 'Piles visibles des deux camps' },
    note: {
      en: 'Otherwise one sees of an enemy pile only the unit on top.',
      fr: 'Sinon on ne voit d’une pile ennemie que l’unité du dessus.',
    },
  },
  'gunLosses=1': {
    words: { en: 'Batteries bear half losses', fr: 'Demi-pertes des batteries' },
    note: {
      en: 'Two losses by gunfire cost a battery one step; instead of a die for each.',
      fr: 'Deux pertes par le canon coûtent un pas à une batterie\u202f; au lieu d’un dé par perte.',
    },
  },
  'gunLosses=2': {
    words: { en: 'Batteries throw for each loss', fr: 'Un dé par perte des batteries' },
    note: {
      en: 'A battery loses a step to gunfire on 1 to 3 only; instead of half losses.',
      fr: 'Une batterie ne perd un pas par le canon que sur 1 à 3\u202f; au lieu des demi-pertes.',
    },
  },
  walls: {
    words: { en: 'Towns do not spare tests of morale', fr: 'Les villes n’épargnent pas les tests de moral' },
    note: {
      en: 'Whoever holds a town or a château tests like others, with 2 or 3 more of morale.',
      fr: 'Qui tient une ville ou un château teste comme les autres, avec 2 ou 3 points de moral en plus.',
    },
  },
  stragglers: {
    words: { en: 'Stragglers come back', fr: 'Retour des égarés' },
    note: {
      en: 'A unit at rest beside its leader may win back a step a turn.',
      fr: 'Une unité au repos auprès de son chef peut regagner un pas par tour.',
    },
  },
  uncertain: {
    words: { en: 'Uncertain thresholds of corps', fr: 'Seuils des corps incertains' },
    note: {
      en: 'How much a single corps bears is known only when it comes near: two dice.',
      fr: 'Ce qu’un corps seul peut endurer ne se sait qu’à l’approche du seuil\u00a0: deux dés.',
    },
  },
  wounds: {
    words: { en: 'Leaders may be wounded only', fr: 'Chefs parfois seulement blessés' },
    note: {
      en: 'A leader who falls comes back after 1 to 5 turns, on 6 never.',
      fr: 'Un chef touché revient après 1 à 5 tours, sur 6 jamais.',
    },
  },
  cavalry: {
    words: { en: 'Light, line and heavy cavalry', fr: 'Cavalerie légère, de ligne et lourde' },
    note: {
      en: 'Light horse falls back freely and charges from afar, heavy horse weighs more; nobody charges two turns running.',
      fr: 'La légère recule librement et charge de loin, la lourde pèse davantage\u202f; nul ne charge deux tours de suite.',
    },
  },
  guns: {
    words: { en: 'Guns may be left behind', fr: 'Canons abandonnés' },
    note: {
      en: 'Gunners who run leave their battery to whoever reaches it. Good with routs.',
      fr: 'Des servants en fuite laissent leur batterie à qui l’atteint. Va bien avec la déroute.',
    },
  },
  rout: {
    words: { en: 'Routs that carry others away', fr: 'Déroutes contagieuses' },
    note: {
      en: 'Disorganised twice, a unit is not lost but runs, and takes along whomever it runs over.',
      fr: 'Deux fois désorganisée, une unité n’est pas perdue mais fuit, et emporte qui elle traverse.',
    },
  },
  fatigue: {
    words: { en: 'Fatigue of corps', fr: 'Fatigue des corps' },
    note: {
      en: 'Corps that march far or assault lose morale, rest gives it back. For long battles; the computer does not spare its men.',
      fr: 'Un corps qui marche loin ou assaille perd du moral, le repos le rend. Pour les longues batailles\u202f; l’ordinateur ne ménage pas ses hommes.',
    },
  },
  voltigeurs: {
    words: { en: 'Voltigeurs', fr: 'Voltigeurs' },
    note: {
      en: 'Infantry sends skirmishers into the hexes before it: a shot of 1, and a screen. Instead of skirmishing on two hexes.',
      fr: 'L’infanterie déploie des tirailleurs devant elle\u00a0: un tir de 1 et un écran. Au lieu des tirailleurs sur deux hexagones.',
    },
  },
  skirmishers: {
    words: { en: 'Light infantry skirmishes on two hexes', fr: 'Tirailleurs sur deux hexagones' },
    note: {
      en: 'Only those with a range of 2, who are at Auerstaedt alone; the computer forms none. Instead of voltigeurs.',
      fr: 'Seules les unités d’une portée de 2, présentes à Auerstaedt seulement\u202f; l’ordinateur n’en forme pas. Au lieu des voltigeurs.',
    },
  },
  'command=2': {
    words: { en: 'The radius of command', fr: 'Rayon de commandement' },
    note: {
      en: 'Units move within 6 hexes of their chief, chiefs within 10 of theirs. Three or more people always play so.',
      fr: 'Les unités bougent à 6 hexagones au plus de leur chef, les chefs à 10 du leur. À trois ou plus, toujours ainsi.',
    },
  },
  'command=3': {
    words: { en: 'Tactical orders, by couriers', fr: 'Ordres tactiques, par estafettes' },
    note: {
      en: 'And each corps does as it is ordered: attack, march, defend, withdraw, retreat, reserve. For two people; the computer orders little.',
      fr: 'Et chaque corps suit un ordre\u00a0: attaque, marche, défense, repli, retraite, réserve. Pour deux joueurs\u202f; l’ordinateur ordonne peu.',
    },
  },
  'command=4': {
    words: { en: 'Written orders, by couriers', fr: 'Ordres rédigés, par estafettes' },
    note: {
      en: 'And orders have objectives, hours and second orders. The computer names no objectives but of marches.',
      fr: 'Et les ordres ont objectif, heure et ordre secondaire. L’ordinateur ne donne d’objectif qu’aux marches.',
    },
  },
  interactive: {
    words: { en: 'Corps are activated in turns', fr: 'Activation alternée des corps' },
    note: {
      en: 'Instead of whole armies, a corps of one side plays its turn, then one of the other. The computer lends no units.',
      fr: 'Au lieu des armées entières, un corps d’un camp joue son tour, puis un de l’autre. L’ordinateur ne prête pas d’unités.',
    },
  },
  'watch=1': {
    words: { en: 'Corps have three minutes to move', fr: 'Mouvement des corps chronométré' },
    note: {
      en: 'Then its movement is over. Only with corps that are activated in turns, and not by correspondence.',
      fr: 'Puis son mouvement est fini. Avec l’activation par corps seulement, et pas par correspondance.',
    },
  },
  'watch=2': {
    words: { en: 'Corps that move too long lose morale', fr: 'Le retard d’un corps coûte du moral' },
    note: {
      en: 'One point for each 30 seconds beyond three minutes. Only with corps that are activated in turns.',
      fr: 'Un point par tranche de 30 secondes au-delà de trois minutes. Avec l’activation par corps seulement.',
    },
  },
  'deployment=1': {
    words: {
      en: 'The evening before: corps are deployed in secret',
      fr: 'La veille\u00a0: les corps se déploient en secret',
    },
    note: {
      en: 'Leaders are laid face down in 16 squares, then troops are placed. Places count for victory as printed.',
      fr: 'Les chefs sont posés face cachée dans 16 carrés, puis les troupes placées. Les lieux comptent comme prévu.',
    },
  },
  'deployment=2': {
    words: { en: 'The evening before, and losses alone count', fr: 'La veille, et seules les pertes comptent' },
    note: {
      en: 'The same, but only losses and fallen leaders count: places may lie behind the wrong army.',
      fr: 'De même, mais seuls comptent pertes et chefs tombés\u00a0: les lieux peuvent se trouver derrière la mauvaise armée.',
    },
  },
};

/** The options of the set-up, each with what it changes. */
export const options: readonly SetupOption[] = Object.entries(told).map(([option, one]) => ({ option, ...one }));

type Played = Pick<EmpereurState, 'advanced' | 'eve' | 'open'>;

function isPlayed({ advanced = 0, eve, open }: Played, option: string): boolean {
  const [name = '', value] = option.split('=');
  switch (name) {
    case 'open':
      return open === 1;
    case 'deployment':
      return eve !== undefined && (eve.losses === 1) === (value === '2');
    case 'command':
      // A level has the bits of those below it.
      return (advanced & chosen({ command: 4 })) === chosen({ command: Number(value) });
    default:
      return (advanced & chosen({ [name]: value === undefined ? true : Number(value) })) !== 0;
  }
}

/** The options that a battle is played with. */
export const playedOptions = (s: Played): readonly SetupOption[] => options.filter(({ option }) => isPlayed(s, option));
