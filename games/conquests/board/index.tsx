import type { GameBoard } from '@bivouac/kit';
import { europe } from '../content/index.ts';
import type { Conquests, ConquestsState } from '../rules/state.ts';
import { totalOf } from '../rules/victory/points.ts';
import { ConquestsBoard } from './board.tsx';
import './style/layout.css';
import './style/domains.css';
import './style/pieces.css';
import './style/panels.css';
import './style/hand.css';
import './style/sheets.css';
import { describe } from './describe.ts';
import { ends } from './ends.ts';
import { foresee } from './foresee.ts';
import { shorten } from './marched.ts';
import { notes } from './notes.ts';
import { orders } from './orders.ts';
import { runs } from './runs.ts';
import { Verdict } from './verdict.tsx';
import { offerWords } from './wording.ts';
import { words } from './words.ts';

const pointsOfPower =
  (power: number) =>
  ({ game }: { readonly game: ConquestsState }): number =>
    totalOf({ content: europe, s: game }, power);

const conquestsBoard: GameBoard<Conquests> = {
  Board: ConquestsBoard,
  overlays: [
    { id: 'victory', key: 'v', title: words.overlayVictory },
    { id: 'income', key: 'i', title: words.overlayIncome },
    { id: 'reach', key: 'm', title: words.overlayReach },
    { id: 'retreat', key: 'e', title: words.overlayRetreat },
    { id: 'alliances', key: 'k', title: words.overlayAlliances },
    { id: 'seas', key: 'y', title: words.overlaySeas },
  ],
  series: [
    { title: words.seriesNapoleon, value: pointsOfPower(0) },
    { title: words.seriesAustria, value: pointsOfPower(1) },
    { title: words.seriesEngland, value: pointsOfPower(2) },
    { title: words.seriesRussia, value: pointsOfPower(3) },
    { title: words.seriesPrussia, value: pointsOfPower(4) },
  ],
  orders,
  describe,
  foresee,
  runs,
  ends,
  shorten,
  offerWords: (given, offer) => offerWords(given, given.speech, offer),
  Verdict,
  ...notes,
};

export default conquestsBoard;
