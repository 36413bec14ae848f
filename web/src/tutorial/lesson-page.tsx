import '../table/page/table.css';
import './lesson.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { GuidedTurn } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { Switches } from '../front/switches.tsx';
import { begin } from '../matches/again.ts';
import { usePageTitle } from '../page-title.ts';
import { orderOf, usualPlan } from '../setup/plan.ts';
import { useLanguage } from '../speech/use-language.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { ActionPanel } from '../table/actions/action-panel.tsx';
import { BoardArea } from '../table/board/board-area.tsx';
import { useBoard } from '../table/board/boards.ts';
import { NoTableNotice } from '../table/page/no-table.tsx';
import { SidePanel } from '../table/panel/side-panel.tsx';
import { TableContext, type TableTools } from '../table/page/table-context.ts';
import { LessonSession } from './lesson-session.ts';

/** The guided first turn of a game, once it is fetched; null if there is none. */
function useGuidedTurn(game: string): GuidedTurn | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly turn: GuidedTurn | null }>();
  useEffect(() => {
    const fetched = findGame(game)?.lesson?.() ?? Promise.resolve(null);
    fetched.then(
      (turn) => setFound({ game, turn }),
      () => setFound({ game, turn: null }),
    );
  }, [game]);
  return found?.game === game ? found.turn : undefined;
}

/** A guided first turn. */
export function LessonPage({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const turn = useGuidedTurn(game);
  if (turn === undefined) {
    return (
      <main className="table-wait">
        <h1>{t('table.opening')}</h1>
      </main>
    );
  }
  return turn === null ? (
    <NoTableNotice fault={{ ok: false, why: 'unknown' }} />
  ) : (
    <OneLesson key={game} lesson={turn} />
  );
}

function OneLesson({ lesson }: { readonly lesson: GuidedTurn }) {
  const { t } = useTranslation();
  const [session] = useState(() => new LessonSession(lesson));
  useEffect(() => {
    void session.goTo(0);
    return () => session.close();
  }, [session]);
  const opened = useStore(session.store, (state) => state.opened);
  const fault = useStore(session.store, (state) => state.fault);
  const seating = useStore(session.store, (state) => state.seating);
  const marked = useStore(session.progress, (state) => state.action);
  const board = useBoard(opened?.game.id ?? null);
  const speech = useSpeech(opened?.game ?? null, seating);
  const tools = useMemo<TableTools | null>(
    () => (speech === null || !board.ready ? null : { session, speech, board: board.board, marked }),
    [session, speech, board, marked],
  );
  if (fault !== null) return <NoTableNotice fault={fault} />;
  if (tools === null) {
    return (
      <main className="table-wait">
        <h1>{t('table.opening')}</h1>
      </main>
    );
  }
  return (
    <TableContext value={tools}>
      <LessonTable lesson={lesson} session={session} />
    </TableContext>
  );
}

interface LessonTableProps {
  readonly lesson: GuidedTurn;
  readonly session: LessonSession;
}

function LessonTable({ lesson, session }: LessonTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t('lesson.title', { game: findGame(lesson.game)?.title[language] ?? lesson.game });
  usePageTitle(title);
  return (
    <div className="table-page">
      <header className="table-bar">
        <Link href="/" className="home" aria-label={t('table.home')}>
          Bivouac
        </Link>
        <div className="table-title">
          <h1>{title}</h1>
        </div>
        <div className="bar-deeds">
          <Switches />
        </div>
      </header>
      <main className="table">
        <div className="table-left">
          <BoardArea overlay={null} />
        </div>
        <div className="table-right lesson-right">
          <LessonCard lesson={lesson} session={session} />
          <ActionPanel onEnd={null} />
          <SidePanel />
        </div>
      </main>
    </div>
  );
}

function LessonCard({ lesson, session }: LessonTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const step = useStore(session.progress, (state) => state.step);
  const strayed = useStore(session.progress, (state) => state.strayed);
  const now = lesson.steps[step];
  const last = step === lesson.steps.length - 1;
  if (now === undefined) return null;
  const play = async () => navigate(`/play/${await begin(orderOf(usualPlan(lesson.game)))}`);
  return (
    <section className="lesson" aria-live="polite">
      <p className="lesson-count">{t('lesson.step', { at: step + 1, of: lesson.steps.length })}</p>
      <h2>{now.title[language]}</h2>
      <p>{now.words[language]}</p>
      {strayed ? <p className="lesson-strayed">{t('lesson.notThat')}</p> : null}
      {now.action !== undefined && !strayed ? <p className="note">{t('lesson.hint')}</p> : null}
      <div className="buttons">
        {last ? (
          <button type="button" className="button strong" onClick={() => void play()}>
            {t('lesson.play')}
          </button>
        ) : now.action === undefined ? (
          <button type="button" className="button strong" onClick={() => void session.goTo(step + 1)}>
            {t('lesson.next')}
          </button>
        ) : null}
        <button type="button" className="button" disabled={step === 0} onClick={() => void session.goTo(step - 1)}>
          {t('lesson.back')}
        </button>
        <button type="button" className="button" disabled={step === 0} onClick={() => void session.goTo(0)}>
          {t('lesson.reset')}
        </button>
      </div>
    </section>
  );
}
