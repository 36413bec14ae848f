import { useTranslation } from 'react-i18next';
import type { Story } from './use-replay.ts';

interface TimeLineProps {
  readonly story: Story;
  /** The place of the moment that is looked at among all that stand. */
  readonly place: number;
  readonly playing: boolean;
  readonly onPlace: (place: number) => void;
  readonly onPlay: (playing: boolean) => void;
}

/** The moments of a match on a line, with marks at turns and battles; it plays by itself. */
export function TimeLine({ story, place, playing, onPlace, onPlay }: TimeLineProps) {
  const { t } = useTranslation();
  const { moments, marks } = story;
  const last = moments.length - 1;
  const placeOf = (at: number) => moments.findLastIndex((one) => one <= at);
  const next = marks.find(({ at }) => placeOf(at) > place);
  const before = marks.findLast(({ at }) => placeOf(at) < place);
  const jump = (mark: { readonly at: number } | undefined) => mark !== undefined && onPlace(placeOf(mark.at));
  return (
    <>
      <label className="replay-slider">
        <span>{t('replay.moment', { at: place, length: last })}</span>
        <span className="replay-track">
          <input
            type="range"
            min={0}
            max={last}
            value={place}
            onChange={(event) => onPlace(Number(event.target.value))}
          />
          <span className="replay-marks" aria-hidden="true">
            {marks.map(({ at, kind }, i) => (
              <i
                // oxlint-disable-next-line react/no-array-index-key
                key={i}
                className={kind}
                style={{ left: `${(100 * placeOf(at)) / Math.max(1, last)}%` }}
              />
            ))}
          </span>
        </span>
      </label>
      <div className="buttons replay-deeds">
        <button type="button" className="button strong" aria-pressed={playing} onClick={() => onPlay(!playing)}>
          {playing ? t('replay.pause') : t('replay.play')}
        </button>
        <Step label={t('replay.first')} sign="«" onStep={() => onPlace(0)} />
        <Step label={t('replay.markBefore')} sign="⟨⚑" onStep={() => jump(before)} />
        <Step label={t('replay.before')} sign="‹" onStep={() => onPlace(place - 1)} />
        <Step label={t('replay.after')} sign="›" onStep={() => onPlace(place + 1)} />
        <Step label={t('replay.markAfter')} sign="⚑⟩" onStep={() => jump(next)} />
        <Step label={t('replay.last')} sign="»" onStep={() => onPlace(last)} />
      </div>
    </>
  );
}

function Step({ label, sign, onStep }: { readonly label: string; readonly sign: string; readonly onStep: () => void }) {
  return (
    <button type="button" className="button" aria-label={label} title={label} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
