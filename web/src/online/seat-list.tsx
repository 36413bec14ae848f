import { useTranslation } from 'react-i18next';
import { levelOf } from '@bivouac/bots';
import type { OnlineSeat, OnlineTable } from '@bivouac/host';
import type { Speech } from '@bivouac/words';
import { rankName } from '../speech/use-speech.ts';

interface SeatListProps {
  readonly table: OnlineTable;
  readonly name: (powers: readonly number[]) => string;
  readonly speech: Speech;
}

/** Who sits where, and which chairs are free. */
export function SeatList({ table, name, speech }: SeatListProps) {
  const { t } = useTranslation();
  const who = ({ kind, level, taken, mine, name: called }: OnlineSeat): string => {
    if (kind === 'bot') return rankName(speech, levelOf(level)?.title ?? { en: level, fr: level });
    if (!taken) return t('online.free');
    const shown = called === '' ? t('online.guest') : called;
    return mine ? (called === '' ? t('online.you') : `${called} (${t('online.you')})`) : shown;
  };
  return (
    <dl className="online-seats" aria-label={t('online.seats')}>
      {table.seats.map((seat) => (
        <div key={seat.seat} data-taken={seat.taken} data-mine={seat.mine}>
          <dt>{name(seat.powers)}</dt>
          <dd>{who(seat)}</dd>
        </div>
      ))}
    </dl>
  );
}
