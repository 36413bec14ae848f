import { levels } from '@bivouac/bots';
import { Command } from 'commander';
import { arena, type ArenaOptions } from './commands/arena.ts';
import { bench, type BenchOptions } from './commands/bench.ts';
import { benchOnline, type OnlineBench } from './commands/bench-online.ts';
import { checkContent, type CheckOptions, contentSheet } from './commands/content.ts';
import { games } from './commands/games.ts';
import { play, type PlayOptions } from './commands/play.ts';
import { replay, type ReplayOptions } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { soak, soakAll, type SoakOptions } from './commands/soak.ts';
import { suite, type SuiteOptions } from './commands/suite.ts';
import { backup, check, type KeepOptions, restore } from './commands/keep.ts';
import { learn, type LearnOptions } from './commands/learn.ts';
import { tune, type TuneOptions } from './commands/tune.ts';
import { verify, type VerifyOptions } from './commands/verify.ts';
import type { Io } from './io.ts';
import { language, seconds, share, usualLanguage, wholeNumber } from './options.ts';
import { type Outcome, Problem } from './problem.ts';
import type { Language } from '@bivouac/words';

/** Where the program's own words and the end of its command go. */
export interface Ends {
  readonly write: (text: string) => void;
  readonly end: (outcome: Outcome) => void;
}

const EXIT_CODES = `
Exit codes:
  0  all is well
  1  what was checked does not hold (soak, suite, verify, content check, check, rules, bench --against, bench --options)
  2  wrong usage, or input that cannot be read
  3  Bivouac itself failed

With --json, standard output is one JSON object and nothing else; an error is {"error": {"kind", "message", ...}}.`;

const MANY = 1_000_000_000;

/** The commands and their options. */
export function createProgram(io: Io, { write, end }: Ends): Command {
  const program = new Command('bivouac')
    .description('Napoleonic wargames with every rule enforced.')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: write, outputError: () => {} })
    .helpCommand(false)
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', EXIT_CODES);
  const usual = usualLanguage(io.env);
  const command = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .option('--json', 'print one JSON object and nothing else')
      .addHelpText('after', EXIT_CODES);

  command('games', 'What games there are, and how far each has come.')
    .option('--lang <fr|en>', 'language', language, usual)
    .action(async ({ lang }: { lang: Language }) => end(await games(lang)));

  command('play', 'Play a game in the terminal against a bot. Choices are numbered; ? helps.')
    .argument('[game]', 'the game; bivouac games lists them')
    .option('--seat <seat>', 'your seat: a number from 1, or the name of a power (default: the first)')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 16))
    .option('--scenario <id>', 'the scenario (default: the first)')
    .option('--options <names>', 'options of the game, separated by commas: decoys=false,blind=2')
    .option('--seed <word>', 'the seed of the dice, to play the same match again')
    .option('--bot <level>', `who plays the other seats: ${levels.map(({ id }) => id).join(', ')}`, levels[0].id)
    .option('--lang <fr|en>', 'language', language, usual)
    .option('--save <file>', 'where to keep the match (default: a file named after the game and the time)')
    .option('--resume <file>', 'go on with a saved match')
    .option('--content <file>', 'another content pack in place of the game’s own')
    .action(async (id: string | undefined, _: PlayOptions, self: Command) =>
      // With the options of the program itself, which takes --json wherever it stands.
      end(await play(id, self.optsWithGlobals<PlayOptions>(), io)),
    );

  command('soak', 'Play random games and check everything that must hold in any game.')
    .argument('[game]', 'the game; bivouac games lists them')
    .option('--all', 'every game that can be played, one after the other')
    .option('--scenario <id>', 'only this scenario (default: all in turn)')
    .option('--seats <n>', 'only with so many seats (default: every seating in turn)', wholeNumber('--seats', 1, 16))
    .option(
      '--options <names>',
      'only with these options of the game, separated by commas (default: many sets in turn)',
    )
    .option('--lead <bot>', 'the bot that chooses most actions (default: all are random)')
    .option('--games <n>', 'how many games (default: as many as npm test plays of it)', wholeNumber('--games', 1, MANY))
    .option('--seed <word>', 'the seed: the same one plays the same games', '1')
    .option('--from <n>', 'the number of the first game', wholeNumber('--from', 0, MANY), 0)
    .option('--every <k>', 'check one action in so many thoroughly', wholeNumber('--every', 1, MANY), 16)
    .option('--failures <n>', 'stop after so many failing games', wholeNumber('--failures', 1, MANY), 5)
    .option('--content <file>', 'another content pack in place of the game’s own')
    .action(async (id: string | undefined, { all, ...options }: SoakOptions & { readonly all?: boolean }) => {
      if ((id === undefined) !== (all === true)) throw new Problem('usage', 'Name a game to soak, or say --all.');
      end(id === undefined ? await soakAll(options, io) : await soak(id, options, io));
    });

  const names = levels.map(({ id }) => id).join(', ');
  command('arena', 'Let two bots play many games, each pair with the same dice and the sides swapped.')
    .argument('<game>', 'the game; bivouac games lists them')
    .requiredOption(
      '--a <level>',
      `the one bot: ${names}, a rival of the game; with a budget: marshal@400, marshal@2000ms`,
    )
    .requiredOption('--b <level>', 'the other one')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, MANY), 100)
    .option('--seed <word>', 'the seed: the same one plays the same games', '1')
    .option('--scenario <id>', 'the scenario (default: the first)')
    .option('--options <names>', 'options of the game to play with, separated by commas: decoys=false,blind=2')
    .option('--seats <n>', 'how many play (default: as in the first seating)', wholeNumber('--seats', 1, 16))
    .option('--sides <powers>', 'powers that one bot plays together, separated by |; the other has all the rest')
    .option('--jobs <n>', 'how many processes (default: one a core)', wholeNumber('--jobs', 1, 256))
    .option('--save <folder>', 'keep every match there; a run that stopped goes on')
    .option('--weights-a <file>', 'weights for --a in place of the game’s own, as bivouac tune writes them')
    .option('--weights-b <file>', 'the same for --b')
    .option('--stop', 'stop as soon as a sequential test can tell on which side of --bar the share of --a lies')
    .option('--bar <share>', 'the share that --stop asks about, from 0 to 1 (default: 0.5)', share('--bar'))
    .option('--content <file>', 'another content pack in place of the game’s own')
    .action(async (id: string, options: ArenaOptions) => end(await arena(id, options, io)));

  command('suite', 'Let a bot play positions with known good or bad moves; a blunder is a failure.')
    .argument('<game>', 'the game; bivouac games lists them')
    .option('--bot <level>', `who plays: ${names}, a rival of the game; with a budget: marshal@400`, levels.at(-1)?.id)
    .option(
      '--tries <n>',
      'how often each position is played, each time with other dice',
      wholeNumber('--tries', 1, 1000),
      3,
    )
    .option('--seed <word>', 'the seed of the bot’s dice', '1')
    .option('--theme <name>', 'only the positions of one theme')
    .option('--content <file>', 'another content pack in place of the game’s own')
    .action(async (id: string, options: SuiteOptions) => end(await suite(id, options, io)));

  command(
    'tune',
    'Tune the weights of a game’s judgement by games of a bot against itself. A run that stopped goes on.',
  )
    .argument('<game>', 'the game; bivouac games lists them')
    .option('--bot <level>', 'who plays both sides', 'grognard')
    .option('--games <n>', 'how many games a round', wholeNumber('--games', 2, MANY), 40)
    .option('--rounds <n>', 'how many rounds', wholeNumber('--rounds', 1, MANY), 50)
    .option('--seed <word>', 'the seed, and the name of the files', '1')
    .option(
      '--check <n>',
      'games between the tuned weights and those of before, at the end',
      wholeNumber('--check', 0, MANY),
      100,
    )
    .option('--only <names>', 'the weights to tune, separated by commas (default: all)')
    .option('--jobs <n>', 'how many processes (default: one a core)', wholeNumber('--jobs', 1, 256))
    .option('--save <folder>', 'where the log and the weights go', 'docs/tuning')
    .action(async (id: string, options: TuneOptions) => end(await tune(id, options, io)));

  command('learn', 'Teach networks by games of quick players what a game’s judgement misses.')
    .argument('<game>', 'the game; bivouac games lists them')
    .option('--games <n>', 'how many games a round', wholeNumber('--games', 0, MANY), 1200)
    .option('--scenario <ids...>', 'what is played, in turn (default: the first scenario)')
    .option('--matches <folders...>', 'learn from the matches in these folders too, as the arena saves them')
    .option(
      '--rounds <n>',
      'how many rounds: each is played with what the one before has taught',
      wholeNumber('--rounds', 1, MANY),
      2,
    )
    .option(
      '--epochs <n>',
      'how often each round goes through all positions so far',
      wholeNumber('--epochs', 1, MANY),
      6,
    )
    .option('--on', 'go on from what the first of the game’s own networks know already')
    .option('--beside', 'keep the game’s own networks too: it then judges by the mean of all')
    .option('--seed <word>', 'the seed: the same one teaches the same', '1')
    .option('--save <file>', 'where the networks go (default: learnt/<game>.json)')
    .action(async (id: string, options: LearnOptions) => end(await learn(id, options, io)));

  program
    .command('serve')
    .description('Serve the page, for play here and with people far apart: the same server as npm start.')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[options...]', 'as for npm start: --help lists them')
    .action(async (options: readonly string[]) => end(await serve(options)));

  const keeps = (name: string, description: string): Command =>
    command(name, description).option('--data <folder>', 'the folder of the server (default: data, or BIVOUAC_DATA)');
  keeps('backup', 'Copy all that a server keeps into one file, while it runs. DATABASE_URL as for serve.')
    .argument('<file>', 'where to')
    .action(async (file: string, options: KeepOptions) => end(await backup(file, options)));
  keeps('restore', 'Put a copy in the place of a server that has nothing yet. DATABASE_URL as for serve.')
    .argument('<file>', 'a file that bivouac backup has written')
    .action(async (file: string, options: KeepOptions) => end(await restore(file, options)));
  keeps('check', 'Play all matches of a server again, as they are kept. DATABASE_URL as for serve.').action(
    async (options: KeepOptions) => end(await check(options)),
  );

  command('replay', 'Tell a match again in words, and show the position after an action.')
    .argument('<file>', 'a match file')
    .option('--to <n>', 'up to this action', wholeNumber('--to', 0, MANY))
    .option('--seat <seat>', 'only what this seat could see: a number from 1, or the name of a power')
    .option('--content <file>', 'another content pack in place of the game’s own')
    .option('--lang <fr|en>', 'language', language, usual)
    .action(async (file: string, options: ReplayOptions) => end(await replay(file, options, io)));

  command('verify', 'Check a match file: its seed, every action, every position, the result.')
    .argument('<file>', 'a match file')
    .option('--heads <file>', 'what the server had shown while it was played, as the page saves it')
    .option('--content <file>', 'another content pack in place of the game’s own')
    .option('--lang <fr|en>', 'language', language, usual)
    .action(async (file: string, options: VerifyOptions) => end(await verify(file, options, io)));

  const content = command(
    'content',
    'Content packs that an owner of a box types in: check them, or get a sheet to begin with.',
  );
  content
    .command('check')
    .description('Check a pack (JSON), or a sheet (CSV) laid over the game’s own pack.')
    .argument('<game>', 'the game; bivouac games lists them')
    .argument('<file>', 'a pack in JSON, or a sheet in CSV')
    .option('--section <name>', 'what the sheet is of, for example cards')
    .option('--out <file>', 'where to write the pack if it is sound')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', EXIT_CODES)
    .action(async (id: string, file: string, options: CheckOptions) => end(await checkContent(id, file, options, io)));
  content
    .command('sheet')
    .description('Print the game’s own pack as JSON, or one of its sections as a CSV sheet to type in.')
    .argument('<game>', 'the game; bivouac games lists them')
    .argument('[section]', 'the section, for example cards')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', EXIT_CODES)
    .action(async (id: string, section: string | undefined) => end(await contentSheet(id, section)));

  command('bench', 'Measure steps per second, with boardgame.io beside it as a yardstick, or another build.')
    .argument('[online]', 'online: a server and people at a thousand tables instead')
    .option('--matches <n>', 'online: how many matches (default: 1000)', wholeNumber('--matches', 10, MANY))
    .option('--rate <n>', 'online: actions a second (default: 200)', wholeNumber('--rate', 1, MANY))
    .option(
      '--seconds <n>',
      'seconds of the processor to measure (default: 8; 24 against a build, 60 with options)',
      seconds('--seconds', 3600),
    )
    .option(
      '--against <commit>',
      'compare with the house as it was at this commit; a row below nine tenths of it fails',
    )
    .option('--only <games>', 'only these games, separated by commas')
    .option(
      '--options <sets>',
      'one game with these sets of options, as "rout;fatigue,walls", or with "each" that it names, beside the game without; one below four fifths of it fails',
    )
    .action(async (what: string | undefined, _: BenchOptions, self: Command) => {
      const options = self.optsWithGlobals<BenchOptions & OnlineBench>();
      if (what === undefined) return end(await bench(options, io));
      if (what !== 'online')
        throw new Problem('usage', `bench measures "online", or the games without a word: "${what}".`);
      return end(await benchOnline(options));
    });

  command('rules', 'Which paragraphs of the rulebooks are proven by tests, out of scope, or open.').action(async () =>
    end(await rules()),
  );
  return program;
}
