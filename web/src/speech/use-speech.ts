import { useEffect, useMemo, useState } from 'react';
import type { Words } from '@bivouac/kernel';
import type { SeatInfo } from '@bivouac/kernel/table';
import { findGame } from '@bivouac/shelf';
import { createWords, type GameText, type Language, namePowers, type Speech } from '@bivouac/words';
import { levelOf } from '@bivouac/bots';
import { useLanguage } from './use-language.ts';
import { type ContentPack, entryWith } from '../matches/pack.ts';
import type { GameFacts } from '../worker/protocol.ts';

interface Spoken {
  readonly language: Language;
  readonly text: GameText | null;
}

/** The words of a game in the page's language. While another language is on its way, the last one goes on. */
function useGameText(game: string | null, pack: ContentPack | null, language: Language): Spoken | null {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let wanted = true;
    const load = async (): Promise<void> => {
      const entry = await entryWith(findGame(game), pack);
      const text = (await entry?.text?.[language]()) ?? null;
      if (wanted) setSpoken({ language, text });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [game, pack, language]);
  return spoken;
}

/** The name of a level without what it says of it in brackets. */
export const rankName = (plain: Pick<Speech, 'of'>, title: Words): string => plain.of(title).replace(/ \(.*\)$/, '');

const heldBy = (seat: number, holder: readonly number[]): number[] =>
  holder.flatMap((holding, power) => (holding === seat ? [power] : []));

/** The side that a seat plays, without the name of whoever sits there; null if it holds nothing. */
export function sideName(plain: Pick<Speech, 'name'>, seat: number, holder: readonly number[]): string | null {
  const powers = heldBy(seat, holder);
  return powers.length === 0 ? null : namePowers(plain, powers);
}

/** At a server seats bear handles, and in the file of a match nothing else: no name is as long. */
const HANDLE = /^[A-Za-z0-9_-]{22}$/;

/** What the players are called: by the powers they hold, bots by their level too, and by their own names if they have any. */
export function seatNames(
  plain: Pick<Speech, 'name' | 'of'>,
  seats: readonly SeatInfo[],
  holder: readonly number[],
): string[] {
  return seats.map(({ kind, level, name }, seat) => {
    const powers = heldBy(seat, holder);
    const title = kind === 'bot' ? levelOf(level ?? '')?.title : undefined;
    const rank = title === undefined ? [] : [rankName(plain, title)];
    const held = powers.length === 0 ? [] : [namePowers(plain, powers)];
    const [first = '', ...more] = [...(name === '' || HANDLE.test(name) ? [] : [name]), ...held, ...rank];
    return more.length === 0 ? first : `${first} (${more.join(', ')})`;
  });
}

export interface Seating {
  readonly seats: readonly SeatInfo[];
  readonly holder: readonly number[];
}

/** Everything a game has to say, in the language of the moment; null until its words are there. */
export function useSpeech(
  game: GameFacts | null,
  seating: Seating | null,
  pack: ContentPack | null = null,
): Speech | null {
  const language = useLanguage();
  const spoken = useGameText(game?.id ?? null, pack, language);
  const key = seating === null ? '' : JSON.stringify([seating.seats, seating.holder]);
  return useMemo(() => {
    if (game === null || spoken === null) return null;
    const subject = { game, text: spoken.text };
    const plain = createWords(spoken.language, subject);
    const [seats, holder] = (key === '' ? [[], []] : JSON.parse(key)) as [SeatInfo[], number[]];
    return createWords(spoken.language, { ...subject, seats: seatNames(plain, seats, holder) });
  }, [game, spoken, key]);
}
