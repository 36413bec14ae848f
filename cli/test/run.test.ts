import { games } from '@bivouac/shelf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { World } from './world.ts';

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => {
  world[Symbol.dispose]();
});

const commands = ['games', 'play', 'soak', 'replay', 'verify', 'bench', 'rules'];

test('help names every command and the exit codes', async () => {
  const { code, out, err } = await world.run(['--help']);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const command of commands) expect(out).toContain(`  ${command} `);
  expect(out).toContain('Exit codes:');
});

describe.each(commands)('%s', (command) => {
  test('has help of its own, with --json and the exit codes', async () => {
    const { code, out } = await world.run([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: bivouac ${command}`);
    expect(out).toContain('--json');
    expect(out).toContain('Exit codes:');
  });

  test('gives its help as an object too', async () => {
    const { code, value } = await world.json([command, '--help']);
    expect(code).toBe(0);
    expect(value['help']).toContain(`Usage: bivouac ${command}`);
  });
});

/** Wrong in one way each, and what the sentence must name. */
const wrong: (readonly [argv: string[], says: RegExp])[] = [
  [[], /Say what to do/],
  [['fly'], /unknown command 'fly'/i],
  [['game'], /Did you mean games\?/],
  [['games', '--fast'], /unknown option '--fast'/i],
  [['games', 'extra'], /too many arguments/i],
  [['soak'], /Name a game to soak, or say --all/],
  [['soak', 'waterloo'], /There is no game "waterloo"\. Choose one of: nations, .*tiny/],
  [['soak', 'tiny', '--games', 'many'], /--games takes a whole number from 1 .* not "many"/],
  [['soak', 'tiny', '--games', '0'], /--games takes a whole number/],
  [['soak', 'tiny', '--games', '-3'], /--games takes a whole number|argument missing/],
  [['soak', 'tiny', '--every', '1.5'], /--every takes a whole number/],
  [['bench', '--seconds', 'long'], /--seconds takes a number of seconds/],
  [['play'], /Say which game to play/],
  [['play', 'waterloo'], /There is no game "waterloo"/],
  [['play', 'tiny', '--seat', '4'], /There is no seat "4": give a number from 1 to 3, or one of red, blue, green/],
  [['play', 'tiny', '--seats', '7'], /tiny is played by 3 or 2 players, not by 7/],
  [['play', 'tiny', '--bot', 'general'], /There is no bot "general"\. Choose one of: random/],
  [['play', 'tiny', '--lang', 'de'], /--lang takes en or fr, not "de"/],
  [['play', 'tiny', '--scenario', 'moon'], /has no scenario "moon"\. Choose one of: ring/],
  [['replay', 'nowhere.bivouac'], /Cannot read "nowhere\.bivouac": there is no such file/],
  [['verify', 'nowhere.bivouac'], /Cannot read "nowhere\.bivouac": there is no such file/],
  [['verify', '.'], /Cannot read "\.": it is a folder/],
  [['play', '--resume', 'nowhere.bivouac'], /Cannot read "nowhere\.bivouac"/],
];

// One of the four that is still to come, as long as there is one.
const later = games.find(({ load }) => load === null);
if (later !== undefined) wrong.push([['soak', later.id], /cannot be played yet\. These can: .*tiny/]);

describe.each(wrong)('wrong usage: %j', (argv, says) => {
  test('is said on standard error, with code 2', async () => {
    const { code, out, err } = await world.run(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(says);
    expect(err).not.toMatch(/\n {4}at /);
  });

  test('is one object with --json, with code 2', async () => {
    const { code, value } = await world.json(argv);
    expect(code).toBe(2);
    expect(Object.keys(value)).toEqual(['error']);
    expect(value['error']).toMatchObject({
      kind: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(says),
    });
  });
});

test.each([
  [[], /^Dites que faire/],
  [['voler'], /^Commande inconnue : « voler »/],
  [['game'], /Vouliez-vous dire games \?/],
  [['games', '--vite'], /^Option inconnue : « --vite »/],
  [['play'], /^Dites à quel jeu jouer/],
  [['play', 'waterloo'], /^Il n’y a pas de jeu « waterloo ». Choisissez parmi : nations/],
  [['play', 'tiny', '--seat', '4'], /^Il n’y a pas de place « 4 »/],
  [['play', 'tiny', '--seats', '7'], /^tiny se joue à 3 ou 2, pas à 7/],
  [['play', 'tiny', '--seats', 'x'], /^--seats demande un nombre entier de 1 à 16, pas « x »/],
  [['play', 'tiny', '--bot', 'general'], /^Il n’y a pas d’ordinateur « general »/],
  [['play', 'tiny', '--scenario', 'moon'], /^tiny n’a pas de scénario « moon »/],
  [['play', '--resume', 'nowhere.bivouac'], /ce fichier n’existe pas. Donnez le chemin d’un fichier de partie/],
  [['replay', 'nowhere.bivouac'], /^Impossible de lire « nowhere.bivouac »/],
  [['verify', '.'], /c’est un dossier/],
] as const)('what keeps a command from its work is said in French where that is asked for: %j', async (argv, says) => {
  // Before and after the command, by the environment too: wherever the language is to be read from.
  const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  if (argv.length > 0) {
    const asked = await world.run([...argv, '--lang', 'fr']);
    expect({ code: asked.code, err: spaces(asked.err) }).toEqual({ code: 2, err: expect.stringMatching(says) });
  }
  world.env = { LANG: 'fr_FR.UTF-8' };
  const usual = await world.run(argv);
  expect({ code: usual.code, err: spaces(usual.err) }).toEqual({ code: 2, err: expect.stringMatching(says) });
});

test('the environment chooses the language, an option overrules it', async () => {
  world.env = { LANG: 'fr_FR.UTF-8' };
  expect((await world.run(['games'])).out).toContain('Le jeu minuscule');
  expect((await world.run(['games', '--lang', 'en'])).out).toContain('The tiny game');
  world.env = { LANG: 'de_DE.UTF-8' };
  expect((await world.run(['games'])).out).toContain('The tiny game');
});

test('games says how far each game has come', async () => {
  const { code, value } = await world.json(['games']);
  expect(code).toBe(0);
  expect(value['games']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'nations', testing: false, paragraphs: 28 }),
      expect.objectContaining({ id: 'tiny', testing: true, playable: true, seats: [2, 3], scenarios: ['ring'] }),
    ]),
  );
});
