import './online.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { SessionTable } from '../table/page/table-page.tsx';
import { AbsenceBar } from './absence-bar.tsx';
import type { ApiError } from './api.ts';
import { ChatButton } from './chat.tsx';
import { FarMenu } from './far-menu.tsx';
import { FarProposal } from './far-proposal.tsx';
import { LineSign } from './line-sign.tsx';
import { OnlineSession } from './online-session.ts';
import { linkHere, useOnlineTable } from './use-table.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table on the server: the room where people wait for each other, and then the match. */
export function OnlinePage({ id }: { readonly id: string }) {
  return <OnePage key={id} id={id} />;
}

function OnePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { table, error, go } = useOnlineTable(id);
  if (table === null) return error === null ? <Notice words={t('online.opening')} /> : <Fault error={error} />;
  if (table.status === 'void') return <Notice words={t(table.own ? 'online.goneOwn' : 'online.gone')} />;
  if (table.status === 'open') return <WaitingRoom table={table} error={error} go={go} />;
  if (table.seats.some(({ mine }) => mine)) return <Match id={id} own={table.own} watch={null} />;
  // A chair that is free while the match runs is for whoever has been asked to take it.
  const isFree = table.seats.some(({ taken }) => !taken);
  if (table.status === 'running' && isFree && !table.watching)
    return <WaitingRoom table={table} error={error} go={go} />;
  return table.watching ? <Match id={id} own={false} watch={linkHere()} /> : <Fault error="notOpen" />;
}

interface MatchProps {
  readonly id: string;
  readonly own: boolean;
  /** The link by which one looks on; null for whoever plays. */
  readonly watch: string | null;
}

function Match({ id, own, watch }: MatchProps) {
  const [session] = useState(() => new OnlineSession(id, watch));
  useEffect(() => {
    void session.open(id);
    return () => session.close();
  }, [session, id]);
  const aside = useMemo(
    () => (
      <>
        <LineSign session={session} />
        {watch === null ? <ChatButton session={session} /> : null}
        <FarMenu session={session} own={own} />
      </>
    ),
    [session, own, watch],
  );
  const banner = useMemo(
    () =>
      watch === null ? (
        <>
          <AbsenceBar session={session} />
          <FarProposal session={session} />
        </>
      ) : (
        <WatchSign session={session} />
      ),
    [session, watch],
  );
  return <SessionTable session={session} aside={aside} banner={banner} />;
}

/** Whoever looks on is told what he sees, and how late. */
function WatchSign({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const delay = useStore(session.line, (state) => state.delay);
  const minutes = Math.round(delay / 60_000);
  return (
    <div className="proposal" role="status">
      <p>{delay === 0 ? t('company.watching') : t('company.watchingLate', { minutes })}</p>
    </div>
  );
}

function Fault({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation();
  return <Notice words={t(`online.errors.${error}`)} isFault />;
}

function Notice({ words, isFault = false }: { readonly words: string; readonly isFault?: boolean }) {
  const { t } = useTranslation();
  return (
    <main className="table-wait">
      <h1 role={isFault ? 'alert' : undefined}>{words}</h1>
      <Link href="/" className="button strong">
        {t('online.home')}
      </Link>
    </main>
  );
}
