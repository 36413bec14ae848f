import './online.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SessionTable } from '../table/page/table-page.tsx';
import type { ApiError } from './api.ts';
import { ChatButton } from './chat.tsx';
import { FarMenu } from './far-menu.tsx';
import { FarProposal } from './far-proposal.tsx';
import { LineSign } from './line-sign.tsx';
import { OnlineSession } from './online-session.ts';
import { useOnlineTable } from './use-table.ts';
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
  return table.seats.some(({ mine }) => mine) ? <Match id={id} /> : <Fault error="notOpen" />;
}

function Match({ id }: { readonly id: string }) {
  const [session] = useState(() => new OnlineSession(id));
  useEffect(() => {
    void session.open(id);
    return () => session.close();
  }, [session, id]);
  const aside = useMemo(
    () => (
      <>
        <LineSign session={session} />
        <ChatButton session={session} />
        <FarMenu session={session} />
      </>
    ),
    [session],
  );
  const banner = useMemo(() => <FarProposal session={session} />, [session]);
  return <SessionTable session={session} aside={aside} banner={banner} />;
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
