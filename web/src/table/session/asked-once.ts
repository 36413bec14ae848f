import { type Action, asAction, type Offer } from '@bivouac/kernel';
import type { Look } from '../../worker/protocol.ts';
import { personsOf } from './eyes.ts';

/** While what a question of a game is asked about once, as a text that changes when it is over; null where always. */
export type OnceIn = (view: Look['showing']['view'], window: string) => string | null;

type Asked = Pick<Look, 'viewer' | 'person'> & {
  readonly showing: Pick<Look['showing'], 'seats' | 'proposal' | 'view'> & {
    readonly decision: { readonly offers: readonly Offer[]; readonly window?: string } | null;
  };
};

const isPass = ([verb]: Offer): boolean => verb === 'pass';

/**
 * What was declined while a phase lasts is not asked about again in it: “Do you play a card?” comes once for each thing
 * that could be played, and not at all where nothing could. Only for one person among bots, who learn nothing from it.
 */
export class AskedOnce {
  onceIn: OnceIn = () => null;
  #while = '';
  readonly #declined = new Set<string>();

  /** The time in which a question is asked once; null where it is always asked. */
  periodOf({ showing: { seats, proposal, view, decision }, viewer, person }: Asked): string | null {
    if (decision?.window === undefined || person !== viewer || viewer < 0 || proposal !== null) return null;
    return personsOf(seats).length === 1 ? this.onceIn(view, decision.window) : null;
  }

  /** The answer of somebody who has declined all that is offered, or has nothing to decline. */
  answer(look: Asked): Action | null {
    const period = this.periodOf(look);
    const offers = look.showing.decision?.offers ?? [];
    const pass = offers.find(isPass);
    if (period === null || pass === undefined) return null;
    if (period !== this.#while) this.#declined.clear();
    this.#while = period;
    const isNew = offers.some((offer) => !isPass(offer) && !this.#declined.has(JSON.stringify(offer)));
    return isNew ? null : asAction(pass);
  }

  /** Somebody answers: what he declines he has declined for this time. */
  note(look: Asked, [verb]: Action): void {
    const period = this.periodOf(look);
    if (period === null || verb !== 'pass') return;
    for (const offer of look.showing.decision?.offers ?? []) this.#declined.add(JSON.stringify(offer));
  }
}
