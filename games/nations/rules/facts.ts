/**
 * Everything that the rules tell, and what each fact names: numbers of armies, fields, cards and so on, as the state has
 * them; null where the name says all. Both catalogues have words for each of them, or they do not compile. A `type`, for
 * it is looked up by name.
 */
export type NationsFacts = {
  beaten: { army: number; field: number };
  date: { day: number };
  dealt: { side: number; cards: readonly number[] };
  dealtHidden: { side: number; count: number };
  discarded: { side: number; card: number };
  district: { district: number };
  drew: { side: number; card?: number };
  engages: { army: number; mission: number };
  fight: { day: number };
  hit: { attacker: number; victim: number };
  jumped: { army: number; from: number; field: number; card: number; wild: boolean; second: number; pair: boolean };
  kept: { mission: number };
  laid: { army: number; scouts: number };
  lost: { army: number; points: number };
  lot: { seat: number };
  markerPut: { army: number; field: number };
  mission: {
    mission: number;
    fulfilled: boolean;
    how: 'yes' | 'beaten' | 'empty';
    french: number;
    allied: number;
    side: number;
    points: number;
  };
  missions: { missions: readonly number[] };
  moved: { army: number; from: number; field: number; card: number; wild: boolean };
  opened: { card: number };
  placed: { army: number; field: number };
  point: { side: number; points: number };
  removed: { army: number; field: number; card: number; wild: boolean };
  replaced: null;
  reshuffled: null;
  revealed: { mission: number };
  score: { french: number; allied: number };
  scoring: null;
  scoutReturned: { side: number };
  scoutTaken: { side: number };
  scouted: { army: number; field: number };
  seconds: { missions: readonly number[] };
  supports: { army: number; mission: number };
  swapped: { greyCannon: number };
  swept: { army: number; field: number };
  sweptAway: { army: number; field: number };
  time: { at: number };
  timePlayed: null;
  took: { side: number; card: number };
  turn: { side: number; turn: number };
  unitChosen: { army: number; unit: number };
};
