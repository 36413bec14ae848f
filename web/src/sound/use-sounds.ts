import { useEffect } from 'react';
import type { Fact } from '@bivouac/kernel';
import { create } from 'zustand';
import { keepSound, keptSound } from '../settings.ts';
import type { AnyBoard } from '../table/board/boards.ts';
import { play, soundsOf } from './sounds.ts';

interface SoundSwitch {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** Off until somebody wants to hear something; the browser remembers it. */
export const useSoundSwitch = create<SoundSwitch>((set) => ({
  on: keptSound(),
  turn: (on) => {
    keepSound(on);
    set({ on });
  },
}));

/** What has just happened is heard, where somebody wants it. */
export function useSounds(board: AnyBoard | null, news: readonly Fact[]): void {
  const on = useSoundSwitch((state) => state.on);
  useEffect(() => {
    if (on && news.length > 0) play(soundsOf(news, board?.sounds ?? {}));
  }, [on, board, news]);
}
