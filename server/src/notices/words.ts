import type { NoticeKind } from '@bivouac/host';
import { findGame } from '@bivouac/shelf';

type Language = 'en' | 'fr';

/** What a notice says: which game, and what it is about. Nothing of the match itself is in it. */
const WORDS: { readonly [language in Language]: { readonly [kind in NoticeKind]: string } } = {
  en: {
    turn: 'It is your turn.',
    time: 'Your time is running out.',
    begun: 'The match has begun.',
    over: 'The match is over.',
  },
  fr: {
    turn: 'C’est à vous de jouer.',
    time: 'Votre temps s’épuise.',
    begun: 'La partie a commencé.',
    over: 'La partie est finie.',
  },
};

const MAIL = {
  en: {
    go: 'To the table:',
    stop: 'You get this mail because you asked for it. On the page, under “Notices”, you can switch it off.',
    code: 'Your code for Bivouac',
    codeText: (code: string) => `Type this code on the page of Bivouac, within an hour: ${code}`,
    recover: 'A way back to your account',
    recoverText: (code: string) => `With this code you can set another password, once: ${code}`,
  },
  fr: {
    go: 'À la table :',
    stop: 'Vous recevez ce courriel parce que vous l’avez demandé. Sur la page, sous « Avis », vous pouvez l’arrêter.',
    code: 'Votre code pour Bivouac',
    codeText: (code: string) => `Tapez ce code sur la page de Bivouac, dans l’heure : ${code}`,
    recover: 'Retrouver votre compte',
    recoverText: (code: string) => `Ce code permet de choisir un autre mot de passe, une fois : ${code}`,
  },
} as const;

export function noticeWords(language: Language, kind: NoticeKind, game: string): { title: string; body: string } {
  return { title: findGame(game)?.about.title[language] ?? 'Bivouac', body: WORDS[language][kind] };
}

export const mailWords = (language: Language): (typeof MAIL)[Language] => MAIL[language];
