import '../table/dialogs/dialog.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { keptPromise } from './keepsake.ts';
import type { Checked } from './verify.ts';

interface VerifyButtonProps {
  /** The file, and the table on the server that it is of, if it is of one. */
  readonly file: () => Promise<{ readonly text: string; readonly table: string | null } | null>;
}

/** Checks a match in this page: everything is played again, and what a server signed is compared. */
export function VerifyButton({ file }: VerifyButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const check = async () => {
    setOpen(true);
    setLines(null);
    const found = await file();
    const { checkMatch } = await import('./verify.ts');
    const checked = found === null ? null : await checkMatch(found.text);
    const table = found?.table ?? null;
    const promise = table === null ? null : keptPromise(table);
    setLines(checked === null ? [t('online.errors.fault')] : wordsOf(checked, promise));
  };
  const wordsOf = (checked: Checked, promise: string | null): string[] => {
    if (!checked.ok) return [t('company.unsound', { detail: checked.detail })];
    const { entries, finished, vouched, key, charter } = checked;
    const vouching = {
      yes: t('company.attested', { key: (key ?? '').slice(0, 16) }),
      no: t('company.notAttested'),
      forged: t('company.badSignature'),
    };
    const other = promise !== null && promise !== charter.commitment ? [t('company.otherPromise')] : [];
    return [t(finished ? 'company.soundEnd' : 'company.sound', { entries }), vouching[vouched], ...other];
  };
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
          <button type="button" className="button strong" onClick={() => setOpen(false)}>
            {t('company.close')}
          </button>
        </div>
      </PageDialog>
    </>
  );
}
