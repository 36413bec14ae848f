import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

const NAMES = { draw: 'online.drawProposed', pause: 'online.pauseProposed', undo: 'online.undoProposed' } as const;

/** What somebody proposes: whoever is asked answers, the others are told; an undo can be looked at first. */
export function FarProposal({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const proposal = useTable((state) => state.look?.showing.proposal ?? null);
  const paused = useTable((state) => state.look?.showing.paused ?? false);
  const viewer = useTable((state) => state.look?.viewer ?? -1);
  const isPast = useTable((state) => state.past !== null);
  if (paused) {
    return (
      <div className="proposal" role="status">
        <p>{t('online.paused')}</p>
        <button type="button" className="button strong" onClick={() => void session.resumePlay()}>
          {t('online.resume')}
        </button>
      </div>
    );
  }
  if (proposal === null) return null;
  const { what, by, stance } = proposal;
  const isAsked = stance.members.some((seat, i) => seat === viewer && stance.stance[i] === 0);
  const entry = what.kind === 'undo' ? what.entry : 0;
  const answer = async (yes: boolean) => {
    await session.lookAt(null);
    await session.answer(yes);
  };
  return (
    <div className="proposal" role="status">
      <p>{t(NAMES[what.kind], { by: speech.seat(by), entry })}</p>
      {what.kind === 'undo' ? (
        <button type="button" className="button" onClick={() => void session.lookAt(isPast ? null : entry - 1)}>
          {t(isPast ? 'online.undoBack' : 'online.undoLook')}
        </button>
      ) : null}
      {isAsked ? (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void answer(true)}>
            {t('online.accept')}
          </button>
          <button type="button" className="button" onClick={() => void answer(false)}>
            {t('online.decline')}
          </button>
        </div>
      ) : (
        <p>{t('online.waitsForAnswer')}</p>
      )}
    </div>
  );
}
