import { Hit, useTargetProps } from '@bivouac/kit';
import { domainIds } from '../content/types.ts';
import { effectFault } from '../rules/cards/usable.ts';
import { effectText } from '../text/effects.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** The viewer's own cards, a list for each nation he plays: three tabs each; what is of no use now says why. */
export function Hand() {
  const { b, mine, speech } = useTable();
  if (mine.length === 0) return null;
  return (
    <div className="con-hand" role="group" tabIndex={0} aria-label={say(speech, 'hand')}>
      {mine.map((power) => {
        const known = (b.s.hands[power]?.is ?? []).filter((card) => card >= 0);
        return (
          <div key={power}>
            <h3>
              {mine.length > 1 ? say(speech, 'handOf', { power: speech.name('power', power) }) : say(speech, 'hand')}
              <span className="con-count">{known.length}</span>
            </h3>
            {known.length === 0 ? <p>{say(speech, 'noHand')}</p> : null}
            <ol className="con-cards">
              {known.map((card) => (
                <CardView key={card} card={card} power={power} />
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function CardView({ card, power }: { readonly card: number; readonly power: number }) {
  const { b, speech, lit } = useTable();
  const found = b.content.cards[card];
  if (found === undefined) return null;
  const of = target.card(card);
  return (
    <li className={lit.has(of) ? 'con-card lit' : 'con-card'} title={speech.of(found.story)}>
      <h4>
        {speech.of(found.title)} <small>{found.year}</small>
      </h4>
      <div>
        {found.tabs.map((tab, i) => (
          <Tab key={domainIds[tab.domain]} card={card} tab={i} power={power} />
        ))}
      </div>
      {lit.has(of) ? <Hit of={of} name={speech.name('card', card)} thing={{ kind: 'card', id: card }} /> : null}
    </li>
  );
}

interface TabProps {
  readonly card: number;
  readonly tab: number;
  readonly power: number;
}

function Tab({ card, tab, power }: TabProps) {
  const { b, speech, lit, preview } = useTable();
  const targetProps = useTargetProps();
  const found = b.content.cards[card]?.tabs[tab];
  if (found === undefined) return null;
  const { domain, effect } = found;
  const words = speech.of(effectText(effect, b.content.map.regions));
  const of = target.tab(card, tab);
  const fault = effectFault(b, power, effect);
  const reasons = speech.language === 'fr' ? french.reasons : english.reasons;
  const why = fault === null ? null : reasons[fault.reason];
  const isDead = fault !== null && !lit.has(of);
  const named = say(speech, 'tab', { domain: speech.name('domain', domain), effect: words });
  const label = isDead && typeof why === 'string' ? `${named} (${why})` : named;
  const classes = ['con-tab', domainIds[domain]];
  if (lit.has(of)) classes.push('lit');
  if (isDead) classes.push('dead');
  return (
    <div
      onMouseEnter={() => preview({ power, card, tab })}
      onMouseLeave={() => preview(null)}
      onFocusCapture={() => preview({ power, card, tab })}
      onBlurCapture={() => preview(null)}
    >
      <div {...targetProps(of, label, { kind: 'card', id: card })} className={classes.join(' ')}>
        <span className="con-domain">{speech.name('domain', domain)}</span> {words}
        {isDead && typeof why === 'string' ? <em> ({why})</em> : null}
      </div>
    </div>
  );
}
