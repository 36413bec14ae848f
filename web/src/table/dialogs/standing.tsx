import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';
import { PageDialog } from './dialog.tsx';

interface StandingProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The points as they stand now, from what whoever looks on may know: a click on the score opens it. */
export function Standing({ open, onClose }: StandingProps) {
  const { t } = useTranslation();
  const { board, speech } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  if (board?.Verdict === undefined || look === null) return null;
  return (
    <PageDialog title={t('table.standing')} open={open} wide onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="end-verdict" role="group" tabIndex={0} aria-label={t('table.standing')}>
        <board.Verdict content={content} view={look.showing.view} viewer={look.viewer} speech={speech} />
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('table.close')}
        </button>
      </div>
    </PageDialog>
  );
}
