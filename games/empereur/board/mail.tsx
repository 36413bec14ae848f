import { openFrames, varsIn } from '@bivouac/kernel';
import { type FormEvent, useId, useState } from 'react';
import { leaderOfPower } from '../rules/command/hands.ts';
import { writing } from '../rules/command/letters.ts';
import type { Letter } from '../rules/command/state.ts';
import { hour, TURN_MINUTES } from '../text/briefing.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** EMP XVII.9: letters, over the foot of the map, which does not move for them: the one that is written, and all others. */
export function Post() {
  return (
    <div className="emp-post">
      <LetterPaper />
      <Mail />
    </div>
  );
}

/** The letters of whoever looks, those that came to him and those that he wrote; the last one first. */
function Mail() {
  const { view, speech } = useTable();
  const headOf = useHead();
  const { letters } = view.game;
  if (letters === undefined || letters.mail.length === 0) return null;
  const mail = letters.mail.toReversed();
  const [newest] = mail;
  return (
    <details className="emp-mail">
      <summary>
        {say(speech, 'mail', { count: mail.length })} <small>{newest === undefined ? '' : headOf(newest)}</small>
      </summary>
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

/** The head of a letter, as the book sets it out: who to whom, hour, from where. */
function useHead(): (letter: Pick<Letter, 'from' | 'to' | 'sent' | 'place'>) => string {
  const { content, s, speech } = useTable();
  return ({ from, to, sent, place }) =>
    say(speech, 'letterHead', {
      from: speech.name('leader', from),
      to: speech.name('leader', to),
      hour: hourOf(content.scenarios[s.scenario]?.clock ?? 0, sent, speech.language),
      place: speech.name('place', place),
    });
}

const hourOf = (clock: number, turn: number, language: 'en' | 'fr'): string =>
  hour(clock + (turn - 1) * TURN_MINUTES, language);

/** The sheet on which a letter is written, while its writer is asked for the words. */
function LetterPaper() {
  const { content, s, view, rest, speech, act } = useTable();
  const headOf = useHead();
  const id = useId();
  const [text, setText] = useState('');
  const desk = varsIn(openFrames(view.stack).at(-1), writing);
  const leader = desk?.drafts.at(-1)?.leader ?? -1;
  const hole = rest.find(([verb]) => verb === 'words')?.[1];
  if (desk === null || leader < 0 || typeof hole !== 'object' || !('text' in hole)) return null;
  const words = text.trim().normalize('NFC');
  const from = leaderOfPower({ content, s }, desk.power);
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') act(['words', words]);
  };
  return (
    <form className="emp-paper" onSubmit={write}>
      <small>{headOf({ from, to: leader, sent: s.turn, place: s.chiefHex[from] ?? 0 })}</small>
      <label htmlFor={id}>{say(speech, 'letterTo', { to: speech.name('leader', leader) })}</label>
      <textarea
        id={id}
        rows={5}
        value={text}
        maxLength={hole.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p>
        <button type="submit" className="emp-button" disabled={words === ''}>
          {say(speech, 'letterDone')}
        </button>
        <small>
          {text.length}/{hole.text}
        </small>
      </p>
    </form>
  );
}

/** A letter with its head, and how far it has come. */
function LetterSheet({ letter }: { readonly letter: Letter }) {
  const { content, s, speech } = useTable();
  const headOf = useHead();
  const { to, came, number, text, relieves } = letter;
  const clock = content.scenarios[s.scenario]?.clock ?? 0;
  const way =
    number === 0
      ? say(speech, 'letterSpoken')
      : came > 0
        ? say(speech, 'letterRead', { hour: hourOf(clock, came, speech.language) })
        : say(speech, 'letterRides', { number });
  return (
    <article className="emp-letter">
      <header>
        <b>{headOf(letter)}</b> <small>{way}</small>
      </header>
      <p>{text}</p>
      {relieves === 1 ? (
        <p className="emp-soft">{say(speech, 'letterRelieves', { to: speech.name('leader', to) })}</p>
      ) : null}
    </article>
  );
}
