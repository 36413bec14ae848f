import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, hasHole, type Offer, sameAction, type Thing } from '@bivouac/kernel';
import { ClauseLink } from '../panel/clause-link.tsx';
import { keptClear, lookedAt, useLookedAt, windowSize } from './looked-at.ts';
import { offersOn } from './offer-groups.ts';
import { placeBeside } from './place-beside.ts';
import type { TableState } from '../session/table-state.ts';
import { useTable, useTools } from '../page/table-context.ts';
import { runsOn, useOffersNow, useRuns } from './use-runs.ts';
import { useGiven, useWording } from './wording.ts';

/** What would happen if an offer were taken, where the board can say so. */
function useForesight(): (offer: Offer) => string | null {
  const { board, speech } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  return (offer) => {
    if (board?.foresee === undefined || look === null) return null;
    const { viewer, showing } = look;
    const { view } = showing;
    const holds = (power: number) => viewer >= 0 && view.holder[power] === viewer;
    return board.foresee({ content, view, viewer, eyes: { viewer, holder: view.holder, holds }, speech }, offer);
  };
}

/** What a thing is, where the board can say so. */
function useDescription(): (thing: Thing) => string | null {
  const { board, speech } = useTools();
  const look = useTable((state) => state.look);
  const past = useTable((state) => state.past);
  const content = useTable((state) => state.opened?.game.content);
  return (thing) => {
    if (board?.describe === undefined || look === null) return null;
    const { viewer, showing } = look;
    const view = past?.view ?? showing.view;
    const holds = (power: number) => viewer >= 0 && view.holder[power] === viewer;
    return board.describe({ content, view, viewer, eyes: { viewer, holder: view.holder, holds }, speech }, thing);
  };
}

/** Why no march leads to a thing, where the board can say so. */
function useWhyNot(): (thing: Thing) => { readonly words: string; readonly clause: string } | null {
  const { board } = useTools();
  const given = useGiven();
  const offers = useOffersNow();
  return (thing) => (given === null || offers.length === 0 ? null : (board?.whyNot?.(given, offers, thing) ?? null));
}

/** On a small screen, over the question and as long as it is wanted: what was tapped. The question keeps its room. */
export function ExplainLine() {
  const { t } = useTranslation();
  const { session } = useTools();
  const stamp = useTable((state) => state.look?.showing.decision?.stamp);
  const asked = useRef(stamp);
  useEffect(() => {
    // A new question is read first.
    if (asked.current !== stamp) session.dismiss();
    asked.current = stamp;
  }, [session, stamp]);
  const says = useSaying();
  return (
    <div className="explain explain-sheet" role="status" data-empty={says === null}>
      {says}
      {says === null ? null : (
        <button
          type="button"
          className="explain-close"
          aria-label={t('table.close')}
          onClick={() => session.point(null)}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** Beside what is looked at, over everything: to say something moves nothing on the page. */
export function ExplainCard() {
  const { session } = useTools();
  const pointed = useTable((state) => state.pointed);
  const weighed = useTable((state) => state.weighed);
  const says = useSaying();
  const card = useRef<HTMLDivElement>(null);
  useLookedAt();
  useLayoutEffect(() => {
    const box = card.current;
    if (box === null || (pointed === null && weighed === null)) return;
    const beside = lookedAt();
    box.hidden = beside === null;
    if (beside === null) return;
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const { left, top } = placeBeside(beside, size, windowSize(), keptClear());
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  }, [pointed, weighed]);
  return (
    // The words are no control: leaving them only lets them go.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className="explain explain-card"
      role="status"
      data-empty={says === null}
      onMouseLeave={() => session.point(null)}
    >
      {says}
    </div>
  );
}

/** What would happen, what can be done with a thing, or why nothing can, with the clause; null if there is nothing to say. */
function useSaying(): ReactNode {
  const wording = useWording();
  const pointed = useTable((state) => state.pointed);
  const weighed = useTable((state) => state.weighed);
  const foresee = useForesight();
  if (weighed !== null) {
    const foreseen = foresee(weighed);
    return foreseen === null ? null : (
      <span>
        <strong>{wording.offer(weighed)}</strong> {foreseen}
      </span>
    );
  }
  return pointed === null ? null : <Pointed pointed={pointed} foresee={foresee} />;
}

interface PointedProps {
  readonly pointed: NonNullable<TableState['pointed']>;
  readonly foresee: (offer: Offer) => string | null;
}

function Pointed({ pointed, foresee }: PointedProps) {
  const { speech, session } = useTools();
  const wording = useWording();
  const offers = useOffersNow();
  const runs = runsOn(useRuns(), pointed.thing);
  const whyNot = useWhyNot();
  const grammar = useTable((state) => state.opened?.game.grammar);
  const describe = useDescription();
  const { thing, explanation } = pointed;
  const what = describe(thing);
  // What a run begins with need not be said twice.
  const begins = runs.map(({ actions: [first] }) => first);
  const can = offersOn(thing, offers, grammar ?? {}).filter(
    (offer) => !hasHole(offer) && !begins.some((first) => first !== undefined && sameAction(first, offer)),
  );
  const reason = can.length + runs.length > 0 ? null : whyNot(thing);
  const [only] = can;
  return (
    <>
      <strong>{wording.thing(thing)}</strong>
      {what === null ? null : <span className="explain-what">{what}</span>}
      {can.length + runs.length > 0 ? (
        <span className="explain-can">
          {runs.map((run) => (
            <button
              key={run.words}
              type="button"
              className="button small"
              onClick={() => void session.run(run.actions)}
            >
              {run.words}
            </button>
          ))}
          {can.slice(0, 6).map((offer) => (
            <button
              key={JSON.stringify(offer)}
              type="button"
              className="button small"
              onClick={() => void session.act(offer as Action)}
            >
              {wording.offer(offer)}
            </button>
          ))}
          {runs.map(({ foreseen }) => foreseen).join(' ')}
          {can.length === 1 && runs.length === 0 && only !== undefined ? foresee(only) : null}
        </span>
      ) : reason !== null ? (
        <span>
          {reason.words} <ClauseLink clause={reason.clause} />
        </span>
      ) : explanation !== null && !explanation.can ? (
        explanation.reasons.slice(0, 2).map((reason) => (
          <span key={`${reason.reason} ${reason.clause ?? ''}`}>
            {speech.reason({ ...reason, clause: '' })} <ClauseLink clause={reason.clause} />
          </span>
        ))
      ) : null}
    </>
  );
}
