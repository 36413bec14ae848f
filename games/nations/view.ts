import { type Eyes, handView, veilView } from '@bivouac/kernel';
import type { NationsState } from './rules/state.ts';

/** What a seat may know: everything on the table, its own hand, what it saw others take, Napoleon his missions. */
export function view(s: NationsState, eyes: Eyes): NationsState {
  const { viewer } = eyes;
  return {
    advanced: s.advanced,
    twoGames: s.twoGames,
    lot: s.lot,
    round: s.round,
    greyCannon: s.greyCannon,
    active: s.active,
    turn: s.turn,
    actionsLeft: s.actionsLeft,
    opened: s.opened.slice(),
    did: s.did,
    drew: s.drew,
    drewOpen: s.drewOpen,
    idleTurns: s.idleTurns,
    hiddenTurns: s.hiddenTurns,
    time: s.time,
    dates: s.dates,
    fightsFought: s.fightsFought,
    status: s.status.slice(),
    field: s.field.slice(),
    lost: s.lost.slice(),
    unit: s.unit.slice(),
    marker: s.marker.slice(),
    stands: s.stands.slice(),
    points: s.points.slice(),
    scouts: s.scouts.slice(),
    hands: s.hands.map((hand) => handView(hand, viewer)),
    row: veilView(s.row, viewer),
    deck: veilView(s.deck, viewer),
    discard: s.discard.slice(),
    spent: s.spent.slice(),
    missions: veilView(s.missions, viewer),
    second: veilView(s.second, viewer),
    extra: s.extra.slice(),
    revealed: s.revealed.slice(),
    fightsFor: s.fightsFor.slice(),
    outcome: s.outcome.slice(),
  };
}
