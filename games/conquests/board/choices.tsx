import { asAction, type Offer } from '@bivouac/kernel';
import { useTable } from './table.ts';
import { ofPower, unitsInWords } from './units.ts';
import { say } from './words.ts';

/** Answers that no thing on the table stands for, and the troops that are in hand. */
export function Choices() {
  const { rest, speech, going } = useTable();
  const { march, alliance, freeing } = going;
  // Its room stays when there is nothing to choose, so that the map does not move.
  if (rest.length === 0 || alliance !== null || freeing !== null) return <div className="con-choices" />;
  return (
    <div className="con-choices" role="group" aria-label={say(speech, 'choose')}>
      {march === null ? null : <InHand group={march.group} />}
      {rest.map((offer) => (
        <OfferButton key={JSON.stringify(offer)} offer={offer} />
      ))}
    </div>
  );
}

function InHand({ group }: { readonly group: readonly number[] }) {
  const { speech, b } = useTable();
  const powers = b.s.money.flatMap((_, power) => {
    const units = unitsInWords(speech, ofPower(group, power));
    return units === '' ? [] : [`${speech.name('power', power)} ${units}`];
  });
  const said = powers.length === 0 ? say(speech, 'noneInHand') : say(speech, 'inHand', { units: powers.join('; ') });
  return <span className="con-in-hand">{said}</span>;
}

export function OfferButton({ offer }: { readonly offer: Offer }) {
  const { speech, act } = useTable();
  const action = asAction(offer);
  if (action === null) return null;
  return (
    <button
      type="button"
      className={`con-button lit ${offer[0]}`}
      data-thing="other"
      data-lit={offer[0]}
      onClick={() => act(action)}
    >
      {speech.offer(offer)}
    </button>
  );
}
