import { asAction, hasHole, type Offer, openFrames, varsIn } from '@bivouac/kernel';
import { useId, useState } from 'react';
import { type Desk, openings, staff } from '../rules/command/staff.ts';
import { ACCEPTED, type Dispatch, LATE_TEST, NONE } from '../rules/command/state.ts';
import { tacticOf } from '../rules/command/tactics.ts';
import { composed, FORM, OrderForm } from './order-form.tsx';
import { useTable } from './table.ts';
import { say, type WordKey } from './words.ts';

/** What is written at the desk; everything else stays with the other choices. */
const DESK: readonly string[] = ['order', 'shift', 'dare', 'bound', 'relay', 'giveUp'];

/** What has its place in the form of an order that is written out. */
const isFormOffer = ([verb]: Offer): boolean => FORM.includes(verb);

/** Whether a staff is at its desk now: orders are written there and not in the list of choices. */
export function isAtDesk({ stack }: ReturnType<typeof useTable>['view']): boolean {
  const asks = openFrames(stack).at(-1);
  return varsIn(asks, staff) !== null || varsIn(asks, openings) !== null;
}

export const isDeskOffer = (offer: Offer): boolean => DESK.includes(offer[0]) || isFormOffer(offer);

/** An objective on the map is any hex: offered row by row, it is spelt out so that each can be clicked (EMP XVII.3). */
export function spellOut(offers: readonly Offer[]): readonly Offer[] {
  if (!offers.some(([verb]) => verb === 'goal')) return offers;
  return offers.flatMap((offer): readonly Offer[] => {
    const [verb, hole] = offer;
    if (verb !== 'goal' || typeof hole !== 'object' || !('from' in hole)) return [offer];
    return Array.from({ length: hole.to - hole.from + 1 }, (_, i) => ['goal', hole.from + i] as const);
  });
}

/** What has been written at this desk so far. */
function notesOf({ stack }: ReturnType<typeof useTable>['view']): Desk['notes'] {
  const asks = openFrames(stack).at(-1);
  return varsIn(asks, staff)?.notes ?? varsIn(asks, openings)?.notes ?? [];
}

/**
 * EMP XVII.3-7: the order forms of a staff: a line for each chief, with what he does now, what is on its way to him and
 * what has just been written; below them what the order means that was chosen last. Folded where nothing is to be written.
 */
export function OrderDesk() {
  const { s, content, view, rest, speech, foresee } = useTable();
  const [weighed, weigh] = useState<Offer | null>(null);
  const { orders } = s.command ?? {};
  if (orders === undefined || !isAtDesk(view)) return null;
  const offers = rest.filter((offer) => DESK.includes(offer[0]) && !hasHole(offer));
  const notes = notesOf(view);
  const leaders = content.leaders.flatMap((_, leader) =>
    tacticOf(view.game, leader) > NONE ||
    [...offers, ...notes.map((note) => ['', note.leader])].some(([, one]) => one === leader)
      ? [leader]
      : [],
  );
  const form = composed(view);
  const written = notes.map((note) => noteFor(speech, note)).join(' · ');
  const meant = weighed === null || !offers.some((offer) => sameOffer(offer, weighed)) ? null : foresee(weighed);
  return (
    <details className="emp-desk" open={offers.length > 0 || form !== null}>
      <summary>
        {say(speech, 'desk')} <small>{written}</small>
      </summary>
      {form === null ? (
        <div className="emp-forms">
          {leaders.map((leader) => (
            <Form key={leader} leader={leader} offers={offers.filter(([, one]) => one === leader)} onWeigh={weigh} />
          ))}
        </div>
      ) : (
        <OrderForm key={notes.length} {...form} />
      )}
      {offers.length === 0 ? null : (
        <p className="emp-meant" role="status">
          {meant}
        </p>
      )}
    </details>
  );
}

const sameOffer = (one: Offer, two: Offer): boolean => JSON.stringify(one) === JSON.stringify(two);

type Speech = ReturnType<typeof useTable>['speech'];

/** A note in short: what is to be done, and where. */
function noteWords(speech: Speech, { order: { tactic, goal } }: Desk['notes'][number]): string {
  const deed = speech.name('tactic', tactic);
  return goal < 0 ? deed : `${deed} (${speech.name('place', goal)})`;
}

/** The same with its leader; a general retreat is everybody's. */
const noteFor = (speech: Speech, note: Desk['notes'][number]): string =>
  note.leader < 0
    ? noteWords(speech, note)
    : say(speech, 'notedFor', { leader: speech.name('leader', note.leader), deed: noteWords(speech, note) });

/** The ways in which a chief comes to do something else, each with the offers that are one. */
const ways: readonly (readonly [words: WordKey, verbs: readonly string[]])[] = [
  ['groupOrder', ['order']],
  ['groupShift', ['bound', 'shift', 'giveUp', 'relay']],
  ['groupDare', ['dare']],
];

interface FormProps {
  readonly leader: number;
  readonly offers: readonly Offer[];
  readonly onWeigh: (offer: Offer | null) => void;
}

function Form({ leader, offers, onWeigh }: FormProps) {
  const { view, speech, act, wordsOf } = useTable();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const now = tacticOf(view.game, leader);
  const pending = (view.game.command?.orders?.dispatches ?? []).filter((one) => one.to === leader);
  const notes = notesOf(view).filter((one) => one.leader === leader);
  // Nothing is chosen beforehand: after an order the same button must not stand for a chief's own will.
  const offer = offers.find((one) => JSON.stringify(one) === chosen);
  const choose = (key: string) => {
    setChosen(key);
    onWeigh(offers.find((one) => JSON.stringify(one) === key) ?? null);
  };
  const write = () => {
    const action = offer === undefined ? null : asAction(offer);
    choose('');
    if (action !== null) act(action);
  };
  return (
    <div className="emp-form">
      <label htmlFor={id}>
        <b>{speech.name('leader', leader)}</b>{' '}
        <small>{now > NONE ? speech.name('tactic', now) : say(speech, 'noOrder')}</small>
        {offers.length === 0 && (view.game.chiefHex[leader] ?? -1) < 0 ? (
          <small className="emp-soft"> ({say(speech, 'notHere')})</small>
        ) : null}
      </label>
      {notes.map((note) => (
        <small key={JSON.stringify(note)} className="emp-noted">
          {say(speech, 'noted', { deed: noteWords(speech, note) })}
        </small>
      ))}
      {pending.map((one) => (
        <small key={`${one.number} ${one.sent} ${one.to}`} className="emp-soft">
          {pendingWords(speech, one)}
        </small>
      ))}
      {offers.length === 0 ? null : (
        <span className="emp-form-row">
          <select
            id={id}
            value={offer === undefined ? '' : chosen}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{say(speech, 'chooseOrder')}</option>
            {ways.map(([words, verbs]) => {
              const group = offers.filter(([verb]) => verbs.includes(verb));
              return group.length === 0 ? null : (
                <optgroup key={words} label={say(speech, words)}>
                  {group.map((one) => (
                    <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                      {wordsOf(one)}
                    </option>
                  ))}
                </optgroup>
              );
            })}
          </select>
          <button type="button" className="emp-button" disabled={offer === undefined} onClick={write}>
            {say(speech, 'write')}
          </button>
        </span>
      )}
    </div>
  );
}

/** How far an order has come: on its way, thrown for again, or to be obeyed. */
function pendingWords(speech: Speech, { state, order, due, number }: Dispatch): string {
  const tactic = speech.name('tactic', order.tactic);
  if (state === ACCEPTED) return say(speech, 'orderDue', { tactic, turn: due });
  return state === LATE_TEST
    ? say(speech, 'orderLate', { tactic, turn: due })
    : say(speech, 'orderRides', { tactic, number });
}
