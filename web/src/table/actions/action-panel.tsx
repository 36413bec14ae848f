import { useTranslation } from 'react-i18next';
import { askedPower } from './asked-power.ts';
import { AskedOpenly } from '../bar/asked-openly.tsx';
import { HoldBanner } from '../bar/hold-banner.tsx';
import { ExplainLine } from './explain-line.tsx';
import { ClauseLink } from '../panel/clause-link.tsx';
import { Offers } from './offers.tsx';
import { usePanel } from '../panel/panel.ts';
import { TurnOver } from './turn-over.tsx';
import { ProposalBanner } from './proposal-banner.tsx';
import { useTable, useTools } from '../page/table-context.ts';
import { useNarrow } from '../page/use-narrow.ts';
import { seatingOf } from '../session/table-screen.ts';

/** The question, and every legal answer in words: the whole game can be played from here. */
export function ActionPanel({ onEnd }: { readonly onEnd: (() => void) | null }) {
  const { t } = useTranslation();
  const { speech, board, banner } = useTools();
  const isNarrow = useNarrow();
  // Where there is a board the game is played on it; the list is there for whoever asks for it.
  const isListOpen = usePanel((panel) => panel.list) ?? board === null;
  const openList = usePanel((panel) => panel.openList);
  const look = useTable((state) => state.look);
  const seat = useTable((state) => state.seat);
  const busy = useTable((state) => state.busy);
  const past = useTable((state) => state.past);
  const turnOver = useTable((state) => state.turnOver) && past === null;
  const decision = seat === null || past !== null ? null : (look?.showing.decision ?? null);
  if (look === null) return null;
  const { result, waiting } = look.showing;
  const power = decision === null || board?.asksSides === true ? null : askedPower(seatingOf(look), decision);
  // All of them: a pot, or choices in secret, may wait for several at once.
  const waited = waiting.map((seat) => speech.seat(seat)).join(', ');
  return (
    <section className="actions" aria-label={t('table.actions')} data-asked={(decision !== null || turnOver) && !busy}>
      <HoldBanner />
      {banner === undefined ? <ProposalBanner /> : banner}
      <div className="ask">
        {isNarrow ? <ExplainLine /> : null}
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
              {turnOver
                ? t('table.turnOver')
                : past !== null
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
      {decision !== null && isNarrow && isListOpen ? <p className="note">{t('table.pointHint')}</p> : null}
      {decision === null ? null : <AskedOpenly />}
      {decision === null || (isNarrow && !isListOpen) ? null : <Offers key={decision.stamp} offers={decision.offers} />}
      {turnOver && !busy ? <TurnOver /> : null}
      <Refusal />
    </section>
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
