import type { Fact } from '@bivouac/kernel';
import { useState } from 'react';
import type { GloireContent } from '../content/types.ts';
import { type BattleReport, reportAfter } from './report.ts';

interface Kept {
  readonly news: readonly Fact[];
  /** The report before this news. */
  readonly before: BattleReport | null;
  /** The battle whose report was closed by hand. */
  readonly closed: string | null;
}

const keyOf = (report: BattleReport | null, turn: number): string | null =>
  report === null ? null : `${turn} ${report.town} ${report.attacker}`;

/**
 * The battle that is being told: news come entry by entry, and a battle may take several. While news are played, only as
 * far as they have been shown.
 */
export function useReport(
  content: GloireContent,
  news: readonly Fact[],
  now: Fact | null,
  turn: number,
): { readonly report: BattleReport | null; readonly close: () => void } {
  const [kept, setKept] = useState<Kept>({ news: [], before: null, closed: null });
  let current = kept;
  if (news !== kept.news) {
    current = { ...kept, news, before: reportAfter(content, kept.before, kept.news) };
    setKept(current);
  }
  const shown = now === null ? news : news.slice(0, news.indexOf(now) + 1);
  const report = reportAfter(content, current.before, shown);
  const key = keyOf(report, turn);
  return {
    report: key !== null && key === current.closed ? null : report,
    close: () => setKept({ ...current, closed: key }),
  };
}
