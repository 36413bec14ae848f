import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface LaterProps {
  /** What keeps the place until then. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is only to be looked at, drawn once the page can be used: in slices, so that a click is answered in between.
 */
export function Later({ instead, children }: LaterProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime ? children : instead;
}
