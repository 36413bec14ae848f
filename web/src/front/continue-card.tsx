import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findGame } from '@bivouac/shelf';
import type { MatchRecord } from '../matches/record.ts';
import { useLanguage } from '../speech/use-language.ts';
import { GamePicture } from './game-picture.tsx';
import { type Told } from './use-told.ts';

interface ContinueCardProps {
  readonly match: MatchRecord;
  readonly told: Told;
}

/** Whoever comes back finds his last match first: who plays, where it stands, one click to go on. */
export function ContinueCard({ match, told }: ContinueCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, scenario, sides, state } = told;
  return (
    <Link href={`/play/${match.id}`} className="continue">
      <span className="continue-picture">
        <GamePicture game={match.game} label={findGame(match.game)?.about.picture[language] ?? ''} />
      </span>
      <span className="continue-words">
        <strong>{t('front.continue')}</strong>
        <span>{scenario === null ? title : `${title} · ${scenario}`}</span>
        <span>{sides}</span>
        <span>{state ?? t('matches.entries', { count: match.summary?.entries ?? 0 })}</span>
      </span>
    </Link>
  );
}
