import { create } from 'zustand';
import { keepFolded, keptFolded } from '../../settings.ts';

export const panelTabs = ['log', 'rules', 'tables'] as const;
export type PanelTab = (typeof panelTabs)[number];

interface Panel {
  readonly tab: PanelTab;
  /** The clause that the rules reader is opened at. */
  readonly clause: string | null;
  /** Whether the list of answers is open on a small screen; null until somebody chose. */
  readonly list: boolean | null;
  /** Whether question, log and rules are folded away and the board has the whole width; the browser remembers it. */
  readonly folded: boolean;
  readonly fold: (folded: boolean) => void;
  readonly openTab: (tab: PanelTab) => void;
  readonly openClause: (clause: string) => void;
  readonly openList: (open: boolean) => void;
}

/** Which side panel is open; it stays as it is when the language changes or another match is opened. */
export const usePanel = create<Panel>((set) => ({
  tab: 'log',
  clause: null,
  list: null,
  folded: keptFolded(),
  fold: (folded) => {
    keepFolded(folded);
    set({ folded });
  },
  // Whoever asks for the log or a rule wants to see it; what is remembered stays as it was chosen.
  openTab: (tab) => set({ tab, folded: false }),
  openClause: (clause) => set({ tab: 'rules', clause, folded: false }),
  openList: (list) => set({ list }),
}));
