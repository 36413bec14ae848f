import { CommanderError } from 'commander';
import { isLanguage, type Language } from '@bivouac/words';
import type { Io } from './io.ts';
import { usualLanguage } from './options.ts';
import { exitCodes, type ExitCode, type Outcome, Problem } from './problem.ts';
import { createProgram } from './program.ts';
import type { ProblemKey, Said } from './text/problem-words.ts';

/**
 * Runs one command. With `--json`, standard output gets exactly one object, whatever happens; without it, results go
 * to standard output and what went wrong to standard error.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const json = argv.includes('--json');
  try {
    const { code, json: object, text } = await outcomeOf(argv, io);
    io.out(json ? `${JSON.stringify(object)}\n` : text);
    return code;
  } catch (error) {
    const problem = problemOf(error);
    const { kind, code, details } = problem;
    const message = problem.in(languageOf(argv, io));
    if (json) io.out(`${JSON.stringify({ error: { kind, message, ...details } })}\n`);
    else io.err(`${message}\n`);
    return code;
  }
}

/** The language that is asked for, whatever else is wrong with the command. */
function languageOf(argv: readonly string[], io: Io): Language {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = argv[at]?.startsWith('--lang=') === true ? argv[at].slice('--lang='.length) : argv[at + 1];
  return at >= 0 && asked !== undefined && isLanguage(asked) ? asked : usualLanguage(io.env);
}

async function outcomeOf(argv: readonly string[], io: Io): Promise<Outcome> {
  let help = '';
  let outcome: Outcome | null = null;
  const program = createProgram(io, {
    write: (text) => {
      help += text;
    },
    end: (ended) => {
      outcome = ended;
    },
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { code: exitCodes.fine, json: { help }, text: help };
    if (error.code === 'commander.help') throw new Problem('usage', { say: 'sayWhatHelp', with: { help } });
    throw new Problem('usage', saidOf(error) ?? `${sentence(error.message)} See: bivouac --help`);
  }
  if (outcome === null) throw new Problem('usage', { say: 'sayWhat' });
  return outcome;
}

const commanderSays: { readonly [code: string]: ProblemKey } = {
  'commander.unknownCommand': 'unknownCommand',
  'commander.unknownOption': 'unknownOption',
  'commander.missingArgument': 'missingArgument',
  'commander.optionMissingArgument': 'optionMissingArgument',
  'commander.excessArguments': 'excessArguments',
};

/** What Commander says as a sentence of the catalogues; null where it is none that we know. */
function saidOf({ code, message }: CommanderError): Said | null {
  const say = commanderSays[code];
  if (say === undefined) return null;
  const name = /'([^']*)'/.exec(message)?.[1] ?? '';
  const names = /Did you mean (?:one of )?([^?]*)\?/.exec(message)?.[1];
  return { say, with: { name, near: names === undefined ? '' : { say: 'near', with: { names } } } };
}

/** Commander says `error: unknown option '--x'`; people read sentences. */
function sentence(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .trim();
  const closed = /[.?!)]$/.test(text) ? text : `${text}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Problem('broken', { say: 'itselfFailed', with: { what } }, {}, exitCodes.broken);
}
