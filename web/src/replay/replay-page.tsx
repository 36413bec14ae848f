import '../table/page/table.css';
import './replay.css';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { Thing } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import type { Speech } from '@bivouac/words';
import { Switches } from '../front/switches.tsx';
import { usePageTitle } from '../page-title.ts';
import { useLanguage } from '../speech/use-language.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { type AnyBoard, useBoard } from '../table/board/boards.ts';
import { NoTableNotice } from '../table/page/no-table.tsx';
import { SideTabs } from '../table/panel/side-panel.tsx';
import { useKeys } from '../table/keys/use-keys.ts';
import { withSignature } from '../online/signed-file.ts';
import { VerifyButton } from '../online/verify-button.tsx';
import type { DeskLine } from '../worker/client.ts';
import { BotThoughts } from './bot-thoughts.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { TimeLine } from './time-line.tsx';
import { usePlaying } from './use-playing.ts';
import { type ReplayMatch, usePastLog, usePosition, useReplay, useStory } from './use-replay.ts';

const NO_MARKS = {};
const ignore = () => undefined;

/** A match from its beginning to its end, or to now. */
export function ReplayPage({ match: id }: { readonly match: string }) {
  const { t } = useTranslation();
  const { line, match, fault } = useReplay(id);
  const speech = useSpeech(match?.opened.game ?? null, match, match?.opened.pack);
  const board = useBoard(match?.opened.game.id ?? null);
  if (fault !== null) return <NoTableNotice fault={fault} />;
  if (match === null || line === null || speech === null || !board.ready) {
    return (
      <main className="table-wait">
        <h1>{t('table.opening')}</h1>
      </main>
    );
  }
  return <OpenReplay key={id} id={id} line={line} match={match} speech={speech} board={board.board} />;
}

interface OpenReplayProps {
  readonly id: string;
  readonly line: DeskLine;
  readonly match: ReplayMatch;
  readonly speech: Speech;
  readonly board: AnyBoard | null;
}

function OpenReplay({ id, line, match, speech, board }: OpenReplayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [viewer, setViewer] = useState(match.viewers[0] ?? -1);
  const [shown, setShown] = useState<Thing | null>(null);
  const story = useStory(line, match.length, viewer, board?.landmarks ?? NO_MARKS);
  const last = Math.max(0, story.moments.length - 1);
  // Until all has been read, and until somebody has chosen, the end is looked at.
  const place = Math.min(chosen ?? last, last);
  const at = story.moments[place] ?? match.length;
  const position = usePosition(line, at, viewer, true);
  const { log, earlier } = usePastLog(line, position, viewer);
  const goTo = useCallback((to: number) => setChosen(Math.max(0, Math.min(last, to))), [last]);
  const onward = useCallback(() => setChosen((now) => Math.min(last, (now ?? last) + 1)), [last]);
  usePlaying({ playing, isShown: position?.at === at, isLast: place >= last, onward, onEnd: () => setPlaying(false) });
  const play = (on: boolean) => {
    // Whoever starts at the end wants to see it from the beginning.
    if (on && place >= last) setChosen(0);
    setPlaying(on);
  };
  const deeds = useMemo(
    () => ({
      arrowleft: () => goTo(place - 1),
      arrowright: () => goTo(place + 1),
      pageup: () => goTo(place - 10),
      pagedown: () => goTo(place + 10),
      home: () => goTo(0),
      end: () => goTo(last),
      ' ': () => setPlaying((now) => !now),
    }),
    [goTo, place, last],
  );
  useKeys(deeds);
  const { game } = match.opened;
  const title = findGame(game.id)?.title[language] ?? game.id;
  usePageTitle(t('replay.of', { game: title }));
  const file = async () => {
    const text = await line.desk.fileText();
    return text === null ? null : withSignature(id, text);
  };
  const tryIt = async () => navigate(`/play/${await line.desk.tryFrom(at, viewer)}`);
  return (
    <div className="table-page">
      <header className="table-bar">
        <Link href="/" className="home" aria-label={t('table.homeLink')}>
          Bivouac
        </Link>
        <div className="table-title">
          <h1>{t('replay.of', { game: title })}</h1>
          <p>{match.result === null ? t('replay.running') : speech.result(match.result)}</p>
        </div>
        <div className="bar-deeds">
          <Link href={`/play/${id}`} className="button">
            {t('replay.back')}
          </Link>
          <Switches />
        </div>
      </header>
      <main className="table">
        <div className="table-left">
          {position === null ? null : (
            <ReplayBoard
              match={match}
              position={position}
              viewer={viewer}
              playing={playing}
              onShownAll={ignore}
              shown={shown}
              speech={speech}
              board={board}
            />
          )}
        </div>
        <div className="table-right">
          <section className="actions" aria-label={t('replay.controls')}>
            <TimeLine story={story} place={place} playing={playing} onPlace={goTo} onPlay={play} />
            <label className="replay-eyes">
              <span>{t('replay.eyes')}</span>
              <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
                {match.viewers.map((eyes) => (
                  <option key={eyes} value={eyes}>
                    {eyes < 0 ? t('replay.public') : speech.seat(eyes)}
                  </option>
                ))}
              </select>
            </label>
            {match.opened.hasFile ? (
              <>
                <button type="button" className="button strong" onClick={() => void tryIt()}>
                  {t('replay.tryIt')}
                </button>
                <p className="note">{match.result === null ? t('replay.tryImagined') : t('replay.tryKnown')}</p>
              </>
            ) : null}
            {match.opened.hasFile ? <VerifyButton file={file} /> : null}
            {match.result !== null && match.seats.some(({ kind }) => kind === 'bot') ? (
              <BotThoughts key={at} line={line} at={at} speech={speech} />
            ) : null}
          </section>
          <SideTabs
            game={game}
            log={log}
            earlier={earlier}
            speech={speech}
            board={board}
            onShow={setShown}
            view={position?.view ?? null}
          />
        </div>
      </main>
    </div>
  );
}
