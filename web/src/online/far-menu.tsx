import { useTranslation } from 'react-i18next';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTable } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

/** What is asked of the others: to take back, or to rest. */
export function FarMenu({ session }: { readonly session: OnlineSession }) {
  const { t } = useTranslation();
  const isOpen = useTable(({ look }) => look !== null && look.showing.result === null && look.viewer >= 0);
  if (!isOpen) return null;
  return (
    <MenuTrigger>
      <Button className="button small" aria-label={t('online.menu')}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3h10v7H8l-3 3v-3H3z" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        ?
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          onAction={(key) => void (key === 'undo' ? session.proposeUndo() : session.proposePause())}
        >
          <MenuItem id="undo">{t('online.undo')}</MenuItem>
          <MenuItem id="pause">{t('online.pause')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
