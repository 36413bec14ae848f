import { asAction } from '@bivouac/kernel';
import { unitTypes } from '../content/types.ts';
import { nationOf } from './palette.ts';
import { armOf } from './symbols.tsx';
import type { GoingOn } from './going-on.ts';
import { ArmSymbol, useTargetProps } from '@bivouac/kit';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** Answers that no thing on the table stands for: the arm of an army, the end of a turn, and whatever else there is. */
export function Choices({ going }: { readonly going: GoingOn }) {
  const { content, lit, rest, speech, act } = useTable();
  const targetProps = useTargetProps();
  const units = [0, 1, 2].filter((unit) => lit.has(target.unit(unit)));
  const end = lit.get(target.end);
  if (units.length === 0 && end === undefined && rest.length === 0) return null;
  const nation = nationOf(content, Math.max(0, going.army));
  return (
    <div className="nat-choices" role="group" aria-label={say(speech, 'choose')}>
      {units.map((unit) => (
        <div key={unit} {...targetProps(target.unit(unit), '', { kind: 'unit', id: unit })} className="nat-choice lit">
          <svg viewBox="-20 -14 40 28" aria-hidden="true">
            <rect
              x="-19"
              y="-13"
              width="38"
              height="26"
              rx="3"
              fill={nation.ground}
              stroke={nation.rim}
              strokeWidth="2"
            />
            <ArmSymbol arm={armOf(unit)} size={1.3} ink={nation.ink} />
          </svg>
          {say(speech, unitTypes[unit] ?? 'infantry')}
        </div>
      ))}
      {end === undefined ? null : (
        <div {...targetProps(target.end, '', null)} className="nat-choice lit">
          {speech.offer(end)}
        </div>
      )}
      {rest.map((offer) => (
        <button
          key={offer.map((part) => JSON.stringify(part)).join(' ')}
          type="button"
          className="nat-choice lit"
          data-thing="other"
          data-lit={offer[0]}
          onClick={() => {
            const action = asAction(offer);
            if (action !== null) act(action);
          }}
        >
          {speech.offer(offer)}
        </button>
      ))}
    </div>
  );
}
