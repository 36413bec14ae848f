import { createServer } from 'node:net';
import { Advice } from './say.mjs';

const defaultPort = 1813;

const another = (port) => (process.platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`);

export const portAdvice = {
  invalid: (text) =>
    `PORT is "${text}", which is not a port: give a whole number from 1 to 65535, for instance ${another(defaultPort + 1)}`,
  inUse: (port) =>
    `Port ${port} is already in use, perhaps by another Bivouac. Close that program, or choose another port: ${another(port < 65535 ? port + 1 : defaultPort)}`,
  forbidden: (port) => `This user may not open port ${port}. Choose one above 1023: ${another(defaultPort)}`,
};

/** The port asked for in the environment, or 1813. */
export function choosePort(text) {
  if (text === undefined || text === '') return defaultPort;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Advice(portAdvice.invalid(text));
  return port;
}

/** Whether the port can be listened on just now. Only "in use" counts as no: other errors are the server's to report. */
export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
