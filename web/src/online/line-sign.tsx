import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useTable, useTools } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

/** Who is here, and a small sign while the line is down: what is done meanwhile is sent when it is back. */
export function LineSign({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const isUp = useStore(session.line, (state) => state.isUp);
  const present = useStore(session.line, (state) => state.present);
  const seats = useTable((state) => state.look?.showing.seats ?? null);
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  return (
    <div className="line-sign" role="status" data-up={isUp}>
      {isUp ? null : <p className="line-down">{t('online.down')}</p>}
      <ul className="present" aria-label={t('online.present')}>
        {seats?.map(({ kind, name }, seat) =>
          kind === 'bot' || seat === viewer ? null : (
            // Chairs stay where they are: their number is their name.
            <li
              key={speech.seat(seat)}
              data-there={present.includes(seat)}
              title={t(present.includes(seat) ? 'online.there' : 'online.away', { name: speech.seat(seat) })}
            >
              <span className="present-name">{name === '' ? speech.seat(seat) : name}</span>
              <span className="present-words">
                {t(present.includes(seat) ? 'online.there' : 'online.away', { name: speech.seat(seat) })}
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
