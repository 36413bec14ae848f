import scoring1 from './scoring-1.json' with { type: 'json' };
import scoring2 from './scoring-2.json' with { type: 'json' };
import scoring3 from './scoring-3.json' with { type: 'json' };
import scoring4 from './scoring-4.json' with { type: 'json' };
import scoring5 from './scoring-5.json' with { type: 'json' };
import scoring6 from './scoring-6.json' with { type: 'json' };
import scoring7 from './scoring-7.json' with { type: 'json' };
import scoring8 from './scoring-8.json' with { type: 'json' };
import scoring9 from './scoring-9.json' with { type: 'json' };
import scoring10 from './scoring-10.json' with { type: 'json' };
import fights1 from './fights-1.json' with { type: 'json' };
import fights2 from './fights-2.json' with { type: 'json' };
import fights3 from './fights-3.json' with { type: 'json' };
import fights4 from './fights-4.json' with { type: 'json' };
import fights5 from './fights-5.json' with { type: 'json' };
import fights6 from './fights-6.json' with { type: 'json' };
import fights7 from './fights-7.json' with { type: 'json' };
import unit1 from './unit-1.json' with { type: 'json' };
import unit2 from './unit-2.json' with { type: 'json' };
import unit3 from './unit-3.json' with { type: 'json' };
import unit4 from './unit-4.json' with { type: 'json' };
import unit5 from './unit-5.json' with { type: 'json' };
import chain1 from './chain-1.json' with { type: 'json' };
import chain2 from './chain-2.json' with { type: 'json' };
import chain3 from './chain-3.json' with { type: 'json' };
import chain4 from './chain-4.json' with { type: 'json' };
import chain5 from './chain-5.json' with { type: 'json' };
import chain6 from './chain-6.json' with { type: 'json' };
import chain7 from './chain-7.json' with { type: 'json' };
import chain8 from './chain-8.json' with { type: 'json' };
import chain9 from './chain-9.json' with { type: 'json' };
import layingOut1 from './laying-out-1.json' with { type: 'json' };
import layingOut2 from './laying-out-2.json' with { type: 'json' };
import layingOut3 from './laying-out-3.json' with { type: 'json' };
import layingOut4 from './laying-out-4.json' with { type: 'json' };
import layingOut5 from './laying-out-5.json' with { type: 'json' };
import terrain1 from './terrain-1.json' with { type: 'json' };
import terrain2 from './terrain-2.json' with { type: 'json' };
import terrain3 from './terrain-3.json' with { type: 'json' };
import terrain4 from './terrain-4.json' with { type: 'json' };
import movement1 from './movement-1.json' with { type: 'json' };
import movement2 from './movement-2.json' with { type: 'json' };
import movement3 from './movement-3.json' with { type: 'json' };
import movement4 from './movement-4.json' with { type: 'json' };
import scouts1 from './scouts-1.json' with { type: 'json' };
import scouts2 from './scouts-2.json' with { type: 'json' };
import scouts3 from './scouts-3.json' with { type: 'json' };
import scouts4 from './scouts-4.json' with { type: 'json' };
import scouts5 from './scouts-5.json' with { type: 'json' };
import layingOut6 from './laying-out-6.json' with { type: 'json' };
import layingOut7 from './laying-out-7.json' with { type: 'json' };
import endgame1 from './endgame-1.json' with { type: 'json' };
import endgame2 from './endgame-2.json' with { type: 'json' };
import endgame3 from './endgame-3.json' with { type: 'json' };
import endgame4 from './endgame-4.json' with { type: 'json' };
import endgame5 from './endgame-5.json' with { type: 'json' };
import drawing1 from './drawing-1.json' with { type: 'json' };
import drawing2 from './drawing-2.json' with { type: 'json' };
import drawing3 from './drawing-3.json' with { type: 'json' };
import drawing4 from './drawing-4.json' with { type: 'json' };
import drawing5 from './drawing-5.json' with { type: 'json' };
import drawing6 from './drawing-6.json' with { type: 'json' };
import wild1 from './wild-1.json' with { type: 'json' };
import wild2 from './wild-2.json' with { type: 'json' };
import wild3 from './wild-3.json' with { type: 'json' };
import wild4 from './wild-4.json' with { type: 'json' };
import time1 from './time-1.json' with { type: 'json' };
import time2 from './time-2.json' with { type: 'json' };
import time3 from './time-3.json' with { type: 'json' };
import time4 from './time-4.json' with { type: 'json' };
import time5 from './time-5.json' with { type: 'json' };
import handLimit1 from './hand-limit-1.json' with { type: 'json' };
import handLimit2 from './hand-limit-2.json' with { type: 'json' };
import handLimit3 from './hand-limit-3.json' with { type: 'json' };
import handLimit4 from './hand-limit-4.json' with { type: 'json' };
import handLimit5 from './hand-limit-5.json' with { type: 'json' };
import setUp1 from './set-up-1.json' with { type: 'json' };
import type { SuiteFile } from '../index.ts';

/** All positions of the suite, by theme. */
export const positions: readonly SuiteFile[] = [
  scoring1,
  scoring2,
  scoring3,
  scoring4,
  scoring5,
  scoring6,
  scoring7,
  scoring8,
  scoring9,
  scoring10,
  fights1,
  fights2,
  fights3,
  fights4,
  fights5,
  fights6,
  fights7,
  unit1,
  unit2,
  unit3,
  unit4,
  unit5,
  chain1,
  chain2,
  chain3,
  chain4,
  chain5,
  chain6,
  chain7,
  chain8,
  chain9,
  layingOut1,
  layingOut2,
  layingOut3,
  layingOut4,
  layingOut5,
  terrain1,
  terrain2,
  terrain3,
  terrain4,
  movement1,
  movement2,
  movement3,
  movement4,
  scouts1,
  scouts2,
  scouts3,
  scouts4,
  scouts5,
  layingOut6,
  layingOut7,
  endgame1,
  endgame2,
  endgame3,
  endgame4,
  endgame5,
  drawing1,
  drawing2,
  drawing3,
  drawing4,
  drawing5,
  drawing6,
  wild1,
  wild2,
  wild3,
  wild4,
  time1,
  time2,
  time3,
  time4,
  time5,
  handLimit1,
  handLimit2,
  handLimit3,
  handLimit4,
  handLimit5,
  setUp1,
];
