import { type Action, askingFrame, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { Spoken } from '@bivouac/kernel/guide';
import { DIPLOMACY_ZONE } from '../rules/diplomacy/zone.ts';
import { alliance, freeing } from '../rules/diplomacy/pots.ts';
import type { ConquestsState } from '../rules/state.ts';
import { placing } from '../rules/turn/placing.ts';
import type { Mind } from './candidates.ts';
import { promisingPartners } from './diplomacy.ts';
import { sceneOf } from './evaluate.ts';
import { answerToAlliance, answerToFreeing, refusalBy, type Remark } from './treaties.ts';

const toAll = ([phrase, ...args]: Remark): Spoken => ({ to: [], phrase, args });

/** What is said along with an action: why one refuses and what would change it, whom one means to ask. */
export function says(
  { content, w, heard }: Mind,
  state: State<ConquestsState>,
  seat: Seat,
  [verb, first]: Action,
): Spoken | null {
  const scene = sceneOf(content, state, heard);
  const frame = askingFrame(state, seat);
  const offered = varsIn(frame, alliance);
  if (offered !== null) {
    const { act, remark } = answerToAlliance(scene, w, state, seat, offered);
    if (act[0] === verb && remark !== null) return toAll(remark);
    const member = offered.waits.find((power) => state.holder[power] === seat) ?? -1;
    const { by, parties } = offered.terms;
    // Whoever is asked to join and does not is never silent about it.
    return verb === 'refuse' && parties.includes(member) ? toAll(refusalBy(scene, w, member, by)) : null;
  }
  const freed = varsIn(frame, freeing);
  if (freed !== null) {
    const { act, remark } = answerToFreeing(scene, w, state, seat, freed);
    return act[0] === verb && remark !== null ? toAll(remark) : null;
  }
  if (frame?.proc === placing.name && typeof first === 'number' && content.spaces[first]?.zone === DIPLOMACY_ZONE) {
    const by = scene.s.order.find(
      (power) => state.holder[power] === seat && promisingPartners(scene, w, power).length > 0,
    );
    const [partner = -1] = by === undefined ? [] : promisingPartners(scene, w, by);
    const listener = state.holder[partner] ?? -1;
    return listener < 0 || listener === seat ? null : { to: [listener], phrase: 'seekAlliance', args: [partner] };
  }
  return null;
}
