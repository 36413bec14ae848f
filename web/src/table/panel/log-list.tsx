import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Logged, Thing } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { FactLine } from './fact-line.tsx';

/** Older lines are drawn on demand: a long match has thousands. */
const SHOWN = 150;

interface LogListProps {
  readonly log: readonly Logged[];
  readonly kinds: readonly string[];
  readonly speech: Speech;
  readonly onShow: (thing: Thing) => void;
}

/** The story of the match, the latest at the end. */
export function LogList({ log, kinds, speech, onShow }: LogListProps) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const count = log.length;
  useEffect(() => {
    const list = box.current;
    if (list !== null && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  const lines = whole ? log : log.slice(-SHOWN);
  const skipped = count - lines.length;
  return (
    // The log scrolls, so it takes the focus: keys must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="log" role="log" aria-label={t('table.log')} tabIndex={0} ref={box}>
      {skipped > 0 ? (
        <button type="button" className="button small" onClick={() => setWhole(true)}>
          {t('table.earlier', { count: skipped })}
        </button>
      ) : null}
      <ol>
        {lines.map(({ at, fact }, i) => (
          <li
            // Lines of the log have no names but their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={skipped + i}
            className={lines[i - 1]?.at === at ? 'line' : 'line first'}
            data-fact={fact.fact}
          >
            <FactLine fact={fact} kinds={kinds} speech={speech} onShow={onShow} />
          </li>
        ))}
      </ol>
    </div>
  );
}
