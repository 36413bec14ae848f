import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { FileFault } from '@bivouac/kernel/table';
import type { Language } from '../settings.ts';
import { useLanguage } from '../speech/use-language.ts';

/** More than any match: a file of this size is something else. */
const MOST_BYTES = 20_000_000;

type Reading = { readonly kind: 'idle' | 'reading' | 'tooBig' } | { readonly kind: 'fault'; readonly words: string };

/** A fault of a file in words; the catalogues are fetched only when there is one. */
async function sayFault(fault: FileFault, language: Language): Promise<string> {
  const { createWords } = await import('@bivouac/words');
  return createWords(language).fault(fault);
}

/** Reads a match file in: chosen, or dropped anywhere on the page. A damaged one says why, and changes nothing. */
export function FileDoor() {
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
      const read = await line.desk.readIn(await file.text());
      line.close();
      if (read.ok) navigate(`/play/${read.id}`);
      else setReading({ kind: 'fault', words: await sayFault(read.fault, language) });
    },
    [language, navigate],
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
        {reading.kind === 'tooBig' ? <p className="file-fault">{t('matches.tooBig')}</p> : null}
      </div>
    </div>
  );
}
