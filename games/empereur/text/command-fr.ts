/** French words of command (EMP XVII): parts of the catalogue. */
export const commandFrench = {
  prompts: {},
  facts: {
    initiative: {
      by: 'passed',
      of: {
        true: '{{leader}} agit de sa propre initiative ({{die}}).',
        false: '{{leader}} attend des ordres ({{die}}).',
      },
    },
  },
  reasons: {
    outOfCommand: 'hors commandement : elle ne revient que vers son chef',
    onlyContact: 'hors commandement : elle ne charge qu’au contact',
    tied: 'trop loin de son supérieur, et l’initiative lui manque',
  },
  verbs: {},
} as const;
