import { cell, type Offer } from '@bivouac/kernel';
import { outsideAt, sheetOf, slotOf, unitOf } from '../../rules/pieces/pieces.ts';
import { OFF } from '../../rules/state.ts';
import { bestOf, named, offersOf, placedIn } from './frames.ts';
import type { Question } from './question.ts';
import type { Survey } from './survey.ts';

/** The last word of a turn is worth more than the first, when there is no other turn to come. */
export function goFirst({ offers, survey: { ownTurns, b, side } }: Question): Offer | null {
  const last = ownTurns <= 1;
  const weaker = strengthOfSide(b, side) < strengthOfSide(b, 1 - side);
  const [verb] = offersOf(offers, last || weaker ? 'second' : 'first');
  return verb ?? null;
}

function strengthOfSide({ s, content }: Survey['b'], side: number): number {
  return s.points.reduce((sum, points, unit) => (content.units[unit]?.side === side ? sum + points : sum), 0);
}

/** Replacements for the best troops, and those who are near to nothing before all. */
export function replace({ offers, survey: { b } }: Question): Offer | null {
  const [done] = offersOf(offers, 'done');
  const best = bestOf(offersOf(offers, 'replace'), (offer) => {
    const unit = named(offer, 1);
    const alive = cell(b.s.place, slotOf(b, unit)) >= 0 ? 10 : 0;
    const saved = cell(b.s.points, unit) === 0 ? 5 : 0;
    return alive + saved + sheetOf(b, unit).cohesion + (unitOf(b, unit).type === 'infantry' ? 0.5 : 0);
  });
  return best ?? done ?? null;
}

/** Points of a joint die by the strength of the armies. */
export function share({ offers, survey: { b } }: Question): Offer | null {
  const armies = b.content.campaign.jointDice.find((group) => group.includes(named(offers[0] ?? ['share'], 1))) ?? [];
  const strength = (army: number) =>
    b.s.points.reduce((sum, points, unit) => (b.s.armyOf[unit] === army ? sum + Math.max(0, points) : sum), 0.5);
  const all = armies.reduce((sum, army) => sum + strength(army), 0);
  const most = Math.max(...offers.map((offer) => named(offer, 2)));
  return bestOf(offers, (offer) => {
    const due = (most * strength(named(offer, 1))) / Math.max(1, all);
    return -Math.abs(named(offer, 2) - due);
  });
}

/** Losses fall on the worst troops, and rather where much is left. */
export function suffer({ offers, survey: { b } }: Question): Offer | null {
  return bestOf(offersOf(offers, 'allot'), (offer) => {
    const unit = named(offer, 1);
    return cell(b.s.points, unit) * 0.2 - sheetOf(b, unit).cohesion;
  });
}

/** Decoys make weak garrisons look like something: first where a town scores, then beside the smallest Forces. */
export function placeDecoy({ frame, offers, survey }: Question): Offer | null {
  const { b, side } = survey;
  const [done] = offersOf(offers, 'done');
  const placed = placedIn(frame).filter((_, i) => i % 2 === 1);
  const best = bestOf(offersOf(offers, 'decoy'), (offer) => {
    const town = named(offer, 2);
    const here = outsideAt(b, town, side);
    const score = survey.places.some((place) => place.town === town) ? 4 : 0;
    return (
      score - survey.force(here).points * 0.2 - here.length * 0.5 - 2 * placed.filter((one) => one === town).length
    );
  });
  return best ?? done ?? null;
}

/** Who goes inside the walls: the strongest. */
export function man({ offers, survey: { b } }: Question): Offer | null {
  const [done] = offersOf(offers, 'done');
  const next = bestOf(offersOf(offers, 'pick'), (offer) => {
    const piece = b.s.face.is[named(offer, 1)] ?? OFF;
    return b.s.points[piece] ?? 0;
  });
  return next ?? done ?? null;
}

/** The army that a card is for: ours with most strength, or theirs. */
export function aimArmy({ offers, survey: { b } }: Question): Offer | null {
  return bestOf(offers, (offer) =>
    b.s.points.reduce(
      (sum, points, unit) => (b.s.armyOf[unit] === named(offer, 1) ? sum + Math.max(0, points) : sum),
      0,
    ),
  );
}

/** A leader who falls: the best one. */
export function aimLeader({ offers, survey: { b } }: Question): Offer | null {
  return bestOf(offers, (offer) => {
    const sheet = b.content.leaders[named(offer, 1)]?.sheets[b.s.sheet];
    return sheet === null || sheet === undefined ? 0 : sheet.rank * 10 + sheet.tactical;
  });
}

/** A town that a card is for: where most of the enemy may stand. */
export function aimTown({ offers, survey: { foes } }: Question): Offer | null {
  return bestOf(offers, (offer) => foes.get(named(offer, 1))?.mean.points ?? 0);
}
