import pino from 'pino';
import { StoreFault } from '../store/writer-line.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info';
export const LOG_LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info'];

/** What may stand in a log: numbers and words of ours. Never a name, an address, a cookie, a link, an action or a chat. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  /** Something went wrong: what it was, and where in the code. */
  fault(event: string, error: unknown, facts?: LogFacts): void;
}

/** Where an error came from. Its text stays out, unless it is the database's: it may say what a player hides. */
export function faultFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { fault: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, 4).map((line) => line.trim().replace(/\(?(file:\/\/)?\/.*\/([^/]+)\)?$/, '$2'));
  const text = error instanceof StoreFault ? { text: error.message } : {};
  return { fault: error.name, ...text, at: at.join(' < ') };
}

/** A line of JSON for each event, to the standard error output. */
export function openLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return {
    info: (event, facts = {}) => logger.info({ event, ...facts }),
    warn: (event, facts = {}) => logger.warn({ event, ...facts }),
    fault: (event, error, facts = {}) => logger.error({ event, ...facts, ...faultFacts(error) }),
  };
}
