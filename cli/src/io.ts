import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';

/** Asks for one line after another. */
export interface Lines {
  /** The next line; null when there is no more input. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** All that a command knows of the world around it: so that a test can be the world. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Opens the input; prompts and echoes go to `screen`. */
  lines(screen: (text: string) => void): Lines;
  /** Whether somebody watches standard error: only then progress is shown. */
  readonly watched: boolean;
  /** Whether a person types the input. */
  readonly typed: boolean;
  readonly folder: string;
  readonly env: { readonly [name: string]: string | undefined };
  now(): number;
  /** A word that nobody can foretell. */
  secret(): string;
}

/** Takes control characters out of what is printed: names and letters in a match file are other people's words. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (char) => (char === '\n' ? char : ' '));
}

/** The real world. */
export function terminal(): Io {
  return {
    out: writerTo(process.stdout),
    err: writerTo(process.stderr),
    lines: (screen) => (process.stdin.isTTY ? typedLines() : pipedLines(screen)),
    watched: process.stderr.isTTY,
    typed: process.stdin.isTTY,
    folder: process.cwd(),
    env: process.env,
    now: () => Date.now(),
    secret: () => randomBytes(16).toString('hex'),
  };
}

/** Whoever reads only the first lines (`| head`) makes no mistake: the rest goes nowhere, and a match is still saved. */
function writerTo(stream: NodeJS.WriteStream): (text: string) => void {
  let isOpen = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isOpen = false;
  });
  return (text) => {
    if (isOpen) stream.write(text);
  };
}

/** A person at a terminal: with editing and history. Ctrl-C and Ctrl-D end the input. */
function typedLines(): Lines {
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  reader.on('SIGINT', () => reader.close());
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      reader.setPrompt(prompt);
      reader.prompt();
      const line: IteratorResult<string, undefined> = await iterator.next();
      if (line.done === true) process.stderr.write('\n');
      return line.value ?? null;
    },
    close: () => reader.close(),
  };
}

/** A script: what it says is echoed, so that the output reads like a conversation. */
function pipedLines(screen: (text: string) => void): Lines {
  const reader = createInterface({ input: process.stdin });
  const iterator = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      const line: IteratorResult<string, undefined> = await iterator.next();
      screen(line.done === true ? '\n' : `${prompt}${printable(line.value)}\n`);
      return line.value ?? null;
    },
    close: () => reader.close(),
  };
}
