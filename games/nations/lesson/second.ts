import { type Action, asAction, type Decision, type GuidedTurn, type Offer, type TurnSight } from '@bivouac/kernel';
import type { Nations } from '../rules/state.ts';

type Sight = TurnSight<Nations>;

const fieldNamed = (name: string) => (seen: Sight) => ({
  kind: 'field',
  id: seen.content.fields.findIndex((field) => field.name === name),
});

const BERTRAND = 2;
const PONIATOWSKI = 4;
const [RIVER, FOREST] = [0, 2] as const;
const LEUTZSCH = 34;
const DOLITZ = 22;
const MARKKLEEBERG = 6;
/** Napoleon's turns in which something is taught. */
const [PLACING, SCOUTED] = [5, 9] as const;

/** What both do where nothing is taught: whatever brings the battle on. */
const LIKED = ['keep', 'district', 'reveal', 'lay', 'put', 'card', 'scout', 'marker', 'to', 'time', 'take', 'draw'];

const rank = ([verb]: Offer): number => (LIKED.includes(verb) ? LIKED.indexOf(verb) : LIKED.length);

function liked(offers: readonly Offer[]): Action | null {
  const [first, ...others] = offers;
  if (first === undefined) return null;
  return asAction(others.reduce((best, one) => (rank(one) < rank(best) ? one : best), first));
}

const has = (offers: readonly Offer[], wanted: readonly (string | number)[]): boolean =>
  offers.some((offer) => offer.length === wanted.length && wanted.every((part, i) => offer[i] === part));

/** Whether this question is one that the lesson is about. */
function isTaught({ prompt, offers }: Decision, { state }: Sight): boolean {
  const { turn, actionsLeft, status } = state;
  if (prompt === 'reveal') return has(offers, ['reveal', MARKKLEEBERG]);
  if (turn === PLACING && status[BERTRAND] === 1) {
    return (prompt === 'action' && has(offers, ['card', FOREST])) || has(offers, ['marker', BERTRAND, LEUTZSCH]);
  }
  if (turn === PLACING) return prompt === 'action' && actionsLeft === 2;
  if (turn !== SCOUTED || status[PONIATOWSKI] !== 1) return false;
  return prompt === 'action' || has(offers, ['marker', PONIATOWSKI, DOLITZ]);
}

/** The second lesson: an army is placed, a mission comes out, a fight, and the end with its score. */
export const lesson: GuidedTurn<Nations> = {
  game: 'nations',
  seed: 'lesson-b1',
  answer: (decision, seen) => (isTaught(decision, seen) ? null : liked(decision.offers)),
  steps: [
    {
      title: { en: 'From markers to armies', fr: 'Des marqueurs aux armées' },
      words: {
        en: 'Four turns have been played for you. Bertrand has two markers left, at Leutzsch and at Kleinzschocher. Kleinzschocher is one of your secret missions. Whoever looks on cannot tell where he will stand.',
        fr: 'Quatre tours ont été joués pour vous. Il reste deux marqueurs à Bertrand, à Leutzsch et à Kleinzschocher. Kleinzschocher est l’une de vos missions secrètes. Qui regarde ne sait pas où il sera.',
      },
      look: fieldNamed('Kleinzschocher'),
    },
    {
      title: { en: 'The Forest card', fr: 'La carte Forêt' },
      words: {
        en: 'Leutzsch lies in a forest. Pick up your Forest card: it takes a marker of yours off such a field.',
        fr: 'Leutzsch est en forêt. Prenez votre carte Forêt\u00a0: elle retire l’un de vos marqueurs d’une telle zone.',
      },
      action: ['card', FOREST],
      look: fieldNamed('Leutzsch'),
    },
    {
      title: { en: 'Not at Leutzsch', fr: 'Pas à Leutzsch' },
      words: {
        en: 'Take the marker at Leutzsch off. One is left then, and the army stands there.',
        fr: 'Retirez le marqueur de Leutzsch. Il n’en reste qu’un, et l’armée se tient là.',
      },
      action: ['marker', BERTRAND, LEUTZSCH],
      look: fieldNamed('Leutzsch'),
    },
    {
      title: { en: 'Bertrand stands at Kleinzschocher', fr: 'Bertrand est à Kleinzschocher' },
      words: {
        en: 'He is placed for good: the log says what it brought. A point for placing him, a Scout card, and the clock moved on. Whoever else had a marker there was swept off. Now lay out Ney as well.',
        fr: 'Il est placé pour de bon\u00a0: le journal dit ce que cela rapporte. Un point pour l’avoir placé, une carte Éclaireur, et l’horloge a avancé. Tout autre marqueur de l’endroit est balayé. Déployez aussi Ney.',
      },
      action: ['lay', 1],
      look: fieldNamed('Kleinzschocher'),
    },
    {
      title: { en: '16 October: a mission comes out', fr: '16 octobre\u00a0: une mission se révèle' },
      words: {
        en: 'Some turns later the clock has reached 16 October. At a date you reveal one of your missions. Show Markkleeberg: Poniatowski has a marker there, and will soon stand on it.',
        fr: 'Quelques tours plus tard, l’horloge atteint le 16 octobre. À une date, vous révélez l’une de vos missions. Montrez Markkleeberg\u00a0: Poniatowski y a un marqueur et s’y tiendra bientôt.',
      },
      action: ['reveal', MARKKLEEBERG],
      look: fieldNamed('Markkleeberg'),
    },
    {
      title: { en: 'The first fight', fr: 'Le premier combat' },
      words: {
        en: 'On 16 and 18 October, where the time bar has crossed swords, armies that stand side by side strike each other: each blow costs a point of strength, and an army without strength leaves the game. On the 16th nobody stood near enough. Take the River card from the open ones.',
        fr: 'Les 16 et 18 octobre, où la piste du temps porte des épées croisées, les armées voisines se frappent\u00a0: chaque coup coûte un point de force, et une armée sans force quitte le jeu. Le 16, personne n’était assez près. Prenez la carte Rivière parmi les cartes visibles.',
      },
      action: ['take', RIVER],
    },
    {
      title: { en: 'Play the River card', fr: 'Jouez la carte Rivière' },
      words: {
        en: 'Poniatowski still has markers at Dölitz and at Markkleeberg, both on the river.',
        fr: 'Poniatowski a encore des marqueurs à Dölitz et à Markkleeberg, tous deux au bord de l’eau.',
      },
      action: ['card', RIVER],
      look: fieldNamed('Markkleeberg'),
    },
    {
      title: { en: 'Not at Dölitz', fr: 'Pas à Dölitz' },
      words: {
        en: 'Take the marker at Dölitz off: he stands at Markkleeberg, your mission, and an Allied marker there is swept away. Then the battle is played to its end for you.',
        fr: 'Retirez le marqueur de Dölitz\u00a0: il se tient à Markkleeberg, votre mission, et un marqueur allié y est balayé. Puis la bataille est jouée pour vous jusqu’à sa fin.',
      },
      action: ['marker', PONIATOWSKI, DOLITZ],
      look: fieldNamed('Dölitz'),
    },
    {
      title: { en: '19 October: the score', fr: '19 octobre\u00a0: le compte' },
      words: {
        en: 'All missions are shown. A mission counts for you where your armies in and beside the village are stronger, otherwise for the Allies. Markkleeberg and Kleinzschocher were yours, three others were lost: with the points gained on the way you win by 13 to 10. Read the fight of the 18th and the scoring in the log.',
        fr: 'Toutes les missions sont montrées. Une mission compte pour vous où vos armées, dans le village et à côté, sont plus fortes, sinon pour les Alliés. Markkleeberg et Kleinzschocher étaient à vous, trois autres perdues\u00a0: avec les points gagnés en route, vous l’emportez par 13 à 10. Lisez le combat du 18 et le compte dans le journal.',
      },
    },
  ],
};
