import { useTranslation } from 'react-i18next';
import type { Fact, Offer, Thing, Viewer } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import type { AnyBoard } from '../table/board/boards.ts';
import { GenericBoard } from '../table/board/generic-board.tsx';
import type { Position } from '../worker/protocol.ts';
import type { ReplayMatch } from './use-replay.ts';

const NOTHING: readonly Offer[] = [];
const NO_NEWS: readonly Fact[] = [];
const ignore = () => undefined;

interface ReplayBoardProps {
  readonly match: ReplayMatch;
  readonly position: Position;
  readonly viewer: Viewer;
  /** While it plays by itself, things are seen to move. */
  readonly playing: boolean;
  readonly onShownAll: () => void;
  /** What a line of the log points at. */
  readonly shown: Thing | null;
  readonly speech: Speech;
  readonly board: AnyBoard | null;
}

/** A board that only shows: nobody may act in the past. */
export function ReplayBoard({ match, position, viewer, playing, onShownAll, shown, speech, board }: ReplayBoardProps) {
  const { t } = useTranslation();
  const { game } = match.opened;
  const { view } = position;
  const eyes = { viewer, holder: view.holder, holds: (power: number) => viewer >= 0 && view.holder[power] === viewer };
  return (
    <section className="table-board">
      <h2 className="unseen">{t('table.board')}</h2>
      {board === null ? (
        <GenericBoard
          view={view}
          things={match.things}
          grammar={game.grammar}
          offers={NOTHING}
          shown={shown}
          speech={speech}
          news={NOTHING}
          speed={0}
          onPoint={ignore}
          onNewsOver={ignore}
        />
      ) : (
        <board.Board
          content={game.content}
          view={view}
          viewer={viewer}
          eyes={eyes}
          seat={null}
          prompt=""
          offers={NOTHING}
          onAct={ignore}
          onPoint={ignore}
          shown={shown}
          log={position.log}
          news={playing ? position.news : NO_NEWS}
          onNewsOver={onShownAll}
          speed={playing ? 1 : 0}
          overlay={null}
          speech={speech}
        />
      )}
    </section>
  );
}
