import type { NationsContent } from '../content/types.ts';

/** What a pack's map says once and for all: steps between fields, the missions of each district. */
export interface Ground {
  readonly fields: number;
  /** Steps from field to field, `from * fields + to`. */
  readonly steps: Uint8Array;
  readonly missionsOf: readonly (readonly number[])[];
  /** The space of the last date. */
  readonly end: number;
}

const DISTRICTS = 5;
const UNREACHED = 255;

const known = new WeakMap<NationsContent, Ground>();

export function groundOf(content: NationsContent): Ground {
  let ground = known.get(content);
  if (ground === undefined) {
    ground = survey(content);
    known.set(content, ground);
  }
  return ground;
}

function survey(content: NationsContent): Ground {
  const fields = content.fields.length;
  const steps: number[] = [];
  for (let from = 0; from < fields; from++) steps.push(...stepsFrom(content, from));
  const missionsOf = Array.from({ length: DISTRICTS }, (_, district) =>
    content.missions.flatMap((mission, i) => (mission.district === district ? [i] : [])),
  );
  return { fields, steps: Uint8Array.from(steps), missionsOf, end: content.dates.at(-1)?.at ?? content.barEnd };
}

function stepsFrom(content: NationsContent, from: number): number[] {
  const far = content.fields.map(() => UNREACHED);
  far[from] = 0;
  const queue = [from];
  for (const field of queue) {
    for (const next of content.fields[field]?.neighbours ?? []) {
      if (far[next] !== UNREACHED) continue;
      far[next] = (far[field] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}
