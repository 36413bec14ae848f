import { cell, copy, fastDice, type Game, type Seat, type State, StateDice } from '@bivouac/kernel';
import { eyesOf } from '@bivouac/kernel/guide';
import type { GloireContent, VictoryPlace } from '../../content/types.ts';
import { distancesFrom, townOf } from '../../rules/pieces/map.ts';
import { isPeace } from '../../rules/campaign/peace.ts';
import { hasStrength, insideAt, outsideAt, scenarioOf, townsOf, unitIn, unitOf } from '../../rules/pieces/pieces.ts';
import { type Board, type Gloire, type GloireState, MOVEMENT, OFF, other } from '../../rules/state.ts';
import { type Clash, clashOf, type Site } from './clash.ts';
import { distancesOn } from './distances.ts';
import { type Force, forceIn, meanOf, NO_FORCE } from './force.ts';
import { opinion } from './opinion.ts';

/** Farther than anything. */
const FAR = 99;

/** An enemy stack outside the walls of its town: what it is on average, and in each picture of it. */
export interface Foe {
  readonly town: number;
  readonly mean: Force;
  readonly pictures: readonly Force[];
  /** In how many pictures it is real troops, from 0 to 1. */
  readonly real: number;
}

/** What is known before anything is judged: who, where, how far, how many turns are left. */
export class Survey {
  readonly content: GloireContent;
  readonly side: number;
  /** One picture of everything; what is our own is true in all of them. */
  readonly b: Board;
  readonly foes: ReadonlyMap<number, Foe>;
  /** Those that are likely to be any troops at all. */
  readonly troops: readonly Foe[];
  /** Our counters outside walls, by town. */
  readonly groups: ReadonlyMap<number, readonly number[]>;
  readonly places: readonly VictoryPlace[];
  readonly peace: boolean;
  /** How far it is from a town to every other one. */
  readonly far: (from: number) => readonly number[];
  /** Player turns to come, after the one that is being played. */
  readonly ownTurns: number;
  readonly foeTurns: number;
  /** All the pictures. */
  readonly worlds: readonly Board[];
  readonly #ways: readonly [Map<number, readonly number[]>, Map<number, readonly number[]>] = [new Map(), new Map()];
  readonly #forces = new Map<string, Force>();

  constructor(game: Game<Gloire>, view: State<GloireState>, seat: Seat, side: number) {
    this.content = game.content;
    this.side = side;
    this.worlds = picture(game, view, seat);
    this.b = this.worlds[0] as Board;
    const { s } = this.b;
    this.places = scenarioOf(this.b).places;
    this.peace = isPeace(this.b);
    this.far = distancesOn(this.b);
    this.foes = this.#foes();
    this.troops = [...this.foes.values()].filter(({ mean }) => mean.points > 0);
    this.groups = new Map(
      townsOf(this.b, this.side).flatMap((town) => {
        const here = outsideAt(this.b, town, this.side);
        return here.length > 0 ? [[town, here] as const] : [];
      }),
    );
    const left = scenarioOf(this.b).lastTurn - s.turn;
    const early = s.phase < MOVEMENT && s.active === OFF;
    const ownIsNext = early || (s.active !== this.side && s.first !== this.side);
    const foeIsNext = early || (s.active === this.side && s.first === this.side);
    this.ownTurns = left + (ownIsNext ? 1 : 0);
    this.foeTurns = left + (foeIsNext ? 1 : 0);
  }

  #foes(): ReadonlyMap<number, Foe> {
    const found = new Map<number, Foe>();
    const foe = other(this.side);
    for (const town of townsOf(this.b, foe)) {
      const here = outsideAt(this.b, town, foe);
      if (here.length === 0) continue;
      const pictures = this.worlds.map((world) => forceIn(world, here));
      const real = pictures.filter(({ points }) => points > 0).length / pictures.length;
      found.set(town, { town, mean: meanOf(pictures), pictures, real });
    }
    return found;
  }

  /** The same for marches towards a town that must not pass through the other side: they go round, or fight. */
  farForUs(to: number): readonly number[] {
    return this.#around(to, this.#ways[0], (town) => (this.foes.get(town)?.mean.points ?? 0) >= 1);
  }

  farForFoes(to: number): readonly number[] {
    return this.#around(to, this.#ways[1], (town) => this.force(this.groups.get(town) ?? []).points >= 1);
  }

  #around(to: number, known: Map<number, readonly number[]>, closed: (town: number) => boolean): readonly number[] {
    let found = known.get(to);
    if (found === undefined) {
      const open = this.far(to);
      const round = distancesFrom(this.b, to, opinion.detour + 2 * opinion.march, closed);
      found = open.map((far, town) => Math.min(far + opinion.detour, cell(round, town) < 0 ? FAR : cell(round, town)));
      known.set(to, found);
    }
    return found;
  }

  /** Our own counters as a Force. */
  readonly force = (slots: readonly number[]): Force => {
    if (slots.length === 0) return NO_FORCE;
    const key = slots.join();
    let known = this.#forces.get(key);
    if (known === undefined) {
      known = forceIn(this.b, slots);
      this.#forces.set(key, known);
    }
    return known;
  };

  /** The points of a garrison shut in by the other side. */
  garrison(town: number, side: number): number {
    const inside = insideAt(this.b, town, side);
    return inside.length === 0 ? 0 : forceIn(this.b, inside).points;
  }

  /** Whether these could besiege: named infantry (GLO 8.8#12). */
  canBesiege(slots: readonly number[]): boolean {
    return slots.some((slot) => {
      if (!hasStrength(this.b, slot)) return false;
      const { type, detachment } = unitOf(this.b, unitIn(this.b, slot));
      return type === 'infantry' && !detachment;
    });
  }

  /** The ground of a town for whoever defends it in the open. */
  site(town: number, defender: number): Site {
    const { defensive, fortress } = townOf(this.b, town);
    if (this.b.s.entrenched[town] === defender) return 'entrenched';
    return defensive || fortress !== null ? 'defensive' : 'open';
  }

  /** Our attack on a stack, over all pictures of it; those in which nobody is there count for nothing. */
  attack(own: Force, foe: Foe, flank = false): Clash {
    const site = this.site(foe.town, other(this.side));
    return meanClash(foe.pictures.map((force) => clashOf(this.content, own, force, site, flank)));
  }

  /** Their attack on ours, for us. */
  defence(own: Force, foe: Foe, site: Site): Clash {
    return turned(meanClash(foe.pictures.map((force) => clashOf(this.content, force, own, site))));
  }
}

/** The same battle seen from the other side. */
function turned({ won, ownLoss, foeLoss, worth }: Clash): Clash {
  return { won: 1 - won, lost: won, ownLoss: foeLoss, foeLoss: ownLoss, worth: -worth };
}

function meanClash(all: readonly Clash[]): Clash {
  const mean = (part: (clash: Clash) => number) => all.reduce((sum, clash) => sum + part(clash), 0) / all.length;
  return {
    won: mean(({ won }) => won),
    lost: mean(({ lost }) => lost),
    ownLoss: mean(({ ownLoss }) => ownLoss),
    foeLoss: mean(({ foeLoss }) => foeLoss),
    worth: mean(({ worth }) => worth),
  };
}

/** Several positions that the view allows. The same ones all through a player's turn: a plan is not forgotten halfway. */
function picture(game: Game<Gloire>, view: State<GloireState>, seat: Seat): Board[] {
  const { content } = game;
  const { blind, turn, active } = view.game;
  const dice = new StateDice(fastDice(`${turn} ${active}`));
  const eyes = eyesOf(view, seat);
  return Array.from({ length: blind === 1 ? 1 : opinion.worlds }, () => ({
    content,
    s: game.imagine(copy(view.game), eyes, dice, view),
  }));
}
