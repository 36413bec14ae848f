import { type Action, cell, type Dice, fastDice, type Offer, StateDice } from '@bivouac/kernel';
import { germany1813 } from '../../content/index.ts';
import type { GloireContent } from '../../content/types.ts';
import { linkBetween } from '../../rules/pieces/map.ts';
import { type Played, position, slot, townIn } from '../../test/position.ts';
import type { HistoricBattle } from './battles.ts';

type SideName = 'french' | 'coalition';
const sideNames = ['french', 'coalition'] as const;

/** How a battle fought again has ended: points lost by both, retreat and pursuit included, and who had to go. */
export interface Refought {
  readonly lost: readonly [french: number, coalition: number];
  readonly beaten: SideName | 'nobody';
  /** What the pursuit came to; null where there was none. */
  readonly pursued: number | null;
  readonly rounds: number;
}

/** Every word of a side, whatever way it came. */
function wordsOf(force: HistoricBattle['french']): string {
  return typeof force === 'string' ? force : Object.values(force).join(' ');
}

function nameOf(word: string): string {
  return word.split(':')[0] ?? word;
}

function begin(battle: HistoricBattle, pack: GloireContent, seed: string): Played {
  const { town, attacker, scenario, weather } = battle;
  return position({
    pack,
    scenario,
    weather,
    active: attacker,
    phase: 'combat',
    seed,
    french: { [town]: wordsOf(battle.french) },
    coalition: { [town]: wordsOf(battle.coalition) },
    also(s) {
      const at = townIn(pack, town);
      const board = { content: pack, s };
      for (const side of sideNames) {
        const force = battle[side];
        if (typeof force === 'string') continue;
        for (const [from, words] of Object.entries(force)) {
          const link = linkBetween(board, at, townIn(pack, from));
          for (const word of words.split(' ')) s.came[slot(s, nameOf(word), pack)] = link;
        }
      }
      if (battle.entrenched === true) s.entrenched[at] = 1 - sideNames.indexOf(attacker);
      s.deck.is.fill(0);
    },
  });
}

/** Whether nothing is left to be filled in. */
function isPlain(offer: Offer): offer is Action {
  return offer.every((part) => typeof part !== 'object');
}

/** A tactic by the weights of the side, of those that it may choose. */
function tacticOf(offers: readonly Action[], weights: readonly number[], dice: Dice): Action {
  const bag = offers.flatMap((offer) => Array.from({ length: weights[Number(offer[1]) - 1] ?? 0 }, () => offer));
  return dice.pick(bag.length > 0 ? bag : [...offers]);
}

/** The answer of a sensible commander: he fights before the walls, spares weak corps, falls back as they did. */
function answer(battle: HistoricBattle, played: Played, side: SideName, offers: readonly Action[], dice: Dice): Action {
  const [first] = offers;
  if (first === undefined) throw new Error(`nothing to answer in ${battle.id}`);
  const by = (verb: string) => offers.filter((offer) => offer[0] === verb);
  if (by('tactic').length > 0) return tacticOf(by('tactic'), battle.tactics[side], dice);
  if (by('allot').length > 0) {
    const left = (offer: Action) => cell(played.s.points, Number(offer[1]));
    return by('allot').reduce((best, offer) => (left(offer) > left(best) ? offer : best));
  }
  for (const verb of ['outside', 'pass', 'stay', 'spare', 'battle']) {
    const [offer] = by(verb);
    if (offer !== undefined) return offer;
  }
  const home = townIn(played.content, battle.retreat[side]);
  return by('retreat').find((offer) => offer[1] === home) ?? first;
}

/** Fights a battle of history again by the rules, with the strengths of that day. */
export function refight(battle: HistoricBattle, seed: string, pack: GloireContent = germany1813): Refought {
  const played = begin(battle, pack, seed);
  const dice = new StateDice(fastDice(`tactics ${seed}`));
  const { referee } = played;
  const lasts = () => referee.state.stack.some(({ proc }) => proc === 'combat');
  while (lasts() && !referee.finished) {
    const [seat] = referee.waiting();
    if (seat === undefined) throw new Error(`${battle.id} goes on, and nobody is asked`);
    const side = sideNames[seat] ?? 'french';
    const offers = referee.offers(seat).filter(isPlain);
    const [verb, ...rest] = answer(battle, played, side, offers, dice);
    played.act(seat, verb, ...rest);
  }
  const [french = 0, coalition = 0] = played.s.tally;
  const end = played.facts.find(({ fact }) => fact === 'beaten');
  const beaten = end === undefined ? 'nobody' : (sideNames[Number(end['side'])] ?? 'nobody');
  const rounds = played.facts.filter(({ fact }) => fact === 'fire').length / 2;
  const pursuit = played.facts.find(({ fact }) => fact === 'pursuit');
  const pursued = pursuit === undefined ? null : Number(pursuit['points']);
  return { lost: [french, coalition], beaten, pursued, rounds };
}
