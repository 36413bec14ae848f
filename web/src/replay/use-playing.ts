import { useEffect } from 'react';

/** How long a moment is looked at before the next one comes. */
const MOMENT = 900;

interface Playing {
  readonly playing: boolean;
  /** Whether the moment that is wanted is the one that is seen. */
  readonly isShown: boolean;
  readonly isLast: boolean;
  readonly onward: () => void;
  readonly onEnd: () => void;
}

/** A replay that plays by itself: one moment after the other, and at the end it stops. */
export function usePlaying({ playing, isShown, isLast, onward, onEnd }: Playing): void {
  useEffect(() => {
    if (!playing || !isShown) return undefined;
    const timer = setTimeout(isLast ? onEnd : onward, MOMENT);
    return () => clearTimeout(timer);
  });
}
