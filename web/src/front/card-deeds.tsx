import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { begin } from '../matches/again.ts';
import { FriendButton } from '../online/friend-button.tsx';
import { orderOf, usualPlan } from '../setup/plan.ts';

const SetupDialog = lazy(async () => ({ default: (await import('../setup/setup-dialog.tsx')).SetupDialog }));

interface CardDeedsProps {
  readonly game: string;
  readonly name: string;
  readonly lesson: boolean;
}

/** Sit down at once, or choose first. */
export function CardDeeds({ game, name, lesson }: CardDeedsProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [choosing, setChoosing] = useState(false);
  const play = async () => navigate(`/play/${await begin(orderOf(usualPlan(game)))}`);
  return (
    <div className="card-deeds">
      <button
        type="button"
        className="button strong"
        aria-label={t('front.playNowAt', { name })}
        onClick={() => void play()}
      >
        {t('front.playNow')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('front.setUpAt', { name })}
        onClick={() => setChoosing(true)}
      >
        {t('front.setUp')}
      </button>
      <FriendButton game={game} name={name} />
      {lesson ? (
        <Link href={`/learn/${game}`} className="button">
          {t('front.learn')}
        </Link>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <SetupDialog game={game} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
