import { isInside } from '../geometry.ts';
import { type Army, type Field, leipzig, type Point } from '../index.ts';

export function theField(id: string): Field {
  const field = leipzig.fields.find((other) => other.id === id);
  if (!field) throw new Error(`no field ${id}`);
  return field;
}

export function theArmy(id: string): Army {
  const army = leipzig.armies.find((other) => other.id === id);
  if (!army) throw new Error(`no army ${id}`);
  return army;
}

export function named(fields: readonly number[], key: 'id' | 'name' = 'id'): string[] {
  return fields.map((field) => leipzig.fields[field]?.[key] ?? '?');
}

/** For every field the steps from the nearest of some fields, walking through `within` only. */
export function steps(from: readonly number[], within?: readonly number[]): number[] {
  const far = leipzig.fields.map(() => Infinity);
  const queue = [...from];
  for (const field of from) far[field] = 0;
  for (const field of queue) {
    for (const next of leipzig.fields[field]?.neighbours ?? []) {
      if (far[next] !== Infinity || (within && !within.includes(next))) continue;
      far[next] = (far[field] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}

/** The fields a line runs through, in order, each once. */
export function fieldsAlong(line: readonly Point[]): string[] {
  const seen: string[] = [];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    for (let t = 0.01; t < 1; t += 0.02) {
      const point = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      const field = leipzig.fields.find((other) => isInside(point, other.polygon));
      if (field && !seen.includes(field.id)) seen.push(field.id);
    }
  }
  return seen;
}
