import { openFrames, varsIn } from '@bivouac/kernel';
import { type FormEvent, useId, useState } from 'react';
import { writing } from '../rules/command/letters.ts';
import type { Letter } from '../rules/command/state.ts';
import { hour, TURN_MINUTES } from '../text/briefing.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** EMP XVII.9: the letters of whoever looks, those that came to him and those that he wrote; the last one first. */
export function Mail() {
  const { view, speech } = useTable();
  const { letters } = view.game;
  if (letters === undefined || letters.mail.length === 0) return null;
  const mail = letters.mail.toReversed();
  return (
    <details className="emp-mail">
      <summary>{say(speech, 'mail', { count: mail.length })}</summary>
      <ol aria-label={say(speech, 'mail', { count: mail.length })}>
        {mail.map((letter) => (
          <li key={`${letter.number} ${letter.sent} ${letter.to} ${letter.text}`}>
            <LetterSheet letter={letter} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The sheet on which a letter is written, while its writer is asked for the words. */
export function LetterPaper() {
  const { view, rest, speech, act } = useTable();
  const id = useId();
  const [text, setText] = useState('');
  const leader = varsIn(openFrames(view.stack).at(-1), writing)?.drafts.at(-1)?.leader ?? -1;
  const hole = rest.find(([verb]) => verb === 'words')?.[1];
  if (leader < 0 || typeof hole !== 'object' || !('text' in hole)) return null;
  const words = text.trim().normalize('NFC');
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') act(['words', words]);
  };
  return (
    <form className="emp-paper" onSubmit={write}>
      <label htmlFor={id}>{say(speech, 'letterTo', { to: speech.name('leader', leader) })}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        maxLength={hole.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className="emp-button" disabled={words === ''}>
        {say(speech, 'letterDone')}
      </button>
    </form>
  );
}

/** A letter with its head, as the book sets it out: who to whom, hour, from where; and how far it has come. */
function LetterSheet({ letter }: { readonly letter: Letter }) {
  const { content, s, speech } = useTable();
  const { from, to, sent, place, came, number, text, relieves } = letter;
  const clock = content.scenarios[s.scenario]?.clock ?? 0;
  const at = (turn: number) => hour(clock + (turn - 1) * TURN_MINUTES, speech.language);
  const head = { from: speech.name('leader', from), to: speech.name('leader', to), hour: at(sent) };
  const way =
    number === 0
      ? say(speech, 'letterSpoken')
      : came > 0
        ? say(speech, 'letterRead', { hour: at(came) })
        : say(speech, 'letterRides', { number });
  return (
    <article className="emp-letter">
      <header>
        {say(speech, 'letterHead', { ...head, place: speech.name('place', place) })} <small>{way}</small>
      </header>
      <p>{text}</p>
      {relieves === 1 ? <p className="emp-soft">{say(speech, 'letterRelieves', { to: head.to })}</p> : null}
    </article>
  );
}
