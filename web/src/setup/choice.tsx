interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onValue: (value: string) => void;
}

/** One of a few, by the browser's own control: it is what phones do best. */
export function Choice({ label, value, options, onValue }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  );
}
