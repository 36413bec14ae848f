import { asAction, fastDice, type Offer } from '@bivouac/kernel';
import { newState, prepare, Referee, seatingFor } from '@bivouac/kernel/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import empereurBoard from './index.tsx';
import { game, momentsOf, propsFor } from './testing/positions.ts';

const { Board } = empereurBoard;

test('[EMP XIII#1] the hex by which somebody comes is marked while one is asked how', () => {
  for (const moment of momentsOf('arrivals', 4000, 'hassenhausen')) {
    if (moment.prompt !== 'arrived') continue;
    const [, gate] = /data-gate="(\d+)"/.exec(renderToStaticMarkup(<Board {...propsFor(moment)} />)) ?? [];
    const { referee, seat, offers } = moment;
    const [pose] = offers.filter(([verb]) => verb === 'column' || verb === 'line');
    const unit = Number(referee.decision(seat)?.about?.['unit']);
    expect(pose).toBeDefined();
    if (pose !== undefined) referee.play(seat, asAction(pose) ?? ['done']);
    expect(referee.state.game.hex[unit]).toBe(Number(gate));
    return;
  }
  throw new Error('nobody came');
});

test('[EMP XVIII.3#1, EMP XVIII.4#3] on the evening before corps and units are placed; what “done” means is said', () => {
  const seats = seatingFor(game, 'auerstaedt', 2) ?? [];
  const state = newState(game, { scenario: 'auerstaedt', options: { deployment: 1 }, seats }, fastDice('eve'));
  if ('fault' in state) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, { tell: () => {}, mark: () => {} }).start();
  const heard = new Map<string, string>();
  const rank = ([verb]: Offer) => ['lay', 'content', 'occupy', 'station', 'enter', 'arrive', 'column'].indexOf(verb);
  for (let i = 0; i < 120; i++) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const props = propsFor({ referee, seat, offers });
    const prompt = referee.decision(seat)?.prompt ?? '';
    for (const offer of offers)
      heard.set(`${prompt} ${offer[0]}`, empereurBoard.offerWords?.(props, offer) ?? props.speech.offer(offer));
    if (prompt === 'arrived') {
      const markup = renderToStaticMarkup(<Board {...props} />);
      expect(markup).toMatch(/data-gate="\d+"/);
      break;
    }
    const liked = offers.toSorted((one, two) => rank(two) - rank(one))[0];
    if (liked === undefined || !referee.play(seat, asAction(liked) ?? ['done']).ok) throw new Error(prompt);
  }
  expect(heard.get('alongside done')).toBe('It goes alone');
  expect(heard.get('deploy done')).toContain('come later');
  expect(heard.get('deploy arrive')).toMatch(/^Place /);
  expect(heard.get('chiefPost enter')).toMatch(/^Stand at /);
  expect(heard.get('deployHex enter')).toMatch(/^Stand at /);
});
