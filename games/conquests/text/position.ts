import { isFace, type Language, type NameOf, type PositionPart, type TellPosition } from '@bivouac/kernel';
import type { ConquestsContent } from '../content/types.ts';
import { kindsOf, shipsAt, troopsAt } from '../rules/map/troops.ts';
import { type Board, type ConquestsState, POWERS } from '../rules/state.ts';
import { totalOf } from '../rules/victory/points.ts';

const words = {
  en: {
    now: 'Now',
    turn: (turn: number, order: string) => `Turn ${turn}; order: ${order}`,
    alliance: (members: string) => `Alliance: ${members}`,
    forced: (power: string) => `Forced ally of Napoleon: ${power}`,
    means: (francs: number, moves: number, morale: number, points: number) =>
      `${francs} francs, ${moves} movement points, Morale ${morale}; ${points} points`,
    advisers: (spaces: string) => `Advisers: ${spaces}`,
    hand: (cards: string) => `Hand: ${cards}`,
    hidden: (n: number) => (n === 1 ? 'one card face down' : `${n} cards face down`),
    at: (place: string, who: string) => `${place}: ${who}`,
    frigates: (n: number) => (n === 1 ? '1 frigate' : `${n} frigates`),
  },
  fr: {
    now: 'Situation',
    turn: (turn: number, order: string) => `Tour ${turn} ; ordre : ${order}`,
    alliance: (members: string) => `Alliance : ${members}`,
    forced: (power: string) => `Allié forcé de Napoléon : ${power}`,
    means: (francs: number, moves: number, morale: number, points: number) =>
      `${francs} francs, ${moves} points de mouvement, Moral ${morale} ; ${points} points`,
    advisers: (spaces: string) => `Conseillers : ${spaces}`,
    hand: (cards: string) => `Main : ${cards}`,
    hidden: (n: number) => (n === 1 ? 'une carte cachée' : `${n} cartes cachées`),
    at: (place: string, who: string) => `${place} : ${who}`,
    frigates: (n: number) => (n === 1 ? '1 frégate' : `${n} frégates`),
  },
} as const;

/** The position for somebody who reads it in a terminal: means, advisers, cards and troops of each nation. */
export function conquestsPosition(language: Language, content: ConquestsContent): TellPosition<ConquestsState> {
  const say = words[language];
  const troops = (s: ConquestsState, power: number, name: NameOf): string[] =>
    content.map.lands.flatMap((_, land) => {
      const counts = Array.from(
        { length: kindsOf(power) },
        (__, kind) => [troopsAt(s, land, power, kind), kind] as const,
      );
      const there = counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${name('kind', kind)}`);
      return there.length === 0 ? [] : [say.at(name('land', land), there.join(', '))];
    });
  const nation = (b: Board, power: number, name: NameOf): PositionPart => {
    const { s } = b;
    const hand = s.hands[power]?.is ?? [];
    const cards = hand.filter(isFace).map((card) => name('card', card));
    const hidden = hand.length - cards.length;
    const held = [...cards, ...(hidden > 0 ? [say.hidden(hidden)] : [])];
    const spaces = s.space.flatMap((owner, space) => (owner === power ? [name('space', space)] : []));
    const fleets = content.map.seas.flatMap((_, sea) => {
      const count = shipsAt(s, sea, power);
      return count === 0 ? [] : [say.at(name('sea', sea), say.frigates(count))];
    });
    return {
      about: name('power', power),
      lines: [
        say.means(s.money[power] ?? 0, s.moves[power] ?? 0, s.morale[power] ?? 0, totalOf(b, power)),
        ...(spaces.length > 0 ? [say.advisers(spaces.join(', '))] : []),
        ...(held.length > 0 ? [say.hand(held.join(', '))] : []),
        ...troops(s, power, name),
        ...fleets,
      ],
    };
  };
  return (s, name) => {
    const powers = Array.from({ length: POWERS }, (_, power) => power);
    const pacts = [1, 2].flatMap((pact) => {
      const members = powers.filter((power) => s.pact[power] === pact).map((power) => name('power', power));
      return members.length === 0 ? [] : [say.alliance(members.join(', '))];
    });
    const forced = s.forced >= 0 ? [say.forced(name('power', s.forced))] : [];
    const order = s.order.map((power) => name('power', power)).join(', ');
    return [
      { about: say.now, lines: [say.turn(s.turn, order), ...pacts, ...forced] },
      ...powers.map((power) => nation({ s, content }, power, name)),
    ];
  };
}
