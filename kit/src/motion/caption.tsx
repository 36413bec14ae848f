import './motion.css';
import type { BoardSpeech } from '../contract.ts';
import { words } from '../words.ts';
import type { Playback } from './playback.ts';

interface CaptionProps {
  readonly playback: Pick<Playback<unknown>, 'now' | 'step' | 'skip'>;
  readonly speech: BoardSpeech;
}

/** The line of the log for what is seen happening, and the way to see only its end. */
export function Caption({ playback: { now, step, skip }, speech }: CaptionProps) {
  if (now === null) return null;
  return (
    <div className="kit-caption" data-step={step} data-fact={now.fact}>
      <span>{speech.fact(now)}</span>
      <button type="button" onClick={skip}>
        {speech.of(words.skip)}
      </button>
    </div>
  );
}
