import { fastDice, StateDice, UNKNOWN, varsOf } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { fightOut, type TacticOdds, tacticOdds } from '../odds.ts';
import { type Battle, type BattleKind, forceOf, newBattle } from '../rules/battle/battle-force.ts';
import { roundsOf } from '../rules/battle/tactics.ts';
import { hasStrength, isCavalry } from '../rules/pieces/pieces.ts';
import { siegeModifier } from '../rules/sieges/siege.ts';
import { walls } from '../rules/sieges/walls.ts';
import { type Board, type Gloire, OFF, other } from '../rules/state.ts';
import { goingOn } from './going-on.ts';
import { say, tenth } from './words.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const SAMPLES = 12;
const DIE = [1, 2, 3, 4, 5, 6] as const;
const TACTICS = [1, 2, 3, 4] as const;

/** The share of the six faces of a die for which something is so. */
const chanceOf = (isSo: (die: number) => boolean): number => DIE.filter(isSo).length / DIE.length;

/** GLO 9#4, #5: what a won battle is worth by its type. */
function pointsOf({ content }: Board, type: number): number {
  const { decisive, offensive } = content.campaign.victory;
  return type >= 4 ? decisive : type === 3 ? offensive : 0;
}

/** The points at stake with a tactic, least and most, whatever the enemy answers (GLO 8.2#2, 9#4). */
export function stakesOf(b: Board, tactic: number): readonly [least: number, most: number] {
  const all = TACTICS.flatMap((reply) => [true, false].map((led) => pointsOf(b, roundsOf(tactic, reply, led))));
  return [Math.min(...all), Math.max(...all)];
}

export function stakesWords({ speech }: Pick<Given<Gloire>, 'speech'>, b: Board, tactic: number): string {
  const [least, most] = stakesOf(b, tactic);
  return least === most ? say(speech, 'stakes', { points: most }) : say(speech, 'stakesRange', { least, most });
}

/** The odds in words: won, drawn, lost, and what both may lose. */
function oddsWords({ speech }: Given<Gloire>, { won, drawn, lost, ownLoss, foeLoss }: TacticOdds): string {
  const chances = say(speech, 'oddsWords', { won: percent(won), drawn: percent(drawn), lost: percent(lost) });
  const losses = say(speech, 'oddsLosses', { own: tenth(speech, ownLoss), foe: tenth(speech, foeLoss) });
  return `${chances}. ${losses}.`;
}

/** What a battle would bring with the tactic that promises most; null where nothing can be told. */
export function battleForeseen(given: Given<Gloire>, mine: number, town: number, kind: BattleKind): string | null {
  const { content, view, eyes, speech } = given;
  if (town === OFF) return null;
  const b: Board = { content, s: view.game };
  const battle = newBattle(town, kind, mine, b.s.surprise[town] ?? OFF);
  if (forceOf(b, battle, mine).length === 0) return null;
  const dice = new StateDice(fastDice('stakes'));
  const odds = tacticOdds({ content, view, eyes, battle, side: mine, samples: SAMPLES, dice });
  const [first, ...others] = odds;
  if (first === undefined || first.won + first.drawn + first.lost === 0) return null;
  const best = others.reduce((top, one) => (one.won - one.lost > top.won - top.lost ? one : top), first);
  return [
    say(speech, 'bestTactic', { tactic: speech.name('tactic', best.tactic) }),
    oddsWords(given, best),
    stakesWords(given, b, best.tactic),
  ].join(' ');
}

/** The town before whose walls somebody must decide. */
const walledTown = ({ view }: Given<Gloire>): number => varsOf(view.stack, walls)?.town ?? OFF;

export const assaultForeseen = (given: Given<Gloire>, mine: number): string | null =>
  battleForeseen(given, mine, walledTown(given), 'assault');

/** GLO 8.8#19 to #27: the chance that a besieged town falls at once. */
export function siegeForeseen(given: Given<Gloire>, mine: number): string | null {
  const town = walledTown(given);
  if (town === OFF) return null;
  const b: Board = { content: given.content, s: given.view.game };
  const { fallsFrom } = b.content.campaign.siege;
  const step = Math.max(0, b.s.siege[town] as number);
  const from = fallsFrom[Math.min(step, fallsFrom.length - 1)] ?? 7;
  const added = siegeModifier(b, town, mine);
  const chance = chanceOf((die) => die + added >= from);
  return say(given.speech, 'siegeChance', {
    chance: percent(chance),
    from,
    added: added >= 0 ? `+${added}` : `−${-added}`,
  });
}

/** GLO 8.4#13 to #18: the three results of an overrun. */
export function overrunForeseen(given: Given<Gloire>): string | null {
  const { battle } = goingOn(given.view);
  if (battle === null) return null;
  const b: Board = { content: given.content, s: given.view.game };
  const horse = forceOf(b, battle, battle.attacker).some((slot) => isCavalry(b, slot) && hasStrength(b, slot)) ? 1 : 0;
  return say(given.speech, 'overrunOdds', {
    destroyed: percent(chanceOf((die) => die + horse >= 5)),
    through: percent(chanceOf((die) => die + horse >= 3 && die + horse < 5)),
    back: percent(chanceOf((die) => die + horse < 3)),
  });
}

/** Whether both Forces are known whole, so that a battle can be reckoned through. */
function isKnown({ content, view }: Given<Gloire>, battle: Battle, side: number): boolean {
  const b: Board = { content, s: view.game };
  return forceOf(b, battle, side).every((slot) => {
    const piece = view.game.face.is[slot] as number;
    return piece !== UNKNOWN && (piece >= content.units.length || view.game.points[piece] !== UNKNOWN);
  });
}

/** The battle fought out as it stands, where it could be an overrun instead. */
export function foughtOutForeseen(given: Given<Gloire>, mine: number): string | null {
  const { battle } = goingOn(given.view);
  if (battle === null || !isKnown(given, battle, other(mine))) return null;
  const b: Board = { content: given.content, s: given.view.game };
  const odds = fightOut(b, battle, Math.max(1, battle.rounds - battle.round + 1), mine);
  const points = pointsOf(b, battle.type);
  return [
    oddsWords(given, { ...odds, tactic: 0, exact: true, imagined: 0 }),
    say(given.speech, 'stakes', { points }),
  ].join(' ');
}

/** GLO 6.4#8 to #10: a bridge that is blown stands on a six; an odd die costs a point. */
export const blowForeseen = ({ speech }: Given<Gloire>): string =>
  say(speech, 'blowOdds', { down: percent(5 / 6), cost: percent(1 / 2) });
