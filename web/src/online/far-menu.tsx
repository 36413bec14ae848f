import { type Key, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTable } from '../table/page/table-context.ts';
import type { OnlineSession } from './online-session.ts';

const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog.tsx')).NotesDialog }));
const WatchDialog = lazy(async () => ({ default: (await import('./watch-dialog.tsx')).WatchDialog }));

type Opened = 'notes' | 'watch';

interface FarMenuProps {
  readonly session: OnlineSession;
  /** Whether one has laid the table. */
  readonly own: boolean;
}

/** What one may ask the others, one's notes, and who may look on. */
export function FarMenu({ session, own }: FarMenuProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Opened | null>(null);
  const isOpen = useTable(({ look }) => look !== null && look.showing.result === null && look.viewer >= 0);
  const isSeated = useTable(({ look }) => look !== null && look.viewer >= 0);
  if (!isSeated) return null;
  const act = (key: Key) => {
    if (key === 'undo') void session.proposeUndo();
    else if (key === 'pause') void session.proposePause();
    else setOpen(key === 'watch' ? 'watch' : 'notes');
  };
  const close = () => setOpen(null);
  return (
    <>
      <MenuTrigger>
        <Button className="button small" aria-label={t('online.menu')}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3h10v7H8l-3 3v-3H3z" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
          ?
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" onAction={act}>
            {isOpen ? <MenuItem id="undo">{t('online.undo')}</MenuItem> : null}
            {isOpen ? <MenuItem id="pause">{t('online.pause')}</MenuItem> : null}
            <MenuItem id="notes">{t('company.notes')}</MenuItem>
            {own ? <MenuItem id="watch">{t('company.letWatch')}</MenuItem> : null}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Suspense fallback={null}>
        {open === 'notes' ? <NotesDialog table={session.table} onClose={close} /> : null}
        {open === 'watch' ? <WatchDialog table={session.table} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
