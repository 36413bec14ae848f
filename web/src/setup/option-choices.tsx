import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seating } from '@bivouac/kernel';
import type { GameChoices } from './game-choices.ts';
import { nameOfOption } from './plan.ts';

interface OptionChoicesProps {
  readonly choices: GameChoices;
  readonly scenario: string;
  readonly seating: Seating;
  readonly chosen: readonly string[];
  readonly onChange: (options: readonly string[]) => void;
}

/** Of some options those that go together at this table: each as soon as those are there that it needs. */
export function playable(
  { isPlayable }: Pick<GameChoices, 'isPlayable'>,
  scenario: string,
  seating: Seating,
  options: readonly string[],
): readonly string[] {
  const kept: string[] = [];
  for (const option of [...options, ...options]) {
    if (!kept.includes(option) && isPlayable(scenario, seating, [...kept, option])) kept.push(option);
  }
  return options.filter((option) => kept.includes(option));
}

/** The options of a match: sets that are recommended, by one click, and each by itself, as far as it goes with the others. */
export function OptionChoices({ choices, scenario, seating, chosen, onChange }: OptionChoicesProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { speech, notes } = choices;
  const own = new Map(notes.options(scenario).map((one) => [one.option, one]));
  const options = [...new Set([...choices.options, ...own.keys()])];
  const bundles = notes.recommended(scenario);
  const wordsOf = (option: string): string => {
    const known = own.get(option);
    if (known !== undefined) return speech.of(known.words);
    return i18n.exists(`options.${option}`) ? i18n.t(`options.${option}` as 'options.advanced') : option;
  };
  const others = (option: string) => chosen.filter((one) => nameOfOption(one) !== nameOfOption(option));
  const change = (wanted: readonly string[]) => onChange(playable(choices, scenario, seating, wanted));
  if (options.length === 0) return null;
  return (
    <fieldset className="radios">
      <legend>{t('setup.options')}</legend>
      {bundles.length === 0 ? null : (
        <div className="buttons">
          {bundles.map(({ words, options: all }) => (
            <button key={words.en} type="button" className="button small" onClick={() => change(all)}>
              {speech.of(words)}
            </button>
          ))}
        </div>
      )}
      {options.map((option) => {
        const note = own.get(option)?.note;
        const noteId = `${id} ${option}`.replaceAll(' ', '-');
        return (
          <div key={option}>
            <label>
              <input
                type="checkbox"
                aria-describedby={note === undefined ? undefined : noteId}
                checked={chosen.includes(option)}
                disabled={
                  !chosen.includes(option) && !choices.isPlayable(scenario, seating, [...others(option), option])
                }
                onChange={({ target }) => change(target.checked ? [...others(option), option] : others(option))}
              />
              {wordsOf(option)}
            </label>
            {note === undefined ? null : (
              <p className="note option-note" id={noteId}>
                {speech.of(note)}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
