import { centreOf, outlineOf, SIZE } from '../map/frame.ts';
import { useTable } from '../table.ts';

/** A hex of an overlay. */
export function Hex({ hex, of }: { readonly hex: number; readonly of: string }) {
  const { frame } = useTable();
  return <polygon className={of} points={outlineOf(frame, hex, SIZE - 2)} />;
}

interface NoteProps {
  readonly hex: number;
  readonly words: string;
  readonly side: number;
  readonly at: number;
}

/** A word in a hex, in the colour of a side. */
export function Note({ hex, words, side, at }: NoteProps) {
  const { frame } = useTable();
  const { x, y } = centreOf(frame, hex);
  return (
    <text className={`emp-note side-${side}`} x={x + at} y={y - SIZE * 0.55}>
      {words}
    </text>
  );
}
