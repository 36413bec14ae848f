import { type Action, EVERYONE, only } from '@bivouac/kernel';
import { distancesFrom } from '../pieces/map.ts';
import { type Ctx, OFF } from '../state.ts';

/** Questions that are no windows, and yet may be answered beforehand: what a battle asks of whoever is away. */
export type StaffQuestion = 'tactic' | 'suffer' | 'retreat' | 'blow' | 'leave' | 'walls';

/** Farther than any town is from another. */
const ANYWHERE = 1000;

/** The standing order for a question, if its answer fits now. That somebody need not be asked is news to the others. */
export function ordered(
  c: Ctx,
  power: number,
  question: StaffQuestion,
  fits: (answer: Action) => boolean,
): Action | null {
  const answer = c.standingOrder(power, question)?.answer;
  if (answer === undefined || !fits(answer)) return null;
  c.disclose(EVERYONE);
  c.tell?.({ fact: 'kernel.ordered', window: question, answer: [...answer], to: only(c.seatOf(power)) });
  return answer;
}

/** Whether an order leaves the choice to the staff. */
export const asYouLike = ([verb]: Action): boolean => verb === 'pass';

/** Where the staff would fall back to: the town nearest to a source of supply, by the roads as they are. */
function homeward(c: Ctx, power: number, ways: readonly number[]): number {
  const sources = c.content.armies[power]?.supply ?? [];
  const far = (town: number): number => {
    const distance = distancesFrom(c, town, ANYWHERE, () => false);
    const reached = sources.flatMap((source) => (distance[source] === OFF ? [] : [distance[source] as number]));
    return Math.min(...reached, ANYWHERE);
  };
  const [first = OFF, ...others] = ways;
  return others.reduce(
    ({ best, least }, town) => (far(town) < least ? { best: town, least: far(town) } : { best, least }),
    { best: first, least: far(first) },
  ).best;
}

/** The town that somebody has ordered a retreat to, or left to his staff to choose; OFF if he must be asked. */
export function orderedWay(c: Ctx, power: number, ways: readonly number[]): number {
  const fits = (answer: Action) => asYouLike(answer) || (answer[0] === 'retreat' && ways.includes(Number(answer[1])));
  const answer = ordered(c, power, 'retreat', fits);
  if (answer === null) return OFF;
  return asYouLike(answer) ? homeward(c, power, ways) : Number(answer[1]);
}
