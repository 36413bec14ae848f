import type { Section } from '@bivouac/kernel';
import type { Phrase } from '../talk.ts';

type Said = Section<`say/${Phrase}`>;

/** What players say to each other, in English. */
export const talkEn: Said = {
  'say/haveDiplomacy': 'I hold a diplomacy effect.',
  'say/noDiplomacy': 'I hold no diplomacy effect.',
  'say/canPay': 'I can pay {{number}} FG.',
  'say/wouldJoin': 'I would join an alliance that {{power}} begins.',
  'say/wouldNotJoin': 'I will not join an alliance that {{power}} begins.',
  'say/seekAlliance': 'I mean to ask {{power}} for an alliance.',
  'say/marchOn': 'Let us march on {{land}} together.',
  'say/refuseLeader':
    'No: {{power}} leads, and three points more would bring it the game. Let somebody who is behind begin.',
  'say/refusePrice': 'No: it costs me more than it brings. Pay {{number}} FG for me, and I am in.',
  'say/refuseNoCard': 'No: I have no diplomacy effect. If Austria plays one for me, I am in.',
  'say/refuseNoMoney': 'No: I am short of {{number}} FG. Whoever pays them has me in.',
  'say/refuseAllied': 'No: I keep the alliance that I have. Ask me when it is over.',
  'say/joinIfPaid': 'Yes, if others pay {{number}} FG of it.',
  'say/joinIfCard': 'Yes, if Austria plays a diplomacy effect for me.',
};

/** The same in French; `nation` is a power with its article. */
export const talkFr: Said = {
  'say/haveDiplomacy': 'J’ai un effet de diplomatie.',
  'say/noDiplomacy': 'Je n’ai aucun effet de diplomatie.',
  'say/canPay': 'Je peux payer {{number}} FG.',
  'say/wouldJoin': 'Si {{power, nation}} propose une alliance, j’en suis.',
  'say/wouldNotJoin': 'Si {{power, nation}} propose une alliance, ce sera sans moi.',
  'say/seekAlliance': 'Je compte proposer une alliance : {{power, nation}}.',
  'say/marchOn': 'Marchons ensemble : {{land}}.',
  'say/refuseLeader':
    'Non : {{power, nation}} mène, et trois points de plus lui donneraient la partie. Que quelqu’un d’autre propose, et l’on verra.',
  'say/refusePrice': 'Non : cela me coûte plus que cela ne me rapporte. Payez {{number}} FG pour moi, et j’en suis.',
  'say/refuseNoCard': 'Non : je n’ai aucun effet de diplomatie. Que l’Autriche en joue un pour moi, et j’en suis.',
  'say/refuseNoMoney': 'Non : il me manque {{number}} FG. Qu’on les paie, et j’en suis.',
  'say/refuseAllied': 'Non : je garde l’alliance que j’ai. On en reparlera quand elle aura pris fin.',
  'say/joinIfPaid': 'Oui, si d’autres en paient {{number}} FG.',
  'say/joinIfCard': 'Oui, si l’Autriche joue un effet de diplomatie pour moi.',
};
