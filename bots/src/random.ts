import { fillHoles } from '@bivouac/kernel';
import type { Bot } from './bot.ts';

/** Takes any offer, each as likely as the next: an opponent that knows the rules and nothing else. */
export const random: Bot = {
  id: 'random',
  choose: ({ offers, dice }) => fillHoles(dice.pick(offers), dice),
  explain: () => [],
};
