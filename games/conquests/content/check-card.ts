import { type Reading, report } from '@bivouac/kernel/packs';
import { type Domain, domainIds, NAPOLEON } from './types.ts';
import { type Card, combatKinds, type Effect, type EffectKind, type Tab, type Who } from './types-cards.ts';

/** The simple effects in an effect, whatever wraps them. */
export function parts(effect: Effect): readonly Effect[] {
  if (effect.kind === 'either') return effect.effects.flatMap(parts);
  if (effect.kind === 'cost') return parts(effect.then);
  if (effect.kind !== 'only') return [effect];
  return [...parts(effect.then), ...(effect.otherwise ? parts(effect.otherwise) : [])];
}

/** Whether an effect is played in a combat and not in a zone (CON 11.1). */
export function isCombat(effect: Effect): boolean {
  return parts(effect).some(({ kind }) => combatKinds.some((combat) => combat === kind));
}

const MILITARY = 3;
const DIPLOMACY = 4;

/** What each domain's tab may do: its colour's gain or loss, and what the book puts there (CON 3.6). */
const kindsOf: readonly (readonly EffectKind[])[] = [
  ['money', 'harm', 'turnRule', 'draw'],
  ['morale', 'harm'],
  ['society', 'harm'],
  ['moves', 'harm', 'free', 'enrol', 'lose', 'guard', 'turnRule', 'draw', ...combatKinds],
  ['diplomacy', 'lookHand', 'lookObjective', 'swap', 'draw', 'discard', 'turnRule'],
];
const harmOf: readonly string[] = ['money', 'morale', 'society', 'moves', ''];

/** What the book says of every card, of whoever's pack. */
export function checkCard(reading: Reading, entry: string, card: Card): void {
  for (const tab of card.tabs) checkTab(reading, `${entry} ${domainIds[tab.domain]}`, tab, card);
}

function checkTab({ faults }: Reading, at: string, { domain, effect }: Tab, card: Card): void {
  const say = (problem: string, remedy: string, clause: string) => report(faults, at, problem, remedy, clause);
  const all = parts(effect);
  const combat = all.filter(isCombat).length;
  if (combat > 0 && combat < all.length) {
    say('can be played in a zone or in a combat', 'let all its parts be combat effects, or none', 'CON 8.6.4');
  }
  if (domain === DIPLOMACY && !all.some(({ kind }) => kind === 'diplomacy')) {
    say('gives no diplomacy point', 'add "diplomacy 1 or ..."', 'CON 17.2.3');
  }
  for (const part of all) checkPart(say, part, domain, card);
}

type Say = (problem: string, remedy: string, clause: string) => void;

function checkPart(say: Say, effect: Effect, domain: Domain, card: Card): void {
  const belongs = effect.kind === 'harm' ? effect.what === harmOf[domain] : kindsOf[domain]?.includes(effect.kind);
  if (!belongs) say(`has "${effect.kind}" under ${domainIds[domain]}`, 'put it under its own domain', 'CON 3.6');
  if (effect.kind === 'diplomacy' && (effect.n < 1 || effect.n > 2)) {
    say(`gives ${effect.n} diplomacy points`, 'write 1 or 2', 'CON 9.1');
  }
  if (effect.kind === 'division' && card.deck !== NAPOLEON) {
    say('is a Division of the Coalition', 'give it to a card of Napoleon', 'CON 17.2.4');
  }
  if ((effect.kind === 'guard' || effect.kind === 'combatGuard') && card.deck !== NAPOLEON) {
    say('gives guards to the Coalition', 'give it to a card of Napoleon', 'CON 15');
  }
  if ((effect.kind === 'guard' || effect.kind === 'combatGuard') && card.age === 1 && effect.cav > 0) {
    say('makes guard cavalry in the first age', 'write inf, or put the card into age 2', 'CON 15');
  }
  if (effect.kind === 'lookHand' && card.deck === NAPOLEON) {
    say('lets Napoleon look at his own hand', 'give it to a card of the Coalition', 'CON 17.2.3');
  }
  if (effect.kind === 'enrol' && domain === MILITARY && effect.zone !== (card.back === MILITARY)) {
    say('enrols at the wrong price', 'the zone’s prices on military backs, dearer ones on others', 'CON 17.2.4');
  }
  if (effect.kind === 'harm' || effect.kind === 'lose' || effect.kind === 'discard') checkVictim(say, effect.who, card);
  if (gains.some((kind) => kind === effect.kind) && card.symbol !== card.deck) {
    say(`has "${effect.kind}" for itself on a harmful card`, 'change the symbol or the effect', 'CON 17.2.2');
  }
}

const gains: readonly EffectKind[] = ['money', 'morale', 'society', 'moves', 'free', 'enrol', 'guard'];

/** A harmful card strikes the other side and bears its symbol (CON 17.2.2). */
function checkVictim(say: Say, who: Who, card: Card): void {
  if (card.symbol === card.deck) say('harms without the symbol of its victim', 'add "symbol"', 'CON 17.2.2');
  if ((who === NAPOLEON) === (card.deck === NAPOLEON)) {
    say('harms its own side', 'name a victim on the other side', 'CON 17.2.2');
  }
}
