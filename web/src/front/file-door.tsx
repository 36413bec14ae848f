import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { FileFault } from '@bivouac/kernel/table';
import { unbundle } from '../matches/all.ts';
import type { Language } from '../settings.ts';
import { useLanguage } from '../speech/use-language.ts';

/** More than any match: a file of this size is something else. */
const MOST_BYTES = 20_000_000;

type Reading =
  | { readonly kind: 'idle' | 'reading' | 'tooBig' }
  | { readonly kind: 'fault'; readonly words: string }
  | { readonly kind: 'many'; readonly read: number; readonly lost: number };

/** A fault of a file in words; the catalogues are fetched only when there is one. */
async function sayFault(fault: FileFault, language: Language): Promise<string> {
  const { createWords } = await import('@bivouac/words');
  return createWords(language).fault(fault);
}

interface FileDoorProps {
  /** Matches have come that the list does not have yet. */
  readonly onReadIn: () => void;
}

/** Reads a match file in, or a file of many: chosen, or dropped anywhere on the page. A damaged one says why. */
export function FileDoor({ onReadIn }: FileDoorProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [reading, setReading] = useState<Reading>({ kind: 'idle' });
  const language = useLanguage();
  const take = useCallback(
    async (file: File) => {
      if (file.size > MOST_BYTES) {
        setReading({ kind: 'tooBig' });
        return;
      }
      setReading({ kind: 'reading' });
      const { callDesk } = await import('../worker/client.ts');
      const line = callDesk(() => undefined);
      const text = await file.text();
      const many = unbundle(text);
      if (many !== null) {
        let read = 0;
        for (const one of many.files) if ((await line.desk.readIn(one)).ok) read++;
        line.close();
        setReading({ kind: 'many', read, lost: many.files.length - read + (many.whole ? 0 : 1) });
        onReadIn();
        return;
      }
      const read = await line.desk.readIn(text);
      line.close();
      if (read.ok) navigate(`/play/${read.id}`);
      else setReading({ kind: 'fault', words: await sayFault(read.fault, language) });
    },
    [language, navigate, onReadIn],
  );
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
  return (
    <div className="file-door">
      <label className="button">
        {t('matches.load')}
        <input
          type="file"
          className="unseen"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file !== undefined) void take(file);
          }}
        />
      </label>
      <p className="note">{reading.kind === 'reading' ? t('matches.reading') : t('matches.dropHere')}</p>
      <div role="alert">
        {reading.kind === 'fault' ? <p className="file-fault">{reading.words}</p> : null}
        {reading.kind === 'many' ? (
          <p className="file-fault">
            {t('matches.readMany', { count: reading.read })}
            {reading.lost > 0 ? ` ${t('matches.lostSome')}` : ''}
          </p>
        ) : null}
        {reading.kind === 'tooBig' ? <p className="file-fault">{t('matches.tooBig')}</p> : null}
      </div>
    </div>
  );
}
