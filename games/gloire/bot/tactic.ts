import { varsIn } from '@bivouac/kernel';
import type { Share } from '@bivouac/kernel/guide';
import { choosing, roundsOf } from '../rules/battle/tactics.ts';
import type { Asked } from './asked.ts';
import { choicesOf, clash } from './clash.ts';
import { outlookOf } from './evaluate.ts';
import { type Meeting, meetingAt, worthOfType } from './fights.ts';
import type { Outlook } from './outlook.ts';

/** A tactic and what it may be expected to bring, against an enemy who answers well. */
interface Tactic {
  readonly tactic: number;
  readonly worth: number;
  /** How often a good player chooses it. */
  readonly share: number;
}

/** How often both are thought to choose again, each as it would have been best so far. */
const REPLIES = 60;

/** What each tactic is worth to a side in the battle of a town, the best first; none if there is nobody to fight. */
function tacticsFor(o: Outlook, town: number, side: number, mine: readonly number[], wary: boolean): readonly Tactic[] {
  const seen = meetingAt(o, town);
  if (seen === null) return [];
  const attacks = side === o.b.s.active;
  const meeting = wary && !attacks ? feared(o, seen) : seen;
  const { attacker, defender } = meeting;
  const theirs = choicesOf(attacks ? defender : attacker);
  const oneLeads = attacker.rank < 1 !== defender.rank < 1;
  const table = mine.map((tactic) =>
    theirs.map((reply) => {
      const worth = worthOfType(o, town, meeting, roundsOf(tactic, reply, oneLeads));
      return attacks ? worth : -worth;
    }),
  );
  // Both answer what the other has chosen so far: that leads to how two good players mix (fictitious play).
  const ours = mine.map(() => 0);
  const others = theirs.map(() => 0);
  const against = (row: readonly number[]) => row.reduce((sum, value, i) => sum + value * (others[i] as number), 0);
  const answered = (i: number) => table.reduce((sum, row, k) => sum + (row[i] as number) * (ours[k] as number), 0);
  for (let n = 0; n < REPLIES; n++) {
    const best = indexOfMost(table.map(against));
    const worst = indexOfMost(theirs.map((_, i) => -answered(i)));
    ours[best] = (ours[best] as number) + 1;
    others[worst] = (others[worst] as number) + 1;
  }
  return mine
    .map((tactic, i) => ({ tactic, worth: against(table[i] ?? []) / REPLIES, share: (ours[i] as number) / REPLIES }))
    .sort((one, two) => two.worth - one.worth);
}

/** How much more than it seems there may be to a Force that attacks: strength by so much, cohesion by so much, each time. */
const MORE = { strength: 0.06, cohesion: 0.25 };
const MOST = 3;

/** Whoever attacks has reason to: he is taken for as much better than he seems as he needs to win, within measure. */
function feared(o: Outlook, { attacker, defender, field }: Meeting): Meeting {
  let found = attacker;
  for (let more = 0; more <= MOST; more++) {
    found = {
      ...attacker,
      points: attacker.points * (1 + more * MORE.strength),
      force: attacker.force * (1 + more * MORE.strength),
      cohesion: attacker.cohesion + more * MORE.cohesion,
    };
    if (clash(o.b.content, found, defender, field).won > 0.5) break;
  }
  return { attacker: found, defender, field };
}

/** Whoever is asked for his tactic: what each is worth and how often to choose it, the best first; none where that cannot be told. */
export function tacticsAsked({ b, seat, side, frame, offers, weights }: Asked): readonly Share[] {
  const battle = varsIn(frame, choosing)?.battle;
  if (battle === undefined) return [];
  const mine = offers.map(([, tactic]) => Number(tactic));
  // Where everything lies open there is no more to an enemy than can be seen.
  const wary = weights.foresight > 0 && b.s.blind !== 1;
  return tacticsFor(outlookOf(b, weights, seat, side), battle.town, side, mine, wary).flatMap(
    ({ tactic, worth, share }) =>
      offers.filter(([, one]) => one === tactic).map((offer) => ({ offer, share, value: worth })),
  );
}

function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return best;
}
