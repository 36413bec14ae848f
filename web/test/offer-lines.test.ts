import type { Offer } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { keyOf, linesIn, offerLines, OfferNumbers } from '../src/table/actions/offer-lines.ts';

const say = (offer: Offer): string => offer.filter((part) => typeof part !== 'object').join(' ');
const never = { say, isEnd: () => false };
const picks = (...slots: readonly number[]): Offer[] => [...slots.map((slot): Offer => ['pick', slot]), ['cancel']];

const numbersOf = (numbers: OfferNumbers, offers: readonly Offer[], prompt = 'stack') => {
  const lines = offerLines({ offers, prompt, isWindow: false }, never, numbers);
  return Object.fromEntries(linesIn(lines).map(({ key, words }) => [words, lines.numbers.get(key)]));
};

test('what was on offer a moment ago keeps its number when much the same is asked again', () => {
  const numbers = new OfferNumbers();
  expect(numbersOf(numbers, picks(3, 4, 5))).toEqual({ 'pick 3': 1, 'pick 4': 2, 'pick 5': 3, cancel: 4 });
  expect(numbersOf(numbers, picks(4, 5))).toEqual({ 'pick 4': 2, 'pick 5': 3, cancel: 4 });
  // One that comes back has its own number again; a new one takes none that somebody may have in mind.
  expect(numbersOf(numbers, picks(3, 4, 5, 9))).toMatchObject({ 'pick 3': 1, cancel: 4, 'pick 9': 5 });
});

test('another question is numbered from one', () => {
  const numbers = new OfferNumbers();
  numbersOf(numbers, picks(3, 4, 5));
  expect(numbersOf(numbers, [['step', 1]], 'step')).toEqual({ 'step 1': 1 });
  expect(numbersOf(numbers, [['step', 7]], 'step')).toEqual({ 'step 7': 1 });
});

test('in a window declining and going on have places of their own, and so has what ends something', () => {
  const offers: Offer[] = [['pass'], ['waive'], ['square', 1], ['square', 2], ['done'], ['end']];
  const isEnd = ([verb]: Offer): boolean => verb === 'end';
  const window = offerLines({ offers, prompt: 'x', isWindow: true }, { say, isEnd }, new OfferNumbers());
  const words = (list: readonly { readonly words: string }[]) => list.map((one) => one.words);
  expect(words(window.groups.flatMap(({ lines }) => lines))).toEqual(['square 1', 'square 2']);
  expect(Object.values(window.apart).map(words)).toEqual([['pass', 'waive'], ['done'], ['end']]);
  const plain = offerLines({ offers, prompt: 'x', isWindow: false }, never, new OfferNumbers());
  expect(linesIn(plain)).toHaveLength(6);
  expect(plain.apart.decline).toEqual([]);
});

test('numbers from ten on are typed after a 0, so that none is taken for another', () => {
  expect([1, 9, 10, 42].map(keyOf)).toEqual(['1', '9', '010', '042']);
});
