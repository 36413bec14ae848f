import { allBut, frenchPlaces } from '../../test/actions-table.ts';
import { FAR_MISSIONS, before, fightOn, scoreAt, TIME } from '../../test/later-help.ts';
import { army, card, field, firstTurn, freshMatch, type Played, position } from '../../test/position.ts';
import { GONE, type NationsVerbs } from '../../rules/state.ts';

const SEVEN = ['plain', 'plain', 'river', 'hill', 'forest', 'time', 'time'] as const;
const ONE_SCOUT = [1, 0] as const;

function after(played: Played, ...actions: readonly [string, ...number[]][]): Played {
  for (const action of actions) played.act(played.referee.waiting()[0] ?? 0, ...action);
  return played;
}

const jumper = () =>
  position({
    markers: { bertrand: ['schoenau', 'taucha'] },
    armies: { murat: 'lindenau' },
    hands: [['infantry', 'infantry-cavalry'], []],
    time: 1,
  });

const picked = () => after(jumper(), ['card', card('infantry')]);

const onTheWay = () => after(picked(), ['marker', army('bertrand'), field('schoenau')]);

const surplus = () => after(position({ hands: [SEVEN, []], scouts: [2, 0], actionsLeft: 1, time: 1 }), ['draw']);

const rivals = {
  ney: 'thonberg',
  schwarzenberg: 'stoetteritz',
  marmont: 'probstheida',
  bertrand: 'doelitz',
  bennigsen: 'wachau',
  friedrich: 'gautzsch',
};

/** For every verb of the game a position, set up by hand, in which somebody is offered it. */
export const positionsFor: { readonly [verb in keyof NationsVerbs]: () => Played } = {
  district: () => freshMatch(),
  keep: () => {
    const played = freshMatch();
    for (let i = 0; i < 2; i++) played.act(0, 'district', i);
    return played;
  },
  lay: () => firstTurn(),
  village: () => after(position({ scouts: [2, 0], time: 1 }), ['lay', army('napoleon')]),
  card: jumper,
  wild: () => position({ markers: { bertrand: ['schoenau', 'taucha'] }, hands: [['hill', 'hill'], []], time: 1 }),
  marker: picked,
  to: onTheWay,
  jump: onTheWay,
  scout: () => position({ markers: { bertrand: ['schoenau', 'taucha'] }, scouts: ONE_SCOUT, time: 1 }),
  draw: jumper,
  take: jumper,
  replace: () => {
    const played = position({ time: 1 });
    played.s.hiddenTurns = 4;
    return played;
  },
  end: () => {
    const played = position({ armies: allBut(frenchPlaces, 'bertrand'), markers: { yorck: ['wahren', 'schoenau'] } });
    played.s.status[army('bertrand')] = GONE;
    return played;
  },
  place: () =>
    after(
      position({
        markers: {
          bertrand: ['lindenau', 'leutzsch'],
          marmont: ['lindenau', 'moeckern'],
          yorck: ['lindenau', 'moeckern'],
        },
        scouts: ONE_SCOUT,
      }),
      ['scout'],
      ['marker', army('bertrand'), field('leutzsch')],
    ),
  unit: () =>
    after(
      position({ markers: { napoleon: ['lindenau', 'leutzsch'] }, scouts: ONE_SCOUT, time: 1 }),
      ['scout'],
      ['marker', army('napoleon'), field('leutzsch')],
    ),
  reveal: () =>
    after(
      position({
        missions: FAR_MISSIONS,
        hands: [['time'], []],
        time: before(16),
        actionsLeft: 1,
        revealed: FAR_MISSIONS.slice(0, 1),
      }),
      ['card', TIME],
    ),
  discard: surplus,
  discardScout: surplus,
  suffer: () => fightOn(16, { armies: { poniatowski: 'connewitz', bertrand: 'markkleeberg', yorck: 'doelitz' } }),
  support: () => scoreAt(['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'thonberg'], { armies: rivals }),
  engage: () =>
    scoreAt(['breitenfeld', 'doelitz', 'markranstaedt', 'taucha', 'probstheida'], {
      armies: { poniatowski: 'doelitz', murat: 'probstheida', yorck: 'wachau' },
    }),
};
