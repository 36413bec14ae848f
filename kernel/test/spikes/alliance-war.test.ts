import { describe, expect, it } from 'vitest';
import { soak } from '../../soak/index.ts';
import { allianceSpike as game } from '../../testing/spikes/alliance/game.ts';
import { AUSTRIA, NAPOLEON, PLACES, POLAND, PRUSSIA, RUSSIA, SAXONY } from '../../testing/spikes/alliance/state.ts';
import { MONEY, r, state, s, facts, position, parley, garrison, purse, goOn } from './alliance-help.ts';
import { does, expectSameAfterStorage, expectSound, frame, list, load, offersVerb, stackOf } from './help.ts';

describe('forcing and freeing', () => {
  it('[SPA 4#1] Napoleon pays three points and five FG', () => {
    parley([NAPOLEON], [[2, 1, 1], [], [], []]);
    does(r, NAPOLEON, 'force', AUSTRIA);
    does(r, NAPOLEON, 'discard', 2);
    does(r, NAPOLEON, 'discard', 1);
    expect([s.forced, s.money[NAPOLEON], s.hands[NAPOLEON]?.is.length]).toEqual([AUSTRIA, 1, 1]);
    parley([NAPOLEON], [[2], [], [], []]);
    expect(offersVerb(r, NAPOLEON, 'force')).toBe(false);
    expect(r.whyNot(NAPOLEON, ['force', AUSTRIA])).toMatchObject({ reason: 'spa.tooFewPoints', clause: 'SPA 4#1' });
  });

  it('[SPA 4#1] not a member of the alliance, and one at a time', () => {
    parley([NAPOLEON], [[2, 2, 2], [], [], []], 0, () => {
      s.allied = [0, 1, 1, 0];
      s.forced = -1;
    });
    expect(r.offers(NAPOLEON)).not.toContainEqual(['force', AUSTRIA]);
    expect(r.offers(NAPOLEON)).toContainEqual(['force', PRUSSIA]);
  });

  it('[SPA 4#2] the coalition frees an ally together; who refuses does not hinder the others', () => {
    parley([RUSSIA], [[], [], [2], [1]], 0, () => {
      s.forced = PRUSSIA;
    });
    does(r, RUSSIA, 'free');
    does(r, RUSSIA, 'pledge', 2, 1); // worth one
    does(r, RUSSIA, 'pledge', MONEY, 2);
    does(r, RUSSIA, 'stand');
    does(r, AUSTRIA, 'refuse');
    does(r, PRUSSIA, 'pledge', 1, 1);
    does(r, PRUSSIA, 'pledge', MONEY, 2);
    expect(s.forced).toBe(-1);
    expect(s.money).toEqual([6, 5, 3, 3]);
    expect(s.discard.is.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('[SPA 4#2] what does not suffice is not taken', () => {
    parley([RUSSIA], [[], [], [2], []], 0, () => {
      s.forced = PRUSSIA;
    });
    const before = purse();
    does(r, RUSSIA, 'free');
    does(r, RUSSIA, 'pledge', 2, 1);
    does(r, RUSSIA, 'pledge', MONEY, 4);
    for (const power of [RUSSIA, AUSTRIA, PRUSSIA, RUSSIA, AUSTRIA, PRUSSIA]) does(r, power, 'stand');
    expect(s.forced).toBe(PRUSSIA);
    expect(purse()).toEqual(before);
  });

  it('[SPA 4#3] Napoleon calls an alliance off, but not the same one in two turns running', () => {
    parley([NAPOLEON], [[1, 1], [], [], []], 0, () => {
      s.allied = [0, 1, 1, 0];
    });
    does(r, NAPOLEON, 'callOff');
    does(r, NAPOLEON, 'discard', 1);
    does(r, NAPOLEON, 'discard', 1);
    expect(s.allied).toEqual([0, 0, 0, 0]);
    expect([s.money[NAPOLEON], s.calledOffIn]).toEqual([2, 1]);
    const again = (turn: number) => {
      parley([NAPOLEON], [[1, 1], [], [], []], 0, () => {
        s.allied = [0, 1, 1, 0];
        s.calledOff = (1 << AUSTRIA) | (1 << RUSSIA);
        s.calledOffIn = 1;
        s.turn = turn;
      });
      return r.whyNot(NAPOLEON, ['callOff']);
    };
    expect(again(2)).toMatchObject({ reason: 'spa.notTwice' });
    expect(again(3)).toBeNull();
  });

  it('[SPA 4#6] an alliance called off in its own phase does not count', () => {
    parley([AUSTRIA, NAPOLEON], [[1, 1], [1], [1], []]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', 1, 1);
    does(r, AUSTRIA, 'pledge', MONEY, 3);
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'pledge', 1, 1);
    expect(s.allied).toEqual([0, 1, 1, 0]);
    does(r, NAPOLEON, 'callOff');
    does(r, NAPOLEON, 'discard', 1);
    does(r, NAPOLEON, 'discard', 1);
    expect(s.successes).toEqual([0, 0, 0, 0]);
  });

  it('[SPA 4#4] an alliance lasts for its turn and the next; an old term does not end a new one', () => {
    const ended = (turn: number, number: number) => {
      position([[], [], [], []], 'lapse', [], 0, () => {
        s.turn = turn;
        s.allied = [0, 1, 1, 0];
        s.pact = 7;
        const vars = { what: 'alliance', number };
        state.agenda = [{ id: 0, effect: 'lapse', vars, owner: AUSTRIA, due: 'turnEnd', turn: 2 }];
      });
      return s.allied.every((allied) => allied === 0);
    };
    expect([ended(1, 7), ended(2, 7), ended(2, 6)]).toEqual([false, true, false]);
  });

  it('[SPA 4#5] former allies in one place are parted by the initiator', () => {
    position([[], [], [], []], 'separate', [], 0, () => {
      s.initiator = PRUSSIA;
      garrison([AUSTRIA, POLAND, 1], [RUSSIA, POLAND, 2], [NAPOLEON, SAXONY, 1]);
    });
    expect(r.decision(PRUSSIA)).toMatchObject({ prompt: 'spa.part', about: { power: AUSTRIA, place: POLAND } });
    expect(list(r, PRUSSIA)).toBe('[["retreat",1],["retreat",2],["retreat",3]]');
    does(r, PRUSSIA, 'retreat', 1);
    expect(s.troops[AUSTRIA * PLACES + 1]).toBe(1);
  });
});

describe('a capital that falls among the combats', () => {
  function combats(set: () => void): void {
    position([[], [], [], []], 'penalty', [], 0, () => {
      s.turn = 1;
      s.allied = [0, 1, 1, 0];
      s.initiator = AUSTRIA;
      set();
    });
  }

  /** Puts the combats of these places on the agenda and begins them. */
  function fight(...battles: readonly (readonly [place: number, attacker: number])[]): void {
    for (const [id, [place, attacker]] of battles.entries()) {
      state.agenda.push({ id, effect: 'battle', vars: { place, attacker }, owner: attacker, due: 'combat', turn: 0 });
    }
    state.stack = [frame('course', 'penalty', {})];
    state.nextItem = battles.length;
    goOn(frame('combat', 'resolve', {}));
  }

  const places = () => facts.filter((one) => one.fact === 'battle').map((one) => one['place']);

  it('[SPA 5#5] makes its nation a forced ally at once, out of the alliance and out of the battles against him', () => {
    combats(() => {
      garrison([NAPOLEON, 1, 6], [AUSTRIA, 1, 2], [AUSTRIA, SAXONY, 1], [NAPOLEON, SAXONY, 1], [RUSSIA, 2, 1]);
    });
    load(state, 6, 1);
    fight([1, NAPOLEON], [SAXONY, AUSTRIA]);
    expect([s.forced, s.control[1]]).toEqual([AUSTRIA, NAPOLEON]);
    expect(s.allied).toEqual([0, 0, 0, 0]); // two were in it: one alone is none
    expect(places()).toEqual([1]); // in Saxony they are friends now
    expect(s.troops[AUSTRIA * PLACES + 1]).toBe(1); // and nobody has to leave Vienna
    expect(state.agenda).toMatchObject([{ effect: 'lapse', due: 'turnEnd', turn: 2 }]);
  });

  it('[SPA 5#6] turns on former allies where they stand together, before the other combats', () => {
    combats(() => {
      garrison(
        [NAPOLEON, 1, 6],
        [AUSTRIA, 1, 1],
        [AUSTRIA, POLAND, 1],
        [RUSSIA, POLAND, 1],
        [NAPOLEON, 3, 1],
        [PRUSSIA, 3, 1],
      );
    });
    load(state, 6, 1, 6, 1, 1, 6);
    fight([1, NAPOLEON], [3, NAPOLEON]);
    expect(places()).toEqual([1, POLAND, 3]);
    expect(s.troops[RUSSIA * PLACES + POLAND]).toBe(0);
    expect(stackOf(state)).not.toContain('battle');
  });

  it('[SPA 5#3] allies beaten together vote; evenly split, the initiator decides', () => {
    combats(() => {
      garrison([NAPOLEON, POLAND, 6], [AUSTRIA, POLAND, 1], [RUSSIA, POLAND, 2], [PRUSSIA, 3, 1]);
    });
    load(state, 6, 1);
    fight([POLAND, NAPOLEON]);
    does(r, AUSTRIA, 'refuse'); // is it Austria's loss?
    does(r, RUSSIA, 'stand');
    expect(r.decision(AUSTRIA)).toMatchObject({ prompt: 'kernel.tied', power: AUSTRIA });
    does(r, AUSTRIA, 'drop');
    expect(s.troops[RUSSIA * PLACES + POLAND]).toBe(1);
    expect(s.troops[AUSTRIA * PLACES + POLAND]).toBe(1);
    expect(offersVerb(r, AUSTRIA, 'retreat')).toBe(true);
  });

  it('[SPA 5#5] a match stored while allies share a loss in the middle of it goes on the same', () => {
    combats(() => {
      garrison([NAPOLEON, 1, 6], [AUSTRIA, 1, 1], [RUSSIA, 1, 1], [RUSSIA, POLAND, 1], [AUSTRIA, POLAND, 1]);
    });
    load(state, 6, 1);
    fight([1, NAPOLEON], [POLAND, RUSSIA]);
    expect(stackOf(state)).toEqual(['course', 'combat', '$settling', 'battle', 'losing', 'sharing']);
    expectSameAfterStorage(game, structuredClone(state));
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'refuse');
    expectSameAfterStorage(game, structuredClone(state)); // tied
    does(r, AUSTRIA, 'carry');
    expect(s.forced).toBe(AUSTRIA);
    expect(stackOf(state)).not.toContain('losing');
  });
});

describe('the penalty', () => {
  function penalise(forced: number): void {
    position([[], [], [], []], 'penalty', [], 0, () => {
      s.turn = 2;
      s.forced = forced;
    });
  }

  it('[SPA 6#1] falls on whom the majority names', () => {
    penalise(-1);
    does(r, AUSTRIA, 'refuse');
    does(r, RUSSIA, 'stand');
    does(r, PRUSSIA, 'stand');
    expect(s.troops[AUSTRIA * PLACES + 1]).toBe(2);
  });

  it('[SPA 6#1] is for Prussia to decide when they are evenly split', () => {
    penalise(RUSSIA);
    does(r, AUSTRIA, 'refuse');
    does(r, PRUSSIA, 'stand');
    expect(r.decision(PRUSSIA)).toMatchObject({ prompt: 'kernel.tied' });
    does(r, PRUSSIA, 'carry');
    expect(s.troops[AUSTRIA * PLACES + 1]).toBe(2);
  });
});

describe('storage', () => {
  it('[SPA 3#5] a match stored in the middle of a proposal goes on the same', () => {
    parley([AUSTRIA], [[], [2, 1], [1], [1]]);
    does(r, AUSTRIA, 'declare', 1 << RUSSIA);
    does(r, AUSTRIA, 'pledge', 2, 1);
    expectSameAfterStorage(game, structuredClone(state));
    does(r, AUSTRIA, 'stand');
    does(r, RUSSIA, 'pledge', MONEY, 2);
    expectSameAfterStorage(game, structuredClone(state));
    parley([NAPOLEON], [[2, 1, 1], [], [], []]);
    does(r, NAPOLEON, 'force', AUSTRIA);
    expectSameAfterStorage(game, structuredClone(state));
  });
});

describe('the end', () => {
  const ended = (powers: number[]) => {
    position([[], [], [], []], 'end', [], 1, () => {
      for (const place of powers) s.control[place] = NAPOLEON;
    });
    return state.result;
  };

  it('[SPA 1#3] names the powers that have won, their seats, and how', () => {
    expect(ended([1, 2])).toMatchObject({ powers: [NAPOLEON], winners: [0], degree: 'tactical' });
    expect(ended([1, 2, 3])).toMatchObject({ powers: [NAPOLEON], winners: [0], degree: 'strategic' });
    expect(ended([1])).toMatchObject({ powers: [AUSTRIA, RUSSIA, PRUSSIA], winners: [1, 2], degree: 'points' });
  });
});

describe('random play', () => {
  it('[SPA 1#3] 200 games end, every offer is accepted, views and imagination agree', { timeout: 60_000 }, () => {
    const { prompts } = expectSound(game, 200);
    expect(prompts.size).toBe(11);
  });

  it('[SPA 1#1] the soak finds nothing at two, three, four and five seats', { timeout: 60_000 }, () => {
    expect(soak(game, { games: 28, seed: 'spike', every: 4 }).failures).toEqual([]);
  });
});
