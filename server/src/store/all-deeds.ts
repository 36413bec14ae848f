import { deeds } from './deeds.ts';
import { houseDeeds } from './house.ts';
import { noticeDeeds } from './notices.ts';
import { ownDeeds } from './own.ts';
import { peopleDeeds } from './people.ts';
import { saidDeeds } from './said.ts';
import { seatDeeds } from './seats.ts';

/** Everything that can be asked of the thread that writes. */
export const allDeeds = {
  ...deeds,
  ...peopleDeeds,
  ...seatDeeds,
  ...saidDeeds,
  ...houseDeeds,
  ...ownDeeds,
  ...noticeDeeds,
};

export type Deed = keyof typeof allDeeds;
