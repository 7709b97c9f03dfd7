import type { Log } from '../../service.ts';
import type { ItemUpdate } from '../changedItems.ts';
import type { DeliveryStore, WaitingSummary } from './deliveryStore.ts';

/** Where changes are reported. */
export interface WebhookTargets {
  /** Addresses of the webhooks of the sites. */
  readonly urls: readonly string[];
  readonly secret: string;
}

/** What an address has not taken. */
export interface DeliveryState extends WaitingSummary {
  readonly url: string;
  /** How the last attempt ended; undefined before the first one. */
  readonly outcome: string | undefined;
}

/** Reports changes to the webhooks of the sites, as the platform does, until they have taken them. */
export interface Deliveries {
  readonly report: (updates: readonly ItemUpdate[]) => void;
  /** The addresses for which something waits. */
  readonly waiting: () => readonly DeliveryState[];
  /** Resolves when no attempt is under way. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
}

interface DeliveriesOptions {
  readonly targets: WebhookTargets;
  readonly store: DeliveryStore;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** The platform reports more changes in several calls. */
const updatesPerCall = 1_000;

/** Longer than the site takes (ms). */
const timeoutMs = 10_000;

/** A failed attempt is repeated after this time, and each further one after twice the time before, up to the limit (ms). */
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** Begins with what was left waiting by an earlier process. */
export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { targets, store, now } = options;
  const senders = targets.urls.map((url) => new Sender(url, options));
  for (const sender of senders) sender.start();
  return {
    report: (updates) => {
      if (updates.length === 0) return;
      for (const url of targets.urls) store.add(url, updates, now());
      for (const sender of senders) sender.start();
    },
    waiting: () =>
      senders.flatMap(({ url, outcome }) => {
        const summary = store.waiting(url);
        return summary ? [{ ...summary, url, outcome }] : [];
      }),
    idle: async () => {
      await Promise.all(senders.map((sender) => sender.idle()));
    },
    close: () => {
      for (const sender of senders) sender.stop();
      store.close();
    },
  };
}

/** Sends what waits for one address, one call at a time. */
class Sender {
  readonly url: string;
  /** How the last attempt ended. */
  outcome: string | undefined;
  readonly #options: DeliveriesOptions;
  readonly #closing = new AbortController();
  #pauseMs = firstPauseMs;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isSending = false;

  constructor(url: string, options: DeliveriesOptions) {
    this.url = url;
    this.#options = options;
  }

  /** Sends at once, or after what is being sent. */
  start(): void {
    if (this.#isSending) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    this.#sending = this.#send();
  }

  async idle(): Promise<void> {
    await this.#sending;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
  }

  async #send(): Promise<void> {
    const { targets, store, log } = this.#options;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const next = store.next(this.url, updatesPerCall + 1);
      if (next.length === 0) break;
      const part = next.slice(0, updatesPerCall);
      const updates = part.map(({ update }) => update);
      const call = { updates, continues: next.length > part.length };
      const { isTaken, outcome } = await post(this.url, targets.secret, call, signal);
      if (signal.aborted) break;
      this.outcome = outcome;
      log(`content: webhook with ${part.length} updates: ${outcome}`);
      if (!isTaken) {
        this.#repeatLater();
        break;
      }
      store.remove(part.map(({ number }) => number));
      this.#pauseMs = firstPauseMs;
    }
    // At the moment when nothing was left, so that what is added from now on begins anew.
    this.#isSending = false;
  }

  #repeatLater(): void {
    this.#timer = setTimeout(() => this.start(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }
}

interface Call {
  readonly updates: readonly ItemUpdate[];
  /** Whether more updates follow in another call. */
  readonly continues: boolean;
}

async function post(url: string, secret: string, call: Call, closing: AbortSignal) {
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': secret };
  const body = JSON.stringify({ invocation_id: crypto.randomUUID(), ...call });
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
  try {
    const { ok: isTaken, status } = await fetch(url, { method: 'POST', headers, body, signal });
    return { isTaken, outcome: `status ${status}` };
  } catch (error) {
    return { isTaken: false, outcome: String(error) };
  }
}
