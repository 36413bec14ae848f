import { type Action, type Frame, isAt, type Offer, varsIn } from '@bivouac/kernel';
import type { Leader } from '../content/types.ts';
import { contest } from '../rules/command/contest.ts';
import { driving } from '../rules/command/couriers.ts';
import { owing } from '../rules/command/duties.ts';
import { writing } from '../rules/command/letters.ts';
import { corpsChiefs, openings, ordersATurn, staff } from '../rules/command/staff.ts';
import { ATTACK, DEFENCE, MARCH, RETREAT, WITHDRAWAL } from '../rules/command/state.ts';
import { isFurtherBack, tacticOf, toEnemy, toLineOf, unitsOf } from '../rules/command/tactics.ts';
import { distance } from '../rules/ground/field.ts';
import { inOrder, other } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { find } from './answers.ts';
import { prizesOf, type Scene } from './scene.ts';

/** So near an enemy a corps stops marching and fights. */
const CONTACT = 9;

/** How far a side is ahead in points. */
function lead({ content, s, side }: Scene): number {
  const points = pointsOf(content, s);
  return (points[side as 0 | 1] ?? 0) - (points[other(side) as 0 | 1] ?? 0);
}

/** Whether a corps has lost heart, or most of its men their order: it is not sent forward any more. */
function isSpent(scene: Scene, leader: number): boolean {
  const { content, s } = scene;
  const { corps = [] } = content.leaders[leader] ?? {};
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  const shaken = bodies.some((body, i) => s.mood[i] !== 0 && body.corps.some((one) => corps.includes(one)));
  const units = unitsOf(scene, leader);
  return shaken || units.filter((unit) => inOrder(s, unit)).length * 2 < units.length;
}

/**
 * What a corps is to do: whoever is not ahead attacks with those who can, whoever is ahead by enough holds. In between each
 * goes on as it was ordered: couriers are slow, and orders few.
 */
function wantedOf(scene: Scene, leader: number): number {
  const ahead = lead(scene);
  if (isSpent(scene, leader)) return DEFENCE;
  if (ahead <= 0) return ATTACK;
  const now = tacticOf(scene.s, leader);
  const enough = scene.content.scenarios[scene.s.scenario]?.victory.margin ?? 1;
  return ahead < enough && now === ATTACK ? ATTACK : DEFENCE;
}

/** What the bot's staff would write now, one after the other: it is asked again until nothing is left. */
function wishes(scene: Scene): Action[] {
  const { content, s, side } = scene;
  const { orders } = s.command ?? {};
  if (orders === undefined) return [];
  const found: Action[] = [];
  for (const leader of corpsChiefs(scene, side)) {
    const wanted = wantedOf(scene, leader);
    const now = tacticOf(s, leader);
    const at = s.chiefHex[leader] as number;
    if (now === MARCH) {
      if (toEnemy(scene, side, at) <= CONTACT) found.push(['shift', leader, wanted]);
      else if ((orders.standing[leader]?.goal ?? -1) < 0) found.push(['bound', leader]);
    } else if (now !== wanted && now !== RETREAT) {
      const onItsWay = orders.dispatches.some((one) => one.to === leader && one.order.tactic === wanted);
      const open = (orders.sent[side] as number) < ordersATurn({ content, s }, side);
      if (!onItsWay && open) found.push(['order', leader, wanted]);
    }
  }
  return found;
}

/** Whether the staff has something to write that it is offered to. */
export function wantsStaff(scene: Scene, offers: readonly Offer[]): boolean {
  // EMP XVII.9: the computer writes no letters.
  if (find(offers, 'staff') === undefined || scene.s.letters !== undefined) return false;
  const general = scene.content.leaders.some(
    (leader: Leader, i) => leader.side === scene.side && leader.rank === 0 && (scene.s.chiefHex[i] as number) >= 0,
  );
  return wishes(scene).some(([verb]) => verb !== 'order' || general);
}

/** Where a corps is to march: the place worth most that is nearest to the enemy, else towards his lines. */
function goalOf(scene: Scene, leader: number): number {
  const { s, field, side } = scene;
  const from = Math.max(0, s.chiefHex[leader] as number);
  const free = prizesOf(scene).filter(({ hex }) => toEnemy(scene, side, hex) > 0);
  const best = free.sort((one, two) => distance(field, one.hex, from) - distance(field, two.hex, from))[0];
  return best?.hex ?? from;
}

const matching = (offers: readonly Offer[], wanted: Action): Offer | undefined =>
  offers.find((offer) => offer.length === wanted.length && offer.every((part, i) => part === wanted[i]));

/** What a bot answers to the questions of command; undefined where it is not one of them. */
export function commandChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  if (isAt(frame, staff, 'write'))
    return (
      wishes(scene)
        .map((wish) => matching(offers, wish))
        .find((one) => one !== undefined) ?? find(offers, 'done')
    );
  if (isAt(frame, staff, 'compose')) return find(offers, 'seal');
  if (isAt(frame, openings, 'choose')) {
    const first = offers.find(
      ([verb, leader, tactic]) => verb === 'order' && tactic === wantedOf(scene, Number(leader)),
    );
    return first ?? find(offers, 'done');
  }
  const desk = varsIn(frame, staff) ?? varsIn(frame, openings);
  if (desk !== null) return ['goal', goalOf(scene, desk.notes.at(-1)?.leader ?? 0)];
  if (varsIn(frame, writing) !== null) return find(offers, 'done') ?? ['words', '…'];
  if (varsIn(frame, contest) !== null) return find(offers, 'done');
  if (varsIn(frame, driving) !== null) return offers[0];
  return undefined;
}

/** Where orders demand more than was planned: who must still move, or which chief ride; undefined where they do not. */
export function dutyRun(scene: Scene, offers: readonly Offer[]): Action[] | undefined {
  if (scene.s.command?.orders === undefined) return undefined;
  const chief = corpsChiefs(scene, scene.side).find(
    (leader) => tacticOf(scene.s, leader) === WITHDRAWAL && matching(offers, ['ride', leader]) !== undefined,
  );
  if (chief !== undefined) return [['ride', chief]];
  const unit = owing(scene)
    .flatMap(({ units }) => units)
    .find((one) => matching(offers, ['move', one]) !== undefined);
  return unit === undefined ? undefined : [['move', unit]];
}

/** On the march by order: the step that does most for it. */
export function dutyStep(scene: Scene, offers: readonly Offer[], tactic: number): Action | undefined {
  const { side } = scene;
  const rest = (hex: number) => (tactic === ATTACK ? toEnemy(scene, side, hex) : toLineOf(scene, side, hex));
  const steps = offers.flatMap(([verb, to]) => (verb === 'step' && typeof to === 'number' ? [to] : []));
  const [best] = steps.sort((one, two) => rest(one) - rest(two));
  if (best !== undefined) return ['step', best];
  // Nowhere to go as it stands: it forms column, or turns.
  const pose = offers.find(([verb]) => verb === 'column') ?? offers.find(([verb]) => verb === 'turn');
  return pose?.every((part) => typeof part !== 'object') === true ? (pose as Action) : undefined;
}

/** A chief who must fall back rides home. */
export function rideHome(scene: Scene, chief: number, offers: readonly Offer[]): Action | undefined {
  const steps = offers.flatMap(([verb, to]) => (verb === 'step' && typeof to === 'number' ? [to] : []));
  const back = steps.find((to) => isFurtherBack(scene, chief, to)) ?? steps[0];
  return back === undefined ? undefined : ['step', back];
}
