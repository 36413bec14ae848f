import { useEffect } from 'react';

export type KeyDeeds = { readonly [key: string]: () => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** How a key is written in a list of deeds: `u`, `ctrl+z`, `?`. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): string {
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.toLowerCase()}`;
}

/** Keys that work anywhere on the page, but not while somebody types or a dialog is open. */
export function useKeys(deeds: KeyDeeds): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null) return;
      const deed = deeds[keyName(event)];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [deeds]);
}
