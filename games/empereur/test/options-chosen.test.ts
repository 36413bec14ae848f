import { describe, expect, test } from 'vitest';
import * as options from '../rules/options/options.ts';

const { chosen, optionFault, peopleFault, plays, RADIUS, TACTICS, WRITTEN, WATCH, PENALTIES, INTERACTIVE, DEPLOYMENT } =
  options;

describe('what a table has chosen is what is played', () => {
  test.each([
    ['[EMP XVII.2#1] the second level of command', { command: 2 }, RADIUS],
    ['[EMP XVII.3#1] the third has the second in it', { command: 3 }, RADIUS | TACTICS],
    ['[EMP XVII.4#1] the fourth has all of them', { command: 4 }, RADIUS | TACTICS | WRITTEN],
    ['the watch that ends a movement', { interactive: true, watch: 1 }, INTERACTIVE | WATCH],
    ['[EMP XIX.2#1] or the price of lateness', { interactive: true, watch: 2 }, INTERACTIVE | PENALTIES],
    ['[EMP XVIII#1] the evening before, places counted or not', { deployment: 1 }, DEPLOYMENT],
    ['[EMP XVIII.5#3] the evening before, losses alone', { deployment: 2 }, DEPLOYMENT],
    ['what is named and off', { rout: false, cavalry: false }, 0],
    ['nothing', {}, 0],
  ])('%s', (_, wanted, bits) => {
    expect([optionFault(wanted), chosen(wanted)]).toEqual([null, bits]);
  });

  test('an option is played or not, whatever else is', () => {
    const on = { advanced: chosen({ rout: true, command: 3 }) };
    expect([plays(on, options.ROUT), plays(on, TACTICS), plays(on, WRITTEN), plays({}, options.ROUT)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    [{ deployment: 3 }, 'option "deployment" is 1 (places count) or 2 (losses alone count)'],
    [{ interactive: true, watch: 3 }, 'option "watch" is 1 (it ends a movement) or 2 (lateness costs morale)'],
    [{ command: 1 }, 'option "command" is a level of command: 2, 3, 4, or 5 for three or more'],
  ])('%j is refused, and what there is is named', (wanted, said) => {
    expect(optionFault(wanted)).toBe(said);
  });
});

describe('[EMP XVII.9#1] what goes with so many people', () => {
  const [two, three] = [
    [[0], [1]],
    [[0], [1], [2]],
  ];

  test('two play without letters, three or more by letters alone', () => {
    expect(optionFault({ command: 5 })).toBeNull();
    expect(peopleFault({ options: { command: 5 }, seats: two })).toBe(
      'option "command" 5 is for three or more: seat a person for a corps',
    );
    expect(peopleFault({ options: { command: 4 }, seats: two })).toBeNull();
    expect(peopleFault({ options: { command: 4 }, seats: three })).toBe(
      'three or more play by letters: option "command" is 5',
    );
    expect(peopleFault({ options: { command: 5 }, seats: three })).toBeNull();
    expect(peopleFault({ options: {}, seats: three })).toBeNull();
  });

  test('ruling 469: nobody calls the corps of others', () => {
    const options = { interactive: true };
    expect(peopleFault({ options, seats: two })).toBeNull();
    expect(peopleFault({ options, seats: three })).toBe(
      'option "interactive" is for two: by letters nobody calls the corps of others',
    );
  });
});
