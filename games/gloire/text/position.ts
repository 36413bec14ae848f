import { isFace, type Language, type NameOf, type PositionPart, type TellPosition } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { countersAt, decoyIn, leaderIn, townsOf, unitIn } from '../rules/pieces/pieces.ts';
import { type Board, type GloireState, OFF, SIDES } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';

const words = {
  en: {
    now: 'Now',
    turn: (turn: string, weather: string, side: string) => `${turn}, ${weather}; turn of ${side}`,
    points: (points: number) => `Victory points: ${points}`,
    command: (army: string, left: number, all: number) => `${army}: ${left} of ${all} command points left`,
    town: (town: string, who: string) => `${town}: ${who}`,
    inside: ' (within the walls)',
    decoys: (n: number) => (n === 1 ? 'a decoy' : `${n} decoys`),
    unknown: (n: number) => (n === 1 ? 'a flag' : `${n} flags`),
    hand: (cards: string) => `Cards: ${cards}`,
    hidden: (n: number) => `${n} face down`,
  },
  fr: {
    now: 'Situation',
    turn: (turn: string, weather: string, side: string) => `${turn}, ${weather} ; tour de jeu : ${side}`,
    points: (points: number) => `Points de victoire : ${points}`,
    command: (army: string, left: number, all: number) => `${army} : ${left} points de commandement sur ${all}`,
    town: (town: string, who: string) => `${town} : ${who}`,
    inside: ' (dans les murs)',
    decoys: (n: number) => (n === 1 ? 'un leurre' : `${n} leurres`),
    unknown: (n: number) => (n === 1 ? 'un drapeau' : `${n} drapeaux`),
    hand: (cards: string) => `Cartes : ${cards}`,
    hidden: (n: number) => (n === 1 ? '1 cachée' : `${n} cachées`),
  },
} as const;

/** The position for somebody who reads it in a terminal: who stands where, as far as he knows. */
export function gloirePosition(language: Language, content: GloireContent): TellPosition<GloireState> {
  const say = words[language];
  const standing = (b: Board, slots: readonly number[], name: NameOf): string => {
    const { s } = b;
    const known: string[] = [];
    let [decoys, unknown] = [0, 0];
    for (const slot of slots) {
      const within = s.inside[slot] === 1 ? say.inside : '';
      if (!isFace(s.face.is[slot] ?? OFF)) unknown++;
      else if (decoyIn(b, slot) !== OFF) decoys++;
      else if (leaderIn(b, slot) !== OFF) known.push(name('leader', leaderIn(b, slot)) + within);
      else known.push(`${name('unit', unitIn(b, slot))} [${s.points[unitIn(b, slot)] ?? 0}]${within}`);
    }
    const rest = [...(decoys > 0 ? [say.decoys(decoys)] : []), ...(unknown > 0 ? [say.unknown(unknown)] : [])];
    return [...known, ...rest].join(', ');
  };
  const sidePart = (b: Board, side: number, name: NameOf): PositionPart => {
    const { s } = b;
    const armies = content.armies.flatMap((army, i) => (army.side === side && (s.command[i] ?? 0) > 0 ? [i] : []));
    const hand = s.hands[side]?.is ?? [];
    const cards = hand.filter(isFace).map((card) => name('card', card));
    const hidden = hand.length - cards.length;
    const held = [...cards, ...(hidden > 0 ? [say.hidden(hidden)] : [])];
    const where = townsOf(b, side).map((town) =>
      say.town(name('town', town), standing(b, countersAt(b, town, side), name)),
    );
    return {
      about: name('player', side),
      lines: [
        say.points(victoryPoints(b, side)),
        ...armies.map((army) =>
          say.command(name('army', army), (s.command[army] ?? 0) - (s.spent[army] ?? 0), s.command[army] ?? 0),
        ),
        ...(held.length > 0 ? [say.hand(held.join(', '))] : []),
        ...where.toSorted((one, two) => one.localeCompare(two, language)),
      ],
    };
  };
  return (s, name) => {
    const b: Board = { s, content };
    const turn = say.turn(name('calendar', s.turn), name('weather', s.weather), name('side', s.active));
    return [{ about: say.now, lines: [turn] }, ...SIDES.map((side) => sidePart(b, side, name))];
  };
}
