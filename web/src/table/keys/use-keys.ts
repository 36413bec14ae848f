import { useEffect } from 'react';

export type KeyDeeds = { readonly [key: string]: () => void };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** How a key is written in a list of deeds: `u`, `ctrl+z`, `?`. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): string {
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.toLowerCase()}`;
}

/** How long somebody may take between the digits of a number. */
const BETWEEN_DIGITS = 1500;

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/** The digit on a key, whatever the keyboard writes with it: on a French one the digits need Shift. */
function digitOf({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey) return null;
  return /^\d$/.test(key) ? key : shiftKey ? null : (DIGIT.exec(code)?.[1] ?? null);
}

/** Keys that work anywhere on the page, but not while somebody types or a dialog is open. */
export function useKeys(deeds: KeyDeeds): void {
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null) return;
      const own = deeds[keyName(event)];
      const digit = own === undefined || keyName(event) === '0' ? digitOf(event) : keyName(event);
      if (digit !== null && /^\d$/.test(digit)) {
        // A number of more than one digit begins with 0: then all of its digits are waited for.
        const goesOn = typed.startsWith('0') && event.timeStamp - last < BETWEEN_DIGITS;
        typed = goesOn ? typed + digit : digit;
        last = event.timeStamp;
        const meant = deeds[typed];
        if (meant !== undefined || typed.length >= 3) typed = '';
        if (meant === undefined) return;
        event.preventDefault();
        meant();
        return;
      }
      typed = '';
      const deed = own;
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [deeds]);
}
