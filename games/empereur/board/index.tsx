import type { State } from '@bivouac/kernel';
import type { GameBoard } from '@bivouac/kit';
import { auerstaedt1806 } from '../content/index.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { EmpereurBoard } from './board.tsx';
import './style/layout.css';
import './style/counters.css';
import './style/status.css';
import './style/lit.css';
import './style/sheet.css';
import './style/overlays.css';
import './style/desk.css';
import './style/post.css';
import './style/prompt.css';
import './style/eve.css';
import { describe } from './describe.ts';
import { foresee } from './foresee.ts';
import { notes } from './notes.ts';
import { ends, offerWords } from './offer-words.ts';
import { runs } from './runs.ts';
import { goesOn, shorten } from './shorten.ts';
import { Verdict } from './verdict.tsx';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

const pointsOfSide =
  (side: 0 | 1) =>
  ({ game }: State<EmpereurState>): number =>
    pointsOf(auerstaedt1806, game)[side];

const empereurBoard: GameBoard<Empereur> = {
  Board: EmpereurBoard,
  // Keys that neither the page nor the six of the hexes use.
  overlays: [
    { id: 'fire', key: 'g', title: words.overlayFire },
    { id: 'sight', key: 'v', title: words.overlaySight },
    { id: 'fronts', key: 't', title: words.overlayFronts },
    { id: 'charge', key: 'c', title: words.overlayCharge },
    { id: 'lines', key: 'k', title: words.overlayLines },
    { id: 'command', key: 'o', title: words.overlayCommand },
  ],
  series: [
    { title: words.seriesFirst, value: pointsOfSide(0) },
    { title: words.seriesSecond, value: pointsOfSide(1) },
  ],
  describe,
  foresee,
  offerWords,
  ends,
  runs,
  whyNot,
  shorten: (_, facts) => shorten(facts),
  goesOn,
  Verdict,
  ...notes,
};

export default empereurBoard;
