import type { Frame } from '@bivouac/kernel';

/** The frames of what is going on, as far as the viewer may see it: inside a private branch it is his own. */
export function openFrames(stack: readonly Frame[]): readonly Frame[] {
  const top = stack[stack.length - 1];
  const own = top?.fork?.find((branch) => branch.stack.length > 0);
  return own === undefined ? stack : [...stack, ...openFrames(own.stack)];
}

/** The innermost of them. */
export function innermost(stack: readonly Frame[]): Frame | undefined {
  const all = openFrames(stack);
  return all[all.length - 1];
}
