import type { Logged } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { withoutUndone } from '../table/panel/undone.ts';
import type { AnyBoard } from '../table/board/boards.ts';
import type { Series } from './plot.tsx';
import { linePath } from './plot-shape.ts';

/** What a report tells of a match. */
export interface Report {
  readonly title: string;
  readonly sides: string;
  readonly result: string;
  /** The few things that decided it, in their order. */
  readonly story: readonly string[];
}

/** So many lines of the story are told: the last ones, which decided it. */
const LINES = 40;

/** The story of a match: what its game finds worth telling, without what was taken back. */
export function storyLines(log: readonly Logged[], speech: Speech, board: AnyBoard | null): readonly string[] {
  const told = withoutUndone(log).filter(({ fact }) => board?.isStory?.(fact) === true);
  return told.slice(-LINES).map(({ fact }) => speech.fact(fact));
}

/** A report as text, to be pasted anywhere. */
export const reportText = ({ title, sides, result, story }: Report): string =>
  [title, sides, result, '', ...story.map((line) => `– ${line}`), ''].join('\n');

const SIZE = { width: 1200, height: 630 };
const INK = '#2a2118';
const PAPER = '#f3e7cb';
const LINE_INKS = ['#1f4f9c', '#a3161c', '#1f7a4d', '#8a6420'];

function write(draw: CanvasRenderingContext2D, words: string, at: { x: number; y: number }, font: string): void {
  draw.font = font;
  draw.fillText(words, at.x, at.y, SIZE.width - 2 * at.x);
}

/** A report as a picture: title, players, outcome, and the course of the match. */
export async function reportPicture({ title, sides, result }: Report, series: readonly Series[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const draw = canvas.getContext('2d');
  if (draw === null) return null;
  draw.fillStyle = PAPER;
  draw.fillRect(0, 0, SIZE.width, SIZE.height);
  draw.strokeStyle = INK;
  draw.lineWidth = 2;
  draw.strokeRect(18, 18, SIZE.width - 36, SIZE.height - 36);
  draw.fillStyle = INK;
  write(draw, title, { x: 60, y: 96 }, '600 52px "EB Garamond Variable", serif');
  write(draw, sides, { x: 60, y: 146 }, '28px "Source Sans 3 Variable", sans-serif');
  write(draw, result, { x: 60, y: 196 }, 'italic 34px "EB Garamond Variable", serif');
  const all = series.flatMap(({ points }) => points);
  const most = { at: Math.max(1, ...all.map(({ at }) => at)), value: Math.max(1, ...all.map(({ value }) => value)) };
  const box = { left: 80, top: 240, width: SIZE.width - 160, height: 290 };
  const place = (at: number, value: number): readonly [number, number] => [
    box.left + (box.width * at) / most.at,
    box.top + box.height - (box.height * value) / most.value,
  ];
  draw.lineWidth = 1;
  draw.strokeRect(box.left, box.top, box.width, box.height);
  for (const [i, { title: name, points }] of series.entries()) {
    const ink = LINE_INKS[i % LINE_INKS.length] ?? INK;
    draw.strokeStyle = ink;
    draw.lineWidth = 4;
    draw.stroke(new Path2D(linePath(points.map(({ at, value }) => place(at, value)))));
    draw.fillStyle = ink;
    write(draw, name, { x: 80 + i * 330, y: 580 }, '600 24px "Source Sans 3 Variable", sans-serif');
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
