import type { BoardSpeech } from '../contract.ts';
import { words } from '../words.ts';
import { NEARER } from './map-moves.ts';

interface MapToolsProps {
  readonly speech: Pick<BoardSpeech, 'of'>;
  readonly onZoom: (by: number) => void;
  readonly onWhole: () => void;
}

/** Nearer, farther, all of it: for whoever has neither wheel nor keys. */
export function MapTools({ speech, onZoom, onWhole }: MapToolsProps) {
  const tools = [
    { name: words.nearer, d: 'M3 8H13M8 3V13', use: () => onZoom(NEARER * NEARER) },
    { name: words.farther, d: 'M3 8H13', use: () => onZoom(1 / (NEARER * NEARER)) },
    { name: words.wholeMap, d: 'M6 2H2V6M10 2H14V6M6 14H2V10M10 14H14V10', use: onWhole },
  ];
  return (
    <div className="map-tools" role="group" aria-label={speech.of(words.mapTools)}>
      {tools.map(({ name, d, use }) => (
        <button key={d} type="button" aria-label={speech.of(name)} title={speech.of(name)} onClick={use}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
}
