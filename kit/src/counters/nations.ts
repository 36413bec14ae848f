/** The nations of the counters: each has a ground, an ink, a rim and a letter of its own. */
export interface Nation {
  readonly id: 'france' | 'prussia' | 'russia' | 'austria' | 'sweden';
  readonly letter: string;
  readonly ground: string;
  readonly ink: string;
  readonly rim: string;
}

/**
 * Counters are pieces of card: the same colours by day and by night. Their grounds differ in lightness too, each by
 * half as much again as the next, so that they can be told apart without any hue; the colour tests of the boards hold
 * them to it.
 */
export const nations: { readonly [id in Nation['id']]: Nation } = {
  france: { id: 'france', letter: 'F', ground: '#1f4f9c', ink: '#ffffff', rim: '#0b2350' },
  prussia: { id: 'prussia', letter: 'P', ground: '#1d1b1a', ink: '#f6f1e4', rim: '#000000' },
  russia: { id: 'russia', letter: 'R', ground: '#4f8a4c', ink: '#ffffff', rim: '#17391b' },
  austria: { id: 'austria', letter: 'A', ground: '#fbf9f2', ink: '#a3161a', rim: '#8a1216' },
  sweden: { id: 'sweden', letter: 'S', ground: '#f0bd35', ink: '#12336f', rim: '#12408c' },
};

/** The two sides, where no nation is meant. */
export const sideColours = ['#1f4f9c', '#a3161a'] as const;
