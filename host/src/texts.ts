import { type Action, type Arg, isTextApart, type Offer, textApart } from '@bivouac/kernel';
import { hashOf } from '@bivouac/kernel/table';

/** A text that somebody wrote, beside the match; blanked texts have none. */
export interface TextApart {
  readonly token: string;
  readonly salt: string;
  readonly text: string | null;
}

/** What stands in the match for a text. With the salt anybody can check that it was this one. */
export const tokenOf = (salt: string, text: string): string => textApart(hashOf(['text', salt, text]));

/** Whether somebody tries to send what only a host may write. */
export const hasToken = (action: Action): boolean => action.some(isTextApart);

/** An action with its texts taken out: only words of the player's own are, which fill a hole of one of the offers. */
export function withTextsApart(
  action: Action,
  offers: readonly Offer[],
  newSalt: () => string,
): { readonly action: Action; readonly texts: readonly TextApart[] } {
  const texts: TextApart[] = [];
  const [verb, ...args] = action;
  const isHole = (i: number) =>
    offers.some((offer) => {
      const part = offer[i + 1];
      return offer[0] === verb && offer.length === action.length && typeof part === 'object' && 'text' in part;
    });
  const apart = args.map((arg, i): Arg => {
    if (typeof arg !== 'string' || arg === '' || !isHole(i)) return arg;
    const salt = newSalt();
    const token = tokenOf(salt, arg);
    texts.push({ token, salt, text: arg });
    return token;
  });
  return { action: [verb, ...apart], texts };
}

/** Puts texts back where their tokens stand, in all that is shown; a blanked one is empty. */
export function withTexts<T>(value: T, texts: ReadonlyMap<string, string | null>): T {
  return (texts.size === 0 ? value : put(value, texts)) as T;
}

function put(value: unknown, texts: ReadonlyMap<string, string | null>): unknown {
  if (isTextApart(value)) return texts.get(value) ?? '';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => put(one, texts));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, put(field, texts)]));
}
