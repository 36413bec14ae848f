import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { NoticeKind } from '@bivouac/host';
import type { TableStore } from '../tables/head.ts';
import { mayKnock } from './addresses.ts';
import type { Vapid } from './vapid.ts';
import { mailWords, noticeWords } from './words.ts';

export interface Told {
  readonly account: string;
  readonly language: 'en' | 'fr';
  readonly match: string;
  readonly game: string;
  readonly kind: NoticeKind;
}

/** A push service keeps a message for so long, in seconds. */
const KEPT = 86_400;
/** Nobody is waited for longer, in milliseconds. */
const PATIENCE = 10_000;
/** An endpoint that is there no more answers so. */
const GONE: readonly number[] = [404, 410];

export interface PushCare {
  readonly store: TableStore;
  readonly vapid: Vapid;
  /** Where this server can be asked about what it sends. */
  readonly subject: string;
  readonly mayKnock?: (endpoint: string) => Promise<boolean>;
}

/** Notices to browsers whose page is closed. */
export class PushWay {
  readonly #care: PushCare;

  constructor(care: PushCare) {
    this.#care = care;
  }

  async tell({ account, language, match, game, kind }: Told): Promise<void> {
    await this.#send(account, match, { tag: match, ...noticeWords(language, kind, game), url: `/online/${match}` });
  }

  /** He has seen it: it is taken away wherever it still lies. */
  async withdraw(account: string, match: string): Promise<void> {
    await this.#send(account, match, { withdraw: match });
  }

  async #send(account: string, topic: string, what: object): Promise<void> {
    const { store, vapid, subject } = this.#care;
    const may = this.#care.mayKnock ?? mayKnock;
    for (const { endpoint, keys } of await store.notices.pushesOf(account)) {
      if (!(await may(endpoint))) continue;
      // They were checked when the browser gave them.
      const subscription = { endpoint, keys: JSON.parse(keys) as { p256dh: string; auth: string } };
      const { method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(what), {
        vapidDetails: { subject, ...vapid },
        TTL: KEPT,
        topic,
      });
      const answer = await fetch(endpoint, {
        method,
        headers,
        body: new Uint8Array(body ?? []),
        // It goes where it was allowed to go, and no further.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (GONE.includes(answer.status)) await store.notices.dropPush(endpoint);
    }
  }
}

export interface MailOptions {
  /** As nodemailer takes it: `smtps://user:password@host`. */
  readonly smtp: string;
  readonly from: string;
}

/** Notices, codes and ways back by mail, where a server has somewhere to post it. */
export class MailWay {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #store: TableStore;
  readonly #home: string;

  constructor(store: TableStore, { smtp, from }: MailOptions, home: string) {
    this.#transport = createTransport(smtp);
    this.#from = from;
    this.#store = store;
    this.#home = home;
  }

  async tell({ account, language, match, game, kind }: Told): Promise<void> {
    const mail = await this.#store.notices.mailOf(account);
    if (mail === null || !mail.verified) return;
    const { title, body } = noticeWords(language, kind, game);
    const { go, stop } = mailWords(language);
    await this.#post(mail.address, `${title}: ${body}`, `${body}\n\n${go} ${this.#home}/online/${match}\n\n${stop}\n`);
  }

  async sendCode(address: string, language: 'en' | 'fr', code: string): Promise<void> {
    const words = mailWords(language);
    await this.#post(address, words.code, `${words.codeText(code)}\n`);
  }

  async sendWayBack(address: string, language: 'en' | 'fr', code: string): Promise<void> {
    const words = mailWords(language);
    await this.#post(address, words.recover, `${words.recoverText(code)}\n`);
  }

  async #post(to: string, subject: string, text: string): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, to, subject, text });
  }

  close(): void {
    this.#transport.close();
  }
}
