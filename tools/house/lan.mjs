import { networkInterfaces } from 'node:os';

/** The addresses of this machine in the house, those that a phone in it can most likely reach first. */
export function houseAddresses(interfaces = networkInterfaces()) {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const likely = (address) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
  return found.sort((a, b) => likely(a) - likely(b));
}

/** A text as a QR code, two rows of it to a line of the terminal, with the quiet edge that readers want. */
export async function qrCode(text) {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const edge = 2;
  const dark = (row, column) => row >= 0 && column >= 0 && row < size && column < size && code.isDark(row, column);
  const lines = [];
  for (let row = -edge; row < size + edge; row += 2) {
    let line = '';
    for (let column = -edge; column < size + edge; column++) {
      // Light on dark as terminals mostly are: what is light in the code is drawn.
      line += [' ', '▄', '▀', '█'][(dark(row, column) ? 0 : 2) + (dark(row + 1, column) ? 0 : 1)];
    }
    lines.push(line);
  }
  return lines.join('\n');
}
