/** What a step throws to end the command with a sentence for the person at the keyboard, and no stack trace. */
export class Advice extends Error {}

export const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Runs one announced step. In a terminal the elapsed seconds tick on the step's own line; in a log there is one line
 * when it begins and one when it ends.
 */
export async function step(label, work) {
  const since = performance.now();
  const live = process.stdout.isTTY;
  let ticking;
  if (live) {
    const draw = () => process.stdout.write(`\r\x1b[K${label} ... ${seconds(since)}`);
    draw();
    ticking = setInterval(draw, 200);
  } else {
    console.log(`${label} ...`);
  }
  const close = (outcome) => {
    clearInterval(ticking);
    console.log(`${live ? '\r\x1b[K' : ''}${label}: ${outcome} (${seconds(since)})`);
  };
  try {
    const outcome = await work();
    close(outcome ?? 'done');
  } catch (error) {
    close('failed');
    throw error;
  }
}

/** Runs a command's main function; an Advice becomes its sentence, anything else is a fault of ours and keeps its trace. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Advice) console.error(`\n${error.message}`);
    else console.error(error);
    process.exit(1);
  }
}
