import type { Offer } from '@bivouac/kernel';
import { useState } from 'react';
import { fillings } from './offers.tsx';
import { useTable } from './table.ts';
import { say } from './words.ts';

export interface Chosen {
  readonly unit: number;
  readonly counter: number;
  readonly points: number;
}

const numberIn = (offer: Offer | undefined, at: number): number => {
  const part = offer?.[at];
  return typeof part === 'number' ? part : -1;
};

/** What is wanted if it can be had, otherwise the first that can. */
const among = (all: readonly number[], wanted: number): number => (all.includes(wanted) ? wanted : (all[0] ?? -1));

/** What the control shows for a choice: the unit, its counters, its sizes, and the action that they come to. */
export function splitOf(offers: readonly Offer[], chosen: Chosen) {
  const units = [...new Set(offers.map((offer) => numberIn(offer, 1)))];
  const unit = among(units, chosen.unit);
  const ofUnit = offers.filter((offer) => numberIn(offer, 1) === unit);
  const counters = ofUnit.map((offer) => numberIn(offer, 2));
  const counter = among(counters, chosen.counter);
  const offer = ofUnit.find((one) => numberIn(one, 2) === counter);
  const fills = offer === undefined ? [] : (fillings(offer) ?? []);
  const sizes = fills.map(({ number }) => number);
  const points = among(sizes, chosen.points);
  const action = fills.find(({ number }) => number === points)?.action;
  return { units, unit, counters, counter, sizes, points, action };
}

interface DetachmentsProps {
  readonly offers: readonly Offer[];
  readonly verb: 'detach' | 'rejoin';
}

/** Detachments by one control (GLO 6.1): the unit, the counter where there is a choice, the size, and a button. */
export function Detachments({ offers, verb }: DetachmentsProps) {
  const { speech, act } = useTable();
  const [chosen, setChosen] = useState<Chosen>({ unit: -1, counter: -1, points: -1 });
  const { units, unit, counters, counter, sizes, points, action } = splitOf(offers, chosen);
  if (action === undefined) return null;
  const change = (part: Partial<Chosen>) => setChosen({ unit, counter, points, ...part });
  return (
    <div className="glo-split" role="group" aria-label={say(speech, verb === 'detach' ? 'splitDo' : 'joinDo')}>
      <Pick
        label={say(speech, 'splitUnit')}
        value={unit}
        all={units}
        onPick={(one) => change({ unit: one })}
        kind="unit"
      />
      {counters.length > 1 ? (
        <Pick
          label={say(speech, 'splitInto')}
          value={counter}
          all={counters}
          onPick={(one) => change({ counter: one })}
          kind="unit"
        />
      ) : null}
      <Pick
        label={say(speech, 'splitSize')}
        value={points}
        all={sizes}
        onPick={(one) => change({ points: one })}
        kind={null}
      />
      <button type="button" className={`glo-button lit ${verb}`} data-lit={verb} onClick={() => act(action)}>
        {say(speech, verb === 'detach' ? 'splitDo' : 'joinDo')}
      </button>
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: number;
  readonly all: readonly number[];
  readonly onPick: (one: number) => void;
  /** What the numbers name; null where they are only numbers. */
  readonly kind: 'unit' | null;
}

function Pick({ label, value, all, onPick, kind }: PickProps) {
  const { speech } = useTable();
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onPick(Number(target.value))}>
        {all.map((one) => (
          <option key={one} value={one}>
            {kind === null ? one : speech.name(kind, one)}
          </option>
        ))}
      </select>
    </label>
  );
}
