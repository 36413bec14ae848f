import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type Offer, sameAction, type Thing } from '@bivouac/kernel';
import { ExplainCard } from '../actions/explain-line.tsx';
import { GenericBoard } from './generic-board.tsx';
import { useTable, useTools } from '../page/table-context.ts';
import { useNarrow } from '../page/use-narrow.ts';
import { keyOf, MOST_KEYS } from '../actions/offer-lines.ts';
import { useOfferLines } from '../actions/use-offer-lines.ts';
import { useRuns } from '../actions/use-runs.ts';
import { usePolicing } from '../actions/window-orders.tsx';
import { DaySheet } from '../../tables/day-sheet.tsx';
import { useSounds } from '../../sound/use-sounds.ts';
import { usePad } from './use-pad.ts';

const NOTHING: readonly Offer[] = [];

interface BoardAreaProps {
  readonly overlay: string | null;
  readonly onStanding?: () => void;
}

/** The game's own board, or the list of places; never both, and nothing while the screen changes hands. */
export function BoardArea({ overlay, onStanding }: BoardAreaProps) {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const { session, speech, board, marked } = useTools();
  const game = useTable((state) => state.opened?.game);
  const look = useTable((state) => state.look);
  const past = useTable((state) => state.past);
  const news = useTable((state) => state.news);
  const shown = useTable((state) => state.shown);
  const still = useTable((state) => state.still);
  const seat = useTable((state) => state.seat);
  const busy = useTable((state) => state.busy);
  const turnOver = useTable((state) => state.turnOver);
  useTable((state) => state.pace);
  useTable((state) => state.skipping);
  const onPoint = useCallback((thing: Thing | null) => session.point(thing), [session]);
  const onNewsOver = useCallback(() => session.newsOver(), [session]);
  const onAct = useCallback((action: Action) => void session.act(action), [session]);
  const onRun = useCallback((actions: readonly Action[]) => void session.run(actions), [session]);
  const runs = useRuns();
  const pad = usePad(session.match, look?.viewer ?? -1);
  useSounds(board, news);
  const mayAct = past === null && !busy ? seat : null;
  const decision = mayAct === null ? null : (look?.showing.decision ?? null);
  const all = decision?.offers ?? NOTHING;
  // In a lesson only what leads on is lit; at a table everything that can be done.
  const offers = useMemo(
    () => (marked === undefined ? all : all.filter((offer) => marked !== null && sameAction(marked, offer))),
    [all, marked],
  );
  const { numbers } = useOfferLines(offers);
  const policing = usePolicing();
  const keyOfOffer = (offer: Offer): string | null => {
    const number = numbers.get(JSON.stringify(offer)) ?? MOST_KEYS + 1;
    return number > MOST_KEYS ? null : keyOf(number);
  };
  if (look === null || game === undefined) return null;
  const { viewer, showing, things } = look;
  const view = past?.view ?? showing.view;
  const { speed } = session;
  const eyes = { viewer, holder: view.holder, holds: (power: number) => viewer >= 0 && view.holder[power] === viewer };
  return (
    <section className="table-board">
      <h2 className="unseen">{t('table.board')}</h2>
      {board === null ? (
        <GenericBoard
          view={view}
          things={things}
          grammar={game.grammar}
          offers={offers}
          shown={shown}
          speech={speech}
          news={news}
          speed={speed}
          onPoint={onPoint}
          onNewsOver={onNewsOver}
        />
      ) : (
        <board.Board
          content={game.content}
          view={view}
          viewer={viewer}
          eyes={eyes}
          seat={mayAct}
          prompt={decision?.prompt ?? ''}
          offers={offers}
          onAct={onAct}
          runs={runs}
          onRun={onRun}
          keyOf={keyOfOffer}
          {...(policing === null || mayAct === null
            ? {}
            : { onAlways: (offer: Offer) => void policing.give(offer[0], offer) })}
          onPoint={onPoint}
          shown={shown}
          still={still}
          log={past?.log ?? showing.log}
          {...(past === null && look.since > 0 ? { onEarlier: () => void session.earlier() } : {})}
          news={news}
          onNewsOver={onNewsOver}
          speed={speed}
          overlay={overlay}
          speech={speech}
          {...(onStanding === undefined || board.Verdict === undefined ? {} : { onStanding })}
          {...(pad === undefined ? {} : { pad })}
        />
      )}
      {turnOver && !busy ? (
        <button type="button" className="button strong board-end-turn" onClick={() => void session.endTurn()}>
          {t('table.endTurn')}
        </button>
      ) : null}
      <DaySheet />
      {isNarrow ? null : <ExplainCard />}
    </section>
  );
}
