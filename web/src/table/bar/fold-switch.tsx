import { useTranslation } from 'react-i18next';
import { usePanel } from '../panel/panel.ts';
import { useTable, useTools } from '../page/table-context.ts';

/** Folds away what stands beside the board, and brings it back. */
export function FoldSwitch() {
  const { t } = useTranslation();
  const folded = usePanel((panel) => panel.folded);
  const fold = usePanel((panel) => panel.fold);
  const words = t(folded ? 'table.unfold' : 'table.fold');
  return (
    <button
      type="button"
      className="button"
      aria-label={words}
      title={`${words} (H)`}
      aria-expanded={!folded}
      onClick={() => fold(!folded)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M1.5 2.5h13v11h-13zM10 2.5v11" strokeWidth="1.4" />
        <path d={folded ? 'M7.5 5.5L5 8l2.5 2.5' : 'M5 5.5L7.5 8L5 10.5'} strokeWidth="1.4" />
      </svg>
    </button>
  );
}

/** The question, in the bar: while its panel is folded away one still sees what is asked, and gets to the answers. */
export function FoldedQuestion() {
  const { speech } = useTools();
  const folded = usePanel((panel) => panel.folded);
  const fold = usePanel((panel) => panel.fold);
  const look = useTable((state) => state.look);
  const seat = useTable((state) => state.seat);
  const past = useTable((state) => state.past);
  if (!folded || look === null) return null;
  const { decision, result } = look.showing;
  const words =
    seat !== null && past === null && decision !== null
      ? speech.prompt(decision)
      : result === null
        ? null
        : speech.result({ winners: result.winners, reason: result.reason });
  return words === null ? null : (
    <button type="button" className="folded-question" title={words} onClick={() => fold(false)}>
      {words}
    </button>
  );
}
