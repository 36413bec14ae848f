import { type Offer, pledgedSum, pledges, type Pot, stanceOf } from '@bivouac/kernel';
import { cardAs, lacking, MONEY, wanted } from '../rules/diplomacy/pots.ts';
import { OfferButton } from './choices.tsx';
import { liveryOf } from './palette.ts';
import { type ConquestsTable, useTable } from './table.ts';
import { say } from './words.ts';

/** An alliance on the table, or the freeing of a forced ally: who is asked, what each has pledged, what is missing. */
export function Treaty() {
  const table = useTable();
  const { b, going, speech, rest } = table;
  const { alliance, freeing } = going;
  const open = alliance ?? freeing;
  if (open === null) return null;
  const name = (power: number) => speech.name('power', power);
  const title =
    alliance === null
      ? say(speech, 'liberation', { power: name(open.terms.by), ally: name(b.s.forced) })
      : say(speech, 'treaty', { power: name(open.terms.by) });
  const parties = alliance === null ? open.pot.members : alliance.terms.parties;
  return (
    <div role="group" className="con-sheet con-treaty" tabIndex={0} aria-label={title}>
      <h3>{title}</h3>
      {alliance === null ? null : (
        <p>
          {say(speech, 'missing', {
            francs: Math.max(0, wanted(alliance.terms, alliance.pot) - pledgedSum(alliance.pot, MONEY)),
            points: lacking(b, alliance.terms, alliance.pot),
          })}
        </p>
      )}
      <ul className="con-members">
        {open.pot.members.map((power) => (
          <Member key={power} power={power} pot={open.pot} isParty={parties.includes(power)} />
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <div className="con-terms" role="group" aria-label={say(speech, 'choose')}>
          {inOrder(rest).map((offer) => (
            <OfferButton key={JSON.stringify(offer)} offer={offer} />
          ))}
        </div>
      )}
    </div>
  );
}

/** One's share is one click and comes first; single pledges come last. */
const RANK = ['contribute', 'stand', 'refuse', 'withdraw', 'pass', 'done'];

function inOrder(offers: readonly Offer[]): readonly Offer[] {
  const rank = ([verb]: Offer) => (RANK.includes(verb) ? RANK.indexOf(verb) : RANK.length);
  return [...offers].sort((one, two) => rank(one) - rank(two));
}

interface MemberProps {
  readonly power: number;
  readonly pot: Pot;
  readonly isParty: boolean;
}

function Member({ power, pot, isParty }: MemberProps) {
  const table = useTable();
  const { speech } = table;
  const { ground, ink, rim, letter } = liveryOf(power);
  const stance = stanceOf(pot, power);
  const given = pledgeWords(table, pot, power);
  return (
    <li className={`stance${stance}`}>
      <span className="con-flag" aria-hidden="true" style={{ background: ground, color: ink, borderColor: rim }}>
        {letter}
      </span>
      <b>{speech.name('power', power)}</b> <small>{say(speech, isParty ? 'party' : 'helper')}</small>
      <span className="con-stance">{say(speech, stance > 0 ? 'stance_1' : stance < 0 ? 'stance_-1' : 'stance_0')}</span>
      <span className="con-given">
        {given === '' ? say(speech, 'pledgedNothing') : say(speech, 'pledged', { what: given })}
      </span>
    </li>
  );
}

/** Francs in one sum, then the cards, which lie open. */
function pledgeWords({ speech }: ConquestsTable, pot: Pot, power: number): string {
  const francs = pledgedSum(pot, MONEY, power);
  const cards = pledges(pot).flatMap(([who, what]) =>
    who === power && what !== MONEY ? [speech.name('card', what - cardAs(0))] : [],
  );
  return [...(francs > 0 ? [`${francs} FG`] : []), ...cards].join(', ');
}
