/** English words of command (EMP XVII): parts of the catalogue. */
export const commandEnglish = {
  prompts: {},
  facts: {
    initiative: {
      by: 'passed',
      of: {
        true: '{{leader}} acts on his own initiative ({{die}}).',
        false: '{{leader}} waits for orders ({{die}}).',
      },
    },
  },
  reasons: {
    outOfCommand: 'out of command: it only goes back towards its chief',
    onlyContact: 'out of command: it charges only what it has beside it',
    tied: 'too far from the one above him, and no initiative left',
  },
  verbs: {},
} as const;
