import { useTranslation } from 'react-i18next';
import { PageDialog } from '../dialogs/dialog.tsx';

const rows = [
  ['1 – 9, 010 – 099', 'choose'],
  ['↑ ↓', 'move'],
  ['Enter', 'take'],
  ['U', 'undo'],
  ['A', 'focusActions'],
  ['B', 'focusBoard'],
  ['P', 'changed'],
  ['N', 'skip'],
  ['L', 'log'],
  ['R', 'rules'],
  ['X', 'tables'],
  ['H', 'fold'],
  ['O', 'orders'],
  ['+ − F', 'map'],
  ['?', 'help'],
] as const;

interface ShortcutsProps {
  readonly open: boolean;
  readonly orders: boolean;
  readonly overlays: readonly { readonly key: string; readonly title: string }[];
  readonly onClose: () => void;
}

export function Shortcuts({ open, orders, overlays, onClose }: ShortcutsProps) {
  const { t } = useTranslation();
  return (
    <PageDialog title={t('keys.title')} open={open} onClose={onClose}>
      <dl className="keys">
        {rows
          .filter(([, what]) => orders || what !== 'orders')
          .map(([key, what]) => (
            <div key={what}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        {overlays.map(({ key, title }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t('keys.overlay', { title })}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" className="button strong" onClick={onClose}>
          {t('table.close')}
        </button>
      </div>
    </PageDialog>
  );
}
