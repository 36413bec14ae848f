import { cell } from '@bivouac/kernel';
import type { VictoryPlace } from '../../content/types.ts';
import { townOf } from '../../rules/pieces/map.ts';
import { OFF, other } from '../../rules/state.ts';
import type { Clash } from './clash.ts';
import type { Force } from './force.ts';
import { opinion } from './opinion.ts';
import { chances, freedom, marchOf, prospects } from './perils.ts';
import { type Change, type Group, type Scene, sceneOf } from './scene.ts';
import type { Survey } from './survey.ts';

/** The position of a survey after a change, judged by one side, in victory points. */
export class Judge {
  readonly #survey: Survey;
  readonly #known = new Map<string, Clash>();
  #now: number | null = null;

  constructor(survey: Survey) {
    this.#survey = survey;
  }

  /** As things stand. */
  get now(): number {
    this.#now ??= this.value(null);
    return this.#now;
  }

  value(change: Change | null): number {
    const scene = sceneOf(this.#survey, change, this.#known);
    let sum = chances(scene);
    for (const place of this.#survey.places) sum += placeWorth(scene, place);
    for (const group of scene.groups.values()) sum += prospects(scene, group);
    return sum;
  }
}

/** What a town that scores may be expected to bring at the end. */
function placeWorth(scene: Scene, { town, points }: VictoryPlace): number {
  const { survey, groups, fights, change } = scene;
  const { side } = survey;
  const gain = points[side === 0 ? 0 : 1];
  const loss = points[side === 0 ? 1 : 0];
  const own = groups.get(town);
  const foe = survey.foes.get(town);
  const shutFoe = survey.garrison(town, other(side));
  const besieged = survey.content.campaign.victory.besieged ?? 0;
  const siege = (group: Group) => {
    const falls = fallsTo(scene, group);
    return falls * gain + (1 - falls) * besieged;
  };
  if (shutFoe > 0 && own !== undefined && own.force.points > 0) return siege(own);
  if (survey.garrison(town, side) > 0 && foe !== undefined) {
    const saved = taking(scene, town, foe.mean.points);
    const falls = (1 - saved) * (survey.foeTurns > 0 ? 0.7 : 0);
    return saved * gain - falls * loss - (1 - saved) * besieged;
  }
  const holder = change?.taken?.includes(town) === true ? side : survey.b.s.control[town];
  const fight = fights.get(town);
  if (fight !== undefined && own !== undefined && foe !== undefined && foe.mean.points > 0) {
    const walled = townOf(survey.b, town).fortress !== null;
    if (walled && holder !== side && own.force.points > 2 * foe.mean.points) return siege(own);
    const left = holder === side || holder === OFF ? 0.6 : 1;
    return fight.won * gain - (1 - fight.won) * left * loss;
  }
  if (holder === side) {
    const lost = raided(scene, town, own?.force.points ?? 0);
    return (1 - lost) * gain - lost * loss;
  }
  const got = taking(scene, town, foe?.mean.points ?? shutFoe);
  return got * gain - (1 - got) * (holder === other(side) ? 1 : raided(scene, town, 0)) * loss;
}

/** How likely a siege by these brings the town down in the turns that are left. */
function fallsTo({ survey }: Scene, { town, slots }: Group): number {
  const { content, b, ownTurns } = survey;
  const { fallsFrom } = content.campaign.siege;
  if (!survey.canBesiege(slots)) return 0;
  const added = townOf(b, town).fortress?.siegeDie ?? 0;
  let stands = 1;
  let step = Math.max(0, cell(b.s.siege, town));
  for (let turn = 0; turn < Math.min(ownTurns + 1, 3); turn++) {
    const least = fallsFrom[Math.min(step, fallsFrom.length - 1)] ?? 6;
    stands *= 1 - Math.min(1, Math.max(0, (7 - least + added) / 6));
    step++;
  }
  return 1 - stands;
}

/** How likely the enemy takes a town of ours with so many points in it: whoever is best placed, if he is free. */
function raided(scene: Scene, town: number, guard: number): number {
  const { survey } = scene;
  const { foeTurns, peace, troops } = survey;
  if (foeTurns === 0 || peace) return 0;
  const far = survey.farForFoes(town);
  const hold = holdOf(survey, town, guard);
  return (
    opinion.raid *
    best(scene, troops, (foe) => freedom(scene, foe) * chanceOf(foe.mean, cell(far, foe.town), foeTurns, hold))
  );
}

/** How likely one of ours takes a town that is guarded by so many points. */
function taking(scene: Scene, town: number, guard: number): number {
  const { survey, groups } = scene;
  const { ownTurns, peace } = survey;
  if (ownTurns === 0 || peace) return 0;
  const far = survey.farForUs(town);
  const hold = holdOf(survey, town, guard);
  return (
    opinion.seize *
    best(scene, groups.values(), ({ town: at, force }) => chanceOf(force, cell(far, at), ownTurns, hold))
  );
}

/** The best chance of any stack, each the less free the more it is wanted elsewhere. */
function best<T extends { readonly town: number }>(
  { busy }: Scene,
  stacks: Iterable<T>,
  chance: (stack: T) => number,
): number {
  let most = 0;
  let who = OFF;
  for (const stack of stacks) {
    const value = chance(stack) * (busy.get(stack.town) ?? 1);
    if (value <= most) continue;
    most = value;
    who = stack.town;
  }
  if (who !== OFF) busy.set(who, (busy.get(who) ?? 1) * opinion.shared);
  return most;
}

function holdOf({ b }: Survey, town: number, guard: number): number {
  return guard * (townOf(b, town).fortress === null ? opinion.guard : opinion.walls);
}

/** How likely a Force so far away gets into a town that is so well held, if it wants to. */
function chanceOf(force: Force, away: number, turnsLeft: number, hold: number): number {
  if (force.points <= 0) return 0;
  const turns = Math.max(1, Math.ceil(away / marchOf(force)));
  if (turns > turnsLeft) return 0;
  const strength = (force.points / (force.points + hold)) ** 1.5;
  return opinion.patience ** (turns - 1) * strength * (1 - 0.012 * away);
}
