import { setTimeout } from 'node:timers/promises';
import type { ValkeyClient } from './valkeyClient.ts';
import { longestAnswerMs, type ValkeyClock } from './valkeyClock.ts';

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
  /** Receives a line for each reason why the log can't be read, once. */
  readonly logOnce: (line: string) => void;
}

/** A log that all machines write to, and that each reads from where it stopped, also after a lost connection. */
export interface ValkeyLog {
  /** Whether entries are read as soon as they are added, and the clocks have been compared. */
  readonly isCurrent: () => boolean;
  /** Reads until `end` is called. */
  readonly follow: () => void;
  /** Resolves when the log is current for the first time. */
  readonly firstCurrent: Promise<void>;
  readonly end: () => void;
}

/** Older entries are removed from the server. */
const maxEntries = 1_000;

/** How long a read waits for a new entry before the server answers that none came (ms). */
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
  const { client, clock, onCurrent, logOnce } = options;
  const { promise: firstCurrent, resolve: noteCurrent } = Promise.withResolvers<void>();
  const position = createPosition(options);
  let isCurrent = false;
  let isEnded = false;

  async function readOn(): Promise<void> {
    await clock.compare(client);
    isCurrent = clock.isCompared();
    if (isCurrent) noteCurrent();
    else logOnce(`isn't used yet: the server takes longer than ${longestAnswerMs} ms to answer`);
    onCurrent();
    await position.awaitNext();
  }

  async function readAlways(): Promise<void> {
    while (!isEnded) {
      try {
        await clock.compare(client);
        await position.catchUp();
        while (!isEnded) await readOn();
      } catch (error) {
        isCurrent = false;
        // The client reports failures of its connection.
        if (client.isReady && !isEnded) logOnce(`isn't used: ${String(error)}`);
        await setTimeout(retryMs, undefined, { ref: false });
      }
    }
  }

  return {
    isCurrent: () => isCurrent && !isEnded,
    follow: () => void readAlways(),
    firstCurrent,
    end: () => {
      isEnded = true;
    },
  };
}

interface StreamMessage {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

/** The first entry of a new log, which says since when it has been complete. */
const marker = 'begin';

/** How far a log has been read. */
function createPosition({ client, clock, key, begin, take }: LogOptions) {
  let lastId = '';
  const addedAt = (id: string) => clock.toLocal(Number(id.split('-')[0]));

  function takeAll(messages: readonly StreamMessage[]): void {
    for (const { id, message } of messages) {
      lastId = id;
      const { text } = message;
      if (text !== undefined && text !== marker) take({ text, addedAt: addedAt(id) });
    }
  }

  async function range(from: string, to: string): Promise<readonly StreamMessage[]> {
    return (await client.xRange(key, from, to)) ?? [];
  }

  async function readWhole(): Promise<readonly StreamMessage[]> {
    const entries = await range('-', '+');
    if (entries.length > 0) return entries;
    await addToLog(client, key, marker);
    return range('-', '+');
  }

  return {
    /** Takes the entries that were added since the last one, or all of them if that is lost. */
    catchUp: async (): Promise<void> => {
      const hasLast = lastId !== '' && (await range(lastId, lastId)).length > 0;
      const entries = hasLast ? await range(`(${lastId}`, '+') : await readWhole();
      const [first] = entries;
      if (!hasLast && first) begin(addedAt(first.id));
      takeAll(entries);
    },
    /** Takes the next entries as soon as there are any, and gives up after some time. */
    awaitNext: async (): Promise<void> => {
      const read = await client.xRead({ key, id: lastId }, { BLOCK: waitMs, COUNT: maxEntries });
      for (const { messages } of read ?? []) takeAll(messages);
    },
  };
}
