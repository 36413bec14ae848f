import './luck.css';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../table/page/table-context.ts';
import { Plot } from './plot.tsx';
import { useLuck } from './use-luck.ts';

/** What chance brought each player, against what he could expect: who was lucky, and whether it was out of the common. */
export function LuckTable() {
  const { t, i18n } = useTranslation();
  const { session, board, speech } = useTools();
  const hasFile = useTable((state) => state.opened?.hasFile ?? false);
  const content = useTable((state) => state.opened?.game.content);
  const seats = useTable((state) => state.look?.showing.seats.length ?? 0);
  const all = useLuck(session.desk, hasFile ? board : null, content, seats);
  const luck = board?.luck;
  if (luck === undefined || all.every(({ times }) => times === 0)) return null;
  const language = i18n.resolvedLanguage;
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const series = all.map(({ seat, course }) => ({ title: speech.seat(seat), points: course }));
  return (
    <section className="luck" aria-labelledby="luck-title">
      <h3 id="luck-title">{t('end.luck')}</h3>
      <table>
        <caption>{speech.of(luck.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('end.luckWho')}</th>
            <th scope="col">{t('end.luckTimes')}</th>
            <th scope="col">{t('end.luckCame')}</th>
            <th scope="col">{t('end.luckExpected')}</th>
            <th scope="col">{t('end.luckMore')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ seat, times, actual, expected, spread }) => (
            <tr key={seat}>
              <th scope="row">{speech.seat(seat)}</th>
              <td>{times}</td>
              <td>{plain.format(actual)}</td>
              <td>{plain.format(expected)}</td>
              <td>
                {signed.format(actual - expected)}{' '}
                <small>({t('end.luckSpread', { spread: plain.format(spread) })})</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Plot series={series} sayAll={(label) => t('end.luckPlot', { label })} />
      <p className="note">{speech.of(luck.note)}</p>
    </section>
  );
}
