import type { Paragraph } from '@bivouac/kernel';

/** Before the first turn: NAT 10. */
export const setup: readonly Paragraph[] = [
  {
    id: 'NAT 10',
    title: { en: 'Preparation', fr: 'La mise en place' },
    clauses: [
      {
        en: 'Whoever was in Leipzig last plays the Allies (Schwarzenberg, red), the other the French (Napoleon, blue).',
        fr: 'Qui est passé à Leipzig en dernier joue Schwarzenberg (Alliés, rouge), l’autre Napoléon (Français, bleu).',
      },
      // EN and FR differ: the English book has no such rule.
      {
        en: 'If that does not settle it, the sides are drawn by lot.',
        fr: 'Si cela ne tranche pas, on tire les camps au sort.',
      },
      {
        en: 'Each player keeps his armies with their markers beside the board, which starts empty.',
        fr: 'Chaque joueur garde ses armées et leurs marqueurs près de lui ; le plateau est vide au départ.',
      },
      {
        en: 'Each player lays out his army cards face up in front of him.',
        fr: 'Chaque joueur étale devant lui ses cartes Armée, face visible.',
      },
      {
        en: 'The mission cards are shuffled by district, and Napoleon receives one from each of the five.',
        fr: 'Les cartes Mission sont mélangées par district ; Napoléon en reçoit une de chacun des cinq.',
      },
      {
        en: 'Napoleon takes a second mission card from two of the districts.',
        fr: 'Napoléon prend une deuxième carte Mission dans deux des districts.',
      },
      {
        en: 'In each of these two districts he keeps one card of the two, and so holds one mission a district.',
        fr: 'Dans chacun de ces deux districts, il garde une carte sur les deux : il a donc une mission par district.',
      },
      {
        en: 'All other mission cards, the two rejected ones included, leave the game.',
        fr: 'Toutes les autres cartes Mission, y compris les deux écartées, quittent la partie.',
      },
      // Both books only say that four are distributed to the players; four each is meant.
      {
        en: 'The action cards are shuffled and each player takes four into his hand.',
        fr: 'Les cartes Action sont mélangées et chaque joueur en prend quatre en main.',
      },
      {
        en: 'The remaining action cards form the face-down draw pile.',
        fr: 'Le reste des cartes Action forme la pioche, face cachée.',
      },
      {
        en: 'Four action cards are laid out face up to draw from.',
        fr: 'Quatre cartes Action sont étalées face visible, à disposition pour la pioche.',
      },
      {
        en: 'The six scout cards lie face up beside the board; nobody starts with one.',
        fr: 'Les six cartes Éclaireur sont face visible à côté du plateau ; personne n’en a au départ.',
      },
      {
        en: 'The −1 chips lie beside the board.',
        fr: 'Les jetons −1 sont posés à côté du plateau.',
      },
      {
        en: 'Both victory-point indicators stand below the first space: the scores start at 0.',
        fr: 'Les deux indicateurs de points sont sous la première case : les scores partent de 0.',
      },
      {
        en: 'The time indicator starts on the pocket watch, directly before 14 October.',
        fr: 'L’indicateur de temps part de la montre de poche, juste avant le 14 octobre.',
      },
      { en: 'Napoleon takes the first turn.', fr: 'Napoléon joue le premier tour.' },
    ],
  },
];
