import { useTranslation } from 'react-i18next';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export interface OverlayProps {
  readonly overlays: readonly { readonly id: string; readonly key: string; readonly title: string }[];
  readonly overlay: string | null;
  readonly onOverlay: (overlay: string | null) => void;
}

/** What the map can show besides: one menu, with the key of each. */
export function OverlayMenu({ overlays, overlay, onOverlay }: OverlayProps) {
  const { t } = useTranslation();
  if (overlays.length === 0) return null;
  const shown = overlays.find(({ id }) => id === overlay);
  return (
    <MenuTrigger>
      <Button className="button overlay-menu" data-on={shown !== undefined}>
        <span>{shown?.title ?? t('table.overlays')}</span> <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          aria-label={t('table.overlays')}
          selectionMode="single"
          selectedKeys={overlay === null ? [] : [overlay]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            onOverlay(typeof key === 'string' ? key : null);
          }}
        >
          {overlays.map(({ id, key, title }) => (
            <MenuItem key={id} id={id} textValue={title}>
              <kbd aria-hidden="true">{key.toUpperCase()}</kbd> {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The same on a small screen, under the board. */
export function OverlayChoice({ overlays, overlay, onOverlay }: OverlayProps) {
  const { t } = useTranslation();
  if (overlays.length === 0) return null;
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
