import { type Reading, report } from '@bivouac/kernel/packs';
import { parts } from './check-card.ts';
import { domainIds, type Side } from './types.ts';
import type { Card } from './types-cards.ts';
import type { Deal } from './types-setup.ts';

/** Cards in the box (CON 3.6). */
export const CARDS = 237;

/** What the book says of all cards together. */
export function checkDecks({ faults }: Reading, cards: readonly Card[], deal: Deal): void {
  if (cards.length !== CARDS) {
    report(faults, 'cards', `there are ${cards.length}`, `the box has ${CARDS}: add or remove some`, 'CON 3.6');
  }
  const looks = cards.filter(({ tabs }) =>
    tabs.some(({ effect }) => parts(effect).some(({ kind }) => kind === 'lookObjective')),
  );
  if (looks.length !== 1) {
    const problem = `${looks.length} cards look at a secret objective`;
    report(faults, 'cards', problem, 'let exactly one have "lookObjective"', 'CON 17.2.3');
  }
  for (const age of [1, 2] as const) {
    checkPool(faults, cards, deal, age);
    for (const deck of [0, 1] as const) checkPile(faults, cards, deal, age, deck);
  }
}

/** The Coalition's 16 are dealt by their backs, and again at the second age (CON 4.1, 14). */
function checkPool(faults: Reading['faults'], cards: readonly Card[], deal: Deal, age: 1 | 2): void {
  deal.pool.forEach((needed, domain) => {
    const found = cards.filter((card) => card.age === age && card.deck === 1 && card.back === domain).length;
    if (found >= needed) return;
    const problem = `the Coalition's pile of age ${age} has ${found} backs of ${domainIds[domain]}`;
    report(faults, 'cards', problem, `it needs ${needed} for the first deal`, 'CON 4.1');
  });
}

/** A pile serves the first hand of its side. */
function checkPile(faults: Reading['faults'], cards: readonly Card[], deal: Deal, age: 1 | 2, deck: Side): void {
  const hand = deck === 0 ? deal.napoleon : 4 * deal.coalition;
  const found = cards.filter((card) => card.age === age && card.deck === deck).length;
  if (found >= hand) return;
  const whose = deck === 0 ? 'Napoleon' : 'the Coalition';
  report(faults, 'cards', `${whose} has ${found} cards in age ${age}`, `give at least ${hand}`, 'CON 14');
}
