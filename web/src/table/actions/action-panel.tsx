import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from 'react-aria-components';
import { type Action, hasHole, type Offer, sameAction } from '@bivouac/kernel';
import { askedPower } from './asked-power.ts';
import { AskedOpenly } from '../bar/asked-openly.tsx';
import { HoldBanner } from '../bar/hold-banner.tsx';
import { ExplainLine } from './explain-line.tsx';
import { ClauseLink } from '../panel/clause-link.tsx';
import { HoleForm } from './hole-form.tsx';
import { groupOffers, type OfferGroup, type OfferLine, thingOf } from './offer-groups.ts';
import { usePanel } from '../panel/panel.ts';
import { ProposalBanner } from './proposal-banner.tsx';
import { useTable, useTools } from '../page/table-context.ts';
import { useNarrow } from '../page/use-narrow.ts';
import { seatingOf } from '../session/table-screen.ts';
import { useWording } from './wording.ts';

/** The question, and every legal answer in words: the whole game can be played from here. */
export function ActionPanel({ onEnd }: { readonly onEnd: (() => void) | null }) {
  const { t } = useTranslation();
  const { speech, board } = useTools();
  const isNarrow = useNarrow();
  // Where there is a board the game is played on it; the list is there for whoever asks for it.
  const isListOpen = usePanel((panel) => panel.list) ?? board === null;
  const openList = usePanel((panel) => panel.openList);
  const look = useTable((state) => state.look);
  const seat = useTable((state) => state.seat);
  const busy = useTable((state) => state.busy);
  const past = useTable((state) => state.past);
  const decision = seat === null || past !== null ? null : (look?.showing.decision ?? null);
  if (look === null) return null;
  const { result, waiting } = look.showing;
  const power = decision === null || board?.asksSides === true ? null : askedPower(seatingOf(look), decision);
  // All of them: a pot, or choices in secret, may wait for several at once.
  const waited = waiting.map((seat) => speech.seat(seat)).join(', ');
  return (
    <section className="actions" aria-label={t('table.actions')} data-asked={decision !== null && !busy}>
      <HoldBanner />
      {isNarrow ? <ExplainLine /> : null}
      <ProposalBanner />
      <div className="ask">
        <div className="prompt" aria-live="polite">
          {decision !== null ? (
            <h2>
              {power === null ? null : <span className="asked-power">{speech.name('power', power)}</span>}{' '}
              {speech.prompt(decision)} <ClauseLink clause={decision.clause} />
            </h2>
          ) : result !== null ? (
            <h2>
              {speech.result({ winners: result.winners, reason: result.reason })} <ClauseLink clause={result.clause} />
            </h2>
          ) : (
            <h2 className="waiting">
              {past !== null
                ? t('table.playingBack')
                : waiting[0] === look.viewer
                  ? t('table.moment')
                  : t('table.waitingFor', { name: waited })}
            </h2>
          )}
        </div>
        {decision !== null && isNarrow ? (
          <button
            type="button"
            className="button list-switch"
            aria-expanded={isListOpen}
            onClick={() => openList(!isListOpen)}
          >
            {t('table.list', { count: decision.offers.length })}
          </button>
        ) : null}
      </div>
      {result !== null && onEnd !== null ? (
        <button type="button" className="button strong" onClick={onEnd}>
          {t('end.see')}
        </button>
      ) : null}
      {decision === null ? null : <AskedOpenly />}
      {decision === null || (isNarrow && !isListOpen) ? null : <Offers key={decision.stamp} offers={decision.offers} />}
      <Refusal />
    </section>
  );
}

function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const { session } = useTools();
  const wording = useWording();
  const game = useTable((state) => state.opened?.game);
  const [open, setOpen] = useState<Offer | null>(null);
  const groups = groupOffers(offers, (offer) => wording.offer(offer));
  // Whoever chose by keys finds the focus on the next question.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (session.byKeys) list.current?.querySelector('button')?.focus();
  }, [session]);
  if (game === undefined) return null;

  const choose = (offer: Offer) => {
    session.noteKeys(usesKeys());
    if (hasHole(offer)) setOpen(offer);
    else void session.act(offer as Action);
  };
  // Whoever goes by keys is shown the thing; a pointer that passes over a line must not move the map.
  const pointAt = (line: OfferLine, byPointer: boolean) => {
    session.weigh(line.offer);
    session.show(thingOf(line.offer, game.grammar, game.kinds), byPointer);
  };

  if (open !== null) {
    return (
      <HoleForm
        offer={open}
        words={wording.offer(open)}
        onCancel={() => setOpen(null)}
        onFill={(action) => void session.act(action)}
      />
    );
  }
  return (
    <Toolbar
      ref={list}
      className="offers"
      aria-label={t('table.offers', { count: offers.length })}
      orientation="vertical"
    >
      {groups.map((group, at) => (
        <Group
          key={group.verb}
          group={group}
          isOnly={groups.length === 1}
          first={firstNumber(groups, at)}
          onChoose={choose}
          onPointAt={pointAt}
        />
      ))}
    </Toolbar>
  );
}

/** Whether the focus is shown: then somebody plays by keys. */
const usesKeys = (): boolean => document.activeElement?.matches(':focus-visible') === true;

const firstNumber = (groups: readonly OfferGroup[], at: number): number =>
  groups.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 1);

interface GroupProps {
  readonly group: OfferGroup;
  /** Answers that have no words in common, and no others beside them, need no title. */
  readonly isOnly: boolean;
  readonly first: number;
  readonly onChoose: (offer: Offer) => void;
  readonly onPointAt: (line: OfferLine, byPointer: boolean) => void;
}

function Group({ group, isOnly, first, onChoose, onPointAt }: GroupProps) {
  const { t } = useTranslation();
  const { marked, session } = useTools();
  const title = group.title === '' ? t('table.others') : group.title;
  return (
    <div className="offer-group" role="group" aria-label={title}>
      {group.lines.length > 1 && !(isOnly && group.title === '') ? (
        <p className="offer-title" aria-hidden="true">
          {title}
        </p>
      ) : null}
      {group.lines.map((line, i) => (
        <button
          key={line.key}
          type="button"
          className="offer"
          data-marked={marked !== null && marked !== undefined && sameAction(marked, line.offer)}
          onClick={() => onChoose(line.offer)}
          onMouseEnter={() => onPointAt(line, true)}
          onMouseLeave={() => session.point(null)}
          onFocus={() => usesKeys() && onPointAt(line, false)}
        >
          {first + i <= 9 ? <kbd aria-hidden="true">{first + i}</kbd> : <kbd aria-hidden="true" className="none" />}
          <span>{line.words}</span>
        </button>
      ))}
    </div>
  );
}

function Refusal() {
  const { speech, session } = useTools();
  const { t } = useTranslation();
  const refusal = useTable((state) => state.refusal);
  return (
    <div className="refusal" role="status">
      {refusal === null ? null : (
        <p>
          {speech.refusal(refusal)}{' '}
          <button type="button" className="plain" onClick={() => session.forgetRefusal()}>
            {t('table.understood')}
          </button>
        </p>
      )}
    </div>
  );
}
