import '../table/dialogs/dialog.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { useTable, useTools } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

/** As long as a line may be. */
const LONGEST = 500;

/** What people say beside the match: a button that counts what is new, and the lines behind it. */
export function ChatButton({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const lines = useStore(session.line, (state) => state.chat);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(0);
  const fresh = open ? 0 : lines.length - read;
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setRead(lines.length);
  };
  return (
    <>
      <button type="button" className="button small" onClick={() => show(true)}>
        {t('online.chat')}
        {fresh > 0 ? <span className="chat-new">{t('online.chatNew', { count: fresh })}</span> : null}
      </button>
      <PageDialog title={t('online.chat')} open={open} onClose={() => show(false)}>
        <Lines session={session} />
      </PageDialog>
    </>
  );
}

function Lines({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const lines = useStore(session.line, (state) => state.chat);
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  const [text, setText] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    session.chat('all', text.trim());
    setText('');
  };
  return (
    <>
      {lines.length === 0 ? <p>{t('online.chatNone')}</p> : null}
      <ul className="chat-lines" aria-live="polite">
        {lines.map(({ id, seat, to, text: said }) => (
          <li key={id}>
            <strong>{to === viewer ? t('online.chatTo', { by: speech.seat(seat) }) : speech.seat(seat)}</strong> {said}
          </li>
        ))}
      </ul>
      {viewer < 0 ? null : (
        <form className="chat-form" onSubmit={say}>
          <input
            type="text"
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            aria-label={t('online.chatText')}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button strong">
            {t('online.chatSay')}
          </button>
        </form>
      )}
    </>
  );
}
