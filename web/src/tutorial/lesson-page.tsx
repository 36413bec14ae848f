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
import { NoPage } from '../front/no-page.tsx';
import { NoTableNotice } from '../table/page/no-table.tsx';
import { SidePanel } from '../table/panel/side-panel.tsx';
import { TableContext, type TableTools } from '../table/page/table-context.ts';
import { LessonSession } from './lesson-session.ts';

/** A lesson of a game by its number, the guided first turn being the first; null if there is none. */
async function lessonOf(game: string, number: number): Promise<GuidedTurn | null> {
  let lesson = (await findGame(game)?.lesson?.()) ?? null;
  for (let at = 1; at < number && lesson !== null; at++) lesson = (await lesson.next?.()) ?? null;
  return lesson;
}

function useLesson(game: string, number: number): GuidedTurn | null | undefined {
  const key = `${game} ${number}`;
  const [found, setFound] = useState<{ readonly key: string; readonly turn: GuidedTurn | null }>();
  useEffect(() => {
    lessonOf(game, number).then(
      (turn) => setFound({ key, turn }),
      () => setFound({ key, turn: null }),
    );
  }, [key, game, number]);
  return found?.key === key ? found.turn : undefined;
}

interface LessonPageProps {
  readonly game: string;
  readonly number: number;
}

/** A lesson on the real engine. */
export function LessonPage({ game, number }: LessonPageProps) {
  const { t } = useTranslation();
  const turn = useLesson(game, number);
  if (turn === undefined) {
    return (
      <main className="table-wait">
        <h1>{t('table.opening')}</h1>
      </main>
    );
  }
  return turn === null ? <NoPage /> : <OneLesson key={`${game} ${number}`} lesson={turn} number={number} />;
}

function OneLesson({ lesson, number }: { readonly lesson: GuidedTurn; readonly number: number }) {
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
      <LessonTable lesson={lesson} number={number} session={session} />
    </TableContext>
  );
}

interface LessonTableProps {
  readonly lesson: GuidedTurn;
  readonly number: number;
  readonly session: LessonSession;
}

function LessonTable({ lesson, number, session }: LessonTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t(number > 1 ? 'lesson.titleMore' : 'lesson.title', {
    number,
    game: findGame(lesson.game)?.title[language] ?? lesson.game,
  });
  usePageTitle(title);
  return (
    <div className="table-page">
      <header className="table-bar">
        <Link href="/" className="home" aria-label={t('table.homeLink')}>
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
          <LessonCard lesson={lesson} number={number} session={session} />
          <ActionPanel onEnd={null} />
          <SidePanel />
        </div>
      </main>
    </div>
  );
}

function LessonCard({ lesson, number, session }: LessonTableProps) {
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
        {last && lesson.next !== undefined ? (
          <Link href={`/learn/${lesson.game}/${number + 1}`} className="button strong">
            {t('lesson.nextLesson')}
          </Link>
        ) : null}
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
