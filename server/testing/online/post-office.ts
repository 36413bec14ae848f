import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Takes in all mail that a server sends, and delivers none. */
export class PostOffice {
  readonly #server: SMTPServer;
  /** Every mail as it came, with long lines put together again. */
  readonly mails: string[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          this.mails.push(text.replaceAll(/=\r?\n/g, ''));
          done();
        });
      },
    });
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>((resolve) => office.#server.listen(0, '127.0.0.1', resolve));
    return office;
  }

  /** What a server is told to send its mail here. */
  get mail(): { readonly smtp: string; readonly from: string } {
    const { port } = this.#server.server.address() as AddressInfo;
    return { smtp: `smtp://127.0.0.1:${port}`, from: 'bivouac@example.org' };
  }

  /** The code in the latest mail. */
  get code(): string {
    const text = this.mails.at(-1)?.split('\r\n\r\n')[1] ?? '';
    return /([a-z0-9]{4}(?:-[a-z0-9]{4}){3})/.exec(text)?.[1] ?? '';
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
