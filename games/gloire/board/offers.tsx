import { type Action, type Arg, asAction, type Offer } from '@bivouac/kernel';
import { useState } from 'react';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** The numbers with which an offer can be completed, if a number is all that it wants; null otherwise. */
export function fillings(offer: Offer): readonly { readonly number: number; readonly action: Action }[] | null {
  const holes = offer.slice(1).filter((part) => typeof part === 'object');
  const [hole] = holes;
  if (holes.length !== 1 || hole === undefined || !('from' in hole)) return null;
  const fillWith = (number: number): Action => {
    const args = offer.slice(1).map((part): Arg => (typeof part === 'object' ? number : part));
    return [offer[0], ...args];
  };
  return Array.from({ length: hole.to - hole.from + 1 }, (_, i) => ({
    number: hole.from + i,
    action: fillWith(hole.from + i),
  }));
}

/** What cannot be taken back and may cost dearly: its odds and its price stand on the button itself. */
const DEAR: ReadonlySet<string> = new Set(['assault', 'besiege', 'overrun', 'battle', 'forced', 'normal', 'blow']);

/** A button for an offer; one that wants a number has a button for each, one that wants words a line to write on. */
export function OfferButton({ offer, words }: { readonly offer: Offer; readonly words?: string }) {
  const { speech, act, foresee } = useTable();
  const action = asAction(offer);
  if (action !== null) {
    const price = DEAR.has(offer[0]) ? foresee(offer) : null;
    return (
      <button
        type="button"
        className={`glo-button lit ${offer[0]}`}
        data-thing="other"
        data-lit={offer[0]}
        onClick={() => act(action)}
      >
        {words ?? speech.offer(offer)}
        {price === null ? null : <small className="glo-cost">{price}</small>}
      </button>
    );
  }
  const numbers = fillings(offer);
  return numbers === null ? <WordsForm offer={offer} /> : <Numbers offer={offer} numbers={numbers} />;
}

interface NumbersProps {
  readonly offer: Offer;
  readonly numbers: NonNullable<ReturnType<typeof fillings>>;
}

function Numbers({ offer, numbers }: NumbersProps) {
  const { speech, act } = useTable();
  return (
    <div className="glo-row" role="group" aria-label={speech.offer(offer)}>
      <span>{speech.offer(offer)}</span>
      {numbers.map(({ number, action }) => (
        <button
          key={number}
          type="button"
          className="glo-button lit"
          data-thing="other"
          data-lit={offer[0]}
          aria-label={speech.offer(action)}
          onClick={() => act(action)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}

/** Words to write, as many letters as the offer allows. */
function WordsForm({ offer }: { readonly offer: Offer }) {
  const { speech, act } = useTable();
  const [words, setWords] = useState('');
  const most = offer
    .slice(1)
    .reduce<number>((sum, part) => (typeof part === 'object' && 'text' in part ? part.text : sum), 0);
  return (
    <form
      className="glo-note"
      data-lit={offer[0]}
      onSubmit={(event) => {
        event.preventDefault();
        const args = offer.slice(1).map((part): Arg => (typeof part === 'object' ? words.normalize('NFC') : part));
        act([offer[0], ...args]);
      }}
    >
      <label>
        <span>
          {offer[0] === 'note' ? say(speech, 'noteTo', { army: speech.name('army', offer[1]) }) : speech.offer(offer)}
        </span>
        <textarea value={words} maxLength={most} onChange={({ target }) => setWords(target.value)} />
      </label>
      <button type="submit" className="glo-button lit">
        {say(speech, 'send')}
      </button>
    </form>
  );
}
