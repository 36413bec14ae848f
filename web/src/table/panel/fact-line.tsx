import { Fragment, memo } from 'react';
import type { Fact, Thing } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { ClauseLink } from './clause-link.tsx';

interface Part {
  readonly at: number;
  readonly words: string;
  readonly thing: Thing | null;
  /** The stop or comma right after a thing, which must not begin a line of its own. */
  readonly tail: string;
}

const TAIL = /^[^\s\p{L}\p{N}]*/u;

/** A sentence cut at the names of the things it speaks of, so that each can be a link to the map. */
export function cutAtThings(sentence: string, fact: Fact, kinds: readonly string[], speech: Speech): Part[] {
  const named = Object.entries(fact).flatMap(([kind, id]) =>
    typeof id === 'number' && kinds.includes(kind) ? [{ thing: { kind, id }, name: speech.name(kind, id) }] : [],
  );
  const parts: Part[] = [];
  let at = 0;
  while (at < sentence.length) {
    const next = named
      .map(({ thing, name }) => ({ thing, name, from: name === '' ? -1 : sentence.indexOf(name, at) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.name.length - a.name.length)[0];
    if (next === undefined) break;
    if (next.from > at) parts.push({ at, words: sentence.slice(at, next.from), thing: null, tail: '' });
    const end = next.from + next.name.length;
    const [tail = ''] = TAIL.exec(sentence.slice(end)) ?? [];
    parts.push({ at: next.from, words: next.name, thing: next.thing, tail });
    at = end + tail.length;
  }
  if (at < sentence.length) parts.push({ at, words: sentence.slice(at), thing: null, tail: '' });
  return parts;
}

interface FactLineProps {
  readonly fact: Fact;
  /** Where they are not the catalogue's. */
  readonly words?: string | undefined;
  readonly kinds: readonly string[];
  readonly speech: Speech;
  readonly onShow: (thing: Thing) => void;
}

/** One line of the log: its sentence, its things linked to the map, its clause to the rules. */
export const FactLine = memo(function FactLine({ fact, words: own, kinds, speech, onShow }: FactLineProps) {
  const parts = cutAtThings(own ?? speech.fact(fact), fact, kinds, speech);
  return (
    <>
      {parts.map(({ at, words, thing, tail }) => (
        <Fragment key={at}>
          {thing === null ? (
            words
          ) : (
            <span className="thing-kept">
              <button type="button" className="thing" onClick={() => onShow(thing)}>
                {words}
              </button>
              {tail}
            </span>
          )}
        </Fragment>
      ))}{' '}
      <ClauseLink clause={fact.clause} />
    </>
  );
});
