import type { GameBoard } from '@bivouac/kit';
import type { Nations } from '../rules/state.ts';
import { NationsBoard } from './board.tsx';
import './map.css';
import './board.css';
import './counters.css';
import './cards.css';
import { foresee } from './foresee.ts';
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
  foresee,
  Verdict,
};

export default nationsBoard;
