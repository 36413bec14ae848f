import { isFace, type Language, type NameOf, type PositionPart, type TellPosition, type Veil } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { CARD, GONE, MARKERS_PER_ARMY, type NationsState, NOWHERE, PLACED } from '../rules/state.ts';

const words = {
  en: {
    now: 'Now',
    turn: (turn: number, who: string, left: number) =>
      `Turn ${turn}; ${who} is to act, ${left === 1 ? '1 action' : `${left} actions`} left`,
    time: (at: number, last: number) => `Time bar: space ${at} of ${last}`,
    side: (points: number, scouts: number) => `Points ${points}, scouts ${scouts}`,
    at: (army: string, strength: number, field: string) => `${army} (${strength}) at ${field}`,
    markers: (army: string, fields: string) => `${army}: markers at ${fields}`,
    waiting: (armies: string) => `Not on the board: ${armies}`,
    gone: (armies: string) => `Out of the game: ${armies}`,
    hand: (cards: string) => `Hand: ${cards}`,
    unknown: (n: number) => (n === 1 ? 'one card face down' : `${n} cards face down`),
    cards: 'Cards',
    row: (cards: string) => `Open: ${cards}`,
    deck: (n: number) => `In the pile: ${n}`,
    missions: 'Missions',
    known: (missions: string) => `Known: ${missions}`,
    revealed: (missions: string) => `Revealed: ${missions}`,
  },
  fr: {
    now: 'Situation',
    turn: (turn: number, who: string, left: number) =>
      `Tour ${turn} ; à ${who} de jouer, ${left > 1 ? `${left} actions restantes` : `${left} action restante`}`,
    time: (at: number, last: number) => `Échelle du temps : case ${at} sur ${last}`,
    side: (points: number, scouts: number) => `Points : ${points}, éclaireurs : ${scouts}`,
    at: (army: string, strength: number, field: string) => `${army} (${strength}) : ${field}`,
    markers: (army: string, fields: string) => `${army} : marqueurs à ${fields}`,
    waiting: (armies: string) => `Hors de la carte : ${armies}`,
    gone: (armies: string) => `Hors jeu : ${armies}`,
    hand: (cards: string) => `Main : ${cards}`,
    unknown: (n: number) => (n === 1 ? 'une carte cachée' : `${n} cartes cachées`),
    cards: 'Cartes',
    row: (cards: string) => `Visibles : ${cards}`,
    deck: (n: number) => `Dans la pioche : ${n}`,
    missions: 'Missions',
    known: (missions: string) => `Connues : ${missions}`,
    revealed: (missions: string) => `Révélées : ${missions}`,
  },
} as const;

/** The position for somebody who reads it in a terminal. */
export function nationsPosition(language: Language, content: NationsContent): TellPosition<NationsState> {
  const say = words[language];
  const cardsOf = ({ is }: Veil, name: NameOf): string => {
    const seen = is.filter(isFace).map((card) => name('card', card));
    const hidden = is.length - seen.length;
    return [...seen, ...(hidden > 0 ? [say.unknown(hidden)] : [])].join(', ') || '–';
  };
  const named = (armies: readonly number[], name: NameOf) => armies.map((army) => name('army', army)).join(', ');
  const side = (s: NationsState, power: number, name: NameOf): PositionPart => {
    const own = content.armies.flatMap((army, i) => (army.side === power ? [i] : []));
    const withStatus = (status: number) => own.filter((army) => s.status[army] === status);
    const marched = own.flatMap((army) => {
      const slots = s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY);
      const fields = slots.filter((field) => field !== NOWHERE).map((field) => name('field', field));
      return fields.length === 0 ? [] : [say.markers(name('army', army), fields.join(', '))];
    });
    const standing = withStatus(PLACED).map((army) => {
      const strength = (content.armies[army]?.strength ?? 0) - (s.lost[army] ?? 0);
      return say.at(name('army', army), strength, name('field', s.field[army] ?? 0));
    });
    const hand = s.hands[power];
    return {
      about: name('power', power),
      lines: [
        say.side(s.points[power] ?? 0, s.scouts[power] ?? 0),
        ...standing,
        ...marched,
        ...(withStatus(CARD).length > 0 ? [say.waiting(named(withStatus(CARD), name))] : []),
        ...(withStatus(GONE).length > 0 ? [say.gone(named(withStatus(GONE), name))] : []),
        ...(hand === undefined ? [] : [say.hand(cardsOf(hand, name))]),
      ],
    };
  };
  return (s, name) => {
    const missions = (list: readonly number[]) => list.map((one) => name('mission', one)).join(', ') || '–';
    const known = [...s.missions.is, ...s.second.is].filter(isFace);
    return [
      {
        about: say.now,
        lines: [say.turn(s.turn, name('power', s.active), s.actionsLeft), say.time(s.time, content.barEnd)],
      },
      side(s, 0, name),
      side(s, 1, name),
      { about: say.cards, lines: [say.row(cardsOf(s.row, name)), say.deck(s.deck.is.length)] },
      { about: say.missions, lines: [say.known(missions(known)), say.revealed(missions(s.revealed))] },
    ];
  };
}
