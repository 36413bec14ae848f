import type { Offer } from '@bivouac/kernel';
import type { CardEffect } from '../../content/types.ts';
import { halfOf } from '../../rules/cards/moments.ts';
import { OFF, other, SIDES } from '../../rules/state.ts';
import { named, offersOf, subjectOf } from './frames.ts';
import type { Question } from './question.ts';
import type { Survey } from './survey.ts';

/** An event that is worth playing now, or null. */
export function eventToPlay(question: Question): Offer | null {
  const { offers, survey } = question;
  const found = offersOf(offers, 'play').find((offer) => {
    const effect = halfOf(survey.b, named(offer, 1))?.effect;
    return effect !== undefined && isTimely(question, effect);
  });
  return found ?? null;
}

function isTimely({ frame, survey }: Question, effect: CardEffect): boolean {
  const { b, side } = survey;
  const own = b.s.active === side;
  switch (effect.kind) {
    case 'command':
    case 'free-stack':
    case 'depot':
    case 'replacements':
      return own;
    case 'supplied':
    case 'harass-supply':
    case 'confusion':
    case 'hunt':
    case 'defection':
    case 'desertion':
    case 'grand-battery':
    case 'leader-falls':
    case 'delay':
      return true;
    case 'evade': {
      const foe = survey.foes.get(subjectOf(frame).town);
      const here = survey.force(survey.groups.get(foe?.town ?? OFF) ?? []);
      return foe !== undefined && survey.defence(here, foe, survey.site(foe.town, side)).worth < -0.3;
    }
    case 'typhus': {
      const [mine = 0, theirs = 0] = [side, other(side)].map((one) => shutIn(survey, one));
      return theirs > mine;
    }
    case 'worse-weather':
    case 'easy-march':
    case 'spy':
    case 'free-boats':
    case 'fog':
    case 'armistice':
    case 'resumption':
      return false;
    default:
      return effect satisfies never;
  }
}

/** How many counters of a side are shut in behind walls. */
function shutIn({ b }: Survey, side: number): number {
  return b.s.inside.filter((inside, slot) => inside === 1 && SIDES[slot < b.s.frenchSlots ? 0 : 1] === side).length;
}
