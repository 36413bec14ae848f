import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Arg, Hole, Offer } from '@bivouac/kernel';

interface HoleFormProps {
  readonly offer: Offer;
  readonly words: string;
  /** What the numbers at a place of the offer are called, if they stand for things that have names. */
  readonly nameAt: (place: number) => ((id: number) => string) | null;
  readonly onFill: (action: Action) => void;
  readonly onCancel: () => void;
}

/** An offer that the player completes: a text to write, a number to choose. */
export function HoleForm({ offer, words, nameAt, onFill, onCancel }: HoleFormProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState<readonly string[]>(() => offer.slice(1).map(firstValue));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const args = offer.slice(1).map((part, i): Arg => {
      if (typeof part !== 'object') return part;
      const value = values[i] ?? '';
      return 'text' in part ? value.normalize('NFC').slice(0, part.text) : Number(value);
    });
    onFill([offer[0], ...args]);
  };
  return (
    <form className="hole-form" onSubmit={submit}>
      <p>{words}</p>
      {offer.slice(1).map((part, i) =>
        typeof part === 'object' ? (
          <HoleField
            // Holes of an offer have no names but their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            hole={part}
            name={nameAt(i)}
            label={t('table.fillIn')}
            value={values[i] ?? ''}
            onValue={(value) => setValues(values.with(i, value))}
          />
        ) : null,
      )}
      <div className="buttons">
        <button type="submit" className="button strong">
          {t('table.doIt')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('table.back')}
        </button>
      </div>
    </form>
  );
}

const firstValue = (part: Arg | Hole): string => (typeof part === 'object' && 'from' in part ? String(part.from) : '');

interface HoleFieldProps {
  readonly hole: Hole;
  readonly name: ((id: number) => string) | null;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function HoleField({ hole, name, label, value, onValue }: HoleFieldProps) {
  return (
    <label>
      <span className="unseen">{label}</span>
      {'text' in hole ? (
        <textarea rows={3} maxLength={hole.text} value={value} onChange={(event) => onValue(event.target.value)} />
      ) : name !== null ? (
        <select value={value} onChange={(event) => onValue(event.target.value)}>
          {Array.from({ length: hole.to - hole.from + 1 }, (_, i) => hole.from + i).map((id) => (
            <option key={id} value={id}>
              {name(id)}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          min={hole.from}
          max={hole.to}
          required
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </label>
  );
}
