import { useEffect, useMemo, useState } from 'react';
import type { LogPage } from '@bivouac/host';
import { type Logged, PUBLIC, type Result, type Seat, type Viewer } from '@bivouac/kernel';
import type { SeatInfo } from '@bivouac/kernel/table';
import type { Landmark } from '@bivouac/kit';
import { takenBack } from '../table/panel/undone.ts';
import { personsOf } from '../table/session/eyes.ts';
import { callDesk, type DeskLine } from '../worker/client.ts';
import type { Look, NoTable, OpenedTable, Position } from '../worker/protocol.ts';
import { wholeLog } from './whole-log.ts';

export interface ReplayMatch {
  readonly opened: OpenedTable;
  readonly length: number;
  readonly seats: readonly SeatInfo[];
  readonly holder: readonly number[];
  readonly things: { readonly [kind: string]: number };
  readonly result: Result | null;
  /** Whose eyes one may look through: while a match runs, only one's own. */
  readonly viewers: readonly Viewer[];
}

export interface Replay {
  readonly line: DeskLine | null;
  readonly match: ReplayMatch | null;
  readonly fault: NoTable | null;
}

/** Whose eyes a replay may be seen through. What is hidden in a running match stays hidden in its past. */
export function viewersOf(seats: readonly SeatInfo[], finished: boolean): Viewer[] {
  const all: Seat[] = seats.map((_, seat) => seat);
  if (finished) return [...all, PUBLIC];
  const persons = personsOf(seats);
  return persons.length === 1 ? persons : [PUBLIC];
}

/** Opens a match to look at its past. */
export function useReplay(id: string): Replay {
  const [replay, setReplay] = useState<Replay>({ line: null, match: null, fault: null });
  useEffect(() => {
    let seen: Look | null = null;
    const line = callDesk((push) => {
      if (push.push === 'look') seen = push.look;
    });
    let wanted = true;
    const open = async () => {
      const opened = await line.desk.open(id, 'watch');
      if (!wanted) return;
      if (!opened.ok) {
        setReplay({ line, match: null, fault: opened });
        return;
      }
      const length = await line.desk.length();
      // What is to be seen now was pushed when the match was opened.
      if (!wanted || seen === null) return;
      const { showing, things }: Look = seen;
      const { seats, result, view } = showing;
      const viewers = viewersOf(seats, result !== null);
      setReplay({ line, fault: null, match: { opened, length, seats, holder: view.holder, things, result, viewers } });
    };
    void open();
    return () => {
      wanted = false;
      line.close();
    };
  }, [id]);
  return replay;
}

/** The position at a moment, through somebody's eyes; while it is fetched, the one before stays. */
export function usePosition(line: DeskLine | null, at: number, viewer: Viewer, ready: boolean): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    if (line === null || !ready) return undefined;
    let wanted = true;
    void line.desk.position(at, viewer).then((found) => wanted && setPosition(found));
    return () => {
      wanted = false;
    };
  }, [line, at, viewer, ready]);
  return position;
}

/** What a replay knows of the whole match: the moments that still stand, and those that are worth a mark. */
export interface Story {
  readonly log: readonly Logged[];
  /** The numbers of the moments, the beginning first: what was taken back is not among them. */
  readonly moments: readonly number[];
  readonly marks: readonly { readonly at: number; readonly kind: Landmark }[];
}

/** Moments and marks from all that was told. */
export function storyOf(
  log: readonly Logged[],
  length: number,
  landmarks: { readonly [fact: string]: Landmark },
): Story {
  const gone = takenBack(log);
  const moments = Array.from({ length: length + 1 }, (_, at) => at).filter((at) => !gone.has(at));
  const marks = log.flatMap(({ at, fact }) => {
    const kind = landmarks[fact.fact];
    return kind === undefined || gone.has(at) ? [] : [{ at, kind }];
  });
  return { log, moments, marks };
}

/** Reads the whole log once, page by page, so that the line of time can show what it holds. */
export function useStory(
  line: DeskLine,
  length: number,
  viewer: Viewer,
  landmarks: { readonly [fact: string]: Landmark },
): Story {
  const [story, setStory] = useState<Story | null>(null);
  // Until all has been read every entry is a moment.
  const unread = useMemo(() => storyOf([], length, {}), [length]);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const log = await wholeLog(line.desk, length, viewer);
      if (wanted) setStory(storyOf(log, length, landmarks));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [line, length, viewer, landmarks]);
  return story ?? unread;
}

interface PastLog {
  readonly log: readonly Logged[];
  /** Fetches what was told before; null if nothing was. */
  readonly earlier: (() => void) | null;
}

/** What had been told at a moment: its last page, and what was told before as far as the reader goes back. */
export function usePastLog(line: DeskLine | null, position: Position | null, viewer: Viewer): PastLog {
  const [read, setRead] = useState<{ readonly of: Position; readonly page: LogPage } | null>(null);
  if (line === null || position === null) return { log: [], earlier: null };
  const before = read?.of === position ? read.page : { since: position.since, log: [] };
  const fetchPage = async () => {
    const { since, log } = await line.desk.pastLog(before.since, viewer);
    setRead({ of: position, page: { since, log: [...log, ...before.log] } });
  };
  return {
    log: before.log.length === 0 ? position.log : [...before.log, ...position.log],
    earlier: before.since === 0 ? null : () => void fetchPage(),
  };
}
