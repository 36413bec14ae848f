import { asAction, type Hole, isAt, type Offer, openFrames, varsIn } from '@bivouac/kernel';
import { type ReactNode, useState } from 'react';
import { type Desk, staff } from '../rules/command/staff.ts';
import { NONE, type Order } from '../rules/command/state.ts';
import { type EmpereurTable, useTable } from './table.ts';
import { say, type WordKey } from './words.ts';

/** What the form has places for; the objective is a hex or a chief on the map. */
export const FORM = ['success', 'failure', 'hour', 'words', 'foe'];

/** The order that is being written out (EMP XVII.4), and which part of it; null at any other moment. */
export function composed({ stack }: EmpereurTable['view']): { readonly order: Order; readonly part: number } | null {
  const asks = openFrames(stack).at(-1);
  const desk: Desk | null = isAt(asks, staff, 'compose') ? varsIn(asks, staff) : null;
  const order = desk?.notes.at(-1)?.order;
  return desk === null || order === undefined ? null : { order, part: desk.part };
}

const goals: readonly WordKey[] = ['formGoalFirst', 'formGoalSuccess', 'formGoalFailure'];

const holeOf = (offer: Offer | undefined): Hole | null => {
  const hole = offer?.[1];
  return typeof hole === 'object' ? hole : null;
};

/** EMP XVII.4: an order written out, part by part: what is written stands there, what is not has its place. */
export function OrderForm({ order, part }: { readonly order: Order; readonly part: number }) {
  const { rest, lit, speech, wordsOf, act } = useTable();
  const of = (verb: string) => rest.filter(([one]) => one === verb);
  const place = (hex: number) => (hex < 0 ? '' : ` (${speech.name('place', hex)})`);
  const foes = [...new Set(lit.values())].filter(([verb]) => verb === 'foe');
  const turns = holeOf(of('hour')[0]);
  const picks = [...lit.values()].some(([verb]) => verb === 'goal');
  const take = (offer: Offer) => {
    const action = asAction(offer);
    if (action !== null) act(action);
  };
  const followed = (tactic: number, goal: number) =>
    tactic === NONE ? null : `${speech.name('tactic', tactic)}${place(goal)}`;
  const foe = order.foe < 0 ? '' : speech.name('leader', order.foe);
  return (
    <div className="emp-order">
      <p>
        <b>{say(speech, 'formGoal')}</b> {order.goal < 0 ? foe : speech.name('place', order.goal)}{' '}
        {picks ? <em>{say(speech, 'formPick', { part: say(speech, goals[part] ?? 'formGoalFirst') })}</em> : null}
      </p>
      <Part words="formUntil" said={order.until === 0 ? null : speech.name('turn', order.until)}>
        {turns === null || !('from' in turns) ? null : (
          <Pick
            label={say(speech, 'formUntil')}
            options={Array.from({ length: turns.to - turns.from + 1 }, (_, i) => ['hour', turns.from + i] as const)}
            wordsOf={([, turn]) => String(Number(turn))}
            onTake={take}
          />
        )}
      </Part>
      <Part words="formSuccess" said={followed(order.then, order.thenGoal)}>
        <Pick
          label={say(speech, 'formSuccess')}
          options={of('success')}
          wordsOf={([, one]) => speech.name('tactic', one)}
          onTake={take}
        />
      </Part>
      <Part words="formFailure" said={followed(order.otherwise, order.otherwiseGoal)}>
        <Pick
          label={say(speech, 'formFailure')}
          options={of('failure')}
          wordsOf={([, one]) => speech.name('tactic', one)}
          onTake={take}
        />
      </Part>
      <Part words="formWords" said={order.text === '' ? null : say(speech, 'quoted', { text: order.text })}>
        <Written hole={holeOf(of('words')[0])} onTake={take} />
      </Part>
      {foes.map((offer) => (
        <button key={JSON.stringify(offer)} type="button" className="emp-button" onClick={() => take(offer)}>
          {wordsOf(offer)}
        </button>
      ))}
    </div>
  );
}

function Part({
  words,
  said,
  children,
}: {
  readonly words: WordKey;
  readonly said: string | null;
  readonly children: ReactNode;
}) {
  const { speech } = useTable();
  return (
    <p>
      <b>{say(speech, words)}</b> {said ?? children}
    </p>
  );
}

interface PickProps {
  readonly label: string;
  readonly options: readonly Offer[];
  readonly wordsOf: (offer: Offer) => string;
  readonly onTake: (offer: Offer) => void;
}

/** One of several, chosen and then written: arrows of the keyboard go through them before. */
function Pick({ label, options, wordsOf, onTake }: PickProps) {
  const { speech } = useTable();
  const [chosen, choose] = useState(-1);
  const offer = options[chosen];
  if (options.length === 0) return <>–</>;
  return (
    <>
      <select aria-label={label} value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        <option value={-1}>–</option>
        {options.map((one, i) => (
          <option key={JSON.stringify(one)} value={i}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="emp-button"
        disabled={offer === undefined}
        onClick={() => offer !== undefined && onTake(offer)}
      >
        {say(speech, 'write')}
      </button>
    </>
  );
}

function Written({ hole, onTake }: { readonly hole: Hole | null; readonly onTake: (offer: Offer) => void }) {
  const { speech } = useTable();
  const [text, setText] = useState('');
  if (hole === null || !('text' in hole)) return <>–</>;
  const words = text.normalize('NFC').trim().slice(0, hole.text);
  return (
    <>
      <input
        type="text"
        aria-label={say(speech, 'formWords')}
        maxLength={hole.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="button" className="emp-button" disabled={words === ''} onClick={() => onTake(['words', words])}>
        {say(speech, 'write')}
      </button>
    </>
  );
}
