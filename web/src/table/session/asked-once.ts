import { type Action, asAction, type Offer, type Seat } from '@bivouac/kernel';
import type { Look } from '../../worker/protocol.ts';
import { personsOf } from './eyes.ts';
import { onlyAnswer } from './only-answer.ts';

type View = Look['showing']['view'];

/** While what a question of a game is asked about once, as a text that changes when it is over; null where always. */
export type OnceIn = (view: View, window: string) => string | null;

/** The question of that kind which stands now, and what it may be about, from public things alone; null for none. */
export type AskedAbout = (view: View) => { readonly window: string; readonly about: readonly string[] } | null;

/** What a game tells of its questions. */
export type OnceNotes = Pick<AskedOnce, 'onceIn' | 'askedAbout' | 'endsItself'>;

type Asked = Pick<Look, 'viewer' | 'person'> & {
  readonly showing: Pick<Look['showing'], 'seats' | 'proposal' | 'view'> & {
    readonly decision: { readonly offers: readonly Offer[]; readonly window?: string } | null;
  };
};

/** What somebody is asked about in a time in which he is asked once. */
interface Question {
  readonly seat: Seat;
  readonly period: string;
  readonly about: readonly string[];
  /** Whether it is not put to him where it is about nothing: only where nobody learns from it that he can do nothing. */
  readonly isPrivate: boolean;
}

const isPass = ([verb]: Offer): boolean => verb === 'pass';

/**
 * What was declined while a phase lasts is not asked about again in it: “Do you play a card?” comes once for each thing
 * that could be played. One person among bots is not asked where he could play nothing; where other people see whether
 * he is asked, it turns on what anybody in his place might play, and he is asked once even if he can but pass.
 */
export class AskedOnce {
  onceIn: OnceIn = () => null;
  askedAbout: AskedAbout = () => null;
  /** Whether to end what is under way need not be said where nothing else is left to do. */
  endsItself: (view: View) => boolean = () => false;
  readonly #while = new Map<Seat, string>();
  readonly #declined = new Map<Seat, Set<string>>();

  #question({ showing: { seats, proposal, view, decision }, viewer, person }: Asked, seen: boolean): Question | null {
    if (person === null || proposal !== null) return null;
    if (personsOf(seats).length === 1 && !seen) {
      if (decision?.window === undefined || person !== viewer) return null;
      const period = this.onceIn(view, decision.window);
      const about = decision.offers.filter((offer) => !isPass(offer)).map((offer) => JSON.stringify(offer));
      return period === null ? null : { seat: person, period, about, isPrivate: true };
    }
    const asked = this.askedAbout(view);
    const period = asked === null ? null : this.onceIn(view, asked.window);
    if (asked === null || period === null) return null;
    return { seat: person, period, about: asked.about, isPrivate: false };
  }

  /** The answer to a question that need not be put: the only one there is, or what was declined before. */
  itself(look: Asked, alone: boolean): Action | null {
    const only = alone ? onlyAnswer(look, this.endsItself(look.showing.view)) : null;
    return only ?? this.answer(look, !alone);
  }

  /** Whether a question like this one is asked but once for a while; `seen`: others see whether it is. */
  isOnce(look: Asked, seen = false): boolean {
    return this.#question(look, seen) !== null;
  }

  /** Whether whoever is asked has declined all that the question is about; he need not be at the screen. */
  hasDeclined(look: Asked, seen = false): boolean {
    const question = this.#question(look, seen);
    if (question === null) return false;
    const { seat, period, about, isPrivate } = question;
    if (this.#while.get(seat) !== period) this.#declined.delete(seat);
    this.#while.set(seat, period);
    const declined = this.#declined.get(seat);
    if (declined === undefined && !isPrivate) return false;
    return about.every((one) => declined?.has(one) === true);
  }

  /** The answer of somebody who has declined all that he is asked about, or has nothing to decline. */
  answer(look: Asked, seen = false): Action | null {
    const pass = look.showing.decision?.offers.find(isPass);
    if (pass === undefined || look.person !== look.viewer) return null;
    return this.hasDeclined(look, seen) ? asAction(pass) : null;
  }

  /** Somebody answers: what he declines he has declined for this time. */
  note(look: Asked, [verb]: Action, seen = false): void {
    const question = verb === 'pass' ? this.#question(look, seen) : null;
    if (question === null || look.showing.decision === null) return;
    const declined = this.#declined.get(question.seat) ?? new Set();
    for (const one of question.about) declined.add(one);
    this.#declined.set(question.seat, declined);
    this.#while.set(question.seat, question.period);
  }
}
