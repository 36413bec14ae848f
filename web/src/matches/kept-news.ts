/** Pages of one browser tell each other when a match has gone on. */
const CHANNEL = 'bivouac matches';

/** Tells the others; whoever tells does not hear it. */
export class KeptTeller {
  readonly #channel = new BroadcastChannel(CHANNEL);

  tell(id: string): void {
    // A channel has no target origin: only pages of this one hear it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(id);
  }
}

/** Calls back whenever another page has kept this match; the way to stop it. */
export function onKept(id: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => data === id && hear());
  return () => channel.close();
}
