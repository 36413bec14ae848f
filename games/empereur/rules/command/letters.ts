import { type Context, only, type Power, type Procedure, procedure } from '@bivouac/kernel';
import type { Empereur } from '../state.ts';
import { chainOf } from './chain.ts';
import { carry } from './couriers.ts';
import { FIRST_PERSON, leaderOfPower, ownerOfLeader, sideOfPower } from './hands.ts';
import { arrives } from './mail.ts';
import { type Asked, lettersIn } from './out.ts';
import { ordersATurn } from './staff.ts';
import { blankOrder, type Dispatch, type Letter, RIDING, ordersIn } from './state.ts';

/** What somebody writes: to which leader, whether it takes his corps from him, and the words. */
type Draft = { leader: number; relieves: number; text: string };

export interface Writing {
  power: Power;
  drafts: Draft[];
}

/** As many characters as a letter may have: a quarter of a page. */
const LONGEST = 600;

const isHere = ({ s }: Asked, leader: number) => (s.chiefHex[leader] as number) >= 0;

function isCommander(power: Power): boolean {
  return power < FIRST_PERSON;
}

/** The leaders of the others of one's side: to them one writes (EMP XVII.9#9). */
function addressees(asked: Asked, power: Power): number[] {
  const side = sideOfPower(asked.content, power);
  const people = lettersIn(asked.s).people.filter(
    (one) => sideOfPower(asked.content, one) === side && isInCommand(asked, one),
  );
  return [side, ...people]
    .filter((one) => one !== power)
    .map((one) => leaderOfPower(asked, one))
    .filter((leader) => isHere(asked, leader));
}

/** Whether somebody still has his corps (EMP XVII.9#7). */
function isInCommand(asked: Asked, power: Power): boolean {
  return isCommander(power) || lettersIn(asked.s).hands[power - FIRST_PERSON] === power;
}

/** EMP XVII.9#9: whether two leaders stand on the same hex: then they need no courier. */
function isFaceToFace({ s }: Asked, one: number, two: number): boolean {
  return s.chiefHex[one] === s.chiefHex[two];
}

/** EMP XVII.9#4, ruling 466: how many more letters somebody may send by courier in this turn. */
function lettersLeft(asked: Asked, { power, drafts }: Writing): number {
  const { s } = asked;
  const self = leaderOfPower(asked, power);
  const ridden = drafts.filter(({ leader }) => !isFaceToFace(asked, self, leader)).length;
  if (isCommander(power)) return ordersATurn(asked, power) - (ordersIn(s).sent[power] as number) - ridden;
  return (lettersIn(s).wrote[self] === s.turn ? 0 : 1) - ridden;
}

/** Whether a letter to a leader can be written now: one to each, as long as there are couriers. */
function mayWrite(asked: Asked, vars: Writing, leader: number): boolean {
  const self = leaderOfPower(asked, vars.power);
  if (!isHere(asked, self) || vars.drafts.some((one) => one.leader === leader)) return false;
  return isFaceToFace(asked, self, leader) || lettersLeft(asked, vars) > 0;
}

/** EMP XVII.9#7: only the commander relieves, and only whoever has a corps from him. */
function mayRelieve(asked: Asked, vars: Writing, leader: number): boolean {
  return isCommander(vars.power) && mayWrite(asked, vars, leader);
}

/** Whether somebody whose part of the movement it is has anybody to write to. */
export function hasDesk(asked: Asked): boolean {
  const { s } = asked;
  // Ruling 468: he may have been relieved a moment ago.
  if (s.letters === undefined || !isInCommand(asked, s.letters.hand)) return false;
  const vars: Writing = { power: s.letters.hand, drafts: [] };
  return addressees(asked, vars.power).some((leader) => mayWrite(asked, vars, leader));
}

const last = (drafts: readonly Draft[]): Draft => drafts.at(-1) as Draft;

function words(c: Context<Empereur>, vars: Writing, leader: number, relieves: number) {
  vars.drafts.push({ leader, relieves, text: '' });
  return c.go('words');
}

/** EMP XVII.9: somebody writes; nobody else sees what, nor to whom. */
export const writing: Procedure<Empereur, Writing, Draft[]> = procedure<Empereur, Writing, Draft[]>('writing', {
  write: {
    power: (_, vars) => vars.power,
    prompt: 'letters',
    clause: 'EMP XVII.9#1',
    offers(c, vars) {
      for (const leader of addressees(c, vars.power)) {
        if (mayWrite(c, vars, leader)) c.offer('letter', leader);
        if (mayRelieve(c, vars, leader)) c.offer('relieve', leader);
      }
      c.offer('done');
    },
    why: (_, vars, [verb]) =>
      verb === 'relieve' && !isCommander(vars.power)
        ? { reason: 'notCommander', clause: 'EMP XVII.9#7' }
        : { reason: 'noLetters', clause: 'EMP XVII.9#4' },
    take: {
      letter: (c: Context<Empereur>, vars: Writing, leader: number) => words(c, vars, leader, 0),
      relieve: (c: Context<Empereur>, vars: Writing, leader: number) => words(c, vars, leader, 1),
      done: (c: Context<Empereur>, vars: Writing) => c.return(vars.drafts),
    },
  },
  words: {
    power: (_, vars) => vars.power,
    prompt: 'letterWords',
    clause: 'EMP XVII.9#8',
    about: (_, { drafts }) => ({ leader: last(drafts).leader }),
    offers: (c) => c.offer('words', { text: LONGEST }),
    why: () => ({ reason: 'tooLong', clause: 'EMP XVII.9#8' }),
    take: {
      words(c: Context<Empereur>, { drafts }: Writing, text: string) {
        last(drafts).text = text;
        return c.go('write');
      },
    },
  },
});

/** What was written sets out: by courier, or from mouth to ear (EMP XVII.9#3, XVII.9#9). */
export function sendLetters(c: Context<Empereur>, power: Power, drafts: readonly Draft[]): void {
  const { content, s } = c;
  const [orders, letters] = [ordersIn(s), lettersIn(s)];
  const from = leaderOfPower(c, power);
  const place = s.chiefHex[from] as number;
  const { superior, army } = chainOf(content, s.scenario);
  for (const { leader, relieves, text } of drafts) {
    const reader = ownerOfLeader(c, leader);
    const spoken = isFaceToFace(c, from, leader);
    const number = spoken ? 0 : orders.next++;
    const head = { by: power, reader, from, to: leader, sent: s.turn, place, came: 0 };
    const letter: Letter = { ...head, relieves, text, number };
    letters.mail.push(letter);
    c.tell?.({ fact: 'letterSent', leader, text, clause: 'EMP XVII.9#1', to: only(c.seatOf(power)) });
    if (spoken) {
      arrives(c, letter);
      continue;
    }
    if (isCommander(power)) orders.sent[power] = (orders.sent[power] as number) + 1;
    else letters.wrote[from] = s.turn;
    // EMP XVII.5#7: the commander's letters go by the chief of a wing first, where there is one.
    const above = superior[leader] as number;
    const via = isCommander(power) && above !== army[power] && isHere(c, above) ? above : -1;
    const side = sideOfPower(content, power);
    const ride = { number, side, hex: place, from, to: leader, via, state: RIDING, sent: s.turn, due: 0 };
    const dispatch: Dispatch = { ...ride, order: blankOrder() };
    orders.dispatches.push(dispatch);
    carry(c, dispatch);
  }
}
