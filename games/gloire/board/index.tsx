import type { GameBoard } from '@bivouac/kit';
import type { Board, Gloire } from '../rules/state.ts';
import { GloireBoard } from './board.tsx';
import './style/map.css';
import './style/afar.css';
import './style/layout.css';
import './style/status.css';
import './style/counters.css';
import './style/lit.css';
import './style/overlays.css';
import './style/choices.css';
import './style/battle.css';
import './style/hand.css';
import './style/letters.css';
import './style/panels.css';
import './style/effects.css';
import './style/orders.css';
import { describe } from './describe.ts';
import { ends } from './ends.ts';
import { foresee } from './foresee.ts';
import { namesUnits } from './going-on.ts';
import { luck } from '../luck.ts';
import { shorten } from './marched.ts';
import { notes } from './notes.ts';
import { orders } from './orders.ts';
import { runs } from './runs.ts';
import { tables } from './tables.ts';
import { Verdict } from './verdict.tsx';
import { offerWords, thingName } from './wording.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

const seen = ({
  content,
  view,
}: {
  readonly content: Board['content'];
  readonly view: { readonly game: Board['s'] };
}): Board => ({
  content,
  s: view.game,
});

const gloireBoard: GameBoard<Gloire> = {
  Board: GloireBoard,
  overlays: [
    { id: 'reach', key: 'm', title: words.overlayReach },
    { id: 'lines', key: 'k', title: words.overlayLines },
    { id: 'supply', key: 'y', title: words.overlaySupply },
    { id: 'command', key: 'c', title: words.overlayCommand },
    { id: 'enemies', key: 'e', title: words.overlayEnemies },
    { id: 'interception', key: 'i', title: words.overlayInterception },
    { id: 'roster', key: 't', title: words.overlayRoster },
    { id: 'calendar', key: 'd', title: words.overlayCalendar },
    { id: 'spread', key: 's', title: words.overlaySpread },
  ],
  orders,
  asksSides: true,
  series: [
    { title: words.seriesFrench, value: ({ game }) => (game.battlePoints[0] ?? 0) + (game.capturePoints[0] ?? 0) },
    { title: words.seriesCoalition, value: ({ game }) => (game.battlePoints[1] ?? 0) + (game.capturePoints[1] ?? 0) },
    { title: words.seriesLosses, value: ({ game }) => (game.tally[0] ?? 0) + (game.tally[1] ?? 0) },
  ],
  describe,
  foresee,
  runs,
  ends,
  whyNot,
  shorten,
  offerWords: (given, offer) => offerWords(seen(given), given.speech, offer),
  thingName: (given, thing) =>
    thing.kind === 'thing' && namesUnits(given.view)
      ? given.speech.name('unit', thing.id)
      : thingName(seen(given), given.speech, thing),
  luck,
  Verdict,
  ...notes,
  tables,
};

export default gloireBoard;
