import { cell, type Offer } from '@bivouac/kernel';
import { fightOut } from '../../odds.ts';
import { type Battle, forceOf, newBattle } from '../../rules/battle/battle-force.ts';
import { insideAt, leadersIn, outsideAt, unitsIn } from '../../rules/pieces/pieces.ts';
import { type Board, other } from '../../rules/state.ts';
import { OFFENSIVE, roundsOf, tacticsOf } from '../../rules/battle/tactics.ts';
import { roundsIn } from '../../rules/turn/weather.ts';
import { clashOf, pointsOfVictory } from './clash.ts';
import { forceIn } from './force.ts';
import { bestOf, named, offersOf, subjectOf } from './frames.ts';
import { opinion } from './opinion.ts';
import type { Question } from './question.ts';
import type { Survey } from './survey.ts';

/** What so many rounds are worth, reckoned through against one picture of the enemy. */
function worthOf({ content, side }: Survey, b: Board, battle: Battle, type: number): number {
  const odds = fightOut(b, battle, roundsIn(b.s.weather, type), side);
  const prize = pointsOfVictory(content, type) + opinion.field;
  const kept =
    battle.attacker === side ? odds.won - odds.lost - 0.5 * odds.drawn : odds.won - odds.lost + 0.5 * odds.drawn;
  return kept * prize + (odds.foeLoss - odds.ownLoss) * opinion.strength;
}

/** Which tactic: the enemy answers as he likes, or as it hurts us most. */
export function chooseTactic(question: Question, chosen: Battle): Offer | null {
  const { survey, offers } = question;
  const { side } = survey;
  const battle = newBattle(chosen.town, chosen.kind, chosen.attacker, chosen.surprise);
  const sums = new Map<number, number>();
  for (const b of survey.worlds) {
    const foes = forceOf(b, battle, other(side));
    const own = forceOf(b, battle, side);
    if (unitsIn(b, foes).length === 0 || unitsIn(b, own).length === 0) continue;
    const oneLeads = leadersIn(b, foes).length > 0 !== leadersIn(b, own).length > 0;
    const known = new Map<number, number>();
    for (const offer of offers) {
      const tactic = named(offer, 1);
      const values = tacticsOf(b, foes).map((reply) => {
        const type = roundsOf(tactic, reply, oneLeads);
        const value = known.get(type) ?? worthOf(survey, b, battle, type);
        known.set(type, value);
        return value;
      });
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      sums.set(tactic, (sums.get(tactic) ?? 0) + 0.5 * mean + 0.5 * Math.min(...values));
    }
  }
  return bestOf(offers, (offer) => sums.get(named(offer, 1)) ?? 0);
}

/** GLO 8.4#9: an overrun brings no points of victory, a battle that was bold enough does. */
export function runOver({ offers }: Question, { type }: Battle): Offer | null {
  const [verb] = offersOf(offers, type >= OFFENSIVE ? 'battle' : 'overrun');
  return verb ?? null;
}

/** GLO 8.8: behind the walls, unless the field can be held. */
export function shelter({ frame, offers, survey }: Question): Offer | null {
  const { town } = subjectOf(frame);
  const foe = survey.foes.get(town);
  const own = survey.force(survey.groups.get(town) ?? []);
  const bold = foe !== undefined && survey.defence(own, foe, 'defensive').worth > 0;
  const [verb] = offersOf(offers, bold ? 'outside' : 'inside');
  return verb ?? null;
}

/** Storm the walls, or sit down before them. */
export function siege({ frame, offers, survey }: Question): Offer | null {
  const { b, side, content } = survey;
  const { town } = subjectOf(frame);
  const [patient] = [...offersOf(offers, 'besiege'), ...offersOf(offers, 'mask')];
  const [assault] = offersOf(offers, 'assault');
  const own = survey.force(outsideAt(b, town, side));
  const { won, worth } = clashOf(content, own, forceIn(b, insideAt(b, town, other(side))), 'fortified');
  const place = survey.places.find((one) => one.town === town);
  const prize = place === undefined ? 0 : place.points[0] + place.points[1];
  const begun = cell(b.s.siege, town) > 0;
  const later = begun ? 0.8 : survey.ownTurns > 0 ? 0.7 : 0.3;
  return assault !== undefined && won * prize + worth > later * prize ? assault : (patient ?? null);
}

/** A sortie is worth it only if it succeeds. */
export function nextFight({ offers, survey }: Question): Offer | null {
  const { b, side, content } = survey;
  const own = (town: number) => survey.force(outsideAt(b, town, side)).points;
  const fight = bestOf(offersOf(offers, 'fight'), (offer) => own(named(offer, 1)));
  if (fight !== null) return fight;
  const [done] = offersOf(offers, 'done');
  const worth = (offer: Offer) => {
    const town = named(offer, 1);
    const foe = survey.foes.get(town)?.mean;
    if (foe === undefined) return 0;
    return clashOf(content, survey.force(insideAt(b, town, side)), foe, 'defensive').worth;
  };
  const sortie = bestOf(offersOf(offers, 'sortie'), worth);
  return sortie !== null && (done === undefined || worth(sortie) > 0.3) ? sortie : (done ?? null);
}

/** A bridge is blown behind a beaten army if a stronger enemy may come after it. */
export function bridge({ frame, offers, survey }: Question): Offer | null {
  const { side, foeTurns, b } = survey;
  const moved = outsideAt(b, subjectOf(frame).town, side);
  let strongest = 0;
  for (const { mean } of survey.foes.values()) strongest = Math.max(strongest, mean.points);
  const blow = foeTurns > 0 && strongest > survey.force(moved).points && survey.force(moved).points > 3;
  const [verb] = offersOf(offers, blow ? 'blow' : 'spare');
  return verb ?? null;
}
