import '../table/dialogs/dialog.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Chatters } from '@bivouac/host';
import type { SeatInfo } from '@bivouac/kernel/table';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { useTable, useTools } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

const NOBODY: readonly SeatInfo[] = [];
/** As long as a line may be. */
const LONGEST = 500;

/** What people say beside the match: a button that counts what is new, and the lines behind it. */
export function ChatButton({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const lines = useHeard(session);
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

/** What was said, but for those whom one does not want to read. */
function useHeard(session: OnlineSession) {
  const lines = useStore(session.line, (state) => state.chat);
  const muted = useStore(session.line, (state) => state.muted);
  return lines.filter(({ seat }) => !muted.includes(seat));
}

function Lines({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const lines = useHeard(session);
  const muted = useStore(session.line, (state) => state.muted);
  const channels = useStore(session.line, (state) => state.channels);
  const seats = useTable((state) => state.look?.showing.seats ?? NOBODY);
  const [to, setTo] = useState<Chatters>('all');
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  const [text, setText] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    session.chat(channels.includes('all') || to !== 'all' ? to : 'allies', text.trim());
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
      {channels.length === 0 ? <p>{t('company.noChat')}</p> : null}
      <fieldset className="ways">
        {seats.map(({ kind }, seat) =>
          kind === 'bot' || seat === viewer ? null : (
            <label key={speech.seat(seat)} className="check">
              <input
                type="checkbox"
                checked={muted.includes(seat)}
                onChange={({ target }) => void session.mute(seat, target.checked)}
              />
              {t('company.mute', { name: speech.seat(seat) })}
            </label>
          ),
        )}
      </fieldset>
      {viewer < 0 || channels.length === 0 ? null : (
        <form className="chat-form" onSubmit={say}>
          {channels.length === 1 && channels[0] === 'all' ? null : (
            <select
              aria-label={t('company.to')}
              value={String(to)}
              onChange={({ target: { value } }) => setTo(value === 'all' || value === 'allies' ? value : Number(value))}
            >
              {channels.includes('all') ? <option value="all">{t('company.toAll')}</option> : null}
              {channels.includes('allies') ? <option value="allies">{t('company.toAllies')}</option> : null}
              {channels.includes('one')
                ? seats.map(({ kind }, seat) =>
                    kind === 'bot' || seat === viewer ? null : (
                      <option key={speech.seat(seat)} value={seat}>
                        {speech.seat(seat)}
                      </option>
                    ),
                  )
                : null}
            </select>
          )}
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
