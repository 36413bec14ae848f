import { useTranslation } from 'react-i18next';
import { linePath, ticksBetween } from './plot-shape.ts';

export interface Series {
  readonly title: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

const WIDTH = 560;
const HEIGHT = 220;
const EDGE = { left: 34, right: 10, top: 12, bottom: 26 };

interface PlotProps {
  readonly series: readonly Series[];
  /** Says the whole of it to whoever does not see it, from the last value of each series. */
  readonly sayAll: (label: string) => string;
}

/** The course of the match: a line for each series, told apart by its dashes as well as its colour. */
export function Plot({ series, sayAll }: PlotProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.resolvedLanguage, { maximumFractionDigits: 1 });
  const points = series.flatMap((one) => one.points);
  if (points.length === 0) return null;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const least = Math.min(0, ...points.map(({ value }) => value));
  const last = Math.max(1, ...points.map(({ at }) => at));
  const x = (at: number) => EDGE.left + (at / last) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const label = series.map(({ title, points: all }) => `${title}: ${number.format(all.at(-1)?.value ?? 0)}`).join('; ');
  return (
    <figure className="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sayAll(label)}>
        {ticksBetween(least, most).map((tick) => (
          <g key={tick} className="tick">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text x={EDGE.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {number.format(tick)}
            </text>
          </g>
        ))}
        <text className="axis" x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          {t('end.axis', { count: last })}
        </text>
        {series.map(({ title, points: all }, i) => (
          <path key={title} className={`series s${i}`} d={linePath(all.map(({ at, value }) => [x(at), y(value)]))} />
        ))}
      </svg>
      <figcaption>
        {series.map(({ title }, i) => (
          <span key={title}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <path className={`series s${i}`} d="M0 4H28" />
            </svg>
            {title}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
