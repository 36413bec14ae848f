import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Logged, Thing } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../board/boards.ts';
import { FactLine } from './fact-line.tsx';
import { linesOf } from './log-lines.ts';
import { withoutUndone } from './undone.ts';

/** Older lines are drawn on demand: a long match has thousands. */
const SHOWN = 150;

interface LogListProps {
  readonly log: readonly Logged[];
  /** Asks for what came before the log; null if nothing did. */
  readonly earlier: (() => void) | null;
  readonly kinds: readonly string[];
  readonly speech: Speech;
  readonly board: AnyBoard | null;
  readonly onShow: (thing: Thing) => void;
}

/** The story of the match, the latest at the end. */
export function LogList({ log, earlier, kinds, speech, board, onShow }: LogListProps) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ readonly last: Logged | undefined; readonly height: number }>({ last: undefined, height: 0 });
  const standing = useMemo(() => withoutUndone(log), [log]);
  const count = standing.length;
  const shown = useMemo(() => (whole ? standing : standing.slice(-SHOWN)), [standing, whole]);
  const skipped = count - shown.length;
  const lines = useMemo(() => linesOf(shown, speech, board), [shown, speech, board]);
  useLayoutEffect(() => {
    const list = box.current;
    const last = shown.at(-1);
    if (list === null || last === undefined) return;
    // What is new is shown; what is put in front leaves the reader at the line where he is.
    if (last !== seen.current.last) list.scrollTop = list.scrollHeight;
    else list.scrollTop += list.scrollHeight - seen.current.height;
    seen.current = { last, height: list.scrollHeight };
  }, [shown]);
  const readOn = () => {
    setWhole(true);
    // What is here already is drawn first.
    if (skipped === 0) earlier?.();
  };
  return (
    // The log scrolls, so it takes the focus: keys must be able to scroll it.
    <div
      className="log"
      role="log"
      aria-label={t('table.log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      ref={box}
      onScroll={({ currentTarget }) => (currentTarget.scrollTop === 0 ? readOn() : undefined)}
    >
      {skipped > 0 || earlier !== null ? (
        <button type="button" className="button small" onClick={readOn}>
          {earlier === null ? t('table.earlier', { count: skipped }) : t('table.earlierLines')}
        </button>
      ) : null}
      <ol>
        {lines.map(({ at, fact, words }, i) => (
          <li
            // Lines of the log have no names but their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={skipped + i}
            className={lines[i - 1]?.at === at ? 'line' : 'line first'}
            data-fact={fact.fact}
          >
            <FactLine fact={fact} words={words} kinds={kinds} speech={speech} onShow={onShow} />
          </li>
        ))}
      </ol>
    </div>
  );
}
