import { namePowers } from '@bivouac/words';
import './end.css';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { saveFile, shareFile } from '../matches/file.ts';
import { ClauseLink } from '../table/panel/clause-link.tsx';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { useTable, useTools } from '../table/page/table-context.ts';
import { LuckTable } from './luck-table.tsx';
import { Plot } from './plot.tsx';
import { ReportDeeds } from './report-deeds.tsx';
import { useCourse } from './use-course.ts';

interface EndScreenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who won and why, how it went, and what next. */
export function EndScreen({ open, onClose }: EndScreenProps) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const result = useTable((state) => state.look?.showing.result ?? null);
  const look = useTable((state) => state.look);
  if (result === null || look === null) return null;
  const { viewer } = look;
  const won = result.winners.includes(viewer);
  const title =
    viewer < 0 ? t('end.over') : result.winners.length === 0 ? t('end.drawn') : won ? t('end.won') : t('end.lost');
  return (
    <PageDialog title={title} open={open} wide onClose={onClose}>
      <p className="end-result">
        {speech.result({ winners: result.winners, reason: result.reason })} <ClauseLink clause={result.clause} />
      </p>
      {result.scores === undefined ? null : (
        <dl className="end-scores">
          {scoreLines(result.scores, look.showing.view.holder).map(({ powers, score }) => (
            <div key={powers.join(' ')}>
              <dt>{namePowers(speech, powers)}</dt>
              <dd>{score}</dd>
            </div>
          ))}
        </dl>
      )}
      <Verdict />
      <Course />
      <LuckTable />
      <ReportDeeds />
      <EndDeeds onClose={onClose} />
    </PageDialog>
  );
}

interface ScoreLine {
  readonly powers: number[];
  readonly score: number;
}

/** Scores stand in the order of the powers; those of one player who scored the same did so together. */
export function scoreLines(scores: readonly number[], holder: readonly number[]): readonly ScoreLine[] {
  const lines = new Map<string, ScoreLine>();
  for (const [power, score] of scores.entries()) {
    const key = `${holder[power]} ${score}`;
    const line = lines.get(key) ?? { powers: [], score };
    line.powers.push(power);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function Verdict() {
  const { t } = useTranslation();
  const { board, speech } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  if (board?.Verdict === undefined || look === null) return null;
  return (
    // On a narrow screen a wide table scrolls by itself, so it takes the focus: keys must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="end-verdict" role="group" tabIndex={0} aria-label={t('end.verdict')}>
      <board.Verdict content={content} view={look.showing.view} viewer={look.viewer} speech={speech} />
    </div>
  );
}

function Course() {
  const { t } = useTranslation();
  const { session, board, speech } = useTools();
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  const hasFile = useTable((state) => state.opened?.hasFile ?? false);
  const series = useCourse(session.desk, hasFile ? board : null, viewer, speech);
  return <Plot series={series} sayAll={(label) => t('end.plot', { label })} />;
}

function EndDeeds({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { session } = useTools();
  const [, navigate] = useLocation();
  const charter = useTable((state) => state.look?.showing.charter);
  const hasFile = useTable((state) => state.opened?.hasFile ?? false);
  const pack = useTable((state) => state.opened?.pack ?? null);
  if (charter === undefined) return null;
  const withText = async (what: (text: string) => void) => {
    const text = await session.desk.fileText();
    if (text !== null) what(text);
  };
  const go = async (where: Promise<string | null>) => {
    const address = await where;
    if (address !== null) navigate(address);
  };
  return (
    <div className="buttons end-deeds">
      {hasFile ? (
        <>
          <button type="button" className="button strong" onClick={() => void go(session.rematch(charter, pack))}>
            {t('end.rematch')}
          </button>
          <button type="button" className="button" onClick={() => void go(session.replayAddress())}>
            {t('menu.replay')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void withText((text) => saveFile(text, charter.game))}
          >
            {t('menu.save')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void withText((text) => void shareFile(text, charter.game))}
          >
            {t('end.share')}
          </button>
        </>
      ) : null}
      <button type="button" className="button" onClick={onClose}>
        {t('end.lookAtBoard')}
      </button>
    </div>
  );
}
