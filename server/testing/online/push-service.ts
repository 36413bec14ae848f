import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushKeys } from '@bivouac/host/testing/push-keys';

export interface Pushed {
  readonly path: string;
  readonly topic: string;
  /** How many bytes came, for whoever carries them can count. */
  readonly size: number;
  /** What the browser reads in it. */
  readonly text: string;
}

/** Takes in what a server pushes to browsers, and reads it as they would. */
export class PushService {
  readonly #server: Server;
  readonly #browsers = new Map<string, PushKeys>();
  readonly pushed: Pushed[] = [];
  /** To whom it went in vain. */
  readonly refused: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        void this.#take(request, new Uint8Array(Buffer.concat(parts)), response);
      });
    });
  }

  /** A browser that nobody has told of is gone. */
  async #take(request: IncomingMessage, body: Uint8Array<ArrayBuffer>, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').slice(1);
    const text = await this.#browsers.get(path)?.read(body);
    if (text === undefined) this.refused.push(path);
    else {
      this.pushed.push({ path, topic: String(request.headers['topic']), size: body.length, text });
    }
    response.writeHead(text === undefined ? 410 : 201).end();
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** A browser that can be pushed to: what it tells the server. */
  async browser(path: string): Promise<{ readonly endpoint: string; readonly keys: PushKeys['told'] }> {
    const keys = await PushKeys.make();
    this.#browsers.set(path, keys);
    const { port } = this.#server.address() as AddressInfo;
    return { endpoint: `http://127.0.0.1:${port}/${path}`, keys: keys.told };
  }

  forget(path: string): void {
    this.#browsers.delete(path);
  }

  to(path: string): readonly Pushed[] {
    return this.pushed.filter((one) => one.path === path);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
