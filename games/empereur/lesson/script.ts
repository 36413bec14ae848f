import { type Action, asAction, type Decision, type Offer, type Thing, type TurnSight } from '@bivouac/kernel';
import type { Empereur } from '../rules/state.ts';

export type Sight = TurnSight<Empereur>;

/** The number of a hex of the map, by its column and row. */
const hexIn = ({ content }: Sight, label: string): number =>
  (Number(label.slice(2)) - 1) * (content.maps[0]?.columns ?? 0) + Number(label.slice(0, 2)) - 1;

const unitIn = ({ content }: Sight, id: string): number => content.units.findIndex((unit) => unit.id === id);

const leaderIn = ({ content }: Sight, id: string): number => content.leaders.findIndex((leader) => leader.id === id);

export const at =
  (label: string) =>
  (table: Sight): Thing => ({ kind: 'place', id: hexIn(table, label) });

/** Something done to a hex: step there, fire at it, assault it. */
export const to =
  (verb: string, label: string) =>
  (table: Sight): Action => [verb, hexIn(table, label)];

/** Something done with a unit: move it, advance with it. */
export const by =
  (verb: string, id: string) =>
  (table: Sight): Action => [verb, unitIn(table, id)];

export const along =
  (id: string) =>
  (table: Sight): Action => ['bring', leaderIn(table, id)];

const first = ({ offers }: Pick<Decision, 'offers'>, isIt: (offer: Offer) => boolean): Action | null => {
  const offer = offers.find(isIt);
  return offer === undefined ? null : asAction(offer);
};

/** What the Prussians march in their first turn: one regiment, with its chief, comes over the brook. */
const MARCH = ['1126', '1226'] as const;

/** The Prussians come down to the brook, fire at whoever stands before them, and take their chief along when they run. */
export function answer(decision: Decision, table: Sight): Action | null {
  const { prompt, seat } = decision;
  if (seat === 0) return null;
  const own = unitIn(table, 'ir59');
  const here = table.state.hex[own];
  const next = here === hexIn(table, MARCH[0]) ? MARCH[1] : MARCH[0];
  const march = first(decision, ([verb, hex]) => verb === 'step' && hex === hexIn(table, next));
  const leads = first(decision, ([verb]) => verb === 'bring');
  if (prompt === 'mover') return first(decision, ([verb, unit]) => verb === 'move' && unit === own) ?? ['done'];
  if (prompt === 'march') return leads ?? march ?? ['done'];
  const does = (wanted: string) => first(decision, ([verb]) => verb === wanted);
  return leads ?? does('aim') ?? does('fire') ?? does('step') ?? does('done') ?? does('pass');
}
