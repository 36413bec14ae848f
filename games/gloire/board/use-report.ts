import type { Fact, Logged } from '@bivouac/kernel';
import { useMemo, useState } from 'react';
import type { GloireContent } from '../content/types.ts';
import { type BattleReport, reportAfter } from './report.ts';

interface Told {
  readonly log: readonly Logged[];
  /** The end of the log, which may be playing. */
  readonly news: readonly Fact[];
  /** The fact of the news that is being shown, or null once all are. */
  readonly now: Fact | null;
}

const keyOf = (report: BattleReport | null, turn: number): string | null =>
  report === null ? null : `${turn} ${report.town} ${report.attacker}`;

/** The facts from the last battle on, as far as they have been shown: nothing before them is in its report. */
function sinceBattle({ log, news, now }: Told): readonly Fact[] {
  const unseen = now === null ? 0 : news.length - news.indexOf(now) - 1;
  const shown = log.slice(0, log.length - unseen);
  const from = shown.findLastIndex(({ fact }) => fact.fact === 'battle');
  return from < 0 ? [] : shown.slice(from).map(({ fact }) => fact);
}

/**
 * The battle that is being told: it may take several entries, and whoever comes back to it finds its report whole. While
 * news are played, only as far as they have been shown.
 */
export function useReport(
  content: GloireContent,
  { log, news, now }: Told,
  turn: number,
): { readonly report: BattleReport | null; readonly close: () => void } {
  const [closed, setClosed] = useState<string | null>(null);
  const report = useMemo(() => reportAfter(content, null, sinceBattle({ log, news, now })), [content, log, news, now]);
  const key = keyOf(report, turn);
  return {
    report: key !== null && key === closed ? null : report,
    close: () => setClosed(key),
  };
}
