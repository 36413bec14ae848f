import { backSeen } from '@bivouac/kernel';
import { Hit } from '@bivouac/kit';
import { type Bonus, domainIds, NAPOLEON, unitIds } from '../content/types.ts';
import { friendsOf } from '../rules/map/relations.ts';
import { inReserve } from '../rules/map/troops.ts';
import { sideOf } from '../rules/state.ts';
import { advisersOf } from '../rules/turn/income.ts';
import { bonusWords } from './bonus.ts';
import { liveryOf } from './palette.ts';
import { type ConquestsTable, useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** The five nations in turn order: what each has, whom it stands with, and who is asked now. */
export function Panels({ acting }: { readonly acting: readonly number[] }) {
  const { b, speech } = useTable();
  const { turns = 0 } = b.content.scenarios[b.s.scenario] ?? {};
  return (
    <section className="con-panels" aria-label={say(speech, 'nations')}>
      <p className="con-turn">
        <b>{say(speech, 'turnOf', { turn: b.s.turn, turns })}</b> · {say(speech, 'ageOf', { age: b.s.age })} ·{' '}
        {say(speech, 'society')} N {b.s.society[0]} : {b.s.society[1]} C
      </p>
      {b.s.order.map((power) => (
        <Panel key={power} power={power} acts={acting.includes(power)} />
      ))}
    </section>
  );
}

function Panel({ power, acts }: { readonly power: number; readonly acts: boolean }) {
  const table = useTable();
  const { b, speech, lit, mine } = table;
  const { s } = b;
  const { ground, ink, rim, letter } = liveryOf(power);
  const name = speech.name('power', power);
  const of = target.power(power);
  const classes = ['con-panel'];
  if (lit.has(of)) classes.push('lit');
  if (acts) classes.push('acts');
  if (s.out[power] === 1) classes.push('out');
  if (mine.includes(power)) classes.push('mine');
  const left = advisersOf(b, power) - s.space.filter((one) => one === power).length;
  return (
    <div className={classes.join(' ')} style={{ borderInlineStartColor: ground === '#fbf9f2' ? rim : ground }}>
      <div className="con-panel-head">
        <span className="con-flag" aria-hidden="true" style={{ background: ground, color: ink, borderColor: rim }}>
          {letter}
        </span>
        <b className="con-panel-name">{name}</b>
        <Figure label={say(speech, 'francs')} value={s.money[power] ?? 0} unit="FG" />
        <Figure label={say(speech, 'moves')} value={s.moves[power] ?? 0} unit="PM" />
        <Figure label={say(speech, 'morale')} value={s.morale[power] ?? 0} unit="♥" />
      </div>
      <div className="con-panel-more">
        {acts ? <span className="con-acts">{say(speech, 'actsNow')}</span> : null}
        <Backs power={power} />
        <span title={nextBonus(table, power)}>
          {shortBonus(table, power)}
          <span className="con-unseen">{nextBonus(table, power)}</span>
        </span>
        <span title={say(speech, 'reserve')}>
          {say(speech, 'reserveShort')} {reserveWords(table, power)}
        </span>
        <span title={say(speech, 'advisersLeft', { left })}>
          <span className="con-unseen">{say(speech, 'advisersLeft', { left })}</span>
          <span aria-hidden="true">{'●'.repeat(Math.max(0, left))}</span>
        </span>
        <Deeds power={power} />
      </div>
      <p className="con-ribbon">{s.out[power] === 1 ? say(speech, 'out') : ribbon(table, power)}</p>
      <Hit of={of} name={name} thing={{ kind: 'power', id: power }} />
    </div>
  );
}

/** Victories and alliances, as signs with their words. */
function Deeds({ power }: { readonly power: number }) {
  const { b, speech } = useTable();
  const [won, made] = [b.s.won[power] ?? 0, b.s.made[power] ?? 0];
  const label = `${say(speech, 'victories')} ${won}, ${say(speech, 'alliancesMade')} ${made}`;
  return (
    <span className="con-deeds" title={label}>
      <span className="con-unseen">{label}</span>
      <span aria-hidden="true">
        ⚔{won} ⚭{made}
      </span>
    </span>
  );
}

function Figure({ label, value, unit }: { readonly label: string; readonly value: number; readonly unit: string }) {
  return (
    <span className="con-figure" title={label}>
      <b>{value}</b> <span aria-hidden="true">{unit}</span>
      <span className="con-unseen">{label}</span>
    </span>
  );
}

interface Next {
  readonly level: number;
  readonly bonus: Bonus;
}

/** The next level of Moral that still gives something. */
function nextLevel({ b }: ConquestsTable, power: number): Next | null {
  const { s, content } = b;
  const taken = s.moraleTaken[power] ?? 0;
  const list = content.tracks.morale.bonuses[power] ?? [];
  for (let level = (s.morale[power] ?? 0) + 1; level < list.length; level++) {
    const bonus = list[level] ?? null;
    if (bonus !== null && (taken & (1 << level)) === 0) return { level, bonus };
  }
  return null;
}

function nextBonus(table: ConquestsTable, power: number): string {
  const next = nextLevel(table, power);
  if (next === null) return say(table.speech, 'noNext');
  return say(table.speech, 'next', { level: next.level, bonus: bonusWords(table.speech, next.bonus) });
}

function shortBonus(table: ConquestsTable, power: number): string {
  const next = nextLevel(table, power);
  return next === null ? '' : `♥${next.level} → ${bonusWords(table.speech, next.bonus)}`;
}

/** Signs of the domains: Morale and Military begin alike in both languages. */
const SIGNS = ['F', '♥', 'S', '⚔', 'D'];

/** Cards by their backs: a small back for each domain that is on them for certain, with how many there are. */
function Backs({ power }: { readonly power: number }) {
  const { b, speech } = useTable();
  const cards = b.s.hands[power]?.is ?? [];
  const counts = domainIds.map(() => 0);
  for (const card of cards) {
    const back = backSeen(card);
    const domain = back === null ? (b.content.cards[card]?.back ?? -1) : back % domainIds.length;
    if (domain >= 0) counts[domain] = (counts[domain] ?? 0) + 1;
  }
  const said = counts.flatMap((count, domain) =>
    count === 0 ? [] : [say(speech, 'backs', { count, domain: speech.name('domain', domain) })],
  );
  const label = [say(speech, 'cards', { count: cards.length }), ...said].join(', ');
  return (
    <span className="con-backs" title={label}>
      <span className="con-unseen">{label}</span>
      {domainIds.map((id, domain) =>
        counts[domain] === 0 ? null : (
          <span key={id} className={`con-back ${id}`} aria-hidden="true">
            {SIGNS[domain]}
            {counts[domain]}
          </span>
        ),
      )}
    </span>
  );
}

function reserveWords({ b }: ConquestsTable, power: number): string {
  const parts = unitIds.flatMap((id, kind) => {
    const count = inReserve(b.s, power, kind);
    return count > 0 ? [`${count}${id.toUpperCase()}`] : [];
  });
  return parts.length > 0 ? parts.join(' ') : '–';
}

function ribbon({ b, speech }: ConquestsTable, power: number): string {
  const { s } = b;
  const name = (one: number) => speech.name('power', one);
  if (power === NAPOLEON) {
    return s.forced < 0 ? '' : say(speech, 'forces', { power: name(s.forced), turn: s.forcedUntil });
  }
  if (s.forced === power) return say(speech, 'forcedBy', { turn: s.forcedUntil });
  const friends = friendsOf(s, power).filter((one) => one !== power && sideOf(one) === sideOf(power));
  return friends.length === 0 ? '' : say(speech, 'alliedWith', { powers: friends.map(name).join(', ') });
}
