import { asAction, hasHole, type Offer, openFrames, varsIn } from '@bivouac/kernel';
import { useId, useState } from 'react';
import { openings, staff } from '../rules/command/staff.ts';
import { ACCEPTED, type Dispatch, LATE_TEST, NONE } from '../rules/command/state.ts';
import { tacticOf } from '../rules/command/tactics.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** What is written at the desk; everything else stays with the other choices. */
const DESK = ['order', 'shift', 'dare', 'bound', 'relay', 'giveUp'];

/** Whether a staff is at its desk now: orders are written there and not in the list of choices. */
export function isAtDesk({ stack }: ReturnType<typeof useTable>['view']): boolean {
  const asks = openFrames(stack).at(-1);
  return varsIn(asks, staff) !== null || varsIn(asks, openings) !== null;
}

export const isDeskOffer = ([verb]: Offer): boolean => DESK.includes(verb);

/** An objective on the map is any hex: offered row by row, it is spelt out so that each can be clicked (EMP XVII.3). */
export function spellOut(offers: readonly Offer[]): readonly Offer[] {
  if (!offers.some(([verb]) => verb === 'goal')) return offers;
  return offers.flatMap((offer): readonly Offer[] => {
    const [verb, hole] = offer;
    if (verb !== 'goal' || typeof hole !== 'object' || !('from' in hole)) return [offer];
    return Array.from({ length: hole.to - hole.from + 1 }, (_, i) => ['goal', hole.from + i] as const);
  });
}

/** EMP XVII.3-7: the order forms of a staff: a line for each chief, with what he does now and what is on its way to him. Folded where nothing is to be written. */
export function Desk() {
  const { s, content, view, rest, speech } = useTable();
  const { orders } = s.command ?? {};
  if (orders === undefined || !isAtDesk(view)) return null;
  const offers = rest.filter((offer) => isDeskOffer(offer) && !hasHole(offer));
  const leaders = content.leaders.flatMap((_, leader) =>
    tacticOf(view.game, leader) > NONE || offers.some(([, one]) => one === leader) ? [leader] : [],
  );
  return (
    <details className="emp-desk" open={offers.length > 0}>
      <summary>{say(speech, 'desk')}</summary>
      <div className="emp-forms">
        {leaders.map((leader) => (
          <Form key={leader} leader={leader} offers={offers.filter(([, one]) => one === leader)} />
        ))}
      </div>
    </details>
  );
}

function Form({ leader, offers }: { readonly leader: number; readonly offers: readonly Offer[] }) {
  const { view, speech, act, wordsOf } = useTable();
  const id = useId();
  const [chosen, choose] = useState(0);
  const now = tacticOf(view.game, leader);
  const pending = (view.game.command?.orders?.dispatches ?? []).filter((one) => one.to === leader);
  const offer = offers[Math.min(chosen, offers.length - 1)];
  const write = () => {
    const action = offer === undefined ? null : asAction(offer);
    if (action !== null) act(action);
  };
  return (
    <div className="emp-form">
      <label htmlFor={id}>
        <b>{speech.name('leader', leader)}</b>{' '}
        <small>{now > NONE ? speech.name('tactic', now) : say(speech, 'noOrder')}</small>
      </label>
      {pending.map((one) => (
        <small key={`${one.number} ${one.sent}`} className="emp-soft">
          {pendingWords(speech, one)}
        </small>
      ))}
      {offers.length === 0 ? null : (
        <span className="emp-form-row">
          <select id={id} value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {offers.map((one, i) => (
              <option key={JSON.stringify(one)} value={i}>
                {wordsOf(one)}
              </option>
            ))}
          </select>
          <button type="button" className="emp-button" onClick={write}>
            {say(speech, 'write')}
          </button>
        </span>
      )}
    </div>
  );
}

/** How far an order has come: on its way, thrown for again, or to be obeyed. */
function pendingWords(speech: ReturnType<typeof useTable>['speech'], { state, order, due, number }: Dispatch): string {
  const tactic = speech.name('tactic', order.tactic);
  if (state === ACCEPTED) return say(speech, 'orderDue', { tactic, turn: due });
  return state === LATE_TEST
    ? say(speech, 'orderLate', { tactic, turn: due })
    : say(speech, 'orderRides', { tactic, number });
}
