import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from './api.ts';
import { noteMe, useHouse } from './use-house.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));
const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

/** What the dialog is for. */
export type AccountDeed = 'make' | 'signIn' | 'recover';

/** Who one is on the server, and the way to an account; nothing where there is no server. */
export function AccountLine() {
  const { t } = useTranslation();
  const house = useHouse();
  const [deed, setDeed] = useState<AccountDeed | null>(null);
  const [isSetting, setSetting] = useState(false);
  if (house?.online !== true) return null;
  const { me } = house;
  const signOut = async () => {
    const answer = await api.signOut();
    if (answer.ok) noteMe(null);
  };
  const isMember = me?.kind === 'member';
  const said = isMember
    ? t('online.account.member', { name: me.name })
    : me === null || me.name === ''
      ? t('online.account.guest')
      : t('online.account.guestNamed', { name: me.name });
  return (
    <section className="account-line" aria-label={t('online.account.signIn')}>
      <p>{said}</p>
      <div className="buttons">
        {me === null ? null : (
          <button type="button" className="button" onClick={() => setSetting(true)}>
            {t('company.settings')}
          </button>
        )}
        {isMember ? (
          <button type="button" className="button" onClick={() => void signOut()}>
            {t('online.account.signOut')}
          </button>
        ) : (
          (['make', 'signIn'] as const).map((one) => (
            <button key={one} type="button" className="button" onClick={() => setDeed(one)}>
              {t(`online.account.${one}`)}
            </button>
          ))
        )}
      </div>
      {isSetting ? (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      ) : null}
      {deed === null ? null : (
        <Suspense fallback={null}>
          <AccountDialog key={deed} deed={deed} onDeed={setDeed} onClose={() => setDeed(null)} />
        </Suspense>
      )}
    </section>
  );
}
