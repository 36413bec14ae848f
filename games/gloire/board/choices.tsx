import type { Offer, Thing } from '@bivouac/kernel';
import { Hit, useTargetProps } from '@bivouac/kit';
import { pointsLeft } from '../overlays.ts';
import { sideOfSlot, slotOf, unitIn } from '../rules/pieces/pieces.ts';
import { readyAt, waitingAt } from '../rules/movement/ready.ts';
import { priceOf } from '../rules/command/price.ts';
import { type Board, OFF } from '../rules/state.ts';
import { Detachments } from './detachments.tsx';
import { COUNTER, Face } from './faces.tsx';
import type { Marching } from './going-on.ts';
import { OfferButton } from './offers.tsx';
import { marchersOf } from './overlays-layer.tsx';
import { conditionOf, knownStrength } from './piles.ts';
import { seenIn, slotLabel } from './seen.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

const view = `${-COUNTER.width / 2 - 2.5} ${-COUNTER.height / 2 - 2.5} ${COUNTER.width + 5} ${COUNTER.height + 6}`;

interface CounterCardProps {
  readonly slot: number;
  /** The thing that lights it: the counter, or the unit it is. */
  readonly of: string;
  readonly chosen: boolean;
}

/** What the page is asked about a counter: the question names units where losses are shared out, else what lies in a slot. */
export function counterThing(b: Board, prompt: string, slot: number, of: string): Thing {
  const unit = unitIn(b, slot);
  if (unit === OFF) return { kind: 'thing', id: slot };
  if (prompt === 'suffer') return { kind: 'thing', id: unit };
  return of === target.unit(unit) ? { kind: 'unit', id: unit } : { kind: 'thing', id: slot };
}

/** A counter in a panel, large enough to be read and pressed. */
export function CounterCard({ slot, of, chosen }: CounterCardProps) {
  const { b, speech, lit, runs, mine, prompt } = useTable();
  const classes = ['glo-card'];
  if (lit.has(of) || runs.has(of)) classes.push('lit');
  if (chosen) classes.push('chosen');
  const side = slot < b.s.frenchSlots ? 0 : 1;
  return (
    <div className={classes.join(' ')}>
      <svg viewBox={view} aria-hidden="true">
        <Face b={b} seen={seenIn(b, slot)} side={side} condition={{ ...conditionOf(b, slot, mine), acted: false }} />
      </svg>
      {chosen ? (
        <span className="glo-tick" aria-hidden="true">
          ✓
        </span>
      ) : null}
      <Hit of={of} name={slotLabel(b, speech, slot)} thing={counterThing(b, prompt, slot, of)} />
    </div>
  );
}

/** The stack that is being put together: who may come, what it costs, how far it goes. */
function Gathering() {
  const table = useTable();
  const { b, speech, mine, going, lit } = table;
  const { gathering } = going;
  const offered = litSlots(lit.keys());
  if (gathering === null) return <Counters slots={offered} chosen={[]} />;
  const { town, edge, slots, payer } = gathering;
  const there = edge >= 0 ? waitingAt(b, edge, mine) : readyAt(b, town, mine);
  const all = [...new Set([...slots, ...there, ...offered])];
  const place = edge >= 0 ? speech.name('edge', edge) : speech.name('town', town);
  const strength = knownStrength(b, slots).points;
  const [marcher] = marchersOf(table);
  const far = slots.length > 0 && marcher !== undefined ? pointsLeft(b, marcher, marcher.spent) : null;
  const price =
    slots.length === 0 || edge >= 0 ? null : priceOf(b, slots, Math.max(payer, 0)).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <h3>{say(speech, 'stackFrom', { place })}</h3>
      <Counters slots={all} chosen={slots} />
      {slots.length === 0 ? null : (
        <p className="glo-sum">
          {say(speech, 'stackSum', { count: slots.length, points: strength })}
          {price === null ? '' : ` · ${say(speech, 'stackPrice', { price })}`}
          {far === null ? '' : ` · ${say(speech, 'stackFar', { far })}`}
        </p>
      )}
    </>
  );
}

interface CountersProps {
  readonly slots: readonly number[];
  readonly chosen: readonly number[];
}

function Counters({ slots, chosen }: CountersProps) {
  if (slots.length === 0) return null;
  return (
    <div className="glo-cards">
      {slots.map((slot) => (
        <CounterCard key={slot} slot={slot} of={target.slot(slot)} chosen={chosen.includes(slot)} />
      ))}
    </div>
  );
}

/** The stack on its way: who is in it, and how far it can still go. */
function OnTheMarch({ march }: { readonly march: Marching }) {
  const { b, speech } = useTable();
  const { slots, at } = march;
  if (slots.length === 0 || at < 0) return null;
  const left = pointsLeft(b, march, march.spent);
  return (
    <p className="glo-sum">
      {say(speech, 'marchAt', { place: speech.name('town', at) })}{' '}
      {say(speech, 'stackSum', { count: slots.length, points: knownStrength(b, slots).points })}
      {` · ${say(speech, 'stackFar', { far: left })}`}
    </p>
  );
}

function litSlots(lit: Iterable<string>): number[] {
  return [...lit].flatMap((key) => (key.startsWith('slot ') ? [Number(key.slice(5))] : []));
}

/** Units that may be chosen for a loss or a replacement. */
function LitUnits() {
  const { b, lit } = useTable();
  const units = [...lit.keys()].flatMap((key) => (key.startsWith('unit ') ? [Number(key.slice(5))] : []));
  const known = units.flatMap((unit) => (slotOf(b, unit) === OFF ? [] : [{ unit, slot: slotOf(b, unit) }]));
  if (known.length === 0) return null;
  return (
    <div className="glo-cards">
      {known.map(({ unit, slot }) => (
        <CounterCard key={unit} slot={slot} of={target.unit(unit)} chosen={false} />
      ))}
    </div>
  );
}

/** Detachments have a control of their own; only those that want a number. */
const isDetachment = ([verb]: Offer): boolean => verb === 'detach' || verb === 'rejoin';

/** Answers that no thing on the map stands for, and the stack they are about. */
export function Choices() {
  const { lit, rest, speech, going, b, mine, prompt } = useTable();
  // What ends the phase stands apart from what is harmless.
  const isEnd = ([verb]: Offer): boolean => verb === 'done' && prompt === 'activate';
  const isMine = ({ slots }: Marching) => slots.every((slot) => sideOfSlot(b, slot) === mine);
  const targetProps = useTargetProps();
  const armies = b.content.armies.flatMap((_, army) => (lit.has(target.army(army)) ? [army] : []));
  const plain = rest.filter((offer) => !isDetachment(offer));
  const detachments = rest.filter(isDetachment);
  const hasCounters = [...lit.keys()].some((key) => /^(unit|slot) /.test(key));
  if (rest.length === 0 && armies.length === 0 && going.gathering === null && !hasCounters) return null;
  return (
    <div className="glo-choices" role="group" aria-label={say(speech, 'choose')}>
      <Gathering />
      <LitUnits />
      {going.march !== null && going.gathering === null && isMine(going.march) ? (
        <OnTheMarch march={going.march} />
      ) : null}
      {(['detach', 'rejoin'] as const).map((verb) => {
        const some = detachments.filter(([word]) => word === verb);
        return some.length === 0 ? null : <Detachments key={verb} verb={verb} offers={some} />;
      })}
      <div className="glo-buttons">
        {armies.map((army) => (
          <div
            key={army}
            {...targetProps(target.army(army), '', { kind: 'army', id: army })}
            className="glo-button lit"
          >
            {speech.offer(lit.get(target.army(army)) ?? ['payer', army])}
          </div>
        ))}
        {plain
          .filter((offer) => !isEnd(offer))
          .map((offer) => (
            <OfferButton key={JSON.stringify(offer)} offer={offer} />
          ))}
      </div>
      <div className="glo-buttons end">
        {plain.filter(isEnd).map((offer) => (
          <OfferButton key={JSON.stringify(offer)} offer={offer} words={say(speech, 'endMovement')} />
        ))}
      </div>
    </div>
  );
}
