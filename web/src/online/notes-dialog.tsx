import '../table/dialogs/dialog.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { api } from './api.ts';

const LONGEST = 5000;
/** What is typed is kept so soon after the last key, in milliseconds. */
const SOON = 600;

/** Notes for oneself: kept on the server, so that they are there in any browser. */
export function NotesDialog({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState<string | null>(null);
  const typed = useRef<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void api.own(table).then((answer) => wanted && setNote(answer.ok ? answer.value.note : ''));
    return () => {
      wanted = false;
      if (typed.current !== null) void api.setOwn(table, { note: typed.current });
    };
  }, [table]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const type = (text: string) => {
    typed.current = text;
    setNote(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void api.setOwn(table, { note: text }), SOON);
  };
  return (
    <PageDialog title={t('company.notes')} open onClose={onClose}>
      <p className="note">{t('company.notesNote')}</p>
      <textarea
        className="notes"
        rows={10}
        maxLength={LONGEST}
        aria-label={t('company.notesText')}
        disabled={note === null}
        value={note ?? ''}
        onChange={({ target }) => type(target.value)}
      />
      <div className="buttons">
        <button type="button" className="button strong" onClick={onClose}>
          {t('company.close')}
        </button>
      </div>
    </PageDialog>
  );
}
