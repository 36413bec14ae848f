import '../table/dialogs/dialog.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveText } from '../matches/file.ts';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { keptHeads } from './heads.ts';
import { keptPromise } from './keepsake.ts';
import type { Checked } from './verify.ts';

interface VerifyButtonProps {
  /** The file, and the table on the server that it is of, if it is of one. */
  readonly file: () => Promise<{ readonly text: string; readonly table: string | null } | null>;
}

/** What this browser has kept of a table: what was promised before the match, and what was shown while it was played. */
interface Memory {
  readonly table: string | null;
  readonly promise: string | null;
  readonly heads: readonly string[];
}

async function memoryOf(table: string | null): Promise<Memory> {
  if (table === null) return { table, promise: null, heads: [] };
  return { table, promise: keptPromise(table), heads: await keptHeads(table) };
}

/** Checks a match in this page: everything is played again, and what a server signed and had shown is compared. */
export function VerifyButton({ file }: VerifyButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const [memory, setMemory] = useState<Memory | null>(null);
  const check = async () => {
    setOpen(true);
    setLines(null);
    const found = await file();
    const known = await memoryOf(found?.table ?? null);
    setMemory(known);
    const { checkMatch } = await import('./verify.ts');
    const checked = found === null ? null : await checkMatch(found.text, known.heads);
    setLines(checked === null ? [t('online.errors.fault')] : wordsOf(checked, known));
  };
  const wordsOf = (checked: Checked, { table, promise, heads }: Memory): string[] => {
    if (!checked.ok) {
      const { otherFrom, detail } = checked;
      return [
        otherFrom === undefined ? t('company.unsound', { detail }) : t('company.notAsShown', { from: otherFrom }),
      ];
    }
    const { entries, finished, vouched, key, charter } = checked;
    const vouching = {
      yes: t('company.attested', { key: (key ?? '').slice(0, 16) }),
      no: t('company.notAttested'),
      forged: t('company.badSignature'),
    };
    const shown = heads.length === 0 ? t('company.nothingKept') : t('company.asShown', { count: heads.length });
    const other = promise !== null && promise !== charter.commitment ? [t('company.otherPromise')] : [];
    const sound = t(finished ? 'company.soundEnd' : 'company.sound', { entries });
    return [sound, vouching[vouched], ...(table === null ? [] : [shown]), ...other];
  };
  const save = ({ table, heads }: Memory) => saveText(`${heads.join('\n')}\n`, `bivouac-${table ?? ''}.heads`);
  return (
    <>
      <button type="button" className="button" onClick={() => void check()}>
        {t('company.verify')}
      </button>
      <PageDialog title={t('company.verify')} open={open} onClose={() => setOpen(false)}>
        <div className="verdict" role="status">
          {(lines ?? [t('company.verifying')]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="buttons">
          {memory !== null && memory.heads.length > 0 ? (
            <button type="button" className="button" onClick={() => save(memory)}>
              {t('company.saveHeads')}
            </button>
          ) : null}
          <button type="button" className="button strong" onClick={() => setOpen(false)}>
            {t('company.close')}
          </button>
        </div>
      </PageDialog>
    </>
  );
}
