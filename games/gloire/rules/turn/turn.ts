import { type Procedure, procedure } from '@bivouac/kernel';
import { administration, newAdministration } from '../command/administration.ts';
import { arrivals, newArrivals } from '../reinforcements/arrivals.ts';
import { drawCards, keepers, keeping, putAway } from '../cards/deck.ts';
import { changeLeaders } from '../reinforcements/changes.ts';
import { combat, newCombat } from '../battle/combat.ts';
import { firstPlayer } from './first-player.ts';
import { guns } from '../reactions/guns.ts';
import { movement, newMovement } from '../movement/movement.ts';
import { notes } from '../players/notes.ts';
import { isPeace } from '../campaign/peace.ts';
import { changeUnits } from '../reinforcements/raising.ts';
import { replacements } from '../reinforcements/replacements.ts';
import { END, EVENTS, type Gloire, other } from '../state.ts';
import { throwWeather } from './weather.ts';

type Nothing = Record<string, never>;

/** GLO 2: one turn: A events, B the first player, C the second, D the end. */
export const turn: Procedure<Gloire, Nothing> = procedure<Gloire, Nothing>('turn', {
  /** GLO 1813.B.2#2: cards come before anything else. */
  draw(c) {
    c.s.phase = EVENTS;
    c.tell?.({ fact: 'turn', turn: c.s.turn, clause: 'GLO 2#2' });
    drawCards(c);
    return c.go('weather');
  },
  /** A: weather (GLO 2#3), then leaders (GLO 2#4). */
  weather(c) {
    const { s } = c;
    s.phase = EVENTS;
    // What was seen in the last turn is remembered, not known any more: rosters change now.
    s.open.fill(0);
    s.refilled.fill(0);
    throwWeather(c);
    changeLeaders(c);
    changeUnits(c);
    return c.call(firstPlayer, {}, 'arrivals');
  },
  /** GLO 2#6: reinforcements in their towns, then replacements. */
  arrivals: (c) => c.call(arrivals, newArrivals(), 'replacements'),
  replacements: (c) => c.call(replacements, {}, 'partB'),
  partB(c) {
    c.s.active = c.s.first;
    return c.call(playerTurn, {}, 'partC');
  },
  partC(c) {
    c.s.active = other(c.s.first);
    return c.call(playerTurn, {}, 'partD');
  },
  /** GLO 2#9, 8.5#4: fatigue ends with the turn. */
  partD(c) {
    const { s } = c;
    s.phase = END;
    s.fatigued.fill(0);
    s.dug.fill(0);
    s.triedGuns.fill(0);
    s.fog.fill(0);
    s.confused.fill(0);
    const branches = keepers(c);
    return branches.length === 0 ? c.go('notes') : c.fork(keeping, branches, 'putAway');
  },
  /** GLO 1813.B.2#4, #5: each keeps two cards at most. */
  putAway(c) {
    putAway(c, c.results(keeping));
    return c.go('notes');
  },
  /** GLO 10#18: the only words between partners. */
  notes: (c) => c.call(notes, {}, 'over'),
  over: (c) => c.return(),
});

/** GLO 2#7: administration, movement, march to the guns, combat. */
export const playerTurn: Procedure<Gloire, Nothing> = procedure<Gloire, Nothing>('playerTurn', {
  administration: (c) => c.call(administration, newAdministration(), 'movement'),
  movement: (c) => c.call(movement, newMovement(), 'guns'),
  // GLO 1813.A.armistice#19, #20: neither the one nor the other during the armistice.
  guns: (c) => (isPeace(c) ? c.go('over') : c.call(guns, {}, 'combat')),
  combat: (c) => c.call(combat, newCombat(), 'over'),
  over: (c) => c.return(),
});
