import { pathToFileURL } from 'node:url';
import { ensureBuilt, pageFolder, serverFile } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { houseAddresses, qrCode } from './lan.mjs';
import { openBrowser } from './open-browser.mjs';
import { portAdvice, portIsFree } from './port.mjs';
import { Advice, runMain, step } from './say.mjs';
import { serveOptions } from './serve-options.mjs';

async function serve({ port, host, dataFolder, publicUrl, databaseUrl, mail, logLevel, metricsPort }) {
  const { serve: listen } = await import(pathToFileURL(serverFile).href);
  const served = await listen({
    port,
    host,
    pageFolder,
    logLevel,
    metricsPort,
    online: { dataFolder, publicUrl, databaseUrl, mail },
  });
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

/** The address for whoever is in the house, and the same as a code for phones. */
async function sayHouse(port) {
  const [address, ...others] = houseAddresses();
  if (address === undefined) {
    console.log('\nThis machine is in no network: others cannot come. Connect it, and start again.');
    return;
  }
  const url = `http://${address}:${port}`;
  console.log(`\nIn the house: ${url}`);
  if (others.length > 0) console.log(`or ${others.map((one) => `http://${one}:${port}`).join(', ')}`);
  console.log(`\n${await qrCode(url)}`);
}

export const start = (args = process.argv.slice(2)) =>
  runMain(async () => {
    const options = serveOptions(args);
    if (options === null) return;
    const { port, host, lan, publicUrl } = options;
    // Asked before the long steps, so that nobody waits for an install to learn that the port is taken.
    if (!(await portIsFree(port, host))) throw new Advice(portAdvice.inUse(port));
    await step('1/3 Installing packages', ensureInstalled);
    await step('2/3 Building the page and the server', ensureBuilt);
    let served;
    await step('3/3 Starting the server', async () => {
      served = await serve(options);
    });
    closeOnSignal(served.close);
    const address = publicUrl ?? (lan ? `http://localhost:${port}` : served.address);
    console.log(`\nBivouac is ready: ${address}   (Ctrl+C ends it)`);
    if (lan) await sayHouse(port);
    if (publicUrl === null) openBrowser(address);
  });
