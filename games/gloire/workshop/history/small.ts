import type { GloireContent } from '../../content/types.ts';
import type { HistoricBattle } from './battles.ts';
import { refight } from './refight.ts';

/** A fight without leaders at an open town: points of the attacker and of the defender, all of cohesion 4. */
export interface SmallFight {
  readonly attacker: number;
  readonly defender: number;
  readonly entrenched?: boolean;
}

export interface SmallTally extends SmallFight {
  /** Shares of the fights: the defender was driven off, the attacker was beaten, anybody lost anything at all. */
  readonly won: number;
  readonly lost: number;
  readonly hurt: number;
}

/** What is small: five to one, less than that, equals, and a detachment that has dug in. */
export const smallFights: readonly SmallFight[] = [
  ...[1, 2, 3, 4, 5, 6].map((defender) => ({ attacker: 5 * defender, defender })),
  { attacker: 11, defender: 2 },
  { attacker: 4, defender: 1 },
  { attacker: 8, defender: 2 },
  { attacker: 7, defender: 2 },
  { attacker: 6, defender: 2 },
  ...[3, 4, 5, 6, 7, 8].map((points) => ({ attacker: points, defender: points })),
  { attacker: 30, defender: 2, entrenched: true },
];

/** French corps of cohesion 4 in spring, with the most points of each. */
const CORPS = [
  ['fr-v', 12],
  ['fr-vi', 10],
  ['fr-xi', 8],
] as const;

function corpsOf(points: number): string {
  let left = points;
  return CORPS.flatMap(([id, most]) => {
    const here = Math.min(left, most);
    left -= here;
    return here > 0 ? [`${id}:${here}`] : [];
  }).join(' ');
}

const ANY_TACTIC = [1, 1, 1, 1] as const;

function asBattle({ attacker, defender, entrenched = false }: SmallFight): HistoricBattle {
  return {
    id: `${attacker} to ${defender}`,
    name: `${attacker} against ${defender}`,
    date: 'any day',
    scenario: 'luetzen',
    town: 'luetzen',
    attacker: 'french',
    winner: 'french',
    weather: 'clear',
    french: { weissenfels: corpsOf(attacker) },
    coalition: `pr-buelow:${defender}`,
    entrenched,
    losses: { french: [0, 0], coalition: [0, 0] },
    retreat: { french: 'weissenfels', coalition: 'pegau' },
    tactics: { french: ANY_TACTIC, coalition: ANY_TACTIC },
    source: 'nothing but the tables',
  };
}

/** Six corps of cavalry in autumn, with the most bonus an army can bring, fall on a lone brigade of infantry. */
const rideDown: HistoricBattle = {
  ...asBattle({ attacker: 0, defender: 6 }),
  id: 'ride down',
  scenario: 'autumn',
  french: { weissenfels: 'fr-guard-cavalry:5 fr-cav-1:7 fr-cav-2:4 fr-cav-3:3 fr-cav-4:3 fr-cav-5:3' },
};

/** What the fight and the pursuit after it cost the beaten on average, in so many battles that came to one. */
export function tallyPursuit(games: number, seed: string, pack?: GloireContent): { fight: number; pursuit: number } {
  const fought = Array.from({ length: games }, (_, i) => refight(rideDown, `${seed} ride ${i}`, pack));
  const pursued = fought.flatMap(({ beaten, lost: [french, coalition], pursued: points }) =>
    points === null ? [] : [{ points, all: beaten === 'french' ? french : coalition }],
  );
  const mean = (what: (one: (typeof pursued)[number]) => number) =>
    pursued.reduce((sum, one) => sum + what(one), 0) / Math.max(1, pursued.length);
  return { fight: mean(({ points, all }) => all - points), pursuit: mean(({ points }) => points) };
}

/** A small fight so many times. */
export function tallySmall(fight: SmallFight, games: number, seed: string, pack?: GloireContent): SmallTally {
  const battle = asBattle(fight);
  const fought = Array.from({ length: games }, (_, i) => refight(battle, `${seed} ${battle.id} ${i}`, pack));
  const share = (counts: (one: (typeof fought)[number]) => boolean) => fought.filter(counts).length / games;
  return {
    ...fight,
    won: share(({ beaten }) => beaten === 'coalition'),
    lost: share(({ beaten }) => beaten === 'french'),
    hurt: share(({ lost: [french, coalition] }) => french + coalition > 0),
  };
}
