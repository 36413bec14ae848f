import { useId } from 'react';

interface ChoiceProps {
  readonly label: string;
  /** What else there is to know before one chooses. */
  readonly note?: string | null;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onValue: (value: string) => void;
}

/** One of a few, by the browser's own control: it is what phones do best. */
export function Choice({ label, note = null, value, options, onValue }: ChoiceProps) {
  const noteId = useId();
  return (
    <div>
      <label className="choice">
        <span>{label}</span>
        <select
          value={value}
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => onValue(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      </label>
      {note === null ? null : (
        <p className="note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
