import { useTranslation } from 'react-i18next';
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useMayOrder } from '../../orders/use-orders.ts';
import { paces, type Pace } from '../../settings.ts';
import { useSoundSwitch } from '../../sound/use-sounds.ts';
import { MenuSettings, useMenuSettings } from './menu-settings.tsx';
import { useTable, useTools } from '../page/table-context.ts';

const deeds = ['orders', 'replay', 'save', 'draw', 'resign', 'keys', 'home'] as const;
export type MenuDeed = (typeof deeds)[number];

const isPace = (key: unknown): key is Pace => paces.some((pace) => pace === key);

/** What is done seldom: the pace, the file, the end of the match. */
export function TableMenu({ onDeed }: { readonly onDeed: (deed: MenuDeed) => void }) {
  const { t } = useTranslation();
  const { session, board } = useTools();
  const mayOrder = useMayOrder();
  const inMenu = useMenuSettings();
  const pace = useTable((state) => state.pace);
  const sound = useSoundSwitch((state) => state.on);
  const turnSound = useSoundSwitch((state) => state.turn);
  const hasFile = useTable((state) => state.opened?.hasFile ?? false);
  const isOnline = useTable((state) => state.opened?.kind === 'online');
  const running = useTable((state) => state.look !== null && state.look.showing.result === null);
  // Whoever is not asked may still give up or propose a draw while a bot thinks.
  const person = useTable(
    ({ seat, thinking, look, hold, opened }) =>
      hold === 'here' &&
      (seat !== null || ((thinking !== null || opened?.kind === 'online') && look !== null && look.viewer >= 0)),
  );
  return (
    <MenuTrigger>
      <Button className="button" aria-label={t('menu.title')}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          onAction={(key) => {
            const deed = deeds.find((one) => one === key);
            if (deed !== undefined) onDeed(deed);
          }}
          disabledKeys={[
            ...(hasFile ? [] : ['replay', 'save', 'draw', 'resign']),
            // Of a match that runs elsewhere there is no file before its end.
            ...(isOnline && running ? ['replay', 'save'] : []),
            ...(running && person ? [] : ['draw', 'resign']),
            ...(mayOrder ? [] : ['orders']),
          ]}
        >
          {board?.orders === undefined && !mayOrder ? null : <MenuItem id="orders">{t('orders.menu')}</MenuItem>}
          <MenuItem id="replay">{t('menu.replay')}</MenuItem>
          <MenuItem id="save">{t('menu.save')}</MenuItem>
          <MenuItem id="keys">{t('menu.keys')}</MenuItem>
          <Separator />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[pace]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : keys;
              if (isPace(key)) session.setPace(key);
            }}
          >
            <Header>{t('menu.pace')}</Header>
            <MenuItem id="0.5">{t('menu.calm')}</MenuItem>
            <MenuItem id="1">{t('menu.ordinary')}</MenuItem>
            <MenuItem id="2">{t('menu.brisk')}</MenuItem>
            <MenuItem id="0">{t('menu.still')}</MenuItem>
          </MenuSection>
          <MenuSection aria-label={t('menu.sound')} selectionMode="multiple" selectedKeys={sound ? ['sound'] : []}>
            <MenuItem id="sound" onAction={() => turnSound(!sound)}>
              {t('menu.sound')}
            </MenuItem>
          </MenuSection>
          {inMenu ? <MenuSettings /> : null}
          <Separator />
          <MenuItem id="draw">{t('menu.draw')}</MenuItem>
          <MenuItem id="resign">{t('menu.resign')}</MenuItem>
          <MenuItem id="home">{t('menu.home')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
