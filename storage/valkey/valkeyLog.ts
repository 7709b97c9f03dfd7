import { setTimeout } from 'node:timers/promises';
import type { ValkeyClient } from './valkeyClient.ts';
import type { ValkeyClock } from './valkeyClock.ts';

/** An entry of a log. */
export interface LogEntry {
  readonly text: string;
  /** When it was added, by this machine's clock (ms since 1970). */
  readonly addedAt: number;
}

interface LogOptions {
  /** A connection of its own, because reading waits for the next entry. Its owner connects it. */
  readonly client: ValkeyClient;
  readonly clock: ValkeyClock;
  /** Name of the stream on the server. */
  readonly key: string;
  /** Receives every entry once, in order. */
  readonly take: (entry: LogEntry) => void;
  /**
   * Called before the first entries, and when the log has lost the entry that was read last: what was added before this
   * time is unknown.
   */
  readonly begin: (knownSince: number) => void;
  /** Called when the last entries have been read, and then every few seconds. */
  readonly onCurrent: () => void;
  readonly log: (line: string) => void;
}

/** A log that all machines write to, and that each reads from where it stopped, also after a lost connection. */
export interface ValkeyLog {
  /** Whether entries are read as soon as they are added, and the clocks have been compared. */
  readonly isCurrent: () => boolean;
  /** Reads until `end` is called. Resolves when the log is current for the first time. */
  readonly follow: () => Promise<void>;
  readonly end: () => void;
}

/** Older entries are removed from the server. */
const maxEntries = 1_000;

/** How long the server waits for an entry before it says that there is none (ms). */
const waitMs = 5_000;

/** After a failure, or before there is a connection (ms). */
const retryMs = 100;

/** Adds an entry to a log. */
export async function addToLog(client: ValkeyClient, key: string, text: string): Promise<void> {
  const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
  await client.xAdd(key, '*', { text }, { TRIM: trim });
}

/** Creates the reader of a log. */
export function createValkeyLog(options: LogOptions): ValkeyLog {
  const { client, clock, key, begin, onCurrent, log } = options;
  const { promise: firstCurrent, resolve: noteCurrent } = Promise.withResolvers<void>();
  let lastId: string | undefined;
  let isCurrent = false;
  let isEnded = false;

  function takeAll(messages: readonly StreamMessage[]): void {
    for (const { id, message } of messages) {
      lastId = id;
      const { text } = message;
      if (text !== undefined && text !== marker) options.take({ text, addedAt: addedAt(id) });
    }
  }

  const addedAt = (id: string) => clock.toLocal(Number(id.split('-')[0]));

  async function catchUp(): Promise<void> {
    if (lastId !== undefined && (await range(lastId, lastId)).length > 0) {
      return takeAll(await range(`(${lastId}`, '+'));
    }
    const entries = await readWhole();
    const [first] = entries;
    if (first) begin(addedAt(first.id));
    takeAll(entries);
  }

  async function range(from: string, to: string): Promise<readonly StreamMessage[]> {
    return (await client.xRange(key, from, to)) ?? [];
  }

  async function readWhole(): Promise<readonly StreamMessage[]> {
    const entries = await range('-', '+');
    if (entries.length > 0) return entries;
    // The first entry says since when the log has been complete.
    await addToLog(client, key, marker);
    return range('-', '+');
  }

  async function readOn(): Promise<void> {
    while (!isEnded && lastId !== undefined) {
      await clock.compare(client);
      isCurrent = clock.isCompared();
      if (isCurrent) noteCurrent();
      onCurrent();
      const read = await client.xRead({ key, id: lastId }, { BLOCK: waitMs, COUNT: maxEntries });
      for (const { messages } of read ?? []) takeAll(messages);
    }
  }

  async function readAlways(): Promise<void> {
    while (!isEnded) {
      try {
        await clock.compare(client);
        await catchUp();
        await readOn();
      } catch (error) {
        isCurrent = false;
        // The client reports failures of its connection.
        if (client.isReady && !isEnded) log(`can't be read: ${String(error)}`);
        await setTimeout(retryMs, undefined, { ref: false });
      }
    }
  }

  return {
    isCurrent: () => isCurrent,
    follow: () => {
      void readAlways();
      return firstCurrent;
    },
    end: () => {
      isEnded = true;
      isCurrent = false;
    },
  };
}

interface StreamMessage {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

const marker = 'begin';
