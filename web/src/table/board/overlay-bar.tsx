import { useTranslation } from 'react-i18next';
import { useNarrow } from '../page/use-narrow.ts';

interface OverlayBarProps {
  readonly overlays: readonly { readonly id: string; readonly key: string; readonly title: string }[];
  readonly overlay: string | null;
  readonly onOverlay: (overlay: string | null) => void;
}

/** What the map can show besides: one key each. */
export function OverlayBar({ overlays, overlay, onOverlay }: OverlayBarProps) {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  if (overlays.length === 0) return null;
  if (isNarrow) {
    return (
      <label className="overlay-choice">
        <span>{t('table.overlays')}</span>
        <select
          value={overlay ?? ''}
          onChange={(event) => onOverlay(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{t('table.noOverlay')}</option>
          {overlays.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <div className="overlay-bar" role="group" aria-label={t('table.overlays')}>
      {overlays.map(({ id, key, title }) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={overlay === id}
          onClick={() => onOverlay(overlay === id ? null : id)}
        >
          {title} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  );
}
