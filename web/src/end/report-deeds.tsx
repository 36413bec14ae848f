import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findGame } from '@bivouac/shelf';
import { saveBlob } from '../matches/file.ts';
import { wholeLog } from '../replay/whole-log.ts';
import { seatNames } from '../speech/use-speech.ts';
import { useLanguage } from '../speech/use-language.ts';
import { useTable, useTools } from '../table/page/table-context.ts';
import { type Report, reportPicture, reportText, storyLines } from './report.ts';
import { useCourse } from './use-course.ts';

/** A report of the match to share: its story as text, its course as a picture. */
export function ReportDeeds() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { session, speech, board } = useTools();
  const look = useTable((state) => state.look);
  const [done, setDone] = useState<'copied' | 'saved' | null>(null);
  const series = useCourse(session.desk, board, look?.viewer ?? -1, speech);
  const result = look?.showing.result ?? null;
  if (look === null || result === null) return null;
  const { viewer, showing } = look;
  const report = async (): Promise<Report> => {
    const log = await wholeLog(session.desk, await session.desk.length(), viewer);
    const { game, scenario } = showing.charter;
    const title = findGame(game)?.title[language] ?? game;
    return {
      title: `${title} · ${speech.name('scenario', scenario)}`,
      sides: seatNames(speech, showing.seats, showing.view.holder).join(' – '),
      result: speech.result(result),
      story: storyLines(log, speech, board),
    };
  };
  const copy = async () => {
    const text = reportText(await report());
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      // A browser may refuse the clipboard: the text is still to be had.
      saveBlob(new Blob([text], { type: 'text/plain' }), `bivouac-${showing.charter.game}.txt`);
      setDone('saved');
    }
  };
  const picture = async () => {
    const blob = await reportPicture(await report(), series);
    if (blob === null) return;
    saveBlob(blob, `bivouac-${showing.charter.game}.png`);
    setDone('saved');
  };
  return (
    <div className="buttons report-deeds">
      <button type="button" className="button" onClick={() => void copy()}>
        {t('end.reportText')}
      </button>
      <button type="button" className="button" onClick={() => void picture()}>
        {t('end.reportPicture')}
      </button>
      <span role="status">{done === null ? '' : t(`end.${done}`)}</span>
    </div>
  );
}
