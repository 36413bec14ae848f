/** A battle of 1813 as it was: who fought, how strong, and what it cost. Its numbers are the book's points of 3,000 men. */
export interface HistoricBattle {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly scenario: string;
  readonly town: string;
  readonly attacker: 'french' | 'coalition';
  readonly winner: 'french' | 'coalition';
  readonly weather: 'clear' | 'rain';
  /** Units with their points, and leaders; the attackers by the town that they came from. */
  readonly french: string | Readonly<Record<string, string>>;
  readonly coalition: string | Readonly<Record<string, string>>;
  /** Whether the defender has dug in. */
  readonly entrenched?: boolean;
  /** Men lost, the least and the most that is told. */
  readonly losses: { readonly french: readonly [number, number]; readonly coalition: readonly [number, number] };
  /** Where the beaten went. */
  readonly retreat: { readonly french: string; readonly coalition: string };
  /** How often each side chooses a tactic: skirmish, covering, offensive, decisive. */
  readonly tactics: { readonly french: readonly number[]; readonly coalition: readonly number[] };
  readonly source: string;
}

/** The weights of tactics by what a side was after that day. */
const SEEKS_A_DECISION = [0, 0, 1, 2] as const;
const GIVES_BATTLE = [0, 0, 2, 1] as const;
const HOLDS_A_POSITION = [0, 2, 1, 0] as const;
const WAVERS = [0, 2, 2, 1] as const;
const TO_THE_END = [0, 0, 0, 1] as const;

export const battles: readonly HistoricBattle[] = [
  {
    id: 'luetzen',
    name: 'Lützen',
    date: '2 May',
    scenario: 'luetzen',
    town: 'luetzen',
    attacker: 'coalition',
    winner: 'french',
    weather: 'clear',
    french:
      'fr-iii:16 fr-vi:8 fr-xi:7 fr-old-guard:2 fr-young-guard:4 fr-guard-cavalry:1 fr-cav-1:1 fr-artillery napoleon ney marmont macdonald',
    coalition: {
      pegau:
        'pr-bluecher:8 pr-yorck:3 ru-i:3 ru-winzingerode:4 ru-guard:6 co-artillery wittgenstein bluecher yorck winzingerode constantine',
    },
    losses: { french: [18_000, 22_000], coalition: [10_000, 20_000] },
    retreat: { french: 'weissenfels', coalition: 'pegau' },
    tactics: { french: GIVES_BATTLE, coalition: GIVES_BATTLE },
    source: 'wiki, ruwiki, oobmd: 100,000 French and 73,000 Allies engaged',
  },
  {
    id: 'bautzen',
    name: 'Bautzen',
    date: '20 and 21 May',
    scenario: 'bautzen',
    town: 'bautzen',
    attacker: 'french',
    winner: 'french',
    weather: 'clear',
    french: {
      schmiedefeld:
        'fr-iv:7 fr-vi:7 fr-xi:6 fr-xii:8 fr-old-guard:2 fr-young-guard:5 fr-guard-cavalry:2 fr-cav-1:2 fr-artillery napoleon marmont macdonald oudinot',
      hoyerswerda: 'fr-iii:10 fr-v:9 fr-vii:4 ney',
    },
    coalition:
      'pr-bluecher:6 pr-yorck:2 pr-kleist:2 ru-i:3 ru-winzingerode:2 ru-iv:4 ru-guard:7 ru-langeron:5 co-artillery wittgenstein barclay bluecher yorck kleist miloradovich',
    entrenched: true,
    losses: { french: [18_000, 25_000], coalition: [11_000, 20_000] },
    retreat: { french: 'schmiedefeld', coalition: 'reichenbach-lusatia' },
    tactics: { french: SEEKS_A_DECISION, coalition: HOLDS_A_POSITION },
    source: 'wiki, ruwiki, bogd, nechaev',
  },
  {
    id: 'dresden',
    name: 'Dresden',
    date: '26 and 27 August',
    scenario: 'autumn',
    town: 'dresden',
    attacker: 'coalition',
    winner: 'french',
    weather: 'rain',
    french:
      'fr-xiv:7 fr-ii:7 fr-vi:8 fr-old-guard:3 fr-young-guard:5 fr-young-guard-2:5 fr-guard-cavalry:3 fr-cav-1:5 fr-artillery napoleon murat saint-cyr',
    coalition: {
      dippoldiswalde:
        'au-i:7 au-ii:7 au-iii:8 au-iv:7 au-reserve:8 au-cuirassiers:2 au-light-1:2 pr-kleist:12 ru-i:4 ru-pahlen:2 ru-grenadiers:4 ru-cuirassiers:3 co-artillery schwarzenberg barclay kleist',
    },
    losses: { french: [10_000, 10_000], coalition: [38_000, 40_000] },
    retreat: { french: 'weissig', coalition: 'dippoldiswalde' },
    tactics: { french: SEEKS_A_DECISION, coalition: WAVERS },
    source: 'wiki',
  },
  {
    id: 'leipzig',
    name: 'Leipzig',
    date: '16 to 19 October',
    scenario: 'autumn',
    town: 'leipzig',
    attacker: 'coalition',
    winner: 'coalition',
    weather: 'clear',
    french:
      'fr-ii:5 fr-iii:5 fr-iv:4 fr-v:5 fr-vi:6 fr-vii:5 fr-viii:2 fr-ix:3 fr-xi:6 fr-old-guard:4 fr-young-guard:4 fr-young-guard-2:4 fr-guard-cavalry:3 fr-cav-1:2 fr-cav-2:2 fr-cav-3:1 fr-cav-4:1 fr-cav-5:2 fr-dombrowski:1 fr-artillery napoleon ney murat marmont',
    coalition: {
      borna:
        'au-ii:5 au-iii:5 au-reserve:4 au-cuirassiers:1 au-light-1:1 ru-i:3 ru-ii:3 ru-pahlen:2 pr-kleist:9 ru-grenadiers:3 ru-guard:4 ru-cuirassiers:2 co-artillery schwarzenberg barclay',
      grimma: 'au-i:6 au-iv:8 au-light-2:2 ru-dokhturov:10 ru-cossacks:2 bennigsen',
      halle: 'pr-yorck:7 ru-langeron:9 ru-sacken:3 bluecher',
      delitzsch: 'pr-buelow:9 ru-winzingerode:7 sw-stedingk:6 bernadotte',
    },
    losses: { french: [60_000, 79_000], coalition: [54_000, 54_000] },
    retreat: { french: 'luetzen', coalition: 'borna' },
    tactics: { french: SEEKS_A_DECISION, coalition: TO_THE_END },
    source: 'wiki, bogd',
  },
];
