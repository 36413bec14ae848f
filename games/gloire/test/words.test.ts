import { type Fact, fastDice, fillHoles, kernelGrammar, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import { strom } from '../content/testing/strom/index.ts';
import type { GloireContent } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { grammar } from '../rules/state.ts';
import { gloireText } from '../text/words.ts';

const languages = ['en', 'fr'] as const;

/** Everything that is asked, told and refused in some random games. */
function heard(pack: GloireContent): { [what in 'prompts' | 'facts' | 'reasons' | 'nowhere']: Set<string> } {
  const none = () => new Set<string>();
  const found = { prompts: none(), facts: none(), reasons: none(), nowhere: none() };
  const game = gloireGame(pack);
  const dice = new StateDice(fastDice('words'));
  for (let n = 0; n < 12; n++) {
    const options = n % 2 === 0 ? {} : { blind: 1 };
    const state = newState(
      game,
      { scenario: pack.scenarios[0]?.id ?? '', options, seats: game.seatings[n % game.seatings.length] ?? [] },
      fastDice(n),
    );
    if (isFault(state)) throw new Error(state.fault);
    const tell = (told: Fact) => {
      found.facts.add(told.fact);
      const town = told['town'];
      if (typeof town === 'number' && pack.map.towns[town] === undefined) found.nowhere.add(told.fact);
    };
    const referee = new Referee(prepare(game), state, { tell }).start();
    for (let i = 0; !referee.finished; i++) {
      const seat = dice.pick(referee.waiting());
      found.prompts.add(referee.decision(seat)?.prompt ?? '');
      if (i % 5 === 0) {
        for (const verb of referee.verbsAsked(seat)) {
          const kinds = Object.hasOwn(grammar, verb)
            ? (grammar[verb as keyof typeof grammar] as readonly string[])
            : ['thing'];
          const why = referee.whyNot(seat, [verb, ...kinds.map(() => dice.below(12))]);
          if (why !== null) found.reasons.add(why.reason);
        }
      }
      referee.play(seat, fillHoles(dice.pick(referee.offers(seat)), dice));
    }
    found.reasons.add(referee.state.result?.reason ?? '');
  }
  return found;
}

test.each([
  ['war', strom],
  ['event cards and an armistice', stromCampaign],
])('there are words in both languages for all that comes up in random games of %s', (_, pack) => {
  const found = heard(pack);
  expect([found.prompts.size > 15, found.facts.size > 40, found.reasons.size > 20]).toEqual([true, true, true]);
  // Whatever is told of a town is told of one that is there.
  expect([...found.nowhere]).toEqual([]);
  for (const language of languages) {
    const text = gloireText(language, pack);
    const lacks = (section: object, keys: Iterable<string>) =>
      [...keys].filter((key) => !key.startsWith('kernel.') && !Object.hasOwn(section, key));
    expect(lacks(text.prompts, found.prompts)).toEqual([]);
    expect(lacks(text.facts, found.facts)).toEqual([]);
    expect(lacks(text.reasons, found.reasons)).toEqual([]);
    expect(
      lacks(
        text.verbs,
        Object.keys(grammar).filter((verb) => !Object.hasOwn(kernelGrammar, verb)),
      ),
    ).toEqual([]);
  }
});

test('both languages have the same keys, and every hole names something', () => {
  const [en, fr] = languages.map((language) => gloireText(language, strom));
  for (const section of ['prompts', 'facts', 'reasons', 'verbs', 'names'] as const) {
    expect(Object.keys(fr?.[section] ?? {})).toEqual(Object.keys(en?.[section] ?? {}));
  }
  const holes = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\{[^}]*\}\}/g)].map(([hole]) => hole);
  for (const section of ['prompts', 'verbs'] as const) {
    for (const key of Object.keys(en?.[section] ?? {})) {
      expect([key, new Set(holes(fr?.[section][key]))]).toEqual([key, new Set(holes(en?.[section][key]))]);
    }
  }
});
