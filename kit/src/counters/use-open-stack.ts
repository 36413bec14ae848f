import { useEffect, useRef, useState } from 'react';

/** The stack that is enlarged; pinned, it stays so until something else is pressed. */
export interface OpenStack {
  readonly place: number;
  readonly by: number;
  readonly pinned: boolean;
}

/** A pinned stack closes when anything but a counter is pressed, or with Escape. */
export function useOpenStack(): readonly [OpenStack | null, (open: OpenStack | null) => void] {
  const [open, setOpen] = useState<OpenStack | null>(null);
  const isPinned = open?.pinned === true;
  const close = useRef(() => setOpen(null));
  useEffect(() => {
    if (!isPinned) return undefined;
    const onPress = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.kit-counter') === null) close.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isPinned]);
  return [open, setOpen];
}
