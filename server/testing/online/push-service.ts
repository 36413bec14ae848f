import { createServer, type Server } from 'node:http';
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

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = (request.url ?? '').slice(1);
        const body = new Uint8Array(Buffer.concat(parts));
        void this.#take(path, String(request.headers['topic']), body).then((code) => {
          response.statusCode = code;
          response.end();
        });
      });
    });
  }

  /** A browser that nobody has told of is gone. */
  async #take(path: string, topic: string, body: Uint8Array<ArrayBuffer>): Promise<number> {
    const text = await this.#browsers.get(path)?.read(body);
    if (text === undefined) return 410;
    this.pushed.push({ path, topic, size: body.length, text });
    return 201;
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
