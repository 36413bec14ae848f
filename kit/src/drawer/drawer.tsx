import './drawer.css';
import type { ReactNode } from 'react';
import type { BoardSpeech } from '../contract.ts';
import { words } from '../words.ts';
import { useFolded } from './use-folded.ts';

interface DrawerProps {
  /** The name under which the browser remembers whether it is folded away. */
  readonly id: string;
  /** The edge of the map that it lies over. */
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly className: string;
  readonly speech: Pick<BoardSpeech, 'of'>;
  readonly children: ReactNode;
}

/**
 * What lies over an edge of the map and can be put away. Folded, its switch is lit as long as something in it can be
 * pressed: nothing that is asked for is out of reach.
 */
export function Drawer({ id, side, label, className, speech, children }: DrawerProps) {
  const [folded, fold] = useFolded(id);
  const deed = `${speech.of(folded ? words.unfold : words.fold)}: ${label}`;
  return (
    <div className={`kit-drawer ${side} ${className}`} data-folded={folded}>
      {/* It scrolls, so it takes the focus: keys must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="kit-drawer-body" role="group" tabIndex={0} aria-label={label}>
        {children}
      </div>
      <button
        type="button"
        className="kit-drawer-switch"
        aria-expanded={!folded}
        aria-label={deed}
        title={deed}
        onClick={() => fold(!folded)}
      >
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d={folded === (side === 'left') ? 'M3 3L8 8L3 13' : 'M7 3L2 8L7 13'} />
        </svg>
      </button>
    </div>
  );
}
