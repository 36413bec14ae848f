import type { Fact, Json } from '@bivouac/kernel';
import type { Played } from './position.ts';

/** What the numbers of a fact or a question stand for; whatever is not here is a number. */
type Names = Readonly<Record<string, (at: number) => string | undefined>>;

function namesOf({ content, s }: Played): Names {
  const town = (at: number) => content.map.towns[at]?.id;
  const unit = (at: number) => content.units[at]?.id;
  const army = (at: number) => content.armies[at]?.id;
  const piece = (at: number) => unit(at) ?? content.leaders[at - content.units.length]?.id;
  const slot = (at: number) => piece(s.face.is[at] as number);
  return {
    town,
    from: town,
    battle: town,
    came: town,
    unit,
    counter: unit,
    becomes: unit,
    army,
    armies: army,
    leader: (at) => content.leaders[at]?.id,
    link: (at) => content.map.links[at]?.id,
    nation: (at) => content.campaign.nations[at]?.id,
    slot,
    slots: slot,
    units: unit,
    cutOff: piece,
  };
}

function said(names: Names, key: string, value: Json | undefined): string {
  if (Array.isArray(value))
    return `${key} ${value.map((one) => said(names, key, one).slice(key.length + 1)).join('+')}`;
  return `${key} ${typeof value === 'number' ? (names[key]?.(value) ?? value) : typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** A fact as a line: what it is, everything it says with names for numbers, its clause, and whom it is for. */
function line(played: Played, { fact, clause, ...details }: Fact): string {
  const names = namesOf(played);
  const words = Object.entries(details).map(([key, value]) => said(names, key, value));
  return `${[fact, ...words].join(', ')} (${clause ?? 'no clause'})`;
}

/** The log of a match as its players read it: every fact, or those of these kinds. */
export function chronicle(played: Played, ...kinds: readonly string[]): string[] {
  return played.facts
    .filter(({ fact }) => kinds.length === 0 || kinds.includes(fact))
    .map((fact) => line(played, fact));
}

/** What was told since; nothing of it is told again. */
export function news(played: Played, ...kinds: readonly string[]): string[] {
  const lines = chronicle(played, ...kinds);
  played.facts.length = 0;
  return lines;
}

/** The question that is being asked: whom, what, about what, and by which clause. */
export function question(played: Played): string {
  const [seat] = played.referee.waiting();
  const decision = seat === undefined ? null : played.referee.decision(seat);
  if (decision === null) return 'nobody is asked';
  const names = namesOf(played);
  const about = Object.entries(decision.about).map(([key, value]) => said(names, key, value));
  return `${decision.seat}: ${[decision.prompt, ...about].join(', ')} (${decision.clause})`;
}

/** Why an action is refused, with its clause; `may` if it is not. */
export function refusal(played: Played, seat: number, ...action: [string, ...(number | string)[]]): string {
  const { reason, clause } = played.why(seat, ...action);
  return reason === undefined ? 'may' : `${reason} (${clause})`;
}
