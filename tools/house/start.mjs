import { pathToFileURL } from 'node:url';
import { ensureBuilt, pageFolder, serverFile } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { openBrowser } from './open-browser.mjs';
import { choosePort, portAdvice, portIsFree } from './port.mjs';
import { Advice, runMain, step } from './say.mjs';

const dataFolder = process.env.BIVOUAC_DATA || inRoot('data');
const host = process.env.HOST || 'localhost';

async function serve(port) {
  const { serve: listen } = await import(pathToFileURL(serverFile).href);
  const served = await listen({ port, host, pageFolder, online: { dataFolder } });
  if (served.ok) return served;
  switch (served.error.kind) {
    case 'port-in-use':
      throw new Advice(portAdvice.inUse(port));
    case 'port-forbidden':
      throw new Advice(portAdvice.forbidden(port));
    default:
      throw new Advice(`The server could not start on ${host}, port ${port}: ${served.error.message}.`);
  }
}

/** Closes on Ctrl+C; a second Ctrl+C does not wait for open connections. */
function closeOnSignal(close) {
  let closing = false;
  const end = () => {
    if (closing) process.exit(130);
    closing = true;
    console.log('\nClosing. Adieu.');
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

export const start = () =>
  runMain(async () => {
    const port = choosePort(process.env.PORT);
    // Asked before the long steps, so that nobody waits for an install to learn that the port is taken.
    if (!(await portIsFree(port, host))) throw new Advice(portAdvice.inUse(port));
    await step('1/3 Installing packages', ensureInstalled);
    await step('2/3 Building the page and the server', ensureBuilt);
    let served;
    await step('3/3 Starting the server', async () => {
      served = await serve(port);
    });
    closeOnSignal(served.close);
    console.log(`\nBivouac is ready: ${served.address}   (Ctrl+C ends it)`);
    openBrowser(served.address);
  });
