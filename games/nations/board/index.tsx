import type { GameBoard } from '@bivouac/kit';
import { luck } from '../luck.ts';
import type { Nations } from '../rules/state.ts';
import { NationsBoard } from './board.tsx';
import './style/map.css';
import './style/layout.css';
import './style/clock.css';
import './style/notes.css';
import './style/fields.css';
import './style/counters.css';
import './style/overlays.css';
import './style/effects.css';
import './style/hand.css';
import './style/card-faces.css';
import './style/armies.css';
import './style/missions.css';
import './style/verdict.css';
import { describe } from './describe.ts';
import { foresee } from './foresee.ts';
import { ends } from './ends.ts';
import { notes } from './notes.ts';
import { Verdict } from './verdict.tsx';
import { words } from './words.ts';

const nationsBoard: GameBoard<Nations> = {
  Board: NationsBoard,
  overlays: [
    { id: 'stand', key: 'w', title: words.overlayStand },
    { id: 'missions', key: 'm', title: words.overlayMissions },
    { id: 'contact', key: 'c', title: words.overlayContact },
    { id: 'fight', key: 'k', title: words.overlayFight },
    { id: 'spread', key: 's', title: words.overlaySpread },
  ],
  series: [
    { title: words.seriesFrench, value: (view) => view.game.points[0] ?? 0 },
    { title: words.seriesAllied, value: (view) => view.game.points[1] ?? 0 },
    { title: words.seriesTime, value: (view) => view.game.time },
  ],
  describe,
  foresee,
  Verdict,
  luck,
  ends,
  ...notes,
};

export default nationsBoard;
