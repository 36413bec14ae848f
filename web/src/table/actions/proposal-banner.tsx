import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';

/** A draw that somebody proposes: public, so all whom it was put to answer on this screen, one after the other. */
export function ProposalBanner() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const proposal = useTable((state) => state.look?.showing.proposal ?? null);
  const seats = useTable((state) => state.look?.showing.seats ?? null);
  if (proposal === null || proposal.what.kind !== 'draw' || seats === null) return null;
  const { members, stance } = proposal.stance;
  const asked = members.find((seat, i) => seats[seat]?.kind === 'person' && stance[i] === 0);
  if (asked === undefined) return null;
  return (
    <div className="proposal" role="status">
      <p>{t('table.drawProposed', { by: speech.seat(proposal.by), to: speech.seat(asked) })}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => void session.answer(true)}>
          {t('table.accept')}
        </button>
        <button type="button" className="button" onClick={() => void session.answer(false)}>
          {t('table.decline')}
        </button>
      </div>
    </div>
  );
}
