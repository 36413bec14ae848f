import { create } from 'zustand';

export type PanelTab = 'log' | 'rules';

interface Panel {
  readonly tab: PanelTab;
  /** The clause that the rules reader is opened at. */
  readonly clause: string | null;
  /** Whether the list of answers is open on a small screen; null until somebody chose. */
  readonly list: boolean | null;
  readonly openTab: (tab: PanelTab) => void;
  readonly openClause: (clause: string) => void;
  readonly openList: (open: boolean) => void;
}

/** Which side panel is open; it stays as it is when the language changes or another match is opened. */
export const usePanel = create<Panel>((set) => ({
  tab: 'log',
  clause: null,
  list: null,
  openTab: (tab) => set({ tab }),
  openClause: (clause) => set({ tab: 'rules', clause }),
  openList: (list) => set({ list }),
}));
