import type { Section } from '@bivouac/words';
import type { en } from './en.ts';

export const fr: { readonly [key in keyof typeof en]: Section[string] } = {
  welcome: '{{title}}. Vous jouez {{you}}, contre {{others}}.',
  resumed: '{{title}} reprend après l’action {{entries}}. Vous jouez {{you}}.',
  howTo: 'Tapez le numéro de votre choix, ou ? pour de l’aide.',
  help: [
    '  1, 2, ...    faire ce choix',
    '  /mot         ne montrer que les choix où ce mot figure',
    '  ?            ce qui vous est demandé, et cette aide',
    '  ? chose 3    pourquoi on peut ou non agir sur une chose ({{kinds}})',
    '  ? verbe 1 2  pourquoi une action n’est pas permise ({{verbs}})',
    '  p            la position, telle que vous la connaissez',
    '  l            le journal entier',
    '  u            reprendre votre dernière action',
    '  s [fichier]  enregistrer',
    '  r            abandonner',
    '  q            enregistrer et quitter',
  ].join('\n'),
  choices: { one: 'Il y a un choix.', other: 'Il y a {{count}} choix. Tapez /mot pour voir ceux où figure un mot.' },
  noneWith: 'Aucun choix ne contient « {{word}} ».',
  notANumber: '« {{line}} » n’est pas un des choix. Tapez un nombre de 1 à {{most}}, ou ? pour de l’aide.',
  fillText: 'Votre texte, {{most}} caractères au plus :',
  fillNumber: 'Un nombre de {{from}} à {{to}} :',
  canBeDone: {
    one: 'C’est possible : un de vos choix le fait.',
    other: 'C’est possible : {{count}} de vos choix le font.',
  },
  offered: 'C’est un de vos choix.',
  cannot: 'Pas maintenant : {{reasons}}.',
  askLike: 'Demandez ainsi : ? {{example}}',
  saved: 'Enregistré dans {{file}}. Pour continuer : npx bivouac play --resume {{file}}',
  savedEnd: 'Enregistré dans {{file}}. Pour la revoir : npx bivouac replay {{file}}',
  notSaved: 'Impossible d’enregistrer dans {{file}} : {{why}}. Tapez s et un autre nom de fichier.',
  sureToResign: 'Abandonner ? Tapez encore r pour confirmer, autre chose pour continuer.',
  endOfInput: 'L’entrée s’est terminée avant la partie, qui s’arrête donc ici.',
  position: 'Position après l’action {{entries}} :',
  did: '{{who}} : {{what}}',
  sound:
    '{{file}} : une partie de {{title}}, juste dans toutes ses {{entries}} actions ; elle n’est pas terminée. Empreinte {{hash}}',
  soundEnd:
    '{{file}} : une partie de {{title}}, juste dans toutes ses {{entries}} actions, et terminée. Empreinte {{hash}}',
  notAttested: 'Non attestée : aucun serveur ne s’en porte garant.',
  attested: 'Attestée par le serveur dont la clé est {{key}}.',
  asShown: 'C’est la partie montrée pendant qu’elle se jouait : ses {{heads}} empreintes y sont.',
  running: 'La partie n’est pas terminée.',
};
