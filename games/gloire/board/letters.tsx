import type { Eyes, Logged } from '@bivouac/kernel';
import { useEffect, useState } from 'react';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import type { Board } from '../rules/state.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

interface LettersProps {
  readonly log: readonly Logged[];
  /** Asks for what came before the log; null if nothing did, or nobody could have written. */
  readonly onRead: (() => void) | null;
}

/** What partners have written to the viewer, the last first: a sheet of paper on the map (GLO 10#18). */
export function Letters({ log, onRead }: LettersProps) {
  const { speech } = useTable();
  // A letter is not lost because it is old: where partners write, the log is read to its beginning.
  useEffect(() => onRead?.(), [onRead]);
  const [isOpen, setOpen] = useState(false);
  const letters = log.flatMap(({ fact }) =>
    fact.fact === 'note' && typeof fact['text'] === 'string' ? [{ from: fact['from'], text: fact['text'] }] : [],
  );
  const [last, ...older] = letters.reverse();
  if (last === undefined) return null;
  const shown = isOpen ? [last, ...older] : [last];
  return (
    <aside className="glo-letters" aria-label={say(speech, 'letters')}>
      {shown.map(({ from, text }, i) => (
        // The same note may be written twice: only its place tells it apart.
        // oxlint-disable-next-line react/no-array-index-key
        <blockquote key={i}>
          <p>{text}</p>
          <footer>{speech.name('army', from)}</footer>
        </blockquote>
      ))}
      {older.length === 0 ? null : (
        <button type="button" className="glo-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(speech, isOpen ? 'lastLetter' : 'allLetters', { count: letters.length })}
        </button>
      )}
    </aside>
  );
}

/** What to tell somebody none of whose armies is on the sheet in force; null to all others. */
export function idleWords({ content, s }: Board, eyes: Eyes): 'idleNow' | 'idleAlways' | null {
  if (eyes.viewer < 0) return null;
  const own = content.armies.filter((_, power) => eyes.holds(power));
  if (own.length === 0 || own.some(({ sheets }) => sheets.includes(s.sheet))) return null;
  const goesOn = scenarioOf({ content, s }).armistice?.effects === true;
  return goesOn && own.some(({ sheets }) => sheets.some((sheet) => sheet > s.sheet)) ? 'idleNow' : 'idleAlways';
}
