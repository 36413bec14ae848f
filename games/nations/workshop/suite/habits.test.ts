import { grognard } from '@bivouac/bots';
import { type Action, fastDice, StateDice } from '@bivouac/kernel';
import { prepare, Referee, viewOf } from '@bivouac/kernel/guide';
import { expect, test } from 'vitest';
import { nationsGuide } from '../../bot.ts';
import { leipzig } from '../../content/index.ts';
import { nationsGame } from '../../game.ts';
import { readPosition, type SuiteFile } from './index.ts';
import { actionOf } from './names.ts';
import { positions } from './positions/index.ts';

const game = nationsGame(leipzig);
const guide = nationsGuide(leipzig);

/** What Grognard does in a position, to the end of his action. */
function answerTo(file: SuiteFile): Action[] {
  const position = readPosition(game, file);
  const { seat } = position;
  const referee = new Referee(prepare(game), position.state());
  const done: Action[] = [];
  do {
    const view = viewOf(game, referee.state, seat);
    const dice = new StateDice(fastDice(`habit ${done.length}`));
    const action = grognard.choose({ game, guide, view, seat, offers: referee.offers(seat), dice });
    expect(referee.play(seat, action)).toEqual({ ok: true });
    done.push(action);
  } while (!referee.finished && referee.waiting().includes(seat) && guide.midway(referee.state));
  return done;
}

function fileOf(id: string): SuiteFile {
  const file = positions.find((one) => one.id === id);
  if (file === undefined) throw new Error(`no position ${id}`);
  return file;
}

const named = (action: readonly string[]) => actionOf(leipzig, action);

/**
 * Napoleon jumps from Stötteritz over Victor to Leipzig, between four missions. Played out 40 times by Grognards it won
 * every game, the step that was chosen while jumps were not thought of 11.
 */
const jump: SuiteFile = {
  id: 'jump',
  theme: 'movement',
  why: 'From Leipzig Napoleon touches what stands against three missions.',
  proof: 'playouts',
  seat: 'french',
  position: {
    active: 'french',
    turn: 17,
    actionsLeft: 5,
    time: 25,
    fought: 2,
    points: [4, 7],
    scouts: [0, 2],
    armies: {
      ney: 'gohlis',
      bertrand: 'lindenau',
      macdonald: 'engelsdorf',
      poniatowski: 'connewitz',
      marmont: 'wahren',
      victor: 'thonberg',
      bluecher: 'lindenthal',
      yorck: 'luetzschena',
      bernadotte: 'taucha',
      platow: 'baalsdorf',
      friedrich: 'markkleeberg',
      wittgenstein: 'gueldengossa',
      gyulai: 'schoenau',
    },
    markers: {
      napoleon: ['reudnitz', 'stoetteritz'],
      murat: ['wachau', 'liebertwolkwitz', 'probstheida'],
      schwarzenberg: ['grosszschocher', 'gaschwitz'],
      langeron: ['breitenfeld', 'klein-wiederitzsch'],
      klenau: ['grosspoesna', 'seifertshain', 'stoermthal'],
    },
    lost: { bertrand: 2, macdonald: 2, marmont: 2, yorck: 1, platow: 1, gyulai: 2 },
    hands: [
      [
        'river',
        'plain',
        'infantry-cavalry',
        'infantry-cavalry',
        'artillery-cavalry',
        'artillery',
        'cavalry',
        'cavalry',
      ],
      ['hill', 'infantry-cavalry', 'infantry-artillery'],
    ],
    row: ['forest', 'time', 'time', 'time'],
    discard: [
      'river',
      'river',
      'hill',
      'infantry-artillery',
      'infantry-artillery',
      'infantry',
      'infantry',
      'time',
      'time',
    ],
    spent: 1,
    missions: ['gohlis', 'wachau', 'lindenau', 'engelsdorf', 'thonberg'],
    revealed: ['thonberg', 'gohlis', 'lindenau', 'engelsdorf'],
  },
};

test('a jump over an own army is judged like any other move', () => {
  const [, marker, leap] = answerTo(jump);
  expect([marker, leap]).toEqual([named(['marker', 'napoleon', 'stoetteritz']), named(['jump', 'leipzig'])]);
});

test('a pair that stands for the card one lacks is kept', () => {
  const file = fileOf('hand-limit-5');
  expect(file.good).toContainEqual([nameless(answerTo(file))]);
});

test('at a date the mission that is held is shown, not the open one', () => {
  expect(answerTo(fileOf('time-5'))).toEqual([named(['reveal', 'markkleeberg'])]);
});

/** A discard in the words of the suite. */
function nameless([action]: readonly Action[]): readonly string[] {
  const [verb = '', card] = action ?? [];
  return [verb, leipzig.cardKinds[Number(card)]?.id ?? ''];
}
