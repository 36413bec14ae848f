import { only } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { createWords, type GameText, type Subject } from '../src/index.ts';

const game = {
  id: 'skirmish',
  powers: ['red', 'blue'],
  grammar: { march: ['counter', 'place'], swap: ['place', 'place'], write: ['text'], bid: ['number'], rest: [] },
};

const english: GameText = {
  prompts: { turn: { count: 'actions', one: 'One action is left.', other: '{{actions}} actions are left.' } },
  facts: {
    lost: { count: 'steps', one: '{{counter}} loses one step.', other: '{{counter}} loses {{steps}} steps.' },
    drew: { by: 'card', of: { yes: '{{power}} draws {{card}}.', no: '{{power}} draws a card.' } },
    fight: '{{counter}} attacks {{enemy, counter}} from {{from, place}}.',
    met: '{{all, counter}} are there.',
    truce: { by: 'made', of: { yes: 'There is a truce.', no: 'The truce fails.' } },
  },
  reasons: { tooFar: '{{place}} is too far', collapse: 'the enemy collapsed' },
  verbs: { march: 'March {{counter}} to {{place}}', swap: 'Swap {{1}} and {{2}}', write: 'Write {{text}}' },
  orders: { ambush: 'ambushes', 'ambush/march': 'only with {{counter}}', 'ambush/note': 'Where you see them.' },
  names: {
    power: ['Red', 'Blue'],
    place: ['Leipzig', 'Probstheida', 'Wachau'],
    counter: ['the Guard', 'Ney', 'Murat'],
    card: { 0: 'Ambush', supply: 'Supply' },
  },
};

const named: Subject = { game, text: english, seats: ['Anne', 'Bot'] };

describe('with a catalogue', () => {
  const words = createWords('en', named);

  test('offers name their things by kind or by place', () => {
    expect(words.offer(['march', 1, 0])).toBe('March Ney to Leipzig');
    expect(words.offer(['swap', 1, 2])).toBe('Swap Probstheida and Wachau');
    expect(words.offer(['write', { text: 40 }])).toBe('Write (a text of up to 40 characters)');
    expect(words.offer(['write', 'Hold'])).toBe('Write “Hold”');
  });

  test('a number to be chosen says its ends as things are called, where they have names', () => {
    expect(words.offer(['march', 1, { from: 0, to: 2 }])).toBe('March Ney to (Leipzig to Wachau)');
    expect(words.offer(['bid', { from: 2, to: 5 }])).toContain('(2 to 5)');
  });

  test('facts count, choose their sentence, and name roles by kind', () => {
    expect(words.fact({ fact: 'lost', counter: 1, steps: 1, clause: 'X 1#1' })).toBe('Ney loses one step.');
    expect(words.fact({ fact: 'lost', counter: 1, steps: 3 })).toBe('Ney loses 3 steps.');
    expect(words.fact({ fact: 'drew', power: 0, card: 0 })).toBe('Red draws Ambush.');
    expect(words.fact({ fact: 'drew', power: 1 })).toBe('Blue draws a card.');
    expect(words.fact({ fact: 'fight', counter: 2, enemy: 0, from: 1 })).toBe(
      'Murat attacks the Guard from Probstheida.',
    );
    expect(words.fact({ fact: 'met', all: [0, 1, 2] })).toBe('The Guard, Ney, and Murat are there.');
    expect(words.fact({ fact: 'truce', made: false })).toBe('The truce fails.');
  });

  test('prompts and reasons are found with and without the prefix of the game', () => {
    expect(words.prompt({ prompt: 'skirmish.turn', about: { actions: 1 } })).toBe('One action is left.');
    expect(words.prompt({ prompt: 'turn', about: { actions: 2 } })).toBe('2 actions are left.');
    expect(words.reason({ reason: 'skirmish.tooFar', clause: 'SK 2#1', args: { place: 2 } })).toBe(
      'Wachau is too far (SK 2#1)',
    );
  });

  test('results say who won and why', () => {
    expect(words.result({ winners: [0], reason: 'points', clause: 'SK 7#1' })).toBe('Anne wins: on points. (SK 7#1)');
    expect(words.result({ winners: [0, 1], reason: 'collapse' })).toBe('Anne and Bot win: the enemy collapsed.');
    expect(words.result({ winners: [], reason: 'agreed' })).toBe('A draw: by agreement.');
    expect(words.result({ winners: [0], powers: [1], reason: 'points' })).toBe('Blue wins: on points.');
    // As its only player is called, where the game says so.
    const alone = createWords('en', {
      game,
      text: { ...english, names: { ...english.names, powers: { '1': 'the Blues' } } },
    });
    expect(alone.result({ winners: [0], powers: [1], reason: 'points' })).toBe('The Blues wins: on points.');
    // A reason that is called like the sentence is not the sentence once more.
    expect(words.result({ winners: [], reason: 'drawn' })).toBe('A draw: drawn.');
  });

  test('the kernel’s own facts name the players', () => {
    expect(words.fact({ fact: 'kernel.undone', seat: 0 })).toBe('Anne takes back an action.');
    expect(words.fact({ fact: 'kernel.proposed', seat: 1, kind: 'draw' })).toBe('Bot offers a draw.');
    expect(words.fact({ fact: 'kernel.met', slots: [1, 2], met: [0, 1] })).toBe('2 hidden things are turned up.');
    expect(words.fact({ fact: 'kernel.met', slots: [1], met: [0] })).toBe('What was hidden there is turned up.');
    expect(words.fact({ fact: 'kernel.ordered', window: 'unheard', answer: ['march', 0, 1] })).toBe(
      'Your standing order answers: March the Guard to Probstheida.',
    );
  });

  test('a standing order says what its answer means beforehand, and the log which question it was for', () => {
    expect(words.orderAbout('ambush')).toEqual({ title: 'Ambushes', note: 'Where you see them.' });
    expect(words.orderAbout('unheardOf')).toEqual({ title: 'Unheard of', note: null });
    expect(words.order('ambush', ['march', 1, 0])).toBe('only with Ney');
    expect(words.order('ambush', ['swap', 1, 2])).toBe('Swap Probstheida and Wachau');
    expect(words.fact({ fact: 'kernel.ordered', window: 'ambush', answer: ['march', 0, 1] })).toBe(
      'By your standing order (ambushes): only with the Guard.',
    );
    expect(createWords('fr', named).fact({ fact: 'kernel.ordered', window: 'ambush', answer: ['pass'] })).toBe(
      'Selon votre consigne (ambushes)\u00a0: Passer.',
    );
  });

  test('what players write is never a template', () => {
    const rogue = createWords('en', { ...named, seats: ['{{seat}} $t(own/x)'] });
    expect(rogue.fact({ fact: 'kernel.undone', seat: 0 })).toBe('{{seat}} $t(own/x) takes back an action.');
    expect(rogue.offer(['write', '$t(own/x) {{text}}'])).toBe('Write “$t(own/x) {{text}}”');
  });

  test('details that are called like options of the library are only details', () => {
    const text = { ...english, facts: { odd: '{{lng}} {{context}} {{count}} {{ns}}' } };
    const words = createWords('en', { game, text });
    expect(words.fact({ fact: 'odd', lng: 'fr', context: 'x', count: 2, ns: 'y' })).toBe('Fr x 2 y');
  });
});

describe('without a catalogue everything is still said', () => {
  const en = createWords('en', { game });
  const fr = createWords('fr', { game });

  test('offers', () => {
    expect(en.offer(['march', 3, 5])).toBe('March counter 3 to place 5');
    expect(fr.offer(['march', 3, 5])).toBe('March pion 3 vers case 5');
    expect(en.offer(['rest'])).toBe('Rest');
    expect(en.offer(['bid', { from: 2, to: 4 }])).toBe('Bid (2 to 4)');
    expect(fr.offer(['bid', { from: 2, to: 4 }])).toBe('Bid (de 2 à 4)');
    expect(en.offer(['unheardOf', 7])).toBe('Unheard of 7');
    expect(createWords('en').offer(['pledge', 0, 2])).toBe('Pledge 2 of resource 0');
    expect(fr.offer(['pass'])).toBe('Passer');
  });

  test('facts', () => {
    expect(en.fact({ fact: 'marched', counter: 3, place: 5, clause: 'SK 2#3', to: only(1) })).toBe(
      'Marched (counter 3, place 5)',
    );
    expect(en.fact({ fact: 'truce', made: true })).toBe('Truce (made yes)');
    expect(en.fact({ fact: 'wrote', from: 1, text: 'Hold' })).toBe('Wrote (from 1, text “Hold”)');
    expect(en.fact({ fact: 'drew', power: 1 })).toBe('Drew (blue)');
    expect(en.fact({ fact: 'rolled', dice: [2, 5], power: [0, 1], by: [] })).toBe(
      'Rolled (dice 2 and 5, red and blue, by -)',
    );
    expect(en.fact({ fact: 'odd', nothing: null, nested: { a: 1 } })).toBe('Odd (nothing null, nested {"a":1})');
    expect(en.fact({ fact: 'kernel.unheard', seat: 0 })).toBe('Unheard (Player 1)');
  });

  test('prompts, reasons, seats', () => {
    expect(en.prompt({ prompt: 'skirmish.chooseTactic', about: { left: 2 } })).toBe('Choose tactic (left 2)');
    expect(en.prompt({ prompt: 'other.step' })).toBe('Step');
    expect(en.reason({ reason: 'skirmish.notYours' })).toBe('Not yours');
    expect(createWords('en', { game, seats: ['red'] }).result({ winners: [0], reason: 'points' })).toBe(
      'Red wins: on points.',
    );
    expect(en.seat(1)).toBe('Player 2');
    expect(fr.seat(1)).toBe('Joueur 2');
    expect(en.name('power', 1)).toBe('blue');
    expect(en.name('constructor', 1)).toBe('constructor 1');
  });
});

test('French counts and sets its spaces as French does', () => {
  const own = { soldiers: { one: '{{count}} soldat : halte !', other: '{{count}} soldats « en avant »' } };
  const words = createWords('fr', { own });
  expect(words.say('soldiers', { count: 0 })).toBe('0 soldat\u00a0: halte\u202f!');
  expect(words.say('soldiers', { count: 1 })).toBe('1 soldat\u00a0: halte\u202f!');
  expect(words.say('soldiers', { count: 2 })).toBe('2 soldats «\u00a0en avant\u00a0»');
  expect(words.say('soldiers', { count: 1_000_000 })).toContain('soldats');
  expect(createWords('en', { own }).say('soldiers', { count: 0 })).toBe('0 soldats « en avant »');
});

test('a sentence that is missing is said by its key', () => {
  expect(createWords('en').say('nowhere')).toBe('nowhere');
});

test('a detail that is missing leaves a gap, not a template', () => {
  expect(createWords('en').fact({ fact: 'kernel.undone' })).toBe('… takes back an action.');
});

test('French names are set as sentences are: with spaces that do not break before high punctuation', () => {
  const briefed: Subject = {
    game,
    text: { ...english, names: { briefing: { mill: 'De midi à trois heures : tenez bon !' } } },
  };
  const fr = createWords('fr', briefed);
  expect(fr.name('briefing', 'mill')).toBe('De midi à trois heures\u00a0: tenez bon\u202f!');
  expect(fr.name('briefing', 'mill')).toBe(fr.of({ en: '', fr: 'De midi à trois heures : tenez bon !' }));
  expect(createWords('en', briefed).name('briefing', 'mill')).toBe('De midi à trois heures : tenez bon !');
});
