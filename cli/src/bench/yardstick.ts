import { type Dice, fastDice, StateDice } from '@bivouac/kernel';
import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Contestant } from './contestant.ts';

/**
 * The yardstick: a game like the tiny one for boardgame.io's reducer. Three players on a ring of eight places, two
 * counters each, a deck and hands, two actions a turn, twelve turns, and a phase before them in which each chooses a
 * troop. It has fewer rules than the tiny game (nobody reacts, nothing is hidden), so its moves are the cheaper ones.
 */
interface Ring {
  place: number[];
  troop: number[];
  deck: number[];
  hands: number[][];
  coins: number[];
}

const PLACES = 8;
const TURNS = 12;
const PLAYERS = 3;

const ring: Game<Ring> = {
  name: 'ring',
  // What a server does not need is left out: it would only make the yardstick slower.
  disableUndo: true,
  setup: () => ({
    place: [0, 1, 3, 4, 5, 6],
    troop: [-1, -1, -1],
    deck: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
    hands: [[], [], []],
    coins: [2, 2, 2],
  }),
  phases: {
    muster: {
      start: true,
      next: 'campaign',
      turn: { minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.troop.every((troop) => troop !== -1),
      moves: {
        pick({ G, playerID }, which: number) {
          G.troop[Number(playerID)] = which;
        },
      },
    },
    campaign: {
      turn: { minMoves: 2, maxMoves: 2 },
      moves: {
        march({ G }, counter: number, place: number) {
          G.place[counter] = place;
        },
        draw({ G, playerID }) {
          const card = G.deck.pop();
          if (card !== undefined) G.hands[Number(playerID)]?.push(card);
        },
        play({ G, playerID }, card: number) {
          const player = Number(playerID);
          G.hands[player]?.splice(G.hands[player].indexOf(card), 1);
          G.coins[player] = (G.coins[player] ?? 0) + 1;
        },
        rest() {},
      },
    },
  },
  endIf: ({ G, ctx }) =>
    ctx.turn > PLAYERS * (TURNS + 1) ? { winner: G.coins.indexOf(Math.max(...G.coins)) } : undefined,
};

type Move = readonly [name: string, ...args: number[]];

function legalMoves(G: Ring, player: number, phase: string | null): Move[] {
  if (phase === 'muster')
    return [
      ['pick', 0],
      ['pick', 1],
    ];
  const moves: Move[] = [['rest']];
  for (const counter of [player * 2, player * 2 + 1]) {
    const at = G.place[counter] ?? 0;
    moves.push(['march', counter, (at + 1) % PLACES], ['march', counter, (at + PLACES - 1) % PLACES]);
  }
  if (G.deck.length > 0) moves.push(['draw']);
  for (const card of new Set(G.hands[player])) moves.push(['play', card]);
  return moves;
}

/** boardgame.io's own reducer, as its server runs it: no network, no storage, no view filtering. */
export function boardgameIo(): Contestant {
  const reducer = CreateGameReducer({ game: ring });
  const begun = InitializeGame({ game: ring, numPlayers: PLAYERS });
  const dice = new StateDice(fastDice('bench boardgame.io'));
  return {
    name: 'boardgame.io',
    run(steps) {
      let taken = 0;
      while (taken < steps) taken += playOut(reducer, begun, dice);
      return taken;
    },
  };
}

type Reducer = ReturnType<typeof CreateGameReducer>;
type State = ReturnType<typeof InitializeGame>;

function playOut(reducer: Reducer, begun: State, dice: Dice): number {
  let state = begun;
  let steps = 0;
  for (; state.ctx.gameover === undefined; steps++) {
    const playerID = state.ctx.currentPlayer;
    const [type, ...args] = dice.pick(legalMoves(state.G as Ring, Number(playerID), state.ctx.phase));
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } }) as State;
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type}`);
    state = next;
  }
  return steps;
}
