import { CommanderError } from 'commander';
import type { Io } from './io.ts';
import { exitCodes, type ExitCode, type Outcome, Problem } from './problem.ts';
import { createProgram } from './program.ts';

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
    const { kind, message, code, details } = problem;
    if (json) io.out(`${JSON.stringify({ error: { kind, message, ...details } })}\n`);
    else io.err(`${message}\n`);
    return code;
  }
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
    if (error.code === 'commander.help') throw new Problem('usage', `Say what to do.\n\n${help}`);
    throw new Problem('usage', `${sentence(error.message)} See: bivouac --help`);
  }
  if (outcome === null) throw new Problem('usage', 'Say what to do. See: bivouac --help');
  return outcome;
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
  return new Problem('broken', `Bivouac itself failed; please report this:\n${what}`, {}, exitCodes.broken);
}
