import { useEffect } from 'react';
import { keepMoment } from '../../matches/moments.ts';
import { useTable, useTools } from './table-context.ts';

/** Notes where the match stands, for the list of matches: from what is public or the viewer's own. */
export function useMoment(match: string): void {
  const { board } = useTools();
  const look = useTable((state) => state.look);
  const content = useTable((state) => state.opened?.game.content);
  useEffect(() => {
    if (board?.moment === undefined || look === null || match === '') return;
    keepMoment(match, { words: board.moment(content, look.showing.view), seat: look.viewer });
  }, [match, board, look, content]);
}
