import type { Offer } from '@bivouac/kernel';
import { decoyIn, hasStrength, leaderPiece, outsideAt, slotOf } from '../../rules/pieces/pieces.ts';
import { OFF } from '../../rules/state.ts';
import { bestOf, named, offersOf, subjectOf } from './frames.ts';
import { opinion } from './opinion.ts';
import type { Question } from './question.ts';
import type { Survey } from './survey.ts';

/** All in a town that can do anything: decoys stay where they are. */
function realAt({ b, side }: Survey, town: number): number[] {
  return outsideAt(b, town, side).filter((slot) => decoyIn(b, slot) === OFF);
}

/** A reaction if one promises enough, otherwise none. */
function orPass(offers: readonly Offer[], worth: (offer: Offer) => number, least: number): Offer | null {
  const [pass] = [...offersOf(offers, 'pass'), ...offersOf(offers, 'done')];
  const best = bestOf(
    offers.filter((offer) => offer !== pass && offer[0] !== 'play'),
    worth,
  );
  return best !== null && (pass === undefined || worth(best) > least) ? best : (pass ?? null);
}

/** GLO 6.5.1: to fall upon somebody who passes by. */
export function intercept({ frame, offers, survey, judge }: Question): Offer | null {
  const { town } = subjectOf(frame);
  const worth = (offer: Offer) => judge.value({ slots: realAt(survey, named(offer, 1)), town }) - judge.now;
  return orPass(offers, worth, opinion.intercept);
}

/** GLO 6.5.2: to march to the sound of the guns. */
export function toTheGuns({ offers, survey, judge }: Question): Offer | null {
  const worth = (offer: Offer) =>
    judge.value({ slots: realAt(survey, named(offer, 1)), town: named(offer, 2) }) - judge.now;
  return orPass(offers, worth, 0.1);
}

/** Everybody who can fight goes along, and whoever leads them. */
export function react({ offers, survey: { b } }: Question): Offer | null {
  const real = offersOf(offers, 'pick').filter((offer) => decoyIn(b, named(offer, 1)) === OFF);
  const next = bestOf(real, (offer) => (hasStrength(b, named(offer, 1)) ? 1 : 0));
  const [done] = offersOf(offers, 'done');
  return next ?? done ?? null;
}

/** GLO 6.3#18: cavalry that would be ridden down slips away. */
export function withdraw({ offers, judge }: Question): Offer | null {
  const worth = (offer: Offer) => judge.value({ slots: [named(offer, 1)], town: named(offer, 2) }) - judge.now;
  return orPass(offers, worth, 0.15);
}

/** In with them, or back out of the way (GLO 6.5.1#19, #20). */
export function engage({ frame, offers, judge }: Question): Offer | null {
  const { slots, town } = subjectOf(frame);
  return bestOf(offers, (offer) => judge.value({ slots, town: offer[0] === 'engage' ? town : named(offer, 1) }));
}

/** Where to go: with all who must, to the town where they stand best; those who may stay are judged there too. */
export function goTo({ frame, offers, survey, judge }: Question): Offer | null {
  const { b } = survey;
  const { leader, slots: moved, town } = subjectOf(frame);
  const here = moved.length > 0 ? moved : realAt(survey, town);
  const slots = leader === OFF ? here : [slotOf(b, leaderPiece(b, leader))];
  return bestOf(offers, (offer) => {
    switch (offer[0]) {
      case 'stay':
        return judge.now;
      case 'slip':
        return judge.value({ slots: [named(offer, 1)], town: named(offer, 2) });
      default:
        return judge.value({ slots, town: named(offer, 1) });
    }
  });
}
