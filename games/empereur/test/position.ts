import { type Dice, type Fact, fastDice, type Frame } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { imagining, strict } from '@bivouac/kernel/testing';
import { champ, type Drawing, hexOf } from '../content/testing/champ.ts';
import type { EmpereurContent } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { emptyField } from '../rules/begin.ts';
import { charges } from '../rules/charge/phase.ts';
import { shooting } from '../rules/fire/phase.ts';
import { calling } from '../rules/interactive/activations.ts';
import { touch } from '../rules/piles/board.ts';
import { shocks } from '../rules/shock/phase.ts';
import {
  ADAPTED,
  CHARGE_PHASE,
  COLUMN,
  DISORDERED,
  type Empereur,
  type EmpereurState,
  LINE,
  MOVE_PHASE,
  OFFENSIVE_PHASE,
  RALLY_PHASE,
  SHOCK_PHASE,
  SQUARE,
} from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';

const { heard, asked, refused, refusal } = strict(english, paragraphs);
/** Arguments that a refusal is tried with: units, hexes and facings are small numbers all of them. */
const ANY = [0, 3, 7];

/** A position in words: `{ a: '0505 line 1', x: '0505 battery 1', A: '0705 column 6 4' }`: hex, formation, facing, steps. */
export interface Position extends Drawing {
  readonly at?: Readonly<Record<string, string>>;
  readonly chiefs?: Readonly<Record<string, string>>;
  readonly phase?: 'charge' | 'movement' | 'defensive' | 'offensive' | 'shock' | 'rally' | 'turn' | 'round' | 'evening';
  readonly active?: number;
  readonly turn?: number;
  readonly dice?: readonly number[];
  readonly pack?: EmpereurContent;
  readonly also?: (s: EmpereurState) => void;
}

export interface Played {
  readonly referee: Referee<Empereur>;
  readonly s: EmpereurState;
  readonly content: EmpereurContent;
  readonly facts: Fact[];
  readonly dice: number[];
  act(...action: [string, ...(number | string)[]]): Played;
  may(...action: [string, ...(number | string)[]]): boolean;
  offers(verb: string): readonly unknown[];
  why(...action: [string, ...(number | string)[]]): string;
  asked(): string;
  /** Where a unit stands, as a label of the map. */
  where(id: string): string;
  u(id: string): number;
  h(label: string): number;
  told(...kinds: readonly string[]): Fact[];
  /** How many frames have lain on each other so far. */
  deepest(): number;
}

const words: Readonly<Record<string, number>> = {
  line: LINE,
  battery: LINE,
  column: COLUMN,
  limbered: COLUMN,
  square: SQUARE,
  adapted: ADAPTED,
  disordered: DISORDERED,
};

function rig(rest: number[], chance: Dice): Dice {
  const d6 = () => rest.shift() ?? chance.d6();
  return {
    below: (n) => (n === 6 ? d6() - 1 : chance.below(n)),
    d6,
    twoD6: () => d6() + d6(),
    shuffle: (list) => chance.shuffle(list),
    pick: (list) => chance.pick(list),
  };
}

const frame = (proc: string, step: string, vars: object = {}): Frame => ({ proc, step, vars });

function stage(phase: NonNullable<Position['phase']>, active: number): { frames: Frame[]; phase: number } {
  switch (phase) {
    case 'round':
      return { frames: [frame('activations', 'begin', calling())], phase: MOVE_PHASE };
    case 'evening':
      return { frames: [], phase: MOVE_PHASE };
    case 'turn':
      return { frames: [frame('playerTurn', 'begin')], phase: MOVE_PHASE };
    case 'charge':
      return { frames: [frame('playerTurn', 'charged'), frame('chargePhase', 'look', charges())], phase: CHARGE_PHASE };
    case 'movement':
      return { frames: [frame('playerTurn', 'moved'), frame('movement', 'mover')], phase: MOVE_PHASE };
    case 'defensive':
      return {
        frames: [frame('playerTurn', 'defended'), frame('shootingPhase', 'look', shooting(1 - active))],
        phase: OFFENSIVE_PHASE,
      };
    case 'offensive':
      return {
        frames: [frame('playerTurn', 'shot'), frame('shootingPhase', 'look', shooting(active))],
        phase: OFFENSIVE_PHASE,
      };
    case 'shock':
      return { frames: [frame('playerTurn', 'shocked'), frame('shockPhase', 'look', shocks())], phase: SHOCK_PHASE };
    case 'rally':
      return {
        frames: [frame('playerTurn', 'rallied'), frame('rallyPhase', 'look', { unit: -1 })],
        phase: RALLY_PHASE,
      };
    default:
      return phase satisfies never;
  }
}

function courseStep(phase: Position['phase']): string {
  if (phase === 'evening') return 'turn';
  return phase === 'round' ? 'rounded' : 'next';
}

/** The position, where play goes on with the phase that it names (movement, if it names none). */
export function position(wanted: Position): Played {
  const pack = wanted.pack ?? champ(wanted);
  const game = empereurGame(pack);
  const state = newState(game, { scenario: 'champ', options: {}, seats: [[0], [1]] }, fastDice('position'));
  if (isFault(state)) throw new Error(state.fault);
  const s = state.game;
  const columns = pack.maps[0]?.columns ?? 0;
  Object.assign(s, emptyField(pack, 0));
  s.steps.fill(0);
  const u = (id: string) => {
    const at = pack.units.findIndex((unit) => unit.id === id);
    if (at < 0) throw new Error(`there is no unit ${id}`);
    return at;
  };
  const ranks = new Map<string, number>();
  for (const [id, said] of Object.entries(wanted.at ?? {})) {
    const [label = '', form = 'line', facing = '0', steps] = said.split(' ');
    const unit = u(id);
    s.hex[unit] = hexOf(label, columns);
    s.form[unit] = words[form] ?? LINE;
    s.facing[unit] = Number(facing);
    s.steps[unit] = Number(steps ?? pack.units[unit]?.steps ?? 1);
    s.rank[unit] = ranks.get(label) ?? 0;
    ranks.set(label, (ranks.get(label) ?? 0) + 1);
  }
  for (const [id, label] of Object.entries(wanted.chiefs ?? {})) {
    s.chiefHex[pack.leaders.findIndex((leader) => leader.id === id)] = hexOf(label, columns);
  }
  s.active = wanted.active ?? 0;
  s.turn = wanted.turn ?? 1;
  const { frames, phase } = stage(wanted.phase ?? 'movement', s.active);
  s.phase = phase;
  wanted.also?.(s);
  touch(s);
  state.stack = [frame('course', courseStep(wanted.phase)), ...frames];
  return handle(pack, state, wanted.dice ?? []);
}

function handle(pack: EmpereurContent, state: Referee<Empereur>['state'], dice: readonly number[]): Played {
  const facts: Fact[] = [];
  const rest = [...dice];
  let deepest = 0;
  const tell = (fact: Fact) => {
    heard(fact);
    facts.push(fact);
    deepest = Math.max(deepest, state.stack.length);
  };
  const beside = { tell, mark: () => {} };
  const referee = new Referee(prepare(empereurGame(pack)), state, beside);
  const load = (one: Referee<Empereur>, faces: number[]) =>
    Object.defineProperty(one, 'dice', { value: rig(faces, one.dice) });
  const untold = (play: (silent: Referee<Empereur>) => unknown) =>
    imagining(referee, play, (silent) => load(silent, [...rest]));
  load(referee, rest);
  const begun = untold((silent) => silent.start());
  referee.start();
  begun();
  const look = () => {
    asked(referee);
    refused(referee, ANY);
  };
  look();
  const seat = () => referee.waiting()[0] ?? 0;
  const columns = pack.maps[0]?.columns ?? 0;
  const u = (id: string) => pack.units.findIndex((unit) => unit.id === id);
  const played: Played = {
    referee,
    s: referee.state.game,
    content: pack,
    facts,
    dice: rest,
    u,
    h: (label) => hexOf(label, columns),
    act(...action) {
      const who = seat();
      const compare = untold((silent) => silent.play(who, action));
      const answer = referee.play(who, action);
      if (!answer.ok) {
        throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(referee.offers(seat()))}`);
      }
      compare();
      look();
      return played;
    },
    may: (...action) => referee.offers(seat()).some((offer) => JSON.stringify(offer) === JSON.stringify(action)),
    offers: (verb) =>
      referee
        .offers(seat())
        .filter((offer) => offer[0] === verb)
        .map((offer) => offer[1]),
    why(...action) {
      const reason = referee.whyNot(seat(), action);
      refusal(reason);
      return reason?.reason ?? '';
    },
    asked() {
      const decision = referee.decision(seat());
      return decision?.prompt ?? '';
    },
    where(id) {
      const hex = referee.state.game.hex[u(id)] as number;
      const two = (n: number) => String(n + 1).padStart(2, '0');
      return hex < 0 ? String(hex) : two(hex % columns) + two(Math.floor(hex / columns));
    },
    deepest: () => deepest,
    told: (...kinds) => facts.filter(({ fact }) => kinds.includes(fact)),
  };
  return played;
}
