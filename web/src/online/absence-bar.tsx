import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '@bivouac/kernel';
import { randomHex } from '../chance.ts';
import { useTable, useTools } from '../table/page/table-context.ts';
import { type AbsenceOrder, type ApiError, api } from './api.ts';
import { linkTo } from './lay-table.ts';
import { LinkField } from './link-field.tsx';
import type { OnlineSession } from './online-session.ts';

/** So often it is asked whether somebody need not be waited for, in milliseconds. */
const AGAIN = 10_000;
const HOUR = 3_600_000;
const NOBODY: readonly Seat[] = [];

/** Seats that need not be waited for any longer, while others are waited for. */
function useClaimable(id: string, isWaiting: boolean): readonly Seat[] {
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let wanted = true;
    const look = async () => {
      const answer = await api.table(id, null);
      if (wanted && answer.ok) setSeats(answer.value.claimable);
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [id, isWaiting]);
  return isWaiting ? seats : NOBODY;
}

/** What can be done about somebody who does not come: claim, a bot, a substitute, or more time for him. */
export function AbsenceBar({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  const many = useTable((state) => (state.look?.showing.seats.length ?? 0) > 2);
  const perTurn = useTable((state) => state.look?.showing.charter.clock?.perTurn ?? null);
  const waits = useTable((state) => {
    const showing = state.look?.showing;
    return (
      showing !== undefined && showing.result === null && viewer >= 0 && showing.waiting.some((one) => one !== viewer)
    );
  });
  const claimable = useClaimable(session.table, waits).filter((seat) => seat !== viewer);
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [seat] = claimable;
  const act = async (order: AbsenceOrder) => {
    const answer = await api.absence(session.table, order);
    setError(answer.ok ? null : answer.error);
    if (answer.ok && answer.value.link !== undefined) setLink(linkTo(session.table, answer.value.link));
  };
  if (seat === undefined && link === null) return null;
  const name = speech.seat(seat ?? 0);
  const rid = () => randomHex(12);
  const isLive = perTurn !== null && perTurn < HOUR;
  return (
    <section className="proposal absence" aria-label={t('company.late', { name })}>
      {link === null ? <p role="status">{t('company.late', { name })}</p> : null}
      {link === null ? null : <LinkField link={link} words={t('company.substituteLink', { name })} />}
      {seat === undefined || link !== null ? null : (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void act({ what: 'claim', seat, rid: rid() })}>
            {t(many ? 'company.claimMany' : 'company.claim')}
          </button>
          {many ? null : (
            <button type="button" className="button" onClick={() => void act({ what: 'bot', seat, rid: rid() })}>
              {t('company.bot')}
            </button>
          )}
          <button type="button" className="button" onClick={() => void act({ what: 'substitute', seat, rid: rid() })}>
            {t('company.substitute')}
          </button>
          {perTurn === null ? null : (
            <button
              type="button"
              className="button"
              onClick={() => void act({ what: 'time', seat, rid: rid(), ms: isLive ? HOUR / 12 : 24 * HOUR })}
            >
              {t(isLive ? 'company.giveLive' : 'company.give')}
            </button>
          )}
        </div>
      )}
      {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
    </section>
  );
}
