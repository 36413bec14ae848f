import type { Fact } from '@bivouac/kernel';
import { strengthOf } from '../rules/queries.ts';
import { GONE, MARKERS, type NationsState, PLACED } from '../rules/state.ts';
import { army, card, content, markersOf, mission, type Played, type Position, position } from './position.ts';

/** Missions, one a district, on fields that no test of fights or placing uses. */
export const FAR_MISSIONS = ['breitenfeld', 'gueldengossa', 'markranstaedt', 'taucha', 'reudnitz'] as const;

export const TIME = card('time');

function ids(s: NationsState, status: number): string[] {
  return content.armies.flatMap(({ id }, i) => (s.status[i] === status ? [id] : []));
}

/** The armies on the board, each with its village. */
export function standing(s: NationsState): { [army: string]: string } {
  const found = ids(s, PLACED).map((id): [string, string] => [id, content.fields[s.field[army(id)] ?? -1]?.id ?? '?']);
  return Object.fromEntries(found);
}

/** The armies that are still markers, each with its villages. */
export function lying(s: NationsState): { [army: string]: string[] } {
  return Object.fromEntries(ids(s, MARKERS).map((id) => [id, markersOf(s, id)]));
}

export function gone(s: NationsState): string[] {
  return ids(s, GONE);
}

/** The strength that an army has left. */
export function strength(s: NationsState, id: string): number {
  return strengthOf(content, s, army(id));
}

/** The facts of these kinds, in the order in which they came. */
export function told({ facts }: Played, ...kinds: readonly string[]): Fact[] {
  return facts.filter(({ fact }) => kinds.includes(fact));
}

/** The seat that the match waits for, what it is asked, and the clause it rests on. */
export function asked({ referee }: Played): { seat: number; prompt: string; clause: string } | null {
  const [seat] = referee.waiting();
  const decision = seat === undefined ? null : referee.decision(seat);
  return decision === null ? null : { seat: decision.seat, prompt: decision.prompt, clause: decision.clause };
}

/** The space before a day of October. */
export function before(day: number): number {
  const date = content.dates.find((one) => one.day === day);
  if (date === undefined) throw new Error(`${day} October is not on the bar`);
  return date.at - 1;
}

const activeSeat = (wanted: Position) => (wanted.active === 'allied' ? 1 : 0);

/** The last action of a turn is a time card that brings a fight, up to the first choice somebody has in it. */
export function fightOn(day: number, wanted: Position): Played {
  const played = position({
    missions: FAR_MISSIONS,
    revealed: FAR_MISSIONS.slice(0, day - 15),
    time: before(day),
    actionsLeft: 1,
    hands: wanted.active === 'allied' ? [[], ['time']] : [['time'], []],
    ...wanted,
  });
  played.act(activeSeat(wanted), 'card', TIME);
  played.act(0, 'reveal', mission(FAR_MISSIONS[day - 15] ?? ''));
  return played;
}

/** The last action of the game has been played: all five missions are revealed, and the scoring has begun. */
export function scoreAt(missions: readonly string[], wanted: Position): Played {
  const played = lastAction(missions, wanted);
  played.act(activeSeat(wanted), 'card', TIME);
  return played;
}

/** A time card is the last action of the game. */
export function lastAction(missions: readonly string[], wanted: Position): Played {
  return position({
    missions,
    revealed: missions.slice(0, 4),
    time: before(19),
    actionsLeft: 1,
    hands: wanted.active === 'allied' ? [[], ['time']] : [['time'], []],
    ...wanted,
  });
}

/** How the mission of a village came out. */
export function outcomeOf(played: Played, village: string): Fact | undefined {
  return told(played, 'mission').find((fact) => fact['mission'] === mission(village));
}
