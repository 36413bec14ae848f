import { asAction, hasHole, type Offer } from '@bivouac/kernel';
import { formationsClosed } from './closed-forms.ts';
import { closedEnd } from './closed-end.ts';
import { isAtDesk, isDeskOffer } from './desk.tsx';
import { turnOf } from './map/frame.ts';
import { formName } from './naming.ts';
import { type EmpereurTable, useTable } from './table.ts';
import { say } from './words.ts';

const WITH_FACING = ['line', 'column'];

/** What goes on or declines: it keeps its place at the end, whatever stands before it. */
const GOES_ON = ['done', 'pass', 'waive', 'fire', 'attack', 'strike', 'seal', 'decline'];

/** What shows the enemy something and cannot be taken back is taken from the list, where it says so first (EMP XVII.8). */
const LISTED_ONLY = ['contest'];

/** Offers that name nothing on the map: formations with price or reason, arrivals, and everything that ends something. */
export function Choices({ elsewhere }: { readonly elsewhere: boolean }) {
  const table = useTable();
  const { speech } = table;
  // What the desk has forms for, and what the page fills in, is not listed twice.
  const rest = table.rest.filter(
    (offer) => !hasHole(offer) && !LISTED_ONLY.includes(offer[0]) && !(isAtDesk(table.view) && isDeskOffer(offer)),
  );
  const isAsked = table.lit.size + table.rest.length > 0;
  const closed = isAsked && !table.rest.some(([verb]) => verb === 'done') ? closedEnd(table) : null;
  const isLast = ([verb]: Offer) => GOES_ON.includes(verb);
  return (
    <div
      className={elsewhere ? 'emp-choices elsewhere' : 'emp-choices'}
      role="group"
      aria-label={say(speech, 'choices')}
    >
      <div className="emp-choices-row">
        {rest
          .filter((offer) => !isLast(offer))
          .map((offer) => (
            <Choice key={JSON.stringify(offer)} offer={offer} />
          ))}
        {closedIn(table).map(({ arm, form, why }) => (
          <button key={form} type="button" className="emp-button" disabled>
            {formName(speech, arm, form)} <small className="emp-price">{say(speech, why)}</small>
          </button>
        ))}
      </div>
      {rest.filter(isLast).map((offer) => (
        <Choice key={JSON.stringify(offer)} offer={offer} />
      ))}
      {closed === null ? null : (
        <button type="button" className="emp-button emp-closed" disabled>
          {say(speech, closed.what)} <small className="emp-price">{closed.why}</small>
        </button>
      )}
    </div>
  );
}

/** Formations that the units on the march cannot take now, while somebody is asked about them. */
function closedIn({ content, s, going, lit, rest, movers }: EmpereurTable) {
  if (going.march === null || lit.size + rest.length === 0 || movers.length === 0) return [];
  return rest.some(([verb]) => verb === 'done') ? formationsClosed(content, s, going.march) : [];
}

function Choice({ offer }: { readonly offer: Offer }) {
  const { speech, act, priceOf, wordsOf } = useTable();
  const [verb, facing] = offer;
  const take = () => {
    const action = asAction(offer);
    if (action !== null) act(action);
  };
  const arrow = WITH_FACING.includes(verb) && typeof facing === 'number';
  const price = priceOf(offer);
  return (
    <button type="button" className="emp-button" data-lit={verb} onClick={take}>
      {arrow ? (
        <svg className="emp-button-arrow" viewBox="-10 -10 20 20" aria-hidden="true">
          <g transform={`rotate(${turnOf(facing)})`}>
            {verb === 'line' ? (
              <rect x={-9} y={-2} width={18} height={7} />
            ) : (
              <rect x={-3.5} y={-4} width={7} height={13} />
            )}
            <path d="M-4.5 -3L0 -9.5L4.5 -3Z" />
          </g>
        </svg>
      ) : null}
      {price === null ? null : <small className="emp-price">{say(speech, 'priceShort', { cost: price })}</small>}
      {wordsOf(offer)}
    </button>
  );
}
